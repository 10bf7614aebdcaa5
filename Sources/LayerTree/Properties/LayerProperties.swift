public import Geometry
package import Motion

/// All visible properties of a layer as a value: the model and the presentation are such values.
///
/// Names, meanings and defaults are `CALayer`'s. The properties of ``Effects``, and the properties of shape, text,
/// gradient, replicator, emitter, and scroll layers, can be read and written by their own names as well.
@dynamicMemberLookup
public struct LayerProperties: Equatable, Sendable {
  /// The layer's own coordinate space: its origin, and its size.
  public var bounds = Rect.zero
  /// The position of the anchor point in the superlayer's space.
  public var position = Point.zero
  /// The point of the bounds at ``position``, and the origin of ``transform``, in units of the bounds.
  public var anchorPoint = Point(0.5, 0.5)
  /// The depth of the origin of ``transform`` and ``sublayerTransform``, in points from the plane of the bounds.
  ///
  /// It sits at ``zPosition``, so that the plane lies as far behind it as the anchor is in front of the plane.
  public var anchorPointZ = 0.0
  /// Depth: siblings are painted in ascending order, equal ones in the order of the list.
  public var zPosition = 0.0
  /// The transform about the anchor point.
  public var transform = Transform3D.identity {
    didSet { boxedAngles = nil }
  }
  /// The transform of all sublayers, about the anchor point.
  ///
  /// An entry `m34` of −1/d shows sublayers in perspective from a distance of d points.
  public var sublayerTransform: Transform3D {
    get { boxedSublayerTransform?.value ?? .identity }
    set { boxedSublayerTransform = newValue == .identity ? nil : Boxed(newValue) }
  }
  /// Opacity of the layer with all its sublayers, as one group; 0 to 1.
  public var opacity = 1.0
  /// True if the layer and its sublayers are left out.
  public var isHidden = false
  /// The fill behind the contents; nil for none.
  public var backgroundColor: Color?
  /// The radius of the corners of background, border and, with ``masksToBounds``, of everything inside.
  public var cornerRadius = 0.0
  /// The form of the rounded corners.
  public var cornerCurve = CornerCurve.circular
  /// The corners that ``cornerRadius`` rounds.
  public var maskedCorners = Corners.all
  /// The width of the border, drawn inside the bounds and above the sublayers.
  public var borderWidth = 0.0
  /// The color of the border.
  public var borderColor = Color.black
  /// True if contents and sublayers are cut at the bounds, rounded corners included.
  public var masksToBounds = false
  /// The image shown above the background; nil for none.
  public var contents: ImageReference?
  /// The placement of ``contents``.
  public var contentsGravity = ContentsGravity.resize
  /// Pixels of ``contents`` per point, for gravities that keep the natural size.
  public var contentsScale = 1.0
  /// The image that fades into ``contents``, with the progress; nil without a fade.
  public var contentsFade: ContentsFade?
  /// The kind of layer, with the properties that only this kind has.
  public var content = LayerContent.plain
  /// Nil for ``Effects/none``.
  private var boxedEffects: Boxed<Effects>?
  /// Nil if the angles of ``transform`` were not given as numbers.
  private var boxedAngles: Boxed<SIMD3<Double>>?
  /// Nil for a clock that is not animated.
  private var boxedClock: Boxed<ClockRate>?
  /// Nil for no values of code's own.
  private var boxedOwnValues: Boxed<[String: AnimatableValue]>?
  /// Nil for the identity.
  private var boxedSublayerTransform: Boxed<Transform3D>?

  /// Shadow, filters, blending, and parts of images.
  public var effects: Effects {
    get { boxedEffects?.value ?? .none }
    set { boxedEffects = newValue == .none ? nil : Boxed(newValue) }
  }

  /// True if there are any ``effects``; quicker than asking them.
  public var hasEffects: Bool { boxedEffects != nil }

  /// The speed and the offset that animations give the layer's clock.
  var clock: ClockRate {
    get { boxedClock?.value ?? ClockRate() }
    set { boxedClock = newValue == ClockRate() ? nil : Boxed(newValue) }
  }

  /// The values of the properties that code has declared for a class of layers of its own, by their names.
  package var ownValues: [String: AnimatableValue] {
    get { boxedOwnValues?.value ?? [:] }
    set { boxedOwnValues = newValue.isEmpty ? nil : Boxed(newValue) }
  }

