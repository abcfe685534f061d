"""The command `finder`. Each module has one command or one group of commands, such as `finder index`."""
