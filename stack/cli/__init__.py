"""The command `finder`: one module per noun, registered in `main`."""
