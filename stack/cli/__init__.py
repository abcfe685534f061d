"""The command `finder`. Each module has the commands for one noun, and `main` registers them."""
