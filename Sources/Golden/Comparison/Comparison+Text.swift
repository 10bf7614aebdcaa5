import Arithmetic

extension Comparison {
  /// The maximum number of changes that are listed individually.
  private static let maximumLineCount = 6

  /// The differences, one line each; empty if there are none.
  package var lines: [String] {
    var lines = passes ? [] : Self.shortened(timing.map(\.description), "animations")
    if let bad = firstBadFrame, let problem = bad.problem {
      let count = frames.count { !$0.passes }
      var others = count > 1 ? ", the first of \(count) that differ" : ""
      if let worst = worstFrame, worst.index != bad.index { others += ", worst at \(worst.name ?? time(worst.time))" }
      let name =
        bad.name ?? (frames.count == 1 ? "the image" : "frame \(bad.index) of \(frames.count) (\(time(bad.time)))")
      lines.append("\(name)\(others): \(problem)")
    } else if !changes.isEmpty || !events.isEmpty {
      let word = largestAllowed == nil ? "equal" : "within the tolerance"
      lines.append("the frames are \(word), but the values of layers between or behind them differ")
    }
    if durationDiffers { lines.append(durationChange) }
    lines += Self.shortened(
      summarizedChanges.map { $0.description(at: firstBadTick, displayRate: displayRate) }, "values")
    lines += Self.shortened(events.map(\.description), "events")
    if let fonts, !passes {
      lines.append(
        """
        it was recorded with different fonts, which may explain the difference: \
        \(fonts.reference.joined(separator: ", ")); \
        here: \(fonts.actual.joined(separator: ", "))
        """)
    }
    return lines
  }

  /// The changes without redundant ones: if all three components of a scale changed in the same way, only one is
  /// listed, and the z component is listed only if it changed alone.
  private var summarizedChanges: [ValueChange] {
    let scale = "transform.scale"
    func change(_ layer: String, _ axis: String) -> ValueChange? {
      changes.first { $0.layer == layer && $0.property == "\(scale).\(axis)" }
    }
    return changes.compactMap { item in
      guard item.property.hasPrefix("\(scale).") else { return item }
      let (x, y) = (change(item.layer, "x"), change(item.layer, "y"))
      switch item.property {
      case "\(scale).z": return x == nil && y == nil ? item : nil
      case "\(scale).y": return x?.hasSameValues(as: item) == true ? nil : item
      default: return y?.hasSameValues(as: item) == true ? item.naming(scale) : item
      }
    }
  }

  private var durationChange: String {
    let text = "it plays \(time(durations.actual)) instead of \(time(durations.reference))"
    guard hasTicks else { return text }
    let ticks = Int(saturating: ((durations.actual - durations.reference) * displayRate).rounded())
    return "\(text), \(abs(ticks)) \(abs(ticks) == 1 ? "tick" : "ticks") \(ticks < 0 ? "less" : "more")"
  }

  private func time(_ seconds: Double) -> String { "\(TraceCell.text(seconds)) s" }

  private static func shortened(_ lines: [String], _ name: String) -> [String] {
    guard lines.count > maximumLineCount else { return lines }
    return lines.prefix(maximumLineCount - 1) + ["and \(lines.count - maximumLineCount + 1) more \(name) differ"]
  }
}
