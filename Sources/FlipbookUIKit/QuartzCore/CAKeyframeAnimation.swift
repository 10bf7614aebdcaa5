public import Foundation
import LayerTree
import Motion

/// An animation through several values, or along a path, `CAKeyframeAnimation`.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The keyframe values.
  open var values: [Any]?
  /// The path to follow, instead of ``values``.
  open var path: CGPath?
  /// The time of each value, as a fraction of the duration.
  ///
  /// Times that are not in ascending order or don't match the number of values are ignored, and the values are evenly
  /// spaced.
  open var keyTimes: [NSNumber]?
  /// The timing function of each segment; linear if missing.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between values.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The tension of a cubic curve at each value.
  open var tensionValues: [NSNumber]?
  /// The continuity of a cubic curve at each value.
  open var continuityValues: [NSNumber]?
  /// The bias of a cubic curve at each value.
  open var biasValues: [NSNumber]?
  /// The rotation of the layer along the path; nil for none.
  open var rotationMode: CAAnimationRotationMode?

  /// Creates an animation without a property.
  public override init() { super.init() }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func makeAnimation(for layer: CALayer) -> any Animation {
    let property = property(of: layer)
    func numbers(_ list: [NSNumber]?) -> [Double]? { list?.map(\.doubleValue) }
    do throws(KeyframesError) {
      if let path {
        precondition(property.kind == .point, "\(property.keyPath) cannot follow a path")
        let count = PathKeyframes.curveCount(of: path.path)
        let way = try PathKeyframes(
          path: path.path, keyTimes: times().flatMap { $0.count == count + 1 ? $0 : nil },
          timingFunctions: functions(of: count),
          calculationMode: calculationMode.mode)
        var animation = KeyframeAnimation(property, path: way, rotationMode: rotationMode?.mode)
        animation.settings = settings(with: animation.settings)
        return animation
      }
      let all = (values ?? []).map { AnimatableValue($0, for: property, as: "\(type(of: self)).values") }
      let keyframes = try Keyframes(
        values: all, keyTimes: times(), timingFunctions: functions(of: max(0, all.count - 1)),
        calculationMode: calculationMode.mode, tensionValues: numbers(tensionValues),
        continuityValues: numbers(continuityValues),
        biasValues: numbers(biasValues))
      var animation = KeyframeAnimation(property, keyframes: keyframes)
      animation.settings = settings(with: animation.settings)
      return animation
    } catch {
      preconditionFailure("CAKeyframeAnimation of '\(property.keyPath)': \(error)")
    }
  }

  /// Returns the timing functions of `count` segments: as in Core Animation, missing functions are linear, and excess
  /// functions are ignored.
  private func functions(of count: Int) -> [TimingFunction]? {
    timingFunctions.map { functions in
      (0..<count).map { $0 < functions.count ? functions[$0].function : .linear }
    }
  }

  /// Returns the key times; nil for even spacing, if there are none or they are not in order, since Core Animation
  /// ignores them then.
  private func times() -> [Double]? {
    guard let times = keyTimes?.map(\.doubleValue), !times.isEmpty else { return nil }
    let isInOrder = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 } && times.allSatisfy((0...1).contains)
    return isInOrder ? times : nil
  }

  override func makeCopy() -> CAAnimation {
    let copy = CAKeyframeAnimation()
    copyProperty(to: copy)
    copy.values = values
    copy.path = path?.copy()
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
    copy.rotationMode = rotationMode
    return copy
  }
}

/// The interpolation between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a mode with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear interpolation.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No interpolation.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation at constant speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve at constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  fileprivate var mode: CalculationMode {
    guard let mode = CalculationMode(rawValue: rawValue) else {
      preconditionFailure("unknown calculation mode '\(rawValue)'")
    }
    return mode
  }
}

/// The rotation of a layer that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a mode with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's x axis follows the tangent of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x axis points opposite to the tangent of the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")

  fileprivate var mode: RotationMode? { RotationMode(rawValue: rawValue) }
}

/// The name of `CAAnimationRotationMode.rotateAuto` before Swift 4.2.
public let kCAAnimationRotateAuto = CAAnimationRotationMode.rotateAuto
/// The name of `CAAnimationCalculationMode.linear` before Swift 4.2.
public let kCAAnimationLinear = CAAnimationCalculationMode.linear
/// The name of `CAAnimationCalculationMode.discrete` before Swift 4.2.
public let kCAAnimationDiscrete = CAAnimationCalculationMode.discrete
/// The name of `CAAnimationCalculationMode.paced` before Swift 4.2.
public let kCAAnimationPaced = CAAnimationCalculationMode.paced
/// The name of `CAAnimationCalculationMode.cubic` before Swift 4.2.
public let kCAAnimationCubic = CAAnimationCalculationMode.cubic
/// The name of `CAAnimationCalculationMode.cubicPaced` before Swift 4.2.
public let kCAAnimationCubicPaced = CAAnimationCalculationMode.cubicPaced
