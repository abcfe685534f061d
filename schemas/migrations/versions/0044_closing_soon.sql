ALTER TABLE saved_search_course ADD COLUMN deadline DATE;
