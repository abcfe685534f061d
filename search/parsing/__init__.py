"""What is asked: the filter body with its ids resolved, its ranges checked and its text cut into words."""
