import Flipbook
import Foundation
import TestSupport
import Testing

@testable import Golden

/// The scenes that come with the project.
enum ProjectScenes {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
  static let folder = root.appending(path: "Scenes").path

  /// Their files, relative to the folder.
  static let files: [String] = {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  /// A copy of all of them, whose files can be changed; what they name is beside them as it is in the project.
  static func copy() throws -> TemporaryFolder {
    let copy = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: folder, toPath: copy / "Scenes")
    try FileManager.default.createSymbolicLink(
      atPath: copy / "Assets", withDestinationPath: root.appending(path: "Assets").path)
    return copy
  }
}
