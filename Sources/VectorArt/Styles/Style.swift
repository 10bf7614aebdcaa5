import Geometry
import LayerTree
import Typography

/// The computed properties of an element.
struct Style {
  /// A layer of a shape's painting, for the property `paint-order`.
  enum PaintLayer: String, CaseIterable {
    case fill, stroke, markers
  }

  // Inherited properties.
  var color = Color.black
  var fill = PaintValue.color(.color(.black))
  var fillOpacity = 1.0
  var fillRule = FillRule.nonZero
  var clipRule = FillRule.nonZero
  var stroke = PaintValue.none
  var strokeOpacity = 1.0
  var strokeWidth = Length(1)
  var lineCap = LineCap.butt
  var lineJoin = LineJoin.miter
  var miterLimit = 4.0
  var dashes: [Length] = []
  var dashOffset = Length(0)
  var paintOrder = PaintLayer.allCases
  var markerStart = Reference.none
  var markerMid = Reference.none
  var markerEnd = Reference.none
  var isVisible = true
  var isPixelated = false
  var mixesLinearLight = false
  /// True if filters work on linear light, not on sRGB components (`color-interpolation-filters`).
  var filtersLinearLight = true
  var text = TextStyle()
  /// The values of the custom properties, for `var(--name)`.
  var variables: [String: String] = [:]
  /// The fonts used to measure the unit `ch`; nil to use half the font size.
  private(set) var fonts: FontLibrary?

  // Properties that are not inherited.
  var opacity = 1.0
  var isDisplayed = true
  var showsOverflow: Bool?
  var clipPath = Reference.none
  var mask = Reference.none
  var filter = "none"
  var isAlphaMask = false
  var blendMode = BlendMode.normal
  var isIsolated = false
  var ownTransform = ElementTransform()
  /// The transform of `animateMotion`, applied after the element's own transform.
  var motion = AffineTransform.identity
  /// The transform origin; nil for the origin of the coordinate system.
  var transformOrigin: TransformOrigin?
  var transformBox = TransformBox.view
  /// True if the stroke keeps its width on the canvas under any transform (`non-scaling-stroke`).
  var isStrokeOnScreen = false
  var stopColor = ColorValue.color(.black)
  var stopOpacity = 1.0
  var floodColor = ColorValue.color(.black)
  var floodOpacity = 1.0
  var lightingColor = ColorValue.color(.white)
  var backgroundColor: ColorValue?
  /// The color of `feFlood`, including its opacity.
  var flood: Color {
    var flood = floodColor.color(current: color)
    flood.alpha *= floodOpacity
    return flood
  }

  /// The transform about the origin of the coordinate system, with percentages resolved to zero.
  var transform: AffineTransform { ownTransform.affine(in: .zero, about: .zero, fontSize: text.size) }

  /// Creates the initial properties, which the root element inherits.
  init() {}

  /// Computes the properties of an element inside an element with the properties of `parent`.
  init(_ element: Element, inside parent: Style) {
    self = parent
    let initial = Style()
    (opacity, isDisplayed, showsOverflow) = (initial.opacity, initial.isDisplayed, initial.showsOverflow)
    (clipPath, mask, filter, isAlphaMask) = (initial.clipPath, initial.mask, initial.filter, initial.isAlphaMask)
    (blendMode, isIsolated) = (initial.blendMode, initial.isIsolated)
    (ownTransform, transformOrigin) = (initial.ownTransform, initial.transformOrigin)
    motion = element.motion
    (stopColor, stopOpacity, backgroundColor) = (initial.stopColor, initial.stopOpacity, initial.backgroundColor)
    (floodColor, floodOpacity) = (initial.floodColor, initial.floodOpacity)
    (lightingColor, transformBox) = (initial.lightingColor, initial.transformBox)
    isStrokeOnScreen = initial.isStrokeOnScreen
    text.beginElement(element)
    variables.merge(element.variables) { _, own in own }
    // The font size is set first, because other properties depend on it.
    if let size = element.declarations[.fontSize] {
      var size = size == "initial" ? "medium" : resolved(size)
      if let length = Length(size), length.unit == .ch { size = "\(length.pixels(of: 0, in: parent))" }
      text.setSize(size, parent: parent.text.size)
    }
    for (property, value) in element.declarations {
      switch value {
      case "inherit": inherit(property, from: parent)
      case "initial": if let initial = property.initialValue { set(property, initial) }
      // Inherited properties keep the parent's value; the others keep their initial value.
      case "unset", "revert": break
      default: set(property, resolved(value))
      }
    }
    // The baseline of a `text` element has no surrounding baseline to be shifted from.
    if element.name == "text" { (text.ownShift, text.ownScript) = (0, nil) }
  }

  /// True if the element has a filter.
  var isFiltered: Bool { filter != "none" && !filter.isEmpty }

  /// True if the element is clipped, masked, or filtered as a whole.
  var hasGroupEffects: Bool { clipPath != .none || mask != .none || isFiltered }

  /// Returns the properties with the fonts used to measure the unit `ch`.
  func measured(by fonts: FontLibrary) -> Style {
    var style = self
    style.fonts = fonts
    return style
  }

  /// Sets a property that is not inherited by default to the parent's value (`inherit`).
  private mutating func inherit(_ property: Property, from parent: Style) {
    switch property {
    case .opacity: opacity = parent.opacity
    case .display: isDisplayed = parent.isDisplayed
    case .overflow: showsOverflow = parent.showsOverflow ?? true
    case .clipPath: clipPath = parent.clipPath
    case .mask: mask = parent.mask
    case .filter: filter = parent.filter
    case .maskType: isAlphaMask = parent.isAlphaMask
    case .mixBlendMode: blendMode = parent.blendMode
    case .isolation: isIsolated = parent.isIsolated
    case .transform: ownTransform.list = parent.ownTransform.list
    case .translate: ownTransform.translate = parent.ownTransform.translate
    case .rotate: ownTransform.rotate = parent.ownTransform.rotate
    case .scale: ownTransform.scale = parent.ownTransform.scale
    case .offsetPath: ownTransform.offset.path = parent.ownTransform.offset.path
    case .offsetDistance: ownTransform.offset.distance = parent.ownTransform.offset.distance
    case .offsetRotate: ownTransform.offset.turning = parent.ownTransform.offset.turning
    case .transformOrigin: transformOrigin = parent.transformOrigin
    case .stopColor: stopColor = parent.stopColor
    case .stopOpacity: stopOpacity = parent.stopOpacity
    case .floodColor: floodColor = parent.floodColor
    case .floodOpacity: floodOpacity = parent.floodOpacity
    case .lightingColor: lightingColor = parent.lightingColor
    case .transformBox: transformBox = parent.transformBox
    case .vectorEffect: isStrokeOnScreen = parent.isStrokeOnScreen
    case .backgroundColor: backgroundColor = parent.backgroundColor
    case .baselineShift: (text.ownShift, text.ownScript) = (parent.text.ownShift, parent.text.ownScript)
    case .alignmentBaseline: text.alignmentBaseline = parent.text.alignmentBaseline
    default: break
    }
  }
}
