import Arithmetic
import CFreeType
import Geometry
import LayerTree

/// Converts the paint graph of a `COLR` version 1 glyph to layers, in the font's units, with y up.
///
/// Source: OpenType specification 1.9, "COLR — Color Table". Clip boxes are not applied: fonts draw within them.
@safe struct ColorPaintReader {
  /// The maximum number of layers.
  ///
  /// Others are skipped, and so are paints that are nested too deeply: a graph of few bytes can have a million.
  static let maximumLayerCount = 4096
  private static let maximumDepth = 64

  /// The fill of a shape.
  private enum Fill {
    case color(Color)
    case gradient(Gradient)
  }

  private let face: FT_Face
  private let palette: [Color]
  private let foreground: Color
  private let unitsPerEm: Double
  private var count = 0

  /// Creates a reader for a face; the face must outlive it.
  @unsafe init(_ face: FT_Face, palette: [Color], foreground: Color, unitsPerEm: Double) {
    unsafe self.face = face
    (self.palette, self.foreground, self.unitsPerEm) = (palette, foreground, unitsPerEm)
  }

  /// Returns a layer that shows a paint.
  ///
  /// - Parameters:
  ///   - paint: The paint.
  ///   - depth: The nesting depth of the paint.
  ///   - outline: Reads the outline of a glyph, in em units, with y down.
  /// - Returns: The layer; nil if nothing is painted.
  mutating func layer(
    of paint: FT_OpaquePaint, depth: Int = 0, outline: (UInt32) -> Path
  ) -> LayerDescription? {
    var content = unsafe FT_COLR_Paint()
    guard depth < ColorPaintReader.maximumDepth, count < ColorPaintReader.maximumLayerCount,
      unsafe FT_Get_Paint(face, paint, &content) != 0
    else { return nil }
    count += 1
    if let fill = unsafe fill(of: content, depth: depth) { return shape(everywhere, fill) }
    if let (inner, transform) = unsafe transformed(content) {
      guard let layer = unsafe layer(of: inner, depth: depth + 1, outline: outline) else { return nil }
      var properties = LayerProperties()
      properties.transform = Transform3D(transform)
      return LayerDescription(properties: properties, sublayers: [layer])
    }
    switch unsafe content.format {
    case FT_COLR_PAINTFORMAT_COLR_LAYERS:
      var iterator = unsafe content.u.colr_layers.layer_iterator
      var next = unsafe FT_OpaquePaint()
      var layers: [LayerDescription] = []
      while count < ColorPaintReader.maximumLayerCount, unsafe FT_Get_Paint_Layers(face, &iterator, &next) != 0 {
        if let layer = unsafe layer(of: next, depth: depth + 1, outline: outline) { layers.append(layer) }
      }
      return LayerDescription(sublayers: layers)
    case FT_COLR_PAINTFORMAT_GLYPH:
      let path = outline(unsafe content.u.glyph.glyphID).transformed(by: .scale(unitsPerEm, -unitsPerEm))
      var inner = unsafe FT_COLR_Paint()
      if unsafe FT_Get_Paint(face, content.u.glyph.paint, &inner) != 0,
        let fill = unsafe fill(of: inner, depth: depth + 1)
      {
        return shape(path, fill)
      }
      guard var layer = unsafe layer(of: unsafe content.u.glyph.paint, depth: depth + 1, outline: outline) else {
        return nil
      }
      layer = LayerDescription(sublayers: [layer])
      layer.mask = .filling(path, with: Color.black)
      return layer
    case FT_COLR_PAINTFORMAT_COLR_GLYPH:
      var inner = unsafe FT_OpaquePaint()
      guard
        unsafe FT_Get_Color_Glyph_Paint(face, content.u.colr_glyph.glyphID, FT_COLOR_NO_ROOT_TRANSFORM, &inner) != 0
      else { return nil }
      return unsafe layer(of: inner, depth: depth + 1, outline: outline)
    case FT_COLR_PAINTFORMAT_COMPOSITE:
      let source = unsafe layer(of: unsafe content.u.composite.source_paint, depth: depth + 1, outline: outline)
      let backdrop = unsafe layer(of: unsafe content.u.composite.backdrop_paint, depth: depth + 1, outline: outline)
      return ColorComposition.layer(source, over: backdrop, unsafe content.u.composite.composite_mode)
    default: return nil
    }
  }

  private func shape(_ path: Path, _ fill: Fill) -> LayerDescription {
    switch fill {
    case .color(let color): .filling(path, with: color)
    case .gradient(let gradient): .filling(path, with: gradient)
    }
  }

  /// The path to fill with a paint that has no outline, larger than any glyph.
  private var everywhere: Path {
    .rect(Rect(-4 * unitsPerEm, -4 * unitsPerEm, 9 * unitsPerEm, 9 * unitsPerEm))
  }

