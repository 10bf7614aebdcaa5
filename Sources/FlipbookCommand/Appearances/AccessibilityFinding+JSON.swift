import Flipbook

extension AccessibilityFinding {
  /// The finding as JSON.
  var jsonLine: JSONLine {
    JSONLine().with("rule", rule.rawValue).with("layer", layer).with("line", line).with("message", message)
      .with("hint", hint).with("places", places.map(\.jsonLine))
  }
}

extension AccessibilityFinding.Place {
  /// The occurrence as JSON, with the frame in points.
  fileprivate var jsonLine: JSONLine {
    var line = JSONLine().with("appearance", appearance).with("from", times.lowerBound).with("to", times.upperBound)
    if let frame {
      line = line.with("x", frame.minX).with("y", frame.minY).with("width", frame.width).with("height", frame.height)
    }
    return line.with("measured", measured)
  }
}
