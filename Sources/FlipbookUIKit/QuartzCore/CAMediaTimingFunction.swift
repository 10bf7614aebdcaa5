public import Foundation
import Motion

/// A timing function, `CAMediaTimingFunction`.
public final class CAMediaTimingFunction: NSObject, Sendable {
  let function: TimingFunction

  /// Creates a predefined timing function.
  public init(name: CAMediaTimingFunctionName) { function = name.function }

  /// Creates a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Precondition: The x coordinates are from 0 to 1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    func exact(_ value: Float) -> Double { Double(shortest: value) }
    precondition(
      TimingFunction.isValid(exact(c1x), exact(c1y), exact(c2x), exact(c2y)),
      "the control points (\(c1x), \(c1y)) and (\(c2x), \(c2y)) must have x coordinates from 0 to 1")
    function = TimingFunction(exact(c1x), exact(c1y), exact(c2x), exact(c2y))
  }

  init(_ function: TimingFunction) { self.function = function }

  /// Writes the control point at an index from 0 to 3 to `ptr`.
  ///
  /// - Precondition: The index is from 0 to 3.
  public func getControlPoint(at index: Int, values ptr: UnsafeMutablePointer<Float>) {
    precondition((0...3).contains(index), "the index of a control point must be from 0 to 3")
    let points = [(0, 0), (function.x1, function.y1), (function.x2, function.y2), (1, 1)]
    // Sound: the documented size of the buffer is two numbers.
    unsafe ptr[0] = Float(points[index].0)
    unsafe ptr[1] = Float(points[index].1)
  }

  /// Returns a Boolean value that indicates whether `object` is the same function.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.function == function }

  /// The hash of the control points.
  public override var hash: Int { function.hashValue }
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A slow start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A slow end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A slow start and end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The default timing of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  var function: TimingFunction {
    guard let known = TimingFunction.named.first(where: { $0.name == rawValue }) else {
      preconditionFailure("unknown timing function '\(rawValue)'")
    }
    return known.function
  }
}

/// The name of `CAMediaTimingFunctionName.linear` before Swift 4.2.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
/// The name of `CAMediaTimingFunctionName.easeIn` before Swift 4.2.
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
/// The name of `CAMediaTimingFunctionName.easeOut` before Swift 4.2.
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
/// The name of `CAMediaTimingFunctionName.easeInEaseOut` before Swift 4.2.
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
/// The name of `CAMediaTimingFunctionName.default` before Swift 4.2.
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
