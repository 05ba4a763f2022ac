"""Migrations of the room's database."""
