# Tides of Madness, twice as many games; one that nobody wins counts half for both.
games=${GAMES:-4000}
pairing tides 60 78 novice,random
pairing tides 80 - adept,random
pairing tides 97 - elder,random
pairing tides 62 - adept,novice
pairing tides 80 - elder,adept
games=${GAMES:-2000}
