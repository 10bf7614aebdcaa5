import Arithmetic
import Encodings
import Geometry
import LayerTree

extension LottieWriter {
  /// Returns the mask that clips a layer to its bounds; nil if the layer is not clipped, or never paints outside its
  /// bounds.
  func clip(of layer: RecordedLayer, contentOrigin: Point) -> JSONValue? {
    let samples = layer.samples.compactMap { $0?.properties }
    guard samples.contains(where: \.masksToBounds), layer.reachesBeyondBounds else { return nil }
    let everything = layer.contentBox
    let toContent = AffineTransform.translation(-contentOrigin.x, -contentOrigin.y)
    let paths = layer.samples.map { sample -> Path? in
      guard let properties = sample?.properties else { return nil }
      // A rectangle has the same vertices as a rounded one, so that they can be interpolated.
      let outline =
        properties.masksToBounds
        ? properties.cornerRadius > 0 ? properties.outline : Path.rect(properties.bounds) : Path.rect(everything)
      return outline.transformed(by: toContent)
    }
    let contours = contours(of: paths, layer)
    return .array(
      contours.map { contour in
        [
          "nm": "bounds", "mode": "a", "inv": .boolean(false), "pt": contour, "o": ["a": 0, "k": 100],
          "x": ["a": 0, "k": 0],
        ]
      })
  }

  /// Returns the effect that tints an image.
  ///
  /// - Parameters:
  ///   - reference: The image.
  ///   - shade: The range of its colors.
  ///   - layer: The layer that displays it.
  /// - Returns: The effect; nil if the image is not tinted.
  func tint(
    of reference: ImageReference, _ shade: LottieExport.Picture.Shade, _ layer: RecordedLayer
  ) -> JSONValue? {
    let samples = layer.samples.map { $0?.properties.contents == reference ? $0 : nil }
    let shown = samples.compactMap { $0 }
    let isTemplate = shown.contains { $0.properties.tintColor != nil }
    let tints = samples.map { sample in sample.map { $0.pictureTint ?? .white } }
    guard isTemplate || tints.contains(where: { $0.map { [$0.red, $0.green, $0.blue] != [1, 1, 1] } ?? false }) else {
      return nil
    }
    if isTemplate ? shown.contains(where: { $0.properties.tintColor == nil }) : shade == .colored {
      warn(layer, "its image is not tinted")
      return nil
    }
    let color = property(tints.map { $0.map { [$0.red, $0.green, $0.blue, 1] } }, tolerance: 0.004)
    if isTemplate || shade == .white {
      return [
        "ty": 21, "nm": "Fill", "en": 1,
        "ef": [
          setting(10, "Fill Mask", ["a": 0, "k": 0]), setting(7, "All Masks", ["a": 0, "k": 0]),
          setting(2, "Color", color), setting(7, "Invert", ["a": 0, "k": 0]),
          setting(0, "Horizontal Feather", ["a": 0, "k": 0]), setting(0, "Vertical Feather", ["a": 0, "k": 0]),
          setting(0, "Opacity", ["a": 0, "k": 1]),
        ],
      ]
    }
    return [
      "ty": 20, "nm": "Tint", "en": 1,
      "ef": [
        setting(2, "Map Black To", ["a": 0, "k": [0, 0, 0, 1]]), setting(2, "Map White To", color),
        setting(0, "Amount to Tint", ["a": 0, "k": 100]),
      ],
    ]
  }

  /// Returns a setting of an effect.
  private func setting(_ type: Int, _ name: String, _ value: JSONValue) -> JSONValue {
    ["ty": .number(Double(type)), "nm": .string(name), "v": value]
  }

  /// Returns the shadow and the blur of a layer as effects; nil if it has neither.
  func effects(of layer: RecordedLayer) -> JSONValue? {
    let samples = layer.samples.map { $0?.properties }
    let shown = samples.compactMap { $0 }.filter(\.hasEffects)
    guard !shown.isEmpty else { return nil }
    let tolerance = options.tolerance
    var list: [JSONValue] = []
    // A layer that is clipped to its bounds has no shadow outside them.
    if shown.contains(where: { $0.effects.shadow.opacity > 0 && !$0.masksToBounds }) {
      let shadows = samples.map { $0.map { $0.masksToBounds ? Shadow() : $0.effects.shadow } }
      let colors = shadows.map { $0.map { [$0.color.red, $0.color.green, $0.color.blue, 1] } }
      let opacities = shadows.map { $0.map { 255 * max(0, min(1, $0.opacity * $0.color.alpha)) } }
      let directions = shadows.map { $0.map { atan2($0.offset.height, $0.offset.width) * 180 / .pi + 90 } }
      let distances = shadows.map { $0.map { hypot($0.offset.width, $0.offset.height) } }
      let softness = shadows.map { $0.map { $0.radius * 2 / EffectModel.deviation } }
      let reach = max(1, distances.compactMap { $0 }.max() ?? 1)
      list.append([
        "ty": 25, "nm": "Drop Shadow", "en": 1,
        "ef": [
          setting(2, "Shadow Color", property(colors, tolerance: 0.004)),
          setting(0, "Opacity", scalar(opacities, tolerance: 1, decimals: 1)),
          setting(1, "Direction", scalar(directions, tolerance: 180 / .pi * tolerance / reach)),
          setting(0, "Distance", scalar(distances, tolerance: tolerance)),
          setting(0, "Softness", scalar(softness, tolerance: tolerance)),
          setting(7, "Shadow Only", ["a": 0, "k": 0]),
        ],
        // lottie-web clips shadows to the layer’s box unless the effect specifies a filter region.
        "fs": ["x": "-100%", "y": "-100%", "width": "300%", "height": "300%"],
      ])
    }
    func blurRadius(_ effects: Effects) -> Double {
      (effects.filters.blurRadius * effects.filters.blurRadius
        + (effects.filterGraph?.blurRadius ?? 0) * (effects.filterGraph?.blurRadius ?? 0)).squareRoot()
    }
    // Filters also apply to the shadow.
    if shown.contains(where: { blurRadius($0.effects) > 0 }) {
      let radii = samples.map { $0.map { blurRadius($0.effects) / EffectModel.deviation } }
      list.append([
        "ty": 29, "nm": "Gaussian Blur", "en": 1,
        "ef": [
          setting(0, "Blurriness", scalar(radii, tolerance: tolerance)),
          setting(7, "Blur Dimensions", ["a": 0, "k": 1]),
          setting(7, "Repeat Edge Pixels", ["a": 0, "k": 0]),
        ],
      ])
    }
    return list.isEmpty ? nil : .array(list)
  }
}
