import Geometry
import LayerTree

/// Replaces the SVG idioms of design tools by layer properties: rectangles by backgrounds with corners and borders,
/// rectangular clips by `masksToBounds`, and shadow filters by `shadow…`.
///
/// The rendering does not change. Figma and Sketch write such files.
enum DesignIdioms {
  /// Returns a layer with the idioms in it and in its sublayers replaced.
  static func simplified(_ layer: LayerDescription) -> LayerDescription {
    var layer = layer
    layer.mask = layer.mask.map { simplified($0) }
    var sublayers: [LayerDescription] = []
    for sublayer in layer.sublayers {
      let next = simplified(sublayer)
      // Sketch paints a shape twice: its shadow alone, and then the shape.
      if let last = sublayers.last, let shadow = last.loneShadow, let joined = next.casting(shadow, of: last) {
        sublayers[sublayers.count - 1] = joined
      } else {
        sublayers.append(next)
      }
    }
    layer.sublayers = sublayers
    layer.takeShadow()
    layer.clipToBounds()
    layer.becomePlain()
    return layer.unwrapped
  }
}

extension LayerDescription {
  /// The shadows that the layer's filter paints; nil if the filter has any other effect.
  private var filterShadow: DropShadow? {
    properties.hasEffects ? properties.effects.filterGraph.flatMap { DropShadow($0) } : nil
  }

  /// Replaces a filter that paints the layer with shadows by shadow properties.
  fileprivate mutating func takeShadow() {
    guard let found = filterShadow, found.showsSource, properties.effects.shadow == Shadow() else { return }
    if let inside = found.inside {
      guard let shape = silhouette, let inner = LayerDescription(inside, in: shape)
      else { return }
      sublayers.append(inner)
    }
    properties.effects.filterGraph = nil
    if let below = found.below { properties.effects.shadow = below }
  }

  /// The outline of the layer's contents: of its only sublayer, or of an opaque first sublayer that covers the others;
  /// nil otherwise.
  private var silhouette: Path? {
    guard let first = sublayers.first, let outline = first.outline(.identity) else { return nil }
    guard sublayers.count > 1 else { return outline }
    let isCovered = sublayers.dropFirst().allSatisfy { layer in
      guard let box = layer.outlineBox(.identity) else { return false }
      return box.corners.allSatisfy { outline.contains($0) }
    }
    return first.isOpaque && isCovered ? outline : nil
  }

  /// True if the layer, or its only sublayer, fills its outline with an opaque color.
  private var isOpaque: Bool {
    guard properties.opacity == 1 else { return false }
    if case .shape(let shape) = properties.content { return shape.fillColor?.alpha == 1 }
    if let color = properties.backgroundColor { return color.alpha == 1 }
    return sublayers.count == 1 && sublayers[0].isOpaque
  }

  /// Returns the bounding box of the layer's painting, in the space of its superlayer; nil if it is unknown.
  private func outlineBox(_ outer: AffineTransform) -> Rect? {
    let transform = properties.transformToSuperlayer.concatenating(outer)
    guard !properties.hasEffects || properties.effects.shadow == Shadow() else { return nil }
    var box = sublayers.isEmpty ? transform.boundingBox(of: properties.bounds) : nil
    if case .shape(let shape) = properties.content, let own = shape.path.boundingBox {
      let reach = shape.strokeColor == nil && shape.strokeGradient == nil ? 0 : shape.lineWidth
      box = transform.boundingBox(of: own.insetBy(-reach, -reach))
    }
    for layer in sublayers {
      guard let inner = layer.outlineBox(transform) else { return nil }
      box = box?.union(inner) ?? inner
    }
    return box
  }

