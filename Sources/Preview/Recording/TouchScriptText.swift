import Geometry
import LayerTree
import SceneProgram

/// Recorded touches in the syntax of scene files.
enum TouchScriptText {
  /// The maximum line length; longer lines are broken.
  private static let maximumLineLength = 110

  /// Returns the items of `script:` that reproduce a recording exactly, each on one or more lines.
  static func items(of recording: TouchRecording) -> String {
    recording.touches.map { item(for: $0, rate: recording.rate) }.joined()
  }

  /// Returns an item that reproduces one touch exactly.
  static func item(for touch: TouchRecording.Touch, rate: Double) -> String {
    let samples = touch.touch.samples.map { sample in
      "[\(number(sample.time, 4)), \(number(sample.location.x, 2)), \(number(sample.location.y, 2))]"
    }
    var lines = ["  - {touch: ["]
    for (index, sample) in samples.enumerated() {
      let text = sample + (index + 1 < samples.count ? ", " : "")
      if lines[lines.count - 1].count + text.count > maximumLineLength {
        lines[lines.count - 1] = trimmed(lines[lines.count - 1])
        lines.append("     ")
      }
      lines[lines.count - 1] += text
    }
    let ending = touch.touch.isCancelled ? ", cancelled: true" : ""
    return lines.joined(separator: "\n") + "], at: \(time(touch.tick, rate))\(ending)}\n"
  }

  /// Returns the time of a tick, in seconds.
  static func time(_ tick: Int, _ rate: Double) -> String { number(Double(tick) / rate, 4) }

  /// Returns the shortest decimal time, in seconds, that belongs to a tick: after the previous tick, and not after this
  /// one.
  static func timeInTick(_ tick: Int, _ rate: Double) -> String {
    let seconds = Double(tick) / rate
    for unit in [1.0, 10, 100, 1000] {
      let time = (seconds * unit + 1e-9).rounded(.down) / unit
      if (time * rate - 1e-3).rounded(.up) == Double(tick) { return number(time, 3) }
    }
    return number((seconds * 10_000 + 1e-9).rounded(.down) / 10_000, 4)
  }

  /// Returns a number with at most the given number of decimals.
  static func number(_ value: Double, _ decimals: Int) -> String {
    let unit = [1.0, 10, 100, 1000, 10_000][decimals]
    let rounded = (value * unit).rounded() / unit
    if rounded == rounded.rounded() { return "\(Int64(rounded))" }
    return "\(rounded)"
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
