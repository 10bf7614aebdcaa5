public import LayerTree
public import Typography

/// A font that a layer requests and that isn't found; the text is set in a fallback font.
public struct MissingFont: Hashable, Sendable {
  /// The layer's name.
  public var layer: String
  /// The missing family.
  public var family: String

  /// Creates a record of a missing font.
  public init(layer: String, family: String) {
    self.layer = layer
    self.family = family
  }

  /// Returns the fonts that the layers of a stage request and `fonts` doesn't find, back to front, each family once.
  ///
  /// - Throws: ``RenderError`` when no font is found.
  public static func all(on stage: Stage, fonts: FontLibrary) throws(RenderError) -> [MissingFont] {
    var found: [MissingFont] = []
    try stage.forEachText { (layer, text) throws(FontError) in
      for family in try fonts.missingFamilies(of: [text]) where !found.contains(where: { $0.family == family }) {
        found.append(MissingFont(layer: layer.name, family: family))
      }
    }
    return found
  }
}

extension MissingFont: CustomStringConvertible {
  /// The message for the author of the scene.
  public var description: String {
    let place = layer.isEmpty ? "" : "layer ‘\(layer)’: "
    return "\(place)the font ‘\(family)’ is missing; \(FontLibrary.defaultFamily) is used instead"
  }
}
