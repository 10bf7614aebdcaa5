public import Foundation
import LayerTree
import Motion

/// An animation through several values, or along a path, `CAKeyframeAnimation`.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values to pass through.
  open var values: [Any]?
  /// The path to move along, instead of ``values``.
  open var path: CGPath?
  /// The time of each value, as a fraction of the duration.
  ///
  /// Times that are not in order or don't fit the number of values are ignored, so that values follow each other in equal steps.
  open var keyTimes: [NSNumber]?
  /// The pace within each segment; even where there is none.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between values.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The tension of a cubic curve at each value.
  open var tensionValues: [NSNumber]?
  /// The continuity of a cubic curve at each value.
  open var continuityValues: [NSNumber]?
  /// True if a cubic curve swings out after or before each value.
  open var biasValues: [NSNumber]?
  /// True if the layer turns with the path.
  open var rotationMode: CAAnimationRotationMode?

  /// Makes an animation of no property yet.
  public override init() { super.init() }

  /// Animations are not archived here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func makeAnimation(for layer: CALayer) -> any Animation {
    let property = property(of: layer)
    func numbers(_ list: [NSNumber]?) -> [Double]? { list?.map(\.doubleValue) }
    do throws(KeyframesError) {
      if let path {
        precondition(property.kind == .point, "\(property.keyPath) does not move along a path")
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

  /// The timing functions of `count` segments: as in Core Animation, missing functions are linear, and excess functions
  /// are ignored.
  private func functions(of count: Int) -> [TimingFunction]? {
    timingFunctions.map { functions in
      (0..<count).map { $0 < functions.count ? functions[$0].function : .linear }
    }
  }

  /// The key times; nil for equal steps, if there are none or they are not in order: Core Animation ignores them then.
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
  /// The name.
  public let rawValue: String

  /// Makes a mode of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In a straight line.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not at all.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// In straight lines at one speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a smooth curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a smooth curve at one speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  fileprivate var mode: CalculationMode {
    guard let mode = CalculationMode(rawValue: rawValue) else {
      preconditionFailure("there is no calculation mode '\(rawValue)'")
    }
    return mode
  }
}

/// True if a layer turns with the path that it moves along.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a mode of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Its x axis points back along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")

  fileprivate var mode: RotationMode? { RotationMode(rawValue: rawValue) }
}

/// `CAAnimationRotationMode.rotateAuto`, as it was called before Swift 4.2.
public let kCAAnimationRotateAuto = CAAnimationRotationMode.rotateAuto
/// `CAAnimationCalculationMode.linear`, as it was called before Swift 4.2.
public let kCAAnimationLinear = CAAnimationCalculationMode.linear
/// `CAAnimationCalculationMode.discrete`, as it was called before Swift 4.2.
public let kCAAnimationDiscrete = CAAnimationCalculationMode.discrete
/// `CAAnimationCalculationMode.paced`, as it was called before Swift 4.2.
public let kCAAnimationPaced = CAAnimationCalculationMode.paced
/// `CAAnimationCalculationMode.cubic`, as it was called before Swift 4.2.
public let kCAAnimationCubic = CAAnimationCalculationMode.cubic
/// `CAAnimationCalculationMode.cubicPaced`, as it was called before Swift 4.2.
public let kCAAnimationCubicPaced = CAAnimationCalculationMode.cubicPaced
