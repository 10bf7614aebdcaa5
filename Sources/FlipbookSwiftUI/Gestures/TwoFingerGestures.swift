public import FlipbookUIKit

/// Two fingers that move apart or together: SwiftUI's `MagnifyGesture`.
public struct MagnifyGesture: ResolvableGesture {
  /// The value of a magnification.
  public struct Value: Equatable, Sendable {
    /// The time of the last event.
    public var time: Date
    /// The distance of the fingers, relative to their initial distance.
    public var magnification: CGFloat
    /// The velocity of the magnification, per second.
    public var velocity: CGFloat
    /// The initial center of the fingers, in the unit coordinate space of the view.
    public var startAnchor: UnitPoint
    /// The initial center of the fingers, in the coordinate space of the view.
    public var startLocation: CGPoint
  }

  private let minimumScaleDelta: CGFloat
  /// Creates a gesture that begins when the magnification has changed by a fraction.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  var resolved: ResolvedGesture { ResolvedGesture(kind: .magnify(delta: minimumScaleDelta) { $0 }) }
}

/// Two fingers that move apart or together: SwiftUI's `MagnificationGesture`, whose value is the magnification.
public struct MagnificationGesture: ResolvableGesture {
  /// The distance of the fingers, relative to their initial distance.
  public typealias Value = CGFloat
  /// The fraction of the magnification at which the gesture begins.
  public var minimumScaleDelta: CGFloat
  /// Creates a gesture that begins when the magnification has changed by a fraction.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  var resolved: ResolvedGesture { ResolvedGesture(kind: .magnify(delta: minimumScaleDelta) { $0.magnification }) }
}

/// Two fingers that rotate about each other: SwiftUI's `RotateGesture`.
public struct RotateGesture: ResolvableGesture {
  /// The value of a rotation.
  public struct Value: Equatable, Sendable {
    /// The time of the last event.
    public var time: Date
    /// The rotation of the line between the fingers, clockwise on screen.
    public var rotation: Angle
    /// The velocity of the rotation, per second.
    public var velocity: Angle
    /// The initial center of the fingers, in the unit coordinate space of the view.
    public var startAnchor: UnitPoint
    /// The initial center of the fingers, in the coordinate space of the view.
    public var startLocation: CGPoint
  }

  private let minimumAngleDelta: Angle
  /// Creates a gesture that begins after a rotation.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
  var resolved: ResolvedGesture { ResolvedGesture(kind: .rotate(delta: minimumAngleDelta) { $0 }) }
}

/// Two fingers that rotate about each other: SwiftUI's `RotationGesture`, whose value is the angle.
public struct RotationGesture: ResolvableGesture {
  /// The rotation of the line between the fingers, clockwise on screen.
  public typealias Value = Angle
  /// The rotation after which the gesture begins.
  public var minimumAngleDelta: Angle
  /// Creates a gesture that begins after a rotation.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
  var resolved: ResolvedGesture { ResolvedGesture(kind: .rotate(delta: minimumAngleDelta) { $0.rotation }) }
}
