import Motion

/// A timing curve: SwiftUI's `UnitCurve`.
public struct UnitCurve: Hashable, Sendable {
  let function: TimingFunction

  /// The diagonal.
  public static let linear = UnitCurve(function: .linear)
  /// A curve that begins slowly.
  public static let easeIn = UnitCurve(function: .easeIn)
  /// A curve that ends slowly.
  public static let easeOut = UnitCurve(function: .easeOut)
  /// A curve that begins and ends slowly.
  public static let easeInOut = UnitCurve(function: .easeInEaseOut)

  /// Returns the cubic Bézier curve with two control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      function: TimingFunction(
        Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x), Double(endControlPoint.y)))
  }

  /// Returns the value at a progress from 0 to 1.
  public func value(at progress: Double) -> Double { function.value(at: progress) }
}
