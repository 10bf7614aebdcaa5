public import LayerTree
public import Typography

/// A feature or an axis that a layer's text requests and its font lacks.
public struct MissingSetting: Hashable, Sendable {
  /// The layer's name.
  public var layer: String
  /// The font, and the missing feature.
  public var message: String

  /// Makes a record of a setting without effect.
  public init(layer: String, message: String) {
    self.layer = layer
    self.message = message
  }

  /// The features and axes that the texts of a stage request and their fonts lack, back to front.
  ///
  /// - Throws: ``RenderError`` when no font is found.
  public static func all(on stage: Stage, fonts: FontLibrary) throws(RenderError) -> [MissingSetting] {
    var found: [MissingSetting] = []
    try stage.forEachText { (layer, text) throws(FontError) in
      found += try fonts.missingSettings(of: text).map { MissingSetting(layer: layer.name, message: $0) }
    }
    return found
  }
}

extension MissingSetting: CustomStringConvertible {
  /// The message for the author of the scene.
  public var description: String { (layer.isEmpty ? "" : "layer ‘\(layer)’: ") + message }
}
