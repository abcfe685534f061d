"""Opens the home page as a slow phone, on a site with the sample: `python -m bench.slow_phone`.

`web/scripts/slowPhone.mjs` measures when the inputs of the search accept text and when all
controls work.
"""

from bench.lighthouse import run_on_sample_site


def main() -> int:
    """Measure the home page. Returns 1 if the inputs accept text too late."""
    return run_on_sample_site("slow-phone")


if __name__ == "__main__":
    raise SystemExit(main())