  /// Returns the color or gradient of a paint, possibly inside transforms; nil for other paints.
  private func fill(of paint: FT_COLR_Paint, depth: Int) -> Fill? {
    if let (inner, transform) = unsafe transformed(paint) {
      var content = unsafe FT_COLR_Paint()
      guard depth < ColorPaintReader.maximumDepth, unsafe FT_Get_Paint(face, inner, &content) != 0 else { return nil }
      switch unsafe fill(of: content, depth: depth + 1) {
      case .color(let color): return .color(color)
      case .gradient(var gradient):
        gradient.transform = gradient.transform.concatenating(transform)
        return .gradient(gradient)
      case nil: return nil
      }
    }
    switch unsafe paint.format {
    case FT_COLR_PAINTFORMAT_SOLID: return .color(color(unsafe paint.u.solid.color))
    case FT_COLR_PAINTFORMAT_LINEAR_GRADIENT:
      let gradient = unsafe paint.u.linear_gradient
      return unsafe fill(
        ColorLine.linear(point(gradient.p0), point(gradient.p1), point(gradient.p2)), of: gradient.colorline)
    case FT_COLR_PAINTFORMAT_RADIAL_GRADIENT:
      let gradient = unsafe paint.u.radial_gradient
      let geometry = unsafe ColorLine.Geometry.radial(
        point(gradient.c0), number(gradient.r0), point(gradient.c1), number(gradient.r1))
      return unsafe fill(geometry, of: gradient.colorline)
    case FT_COLR_PAINTFORMAT_SWEEP_GRADIENT:
      let gradient = unsafe paint.u.sweep_gradient
      let geometry = unsafe ColorLine.Geometry.sweep(
        point(gradient.center), from: number(gradient.start_angle) / 2, to: number(gradient.end_angle) / 2)
      return unsafe fill(geometry, of: gradient.colorline)
    default: return nil
    }
  }

  private func fill(_ geometry: ColorLine.Geometry?, of line: FT_ColorLine) -> Fill {
    var iterator = unsafe line.color_stop_iterator
    var stop = FT_ColorStop()
    var stops: [Gradient.Stop] = []
    while stops.count < 1024, unsafe FT_Get_Colorline_Stops(face, &stop, &iterator) != 0 {
      stops.append(Gradient.Stop(location: unsafe flipbook_stop_offset(&stop), color: color(stop.color)))
    }
    let spread: Gradient.Spread =
      switch unsafe line.extend {
      case FT_COLR_PAINT_EXTEND_REPEAT: .repeat
      case FT_COLR_PAINT_EXTEND_REFLECT: .reflect
      default: .pad
      }
    let gradient = ColorLine(stops: stops, spread: spread).gradient(along: geometry)
    return gradient.map { .gradient($0) } ?? .color(stops.last?.color ?? .clear)
  }

  private func color(_ index: FT_ColorIndex) -> Color {
    var color = index.palette_index == 0xffff ? foreground : .clear
    if palette.indices.contains(Int(index.palette_index)) { color = palette[Int(index.palette_index)] }
    color.alpha *= Double(index.alpha) / 16384
    return color
  }

  /// Returns the paint inside a transforming paint, and its transform; nil for other paints.
  private func transformed(_ paint: FT_COLR_Paint) -> (FT_OpaquePaint, AffineTransform)? {
    func about(_ x: FT_Fixed, _ y: FT_Fixed, _ transform: AffineTransform) -> AffineTransform {
      AffineTransform.translation(-number(x), -number(y)).concatenating(transform)
        .concatenating(.translation(number(x), number(y)))
    }
    switch unsafe paint.format {
    case FT_COLR_PAINTFORMAT_TRANSFORM:
      let value = unsafe paint.u.transform
      let matrix = unsafe value.affine
      return unsafe (
        value.paint,
        AffineTransform(
          a: number(matrix.xx), b: number(matrix.yx), c: number(matrix.xy), d: number(matrix.yy),
          tx: number(matrix.dx), ty: number(matrix.dy))
      )
    case FT_COLR_PAINTFORMAT_TRANSLATE:
      let value = unsafe paint.u.translate
      return unsafe (value.paint, .translation(number(value.dx), number(value.dy)))
    case FT_COLR_PAINTFORMAT_SCALE:
      let value = unsafe paint.u.scale
      return unsafe (
        value.paint, about(value.center_x, value.center_y, .scale(number(value.scale_x), number(value.scale_y)))
      )
    case FT_COLR_PAINTFORMAT_ROTATE:
      let value = unsafe paint.u.rotate
      return unsafe (value.paint, about(value.center_x, value.center_y, .rotation(radians: number(value.angle) * .pi)))
    case FT_COLR_PAINTFORMAT_SKEW:
      let value = unsafe paint.u.skew
      let skew = unsafe AffineTransform(
        a: 1, b: tan(number(value.y_skew_angle) * .pi),
        c: tan(-number(value.x_skew_angle) * .pi), d: 1, tx: 0, ty: 0)
      return unsafe (value.paint, about(value.center_x, value.center_y, skew))
    default: return nil
    }
  }

  private func point(_ vector: FT_Vector) -> Point { Point(number(vector.x), number(vector.y)) }

  /// Converts a 16.16 fixed-point number.
  private func number(_ value: FT_Long) -> Double { Double(value) / 65536 }
}
