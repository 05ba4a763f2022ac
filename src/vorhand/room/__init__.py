"""The room: tables at which people and AIs play, kept by a server that loses nothing it has acknowledged."""
