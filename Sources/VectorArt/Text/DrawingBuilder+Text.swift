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
    if let length = length(document[number], "textLength", .width, style, space), length >= 0 {
      if parts.count == 1, let part = parts.first, part.first?.course == nil {
        fit(&runs, part, reader, to: length, number)
      } else {
        warn("textLength is not supported where parts of a text have places of their own", number)
      }
    }
    let boxes = runs.filter { $0.advance > 0 || !$0.path.elements.isEmpty }.map(\.box)
    guard let first = boxes.first else { return nil }
    let box = boxes.dropFirst().reduce(first) { $0.union($1) }

    // The runs of one element are one shape.
    var pieces: [Piece] = []
    var index = 0
    while index < runs.count {
      let source = reader.sources[runs[index].styleIndex]
      let start = index
      while index < runs.count, runs[index].styleIndex == runs[start].styleIndex { index += 1 }
      let alike = runs[start..<index]
      pieces += try lines(along: alike, reader, isAbove: false, box: box, space)
      var path = Path()
      for run in alike { path.append(run.placedPath) }
      if !path.elements.isEmpty {
        try count()
        var piece = try painted(path, box: box, source.number, source.style, space)
        piece.layer.properties.isHidden = !source.style.isVisible
        if source.number != number { piece.layer.name = document[source.number].id ?? "" }
        pieces.append(piece)
      }
      pieces += try lines(along: alike, reader, isAbove: true, box: box, space)
    }
    guard pieces.count != 1 || !pieces[0].layer.name.isEmpty else { return pieces[0] }
    return pieces.isEmpty ? nil : Piece(group: pieces).within(box)
  }

  private mutating func warnOfText(_ number: Int, _ style: Style) {
    if style.text.isVertical, document[number]["textLength"] != nil {
      warn("textLength is not supported where text runs down", number)
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
    let isVertical = reader.sources[first.styleIndex].style.text.isVertical
    for group in characters.runs(isVertical, wordsApart: { reader.sources[$0].style.text.wordSpacing != 0 }) {
      guard let head = group.first else { continue }
      let style = reader.sources[head.styleIndex].style.text
      if let before = runs.last, reader.sources[before.styleIndex].style.text.sharesFont(with: style) {
        pen.x += kerning(before.string.last, head.character, style, reader.sources[head.styleIndex].number)
      }
      // Where text runs down it is set as if it ran to the right, and turned at last.
      pen = isVertical ? Point(pen.x + head.dy, pen.y - head.dx) : Point(pen.x + head.dx, pen.y + head.dy)
      var run = TextRun(
        string: String(group.map(\.character)), styleIndex: head.styleIndex,
        origin: Point(pen.x, pen.y - style.baselineShift), rotation: head.rotation)
      setGlyphs(of: &run, style, spacing: spacing, reader.sources[head.styleIndex].number)
      if isVertical, head.standsUpright { setUpright(&run, style) }
      runs.append(run)
      pen.x += run.advance
      if group.last?.character == " " { pen.x += style.wordSpacing }
    }
    // What would set the next letter apart is no part of the width.
    let width = pen.x - start.x - reader.sources[last.styleIndex].style.text.letterSpacing - spacing
    let shift = width * reader.sources[first.styleIndex].style.text.anchor.share
    for index in runs.indices { runs[index].origin.x -= shift }
    pen.x -= shift
    if isVertical {
      for index in runs.indices { runs[index].turnDown(about: start) }
      pen = Point(start.x + start.y - pen.y, start.y + pen.x - start.x)
    }
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
    run.lowering = lowering(of: run, style)
    run.origin.y += run.lowering
  }

  private func measure(_ run: inout TextRun, _ content: TextContent) throws(FontError) {
    run.metrics = try fonts.metrics(of: content)
    run.fontSize = content.fontSize
  }

  /// By how much letters that are set apart would be nearer to each other, or further away, if they were set together.
  private mutating func kerning(_ first: Character?, _ second: Character, _ style: TextStyle, _ number: Int) -> Double {
    guard let first else { return 0 }
    func advance(_ text: String) -> Double {
      (try? fonts.outline(ofLine: content(text, style, number), at: .zero).advance) ?? 0
    }
    return advance("\(first)\(second)") - advance("\(first)") - advance("\(second)")
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
    case .alphabetic: style.isVertical ? (run.ascent - run.descent) / 2 : 0
    case .top: run.ascent
    case .bottom: -run.descent
    case .central: (run.ascent - run.descent) / 2
    case .middle: (run.metrics?.xHeight ?? 0) * style.size / 2
    // In the usual proportion.
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
    // A place along the line that the text says is one along the path.
    let start = course.offset + (characters.first?.x ?? 0)
    var (distance, rise) = (start, 0.0)
    for group in characters.runs(false, wordsApart: { reader.sources[$0].style.text.wordSpacing != 0 }) {
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
    let shift = (distance - start) * anchor.share
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

  /// The lines along runs of one element: its own, and those of the elements around it, which look as these do.
  private mutating func lines(
    along runs: ArraySlice<TextRun>, _ reader: TextReader, isAbove: Bool, box: Rect, _ space: Space
  ) throws(DrawingError) -> [Piece] {
    guard let first = runs.first else { return [] }
    var pieces: [Piece] = []
    for line in reader.sources[first.styleIndex].decorations where (line.kind == .lineThrough) == isAbove {
      var path = Path()
      for run in runs where run.advance > 0 {
        guard let metrics = run.metrics else { continue }
        let y =
          switch line.kind {
          case .underline: metrics.underlineOffset
          case .overline: -metrics.ascent
          case .lineThrough: -metrics.strikeoutOffset
          }
        let thickness = metrics.underlineThickness * run.fontSize
        let bar = Rect(0, y * run.fontSize - thickness / 2, run.advance, thickness)
        path.append(Path.rect(bar).transformed(by: run.turned))
      }
      guard !path.elements.isEmpty else { continue }
      try count()
      let source = reader.sources[line.source]
      var piece = try painted(path, box: box, source.number, source.style, space)
      piece.layer.properties.isHidden = !source.style.isVisible
      pieces.append(piece)
    }
    return pieces
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
  fileprivate func runs(_ isVertical: Bool, wordsApart: (Int) -> Bool) -> [ArraySlice<TextCharacter>] {
    var runs: [ArraySlice<TextCharacter>] = []
    var start = startIndex
    for index in indices where index > start {
      let (character, before) = (self[index], self[index - 1])
      let isTurned = before.rotation != 0
      if character.standsAlone || isTurned || character.styleIndex != before.styleIndex
        || (isVertical && (character.standsUpright || before.standsUpright))
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
