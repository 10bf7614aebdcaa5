import Arithmetic
import Encodings

/// The positions and durations of a sprite sheet's frames.
struct SpriteDescription {
  /// The file name of the image, without its extension.
  let name: String
  let rate: FrameRate
  /// The width of a frame in pixels.
  let width: Int
  /// The height of a frame in pixels.
  let height: Int
  /// The number of pixels per point.
  let scale: Double
  /// The number of times the animation plays, or 0 for an endless loop.
  let plays: Int
  let columns: Int
  let rows: Int
  /// The cell of each frame, counted row by row, and the frame's duration in frames of the rate.
  let frames: [(cell: Int, length: Int)]

  /// The description in TexturePacker's "JSON (Hash)" format, with positions in pixels.
  ///
  /// Durations are in milliseconds, as in Aseprite; PixiJS plays the list of `animations`.
  var json: String {
    let names = frames.indices.map { index in
      let digits = String(index)
      return (name + "_" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".png").quotedAsJSON
    }
    let places = frames.indices.map { index in
      let (x, y) = origin(of: frames[index].cell)
      let all = #"{"x": 0, "y": 0, "w": \#(width), "h": \#(height)}"#
      return """
            \(names[index]): {
              "frame": {"x": \(x), "y": \(y), "w": \(width), "h": \(height)},
              "rotated": false, "trimmed": false, "spriteSourceSize": \(all),
              "sourceSize": {"w": \(width), "h": \(height)}, "duration": \(number(seconds(frames[index].length) * 1000))
            }
        """
    }
    return """
      {
        "frames": {
      \(places.joined(separator: ",\n"))
        },
        "animations": {
          \(name.quotedAsJSON): [\(names.joined(separator: ", "))]
        },
        "meta": {
          "app": "flipbook", "version": "1.0", "image": \((name + ".png").quotedAsJSON), "format": "RGBA8888",
          "size": {"w": \(columns * width), "h": \(rows * height)}, "scale": "\(number(scale))"
        }
      }

      """
  }

  /// A CSS class that shows the frames in points (CSS pixels).
  ///
  /// A row of frames with equal durations is one animation with a step for each frame; otherwise each frame has a
  /// keyframe.
  var css: String {
    let total = seconds(frames.reduce(0) { $0 + $1.length })
    let isStrip =
      rows == 1 && plays == 0 && frames.enumerated().allSatisfy { $0.offset == $0.element.cell }
      && frames.allSatisfy { $0.length == frames[0].length }
    let timing = isStrip ? "steps(\(frames.count))" : "step-end"
    let count = plays == 0 ? "infinite" : "\(plays) forwards"
    var keyframes: [String] = []
    if isStrip {
      keyframes = ["  to { background-position: \(point(-columns * width)) 0; }"]
    } else {
      var (start, end) = (0, frames.reduce(0) { $0 + $1.length })
      end = max(1, end)
      for (index, frame) in frames.enumerated() {
        let position = "background-position: \(position(of: frame.cell));"
        // The last frame stays until the end.
        let last = index == frames.count - 1 && start > 0 ? ", 100%" : ""
        keyframes.append("  \(number(Double(start) / Double(end) * 100))%\(last) { \(position) }")
        start += frame.length
      }
    }
    let file = name.map { "\"\\\n\r".contains($0) ? "\\\($0)" : String($0) }.joined()
    return """
      .\(identifier) {
        width: \(point(width));
        height: \(point(height));
        background: url("\(file).png") 0 0 / \(point(columns * width)) \(point(rows * height)) no-repeat;
        animation: \(identifier) \(number(total))s \(timing) \(count);
      }

      @keyframes \(identifier) {
      \(keyframes.joined(separator: "\n"))
      }

      """
  }

  private func origin(of cell: Int) -> (x: Int, y: Int) { (cell % columns * width, cell / columns * height) }

  private func position(of cell: Int) -> String {
    let (x, y) = origin(of: cell)
    return "\(point(-x)) \(point(-y))"
  }

  private func seconds(_ frames: Int) -> Double { rate.time(ofFrame: frames) }

  /// Returns a number of pixels as a CSS length in points.
  private func point(_ pixels: Int) -> String { pixels == 0 ? "0" : "\(number(Double(pixels) / scale))px" }

  private func number(_ value: Double) -> String { value.plainText(decimals: 5) }

  /// The name as a valid CSS identifier.
  private var identifier: String {
    let text = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" || $0 == "-" ? $0 : "-" })
    return text.first.map { $0.isLetter || $0 == "_" } == true ? text : "sprite-" + text
  }
}
