/// What the file `manifest.json` beside a sequence of pictures says about them.
package struct SequenceManifest: Hashable, Sendable {
  /// The frames and their times.
  package let schedule: FrameSchedule
  /// The width of every picture in pixels.
  package let width: Int
  /// The height of every picture in pixels.
  package let height: Int
  /// Pixels a point.
  package let scale: Double

  /// Describes a sequence.
  package init(schedule: FrameSchedule, width: Int, height: Int, scale: Double) {
    self.schedule = schedule
    self.width = width
    self.height = height
    self.scale = scale
  }

  /// The manifest as JSON: rate, size, scale and count, and the name and time in seconds of every frame.
  ///
  /// - Parameter fileName: The name of the file with a number; it needs no escaping in JSON.
  /// - Returns: The text.
  func json(fileName: (Int) -> String) -> String {
    let frames = schedule.slots.enumerated().map { index, slot in
      "    {\"file\": \"\(fileName(index))\", \"time\": \(schedule.rate.time(ofFrame: slot.frame))}"
    }
    return """
      {
        "fps": \(schedule.rate.framesPerSecond),
        "rate": "\(schedule.rate)",
        "size": [\(width), \(height)],
        "scale": \(scale),
        "count": \(schedule.slots.count),
        "frames": [
      \(frames.joined(separator: ",\n"))
        ]
      }

      """
  }

  /// The names of the files that a manifest lists.
  ///
  /// - Parameter text: What ``json(fileName:)`` made; anything else lists nothing, or what happens to look like it.
  /// - Returns: The names.
  static func fileNames(inJSON text: String) -> Set<String> {
    Set(
      text.split(separator: "\n").compactMap { line in
        let parts = line.split(separator: "\"")
        return parts.count > 3 && parts[1] == "file" ? String(parts[3]) : nil
      })
  }
}
