"""The icon as pictures for those who cannot read SVG: `python web/icons.py`, where Chromium is installed.

A maskable icon is cut to a circle, a drop or a square by whoever shows it: its ground has no edge, its key is smaller.
"""

import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

PUBLIC: Final = Path(__file__).resolve().parent / "public"
GROUND: Final = '<rect width="256" height="256" fill="#1f6f6b"/><path d="M256 96v160H96z" fill="#17595a"/>'
SIZES: Final = {"icon-192.png": 192, "icon-512.png": 512, "icon-180.png": 180, "icon-maskable-512.png": 512}
EDGELESS: Final = ("icon-180.png", "icon-maskable-512.png")  # Apple's corners are Apple's business too


def edgeless(svg: str) -> str:
    before, _, rest = svg.partition('<g id="ground">')
    _, _, key = rest.partition("</g>")
    smaller = key.replace('<g id="key"', '<g transform="translate(32 32) scale(.75)"><g id="key"').replace(
        "</svg>", "</g></svg>"
    )
    return before + GROUND + smaller


def draw(svg: str, size: int, target: Path, folder: str) -> None:
    page = Path(folder) / "icon.html"
    page.write_text(
        f"<style>body{{margin:0}}svg{{width:{size}px;height:{size}px;display:block}}</style>{svg}", encoding="utf-8"
    )
    switches = [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--hide-scrollbars",
        "--default-background-color=00000000",
    ]
    place = [f"--user-data-dir={folder}/chrome", f"--window-size={size},{size}", f"--screenshot={target}"]
    subprocess.run(["chromium", *switches, *place, str(page)], check=True, capture_output=True)


def main() -> None:
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with TemporaryDirectory() as folder:
        for name, size in SIZES.items():
            draw(edgeless(svg) if name in EDGELESS else svg, size, PUBLIC / name, folder)


if __name__ == "__main__":
    main()
