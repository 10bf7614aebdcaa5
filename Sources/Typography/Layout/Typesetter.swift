import Arithmetic
import LayerTree

/// Sets a text: from paragraphs to lines of glyphs.
struct Typesetter {
  let content: TextContent
  let cascade: FontCascade
  private let shaper: Shaper
  /// Lines beyond this number, which nobody can see, are left out.
  private static let mostLines = 50_000

  init(_ content: TextContent, cascade: FontCascade) {
    self.content = content
    self.cascade = cascade
    shaper = Shaper(
      fontSize: content.fontSize, letterSpacing: content.letterSpacing.isFinite ? content.letterSpacing : 0)
  }

  /// The whole text in lines.
  ///
  /// - Parameters:
  ///   - width: What lines must fit in; infinite if nothing is to wrap.
  ///   - height: What lines must fit in when text that doesn't fit is left out.
  /// - Returns: The lines.
  func layout(width: Double, height: Double) -> TextLayout {
    let paragraphs = self.paragraphs
    let limit = lineLimit(height: height)
    var placer = LinePlacer(typesetter: self, width: width)
    for (index, text) in paragraphs.enumerated() where placer.lines.count < limit {
      let paragraph = measured(text)
      var start = 0
      repeat {
        if placer.lines.count + 1 == limit, limit < Typesetter.mostLines {
          let rest = paragraphs[(index + 1)...]
          placer.add(lastLine(of: paragraph, from: start, followedBy: rest, width: width), of: paragraph)
          break
        }
        let end = paragraph.endOfLine(from: start, width: width)
        let range = paragraph.trimmed(start..<end)
        let expansion = content.alignment == .justified && end < paragraph.count ? width : 0
        placer.add(
          line(of: paragraph, range, expandedTo: expansion), of: paragraph, measured: paragraph.width(of: range))
        start = end
      } while start < paragraph.count && placer.lines.count < limit
    }
    return placer.layout()
  }

  private var paragraphs: [Substring] {
    var paragraphs = content.string.split(omittingEmptySubsequences: false) { $0.isNewline }
    // What ends with a line break has no empty line after it.
    if paragraphs.last?.isEmpty == true { paragraphs.removeLast() }
    return paragraphs
  }

  func measured(_ text: some StringProtocol, base: UInt8? = nil) -> MeasuredParagraph {
    MeasuredParagraph(Paragraph(text, cascade: cascade, base: base), shaper: shaper)
  }

  /// How many lines there may be.
  private func lineLimit(height: Double) -> Int {
    let limit = content.numberOfLines > 0 ? min(content.numberOfLines, Typesetter.mostLines) : Typesetter.mostLines
    guard content.truncation != .none, height.isFinite else { return limit }
    let fitting = (height + MeasuredParagraph.tolerance) / max(lineHeight, 1e-3)
    return min(limit, max(1, fitting < Double(limit) ? Int(saturating: fitting) : limit))
  }

  /// From one line of the text's own face to the next.
  private var lineHeight: Double {
    content.fixedLineHeight ?? cascade.primary.metrics.lineHeight * content.fontSize
  }

  /// The last line that there may be, with all that is left, or an ellipsis for what doesn't fit.
  private func lastLine(
    of paragraph: MeasuredParagraph, from start: Int, followedBy rest: ArraySlice<Substring>, width: Double
  ) -> TextLine {
    let range = paragraph.trimmed(start..<paragraph.count)
    let fits = paragraph.width(of: range) <= width + MeasuredParagraph.tolerance
    if content.truncation == .none || (fits && rest.isEmpty) { return line(of: paragraph, range) }
    let following = content.truncation == .end ? "" : rest.map { " \($0)" }.joined()
    let truncation = LineTruncation(
      text: paragraph.text(of: range) + following, place: content.truncation, base: paragraph.base, typesetter: self)
    let truncated = truncation.fitting(width)
    return line(of: truncated, 0..<truncated.count)
  }

  /// A line of glyphs that begins at the origin.
  ///
  /// - Parameters:
  ///   - paragraph: What it is a part of.
  ///   - range: The scalars.
  ///   - width: How wide it is to become by widening its spaces.
  /// - Returns: The line.
  func line(of paragraph: MeasuredParagraph, _ range: Range<Int>, expandedTo width: Double = 0) -> TextLine {
    let metrics = cascade.primary.metrics
    var line = TextLine(ascent: metrics.ascent * content.fontSize, descent: metrics.descent * content.fontSize)
    let items = paragraph.items(in: range)
    let spaces = range.count { paragraph.isWideningSpace($0) }
    let missing = width - paragraph.width(of: range)
    let expansion = spaces > 0 && missing > 0 && missing.isFinite ? missing / Double(spaces) : 0
    for index in BidiLevels.visualOrder(items.map(\.level)) {
      let item = items[index]
      if item.isTab {
        line.width = MeasuredParagraph.tabStop(after: line.width)
        continue
      }
      line.ascent = max(line.ascent, item.face.metrics.ascent * content.fontSize)
      line.descent = max(line.descent, item.face.metrics.descent * content.fontSize)
      var run = GlyphRun(face: item.face, glyphs: [])
      for shaped in paragraph.shape(item) {
        line.reach = max(line.reach, item.face.reach * content.fontSize + max(abs(shaped.dx), abs(shaped.dy)))
        run.glyphs.append(Glyph(id: shaped.id, x: line.width + shaped.dx, y: shaped.dy))
        line.width += shaped.advance
        if expansion > 0, paragraph.isWideningSpace(shaped.cluster) { line.width += expansion }
      }
      line.runs.append(run)
    }
    return line
  }
}

extension TextContent {
  /// ``lineHeight``, unless it is none.
  var fixedLineHeight: Double? { lineHeight.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
}
