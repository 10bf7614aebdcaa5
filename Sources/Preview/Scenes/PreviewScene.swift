import Encodings
import Flipbook
import LayerTree
import Review
import SceneProgram

/// A scene that was read for a preview, with its images.
struct PreviewScene: Sendable {
  let scene: Scene
  /// The variables, with their values in the file.
  let variables: [SceneVariable]
  let images: ImageLibrary
  let fonts: FontLibrary
  let options: RenderOptions
  /// The values chosen on the page, by variable name.
  let tuned: [String: String]
  /// The scene in the file, without the changes made on the page.
  let saved: Scene
  /// The text of the scene, with the changes made on the page; nil for a file of another format.
  var text: String?

  /// The frame painted while the scene was read.
  var opening: Still?

  /// A renderer for the scene.
  var renderer: Renderer { Renderer(scene, images: images, fonts: fonts, options: options) }

  /// A frame of the scene as a PNG file.
  struct Still: Sendable {
    /// The requested time, in seconds.
    let time: Double
    /// The contents of the PNG file.
    let png: [UInt8]
  }

  /// The time limit for playing a scene to its end before it is shown.
  private static let patience = Duration.milliseconds(100)
  /// The time limit for playing a scene to the frame on screen; it is longer, since that frame must be painted first in
  /// any case.
  private static let patienceForFrame = Duration.milliseconds(500)

  /// Plays the scene, to report errors that occur only while it plays.
  ///
  /// A slow scene is played only in part; later errors are reported when its frames are painted.
  ///
  /// - Parameter time: The time on screen, in seconds.
  /// - Returns: The frame at that time; nil if it wasn't reached.
  /// - Throws: The error of a step of the scene, or `CancellationError`.
  @concurrent
  func rehearse(lookingAt time: Double) async throws -> Still? {
    let stage = scene.makeStage()
    let start = ContinuousClock.now
    guard try Self.play(stage, to: place(time), before: start + Self.patienceForFrame) else { return nil }
    let snapshot = stage.snapshot()
    _ = try Self.play(stage, to: scene.duration, before: start + Self.patience)
    return Still(time: time, png: try await paint(snapshot))
  }

  /// Returns the frame at a time, as a PNG file.
  ///
  /// - Throws: The error of a step of the scene, or `CancellationError`.
  @concurrent
  func still(at time: Double) async throws -> [UInt8] {
    let stage = scene.makeStage()
    _ = try Self.play(stage, to: place(time))
    return try await paint(stage.snapshot())
  }

  /// Returns the motion as JSON.
  ///
  /// - Throws: The error of a step of the scene, or `CancellationError`.
  @concurrent
  func trace() async throws -> String { try PageTrace(scene.trace(), rules: scene.followRules).json }

  /// Returns the selected layer at a time as JSON; `null` if there is none.
  ///
  /// - Throws: The error of a step of the scene, or `CancellationError`.
  @concurrent
  func layer(_ choice: LayerSelection.Choice, at time: Double) async throws -> String {
    let stage = scene.makeStage()
    _ = try Self.play(stage, to: place(time))
    return description(of: LayerSelection(choice, on: stage))
  }

  /// Returns a selected layer as JSON; `null` if there is none.
  func description(of selection: LayerSelection?) -> String {
    var values: [String: String] = [:]
    for variable in variables { values[variable.name] = tuned[variable.name] ?? variable.value }
    return selection?.json(scene.compiledProgram, text: text, variables: values) ?? "null"
  }

  /// Returns the paths of the layers at the start, as JSON.
  @concurrent
  func layers() async -> String {
    "[\(LayerSelection.paths(on: scene.makeStage()).map(\.quotedAsJSON).joined(separator: ","))]"
  }

  private func place(_ time: Double) -> Double { min(max(time, 0), scene.duration) }

  private func paint(_ snapshot: Snapshot) async throws -> [UInt8] {
    var png: [UInt8] = []
    try await renderer.paint([snapshot]) { png = try PNGEncoder(effort: 1).encode($0) }
    return png
  }

  /// Plays a stage tick by tick with support for cancellation; returns false if `end` came first.
  private static func play(
    _ stage: Stage, to time: Double, before end: ContinuousClock.Instant? = nil
  ) throws -> Bool {
    var next = stage.time
    while true {
      try Task.checkCancellation()
      try stage.advance(to: min(next, time))
      if next >= time { return true }
      if let end, ContinuousClock.now >= end { return false }
      next += 1 / stage.displayRate
    }
  }

  /// The data of the page without the images, as JSON.
  var json: String {
    let list = variables.map { variable in
      """
      {"name":\(variable.name.quotedAsJSON),"label":\(variable.label.quotedAsJSON),"kind":"\(variable.kind.rawValue)",\
      "value":\(variable.value.quotedAsJSON),\
      "range":\(variable.range.map { "[\($0.lowerBound),\($0.upperBound)]" } ?? "null"),\
      "step":\(variable.step.map { "\($0)" } ?? "null"),\
      "choices":[\(variable.choices.map(\.quotedAsJSON).joined(separator: ","))]}
      """
    }
    return """
      {"title":\(scene.title.quotedAsJSON),"variables":[\(list.joined(separator: ","))]}
      """
  }
}
