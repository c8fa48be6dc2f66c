# arena and its players from outside.
tap arena sh test/host/arena.sh "$HOST/arena"
