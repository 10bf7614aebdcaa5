import ArgumentParser
import Encodings
import Flipbook

/// An asset catalog for Xcode: a folder with an image set for each image.
///
/// Source: Apple, "Asset Catalog Format Reference", Image Set Type.
struct AssetCatalog {
  /// The path of the folder.
  let path: String

  private static let info: JSONValue = ["author": "flipbook", "version": 1]

  /// Copies image files to the catalog, each to the image set named for it, with its scale from `@2x` or `@3x`.
  ///
  /// - Parameters:
  ///   - files: The paths of the files.
  ///   - isReplacing: Whether existing files are replaced.
  /// - Throws: ``RenderError`` when a file cannot be read, or the error of the output; `ValidationError` when two files
  ///   need the same image set.
  func write(_ files: [String], replacing isReplacing: Bool) throws {
    var known: [String: String] = [:]
    try write(["info": Self.info], to: "Contents.json", replacing: true)
    for file in files {
      let name = file.split(separator: "/").last.map(String.init) ?? file
      guard let dot = name.lastIndex(of: ".") else { continue }
      let parts = name[..<dot].split(separator: "@")
      let set = parts.first.map(String.init) ?? name
      if let other = known[set] {
        throw ValidationError("\(other) and \(file) need the same name in an asset catalog: rename one of them")
      }
      known[set] = file
      let isVector = Drawing.isDrawing(name)
      var image: [(key: String, value: JSONValue)] = [("filename", .string(name)), ("idiom", "universal")]
      if !isVector { image.append(("scale", .string(parts.count > 1 ? String(parts[1]) : "1x"))) }
      var contents: [(key: String, value: JSONValue)] = [("images", [.object(image)]), ("info", Self.info)]
      if isVector { contents.append(("properties", ["preserves-vector-representation": true])) }
      try TextOutput.write(try InputFile.read(file), to: "\(path)/\(set).imageset/\(name)", replacing: isReplacing)
      try write(.object(contents), to: "\(set).imageset/Contents.json", replacing: isReplacing)
    }
  }

  private func write(_ json: JSONValue, to file: String, replacing isReplacing: Bool) throws {
    try TextOutput.write(json.text() + "\n", to: "\(path)/\(file)", replacing: isReplacing)
  }
}
