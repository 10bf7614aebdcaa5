import ArgumentParser
import Encodings
import Flipbook
import Golden
import Preview
import Recordings
import Review

/// A scene and a recording of it, for a comparison by motion.
struct RecordingSubject {
  let scene: String
  let recording: String
  let settings: SettingOptions
  let options: RecordingComparisonOptions

  /// The version of the JSON format.
  private static let version = 1

  /// Compares the scene with the recording, and prints the result.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point of the recording; nil to detect it.
  ///   - messages: The options for the output.
  /// - Throws: ``ExitStatus/foundProblems`` for differences, and the errors of measuring either of them.
  func compare(scale: Double?, _ messages: ReportOptions) async throws {
    let images = ImageLibrary()
    let loaded = try Scene.load(
      scene, images: images, settings: settings.scene(variant: nil), allowsOutside: settings.allowOutside)
    var edit = FrameEdit()
    edit.crop = options.region.map { .rectangle($0) }
    var comparison = SceneRecordingComparison(
      Renderer(loaded, images: images), of: scene, makeStage: loaded.makeStage,
      input: try InputFiles.input([recording]),
      edit: edit)
    comparison.scale = scale
    comparison.start = options.start
    if let time = options.time { comparison.tolerance.time = time }
    if let distance = options.distance { comparison.tolerance.distance = distance }
    let isSilent = messages.quiet || messages.json
    let display = ProgressDisplay(Terminal.standardError, name: recording)
    if !isSilent { comparison.progress = { display.update($0) } }
    let result: SceneRecordingComparison.Result
    do {
      result = try await comparison.compare()
      if !isSilent { display.finish() }
    } catch {
      if !isSilent { display.finish() }
      throw error
    }
    let found = result.comparison
    let documents = ReportDocuments(
      scene: scene, recording: recording,
      layers: found.layers.map { outcome in
        (
          name: outcome.layer,
          lines: outcome.differences.map { "\($0.time.text(decimals: 2)) s  \($0.description)" }
        )
      })
    if let junit = options.junit { try TextOutput.write(documents.junit, to: junit, replacing: true) }
    if let markdown = options.markdown { try TextOutput.write(documents.markdown(), to: markdown, replacing: true) }
    if let page = options.page {
      let html = try await comparison.page(of: result, title: "\(scene) and \(recording)", origin: recording)
      try TextOutput.write(html, to: page, replacing: true)
    }
    let fit = try fit(found)
    if messages.json {
      try StandardOutput.write("\(json(found, fit))\n")
    } else if !messages.quiet || !found.differences.isEmpty {
      try StandardOutput.write(text(found) + (fit.map(text) ?? ""))
    }
    if !isSilent { for note in result.notes { Terminal.standardError.print(TerminalText(note)) } }
    if !found.differences.isEmpty { throw ExitStatus.foundProblems }
  }

  /// The proposed numbers, if they are asked for; writes the scene with them, if that is asked for.
  private func fit(_ found: MotionComparison) throws -> SceneFit? {
    guard options.fit || options.fitOutput != nil else { return nil }
    guard let text = try SceneSource(path: scene, allowsOutside: settings.allowOutside).text else {
      throw ValidationError("--fit proposes numbers of a scene file, and \(scene) is none")
    }
    let fit = SceneFit(found, text: text)
    if let path = options.fitOutput { try TextOutput.write(fit.applied(to: text), to: path, replacing: true) }
    return fit
  }

  private func text(_ fit: SceneFit) -> String {
    var lines = fit.proposals.map(\.description)
    lines += fit.unplaced.map { "\($0): not written as numbers of a step of its own" }
    if lines.isEmpty { lines = ["nothing to change"] }
    return "\nproposed numbers\n" + lines.map { TerminalText("  " + $0).encoded + "\n" }.joined()
  }

  private func text(_ found: MotionComparison) -> String {
    var lines = found.differences.map { "\($0.time.text(decimals: 2)) s  \($0.description)" }
    let place = found.alignment
    var words = ["\(place.scale.text(decimals: 2)) pixels per point"]
    if abs(place.origin.x) >= 0.5 || abs(place.origin.y) >= 0.5 {
      words.append("the canvas at pixel \(place.origin.x.text(decimals: 0)), \(place.origin.y.text(decimals: 0))")
    }
    words.append(
      abs(place.start) < 0.0005
        ? "the scene begins with the recording" : "the scene begins at \(place.start.text(decimals: 3)) s")
    lines.append(
      "\(found.sameCount) of \(found.motionCount) motion\(found.motionCount == 1 ? "" : "s") as in the scene (\(words.joined(separator: ", ")))"
    )
    if found.droppedFrameCount > 0 {
      lines.append("the recording lacks \(found.droppedFrameCount) frame\(found.droppedFrameCount == 1 ? "" : "s")")
    }
    for touch in found.touches {
      let place = "\(touch.location.x.text(decimals: 0)), \(touch.location.y.text(decimals: 0))"
      lines.append("the recording shows a touch at \(place) from \(touch.time.text(decimals: 2)) s on")
    }
    return lines.map { TerminalText($0).encoded + "\n" }.joined()
  }

  private func json(_ found: MotionComparison, _ fit: SceneFit?) -> String {
    let differences = found.differences.map { difference -> JSONValue in
      var fields: [(key: String, value: JSONValue)] = [
        ("kind", .string(difference.kind.rawValue)), ("layer", .string(difference.layer)),
      ]
      if let aspect = difference.aspect { fields.append(("aspect", .string(aspect.rawValue))) }
      fields.append(("time", .number(difference.time)))
      if let expected = difference.expected { fields.append(("expected", .number(expected))) }
      if let value = difference.found { fields.append(("found", .number(value))) }
      fields.append(("message", .string(difference.description)))
      return .object(fields)
    }
    let place = found.alignment
    let proposals = (fit?.proposals ?? []).map { proposal -> JSONValue in
      var fields: [(key: String, value: JSONValue)] = [
        ("line", .number(Double(proposal.line))), ("layer", .string(proposal.layer)),
        ("aspect", .string(proposal.aspect.rawValue)), ("key", .string(proposal.key)),
      ]
      if let old = proposal.old { fields.append(("old", .string(old))) }
      fields.append(("new", .string(proposal.new)))
      return .object(fields)
    }
    var fields: [(key: String, value: JSONValue)] = [
      ("version", .number(Double(Self.version))), ("passes", .boolean(found.differences.isEmpty)),
      ("motions", .number(Double(found.motionCount))), ("same", .number(Double(found.sameCount))),
      ("scale", .number(place.scale)), ("origin", .array([.number(place.origin.x), .number(place.origin.y)])),
      ("start", .number(place.start)), ("droppedFrames", .number(Double(found.droppedFrameCount))),
    ]
    let touches = found.touches.map { touch in
      JSONValue.object([
        ("time", .number(touch.time)), ("x", .number(touch.location.x)), ("y", .number(touch.location.y)),
      ])
    }
    fields += [("touches", .array(touches)), ("differences", .array(differences))]
    if fit != nil { fields.append(("proposals", .array(proposals))) }
    return JSONValue.object(fields).compactText
  }
}
