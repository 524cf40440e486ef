"""Opponents that learn: self-play on batches of games, with JAX. Nothing else in the house imports this floor."""
