import Geometry
import LayerTree
import Typography

extension DrawingBuilder {
  /// A text, as the outlines of its glyphs.
  mutating func text(_ number: Int, _ style: Style, _ space: Space) throws(DrawingError) -> Piece? {
    let reader = TextReader(number, style, space, &self)
    guard !reader.characters.isEmpty else { return nil }
    let runs: [TextRun]
    do throws(FontError) {
      let setter = try TextSetter(reader, fonts: reader.sources.map { font(of: $0) }, library: fonts)
      for source in setter.scattered {
        let element = reader.sources[source].number
        warn("textLength is not supported where parts of a text have places of their own", element)
      }
      runs = try setter.runs()
    } catch {
      warn("the text is not shown: \(error)", number)
      return nil
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

  /// The lines along all text inside the elements around one.
  func decorationsAround(_ number: Int) -> Set<TextStyle.Decoration> {
    var lines: Set<TextStyle.Decoration> = []
    var outer = document[number].parent
    while let current = outer {
      let words = document[current].declarations[.textDecoration]?.words ?? []
      lines.formUnion(words.compactMap { TextStyle.Decoration(rawValue: $0) })
      outer = document[current].parent
    }
    return lines
  }

  /// The font of an element's characters.
  private mutating func font(of source: TextReader.Source) -> TextContent {
    let style = source.style.text
    var content = TextContent()
    content.fontName = style.families.first { fonts.hasFamily($0) } ?? style.families.first ?? "serif"
    if !style.families.contains(where: { fonts.hasFamily($0) }) {
      warn("the font \(style.families.joined(separator: ", ")) is not there; another takes its place", source.number)
    }
    content.fontSize = style.size
    content.fontWeight = style.weight
    content.isItalic = style.isItalic
    content.letterSpacing = style.letterSpacing
    return content
  }

  /// The lines along runs of one element: its own, and those of the elements around it, which look as these do.
  private mutating func lines(
    along runs: ArraySlice<TextRun>, _ reader: TextReader, isAbove: Bool, box: Rect, _ space: Space
  ) throws(DrawingError) -> [Piece] {
    guard let first = runs.first else { return [] }
    var pieces: [Piece] = []
    for line in reader.sources[first.styleIndex].decorations where (line.kind == .lineThrough) == isAbove {
      var path = Path()
      for (run, width) in runs.stretches {
        guard let metrics = run.metrics else { continue }
        let y =
          switch line.kind {
          case .underline: metrics.underlineOffset
          case .overline: -metrics.ascent
          case .lineThrough: -metrics.strikeoutOffset
          }
        let thickness = metrics.underlineThickness * run.fontSize
        let bar = Rect(0, y * run.fontSize - thickness / 2, width, thickness)
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
