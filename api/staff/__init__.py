"""The pages for staff: the second factor, and the enquiries and applications of counsellors.

The server writes the pages. They need no JavaScript. Urdu pages load the font of the site.
"""
