/// Two gestures at the same time: SwiftUI's `SimultaneousGesture`.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: ResolvableGesture {
  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture; nil before it has begun.
    public var first: First.Value?
    /// The value of the second gesture; nil before it has begun.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture from two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  var resolved: ResolvedGesture {
    ResolvedGesture(
      kind: .simultaneous(first.resolution, second.resolution) {
        Value(first: $0 as? First.Value, second: $1 as? Second.Value)
      })
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Returns a gesture that recognizes this one and another at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}