  /// True if it filters its backdrop.
  package var hasGlass: Bool { hasEffects && effects.backgroundFilters != .none }

  /// The angles of ``transform`` about x, y, and z in radians, as they were given; nil if it was given as a matrix.
  ///
  /// A matrix loses full turns of an angle. SwiftUI animates the original number.
  package var givenAngles: SIMD3<Double>? { transform == .identity ? boxedAngles?.value ?? .zero : boxedAngles?.value }

  /// The angles of ``transform`` about x, y, and z in radians: as they were given, or else as the matrix has them.
  package var angles: SIMD3<Double> {
    get { boxedAngles?.value ?? transform.eulerAngles }
    set {
      transform = transform.turned(to: newValue)
      boxedAngles = Boxed(newValue)
    }
  }

  /// Keeps the angles used to make ``transform``, if they reproduce its rotation.
  package mutating func keepAngles(_ angles: SIMD3<Double>) {
    let rebuilt = AnimatableValue.transform(transform.turned(to: angles))
    if rebuilt.distance(to: .transform(transform)) < 1e-9 { boxedAngles = Boxed(angles) }
  }

  /// Copies the transform of other properties, with its angles.
  package mutating func takeTransform(of other: LayerProperties) {
    transform = other.transform
    boxedAngles = other.boxedAngles
  }

  /// Sets a property; for an angle, keeps the full turns that the matrix loses.
  ///
  /// - Precondition: `value` is of the property's kind.
  package mutating func give(_ value: AnimatableValue, to property: AnimatableProperty) {
    var given = givenAngles
    property.set(value, in: &self)
    if let axis = property.axis { given?[axis] = value.number }
    if let given, property.isPartOfTransform { keepAngles(given) }
  }

  /// The properties of a new layer.
  public init() {}

  /// The upright rectangle that the transformed bounds occupy in the superlayer's space.
  ///
  /// Setting it moves ``position`` and resizes ``bounds`` so that the layer has that frame, the inverse of reading it:
  /// the bounds compensate for a scale. With a transform that rotates or skews, several sizes are possible, or none;
  /// then the size is the bounding box of the frame mapped back through the transform, and reading the frame returns
  /// one with the same center.
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

  /// Moves the anchor point without moving the layer.
  ///
  /// - Parameter anchorPoint: The new anchor point, in units of the bounds.
  public mutating func moveAnchorPoint(to anchorPoint: Point) {
    let toSuperlayer = transformToSuperlayer
    self.anchorPoint = anchorPoint
    position = toSuperlayer.apply(anchor)
  }

  /// From the space of ``bounds`` to the superlayer's, as long as ``transform`` keeps to the plane.
  public var transformToSuperlayer: AffineTransform {
    let anchor = anchor
    return AffineTransform.translation(-anchor.x, -anchor.y)
      .concatenating(transform.affine)
      .concatenating(.translation(position.x, position.y))
  }

  /// From the space of ``bounds`` to the superlayer's, depth included.
  var matrixToSuperlayer: Transform3D {
    let anchor = anchor
    // Subtracted, since −0 would reach the signs of other zeros.
    return Transform3D.translation(-anchor.x, -anchor.y, 0 - anchorPointZ)
      .concatenating(transform)
      .concatenating(.translation(position.x, position.y, zPosition))
  }

  /// The transform from the space of sublayers to the space of ``bounds``; nil when both are the same.
  var sublayerMatrix: Transform3D? {
    let matrix = boxedSublayerTransform.map { $0.value.about(anchor, depth: anchorPointZ) }
    guard case .scroll(let scroll) = content, scroll.zoomScale != 1 else { return matrix }
    let zoom = Transform3D.scale(scroll.zoomScale, scroll.zoomScale)
    return matrix.map(zoom.concatenating) ?? zoom
  }

  /// The point that sits at ``position``, in the space of ``bounds``.
  package var anchor: Point {
    Point(bounds.minX + anchorPoint.x * bounds.width, bounds.minY + anchorPoint.y * bounds.height)
  }

  /// The outline that background, border and mask follow, in the space of ``bounds``.
  public var outline: Path {
    .roundedRect(bounds, radius: cornerRadius, curve: cornerCurve, corners: maskedCorners)
  }
}
