package import Geometry
package import LayerTree

/// The shadows that a filter graph paints, as design tools write them: at most one below the layer and one inside.
package struct DropShadow {
  /// The image produced by a step, as part of a shadow.
  private enum Picture {
    case clear
    case color(Color)
    /// The layer's opacity in a color, moved and blurred; if `isInner`, its complement inside the layer.
    case silhouette(Shadow, isInner: Bool)
    /// The layer itself, moved and blurred.
    case moved(Shadow)
    /// The layer with a shadow below it and one inside; nil for none.
    case layer(below: Shadow?, inside: Shadow?)
  }

  /// The shadow below the layer.
  package private(set) var below: Shadow?
  /// The shadow inside the layer.
  package private(set) var inside: Shadow?
  /// True if the layer is shown with its shadows.
  package let showsSource: Bool

  /// Reads a graph; nil when it paints anything else.
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
      // A shadow is cut out under its layer; under an opaque layer this makes no difference.
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

  /// A moved or blurred image; nil for one that can't be.
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

  /// A silhouette in another color: by a matrix that leaves nothing but a share of its opacity.
  private static func tinted(_ shadow: Shadow, isInner: Bool, _ factors: [Double]) -> Picture? {
    guard factors.count == 20, (0..<3).allSatisfy({ row in (0..<4).allSatisfy { factors[5 * row + $0] == 0 } }),
      factors[15..<18].allSatisfy({ $0 == 0 }), factors[19] == 0
    else { return nil }
    let share = factors[18]
    if share <= 0 { return .clear }
    // Figma counts every trace of the layer in full before it moves and blurs it.
    if share > 1 { return shadow == silhouette && !isInner ? .silhouette(shadow, isInner: false) : nil }
    var shadow = shadow
    shadow.color = Color(red: factors[4], green: factors[9], blue: factors[14])
    shadow.opacity *= share
    return .silhouette(shadow, isInner: isInner)
  }

  /// Images over each other, the first at the bottom.
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
