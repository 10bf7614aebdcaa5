import Codecs
import Encodings
import Flipbook

/// Replaces goldens with the recordings of a report.
package struct Acceptance {
  /// An actual recording that can replace a golden.
  package struct Candidate: Sendable {
    /// The index of the comparison in the report, from 0.
    package let index: Int
    /// The name of the candidate.
    package let name: String
    /// The path of the scene, if the subject is a scene.
    package let scene: String?
    /// The folder of the golden that the candidate would replace.
    package let folder: String
    /// The folder of the candidate in the report.
    let source: String
    /// The files that the recording was made from, with their digests; the digest of a missing file is nil.
    let inputs: [(path: String, digest: String?)]
  }

  private struct Facts: Decodable {
    struct Case: Decodable {
      struct Files: Decodable { var actual: String? }

      struct Input: Decodable {
        var path: String
        var sha256: String?
      }

      var name: String
      var scene: String?
      var golden: String?
      var files: Files?
      var inputs: [Input]?
    }

    var cases: [Case]
  }

  /// The candidates that can be accepted.
  package let candidates: [Candidate]

  /// Reads a report.
  ///
  /// - Parameters:
  ///   - folder: The folder of the report.
  ///   - root: The folder that the paths of the report are relative to.
  /// - Throws: ``GoldenError`` when there is no report in the folder.
  package init(report folder: String, root: ReportRoot = ReportRoot()) throws(GoldenError) {
    let path = "\(folder)/\(ReportRoot.factsName)"
    guard let bytes = FileSystem.contents(of: path) else {
      throw .render(
        RenderError(.missingInput("there is no report: create one with flipbook golden verify"), path: path))
    }
    let facts: Facts
    do throws(JSONReader.Failure) { facts = try JSONReader.read(Facts.self, from: bytes) } catch {
      throw .unreadable(path: path, reason: "it is not a report: \(error.reason)")
    }
    func located(_ relative: String) throws(GoldenError) -> String {
      if let located = root.path(relative) { return located }
      throw .unreadable(
        path: path,
        reason: "it contains the path \(relative) on the machine that wrote it: verify again with this version")
    }
    var candidates: [Candidate] = []
    for (index, item) in facts.cases.enumerated() {
      guard let actual = item.files?.actual, let golden = item.golden else { continue }
      guard !actual.hasPrefix("/"), !actual.split(separator: "/").contains("..") else {
        throw .unreadable(path: path, reason: "it refers to files outside the report")
      }
      var inputs: [(path: String, digest: String?)] = []
      for input in item.inputs ?? [] { inputs.append((try located(input.path), input.sha256)) }
      candidates.append(
        Candidate(
          index: index, name: item.name, scene: try item.scene.map { scene throws(GoldenError) in try located(scene) },
          folder: try located(golden), source: "\(folder)/\(actual)", inputs: inputs))
    }
    self.candidates = candidates
  }

  /// Replaces the golden with a candidate.
  ///
  /// - Returns: The size of the golden in bytes.
  /// - Throws: The same errors as ``check(_:)``, and ``GoldenError`` when the golden cannot be written.
  package func accept(_ candidate: Candidate) throws(GoldenError) -> Int {
    try check(candidate).write(to: candidate.folder)
  }

  /// Reads a candidate's recording.
  ///
  /// - Throws: ``GoldenError`` when the scene or a file that it uses has changed since the report was written, so that
  ///   the change hasn't been reviewed, or when the golden isn't at the report's path.
  @discardableResult
  package func check(_ candidate: Candidate) throws(GoldenError) -> StoredGolden {
    let golden = try StoredGolden(folder: candidate.source)
    guard StoredGolden.exists(in: candidate.folder) else {
      throw .render(
        RenderError(
          .missingInput(
            "there is no golden here: run the command in the scenes' folder, or use --root to set the base "
              + "folder of the report's paths"
          ),
          path: candidate.folder))
    }
    if let scene = candidate.scene, let digest = golden.manifest.digest {
      let file = SceneSource.parts(of: scene).file
      guard let bytes = FileSystem.contents(of: file) else {
        throw .render(RenderError(.missingInput("there is no such file"), path: file))
      }
      if SHA256.hexadecimal(of: bytes) != digest { throw Self.changed(file) }
    }
    for (path, digest) in candidate.inputs {
      guard FileSystem.contents(of: path).map({ SHA256.hexadecimal(of: $0) }) == digest else {
        throw Self.changed(path)
      }
    }
    return golden
  }

  private static func changed(_ path: String) -> GoldenError {
    .forbidden("\(path) has changed since it was compared: verify it again, and review the new report")
  }
}
