import Flipbook
import Foundation
import TestSupport
import Testing

@testable import Golden

/// Small changes to some of the scenes of the project are found, and the layers and properties told that were changed.
@Suite(.serialized) struct MutationTests {
  /// Small and few pictures, for speed: what is found in these is found in larger ones.
  private static let recorder = Recorder(choice: .every(24), scale: 0.2)
  /// So many places of a scene are changed, one after the other, until one makes a difference.
  private static let mostEdits = 8

  /// A scene, its text, and what it shows; changed texts are written beside it.
  private struct Subject {
    let file: String
    let path: String
    let text: String
    let reference: Recording

    init(_ file: String) async throws {
      self.file = file
      path = try ProjectScenes.copy.get() / "Scenes/\(file)"
      text = try String(contentsOfFile: path, encoding: .utf8)
      reference = try await Self.record(path)
    }

    private static func record(
      _ path: String, by recorder: Recorder = recorder, change: (Stage) -> Void = { _ in }
    ) async throws -> Recording {
      let images = ImageLibrary()
      let source = try SceneSource(path: path, allowsOutside: true)
      let stage = try source.scene(images: images, for: .scale(recorder.scale)).makeStage()
      change(stage)
      return try await recorder.record(stage, images: images)
    }

    /// What the scene shows, by another recorder or when its stage is changed.
    func record(by recorder: Recorder = recorder, change: (Stage) -> Void = { _ in }) async throws -> Recording {
      try await Self.record(path, by: recorder, change: change)
    }

    /// The first of the changed texts that makes a difference.
    func firstDifference(among edits: [TextEdit]) async throws -> (comparison: Comparison, edit: TextEdit)? {
      let changed = path + ".changed.yaml"
      for edit in edits.prefix(mostEdits) {
        try Data(edit.text.utf8).write(to: URL(filePath: changed))
        // What the change has made unreadable is no scene.
        guard let actual = try? await Self.record(changed) else { continue }
        let comparison = Comparison(reference, actual)
        if !comparison.passes { return (comparison, edit) }
      }
      return nil
    }
  }

  @Test(
    "Small changes are found and told, and no change is none",
    arguments: ProjectScenes.files.filter { $0.hasSuffix("ball.yaml") || $0.hasSuffix("square.yaml") })
  func changes(file: String) async throws {
    let subject = try await Subject(file)
    try await unchanged(subject)
    try await color(subject)
    try await position(subject)
    try await order(subject)
    try await droppedFrame(subject)
    try await delay(subject)
    try await spring(subject)
  }

  /// An unchanged scene passes, with any number of jobs.
  private func unchanged(_ subject: Subject) async throws {
    var single = Self.recorder
    single.jobs = 1
    let comparison = Comparison(subject.reference, try await subject.record(by: single))
    #expect(comparison.passes, "\(comparison.lines)")
  }

  /// A colour that is off by 2 of 255.
  private func color(_ subject: Subject) async throws {
    let edits = TextEdit.all(in: subject.text, matching: /#[0-9A-Fa-f]{6}/) { match in
      let green = Int(match.dropFirst(3).prefix(2), radix: 16) ?? 0
      let digits = String((green < 128 ? green + 2 : green - 2) | 256, radix: 16).dropFirst().uppercased()
      return "\(match.prefix(3))\(digits)\(match.suffix(2))"
    }
    // A scene may be painted in named colours alone.
    guard !edits.isEmpty else { return }
    let (comparison, edit) = try #require(try await subject.firstDifference(among: edits))
    let colors = comparison.changes.filter {
      $0.property.lowercased().hasSuffix("color") || $0.property == "background"
        || $0.property.hasSuffix("olors") || $0.property.hasSuffix("Gradient") || $0.property == "particles"
    }
    #expect(!colors.isEmpty, "\(edit.line): \(comparison.lines)")
    #expect(colors.count == comparison.changes.count, "\(edit.line): \(comparison.lines)")
  }

