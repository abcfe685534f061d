"""The lists of the catalogue and of the home page, and the pages of institutes and campuses."""
