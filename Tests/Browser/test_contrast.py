"""The contrast of every visible text on the pages, light and dark (WCAG 2.1, success criterion 1.4.3)."""

import unittest

from pages import BrowserTest, flipbook
from server import Server

SCENE = """\
title: Contrast
canvas: {size: [240, 160], background: white}
duration: 1
variables:
  pause: 0.2
layers:
  - {layer: card, frame: [20, 20, 60, 40], backgroundColor: '#2E6BE6'}
  - {button: menu, frame: [20, 110, 60, 44], title: Menu, titleColor: black}
when:
  menu.touchUpInside: {pop: card.scaleXY, to: 1.2, bounciness: 12, speed: 10}
start:
  - {basic: card.opacity, to: 0.5, duration: 0.5, after: pause, updateModel: true}
script:
  - {tap: menu, at: 0.3}
"""

# The texts with a contrast below the limit: 4.5, or 3 for large ones. Backgrounds that let others through are mixed;
# disabled controls, texts over images, and canvases have no limit.
FAINT = """
() => {
  const parse = (text) => {
    const numbers = text.match(/[\\d.]+/g).map(Number)
    if (text.startsWith('color(')) return [...numbers.slice(0, 3).map((part) => part * 255), numbers[3] ?? 1]
    return [numbers[0], numbers[1], numbers[2], numbers[3] ?? 1]
  }
  const over = (top, bottom) => {
    const alpha = top[3] + bottom[3] * (1 - top[3])
    if (alpha === 0) return [0, 0, 0, 0]
    return [0, 1, 2].map((i) => (top[i] * top[3] + bottom[i] * bottom[3] * (1 - top[3])) / alpha).concat(alpha)
  }
  const luminance = (color) => {
    const [r, g, b] = color.slice(0, 3).map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const canvas = matchMedia('(prefers-color-scheme: dark)').matches ? [18, 18, 18, 1] : [255, 255, 255, 1]
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim()
    const element = node.parentElement
    if (!text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (['SCRIPT', 'STYLE', 'OPTION'].includes(element.tagName) || element.closest('svg, :disabled, [aria-disabled=true]')) continue
    const box = element.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) continue
    let background = [0, 0, 0, 0]
    let opacity = 1
    for (let ancestor = element; ancestor; ancestor = ancestor.parentElement) {
      const style = getComputedStyle(ancestor)
      background = over(background, parse(style.backgroundColor))
      opacity *= Number(style.opacity)
    }
    background = over(background, canvas)
    const style = getComputedStyle(element)
    const color = parse(style.color)
    const shown = over([...color.slice(0, 3), color[3] * opacity], background)
    const [light, dark] = [luminance(shown), luminance(background)].sort((a, b) => b - a)
    const contrast = (light + 0.05) / (dark + 0.05)
    const size = parseFloat(style.fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    if (contrast < (isLarge ? 3 : 4.5)) found.push(`${contrast.toFixed(2)}: ${text.slice(0, 40)} (${element.tagName}.${element.className})`)
  }
  return [...new Set(found)]
}
"""


class ContrastTest(BrowserTest):
    def note(self, url):
        if not url.startswith("ws://127.0.0.1:"):
            super().note(url)

    def check(self, address, prepare=None):
        for scheme in ("light", "dark"):
            for width in (1440, 390):
                with self.subTest(scheme=scheme, width=width):
                    page = self.open(address, color_scheme=scheme, viewport={"width": width, "height": 900})
                    page.wait_for_timeout(1500)
                    if prepare:
                        prepare(page)
                    self.assertEqual(page.evaluate(FAINT), [])
                    self.closePages()

    def test_preview(self):
        path = self.folder / "contrast.yaml"
        path.write_text(SCENE)
        server = Server(path)

        def select(page):
            self.until(page, "live.selection.paths !== undefined", 20)
            page.evaluate("live.selection.choose('card')")
            page.wait_for_timeout(300)

        try:
            self.check(server.address, select)
        finally:
            self.closePages()
            server.stop()

    def test_review(self):
        path = self.folder / "review.yaml"
        path.write_text(SCENE)
        page = self.folder / "review.html"
        flipbook("review", path, "-o", page)
        self.check(page.as_uri())

    def test_appearances(self):
        path = self.folder / "appearances.yaml"
        path.write_text(SCENE + "appearances: {day: {}, night: {style: dark}}\n")
        page = self.folder / "appearances.html"
        flipbook("appearances", path, "-o", page)
        self.check(page.as_uri())


if __name__ == "__main__":
    unittest.main()
