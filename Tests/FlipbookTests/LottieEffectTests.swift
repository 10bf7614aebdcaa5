import Pixels
import Testing

/// Effects of Lottie files, as pixels.
@Suite struct LottieEffectTests {
  private func painted(_ effect: String, mask: String = "") throws -> Bitmap {
    try LottiePicture.painted(
      """
      {"ty": 1, "nm": "solid", "ip": 0, "op": 30, "sc": "#ff0000", "sw": 40, "sh": 40, "ks": {"p": {"k": [20, 20, 0]}},
      \(mask) "ef": [\(effect)]}
      """, size: (100, 80))
  }

  private func effect(_ kind: String, _ values: [String]) -> String {
    let settings = values.map { #"{"v": {"a": 0, "k": \#($0)}}"# }.joined(separator: ", ")
    return #"{\#(kind), "nm": "effect", "en": 1, "ef": [\#(settings)]}"#
  }

  @Test(
    "The effect Transform moves, scales, and turns a layer's picture",
    arguments: [
      (["[20, 20]", "[30, 25]", "1", "100", "100", "0", "0", "0", "100"], [30, 70, 25, 65]),
      (["[20, 20]", "[20, 20]", "1", "50", "100", "0", "0", "0", "100"], [30, 50, 30, 50]),
      (["[20, 20]", "[20, 20]", "0", "50", "100", "0", "0", "0", "100"], [20, 60, 30, 50]),
      (["[0, 0]", "[40, 0]", "0", "50", "100", "0", "0", "90", "100"], [40, 60, 20, 60]),
    ], [#""ty": 35"#, #""ty": 5, "mn": "ADBE Geometry2""#])
  func transforms(_ values: ([String], [Int]), kind: String) throws {
    #expect(LottiePicture.ink(of: try painted(effect(kind, values.0))) == values.1)
  }

  @Test func transformFades() throws {
    let picture = try painted(effect(#""ty": 35"#, ["[20, 20]", "[20, 20]", "1", "100", "100", "0", "0", "0", "50"]))
    #expect(picture[40, 40].alpha == 128)
  }

  @Test("A ramp goes from color to color where the layer shows", arguments: [("1", 0.0), ("1", 0.5), ("2", 0.0)])
  func ramps(shape: String, original: Double) throws {
    let ramp = ["[0, 20]", "[0, 0, 1, 1]", "[40, 20]", "[0, 1, 0, 1]", shape, "0", "\(original)", "0"]
    let picture = try painted(effect(#""ty": 5, "mn": "ADBE Ramp""#, ramp))
    #expect(LottiePicture.ink(of: picture) == [20, 60, 20, 60])
    for x in [22, 40, 57] {
      let share = (Double(x) + 0.5 - 20) / 40
      let expected = [255 * original, 255 * share * (1 - original), 255 * (1 - share) * (1 - original)]
      let pixel = picture[x, 40]
      let found = [pixel.red, pixel.green, pixel.blue].map(Double.init)
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 2 }, "\(x): \(found), not \(expected)")
    }
  }

  @Test(
    "The older blurs are blurs, too",
    arguments: [#""ty": 5, "mn": "ADBE Gaussian Blur""#, #""ty": 5, "mn": "ADBE Fast Blur""#])
  func olderBlurs(kind: String) throws {
    let both = try painted(effect(kind, ["10", "1", "0"]))
    #expect(both.pixels(like: try painted(effect(#""ty": 29"#, ["10", "1", "0"]))))
    let level = LottiePicture.ink(of: try painted(effect(kind, ["10", "2", "0"])))
    #expect(level[0] < 20 && level[1] > 60 && level[2] == 20 && level[3] == 60)
  }
}

extension Bitmap {
  fileprivate func pixels(like other: Bitmap) -> Bool {
    (0..<height).allSatisfy { y in (0..<width).allSatisfy { x in self[x, y] == other[x, y] } }
  }
}
