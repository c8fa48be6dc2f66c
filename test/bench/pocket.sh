# Pocket Madness: thinking.
thinking pocket novice 1000 20 20
thinking pocket adept 1000 60 60
thinking pocket elder 2000 180 90
