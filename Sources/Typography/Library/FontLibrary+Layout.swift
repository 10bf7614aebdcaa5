public import Geometry
public import LayerTree
import Locks

extension FontLibrary {
  /// Returns the size of text in points, like the `sizeThatFits` of a label.
  ///
  /// - Parameters:
  ///   - content: The text.
  ///   - width: The width that the lines must fit; infinite for no wrapping.
  /// - Returns: The size of all lines.
  /// - Throws: ``FontError`` when no font is found.
  public func size(of content: TextContent, width: Double = .infinity) throws(FontError) -> Size {
    try layout(of: content, width: width).size
  }

  /// Returns the layout of text.
  ///
  /// Recent layouts are cached. Text whose size is 0 or NaN has no lines.
  ///
  /// - Parameters:
  ///   - content: The text.
  ///   - width: The width that the lines must fit; infinite for no wrapping.
  ///   - height: The height that the lines must fit if the rest is truncated.
  /// - Returns: The layout.
  /// - Throws: ``FontError`` when no font is found.
  package func layout(
    of content: TextContent, width: Double = .infinity, height: Double = .infinity
  ) throws(FontError) -> TextLayout {
    let key = TextLayout.Key(content, width: width, height: height)
    if let known = layouts.withLock({ $0.value(for: key) }) { return known }
    guard content.fontSize > 0, content.fontSize <= 1e6, !content.string.isEmpty else {
      return TextLayout(lines: [], size: .zero)
    }
    let typesetter = try fittingTypesetter(key)
    let layout = typesetter.layout(width: key.width, height: key.height)
    layouts.withLock { $0.insert(layout, cost: max(layout.glyphCount, content.string.utf8.count / 8) + 16, for: key) }
    return layout
  }

  /// Returns the typesetter for text at the largest size that fits, between its own size and its minimum scale.
  private func fittingTypesetter(_ key: TextLayout.Key) throws(FontError) -> Typesetter {
    let typesetter = try Typesetter(key.content, in: self)
    let smallest = key.content.minimumScaleFactor
    guard smallest > 0, smallest < 1, key.width.isFinite, !typesetter.fits(width: key.width, height: key.height) else {
      return typesetter
    }
    // The size is found by bisection, to a thousandth.
    var (fitting, tooLarge) = (smallest, 1.0)
    while tooLarge - fitting > 1e-3 {
      let middle = (fitting + tooLarge) / 2
      let fits = try Typesetter(key.content, scale: middle, in: self).fits(width: key.width, height: key.height)
      if fits { fitting = middle } else { tooLarge = middle }
    }
    return try Typesetter(key.content, scale: fitting, in: self)
  }

  /// Returns the outlines of text as painted in the bounds of a layer.
  ///
  /// - Throws: ``FontError`` when no font is found.
  package func outline(of content: TextContent, in bounds: Rect) throws(FontError) -> Path {
    let bounds = content.area(in: bounds)
    let layout = try layout(of: content, width: bounds.width, height: bounds.height)
    return layout.outline(at: layout.origin(in: bounds, alignment: content.verticalAlignment))
  }

  /// Returns the outlines of text as painted in the bounds of a layer, grouped by color; nil is the color of the whole
  /// text.
  ///
  /// - Throws: ``FontError`` when no font is found.
  package func coloredOutlines(
    of content: TextContent, in bounds: Rect
  ) throws(FontError) -> [(color: Color?, path: Path)] {
    let bounds = content.area(in: bounds)
    let layout = try layout(of: content, width: bounds.width, height: bounds.height)
    let origin = layout.origin(in: bounds, alignment: content.verticalAlignment)
    if layout.parts.isEmpty { return [(nil, layout.outline(at: origin))] }
    return layout.parts.map { ($0.color, $0.layout.outline(at: origin)) }
  }

  /// Returns the color glyphs of text, each with its transform to the bounds of a layer.
  ///
  /// - Throws: ``FontError`` when no font is found.
  package func glyphImages(
    of content: TextContent, in bounds: Rect
  ) throws(FontError) -> [(glyph: ColorGlyph, picture: GlyphImage, place: AffineTransform)] {
    let bounds = content.area(in: bounds)
    let layout = try layout(of: content, width: bounds.width, height: bounds.height)
    let origin = layout.origin(in: bounds, alignment: content.verticalAlignment)
    return layout.lines.flatMap(\.colorGlyphs).compactMap { glyph in
      let color = glyph.color ?? content.textColor
      let foreground = Color(red: color.red, green: color.green, blue: color.blue)
      let place = glyph.place.concatenating(.translation(origin.x, origin.y))
      return image(of: glyph, foreground: foreground).map { (glyph, $0, place) }
    }
  }
}

extension TextLayout {
  /// Returns the outlines of all lines, with the layout's origin at `origin`.
  fileprivate func outline(at origin: Point) -> Path {
    var path = Path()
    for line in lines { path.append(line, at: origin) }
    return path
  }
}

extension TextLayout.Key {
  init(_ content: TextContent, width: Double, height: Double) {
    self.content = content
    self.content.textColor = .black
    self.content.verticalAlignment = .top
    self.content.textInsets = .zero
    self.width = width > 0 ? width : 0
    self.height = content.truncation == .none || height.isNaN ? .infinity : height
  }
}

extension Path {
  /// Adds the outlines of a line's glyphs, with the layout's origin at `origin`.
  fileprivate mutating func append(_ line: TextLine, at origin: Point) {
    for run in line.runs {
      let fontSize = run.fontSize
      for glyph in run.glyphs {
        let place = Point(origin.x + glyph.x, origin.y + glyph.y)
        for element in run.face.outline(of: glyph.id).elements {
          switch element {
          case .move(let point): move(to: place + point * fontSize)
          case .line(let point): self.line(to: place + point * fontSize)
          case .quadratic(let control, let end):
            quadratic(control: place + control * fontSize, to: place + end * fontSize)
          case .cubic(let control1, let control2, let end):
            cubic(
              control1: place + control1 * fontSize, control2: place + control2 * fontSize, to: place + end * fontSize)
          case .close: close()
          }
        }
      }
    }
  }
}
