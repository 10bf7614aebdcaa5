import Geometry
import LayerTree
import Typography

extension DrawingBuilder {
  /// A text, as the outlines of its glyphs.
  mutating func text(_ number: Int, _ style: Style, _ space: Space) throws(DrawingError) -> Piece? {
    warnOfText(number, style)
    let reader = TextReader(number, style, space, &self)
    var runs: [TextRun] = []
    // Where a part says only one coordinate, the other is where the part before ended.
    var pen = Point.zero
    let parts = reader.characters.parts
    for part in parts { runs += set(part, reader, &pen) }
    if let length = length(document[number], "textLength", .width, style, space), length > 0 {
      if parts.count == 1, let part = parts.first, part.first?.course == nil {
        fit(&runs, part, reader, to: length, number)
      } else {
        warn("textLength is not supported where parts of a text have places of their own", number)
      }
    }
    let boxes = runs.filter { $0.advance > 0 }.map(\.box)
    guard let first = boxes.first else { return nil }
    let box = boxes.dropFirst().reduce(first) { $0.union($1) }

    // The runs of one element are one shape.
    var pieces: [Piece] = []
    var index = 0
    while index < runs.count {
      let source = reader.sources[runs[index].styleIndex]
      var path = Path()
      let start = index
      while index < runs.count, runs[index].styleIndex == runs[start].styleIndex {
        path.append(decorations(of: runs[index], reader.sources, isAbove: false))
        path.append(runs[index].placedPath)
        path.append(decorations(of: runs[index], reader.sources, isAbove: true))
        index += 1
      }
      guard !path.elements.isEmpty else { continue }
      try count()
      var piece = try painted(path, box: box, source.number, source.style, space)
      piece.layer.properties.isHidden = !source.style.isVisible
      if source.number != number { piece.layer.name = document[source.number].id ?? "" }
      pieces.append(piece)
    }
    guard pieces.count != 1 || !pieces[0].layer.name.isEmpty else { return pieces[0] }
    return pieces.isEmpty ? nil : Piece(group: pieces).within(box)
  }

  private mutating func warnOfText(_ number: Int, _ style: Style) {
    if style.text.isVertical { warn("writing-mode: text runs from left to right here", number) }
    for property in [Property.fontVariant, .fontStretch] {
      if let value = document[number].declarations[property], value != "normal" {
        warn("\(property.rawValue): \(value) is not supported", number)
      }
    }
  }

  /// Sets characters that follow each other, and places them by their anchor.
  private mutating func set(
    _ characters: ArraySlice<TextCharacter>, _ reader: TextReader, _ pen: inout Point, spacing: Double = 0
  ) -> [TextRun] {
    guard let first = characters.first, let last = characters.last else { return [] }
    if let course = first.course { return set(characters, reader, along: reader.courses[course], &pen) }
    pen = Point(first.x ?? pen.x, first.y ?? pen.y)
    let start = pen
    var runs: [TextRun] = []
    for group in characters.runs(wordsApart: { reader.sources[$0].style.text.wordSpacing != 0 }) {
      guard let head = group.first else { continue }
      let style = reader.sources[head.styleIndex].style.text
      pen = Point(pen.x + head.dx, pen.y + head.dy)
      var run = TextRun(
        string: String(group.map(\.character)), styleIndex: head.styleIndex,
        origin: Point(pen.x, pen.y - style.baselineShift), rotation: head.rotation)
      setGlyphs(of: &run, style, spacing: spacing, reader.sources[head.styleIndex].number)
      runs.append(run)
      pen.x += run.advance
      if group.last?.character == " " { pen.x += style.wordSpacing }
    }
    // What would set the next letter apart is no part of the width.
    let width = pen.x - start.x - reader.sources[last.styleIndex].style.text.letterSpacing - spacing
    let shift = width * reader.sources[first.styleIndex].style.text.anchor.share
    for index in runs.indices { runs[index].origin.x -= shift }
    pen.x -= shift
    return runs
  }

  private mutating func setGlyphs(
    of run: inout TextRun, _ style: TextStyle, spacing: Double, _ number: Int
  ) {
    var content = self.content(run.string, style, number)
    content.letterSpacing += spacing
    do throws(FontError) {
      (run.path, run.advance) = try fonts.outline(ofLine: content, at: .zero)
      try measure(&run, content)
    } catch {
      warn("the text is not shown: \(error)", number)
    }
    run.origin.y += lowering(of: run, style)
  }

  private func measure(_ run: inout TextRun, _ content: TextContent) throws(FontError) {
    let line = try fonts.layout(of: content).lines.first
    (run.ascent, run.descent) = (line?.ascent ?? 0, line?.descent ?? 0)
  }

  private mutating func content(_ string: String, _ style: TextStyle, _ number: Int) -> TextContent {
    var content = TextContent(string)
    content.fontName = style.families.first { fonts.hasFamily($0) } ?? style.families.first ?? "serif"
    if !style.families.contains(where: { fonts.hasFamily($0) }) {
      warn("the font \(style.families.joined(separator: ", ")) is not there; another takes its place", number)
    }
    content.fontSize = style.size
    content.fontWeight = style.weight
    content.isItalic = style.isItalic
    content.letterSpacing = style.letterSpacing
    return content
  }

