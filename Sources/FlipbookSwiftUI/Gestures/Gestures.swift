public import FlipbookUIKit

/// Taps: SwiftUI's `TapGesture`.
public struct TapGesture: ResolvableGesture {
  /// The type of the value.
  public typealias Value = Void
  private let count: Int
  /// Creates a gesture of a number of taps.
  public init(count: Int = 1) { self.count = count }
  var resolved: ResolvedGesture { ResolvedGesture(kind: .tap(count: count)) }
}

/// A finger that stays down: SwiftUI's `LongPressGesture`.
public struct LongPressGesture: ResolvableGesture {
  /// The type of the value.
  public typealias Value = Bool
  private let (minimumDuration, maximumDistance): (Double, CGFloat)
  /// Creates a gesture from its duration in seconds and its greatest movement in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }
  var resolved: ResolvedGesture {
    ResolvedGesture(kind: .longPress(duration: minimumDuration, distance: maximumDistance))
  }
}

/// A finger that moves: SwiftUI's `DragGesture`.
public struct DragGesture: ResolvableGesture {
  /// The value of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the last event.
    public var time: Date
    /// The current location.
    public var location: CGPoint
    /// The location of touching down.
    public var startLocation: CGPoint
    /// The velocity, in points per second.
    public var velocity: CGSize
    /// The distance from the start.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The location where the movement would end: a quarter of a second further at the current velocity.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// The distance from the start to the predicted location.
    public var predictedEndTranslation: CGSize {
      CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
    }
  }

  private let (minimumDistance, coordinateSpace): (CGFloat, CoordinateSpace)
  /// Creates a gesture that begins after a movement, in points.
  ///
  /// - Precondition: The coordinate space is local or global.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    if case .named(let name) = coordinateSpace {
      preconditionFailure("FlipbookSwiftUI: a drag cannot be in the coordinate space '\(name)': use .local or .global")
    }
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }
  var resolved: ResolvedGesture { ResolvedGesture(kind: .drag(distance: minimumDistance, coordinateSpace)) }
}

/// A finger that goes down and up inside a view: the gesture of buttons.
struct PressGesture: ResolvableGesture {
  typealias Value = Bool
  var resolved: ResolvedGesture { ResolvedGesture(kind: .press) }
}
