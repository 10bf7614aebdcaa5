import Geometry

/// The position of an element on a path: the properties `offset-path`, `offset-distance`, and `offset-rotate` (CSS Motion
/// Path Module Level 1).
struct OffsetMotion: Hashable {
  /// The path data; nil for elements that aren't on a path.
  var path: String?
  /// The distance from the start of the path; percentages refer to the length of the path.
  var distance = Length(0)
  /// The rotation of the element.
  var turning = MotionPath.Turning.along(0)

  /// Returns the transform that moves and turns the element; nil if it isn't on a path.
  func transform(fontSize: Double) -> AffineTransform? {
    guard let path else { return nil }
    let outline = PathData.pathUpToFailure(path).path
    guard var motion = MotionPath(outline) else { return nil }
    motion.turning = turning
    let length = motion.length
    guard length > 0 else { return motion.transform(at: 0) }
    var share = distance.pixels(of: length, fontSize: fontSize) / length
    if outline.elements.last == .close {
      share -= share.rounded(.down)
    }
    return motion.transform(at: share)
  }

  /// Parses a value of the property `offset-path`: `none`, or `path("…")`, whose result is its data.
  ///
  /// - Returns: The path data, nil for `none`, in an optional that is nil for other values.
  static func path(_ value: String) -> String?? {
    guard let data = DeclaredStyle.pathData(value) else { return nil }
    return data == "none" ? .some(nil) : data
  }

  /// Returns true if a value of the property `offset-path` is valid, but not supported.
  static func isUnsupported(path value: String) -> Bool {
    ["ray(", "url(", "circle(", "ellipse(", "inset(", "polygon(", "rect(", "xywh(", "shape("].contains {
      value.hasPrefix($0)
    }
  }

  /// Parses a value of the property `offset-rotate`: an angle, or `auto` or `reverse` with an optional angle.
  static func turning(_ value: String) -> MotionPath.Turning? {
    var words = StyleText.words(value)
    let direction = words.firstIndex { $0 == "auto" || $0 == "reverse" }.map { words.remove(at: $0) }
    guard words.count <= 1, direction != nil || words.count == 1 else { return nil }
    guard let degrees = words.first.map({ degrees($0) }) ?? 0 else { return nil }
    switch direction {
    case "auto": return .along(degrees)
    case "reverse": return .along(degrees + 180)
    default: return .angle(degrees)
    }
  }

  private static func degrees(_ angle: String) -> Double? {
    var scanner = ValueScanner(angle)
    guard let number = scanner.number() else { return nil }
    switch scanner.rest().lowercased() {
    case "deg": return number
    case "rad": return number * 180 / .pi
    case "turn": return number * 360
    case "grad": return number * 0.9
    default: return nil
    }
  }

  /// Returns the properties that a value of the shorthand `offset` sets; empty for an invalid or unsupported value.
  static func longhands(_ value: String) -> [(Property, String)] {
    var words = StyleText.words(value)
    guard let path = words.first, Self.path(path) != nil || isUnsupported(path: path) else { return [] }
    words.removeFirst()
    var distance = "0"
    if let index = words.firstIndex(where: { Length($0) != nil }) { distance = words.remove(at: index) }
    let rotation = words.isEmpty ? "auto" : words.joined(separator: " ")
    guard turning(rotation) != nil else { return [] }
    return [(.offsetPath, path), (.offsetDistance, distance), (.offsetRotate, rotation)]
  }
}
