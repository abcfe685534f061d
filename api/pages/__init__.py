"""What a page of the web says of itself before any script runs: its title, its description, its facts for machines."""
