"""The pages that the server makes itself, and the browser client that it hands out."""

from vorhand.room.site.client import read_client
from vorhand.room.site.routes import page_missing, reads_pages, routes

__all__ = ["page_missing", "read_client", "reads_pages", "routes"]
