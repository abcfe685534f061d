"""`make pin-images` pins the images of compose.yaml by digest. A digest names the exact content; a tag can be moved.

The digests are written to var/compose.digests.yaml. Use this file together with compose.yaml:
docker compose --file compose.yaml --file var/compose.digests.yaml up --detach

Images that are built here have no digest. Needs a container engine and a registry.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from stack.setup.checkout import ROOT

FILE = ROOT / "var" / "compose.digests.yaml"


class PinningFailed(Exception):
    """An image cannot be pinned. The message gives the reason, such as the first line of docker on stderr."""


def pin_images(file: Path) -> dict[str, str]:
    """Write a compose file with the digest of each pulled image. Returns the pinned images by the name of the service.

    JSON is valid YAML, so the file is written as JSON.
    """
    composed = json.loads(_run_docker("compose", "--profile", "*", "config", "--format", "json"))
    services: dict[str, dict[str, Any]] = composed["services"]
    pulled = {name: each["image"] for name, each in services.items() if "build" not in each}
    pinned = {image: _read_digest(image) for image in sorted(set(pulled.values()))}
    images = {name: f"{image}@{pinned[image]}" for name, image in pulled.items()}
    file.parent.mkdir(parents=True, exist_ok=True)
    content = {"services": {name: {"image": image} for name, image in images.items()}}
    file.write_text(f"{json.dumps(content, indent=2)}\n")
    return images


def _read_digest(image: str) -> str:
    """Pull the image. Returns its digest in the registry, such as `sha256:0a1b…`."""
    _run_docker("pull", "--quiet", image)
    name = _run_docker("image", "inspect", "--format", "{{index .RepoDigests 0}}", image).strip()
    return name.partition("@")[2]


def _run_docker(*arguments: str) -> str:
    try:
        ended = subprocess.run(["docker", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    except FileNotFoundError as error:
        raise PinningFailed("docker is not installed") from error
    if ended.returncode != 0:
        lines = ended.stderr.strip().splitlines() or ["no error text"]
        raise PinningFailed(f"docker {arguments[0]}: {lines[0]}")
    return ended.stdout


def main() -> int:
    try:
        images = pin_images(FILE)
    except PinningFailed as error:
        print(f"pin-images: {error}", file=sys.stderr)
        return 1
    for name, image in images.items():
        print(f"{name}: {image}")
    print(f"Written to {FILE}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
