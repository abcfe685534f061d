"""The delivery of submitted forms to the CRM while services fail."""
