import Arithmetic
import Codecs
import Encodings
import Flipbook
import Golden
import LayerTree
import Review
import SceneProgram
import SystemCalls

/// Reads, renders, and saves a scene file with a recorded script in place of its own.
struct SceneEditor: Sendable {
  let path: String
  let source: SceneSource
  let settings: SceneSettings
  let options: RenderOptions

  /// The time played after the last touch, in seconds.
  private static let rest = 1.0

  /// A scene with a new script, and its text.
  struct Draft {
    var text: String
    var scene: Scene
    var images: ImageLibrary
  }

  /// Returns the file's text with new items in `script:`, and a duration that is long enough for them.
  ///
  /// - Parameters:
  ///   - items: The items, on lines that begin with a dash.
  ///   - duration: The minimum duration, in seconds; nil for the file's own.
  /// - Returns: The whole text.
  /// - Throws: ``SceneEditError``.
  func text(withScript items: String, lasting duration: Double?) throws(SceneEditError) -> String {
    guard let text = source.text else {
      throw SceneEditError(description: "a Lottie file has no script, so the touches cannot be saved")
    }
    let edited = try ScriptBlock(text).replacing("script", with: items.isEmpty ? "script: []" : "script:\n" + items)
    guard let duration else { return edited }
    let block = try ScriptBlock(edited)
    // A missing duration, or an expression, is left unchanged.
    guard let written = block.value(of: "duration"), let known = Double(written.filter { $0 != "s" }), known < duration
    else { return edited }
    return block.replacing("duration", with: "duration: \(TouchScriptText.number(duration, 2))")
  }

  /// Reads the scene with new script items.
  ///
  /// - Throws: ``SceneEditError``, or ``RenderError`` when the items are invalid.
  func draft(withScript items: String, lasting duration: Double?) throws -> Draft {
    let text = try text(withScript: items, lasting: duration)
    let images = ImageLibrary()
    let scene = try source.replacing(text: text).scene(settings, images: images, for: options.size)
    return Draft(text: text, scene: scene, images: images)
  }

  /// Returns the scene duration for a recording that ends at a time, in seconds, with time for the motion to settle.
  static func duration(for end: Double) -> Double { ((end + rest) * 10).rounded(.up) / 10 }

  // MARK: Command output

  /// Returns an animated GIF of the scene with a script.
  ///
  /// - Throws: The error of reading or rendering.
  @concurrent
  func gif(ofScript items: String, lasting duration: Double?) async throws -> [UInt8] {
    let draft = try draft(withScript: items, lasting: duration)
    var options = options
    options.showsTouches = true
    options.rate = 50
    let renderer = Renderer(draft.scene, images: draft.images, fonts: FontLibrary(for: draft.scene), options: options)
    let file = try TemporaryFile()
    try await renderer.gif(to: file.path)
    return try InputFile.read(file.path)
  }

  /// Returns the review page of the scene with a script.
  ///
  /// - Throws: The error of reading or rendering.
  @concurrent
  func review(ofScript items: String, lasting duration: Double?) async throws -> [UInt8] {
    let draft = try draft(withScript: items, lasting: duration)
    let renderer = Renderer(draft.scene, images: draft.images, fonts: FontLibrary(for: draft.scene), options: options)
    let part = try await renderer.pagePart(of: draft.scene, label: "")
    return Array(PlayerPage.html(title: draft.scene.title, parts: [part]).utf8)
  }

  /// Saves the scene's file with a new text.
  ///
  /// - Parameters:
  ///   - text: The text; it must be valid.
  ///   - digest: The digest of the text that the displayed change is based on.
  /// - Throws: ``SceneEditError`` when the file has been changed since then, or the error of writing.
  func save(text: String, over digest: String) throws {
    guard self.digest == digest else {
      throw SceneEditError(description: "the file has changed in the meantime: review the change again")
    }
    try write(text)
  }

  /// Returns the change from the file's text to a new text, as JSON for the page.
  func change(to text: String) -> String {
    """
    {"difference":\(LineDifference.text(from: source.text ?? "", to: text).quotedAsJSON),"digest":"\(digest)",\
    "path":\(path.quotedAsJSON)}
    """
  }

  /// Replaces the file's text.
  ///
  /// - Throws: ``OutputError``.
  func write(_ text: String) throws(OutputError) {
    let file = try OutputFile(path: path)
    try file.write(Array(text.utf8))
    try file.finish()
  }

  /// The digest that identifies the file's text.
  var digest: String { SHA256.hexadecimal(of: Array((source.text ?? "").utf8)) }

  /// Records a golden of the scene from its current file.
  ///
  /// - Returns: A sentence that describes the recording.
  /// - Throws: ``SceneEditError`` when it cannot be recorded.
  @concurrent
  func golden() async throws -> String {
    let place = GoldenLocation(scene: path, variant: settings.variant, in: nil)
    var manifest = (try? StoredGolden.manifest(in: place.folder)) ?? GoldenManifest()
    manifest.variant = settings.variant
    let verdict = await SceneGolden(scene: path, place: place).check(manifest, mode: .all, maximumByteCount: nil)
    guard case .recorded = verdict.outcome else {
      throw SceneEditError(description: "the golden could not be recorded: \(verdict.outcome)")
    }
    return "recorded \(verdict.folder)"
  }
}
