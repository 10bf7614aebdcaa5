import Flipbook
import Foundation
import TestSupport
import Testing

@testable import Golden

/// Small changes to every scene of the project are found, and the layers and properties told that were changed.
@Suite struct MutationTests {
  /// Small and few pictures, for speed: what is found in these is found in larger ones.
  private static let recorder = Recorder(choice: .every(12), scale: 0.25)

  /// A scene and its text; changed ones are written beside it.
  private struct Subject {
    let folder: TemporaryFolder
    let path: String
    let text: String

    init(_ file: String) throws {
      folder = try ProjectScenes.copy()
      path = folder / "Scenes/\(file)"
      text = try String(contentsOfFile: path, encoding: .utf8)
    }

    /// A stage of the scene with another text; nil if that is none.
    func stage(_ text: String, _ images: ImageLibrary) throws -> Stage? {
      let changed = path + ".changed.yaml"
      try Data(text.utf8).write(to: URL(filePath: changed))
      return try? SceneSource(path: changed).scene(images: images, for: .scale(0.25)).makeStage()
    }

    func record(change: (Stage) throws -> Void = { _ in }) async throws -> Recording {
      let images = ImageLibrary()
      let stage = try #require(try stage(text, images))
      try change(stage)
      return try await recorder.record(stage, images: images)
    }

    /// The first of the changed texts that makes a difference.
    func firstDifference(
      from reference: Recording, among edits: [TextEdit]
    ) async throws -> (comparison: Comparison, edit: TextEdit)? {
      for edit in edits.prefix(12) {
        let images = ImageLibrary()
        guard let stage = try stage(edit.text, images) else { continue }
        let comparison = Comparison(reference, try await recorder.record(stage, images: images))
        if !comparison.passes { return (comparison, edit) }
      }
      return nil
    }
  }

