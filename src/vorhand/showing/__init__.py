"""What a player is shown beside his view, and what he may type: for the terminal and for the browser alike."""