  /// A layer that is off by half a point.
  private func position(_ subject: Subject) async throws {
    let edits = TextEdit.all(in: subject.text, matching: /(frame|position): \[/) { "\($0)0.5 + " }
      .filter { $0.layer != nil }
    let found = try await subject.firstDifference(among: edits)
    let (comparison, edit) = try #require(found, "\(edits.map(\.line))")
    let name = try #require(edit.layer)
    let named = comparison.changes.filter { change in
      change.layer.split(separator: ".").contains { $0 == name || $0.hasPrefix(name + "(") || $0.hasPrefix(name + "#") }
    }
    #expect(named.contains { $0.property.hasSuffix(".x") }, "\(edit.line): \(comparison.lines)")
    #expect(comparison.changes.first.map { named.contains($0) } == true, "\(edit.line): \(comparison.lines)")
  }

  /// Layers that lie in another order.
  private func order(_ subject: Subject) async throws {
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
    let comparison = Comparison(subject.reference, actual)
    let change = try #require(comparison.changes.first { $0.property == "sublayers" })
    #expect(change.layer.hasSuffix(moved.layer.name == "root" ? "canvas" : moved.layer.name))
    #expect(change.values(at: nil).actual.hasSuffix(moved.name) || change.values(at: nil).actual.contains("#"))
    #expect(comparison.changes.count == 1, "\(comparison.lines)")
  }

  /// A frame that is dropped, and a scene that ends a tick too early.
  private func droppedFrame(_ subject: Subject) async throws {
    let index = subject.reference.frames.count / 2
    var dropped = subject.reference
    let frame = dropped.frames.remove(at: index)
    let byTime = Comparison(subject.reference, dropped)
    #expect(byTime.frames.filter { !$0.passes }.map(\.index) == [index])
    #expect(byTime.firstBadFrame?.finding == .missing)
    // By what they show, one frame is as good as another that looks the same.
    let byPicture = Comparison(subject.reference, dropped, matching: .pictures)
    #expect(byPicture.frames.filter { !$0.passes }.map(\.finding) == [.missing])
    #expect(byPicture.firstBadFrame?.reference == frame.bitmap)

    let shorter = try await subject.record { stage in stage.duration = stage.duration.map { $0 - 1 / stage.displayRate }
    }
    let comparison = Comparison(subject.reference, shorter)
    #expect(!comparison.passes)
    #expect(comparison.lines.contains { $0.contains(", 1 tick less") }, "\(comparison.lines)")
  }

  /// A delay that is off by a frame.
  private func delay(_ subject: Subject) async throws {
    var edits = TextEdit.all(in: subject.text, matching: /\b(after|delay|beginTime|at): \[?[0-9.]+/) { match in
      let number = match.split(whereSeparator: { ": [".contains($0) }).last ?? ""
      let value = (Double(number) ?? 0) + 1.0 / 60
      return "\(match.dropLast(number.count))\(value)"
    }
    edits += TextEdit.all(in: subject.text, matching: /\bstart:\s*(\n\s+#[^\n]*)*\n?\s*(- )?\{/) {
      "\($0)after: 0.016667, "
    }
    guard let (comparison, edit) = try await subject.firstDifference(among: edits) else {
      // What a rule moves has no delay.
      #expect(subject.text.contains("always:"), "no delay of \(subject.file) makes a difference: \(edits.map(\.line))")
      return
    }
    expectMotion(comparison, of: subject.reference, edit)
  }

  /// A spring that is off by 5 %.
  private func spring(_ subject: Subject) async throws {
    let words = /\b(damping|dampingRatio|friction|bounciness|bounce|stiffness|tension): [0-9.]+/
    let edits = TextEdit.all(in: subject.text, matching: words) { match in
      let number = match.split(separator: " ").last ?? ""
      return "\(match.dropLast(number.count))\((Double(number) ?? 0) * 1.05)"
    }.filter { !$0.line.contains(/: 0(\.0*)?[,}\n]/) }
    guard !edits.isEmpty else { return }
    let found = try await subject.firstDifference(among: edits)
    let (comparison, edit) = try #require(found, "\(edits.map(\.line))")
    expectMotion(comparison, of: subject.reference, edit)
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
