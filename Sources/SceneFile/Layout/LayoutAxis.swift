import SceneDiagnostics
import SceneSyntax

/// The position of a layer on one axis of its superlayer.
struct LayoutAxis: Sendable {
  /// From the left or the top.
  var start: Computed<Double>?
  /// From the right or the bottom.
  var end: Computed<Double>?
  /// The distance between centers.
  var center: Computed<Double>?
  var length: Computed<Double>?

  /// The number of given lengths; two settle everything, and one leaves the layer its own length.
  var count: Int { [start, end, center, length].count { $0 != nil } }

  /// True if it says how long the layer is.
  var setsLength: Bool { length != nil || start != nil && end != nil }

  /// Returns the position and length of the layer.
  ///
  /// - Parameters:
  ///   - outer: The length of the layer around it.
  ///   - own: The layer's own length.
  ///   - frame: The values that the terms read.
  /// - Returns: Its start and its length.
  func place(in outer: Double, own: Double, _ frame: Frame) -> (origin: Double, length: Double) {
    func value(_ term: Computed<Double>?) -> Double? { term?.value(frame) }
    if let start = value(start), let end = value(end) { return (start, max(0, outer - start - end)) }
    let length = max(0, value(length) ?? own)
    if let end = value(end) { return (outer - end - length, length) }
    if let center = value(center) { return ((outer - length) / 2 + center, length) }
    return (value(start) ?? 0, length)
  }
}
