import Compositor
import Flipbook
import Pixels
import TestSupport
import Testing

/// Masks of Lottie files, combined as in After Effects.
@Suite struct LottieMaskTests {
  /// A solid of 80 by 80 behind masks that are squares of 40, each of which covers half of the one before.
  private func painted(_ masks: [(mode: String, opacity: Int)], isInverted: Bool = false, expansion: Int = 0) throws
    -> Bitmap
  {
    let places = [(10, 10), (30, 10), (20, 30)]
    let squares = zip(masks, places).map { mask, place in
      let (x, y) = place
      return """
        {"mode": "\(mask.mode)", "o": {"k": \(mask.opacity)}, "x": {"k": \(expansion)}, "inv": \(isInverted), "pt": {"k": {
          "v": [[\(x), \(y)], [\(x + 40), \(y)], [\(x + 40), \(y + 40)], [\(x), \(y + 40)]],
          "i": [[0, 0], [0, 0], [0, 0], [0, 0]], "o": [[0, 0], [0, 0], [0, 0], [0, 0]], "c": true}}}
        """
    }
    let folder = try TemporaryFolder()
    _ = try folder.write(
      Array(
        """
        {"v": "5.7.0", "fr": 10, "ip": 0, "op": 10, "w": 80, "h": 80, "layers": [{"ty": 1, "nm": "solid", "ip": 0, "op": 10,
          "sc": "#ff0000", "sw": 80, "sh": 80, "ks": {}, "masksProperties": [\(squares.joined(separator: ", "))]}]}
        """.utf8), to: "masks.json")
    let images = ImageLibrary()
    let scene = try Scene.load(folder / "masks.json", images: images)
    let compositor = Compositor(viewport: Viewport(widthPixels: 80, heightPixels: 80, scale: 1), images: images)
    return compositor.paint(scene.makeStage().snapshot())
  }

  private static let modes = ["a", "s", "i", "l", "d", "f"]

  /// How opaque a place is after a mask: opacities are from 0 to 1.
  private func opacity(_ before: Double, _ mask: Double, _ mode: String) -> Double {
    switch mode {
    case "a": before + mask - before * mask
    case "s": before * (1 - mask)
    case "i": before * mask
    case "l": max(before, mask)
    case "d": min(before, mask)
    default: abs(before - mask)
    }
  }

  @Test(arguments: modes, [[100, 100, 100], [60, 80, 50]])
  func combine(first: String, opacities: [Int]) throws {
    for second in Self.modes {
      for third in Self.modes {
        let masks = Array(zip([first, second, third], opacities)).map { (mode: $0, opacity: $1) }
        let picture = try painted(masks)
        for (x, y) in [(15, 20), (40, 20), (60, 20), (25, 40), (40, 40), (55, 40), (40, 60), (5, 5)] {
          let inside = [(10, 10), (30, 10), (20, 30)].map { ($0..<$0 + 40).contains(x) && ($1..<$1 + 40).contains(y) }
          // What cuts away begins with everything.
          var expected = ["s", "i", "d"].contains(first) ? 1.0 : 0.0
          for (mask, isInside) in zip(masks, inside) {
            expected = opacity(expected, isInside ? Double(mask.opacity) / 100 : 0, mask.mode)
          }
          let found = Int(picture[x, y].alpha)
          #expect(abs(found - Int((255 * expected).rounded())) <= 3, "\(masks) at \(x), \(y)")
        }
      }
    }
  }

  @Test("An inverted mask is as opaque outside as it says, and an expanded one evenly so")
  func opacityOfInvertedAndExpanded() throws {
    let inverted = try painted([("a", 60)], isInverted: true)
    #expect(inverted[5, 5].alpha == 153 && inverted[30, 30].alpha == 0)
    let expanded = try painted([("a", 60)], expansion: 6)
    #expect(
      [(5, 30), (12, 30), (30, 30)].allSatisfy { expanded[$0.0, $0.1].alpha == 153 } && expanded[2, 30].alpha == 0)
  }
}
