import ArgumentParser

/// Where a rendering goes, and so in which format.
struct OutputTarget {
  /// The file, the pattern of file names, the folder, or `-` for the standard output.
  let path: String
  /// What is written there.
  let format: OutputFormat

  /// Whether it goes to the standard output.
  var isStandardOutput: Bool { path == "-" }

  /// Finds out what is meant.
  ///
  /// - Parameters:
  ///   - path: The argument of `--output`, if there is one.
  ///   - format: The argument of `--format`, if there is one.
  ///   - scene: The scene's path, after which the output is named when nothing else is said.
  /// - Throws: `ValidationError` when it cannot be told, or contradicts itself.
  init(path: String?, format: OutputFormat?, scene: String) throws {
    guard let path else {
      guard scene != "-" else {
        throw ValidationError(
          "a scene from the standard input has no name to call the output by: add -o, as in -o menu.gif")
      }
      let format = format ?? .gif
      self.path = Self.stem(of: scene) + (format == .gif ? ".gif" : "_%04d.png")
      self.format = format
      return
    }
    guard !path.isEmpty else { throw ValidationError("the output has no name: write -o menu.gif, or leave out -o") }
    self.path = path
    if path == "-" {
      guard let format else {
        throw ValidationError("the standard output has no name that tells the format: add --format gif or --format png")
      }
      self.format = format
      return
    }
    let implied = try Self.format(of: path)
    if let implied, let format, format != implied {
      throw ValidationError(
        "\(path) would be \(Self.describe(implied)), but --format says \(format.rawValue): drop one of the two")
    }
    // A name without an ending is a folder, unless a format is given that a folder cannot have.
    self.format = implied ?? format ?? .png
  }

  /// The last part of a path without its ending.
  static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The format that a path tells; nil when it tells none.
  private static func format(of path: String) throws -> OutputFormat? {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    if name.isEmpty || Platform.isFolder(path) { return .png }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[dot...].lowercased() {
    case ".gif":
      guard !name.contains("%") else {
        throw ValidationError(
          "\(path) has a place for a frame's number, but a GIF holds all frames: drop it, or write .png")
      }
      return .gif
    case ".png":
      guard name.contains("%") else {
        throw ValidationError(
          """
          \(path) could be one moment or one file a frame: for the first use ‘flipbook still’, for the second write \
          \(path[..<dot])_%04d.png
          """)
      }
      return .png
    case let ending:
      throw ValidationError(
        "\(path) ends in \(ending), which is no format that can be written: use .gif, _%04d.png, or a folder (with a / at its end)"
      )
    }
  }

  private static func describe(_ format: OutputFormat) -> String {
    switch format {
    case .gif: "a GIF"
    case .png: "PNG files"
    }
  }
}
