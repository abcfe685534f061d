"""Why a course is where it is for a question, in words: for the people who look after the search."""
