import ArgumentParser
import Encodings
import Flipbook
import SystemCalls

/// Resolves the input files of `encode`.
enum InputFiles {
  /// Returns the frames that the arguments refer to.
  static func input(_ inputs: [String]) throws -> FrameInput {
    if inputs.count == 1, FileSystem.kind(of: inputs[0] + "/manifest.json") != nil {
      return .sequence(folder: inputs[0])
    }
    let paths = try inputs.flatMap(expand)
    return paths.count == 1 ? .animation(path: paths[0]) : .pictures(paths)
  }

  /// Returns the PNG files of a folder, or the matches of a pattern such as `menu_*.png`, sorted by the numbers in
  /// their names; any other path is returned unchanged.
  static func expand(_ path: String) throws -> [String] {
    let pattern: String
    if FileSystem.kind(of: path) == .folder {
      pattern = path + (path.hasSuffix("/") ? "" : "/") + "*.[pP][nN][gG]"
    } else if path.contains(where: { "*?[".contains($0) }), FileSystem.kind(of: path) == nil {
      pattern = path
    } else {
      return [path]
    }
    let paths = FilePaths.matching(pattern)
    guard !paths.isEmpty else { throw ValidationError("there are no PNG files in \(path)") }
    return NaturalOrder.sorted(paths)
  }
}