  /// Creates the layer of an inner shadow, cast inward by the whole outline; nil for an empty outline.
  private init?(_ shadow: Shadow, in outline: Path) {
    guard let box = outline.boundingBox, !box.isEmpty else { return nil }
    let reach = 3 * shadow.radius + abs(shadow.offset.width) + abs(shadow.offset.height) + 1
    let around = Rect(box.minX - reach, box.minY - reach, box.width + 2 * reach, box.height + 2 * reach)
    var ring = ShapeContent(path: .rect(around))
    ring.path.append(outline)
    ring.fillRule = .evenOdd
    ring.fillColor = shadow.color
    var caster = LayerDescription()
    caster.properties.content = .shape(ring)
    caster.properties.effects.shadow = shadow
    caster.place(around)
    self.init(name: "innerShadow", sublayers: [caster])
    if let (box, radius) = outline.roundedRectangle {
      place(box)
      properties.masksToBounds = true
      properties.cornerRadius = radius
    } else {
      place(box)
      var cut = LayerDescription()
      cut.properties.content = .shape(ShapeContent(path: outline))
      cut.place(box)
      mask = cut
    }
  }

  /// The shadow of a layer that paints nothing else, even if the filter belongs to a nested sublayer.
  fileprivate var loneShadow: Shadow? {
    if let found = filterShadow { return found.showsSource ? nil : found.below }
    return isWrapper ? sublayers.first?.loneShadow : nil
  }

  /// Returns the layer with a shadow; nil unless its outline coincides with the outline of another layer.
  fileprivate func casting(_ shadow: Shadow, of other: LayerDescription) -> LayerDescription? {
    guard let own = outline(.identity), let wanted = other.outline(.identity), own.isNear(wanted),
      properties.opacity == 1, properties.effects.shadow == Shadow(), mask == nil
    else { return nil }
    var layer = self
    layer.properties.effects.shadow = shadow
    if layer.name.isEmpty { layer.name = other.firstName }
    return layer
  }

  private var firstName: String { name.isEmpty && isWrapper ? sublayers[0].firstName : name }

  /// Returns the filled outline that is the layer's only content, in the space of its superlayer; nil for any other
  /// content.
  private func outline(_ outer: AffineTransform) -> Path? {
    let transform = properties.transformToSuperlayer.concatenating(outer)
    if case .shape(let shape) = properties.content, sublayers.isEmpty, mask == nil,
      shape.fillColor != nil || shape.fillGradient != nil, shape.strokeColor == nil, shape.strokeGradient == nil
    {
      return shape.path.transformed(by: transform)
    }
    if properties.content == .plain, properties.contents == nil, sublayers.isEmpty, mask == nil,
      properties.backgroundColor != nil, properties.borderWidth == 0
    {
      let corner = min(properties.cornerRadius, properties.bounds.width / 2, properties.bounds.height / 2)
      return Path.svgRect(properties.bounds, radii: Size(corner, corner)).transformed(by: transform)
    }
    return sublayers.count == 1 && mask == nil && properties.content == .plain && properties.contents == nil
      ? sublayers[0].outline(transform) : nil
  }

  /// True if the layer has no content or effect, only a single sublayer.
  fileprivate var isWrapper: Bool {
    sublayers.count == 1 && mask == nil && properties.content == .plain && properties.contents == nil
      && properties.opacity == 1 && !properties.isHidden && !properties.masksToBounds && properties.borderWidth == 0
      && properties.backgroundColor == nil && !properties.hasEffects
  }

  /// The layer without wrappers that have neither a name nor a transform.
  fileprivate var unwrapped: LayerDescription {
    guard isWrapper, properties.transformToSuperlayer == .identity, name.isEmpty || sublayers[0].name.isEmpty else {
      return self
    }
    var inner = sublayers[0]
    if inner.name.isEmpty { inner.name = name }
    return inner
  }

  /// Replaces a rectangular mask by `masksToBounds`.
  fileprivate mutating func clipToBounds() {
    guard let mask, !properties.effects.isMaskLuminance, !properties.effects.isMaskInverted,
      properties.content == .plain, properties.contents == nil, properties.backgroundColor == nil,
      !properties.masksToBounds, !properties.hasEffects || properties.effects == .none,
      let rectangle = mask.rectangle(.identity)
    else { return }
    let transform = properties.transformToSuperlayer
    self.mask = nil
    place(rectangle.box, by: transform)
    properties.masksToBounds = true
    properties.cornerRadius = rectangle.radius
  }

