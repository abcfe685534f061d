"""What replaced a page that is gone."""
