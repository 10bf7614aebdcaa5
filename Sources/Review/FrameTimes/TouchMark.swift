package import LayerTree

/// A touch or gesture event, with the most specific of its names.
package struct TouchMark: Hashable, Sendable {
  /// The time, in seconds.
  package let time: Double
  /// The layer and the event, such as `menu.touchUpInside`.
  package let name: String
  /// True if a finger was lifted or a gesture ended; false for a beginning.
  package let isLift: Bool

  /// Returns the touch and gesture events of a trace, in order.
  ///
  /// A finger on a button triggers `touchesBegan` and `touchDown`, and may begin a gesture. Of events at the same time,
  /// a gesture takes precedence, then the event of a control.
  ///
  /// - Parameter trace: The trace.
  /// - Returns: At most two marks for each time: one for beginnings and one for ends.
  package static func all(in trace: Trace) -> [TouchMark] {
    var found: [(mark: TouchMark, rank: Int)] = []
    for event in trace.events where event.kind == .touch {
      let mark = TouchMark(event)
      let rank = rank(of: event.subject)
      if let last = found.lastIndex(where: {
        abs($0.mark.time - event.time) < 1e-6 && $0.mark.isLift == mark.isLift
      }) {
        if rank > found[last].rank { found[last] = (mark, rank) }
      } else {
        found.append((mark, rank))
      }
    }
    return found.map(\.mark)
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
