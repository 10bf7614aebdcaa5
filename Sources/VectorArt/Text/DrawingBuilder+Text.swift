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
    for part in reader.characters.parts { runs += set(part, reader, &pen) }
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
    if document[number]["textLength"] != nil { warn("textLength is not supported", number) }
    for property in [Property.dominantBaseline, .alignmentBaseline, .fontVariant, .fontStretch] {
      if let value = document[number].declarations[property],
        !["auto", "normal", "baseline", "alphabetic"].contains(value)
      {
        warn("\(property.rawValue): \(value) is not supported", number)
      }
    }
  }

  /// Sets characters that follow each other, and places them by their anchor.
  private mutating func set(
    _ characters: ArraySlice<TextCharacter>, _ reader: TextReader, _ pen: inout Point
  ) -> [TextRun] {
    guard let first = characters.first, let last = characters.last else { return [] }
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
      setGlyphs(of: &run, style, reader.sources[head.styleIndex].number)
      runs.append(run)
      pen.x += run.advance
      if group.last?.character == " " { pen.x += style.wordSpacing }
    }
    // What would set the next letter apart is no part of the width.
    let width = pen.x - start.x - reader.sources[last.styleIndex].style.text.letterSpacing
    let shift: Double =
      switch reader.sources[first.styleIndex].style.text.anchor {
      case .start: 0
      case .middle: width / 2
      case .end: width
      }
    for index in runs.indices { runs[index].origin.x -= shift }
    pen.x -= shift
    return runs
  }

  private mutating func setGlyphs(of run: inout TextRun, _ style: TextStyle, _ number: Int) {
    var content = TextContent(run.string)
    content.fontName = style.families.first { fonts.hasFamily($0) } ?? style.families.first ?? "serif"
    if !style.families.contains(where: { fonts.hasFamily($0) }) {
      warn("the font \(style.families.joined(separator: ", ")) is not there; another takes its place", number)
    }
    content.fontSize = style.size
    content.fontWeight = style.weight
    content.isItalic = style.isItalic
    content.letterSpacing = style.letterSpacing
    do throws(FontError) {
      (run.path, run.advance) = try fonts.outline(ofLine: content, at: .zero)
      let line = try fonts.layout(of: content).lines.first
      (run.ascent, run.descent) = (line?.ascent ?? 0, line?.descent ?? 0)
    } catch {
      warn("the text is not shown: \(error)", number)
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
    for index in indices where index > start && self[index].isPlaced {
      parts.append(self[start..<index])
      start = index
    }
    parts.append(self[start...])
    return parts
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
