public import Geometry

/// The appearance of the touches that a snapshot shows.
public struct TouchStyle: Hashable, Sendable {
  /// The drawing of a finger.
  public enum Shape: String, CaseIterable, Sendable {
    /// A thin ring with a faint tint, which leaves the touched layer recognizable.
    case ring
    /// A translucent disc with a light rim.
    case disc
    /// A small opaque dot with a light rim.
    case dot
  }

  /// The drawing of a finger.
  public var shape = Shape.ring
  /// The diameter while the finger presses, in points; 40 by default, and 16 for a dot.
  public var diameter: Double {
    get { ownDiameter ?? (shape == .dot ? 16 : 40) }
    set { ownDiameter = newValue }
  }
  private var ownDiameter: Double?
  /// The color of a finger and its trail; nil, the default, for a gray that is visible on any background.
  public var color: Color?

  /// The supported diameters, in points.
  package static let diameters = 4.0...200

  /// Creates the default style.
  public init() {}
}
