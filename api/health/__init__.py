"""Health checks for load balancers and supervisors."""
