"""The site map for search engines: /robots.txt, /sitemap.xml and its parts."""
