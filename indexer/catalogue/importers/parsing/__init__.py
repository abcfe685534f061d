"""What registers write alike: cells, header columns, dates in names, websites; and one sheet row by row."""
