package import LayerTree

/// An instant that is marked above curves and in sheets: what began, ended or was touched then.
package struct EventMark: Hashable, Sendable {
  /// What kinds of instants there are; of several at one time, the first of these shows.
  package enum Kind: Int, Comparable, Sendable {
    /// A finger came down.
    case touch
    /// A finger was lifted or taken away.
    case lift
    /// An animation began to show.
    case begin
    /// A running animation was sent elsewhere.
    case retarget
    /// An animation was taken away before it had run.
    case interrupt
    /// An animation has run.
    case end

    package static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }

  /// The time, in seconds.
  package let time: Double
  /// What happened.
  package let kind: Kind
  /// What happened, in a word or two.
  package let label: String

  /// The instants of a trace, in order; what happens several times at one tick is one mark.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - layers: The layers whose animations count; nil for all.
  /// - Returns: The marks.
  package static func all(in trace: Trace, of layers: Set<String>? = nil) -> [EventMark] {
    var moments: [(time: Double, kind: Kind, subjects: [String])] = []
    func note(_ time: Double, _ kind: Kind, _ subject: String) {
      if let index = moments.lastIndex(where: { abs($0.time - time) < 1e-6 && $0.kind == kind }) {
        moments[index].subjects.append(subject)
      } else {
        moments.append((time, kind, [subject]))
      }
    }
    for touch in trace.touches {
      note(
        touch.time, touch.phase == .began ? .touch : .lift,
        touch.layer.split(separator: ".").last.map(String.init) ?? "")
    }
    for event in trace.events where layers?.contains(event.path) ?? true {
      // Where fingers came down and left is told by the touches themselves.
      guard let kind = Kind(event.kind) else { continue }
      note(event.time, kind, event.layer.isEmpty ? event.subject : "\(event.layer).\(event.subject)")
    }
    return moments.map { moment in
      EventMark(time: moment.time, kind: moment.kind, label: moment.kind.label(moment.subjects))
    }.sorted { ($0.time, $0.kind.rawValue) < ($1.time, $1.kind.rawValue) }
  }
}

extension EventMark.Kind {
  /// Who comes first to a label: touches, then what begins, then what ends.
  var rank: Int {
    switch self {
    case .touch, .lift: 0
    case .begin, .retarget: 1
    case .interrupt, .end: 2
    }
  }

  fileprivate init?(_ kind: StageEvent.Kind) {
    switch kind {
    case .begin: self = .begin
    case .retarget: self = .retarget
    case .end: self = .end
    case .interrupt: self = .interrupt
    case .touch: return nil
    }
  }

  /// The word for it, with what it happened to.
  fileprivate func label(_ subjects: [String]) -> String {
    let verb =
      switch self {
      case .touch: "touch"
      case .lift: "lift"
      case .begin: "begin"
      case .retarget: "retarget"
      case .interrupt: "interrupt"
      case .end: "end"
      }
    let named = subjects.filter { !$0.isEmpty }
    if subjects.count > 1 { return "\(verb) ×\(subjects.count)" }
    return named.first.map { "\(verb) \($0)" } ?? verb
  }
}
