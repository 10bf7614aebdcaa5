import Compositor
import Flipbook
import Pixels
import TestSupport
import Testing

/// Animators of the characters of Lottie texts, as lottie-web shows them and After Effects' help describes them.
@Suite struct LottieTextAnimatorTests {
  /// A character of 50 thousandths, of which a square of 40 is filled, and a narrow one.
  private static let characters = """
    "fonts": {"list": [{"fName": "Own-Regular", "fFamily": "Own", "fStyle": "Regular", "ascent": 75}]}, "chars": [
      {"ch": "x", "size": 20, "style": "Regular", "w": 50, "fFamily": "Own", "data": {"shapes": [{"ty": "gr", "it": [
        {"ty": "sh", "ks": {"k": {"c": true, "v": [[0, -40], [40, -40], [40, 0], [0, 0]],
          "i": [[0, 0], [0, 0], [0, 0], [0, 0]], "o": [[0, 0], [0, 0], [0, 0], [0, 0]]}}}]}]}},
      {"ch": "i", "size": 20, "style": "Regular", "w": 20, "fFamily": "Own", "data": {"shapes": [{"ty": "gr", "it": [
        {"ty": "sh", "ks": {"k": {"c": true, "v": [[0, -60], [10, -60], [10, 0], [0, 0]],
          "i": [[0, 0], [0, 0], [0, 0], [0, 0]], "o": [[0, 0], [0, 0], [0, 0], [0, 0]]}}}]}]}}]
    """

  /// A text of size 20 whose baseline begins at (10, 30), with one animator.
  private func painted(_ text: String, color: String = "[0, 0, 0]", _ selector: String = "", _ changes: String) throws
    -> Bitmap
  {
    let layer = """
      {"ty": 5, "nm": "t", "ip": 0, "op": 30, "st": 0, "ks": {"p": {"k": [10, 30, 0]}}, "t": {"d": {"k": [{"t": 0, "s":
      {"s": 20, "f": "Own-Regular", "t": "\(text)", "j": 0, "tr": 0, "lh": 24, "ls": 0, "fc": \(color)}}]}, "p": {},
      "m": {"g": 1, "a": {"k": [0, 0]}}, "a": [{"s": {"t": 0, "a": {"k": 100}, "b": 1, "rn": 0, "r": 1 \(selector)},
      "a": {\(changes)}}]}}
      """
    return try LottiePicture.painted(layer, size: (120, 60), more: Self.characters + ",")
  }

  @Test(
    "A selector's shape is bent by its eases",
    arguments: [
      // Ramp down, with Ease Low at 100 %.
      (#", "sh": 3, "xe": {"k": 0}, "ne": {"k": 100}"#, [114, 190, 227, 246, 254]),
      // The same ramp without eases.
      (#", "sh": 3, "xe": {"k": 0}, "ne": {"k": 0}"#, [26, 77, 128, 179, 230]),
    ])
  func eases(selector: String, alphas: [Int]) throws {
    let picture = try painted("xxxxx", selector, #""o": {"k": 0}"#)
    let found = (0..<5).map { Int(picture[14 + 10 * $0, 26].alpha) }
    #expect(zip(found, alphas).allSatisfy { abs($0 - $1) <= 1 }, "\(found)")
  }

  @Test(
    "Colors change by hue, saturation, and brightness",
    arguments: [
      (#""fh": {"k": 120}"#, Pixel(red: 0, green: 255, blue: 0)),
      (#""fb": {"k": -50}"#, Pixel(red: 128, green: 0, blue: 0)),
      (#""fs": {"k": -100}"#, Pixel(red: 255, green: 255, blue: 255)),
    ])
  func colors(change: String, color: Pixel) throws {
    let found = try painted("xixxi", color: "[1, 0, 0]", #", "sh": 1"#, change)[29, 26]
    #expect(
      zip([found.red, found.green, found.blue], [color.red, color.green, color.blue]).allSatisfy {
        abs(Int($0) - Int($1)) <= 1
      }, "\(found)")
  }

  @Test(
    "Characters move by their anchor point, and turn in depth",
    arguments: [
      (#""a": {"k": [5, -5, 0]}"#, [5, 41, 23, 35]), (#""rx": {"k": 60}"#, [10, 46, 24, 30]), ("", [10, 46, 18, 30]),
      (#""t": {"k": 5}"#, [10, 66, 18, 30]), (#""p": {"k": [3, 4, 0]}"#, [13, 49, 22, 34]),
    ])
  func places(change: String, ink: [Int]) throws {
    let picture = try painted("xixxi", #", "sh": 1"#, change)
    #expect(LottiePicture.ink(of: picture) == ink)
  }
}
