/// A rectangle given by its top left corner and its size; neither dimension is negative.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The width and the height.
  public var size: Size

  /// The empty rectangle at the origin.
  public static let zero = Rect(0, 0, 0, 0)

  /// Creates a rectangle from its top left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from x, y, width, and height.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(origin: Point(x, y), size: Size(width, height))
  }

  /// The x coordinate of the left edge.
  public var minX: Double { origin.x }
  /// The y coordinate of the top edge.
  public var minY: Double { origin.y }
  /// The x coordinate of the right edge.
  public var maxX: Double { origin.x + size.width }
  /// The y coordinate of the bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The x coordinate of the center.
  public var midX: Double { origin.x + size.width / 2 }
  /// The y coordinate of the center.
  public var midY: Double { origin.y + size.height / 2 }
  /// The width.
  public var width: Double { size.width }
  /// The height.
  public var height: Double { size.height }
  /// True if the rectangle covers no area.
  public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  /// Returns the rectangle shrunk by `x` on the left and right, and by `y` at the top and bottom, but not below a size
  /// of zero.
  public func insetBy(_ x: Double, _ y: Double) -> Rect {
    let width = max(0, size.width - 2 * x)
    let height = max(0, size.height - 2 * y)
    return Rect(midX - width / 2, midY - height / 2, width, height)
  }

  /// Returns the intersection of both rectangles; empty if they don't overlap.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(left, top, max(0, min(maxX, other.maxX) - left), max(0, min(maxY, other.maxY) - top))
  }

  /// Returns the smallest rectangle that contains both.
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }

  /// The four corners, clockwise from the top left.
  public var corners: [Point] {
    [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
  }
}