  /// Returns the opaque, axis-aligned rectangle that is the layer's only content, in the space of its superlayer, with
  /// its corner radius.
  private func rectangle(_ outer: AffineTransform) -> (box: Rect, radius: Double)? {
    let transform = properties.transformToSuperlayer.concatenating(outer)
    guard mask == nil, properties.opacity == 1, !properties.isHidden, !properties.hasEffects else { return nil }
    var found: (box: Rect, radius: Double)?
    switch properties.content {
    case .shape(let shape) where sublayers.isEmpty && shape.strokeColor == nil && shape.strokeGradient == nil:
      guard shape.fillGradient == nil, shape.fillColor?.alpha == 1 else { return nil }
      found = shape.path.roundedRectangle
    case .plain where properties.contents == nil && properties.borderWidth == 0:
      if properties.backgroundColor?.alpha == 1, sublayers.isEmpty {
        found = (properties.bounds, properties.cornerRadius)
      } else if properties.backgroundColor == nil, sublayers.count == 1, !properties.masksToBounds {
        return sublayers[0].rectangle(transform)
      }
    default: break
    }
    guard let found, transform.a > 0, transform.a == transform.d, transform.b == 0, transform.c == 0 else { return nil }
    return (transform.boundingBox(of: found.box), found.radius * transform.a)
  }

  /// Replaces a rectangular or rounded path by a background color and a border.
  fileprivate mutating func becomePlain() {
    guard case .shape(let shape) = properties.content, shape.fillGradient == nil, shape.strokeGradient == nil,
      shape.fillColor != nil || shape.strokeColor != nil, sublayers.isEmpty,
      let (box, radius) = shape.path.roundedRectangle, shape.lineDashPattern.isEmpty,
      shape.strokeStart == 0, shape.strokeEnd == 1, properties.bounds == box
    else { return }
    let transform = properties.transformToSuperlayer
    var width = 0.0
    if let color = shape.strokeColor {
      // A layer's border is inside its bounds; a stroke is centered on the outline.
      guard color.alpha == 1, radius > 0 || shape.lineJoin == .miter && shape.miterLimit >= 1.5,
        shape.lineWidth < 2 * radius || radius == 0
      else { return }
      width = shape.lineWidth
      (properties.borderWidth, properties.borderColor) = (width, color)
    }
    properties.content = .plain
    properties.backgroundColor = shape.fillColor
    properties.cornerRadius = radius > 0 ? radius + width / 2 : 0
    place(Rect(box.minX - width / 2, box.minY - width / 2, box.width + width, box.height + width), by: transform)
  }
}

extension Path {
  /// The rectangle and corner radius of the path; nil if it has another shape.
  fileprivate var roundedRectangle: (box: Rect, radius: Double)? {
    guard case .move(let start)? = elements.first, let box = boundingBox, !box.isEmpty else { return nil }
    let plain = Path.rect(box)
    if isNear(plain) { return (box, 0) }
    let radius = start.x - box.minX
    if radius > 0, radius <= min(box.width, box.height) / 2 + 1e-9,
      isNear(.svgRect(box, radii: Size(radius, radius)))
    {
      return (box, radius)
    }
    let half = box.width / 2
    if abs(box.width - box.height) < 1e-6, let circle = Path.svgEllipse(center: box.center, Size(half, half)),
      isNear(circle)
    {
      return (box, half)
    }
    return nil
  }

  /// Returns true if two paths have the same points, up to rounding.
  fileprivate func isNear(_ other: Path) -> Bool {
    guard elements.count == other.elements.count else { return false }
    let slack = 1e-6
    return zip(elements, other.elements).allSatisfy { own, other in
      switch (own, other) {
      case (.move(let a), .move(let b)), (.line(let a), .line(let b)): (a - b).length < slack
      case (.cubic(let a, let b, let c), .cubic(let d, let e, let f)):
        (a - d).length < slack && (b - e).length < slack && (c - f).length < slack
      case (.close, .close): true
      default: false
      }
    }
  }
}

extension Rect {
  fileprivate var center: Point { Point(minX + width / 2, minY + height / 2) }
}
