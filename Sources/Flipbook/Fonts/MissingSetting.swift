public import LayerTree
public import Typography

/// An OpenType feature or a variation axis that a layer's text requests and its font lacks.
public struct MissingSetting: Hashable, Sendable {
  /// The layer's name.
  public var layer: String
  /// The message, with the font and the missing feature or axis.
  public var message: String

  /// Creates a record of a setting that has no effect.
  public init(layer: String, message: String) {
    self.layer = layer
    self.message = message
  }

  /// Returns the features and axes that the texts of a stage request and their fonts lack, back to front.
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
