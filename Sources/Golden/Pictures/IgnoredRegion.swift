public import Flipbook

/// A region of every frame that is excluded from the comparison.
public enum IgnoredRegion: Hashable, Sendable {
  /// All layers with the given name or dot-separated path of names, including their sublayers: their pixels in both
  /// images, their values, and their animations.
  case layer(String)
  /// A rectangle, in points of the canvas; in pixels for images that don't come from a scene.
  case rectangle(Rect)

  /// Returns whether the layer at a dot-separated path, or one of its ancestors, matches a name or a path of names.
  package static func matches(_ path: String, name: String) -> Bool {
    let parts = path.split(separator: ".").map(plain)
    let wanted = name.split(separator: ".")
    guard !wanted.isEmpty, wanted.count <= parts.count else { return false }
    return (0...parts.count - wanted.count).contains { parts[$0...].starts(with: wanted) }
  }

  /// Returns a name without the number that distinguishes layers with equal names.
  private static func plain(_ name: Substring) -> Substring {
    guard let mark = name.lastIndex(of: "#"), name[name.index(after: mark)...].allSatisfy(\.isNumber) else {
      return name
    }
    return name[..<mark]
  }
}

extension IgnoredRegion {
  /// Parses a rectangle of left, top, width, and height, such as `0,0,320,20`, or else the name of a layer; nil for an
  /// empty rectangle.
  package init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0.filter { $0 != " " }) }
    if parts.count == 4, numbers.count == 4 { self.init(numbers: numbers) } else { self = .layer(text) }
  }

  /// Creates a rectangle; nil if it is empty or too large for any image.
  init?(numbers: [Double]) {
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0, numbers.allSatisfy({ abs($0) <= 1e6 }) else { return nil }
    self = .rectangle(Rect(numbers[0], numbers[1], numbers[2], numbers[3]))
  }
}

extension IgnoredRegion: CustomStringConvertible {
  /// A description of the region.
  public var description: String {
    switch self {
    case .layer(let name): "‘\(name)’"
    case .rectangle(let place):
      "\(TraceCell.text(place.width)) × \(TraceCell.text(place.height)) at "
        + "(\(TraceCell.text(place.minX)), \(TraceCell.text(place.minY)))"
    }
  }
}
