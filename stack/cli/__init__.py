"""The ops CLI `finder`: one module per noun, registered in `main`."""
