"""The contracts of one course: the card, the course page, the comparison and the enquiry."""
