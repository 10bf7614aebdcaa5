/// A set of corners of a rectangle; y increases downward.
public struct Corners: OptionSet, Hashable, Sendable {
  /// One bit per corner.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The corner at minimum x, minimum y.
  public static let topLeft = Corners(rawValue: 1)
  /// The corner at maximum x, minimum y.
  public static let topRight = Corners(rawValue: 2)
  /// The corner at minimum x, maximum y.
  public static let bottomLeft = Corners(rawValue: 4)
  /// The corner at maximum x, maximum y.
  public static let bottomRight = Corners(rawValue: 8)
  /// All four corners.
  public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// The shape of a rounded corner.
public enum CornerCurve: String, CaseIterable, Sendable {
  /// A quarter circle.
  case circular
  /// A curve that begins earlier than a circle, and whose curvature increases gradually.
  case continuous
}
