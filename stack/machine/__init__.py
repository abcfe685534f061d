"""What this machine must offer: free disk space, free ports and an owned folder."""
