import Geometry
import LayerTree
import Typography

/// Creates the layers of a text layer's content.
struct TextBuilder {
  /// A positioned character.
  struct Glyph {
    /// The start of the character's advance on the baseline.
    var origin: Point
    /// The advance width without tracking.
    var width: Double
    /// The outline, relative to the origin.
    var path: Path
    /// The indices of the character, in this order: among all characters, visible characters, words, and lines.
    var character: Int
    var visible: Int
    var word: Int
    var line: Int
    /// The group of characters that shares an anchor point with this one.
    var group = Group(middle: 0, width: 0)
  }

  /// A group of characters that share an anchor point.
  struct Group {
    /// The center of the group, relative to the origin of the character.
    var middle: Double
    /// The total advance width of the group.
    var width: Double
  }

  private let text: TextModel
  private let maskPaths: [Track<BezierShape>]
  private let file: LottieFile
  private let fonts: FontLibrary
  private let clock: CompositionClock

  /// Creates a builder for a text that may follow one of the layer's mask paths.
  init(
    _ text: TextModel, maskPaths: [Track<BezierShape>], file: LottieFile, fonts: FontLibrary, clock: CompositionClock
  ) {
    (self.text, self.maskPaths, self.file, self.fonts, self.clock) = (text, maskPaths, file, fonts, clock)
  }

  /// Returns a layer with all glyphs; nil if there are none.
  func layer() -> Layer? {
    let whole = plain("text")
    for (index, entry) in text.documents.enumerated() {
      let glyphs = place(entry.document)
      guard !glyphs.isEmpty else { continue }
      let layer = plain("text")
      let line = line(of: entry.document)
      if text.animators.isEmpty, line == nil {
        var path = Path()
        for glyph in glyphs {
          path.append(glyph.path.transformed(by: .translation(glyph.origin.x, glyph.origin.y)))
        }
        for part in parts(path, entry.document) { layer.addSublayer(part) }
      } else {
        let animation = TextAnimation(glyphs, text, entry.document)
        for glyph in glyphs where !glyph.path.elements.isEmpty {
          let own = plain("glyph")
          for part in parts(glyph.path, entry.document) { own.addSublayer(part) }
          own.driver = GlyphDriver(glyph, animation, line: line, clock: clock)
          for part in own.sublayers { part.driver = GlyphPaintDriver(glyph, animation, clock: clock) }
          layer.addSublayer(own)
        }
      }
      if text.documents.count > 1 {
        let end = index + 1 < text.documents.count ? text.documents[index + 1].time : .infinity
        layer.driver = DocumentDriver(from: index == 0 ? -.infinity : entry.time, to: end, clock: clock)
      }
      whole.addSublayer(layer)
    }
    return whole.sublayers.isEmpty ? nil : whole
  }

  /// Returns the baseline path of a text; nil for a straight baseline.
  private func line(of document: TextModel.Document) -> TextPathLine? {
    guard let path = text.path, maskPaths.indices.contains(path.mask) else { return nil }
    return TextPathLine(path, along: maskPaths[path.mask], alignment: document.alignment)
  }

  private func plain(_ name: String) -> Layer {
    let layer = Layer(name: name)
    layer.model.place(by: .identity, anchor: .zero)
    return layer
  }

  /// Returns a fill layer and a stroke layer, back to front.
  private func parts(_ path: Path, _ document: TextModel.Document) -> [Layer] {
    var layers: [Layer] = []
    if let color = document.color {
      let layer = plain("fill")
      var shape = ShapeContent(path: path)
      shape.fillColor = Color(red: color.x, green: color.y, blue: color.z)
      layer.model.content = .shape(shape)
      layers.append(layer)
    }
    let isStrokeAnimated = text.animators.contains { $0.strokeWidth != nil }
    if let color = document.strokeColor, document.strokeWidth > 0 || isStrokeAnimated {
      let layer = plain("stroke")
      var shape = ShapeContent(path: path)
      shape.fillColor = nil
      shape.strokeColor = Color(red: color.x, green: color.y, blue: color.z)
      shape.lineWidth = max(0, document.strokeWidth)
      shape.lineJoin = .round
      layer.model.content = .shape(shape)
      if document.isStrokeOverFill { layers.append(layer) } else { layers.insert(layer, at: 0) }
    }
    return layers
  }

  // MARK: Layout

  /// An outline relative to its origin, with its advance.
  private struct Outline {
    var path: Path
    var advance: Double
    var isSpace: Bool
  }

