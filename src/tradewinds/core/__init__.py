"""What every game shares and no game owns."""