  @Test("An unchanged scene passes, with any number of jobs", arguments: ProjectScenes.files)
  func unchanged(file: String) async throws {
    let subject = try Subject(file)
    let reference = try await subject.record()
    var single = Self.recorder
    single.jobs = 1
    let images = ImageLibrary()
    let comparison = Comparison(
      reference, try await single.record(try #require(try subject.stage(subject.text, images)), images: images))
    #expect(comparison.passes, "\(comparison.lines)")
  }

  @Test("A colour that is off by 2 of 255", arguments: ProjectScenes.files)
  func color(file: String) async throws {
    let subject = try Subject(file)
    let reference = try await subject.record()
    let edits = TextEdit.all(in: subject.text, matching: /#[0-9A-Fa-f]{6}/) { match in
      let green = Int(match.dropFirst(3).prefix(2), radix: 16) ?? 0
      let digits = String((green < 128 ? green + 2 : green - 2) | 256, radix: 16).dropFirst().uppercased()
      return "\(match.prefix(3))\(digits)\(match.suffix(2))"
    }
    // A scene may be painted in named colours alone.
    guard !edits.isEmpty else { return }
    let (comparison, edit) = try #require(try await subject.firstDifference(from: reference, among: edits))
    let colors = comparison.changes.filter {
      $0.property.lowercased().hasSuffix("color") || $0.property == "background"
        || $0.property.hasSuffix("olors") || $0.property.hasSuffix("Gradient") || $0.property == "particles"
    }
    #expect(!colors.isEmpty, "\(edit.line): \(comparison.lines)")
    #expect(colors.count == comparison.changes.count, "\(edit.line): \(comparison.lines)")
  }

  @Test("A layer that is off by half a point", arguments: ProjectScenes.files)
  func position(file: String) async throws {
    let subject = try Subject(file)
    let reference = try await subject.record()
    let edits = TextEdit.all(in: subject.text, matching: /(frame|position): \[/) { "\($0)0.5 + " }
      .filter { $0.layer != nil }
    let found = try await subject.firstDifference(from: reference, among: edits)
    let (comparison, edit) = try #require(found, "\(edits.map(\.line))")
    let name = try #require(edit.layer)
    let named = comparison.changes.filter { change in
      change.layer.split(separator: ".").contains { $0 == name || $0.hasPrefix(name + "(") || $0.hasPrefix(name + "#") }
    }
    #expect(named.contains { $0.property.hasSuffix(".x") }, "\(edit.line): \(comparison.lines)")
    #expect(comparison.changes.first.map { named.contains($0) } == true, "\(edit.line): \(comparison.lines)")
  }

  @Test("Layers that lie in another order", arguments: ProjectScenes.files)
  func order(file: String) async throws {
    let subject = try Subject(file)
    let reference = try await subject.record()
    var moved: (layer: Layer, name: String)?
    let actual = try await subject.record { stage in
      var layer = stage.root
      while layer.sublayers.count == 1 { layer = layer.sublayers[0] }
      guard let back = layer.sublayers.first else { return }
      layer.addSublayer(back)
      moved = (layer, back.name)
    }
    // A scene with a single layer has no order.
    guard let moved else { return }
    let comparison = Comparison(reference, actual)
    let change = try #require(comparison.changes.first { $0.property == "sublayers" })
    #expect(change.layer.hasSuffix(moved.layer.name == "root" ? "canvas" : moved.layer.name))
    #expect(change.values(at: nil).actual.hasSuffix(moved.name) || change.values(at: nil).actual.contains("#"))
    #expect(comparison.changes.count == 1, "\(comparison.lines)")
  }

  @Test("A frame that is dropped, and a scene that ends a tick too early", arguments: ProjectScenes.files)
  func droppedFrame(file: String) async throws {
    let subject = try Subject(file)
    let reference = try await subject.record()
    let index = reference.frames.count / 2
    var dropped = reference
    let frame = dropped.frames.remove(at: index)
    let byTime = Comparison(reference, dropped)
    #expect(byTime.frames.filter { !$0.passes }.map(\.index) == [index])
    #expect(byTime.firstBadFrame?.finding == .missing)
    // By what they show, one frame is as good as another that looks the same.
    let byPicture = Comparison(reference, dropped, matching: .pictures)
    #expect(byPicture.frames.filter { !$0.passes }.map(\.finding) == [.missing])
    #expect(byPicture.firstBadFrame?.reference == frame.bitmap)

    let shorter = try await subject.record { stage in stage.duration = stage.duration.map { $0 - 1 / stage.displayRate }
    }
    let comparison = Comparison(reference, shorter)
    #expect(!comparison.passes)
    #expect(comparison.lines.contains { $0.contains(", 1 tick less") }, "\(comparison.lines)")
  }

  @Test("A delay that is off by a frame", arguments: ProjectScenes.files)
  func delay(file: String) async throws {
    let subject = try Subject(file)
    let reference = try await subject.record()
    var edits = TextEdit.all(in: subject.text, matching: /\b(after|delay|beginTime|at): \[?[0-9.]+/) { match in
      let number = match.split(whereSeparator: { ": [".contains($0) }).last ?? ""
      let value = (Double(number) ?? 0) + 1.0 / 60
      return "\(match.dropLast(number.count))\(value)"
    }
    edits += TextEdit.all(in: subject.text, matching: /\bstart:\s*(\n\s+#[^\n]*)*\n?\s*(- )?\{/) {
      "\($0)after: 0.016667, "
    }
    guard let (comparison, edit) = try await subject.firstDifference(from: reference, among: edits) else {
      // What a rule moves has no delay.
      #expect(subject.text.contains("always:"), "no delay of \(file) makes a difference: \(edits.map(\.line))")
      return
    }
    expectMotion(comparison, of: reference, edit)
  }

  @Test("A spring that is off by 5 %", arguments: ProjectScenes.files)
  func spring(file: String) async throws {
    let subject = try Subject(file)
    let reference = try await subject.record()
    let words = /\b(damping|dampingRatio|friction|bounciness|bounce|stiffness|tension): [0-9.]+/
    let edits = TextEdit.all(in: subject.text, matching: words) { match in
      let number = match.split(separator: " ").last ?? ""
      return "\(match.dropLast(number.count))\((Double(number) ?? 0) * 1.05)"
    }.filter { !$0.line.contains(/: 0(\.0*)?[,}\n]/) }
    guard !edits.isEmpty else { return }
    let found = try await subject.firstDifference(from: reference, among: edits)
    let (comparison, edit) = try #require(found, "\(edits.map(\.line))")
    expectMotion(comparison, of: reference, edit)
  }

  /// Everything that is told has to do with what moves in the scene.
  private func expectMotion(_ comparison: Comparison, of reference: Recording, _ edit: TextEdit) {
    let moving = Set((reference.trace?.tracks ?? []).filter { $0.runs.flatMap(\.cells).count > 1 }.map(\.layer))
    #expect(!comparison.changes.isEmpty || !comparison.events.isEmpty, "\(edit.line): \(comparison.lines)")
    for change in comparison.changes {
      #expect(moving.contains(change.layer), "\(edit.line): \(comparison.lines)")
    }
  }
}
