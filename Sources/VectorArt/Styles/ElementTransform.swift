import Geometry

/// The transform of an element: the properties `translate`, `rotate`, `scale`, `offset-path`, and `transform`, multiplied
/// in the order that CSS defines.
struct ElementTransform: Hashable {
  var translate = TransformList() { didSet { update() } }
  var rotate = TransformList() { didSet { update() } }
  var scale = TransformList() { didSet { update() } }
  var offset = OffsetMotion()
  var list = TransformList() { didSet { update() } }
  /// The transform without the offset, with all percentages resolved to zero.
  private var plain = AffineTransform.identity
  /// True if the transform depends on the size of the reference box.
  private var hasPercentages = false

  /// Returns the transform about a transform origin.
  ///
  /// - Parameters:
  ///   - size: The size of the reference box, in pixels.
  ///   - origin: The transform origin.
  ///   - fontSize: The font size in pixels.
  /// - Returns: The transform in the coordinates of the parent element.
  func affine(in size: Size, about origin: Point, fontSize: Double) -> AffineTransform {
    let away = AffineTransform.translation(-origin.x, -origin.y)
    let back = AffineTransform.translation(origin.x, origin.y)
    guard let motion = offset.transform(fontSize: fontSize) else {
      let own = hasPercentages ? whole.affine(in: size) : plain
      return origin == .zero ? own : away.concatenating(own).concatenating(back)
    }
    // The transform origin, which is also the offset anchor, is moved to the position on the path.
    let outer = TransformList(translate.steps + rotate.steps + scale.steps).affine(in: size)
    return away.concatenating(list.affine(in: size)).concatenating(motion).concatenating(away).concatenating(outer)
      .concatenating(back)
  }

  private var whole: TransformList { TransformList(translate.steps + rotate.steps + scale.steps + list.steps) }

  private mutating func update() {
    let whole = whole
    plain = whole.affine(in: .zero)
    hasPercentages = whole.hasPercentages
  }

  /// Parses a value of the property `translate`: `none`, or one to three lengths.
  static func translation(_ text: String, fontSize: Double? = nil) -> TransformList? {
    function("translate", text, counts: 1...3, fontSize: fontSize)
  }

  /// Parses a value of the property `scale`: `none`, or one to three numbers or percentages.
  static func scaling(_ text: String) -> TransformList? { function("scale", text, counts: 1...3, fontSize: nil) }

  /// Parses a value of the property `rotate`: `none`, or an angle, with an axis before or after it.
  static func rotation(_ text: String) -> TransformList? {
    var words = text.words
    if words == ["none"] { return TransformList() }
    func isNumber(_ word: String) -> Bool { Double(number: word) != nil }
    let axes = ["x": "1 0 0", "y": "0 1 0", "z": "0 0 1"]
    if words.count == 2, let index = words.firstIndex(where: { axes[$0] != nil }), let axis = axes[words[index]] {
      words = [axis, words[1 - index]]
    } else if words.count == 4 {
      let angle = words.firstIndex { !isNumber($0) } ?? 3
      words = words.indices.filter { $0 != angle }.map { words[$0] } + [words[angle]]
    } else if words.count != 1 {
      return nil
    }
    return TransformList("\(words.count == 1 ? "rotate" : "rotate3d")(\(words.joined(separator: " ")))")
  }

  private static func function(
    _ name: String, _ text: String, counts: ClosedRange<Int>, fontSize: Double?
  ) -> TransformList? {
    let words = StyleText.words(text)
    if words == ["none"] { return TransformList() }
    guard counts.contains(words.count) else { return nil }
    return TransformList(
      "\(name)\(words.count == 3 ? "3d" : "")(\(words.joined(separator: " ")))", fontSize: fontSize)
  }
}
