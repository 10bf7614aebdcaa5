/// The arc length of a curve with several segments, for moving along it at constant speed.
struct Pacing: Hashable, Sendable {
  /// The number of line segments that approximate each segment; the error of the length falls with its square.
  private static let piecesPerSegment = 256

  /// The normalized distance covered up to the end of each line segment, starting with 0 and ending with 1.
  private let distances: [Double]

  /// Measures the curve; nil if it has no length.
  ///
  /// - Parameters:
  ///   - segments: The number of segments.
  ///   - value: Returns the value in a segment at a parameter from 0 to 1.
  init?(segments: Int, value: (_ segment: Int, _ parameter: Double) -> AnimatableValue) {
    guard segments > 0 else { return nil }
    var total = 0.0
    var distances = [0.0]
    var previous = value(0, 0)
    for segment in 0..<segments {
      for piece in 1...Self.piecesPerSegment {
        let next = value(segment, Double(piece) / Double(Self.piecesPerSegment))
        total += previous.distance(to: next)
        distances.append(total)
        previous = next
      }
    }
    guard total > 0 else { return nil }
    self.distances = distances.map { $0 / total }
  }

  /// Returns the curve's parameter, with all segments counted as equal, at a fraction of the total length.
  func parameter(atDistanceFraction fraction: Double) -> Double {
    let pieces = distances.count - 1
    guard fraction < 1 else { return 1 }
    guard let index = distances.lastIndex(notAfter: fraction), index < pieces else { return fraction > 0 ? 1 : 0 }
    let local = (fraction - distances[index]) / (distances[index + 1] - distances[index])
    return (Double(index) + local) / Double(pieces)
  }
}
