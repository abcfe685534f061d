"""What search engines are told of the site: /robots.txt, /sitemap.xml and its parts."""
