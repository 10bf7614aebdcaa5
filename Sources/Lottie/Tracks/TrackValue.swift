/// A value that can be interpolated between keyframes.
protocol TrackValue: Sendable {
  /// Returns the value interpolated between this one (0) and another one (1).
  func mixed(with other: Self, at progress: Double) -> Self
  /// Returns the value interpolated with a separate progress for each component; the last one applies to all further
  /// components.
  func mixed(with other: Self, progress: [Double]) -> Self
  /// Creates a position on a motion path; the components beyond x and y come from `other`.
  init(onCurve point: SIMD2<Double>, near other: Self)
  /// Creates a value from the result of an expression, with missing components from `other`; nil if the result has
  /// another type.
  init?(_ result: PropertyValue, near other: Self)
  /// Returns true if the values differ by more than rounding errors.
  func differs(from other: Self) -> Bool
}

extension TrackValue {
  func mixed(with other: Self, progress: [Double]) -> Self { mixed(with: other, at: progress.first ?? 0) }

  init(onCurve point: SIMD2<Double>, near other: Self) { self = other }

  init?(_ result: PropertyValue, near other: Self) { return nil }
}

/// A scalar, a point, or a color, with up to four components.
typealias Vector = SIMD4<Double>

extension SIMD4<Double>: TrackValue {
  func mixed(with other: Self, at progress: Double) -> Self { self + (other - self) * progress }

  func mixed(with other: Self, progress: [Double]) -> Self {
    guard let last = progress.last else { return self }
    var shares = Self(repeating: last)
    for (index, share) in progress.prefix(4).enumerated() { shares[index] = share }
    return self + (other - self) * shares
  }

  init(onCurve point: SIMD2<Double>, near other: Self) { self = [point.x, point.y, other.z, other.w] }

  init?(_ result: PropertyValue, near other: Self) {
    self = other
    switch result {
    case .number(let number): x = Self.bounded(number)
    case .list(let numbers):
      for (index, number) in numbers.prefix(4).enumerated() { self[index] = Self.bounded(number) }
    default: return nil
    }
  }

  func differs(from other: Self) -> Bool {
    (0..<4).contains { abs(self[$0] - other[$0]) > 1e-3 * Swift.max(1, abs(other[$0])) }
  }

  /// Clamps a number to the range allowed in files.
  private static func bounded(_ number: Double) -> Double { Swift.max(-1e24, Swift.min(1e24, number)) }
}

extension [Double]: TrackValue {
  func differs(from other: [Double]) -> Bool { self != other }

  func mixed(with other: [Double], at progress: Double) -> [Double] {
    zip(self, other).map { $0 + ($1 - $0) * progress } + dropFirst(Swift.min(count, other.count))
  }
}

/// The value of a property, as expressions read and return it.
enum PropertyValue: Sendable {
  case number(Double)
  case list([Double])
  case shape(BezierShape)
  case text(String)
}