  private func place(_ document: TextModel.Document) -> [Glyph] {
    let font = file.fonts[document.font]
    let tracking = document.tracking / 1000 * document.size
    var lines: [[Outline]] = []
    for line in document.text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline || $0 == "\u{3}" })
    {
      let text = document.isCapitals ? String(line).uppercased() : String(line)
      let outlines = outlines(text, document, font).map {
        var outline = $0
        outline.advance += tracking
        return outline
      }
      lines += document.boxSize.map { wrapped(outlines, width: $0.x) } ?? [outlines]
    }
    var top = -document.baselineShift
    var left = 0.0
    if document.boxSize != nil {
      top += document.boxPosition.y + (font?.ascent ?? 75) / 100 * document.size
      left = document.boxPosition.x
    }
    var glyphs: [Glyph] = []
    var (visible, word) = (0, 0)
    for (number, line) in lines.enumerated() {
      let end = line.isEmpty || text.hasTrackingAtEnds ? 0 : tracking
      let width = max(0, line.reduce(0) { $0 + $1.advance } - end)
      let room = document.boxSize?.x ?? 0
      var x = left + (room - width) * document.alignment
      for outline in line {
        glyphs.append(
          Glyph(
            origin: Point(x, top + Double(number) * document.lineHeight), width: outline.advance - tracking,
            path: outline.path, character: glyphs.count, visible: visible, word: word, line: number))
        if outline.isSpace { word += 1 } else { visible += 1 }
        x += outline.advance
      }
      word += 1
    }
    group(&glyphs)
    return glyphs
  }

  /// Assigns the characters to groups that share an anchor point.
  ///
  /// A space does not widen its word's group, but shares the anchor point of the word before it.
  private func group(_ glyphs: inout [Glyph]) {
    var start = 0
    while start < glyphs.count {
      let first = glyphs[start]
      let end =
        glyphs[start...].firstIndex { glyph in
          switch text.grouping {
          case .characters: glyph.character != first.character
          case .words: glyph.word != first.word
          case .lines: glyph.line != first.line
          case .all: false
          }
        } ?? glyphs.count
      var offset = 0.0
      var width = 0.0
      var offsets: [Double] = []
      for glyph in glyphs[start..<end] {
        offsets.append(offset)
        offset += glyph.width
        if text.grouping != .words || glyph.visible != glyphs.dropFirst(glyph.character + 1).first?.visible {
          width = offset
        }
      }
      for (index, offset) in zip(start..<end, offsets) {
        glyphs[index].group = Group(middle: width / 2 - offset, width: width)
      }
      start = end
    }
  }

  /// Returns the outlines of a line: the glyphs in the file if it contains all of them, or else the font's.
  private func outlines(_ line: String, _ document: TextModel.Document, _ font: FontModel?) -> [Outline] {
    let family = font?.family ?? document.font
    let own = line.map { file.glyphs[.init(family: family, style: font?.style ?? "", character: String($0))] }
    if !file.glyphs.isEmpty, zip(line, own).allSatisfy({ $1 != nil || $0.isWhitespace }) {
      let scale = document.size / 100
      return zip(line, own).map { character, glyph in
        var path = Path()
        for shape in glyph?.shapes ?? [] { shape.transformed(by: .scale(scale, scale)).append(to: &path) }
        return Outline(path: path, advance: (glyph?.width ?? 25) * scale, isSpace: character.isWhitespace)
      }
    }
    var content = TextContent(line)
    content.fontName = family
    content.fontSize = max(0.01, document.size)
    let style = (font?.style ?? "").lowercased()
    content.isItalic = style.contains("italic") || style.contains("oblique")
    let weights: [(String, Double)] = [
      ("thin", 100), ("extralight", 200), ("light", 300), ("medium", 500), ("semibold", 600), ("demi", 600),
      ("extrabold", 800), ("black", 900), ("heavy", 900), ("bold", 700),
    ]
    content.fontWeight = weights.first { style.filter { $0 != " " }.contains($0.0) }?.1 ?? 400
    let characters = Array(line)
    let set = AttributedLine(
      characters: characters, spans: characters.map { _ in 0 }, fonts: [content], runsLeft: false)
    return ((try? fonts.clusters(of: set)) ?? []).map { cluster in
      Outline(
        path: cluster.outline, advance: cluster.advance, isSpace: characters[cluster.character].isWhitespace)
    }
  }

  /// Returns the line wrapped to a width, broken after spaces.
  private func wrapped(_ line: [Outline], width: Double) -> [[Outline]] {
    var result: [[Outline]] = []
    var (current, currentWidth): ([Outline], Double) = ([], 0)
    var lastSpace: Int?
    for outline in line {
      if !outline.isSpace, currentWidth + outline.advance > width, !current.isEmpty {
        let end = lastSpace.map { $0 + 1 } ?? current.count
        var full = Array(current[..<end])
        while full.last?.isSpace == true { full.removeLast() }
        result.append(full)
        current = Array(current[end...])
        currentWidth = current.reduce(0) { $0 + $1.advance }
        lastSpace = nil
      }
      if outline.isSpace { lastSpace = current.count }
      current.append(outline)
      currentWidth += outline.advance
    }
    return result + [current]
  }
}
