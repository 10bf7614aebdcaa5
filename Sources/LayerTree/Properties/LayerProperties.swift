public import Geometry
package import Motion

/// All visible properties of a layer as a value, used for both the model and the presentation.
///
/// Names, meanings and defaults are `CALayer`'s. The properties of ``Effects``, and of shape, text, gradient,
/// replicator, emitter, and scroll layers, can also be accessed directly by their names.
@dynamicMemberLookup
public struct LayerProperties: Equatable, Sendable {
  /// The origin and size of the layer's own coordinate space.
  public var bounds = Rect.zero
  /// The position of the anchor point in the superlayer's coordinate space.
  public var position = Point.zero
  /// The point of the bounds at ``position``, and the origin of ``transform``, in the unit coordinate space of the
  /// bounds.
  public var anchorPoint = Point(0.5, 0.5)
  /// The depth of the origin of ``transform`` and ``sublayerTransform``, in points from the plane of the bounds.
  ///
  /// The anchor is placed at ``zPosition``, so the plane is as far behind that depth as the anchor is in front of the
  /// plane.
  public var anchorPointZ = 0.0
  /// The depth: siblings are painted in ascending order; equal ones keep the order of the list.
  public var zPosition = 0.0
  /// The transform about the anchor point.
  public var transform = Transform3D.identity {
    didSet { boxedAngles = nil }
  }
  /// The transform of all sublayers, about the anchor point.
  ///
  /// A value of −1/d for `m34` shows sublayers in perspective from a distance of d points.
  public var sublayerTransform: Transform3D {
    get { boxedSublayerTransform?.value ?? .identity }
    set { boxedSublayerTransform = newValue == .identity ? nil : Boxed(newValue) }
  }
  /// The opacity of the layer and all its sublayers, as one group, from 0 to 1.
  public var opacity = 1.0
  /// True if the layer and its sublayers are hidden.
  public var isHidden = false
  /// The color painted behind the contents; nil for none.
  public var backgroundColor: Color?
  /// The corner radius of the background, the border and, with ``masksToBounds``, the content.
  public var cornerRadius = 0.0
  /// The shape of the rounded corners.
  public var cornerCurve = CornerCurve.circular
  /// The corners that ``cornerRadius`` rounds.
  public var maskedCorners = Corners.all
  /// The width of the border, drawn inside the bounds and above the sublayers, in points.
  public var borderWidth = 0.0
  /// The color of the border.
  public var borderColor = Color.black
  /// True if contents and sublayers are clipped to the bounds, including rounded corners.
  public var masksToBounds = false
  /// The image shown above the background; nil for none.
  public var contents: ImageReference?
  /// The placement of ``contents``.
  public var contentsGravity = ContentsGravity.resize
  /// Pixels of ``contents`` per point, for gravities that keep the natural size.
  public var contentsScale = 1.0
  /// The previous image that fades into ``contents``, with the progress; nil without a fade.
  public var contentsFade: ContentsFade?
  /// The kind of layer, with the properties that are specific to it.
  public var content = LayerContent.plain
  /// Nil for ``Effects/none``.
  private var boxedEffects: Boxed<Effects>?
  /// Nil if the angles of ``transform`` were not given as numbers.
  private var boxedAngles: Boxed<SIMD3<Double>>?
  /// Nil for a clock without animations.
  private var boxedClock: Boxed<ClockRate>?
  /// Nil if there are no properties of custom layer classes.
  private var boxedOwnValues: Boxed<[String: AnimatableValue]>?
  /// Nil for the identity.
  private var boxedSublayerTransform: Boxed<Transform3D>?

  /// Shadow, filters, blending, and contents rectangles.
  public var effects: Effects {
    get { boxedEffects?.value ?? .none }
    set { boxedEffects = newValue == .none ? nil : Boxed(newValue) }
  }

  /// True if there are any ``effects``; faster than reading them.
  public var hasEffects: Bool { boxedEffects != nil }

  /// The speed and time offset that animations apply to the layer's clock.
  var clock: ClockRate {
    get { boxedClock?.value ?? ClockRate() }
    set { boxedClock = newValue == ClockRate() ? nil : Boxed(newValue) }
  }

  /// The values of properties declared by a custom layer class, by name.
  package var ownValues: [String: AnimatableValue] {
    get { boxedOwnValues?.value ?? [:] }
    set { boxedOwnValues = newValue.isEmpty ? nil : Boxed(newValue) }
  }

  /// True if the layer filters its backdrop.
  package var hasGlass: Bool { hasEffects && effects.backgroundFilters != .none }

