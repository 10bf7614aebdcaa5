import Arithmetic
import Geometry
import LayerTree

/// Typesets text: converts paragraphs to lines of glyphs.
struct Typesetter {
  let content: TextContent
  /// The style of the text as a whole, and of empty lines.
  let standard: TextStyle
  /// The styles of the text's runs; only the standard one if it has no runs.
  let styles: [TextStyle]
  private let shaper: Shaper
  /// The maximum number of lines; others are omitted, since they would never be visible.
  private static let maximumLineCount = 50_000

  /// Creates a typesetter for text scaled by a factor.
  ///
  /// - Throws: ``FontError`` when no font is found.
  init(_ content: TextContent, scale: Double = 1, in source: any FontSource) throws(FontError) {
    self.content = content
    let standard = try TextStyle(content, scale: scale, in: source)
    var styles: [TextStyle] = []
    for run in content.textRuns {
      styles.append(try TextStyle(content.font(of: run), color: run.color, scale: scale, in: source))
    }
    self.standard = standard
    self.styles = styles.isEmpty ? [standard] : styles
    shaper = Shaper(self.styles)
  }

  /// Returns whether the whole text fits, without an ellipsis.
  func fits(width: Double, height: Double) -> Bool {
    var lineCount = 0
    var bottom = 0.0
    for text in StyledText(content).paragraphs {
      let paragraph = measured(text)
      var start = 0
      repeat {
        let isLast = lineCount + 1 == content.numberOfLines
        let end = isLast ? paragraph.count : paragraph.endOfLine(from: start, width: width)
        let range = paragraph.trimmed(start..<end)
        let line = line(of: paragraph, range)
        lineCount += 1
        bottom += content.fixedLineHeight ?? line.ascent + line.descent
        guard paragraph.width(of: range) <= width + MeasuredParagraph.tolerance,
          bottom <= height + MeasuredParagraph.tolerance,
          content.numberOfLines == 0 || lineCount <= content.numberOfLines, lineCount < Typesetter.maximumLineCount
        else { return false }
        bottom += content.fixedLineHeight == nil ? line.lineGap : 0
        start = end
      } while start < paragraph.count
    }
    return true
  }

  /// Returns the whole text in lines.
  ///
  /// - Parameters:
  ///   - width: The width that the lines must fit; infinite for no wrapping.
  ///   - height: The height that the lines must fit if the rest is truncated.
  /// - Returns: The layout.
  func layout(width: Double, height: Double) -> TextLayout {
    let paragraphs = StyledText(content).paragraphs
    let limit = lineLimit(height: height)
    var placer = LineStack(typesetter: self, width: width)
    for (index, text) in paragraphs.enumerated() where placer.lines.count < limit {
      let paragraph = measured(text)
      var start = 0
      repeat {
        if placer.lines.count + 1 == limit, limit < Typesetter.maximumLineCount {
          let rest = paragraphs[(index + 1)...]
          placer.add(lastLine(of: paragraph, from: start, followedBy: rest, width: width), of: paragraph)
          break
        }
        let end = paragraph.endOfLine(from: start, width: width)
        let range = paragraph.trimmed(start..<end)
        let expansion = content.textAlignment == .justified && end < paragraph.count ? width : 0
        placer.add(
          line(of: paragraph, range, expandedTo: expansion), of: paragraph, measured: paragraph.width(of: range))
        start = end
      } while start < paragraph.count && placer.lines.count < limit
    }
    return placer.layout()
  }

  func measured(_ text: StyledText, base: UInt8? = nil) -> MeasuredParagraph {
    MeasuredParagraph(Paragraph(text, styles: styles, base: base), shaper: shaper)
  }

  /// Returns the maximum number of lines.
  private func lineLimit(height: Double) -> Int {
    let limit =
      content.numberOfLines > 0 ? min(content.numberOfLines, Typesetter.maximumLineCount) : Typesetter.maximumLineCount
    guard content.truncation != .none, height.isFinite else { return limit }
    let fitting = (height + MeasuredParagraph.tolerance) / max(lineHeight, 1e-3)
    return min(limit, max(1, fitting < Double(limit) ? Int(saturating: fitting) : limit))
  }

