"""The editing of content: which fields an editor can change, their rules, and the SQL of drafts and versions."""
