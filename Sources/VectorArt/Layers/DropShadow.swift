package import Geometry
package import LayerTree

/// The shadows that a filter graph paints as design tools write them: at most one drop shadow and one inner shadow.
package struct DropShadow {
  /// The image produced by a step, as part of a shadow.
  private enum Picture {
    case clear
    case color(Color)
    /// The alpha of the layer in one color, offset and blurred; if `isInner`, the complement of the alpha inside the
    /// layer.
    case silhouette(Shadow, isInner: Bool)
    /// The layer itself, offset and blurred.
    case moved(Shadow)
    /// The layer with an optional drop shadow and an optional inner shadow.
    case layer(below: Shadow?, inside: Shadow?)
  }

  /// The drop shadow.
  package private(set) var below: Shadow?
  /// The inner shadow.
  package private(set) var inside: Shadow?
  /// True if the filter paints the layer as well as its shadows.
  package let showsSource: Bool

  /// Recognizes the shadows of a filter graph; nil if the graph paints anything else.
  package init?(_ graph: FilterGraph) {
    var pictures: [Picture] = []
    for step in graph.steps {
      guard let picture = Self.picture(step.operation, pictures) else { return nil }
      pictures.append(picture)
    }
    switch pictures.last {
    case .silhouette(let shadow, false): (below, inside, showsSource) = (shadow, nil, false)
    case .layer(let below, let inside) where below != nil || inside != nil:
      (self.below, self.inside, showsSource) = (below, inside, true)
    default: return nil
    }
  }

  private static let silhouette: Shadow = {
    var shadow = Shadow()
    (shadow.opacity, shadow.offset, shadow.radius) = (1, .zero, 0)
    return shadow
  }()

  private static func picture(_ operation: FilterGraph.Operation, _ earlier: [Picture]) -> Picture? {
    func input(_ input: FilterGraph.Input) -> Picture? {
      switch input {
      case .source: .layer(below: nil, inside: nil)
      case .sourceAlpha: .silhouette(silhouette, isInner: false)
      case .picture: nil
      case .step(let index): earlier.indices.contains(index) ? earlier[index] : nil
      }
    }
    switch operation {
    case .flood(let color): return color.alpha == 0 ? .clear : .color(color)
    case .offset(let below, let offset), .move(let below, let offset):
      return changed(input(below)) { shadow in
        shadow.offset = Size(shadow.offset.width + offset.width, shadow.offset.height + offset.height)
      }
    case .blur(let below, let deviation):
      guard deviation.width == deviation.height else { return nil }
      return changed(input(below)) { shadow in
        shadow.radius = (shadow.radius * shadow.radius + deviation.width * deviation.width).squareRoot()
      }
    case .colors(let below, let factors):
      switch input(below) {
      case .layer(nil, nil)?: return tinted(silhouette, isInner: false, factors)
      case .silhouette(let shadow, let isInner)?: return tinted(shadow, isInner: isInner, factors)
      case .moved(let shadow)?: return tinted(shadow, isInner: false, factors)
      default: return nil
      }
    case .composite(let above, let below, .in):
      guard case .color(let color)? = input(above) else { return nil }
      var opaque = color
      opaque.alpha = 1
      switch input(below) {
      case .silhouette(var shadow, let isInner)?:
        (shadow.opacity, shadow.color) = (color.alpha, opaque)
        return .silhouette(shadow, isInner: isInner)
      case .moved(var shadow)?:
        (shadow.opacity, shadow.color) = (color.alpha, opaque)
        return .silhouette(shadow, isInner: false)
      default: return nil
      }
    case .composite(let above, let below, .out):
      // This shadow is clipped out under the layer, which makes no difference under an opaque layer.
      guard case .silhouette(let whole, false)? = input(below), whole == silhouette else { return nil }
      return input(above)
    case .composite(let above, let below, .arithmetic(0, -1, 1, 0)):
      guard case .silhouette(let shadow, false)? = input(above), case .silhouette(let whole, false)? = input(below),
        whole == silhouette
      else { return nil }
      return .silhouette(shadow, isInner: true)
    case .blend(let above, let below, .normal), .composite(let above, let below, .over):
      return merged([input(below), input(above)])
    case .merge(let inputs): return merged(inputs.map { input($0) })
    default: return nil
    }
  }

  /// Returns an offset or blurred image; nil if the result is not part of a supported shadow.
  private static func changed(_ picture: Picture?, _ change: (inout Shadow) -> Void) -> Picture? {
    switch picture {
    case .silhouette(var shadow, false)?:
      change(&shadow)
      return .silhouette(shadow, isInner: false)
    case .layer(nil, nil)?:
      var shadow = silhouette
      change(&shadow)
      return .moved(shadow)
    case .moved(var shadow)?:
      change(&shadow)
      return .moved(shadow)
    default: return nil
    }
  }

  /// Returns a silhouette in another color; nil unless the color matrix yields a constant color and a fraction of the
  /// alpha.
  private static func tinted(_ shadow: Shadow, isInner: Bool, _ factors: [Double]) -> Picture? {
    guard factors.count == 20, (0..<3).allSatisfy({ row in (0..<4).allSatisfy { factors[5 * row + $0] == 0 } }),
      factors[15..<18].allSatisfy({ $0 == 0 }), factors[19] == 0
    else { return nil }
    let share = factors[18]
    if share <= 0 { return .clear }
    // Figma's first step makes every partly covered pixel opaque, before the offset and the blur.
    if share > 1 { return shadow == silhouette && !isInner ? .silhouette(shadow, isInner: false) : nil }
    var shadow = shadow
    shadow.color = Color(red: factors[4], green: factors[9], blue: factors[14])
    shadow.opacity *= share
    return .silhouette(shadow, isInner: isInner)
  }

  /// Returns the images composited in order, the first at the bottom; nil if the result is not a supported shadow.
  private static func merged(_ pictures: [Picture?]) -> Picture? {
    var result = Picture.clear
    for picture in pictures {
      switch (result, picture) {
      case (_, .clear?): continue
      case (.clear, let picture?): result = picture
      case (.silhouette(let shadow, false), .layer(nil, let inside)?): result = .layer(below: shadow, inside: inside)
      case (.layer(let below, nil), .silhouette(let shadow, true)?): result = .layer(below: below, inside: shadow)
      default: return nil
      }
    }
    return result
  }
}
