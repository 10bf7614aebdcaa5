import SystemCalls

/// One file of an image that may exist in several scales.
struct ImageVariant: Hashable {
  /// The file.
  var path: String
  /// Pixels per point, from the file's name.
  var scale: Double

  private static let suffixes = [("", 1.0), ("@2x", 2.0), ("@3x", 3.0)]

  /// Returns the best existing variant of `path` for a scale: the exact one, the next larger, or the largest.
  static func choose(_ path: String, preferredScale: Double) throws(RenderError) -> ImageVariant {
    let candidates = variants(of: path)
    let existing = candidates.filter { FileStatus($0.path) != nil }
    guard let best = existing.first(where: { $0.scale >= preferredScale }) ?? existing.last else {
      let others = candidates.dropFirst().map { fileName($0.path) }
      let text = others.isEmpty ? "" : " (nor \(others.joined(separator: ", nor ")))"
      throw RenderError(.missingInput("there is no such file" + text), path: path)
    }
    return best
  }

  /// Returns the files that a name can refer to, in ascending order of scale.
  static func variants(of path: String) -> [ImageVariant] {
    let name = fileName(path)
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    let (stem, ending) = (name[..<dot], name[dot...])
    for (suffix, scale) in suffixes.dropFirst() where stem.hasSuffix(suffix) {
      return [ImageVariant(path: path, scale: scale)]
    }
    let folder = path.dropLast(name.count)
    return suffixes.map { ImageVariant(path: "\(folder)\(stem)\($0)\(ending)", scale: $1) }
  }

  private static func fileName(_ path: String) -> Substring {
    path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
  }
}
