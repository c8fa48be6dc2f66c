# Cthulhu Realms. With 4 seats a quarter is par. Then how its cards fare among Elders.
pairing realms 99 - elder,random
pairing realms 75 - adept,novice
pairing realms 65 - elder,adept
pairing realms 35 - elder,adept,adept,adept
build/host/balance -n $((2 * games)) || missed=1
