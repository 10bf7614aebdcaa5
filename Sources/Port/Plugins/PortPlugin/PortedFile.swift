import Foundation

/// A file that `flipbook-port` has converted.
struct PortedFile {
  /// The path, relative to the folder.
  let path: String
  /// The converted text.
  let text: String
  /// The changes and the places left unchanged, each with its line.
  let notes: [String]

  /// Reads the tool's output: three fields for each file, each followed by a zero byte.
  static func files(from output: Data) -> [PortedFile] {
    let fields = output.split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    return stride(from: 0, to: fields.count - 2, by: 3).map { index in
      let notes = fields[index + 2].split(separator: "\n").map { note in
        let (line, message) = (note.dropFirst().prefix { $0 != " " }, note.drop { $0 != " " }.dropFirst())
        return "\(line): \(note.hasPrefix("-") ? "left unchanged: " : "")\(message)"
      }
      return PortedFile(path: fields[index], text: fields[index + 1], notes: notes)
    }
  }
}