  /// The distance between the baselines of consecutive lines in the text's own face.
  private var lineHeight: Double {
    content.fixedLineHeight ?? standard.metrics.lineHeight * standard.fontSize
  }

  /// Returns the last allowed line, which contains the rest of the text, truncated if it doesn't fit.
  private func lastLine(
    of paragraph: MeasuredParagraph, from start: Int, followedBy rest: ArraySlice<StyledText>, width: Double
  ) -> TextLine {
    let range = paragraph.trimmed(start..<paragraph.count)
    let fits = paragraph.width(of: range) <= width + MeasuredParagraph.tolerance
    if content.truncation == .none || (fits && rest.isEmpty) { return line(of: paragraph, range) }
    var text = paragraph.text(of: range)
    for paragraph in content.truncation == .end ? [] : rest {
      text.append(" ", paragraph.styles.first ?? text.styles.last ?? 0)
      text.append(paragraph)
    }
    let truncation = LineTruncation(
      text: text, mode: content.truncation, base: paragraph.base, typesetter: self)
    let truncated = truncation.fitting(width)
    return line(of: truncated, 0..<truncated.count)
  }

  /// Returns a line of glyphs that begins at the origin.
  ///
  /// - Parameters:
  ///   - paragraph: The paragraph that the line is part of.
  ///   - range: The range of the line's scalars.
  ///   - width: The width to fill by widening spaces.
  /// - Returns: The line.
  func line(of paragraph: MeasuredParagraph, _ range: Range<Int>, expandedTo width: Double = 0) -> TextLine {
    let items = paragraph.items(in: range)
    // A line with runs has the height of the runs on it.
    let isEmpty = items.isEmpty || content.textRuns.isEmpty
    var line = TextLine(
      ascent: isEmpty ? standard.ascent : 0, descent: isEmpty ? standard.descent : 0,
      lineGap: isEmpty ? standard.lineGap : 0)
    let spaces = range.count { paragraph.isWideningSpace($0) }
    let missing = width - paragraph.width(of: range)
    let expansion = spaces > 0 && missing > 0 && missing.isFinite ? missing / Double(spaces) : 0
    for index in BidiLevels.visualOrder(items.map(\.level)) {
      let item = items[index]
      if item.isTab {
        line.width = MeasuredParagraph.tabStop(after: line.width)
        continue
      }
      let style = styles[item.style]
      line.ascent = max(line.ascent, style.ascent, item.face.metrics.ascent * style.fontSize)
      line.descent = max(line.descent, style.descent, item.face.metrics.descent * style.fontSize)
      line.lineGap = max(line.lineGap, style.lineGap)
      var run = GlyphRun(face: item.face, fontSize: style.fontSize, color: style.color, glyphs: [])
      for shaped in paragraph.shape(item) {
        line.reach = max(line.reach, item.face.reach * style.fontSize + max(abs(shaped.dx), abs(shaped.dy)))
        if item.face.isColored, item.face.hasImage(of: shaped.id) {
          line.colorGlyphs.append(
            ColorGlyph(
              face: item.face, id: shaped.id, fontSize: style.fontSize, color: style.color,
              origin: Point(line.width + shaped.dx, shaped.dy)))
        } else {
          run.glyphs.append(Glyph(id: shaped.id, x: line.width + shaped.dx, y: shaped.dy))
        }
        line.width += shaped.advance
        if expansion > 0, paragraph.isWideningSpace(shaped.cluster) { line.width += expansion }
      }
      if !run.glyphs.isEmpty { line.runs.append(run) }
    }
    return line
  }
}

extension TextContent {
  /// The ``lineHeight``, if it is set and valid.
  var fixedLineHeight: Double? { lineHeight.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
}
