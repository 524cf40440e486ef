"""How a server can be watched: figures for Prometheus, whether it is well and ready, and logs."""
