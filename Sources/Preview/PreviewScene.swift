import Flipbook
import Review
import SceneFile

/// A scene that was read for a preview, with the pictures that it shows.
struct PreviewScene: Sendable {
  let scene: Scene
  /// The variables, with the values that they have in the file.
  let variables: [SceneVariable]
  let images: ImageLibrary
  let fonts: FontLibrary
  let options: RenderOptions
  /// The values that were chosen on the page, by the names of the variables.
  let tuned: [String: String]

  /// A renderer of the scene.
  var renderer: Renderer { Renderer(scene, images: images, fonts: fonts, options: options) }

  /// The moment at a time, as a PNG file.
  @concurrent
  func still(at time: Double) async throws -> [UInt8] {
    try PNGEncoder(effort: 1).encode(renderer.still(at: min(max(time, 0), scene.duration)))
  }

  /// What moves, as JSON.
  @concurrent
  func trace() async throws -> String { PageTrace(try scene.trace()).json }

  /// What the page shows beside the pictures, as JSON.
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
