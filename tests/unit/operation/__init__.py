"""How the product is put together for many machines."""
