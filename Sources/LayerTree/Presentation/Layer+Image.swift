import Geometry
import Motion

extension Layer {
  /// Returns an image of the layer and its descendants at the current time; empty if there is no stage.
  ///
  /// - Parameters:
  ///   - properties: The layer's own presentation, if it differs from the current one.
  ///   - stage: The layer's stage.
  /// - Returns: A static image.
  func image(of properties: LayerProperties?, on stage: Stage?) -> LayerImage {
    guard let stage else { return LayerImage([]) }
    let time = localTime(at: stage.time)
    let properties = properties ?? presentation(atLocalTime: time)
    var builder = NodeBuilder()
    builder.append(
      self, showing: properties, at: time,
      through: .translation(-properties.bounds.minX, -properties.bounds.minY), tint: nil)
    return LayerImage(builder.nodes)
  }
}
