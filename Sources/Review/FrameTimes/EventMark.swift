package import LayerTree

/// A mark above plots and in contact sheets: the beginning or end of an animation, or a touch.
package struct EventMark: Hashable, Sendable {
  /// The kind of event; of several events at the same time, the first kind in this order is shown.
  package enum Kind: Int, Comparable, Sendable {
    /// A finger touched down.
    case touch
    /// A finger was lifted, or its touch was canceled.
    case lift
    /// An animation began to take effect.
    case begin
    /// A running animation was retargeted.
    case retarget
    /// An animation was removed before it had finished.
    case interrupt
    /// An animation finished.
    case end

    package static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }

  /// The time, in seconds.
  package let time: Double
  /// The kind of event.
  package let kind: Kind
  /// A short description of the event.
  package let label: String

  /// Returns the marks of a trace, in order; equal events at the same tick share a mark.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - layers: The layers whose animations to include; nil for all.
  /// - Returns: The marks.
  package static func all(in trace: Trace, of layers: Set<String>? = nil) -> [EventMark] {
    var groups: [(time: Double, kind: Kind, subjects: [String])] = []
    func note(_ time: Double, _ kind: Kind, _ subject: String) {
      if let index = groups.lastIndex(where: { abs($0.time - time) < 1e-6 && $0.kind == kind }) {
        groups[index].subjects.append(subject)
      } else {
        groups.append((time, kind, [subject]))
      }
    }
    var marks = TouchMark.all(in: trace).map { touch in
      EventMark(time: touch.time, kind: touch.isLift ? .lift : .touch, label: touch.name)
    }
    for event in trace.events where layers?.contains(event.path) ?? true {
      guard let kind = Kind(event.kind) else { continue }
      note(event.time, kind, event.layer.isEmpty ? event.subject : "\(event.layer).\(event.subject)")
    }
    marks += groups.map { group in
      EventMark(time: group.time, kind: group.kind, label: group.kind.label(group.subjects))
    }
    return marks.sorted { ($0.time, $0.kind.rawValue) < ($1.time, $1.kind.rawValue) }
  }
}

extension EventMark.Kind {
  /// The priority for showing a label: touches, then beginnings, then ends.
  var rank: Int {
    switch self {
    case .touch, .lift: 0
    case .begin, .retarget: 1
    case .interrupt, .end: 2
    }
  }

  /// Creates the kind for an animation's event; nil for other events.
  fileprivate init?(_ kind: StageEvent.Kind) {
    switch kind {
    case .begin: self = .begin
    case .retarget: self = .retarget
    case .end: self = .end
    case .interrupt: self = .interrupt
    case .settle, .touch: return nil
    }
  }

  /// Returns the label of the event, with its subjects.
  fileprivate func label(_ subjects: [String]) -> String {
    let verb = "\(self)"
    let named = subjects.filter { !$0.isEmpty }
    if subjects.count > 1 { return "\(verb) ×\(subjects.count)" }
    return named.first.map { "\(verb) \($0)" } ?? verb
  }
}
