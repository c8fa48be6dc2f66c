# Pocket Madness. With 4 seats a quarter is par.
pairing pocket 70 88 novice,random
pairing pocket 93 - adept,random
pairing pocket 97 - elder,random
pairing pocket 75 - adept,novice
pairing pocket 80 - elder,adept
pairing pocket 40 - elder,adept,adept,adept
