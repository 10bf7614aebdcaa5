import Codecs
import SystemCalls

/// A folder of font files.
public enum FontFolder {
  private static let endings = [".otf", ".ttf", ".otc", ".ttc"]

  /// Lists the font files in a folder, which take precedence over system fonts.
  ///
  /// - Parameter folder: The folder; subfolders are ignored.
  /// - Returns: The files, sorted by name.
  /// - Throws: ``RenderError`` when the folder is missing or has no fonts.
  public static func files(in folder: String) throws(RenderError) -> [String] {
    guard FileSystem.kind(of: folder) == .folder else {
      throw RenderError(.missingInput("there is no such font folder"), path: folder)
    }
    let names = FileSystem.names(in: folder).filter { name in endings.contains { name.lowercased().hasSuffix($0) } }
    guard !names.isEmpty else {
      throw RenderError(.missingInput("the folder has no fonts (files ending in .otf or .ttf)"), path: folder)
    }
    return names.map { folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)" }
  }
}
