"""Commands of counsellors: persons with a role, applications and enquiries."""
