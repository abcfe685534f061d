"""/robots.txt, /sitemap.xml and its parts for search engines."""
