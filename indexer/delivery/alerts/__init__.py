"""Finds changes in the courses of saved searches and of followed institutes, and queues the mails about them."""
