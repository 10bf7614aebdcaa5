import Foundation

/// A folder that goes with the last reference.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
    path = NSTemporaryDirectory() + "flipbook-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names in the folder, hidden ones too, sorted.
  package var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

  /// A path in the folder.
  package static func / (folder: TemporaryFolder, name: String) -> String { folder.path + "/" + name }

  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: URL(filePath: self / name))
    return self / name
  }

  package func read(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: self / name))) }
}
