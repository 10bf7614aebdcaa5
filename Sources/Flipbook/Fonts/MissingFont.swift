public import LayerTree
public import Typography

/// A font that a layer names and that isn't there, so that its text is set in another.
public struct MissingFont: Hashable, Sendable {
  /// The layer's name.
  public var layer: String
  /// The family that isn't there.
  public var family: String

  /// Makes a note of a font that isn't there.
  public init(layer: String, family: String) {
    self.layer = layer
    self.family = family
  }

  /// The fonts that the layers of a stage name and that `fonts` doesn't find, back to front; each family once.
  ///
  /// - Throws: ``RenderError`` when there is no font at all.
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
  /// One message for the person who wrote the scene.
  public var description: String {
    let place = layer.isEmpty ? "" : "layer ‘\(layer)’: "
    return "\(place)there is no font ‘\(family)’; its text is set in \(FontLibrary.defaultFamily)"
  }
}
