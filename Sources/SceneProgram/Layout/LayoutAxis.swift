/// The constraints on a layer's position and length along one axis of its superlayer.
package struct LayoutAxis: Sendable {
  /// The distance from the left or top edge.
  package var start: Computed<Double>?
  /// The distance from the right or bottom edge.
  package var end: Computed<Double>?
  /// The offset between the centers.
  package var center: Computed<Double>?
  package var length: Computed<Double>?

  package init(
    start: Computed<Double>? = nil, end: Computed<Double>? = nil, center: Computed<Double>? = nil,
    length: Computed<Double>? = nil
  ) {
    self.start = start
    self.end = end
    self.center = center
    self.length = length
  }

  /// The number of constraints; two determine the position and the length, and one keeps the layer's own length.
  package var count: Int { [start, end, center, length].count { $0 != nil } }

  /// True if the constraints determine the layer's length.
  package var setsLength: Bool { length != nil || start != nil && end != nil }

  /// Returns the position and length of the layer.
  ///
  /// - Parameters:
  ///   - outer: The length of the superlayer.
  ///   - own: The layer's own length.
  ///   - frame: The environment that evaluates the constraints.
  /// - Returns: The layer's start and length.
  package func place(in outer: Double, own: Double, _ frame: Frame) -> (origin: Double, length: Double) {
    func value(_ term: Computed<Double>?) -> Double? { term?.value(frame) }
    if let start = value(start), let end = value(end) { return (start, max(0, outer - start - end)) }
    let length = max(0, value(length) ?? own)
    if let end = value(end) { return (outer - end - length, length) }
    if let center = value(center) { return ((outer - length) / 2 + center, length) }
    return (value(start) ?? 0, length)
  }
}
