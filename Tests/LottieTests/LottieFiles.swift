import Geometry
import LayerTree

@testable import Lottie

/// Small files, written for these tests.
enum LottieFiles {
  /// A file of 100 × 100 points and one second at 10 frames a second.
  static func file(layers: String, assets: String = "[]", more: String = "") -> String {
    """
    {"v": "5.7.0", "fr": 10, "ip": 0, "op": 10, "w": 100, "h": 100, \(more) "assets": \(assets), "layers": \(layers)}
    """
  }

  /// A shape layer.
  static func shapeLayer(_ shapes: String, transform: String = "{}", more: String = "") -> String {
    """
    {"ty": 4, "nm": "shapes", "ind": 1, "ip": 0, "op": 10, "st": 0, "ks": \(transform), \(more) "shapes": \(shapes)}
    """
  }

  /// A square of 20 points about the origin.
  static let square = #"{"ty": "rc", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [20, 20]}, "r": {"a": 0, "k": 0}}"#
  static let red = #"{"ty": "fl", "nm": "red", "c": {"a": 0, "k": [1, 0, 0, 1]}, "o": {"a": 0, "k": 100}}"#

  static func read(_ text: String, like player: LottiePlayer? = nil) throws -> LottieFile {
    guard let document = try LottieDocument(Array(text.utf8)) else { throw LottieError("not a Lottie file") }
    return try LottieFile.read(document, player: player)
  }

  /// What a file shows at a time.
  static func snapshot(_ text: String, at time: Double, like player: LottiePlayer? = nil) throws -> Snapshot {
    let stage = try read(text, like: player).makeStage()
    try stage.advance(to: time)
    return stage.snapshot()
  }
}

extension Snapshot {
  /// The nodes of a name.
  func nodes(named name: String) -> [Node] { nodes.filter { $0.name == name } }

  /// The shapes that are shown, with their opacity.
  var shapes: [(shape: ShapeContent, transform: Projection)] {
    nodes.compactMap { node in
      if case .shape(let shape) = node.properties.content { (shape, node.transform) } else { nil }
    }
  }
}
