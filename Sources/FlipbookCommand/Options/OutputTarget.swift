import ArgumentParser
import Codecs
import SystemCalls

/// The destination of a rendering and its format.
struct OutputTarget {
  /// The file, the file name pattern, the folder, or `-` for standard output.
  let path: String
  /// The format of the output.
  let format: OutputFormat

  /// True for standard output.
  var isStandardOutput: Bool { path == "-" }

  /// Determines the target.
  ///
  /// - Parameters:
  ///   - path: The argument of `--output`, if there is one.
  ///   - format: The argument of `--format`, if there is one.
  ///   - scene: The path of the scene or of the input; its name is the default name of the output.
  /// - Throws: `ValidationError` when the target cannot be determined, or when the arguments contradict each other.
  init(path: String?, format: OutputFormat?, scene: String) throws {
    guard let path else {
      guard scene != "-" else {
        throw ValidationError(
          "a scene from standard input has no name for the output: add -o, as in -o menu.gif")
      }
      let format = format ?? .gif
      self.path = Self.stem(of: scene) + format.ending
      self.format = format
      return
    }
    guard !path.isEmpty else { throw ValidationError("the output has no name: write -o menu.gif, or leave out -o") }
    self.path = path
    if path == "-" {
      guard let format else {
        throw ValidationError(
          "standard output has no file extension to infer the format from: add --format gif, apng, webp, png, "
            + "y4m or rgba"
        )
      }
      guard format != .sprite else {
        throw ValidationError(
          "a sprite sheet consists of several files, so it cannot be written to standard output: write -o menu.png")
      }
      guard format.movie == nil else {
        throw ValidationError(
          "\(format.description) cannot be written to standard output, because its header is written last: write "
            + "-o menu\(format.ending)"
        )
      }
      self.format = format
      return
    }
    let implied = try Self.format(of: path, given: format)
    if let implied, let format, format != implied {
      throw ValidationError(
        "\(path) would be \(implied.description), but --format is \(format.rawValue): leave out one of them")
    }
    if implied == nil, format == .sprite {
      throw ValidationError("a sprite sheet is a PNG file: write -o \(path).png")
    }
    // A name without an extension is a folder, unless the given format doesn't support folders.
    self.format = implied ?? format ?? .png
  }

  private init(path: String, format: OutputFormat) {
    self.path = path
    self.format = format
  }

  /// Returns the target for one of several variants: with the variant's name before the extension, or in a separate
  /// folder.
  func separated(_ variant: String) throws -> OutputTarget {
    guard !isStandardOutput else {
      throw ValidationError("standard output cannot hold several variants: write -o menu-%v.gif")
    }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let name = path.dropFirst(folder.count)
    guard !name.isEmpty, let dot = name.lastIndex(of: "."), !name.contains("%"), FileSystem.kind(of: path) != .folder
    else {
      if name.contains("%") {
        throw ValidationError("%v must mark the position of the variant's name, as in %v/\(name)")
      }
      return OutputTarget(path: path + (path.hasSuffix("/") ? "" : "/") + variant + "/", format: format)
    }
    return OutputTarget(path: "\(folder)\(name[..<dot])-\(variant)\(name[dot...])", format: format)
  }

  /// Returns the last component of a path, without its extension.
  static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Returns the format for the extension of a path; nil if it has none.
  private static func format(of path: String, given: OutputFormat?) throws -> OutputFormat? {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    if name.isEmpty || FileSystem.kind(of: path) == .folder { return .png }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[dot...].lowercased() {
    case ".gif": return try whole(.gif, path, name)
    case ".apng": return try whole(.apng, path, name)
    case ".webp": return try whole(.webp, path, name)
    case ".y4m": return try whole(.y4m, path, name)
    case ".rgba": return try whole(.rgba, path, name)
    case ".mp4": return try whole(.mp4, path, name)
    case ".webm": return try whole(.webm, path, name)
    case ".mov": return try whole(.mov, path, name)
    case ".png":
      guard name.contains("%") else {
        if given == .apng || given == .sprite { return given }
        throw ValidationError(
          """
          \(path) could be one frame, one file per frame, or all frames in one file: for the first, use \
          ‘flipbook still’; for the second, write \(path[..<dot])_%04d.png; for the third, add --format apng, or \
          sprite for a sprite sheet
          """)
      }
      return .png
    case let ending:
      throw ValidationError(
        "\(path) ends in \(ending), which is not an output format: use .gif, .apng, .webp, .mp4, .webm, .mov, _%04d.png, .y4m, .rgba, or a folder (with a / at its end)"
      )
    }
  }

  private static func whole(_ format: OutputFormat, _ path: String, _ name: Substring) throws -> OutputFormat {
    guard !name.contains("%") else {
      throw ValidationError(
        "\(path) has a placeholder for the frame number, but \(format.description) contains all frames: leave it "
          + "out, or write .png"
      )
    }
    return format
  }

  /// The path of the output's poster frame, beside the output and separate from its numbered files.
  var posterPath: String {
    var stem = path
    while stem.count > 1, stem.hasSuffix("/") { stem.removeLast() }
    let folder = stem.lastIndex(of: "/").map { String(stem[...$0]) } ?? ""
    stem = Self.stem(of: stem)
    // The part of the name before the frame's number is common to all files.
    if let mark = stem.firstIndex(of: "%") { stem = String(stem[..<mark]) }
    while let last = stem.last, "_-.".contains(last) { stem.removeLast() }
    return folder + (stem.isEmpty ? "" : stem + "-") + "poster.png"
  }
}
