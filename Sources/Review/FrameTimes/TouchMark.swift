package import LayerTree

/// A touch or gesture event, under the most specific of the names it has at that instant.
package struct TouchMark: Hashable, Sendable {
  /// The time, in seconds.
  package let time: Double
  /// The layer and the event, such as `menu.touchUpInside`.
  package let name: String
  /// True if a finger was lifted or a gesture ended, rather than one begun.
  package let isLift: Bool

  /// The instants of a trace, in order.
  ///
  /// A finger on a button triggers `touchesBegan` and `touchDown`, and may begin a gesture: among the events at one
  /// instant, a gesture takes precedence, then a control's event.
  ///
  /// - Parameter trace: The trace.
  /// - Returns: Two marks at most for each instant: one for beginnings and one for ends.
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
