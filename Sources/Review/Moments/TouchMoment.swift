package import LayerTree

/// An instant at which a finger or a gesture did something, by the name that tells most about it.
package struct TouchMoment: Hashable, Sendable {
  /// The time, in seconds.
  package let time: Double
  /// The layer and the event, such as `menu.touchUpInside`.
  package let name: String
  /// True if a finger was lifted or a gesture ended, rather than one begun.
  package let isLift: Bool

  /// The instants of a trace, in order.
  ///
  /// A finger on a button says `touchesBegan` and `touchDown`, and may begin a gesture: of what is told at one instant, a
  /// gesture counts for most, then what happens to a control.
  ///
  /// - Parameter trace: The trace.
  /// - Returns: One at each instant for what begins, and one for what ends.
  package static func all(in trace: Trace) -> [TouchMoment] {
    var found: [(moment: TouchMoment, rank: Int)] = []
    for event in trace.events where event.kind == .touch {
      let moment = TouchMoment(event)
      let rank = rank(of: event.subject)
      if let last = found.lastIndex(where: {
        abs($0.moment.time - event.time) < 1e-6 && $0.moment.isLift == moment.isLift
      }) {
        if rank > found[last].rank { found[last] = (moment, rank) }
      } else {
        found.append((moment, rank))
      }
    }
    return found.map(\.moment)
  }

  private init(_ event: StageEvent) {
    time = event.time
    name = event.layer.isEmpty ? event.subject : "\(event.layer).\(event.subject)"
    isLift = ["Ended", "Cancelled", "touchUpInside", "touchUpOutside", "touchCancel"].contains(
      where: event.subject.hasSuffix)
  }

  private static func rank(of subject: String) -> Int {
    if subject.hasPrefix("touches") { return 0 }
    return TouchEvent(rawValue: subject) == nil ? 2 : 1
  }
}
