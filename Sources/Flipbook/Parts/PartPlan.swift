import Encodings

/// The inputs that all parts of a distributed rendering must share, besides the scene's text, the rate, and the size.
public struct PartPlan: Hashable, Sendable {
  /// The options that affect the rendered frames, one per string, such as `--speed 0.25`.
  public var settings: [String]
  /// The SHA-256 digest of all files that the scene is made from, in hexadecimal.
  public var filesDigest: String

  /// Creates a plan.
  public init(settings: [String] = [], filesDigest: String = "") {
    self.settings = settings
    self.filesDigest = filesDigest
  }

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - settings: The options that affect the rendered frames.
  ///   - files: The files that the scene is made from, including missing ones.
  package init(settings: [String], files: FileLog) {
    self.settings = settings
    let digests = files.marks.keys.sorted().map { path in
      FileSystem.contents(of: path).map { SHA256.hexadecimal(of: $0) } ?? "none"
    }
    filesDigest = SHA256.hexadecimal(of: Array(digests.joined(separator: "\n").utf8))
  }
}

extension RenderOptions {
  /// The options that affect the rendered frames, as command-line arguments.
  package var frameSettings: [String] {
    var settings: [String] = []
    switch selection {
    case .times(let from, let to):
      if from != 0 { settings.append("--from \(from)") }
      if let to { settings.append("--to \(to)") }
    case .frames(let from, let through): settings.append("--frames \(from)-\(through.map(String.init) ?? "")")
    }
    if speed != 1 { settings.append("--speed \(speed)") }
    switch size {
    case .scale(let scale): if scale != 1 { settings.append("--scale \(scale)") }
    case .width(let width): settings.append("--size \(width)x")
    case .height(let height): settings.append("--size x\(height)")
    case .box(let width, let height): settings.append("--size \(width)x\(height)")
    }
    if let background {
      let parts = [background.red, background.green, background.blue, background.alpha]
      settings.append("--background \(parts.map { "\($0)" }.joined(separator: ","))")
    }
    if showsTouches { settings.append("--show-touches") }
    if showsTouches, touchStyle != TouchStyle() {
      let color = touchStyle.color.map { " \($0.red),\($0.green),\($0.blue),\($0.alpha)" } ?? ""
      settings.append("--touch-style \(touchStyle.shape.rawValue) \(touchStyle.diameter)\(color)")
    }
    if let device { settings.append("--device \(device.rawValue)") }
    return settings
  }
}
