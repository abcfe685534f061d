"""The pages for staff: the second factor, and the enquiries and applications of counsellors.

The server renders the pages with templates. They need no JavaScript. Urdu pages load the font of the site.
"""
