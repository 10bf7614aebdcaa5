import Flipbook

/// The beginning, retargeting, end, or interruption of an animation.
package struct EventRow: Hashable, Sendable {
  /// The time, in seconds.
  package var time: Double
  /// A description of the event, with its layer and property.
  package var subject: String

  /// Creates a row.
  init(time: Double, subject: String) {
    self.time = time
    self.subject = subject
  }

  /// Describes an event.
  init(_ event: StageEvent) {
    // Layers without a name are named as in the trace.
    let path = event.path.split(separator: ".", omittingEmptySubsequences: false).map { $0.isEmpty ? "layer" : $0 }
    let layer = event.path.isEmpty ? event.layer : path.joined(separator: ".")
    let target = layer.isEmpty ? event.subject : "\(layer).\(event.subject)"
    let key = event.key.map { $0 == event.subject ? "" : " (\($0))" } ?? ""
    self.init(time: event.time, subject: "\(event.kind.rawValue) \(target)\(key)")
  }
}
