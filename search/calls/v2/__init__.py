"""The calls under `v2/search`. Filters and counts have the same meaning as in `course/course_search/`."""
