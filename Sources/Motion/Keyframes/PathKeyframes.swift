import Arithmetic
public import Geometry

/// A motion path: `CAKeyframeAnimation` with a `path`.
///
/// Every line and curve is one segment between two keyframes. A layer follows it by the curve's own parameter, or at
/// constant speed in the paced modes, as recorded from Core Animation. In discrete mode, it stays at the beginning of
/// each segment. The cubic modes act as linear ones, because the path is a curve already.
public struct PathKeyframes: Hashable, Sendable {
  /// The path to follow.
  public let path: Path
  /// The interpolation between the ends of the segments.
  public let calculationMode: CalculationMode
  /// The start time of each curve and the end time of the last one, as fractions of the duration; nil for even spacing.
  package let keyTimes: [Double]?
  /// The timing function of each curve; nil for linear timing.
  package let timingFunctions: [TimingFunction]?
  private let curves: [PathSegment]
  private let segments: KeyframeSegments
  private let pacing: Pacing?

  /// Creates keyframes along a path.
  ///
  /// - Parameters:
  ///   - path: Lines and curves; a new subpath is a jump.
  ///   - keyTimes: The start time of each curve and the end time of the last one, as fractions of the duration; nil for
  ///     even spacing.
  ///   - timingFunctions: The timing function of each curve; nil for linear timing.
  ///   - calculationMode: The interpolation between the ends of the segments.
  /// - Throws: A ``KeyframesError`` if the path is empty or not finite, or if the times don't match it.
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

  /// Returns the number of lines and curves of a path; each is a segment with its own timing.
  package static func curveCount(of path: Path) -> Int { PathSegment.segments(of: path).count }

  /// Returns the position at the given fraction of the duration.
  ///
  /// - Parameter fraction: The fraction from 0 to 1; outside, the ends of the path are held.
  /// - Returns: A point on the path.
  public func position(at fraction: Double) -> Point {
    let location = location(at: fraction)
    return curves[location.index].point(at: location.fraction)
  }

  /// Returns the layer's rotation at the given fraction of the duration.
  ///
  /// - Parameters:
  ///   - fraction: The fraction from 0 to 1.
  ///   - mode: The layer's orientation along the path.
  /// - Returns: The angle in radians, clockwise on screen from the x axis.
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
