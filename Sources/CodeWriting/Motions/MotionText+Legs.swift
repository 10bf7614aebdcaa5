import LayerTree
import Motion
import Review

extension MotionText {
  /// Returns the description of a leg for the comment above its code.
  ///
  /// - Parameters:
  ///   - leg: The leg.
  ///   - properties: The properties that are animated together with it.
  /// - Returns: The description, in one line.
  static func summary(of leg: PlayedLeg, moving properties: [AnimatableProperty]) -> String {
    let names = properties.reduce(into: [String]()) { if !$0.contains($1.keyPath) { $0.append($1.keyPath) } }
    let engine = leg.row.map { "\($0.summary.engine.rawValue): " } ?? ""
    let way =
      names.count == 1
      ? "\(leg.layer).\(names[0]) \(leg.fromText) → \(leg.targetText)" : "\(leg.layer).\(names.joined(separator: ", "))"
    let ending = leg.endingText.isEmpty ? "" : "; \(leg.endingText)"
    let text =
      "\(way), \(engine)\(leg.paceText)\(ending), "
      + "\(leg.delay.text()) s after \(leg.cause.name), in \(leg.seconds.text()) s"
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Returns the values of a leg, for a comment that replaces code: each with the time in seconds since its start.
  static func values(of leg: PlayedLeg) -> String {
    let numbers = leg.curve.values.map(\.allComponents)
    let tracks = (numbers.first ?? []).indices.map { index in numbers.map { $0.indices.contains(index) ? $0[index] : 0 }
    }
    let kept = Simplified.points(of: tracks.map(Simplified.normalized), at: leg.curve.times, within: 0.001)
    let parts = kept.map { "\(leg.curve.times[$0].text()) s \(leg.curve.values[$0].text(in: leg.property.unit))" }
    return parts.joined(separator: ", ")
  }
}
