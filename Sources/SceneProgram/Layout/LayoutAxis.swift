/// The position of a layer on one axis of its superlayer.
package struct LayoutAxis: Sendable {
  /// From the left or the top.
  package var start: Computed<Double>?
  /// From the right or the bottom.
  package var end: Computed<Double>?
  /// The distance between centers.
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

  /// The number of given lengths; two settle everything, and one leaves the layer its own length.
  package var count: Int { [start, end, center, length].count { $0 != nil } }

  /// True if the constraints determine the layer's length.
  package var setsLength: Bool { length != nil || start != nil && end != nil }

  /// Returns the position and length of the layer.
  ///
  /// - Parameters:
  ///   - outer: The length of the layer around it.
  ///   - own: The layer's own length.
  ///   - frame: The values that the terms read.
  /// - Returns: Its start and its length.
  package func place(in outer: Double, own: Double, _ frame: Frame) -> (origin: Double, length: Double) {
    func value(_ term: Computed<Double>?) -> Double? { term?.value(frame) }
    if let start = value(start), let end = value(end) { return (start, max(0, outer - start - end)) }
    let length = max(0, value(length) ?? own)
    if let end = value(end) { return (outer - end - length, length) }
    if let center = value(center) { return ((outer - length) / 2 + center, length) }
    return (value(start) ?? 0, length)
  }
}
