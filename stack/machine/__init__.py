"""Requirements for this machine: free disk space, free ports and a folder of the current user."""
