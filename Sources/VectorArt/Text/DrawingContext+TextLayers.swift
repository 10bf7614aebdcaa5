import Geometry
import LayerTree
import Typography

extension DrawingContext {
  /// Returns the chunks of a text as text layers; nil if text layers would render differently.
  ///
  /// - Parameters:
  ///   - reader: The text.
  ///   - runs: The positioned clusters of the text.
  ///   - style: The properties of the text.
  /// - Returns: A node for each chunk.
  func textLayers(_ reader: TextReader, _ runs: [TextRun], _ style: Style) -> [TreeNode]? {
    let characters = reader.characters
    guard reader.sources.allSatisfy({ isPlain($0, like: style) }), characters.allSatisfy({ $0.textPath == nil }) else {
      return nil
    }
    let starts = characters.indices.filter { $0 == 0 || characters[$0].isPlaced }
    var nodes: [TreeNode] = []
    for (index, start) in starts.enumerated() {
      let range = start..<(index + 1 < starts.count ? starts[index + 1] : characters.count)
      guard range.allSatisfy({ characters[$0].rotation == 0 }),
        range.dropFirst().allSatisfy({ characters[$0].dx == 0 && characters[$0].dy == 0 }),
        let node = textLayer(reader, range, runs.filter { range.contains($0.character) }, style)
      else { return nil }
      nodes.append(node)
    }
    // If an element has only one chunk, the element's name is given to its text layer.
    for index in nodes.indices where nodes.count > 1 {
      let source = reader.sources[characters[starts[index]].styleIndex].number
      nodes[index].name = source == reader.sources[0].number ? "" : document[source].id ?? ""
    }
    return nodes
  }

  /// Returns true if a text layer can render an element's text: horizontal text with a plain color fill, in an
  /// available font.
  private func isPlain(_ source: TextReader.Source, like text: Style) -> Bool {
    let style = source.style
    guard case .color = style.fill, source.length == nil, source.decorations.isEmpty else { return false }
    return style.stroke == .none && style.isVisible == text.isVisible && !style.text.isVertical && !style.text.runsLeft
      && style.text.bidi == .normal && style.text.families.contains { fonts.hasFamily($0) }
  }

  /// Returns a chunk of a text as a text layer; nil if the layer would have other outlines.
  private func textLayer(
    _ reader: TextReader, _ range: Range<Int>, _ runs: [TextRun], _ style: Style
  ) -> TreeNode? {
    var outline = Path()
    for run in runs { outline.append(run.placedPath) }
    guard !outline.elements.isEmpty, runs.allSatisfy({ $0.pictures.isEmpty }) else { return nil }
    let contents = reader.sources.map { content(of: $0) }
    let first = reader.characters[range.lowerBound].styleIndex
    var text = contents[first]
    text.string = String(range.map { reader.characters[$0].character })
    let anchor = reader.sources[first].style.text.anchor
    text.textAlignment = anchor == .start ? .left : anchor == .middle ? .center : .right
    text.numberOfLines = 1
    let used = Set(range.map { reader.characters[$0].styleIndex })
    // Text layers of scenes only accept sizes and spacings in these ranges.
    guard
      used.allSatisfy({
        (0.1...10_000).contains(contents[$0].fontSize) && abs(contents[$0].letterSpacing) <= 1000
      })
    else { return nil }
    if used.count > 1 { text.textRuns = self.runs(of: reader, range, contents, like: text) }
    guard !text.string.contains("\\("), let size = try? fonts.size(of: text),
      let shown = try? fonts.outline(of: text, in: Rect(origin: .zero, size: size)),
      let offset = shown.offset(to: outline)
    else { return nil }
    var node = TreeNode(.text(text), box: Rect(origin: offset, size: size))
    node.isHidden = !style.isVisible
    return node
  }

  /// Returns the font and color of an element's text.
  private func content(of source: TextReader.Source) -> TextContent {
    var content = font(of: source.style.text)
    // The automatic optical size is omitted if the font lacks an axis, because scenes report missing axes.
    if let missing = try? fonts.missingSettings(of: content), !missing.isEmpty {
      content.fontVariations = source.style.text.wantedVariations
    }
    if case .color(let value) = source.style.fill {
      content.textColor = value.color(current: source.style.color)
      content.textColor.alpha *= source.style.fillOpacity
    }
    return content
  }

  /// Returns the runs of a text with different styles.
  private func runs(
    of reader: TextReader, _ range: Range<Int>, _ contents: [TextContent], like text: TextContent
  ) -> [LayerTree.TextRun] {
    var runs: [LayerTree.TextRun] = []
    var last: Int?
    for character in reader.characters[range] {
      if last != character.styleIndex {
        let content = contents[character.styleIndex]
        var run = LayerTree.TextRun("", color: content.textColor == text.textColor ? nil : content.textColor)
        if content.fontName != text.fontName { run.fontName = content.fontName }
        if content.fontSize != text.fontSize { run.fontSize = content.fontSize }
        if content.fontWeight != text.fontWeight { run.fontWeight = content.fontWeight }
        if content.isItalic != text.isItalic { run.isItalic = content.isItalic }
        if content.fontFeatures != text.fontFeatures { run.fontFeatures = content.fontFeatures }
        if content.fontVariations != text.fontVariations { run.fontVariations = content.fontVariations }
        if content.letterSpacing != text.letterSpacing { run.letterSpacing = content.letterSpacing }
        runs.append(run)
      }
      last = character.styleIndex
      runs[runs.count - 1].string.append(character.character)
    }
    return runs
  }
}

extension Path {
  /// Returns the offset from this path to another one; nil if they differ by more than a translation.
  fileprivate func offset(to other: Path) -> Point? {
    guard elements.count == other.elements.count else { return nil }
    var offset: Point?
    for (own, wanted) in zip(elements, other.elements) {
      guard own.points.count == wanted.points.count else { return nil }
      for (a, b) in zip(own.points, wanted.points) {
        let found = b - a
        if let offset, (found - offset).length > 1e-6 * max(1, abs(b.x), abs(b.y)) { return nil }
        offset = offset ?? found
      }
    }
    return offset
  }
}

extension Path.Element {
  fileprivate var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadratic(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }
}
