# The sound driver: the dearest frame of all pieces and effects, at most a tenth of a frame.
line sound_step_DMG "$(sh test/rom/sound/cost.sh "$ROM")" cycles 7022