  /// The angles of ``transform`` about x, y, and z in radians, as they were set; nil if it was set as a matrix.
  ///
  /// A matrix loses full turns of an angle; SwiftUI animates the original number.
  package var givenAngles: SIMD3<Double>? { transform == .identity ? boxedAngles?.value ?? .zero : boxedAngles?.value }

  /// The angles of ``transform`` about x, y, and z in radians: as they were set, or else derived from the matrix.
  package var angles: SIMD3<Double> {
    get { boxedAngles?.value ?? transform.eulerAngles }
    set {
      transform = transform.turned(to: newValue)
      boxedAngles = Boxed(newValue)
    }
  }

  /// Keeps the angles from which ``transform`` was composed, if they reproduce its rotation.
  package mutating func keepAngles(_ angles: SIMD3<Double>) {
    let rebuilt = AnimatableValue.transform(transform.turned(to: angles))
    if rebuilt.distance(to: .transform(transform)) < 1e-9 { boxedAngles = Boxed(angles) }
  }

  /// Copies the transform of other properties, with its angles.
  package mutating func takeTransform(of other: LayerProperties) {
    transform = other.transform
    boxedAngles = other.boxedAngles
  }

  /// Sets a property; for an angle, preserves the full turns that the matrix loses.
  ///
  /// - Precondition: `value` is of the property's kind.
  package mutating func give(_ value: AnimatableValue, to property: AnimatableProperty) {
    var given = givenAngles
    property.set(value, in: &self)
    if let axis = property.axis { given?[axis] = value.number }
    if let given, property.isPartOfTransform { keepAngles(given) }
  }

  /// Creates the properties of a new layer.
  public init() {}

  /// The bounding box of the transformed bounds in the superlayer's coordinate space.
  ///
  /// Setting it moves ``position`` and resizes ``bounds`` so that the layer has that frame, the inverse of reading it:
  /// the bounds compensate for a scale. With a transform that rotates or skews, several sizes are possible, or none;
  /// then the size is the bounding box of the frame mapped back through the transform, and reading the frame returns a
  /// rectangle with the same center.
  public var frame: Rect {
    get { transformToSuperlayer.boundingBox(of: bounds) }
    set {
      bounds.size = newValue.size
      position = Point(
        newValue.minX + anchorPoint.x * newValue.width, newValue.minY + anchorPoint.y * newValue.height)
      guard transform != .identity, let inverse = transform.affine.inverted else { return }
      bounds.size = inverse.boundingBox(of: Rect(origin: .zero, size: newValue.size)).size
      let frame = frame
      position = position + Point(newValue.midX - frame.midX, newValue.midY - frame.midY)
    }
  }

  /// Changes the anchor point without moving the layer.
  ///
  /// - Parameter anchorPoint: The new anchor point, in the unit coordinate space of the bounds.
  public mutating func moveAnchorPoint(to anchorPoint: Point) {
    let toSuperlayer = transformToSuperlayer
    self.anchorPoint = anchorPoint
    position = toSuperlayer.apply(anchor)
  }

  /// The transform from the coordinate space of ``bounds`` to the superlayer's, if ``transform`` is affine.
  public var transformToSuperlayer: AffineTransform {
    let anchor = anchor
    return AffineTransform.translation(-anchor.x, -anchor.y)
      .concatenating(transform.affine)
      .concatenating(.translation(position.x, position.y))
  }

  /// The transform from the coordinate space of ``bounds`` to the superlayer's, including depth.
  var matrixToSuperlayer: Transform3D {
    let anchor = anchor
    // Subtracting from 0 avoids −0, which would change the signs of other zeros.
    return Transform3D.translation(-anchor.x, -anchor.y, 0 - anchorPointZ)
      .concatenating(transform)
      .concatenating(.translation(position.x, position.y, zPosition))
  }

  /// The transform from the sublayers' coordinate space to the space of ``bounds``; nil if they are the same.
  var sublayerMatrix: Transform3D? {
    let matrix = boxedSublayerTransform.map { $0.value.about(anchor, depth: anchorPointZ) }
    guard case .scroll(let scroll) = content, scroll.zoomScale != 1 else { return matrix }
    let zoom = Transform3D.scale(scroll.zoomScale, scroll.zoomScale)
    return matrix.map(zoom.concatenating) ?? zoom
  }

  /// The point that is placed at ``position``, in the coordinate space of ``bounds``.
  package var anchor: Point {
    Point(bounds.minX + anchorPoint.x * bounds.width, bounds.minY + anchorPoint.y * bounds.height)
  }

  /// The outline of the background, border and mask, in the coordinate space of ``bounds``.
  public var outline: Path {
    .roundedRect(bounds, radius: cornerRadius, curve: cornerCurve, corners: maskedCorners)
  }
}