  /// How far the line of a run's letters is below the one that its position is on.
  private func lowering(of run: TextRun, _ style: TextStyle) -> Double {
    switch style.baseline {
    case .alphabetic: 0
    case .top: run.ascent
    case .bottom: -run.descent
    case .central: (run.ascent - run.descent) / 2
    // Half of a small letter's height, and what hangs, in the usual proportions.
    case .middle: style.size * 0.27
    case .hanging: run.ascent * 0.8
    case .mathematical: run.ascent / 2
    }
  }

  /// Sets a text again, or stretches it, so that it is as long as it says.
  private mutating func fit(
    _ runs: inout [TextRun], _ characters: ArraySlice<TextCharacter>, _ reader: TextReader, to length: Double,
    _ number: Int
  ) {
    guard let first = characters.first, let last = characters.last, let start = runs.first, let end = runs.last else {
      return
    }
    let width =
      end.origin.x + end.advance - start.origin.x - reader.sources[last.styleIndex].style.text.letterSpacing
    guard width > 0 else { return }
    guard document[number]["lengthAdjust"] == "spacingAndGlyphs" else {
      guard characters.count > 1 else { return }
      var pen = Point.zero
      runs = set(characters, reader, &pen, spacing: (length - width) / Double(characters.count - 1))
      return
    }
    let (factor, anchor) = (length / width, first.x ?? 0)
    for index in runs.indices {
      runs[index].path = runs[index].path.transformed(by: .scale(factor, 1))
      runs[index].advance *= factor
      runs[index].origin.x = anchor + (runs[index].origin.x - anchor) * factor
    }
  }

  /// Sets characters along a path, each glyph upright where its middle is; what is beyond the ends isn't shown.
  private mutating func set(
    _ characters: ArraySlice<TextCharacter>, _ reader: TextReader, along course: TextCourse, _ pen: inout Point
  ) -> [TextRun] {
    var glyphs: [(run: TextRun, distance: Double, rise: Double)] = []
    var (distance, rise) = (course.offset, 0.0)
    for group in characters.runs(wordsApart: { reader.sources[$0].style.text.wordSpacing != 0 }) {
      guard let head = group.first else { continue }
      let (style, number) = (reader.sources[head.styleIndex].style.text, reader.sources[head.styleIndex].number)
      distance += head.dx
      rise += head.dy
      let content = self.content(String(group.map(\.character)), style, number)
      do throws(FontError) {
        var run = TextRun(string: "", styleIndex: head.styleIndex, origin: .zero)
        try measure(&run, content)
        let lowering = lowering(of: run, style) - style.baselineShift
        for glyph in try fonts.glyphs(ofLine: content) {
          (run.path, run.advance, run.rotation) = (glyph.outline, glyph.advance, head.rotation)
          glyphs.append((run, distance, rise + lowering))
          distance += glyph.advance
        }
      } catch {
        warn("the text is not shown: \(error)", number)
      }
      if group.last?.character == " " { distance += style.wordSpacing }
    }
    let anchor = characters.first.map { reader.sources[$0.styleIndex].style.text.anchor } ?? .start
    let shift = (distance - course.offset) * anchor.share
    if let end = course.place(at: min(max(0, distance - shift), course.length)) { pen = end.point }
    return glyphs.compactMap { glyph in
      guard let (point, angle) = course.place(at: glyph.distance - shift + glyph.run.advance / 2) else { return nil }
      let turn = AffineTransform.rotation(radians: angle)
      var run = glyph.run
      run.origin = point + turn.apply(Point(-run.advance / 2, glyph.rise))
      run.rotation += angle * 180 / .pi
      return run
    }
  }

  /// The lines along a run, in the usual proportions.
  private func decorations(of run: TextRun, _ sources: [TextReader.Source], isAbove: Bool) -> Path {
    let style = sources[run.styleIndex].style.text
    var path = Path()
    guard run.advance > 0 else { return path }
    for decoration in style.decorations where (decoration == .lineThrough) == isAbove {
      let y: Double =
        switch decoration {
        case .underline: 0.1
        case .overline: -0.93
        case .lineThrough: -0.32
        }
      path.append(.rect(Rect(run.origin.x, run.origin.y + y * style.size, run.advance, style.size * 0.05)))
    }
    return path
  }
}

extension Array where Element == TextCharacter {
  /// The parts with places of their own.
  fileprivate var parts: [ArraySlice<TextCharacter>] {
    var parts: [ArraySlice<TextCharacter>] = []
    var start = 0
    for index in indices where index > start && (self[index].isPlaced || self[index].course != self[index - 1].course) {
      parts.append(self[start..<index])
      start = index
    }
    parts.append(self[start...])
    // What is along a path has its place from that.
    return parts.filter { !$0.isEmpty }
  }
}

extension ArraySlice where Element == TextCharacter {
  /// The characters that are set together.
  fileprivate func runs(wordsApart: (Int) -> Bool) -> [ArraySlice<TextCharacter>] {
    var runs: [ArraySlice<TextCharacter>] = []
    var start = startIndex
    for index in indices where index > start {
      let (character, before) = (self[index], self[index - 1])
      let isTurned = before.rotation != 0
      if character.standsAlone || isTurned || character.styleIndex != before.styleIndex
        || (before.character == " " && wordsApart(before.styleIndex))
      {
        runs.append(self[start..<index])
        start = index
      }
    }
    if start < endIndex { runs.append(self[start...]) }
    return runs
  }
}
