import Golden
import Preview
import TestSupport

/// The files of goldens and reports, and what browsers send.
enum GoldenInput {
  /// Reads a golden and a report; the parts of the input are files, with a line `----` between them.
  static func read(_ bytes: [UInt8]) throws {
    let parts = String(decoding: bytes, as: UTF8.self).split(separator: "----\n", omittingEmptySubsequences: false)
    let folder = try TemporaryFolder()
    for (name, part) in zip(["golden.json", "trace.csv", "events.csv", "frames.png", "report.json"], parts) {
      try folder.write(Array(part.utf8), to: name)
    }
    _ = try? StoredGolden.manifest(in: folder.path)
    _ = try? StoredGolden(folder: folder.path)
    _ = try? Acceptance(report: folder.path)
  }

  /// Reads the fields of a form.
  static func readForm(_ bytes: [UInt8]) { _ = [String: String](formFields: bytes) }
}
