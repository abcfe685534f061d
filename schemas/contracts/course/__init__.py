"""One course: on a card, on the course page, in a comparison and in an enquiry."""
