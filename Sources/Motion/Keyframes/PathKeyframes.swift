import Arithmetic
public import Geometry

/// A path to move along: `CAKeyframeAnimation` with a `path`.
///
/// Every line and curve is one segment between two keyframes. A layer follows it by the curve's own parameter, or at
/// even speed in the paced modes, as recorded from Core Animation. In discrete mode it waits at the beginning of each.
/// The cubic modes act as the linear ones, because the path is a curve already.
public struct PathKeyframes: Hashable, Sendable {
  /// The path.
  public let path: Path
  /// The interpolation between places.
  public let calculationMode: CalculationMode
  /// The start of each curve, and the end of the last; nil for equal steps.
  package let keyTimes: [Double]?
  /// The pace of each curve; nil for an even one.
  package let timingFunctions: [TimingFunction]?
  private let curves: [PathSegment]
  private let segments: KeyframeSegments
  private let pacing: Pacing?

  /// Makes keyframes of a path.
  ///
  /// - Parameters:
  ///   - path: Lines and curves; a new subpath is a jump.
  ///   - keyTimes: The start time of each curve and the end time of the last one, as fractions of the duration; nil for
  ///     equal steps.
  ///   - timingFunctions: The pace of each curve; nil for an even pace.
  ///   - calculationMode: The interpolation between places.
  /// - Throws: A ``KeyframesError`` when the path is empty or not finite, or when the times don't fit it.
  public init(
    path: Path, keyTimes: [Double]? = nil, timingFunctions: [TimingFunction]? = nil,
    calculationMode: CalculationMode = .linear
  ) throws(KeyframesError) {
    self.path = path
    self.calculationMode = calculationMode
    self.keyTimes = keyTimes
    self.timingFunctions = timingFunctions
    curves = PathSegment.segments(of: path)
    if curves.isEmpty { throw .noValues }
    if let index = curves.firstIndex(where: { !$0.isFinite }) { throw .valueNotFinite(index: index) }
    if let keyTimes {
      try Keyframes.check(count: keyTimes.count, of: .keyTimes, in: curves.count + 1...curves.count + 1)
    }
    try Keyframes.check(keyTimes)
    if let timingFunctions {
      try Keyframes.check(count: timingFunctions.count, of: .timingFunctions, in: curves.count...curves.count)
    }
    let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
    segments = KeyframeSegments(
      count: curves.count, times: isPaced ? nil : keyTimes, timingFunctions: isPaced ? nil : timingFunctions)
    let measured = curves
    pacing =
      isPaced
      ? Pacing(segments: curves.count) { index, parameter in .point(measured[index].point(at: parameter)) } : nil
  }

  /// The number of lines and curves of a path; each is a segment with a pace of its own.
  package static func curveCount(of path: Path) -> Int { PathSegment.segments(of: path).count }

  /// The position at the given fraction of the duration.
  ///
  /// - Parameter fraction: 0 to 1; the ends of the path are held before and after.
  /// - Returns: A point on the path.
  public func position(at fraction: Double) -> Point {
    let location = location(at: fraction)
    return curves[location.index].point(at: location.fraction)
  }

  /// The layer's rotation at the given fraction of the duration.
  ///
  /// - Parameters:
  ///   - fraction: 0 to 1.
  ///   - mode: The layer's orientation along the path.
  /// - Returns: Radians, clockwise on screen from the x axis.
  public func rotation(at fraction: Double, mode: RotationMode) -> Double {
    let location = location(at: fraction)
    let direction = curves[location.index].direction(at: location.fraction)
    return mode == .auto ? atan2(direction.y, direction.x) : atan2(-direction.y, -direction.x)
  }

  private func location(at fraction: Double) -> KeyframeSegments.Location {
    var location = segments.location(at: pacing?.parameter(atDistanceFraction: fraction) ?? fraction)
    if calculationMode == .discrete && fraction < 1 { location.fraction = 0 }
    return location
  }
}
