import Encodings
import Flipbook

/// Replaces goldens with the recordings of a report.
package struct Acceptance {
  /// A recording made in place of a golden.
  package struct Candidate: Sendable {
    /// The name of the candidate.
    package let name: String
    /// The scene's file, if it is one.
    package let scene: String?
    /// The folder of the golden that it would replace.
    package let folder: String
    /// The folder in the report that it is kept in.
    let source: String
  }

  private struct Facts: Decodable {
    struct Case: Decodable {
      struct Files: Decodable { var actual: String? }

      var name: String
      var scene: String?
      var golden: String?
      var files: Files?
    }

    var cases: [Case]
  }

  /// The candidates that can be accepted.
  package let candidates: [Candidate]

  /// Reads a report.
  ///
  /// - Throws: ``GoldenError`` when there is no report in the folder.
  package init(report folder: String) throws(GoldenError) {
    let path = "\(folder)/\(GoldenReport.factsName)"
    guard let bytes = FileSystem.contents(of: path) else {
      throw .render(RenderError(.missingInput("there is no report: golden verify writes one"), path: path))
    }
    do throws(JSONReader.Failure) {
      let facts = try JSONReader.read(Facts.self, from: bytes)
      candidates = facts.cases.compactMap { item in
        guard let actual = item.files?.actual, let golden = item.golden else { return nil }
        return Candidate(name: item.name, scene: item.scene, folder: golden, source: "\(folder)/\(actual)")
      }
    } catch {
      throw .unreadable(path: path, reason: "it is not a report: \(error.reason)")
    }
  }

  /// Makes a candidate the golden.
  ///
  /// - Returns: The size of the golden in bytes.
  /// - Throws: ``GoldenError`` when the scene has changed since the report was written, so the change hasn't been
  ///   reviewed.
  package func accept(_ candidate: Candidate) throws(GoldenError) -> Int {
    let golden = try StoredGolden(folder: candidate.source)
    if let scene = candidate.scene, let digest = golden.manifest.digest {
      guard let bytes = FileSystem.contents(of: scene) else {
        throw .render(RenderError(.missingInput("there is no such file"), path: scene))
      }
      guard SHA256.hexadecimal(of: bytes) == digest else {
        throw .forbidden("\(scene) has changed since it was compared: verify it again, and look at the new report")
      }
    }
    return try golden.write(to: candidate.folder)
  }
}
