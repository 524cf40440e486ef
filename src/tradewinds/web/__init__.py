"""The table: pages, live updates, store, accounts and JSON API. It knows no game: it asks the Game."""
