import Geometry
import LayerTree
import Typography

/// Lays out the characters of a text: shapes each chunk as one line, and positions its clusters (SVG 2, section 11.5).
struct TextLayout {
  private let characters: [TextCharacter]
  private let sources: [TextReader.Source]
  private let textPaths: [TextPath]
  private let fonts: [TextContent]
  private let library: FontLibrary
  private let metrics: [FontMetrics]
  private let parts: [ArraySlice<TextCharacter>]
  /// The elements whose `textLength` is ignored because they contain several chunks.
  private(set) var scattered: [Int] = []

  /// Creates a layout of a text.
  ///
  /// - Parameters:
  ///   - reader: The characters.
  ///   - fonts: The font of each of the reader's sources.
  ///   - library: The library of fonts.
  /// - Throws: ``FontError`` if no font is found.
  init(_ reader: TextReader, fonts: [TextContent], library: FontLibrary) throws(FontError) {
    (characters, sources, textPaths) = (reader.characters, reader.sources, reader.textPaths)
    (self.fonts, self.library) = (fonts, library)
    var metrics: [FontMetrics] = []
    for font in fonts { metrics.append(try library.metrics(of: font)) }
    self.metrics = metrics
    parts = characters.parts
    scattered = sources.indices.filter { source in
      sources[source].length != nil
        && parts.count { $0.contains { isInside($0.styleIndex, source) } } > 1
    }
  }

  /// Returns the positioned clusters of the whole text.
  func runs() throws(FontError) -> [TextRun] {
    // A chunk without a coordinate continues from the end of the previous chunk.
    var pen = Point.zero
    var runs: [TextRun] = []
    for part in parts {
      if let textPath = part.first?.textPath {
        runs += try set(part, along: textPaths[textPath], &pen)
      } else {
        runs += try set(part, &pen)
      }
    }
    return runs
  }

  private func style(_ source: Int) -> TextStyle { sources[source].style.text }

  /// Returns the height of a cluster's baseline above the baseline of the `text` element.
  private func shift(of run: TextRun) -> Double {
    style(run.styleIndex).baselineShift(metrics[run.styleIndex])
  }

  /// Returns the clusters of a chunk from left to right, at their final width.
  private func clusters(of part: ArraySlice<TextCharacter>) throws(FontError) -> [TextRun] {
    guard let first = part.first else { return [] }
    let (line, places) = line(of: part, style(first.styleIndex))
    var runs: [TextRun] = []
    for cluster in try library.clusters(of: line) {
      guard let place = places[cluster.character] else { continue }
      let character = part[place]
      var run = TextRun(character: place, styleIndex: character.styleIndex, path: cluster.outline)
      run.pictures = cluster.pictures.map { ($0.picture.layer, $0.place) }
      run.advance = cluster.advance
      run.spacing = cluster.spacing
      if character.character == " " { run.spaceAfter = style(run.styleIndex).wordSpacing }
      run.metrics = metrics[run.styleIndex]
      run.fontSize = fonts[run.styleIndex].fontSize
      run.rotation = character.rotation
      if cluster.isUpright {
        run.setUpright(cluster.metrics)
      } else if line.isVertical {
        run.setSideways(cluster.metrics)
      }
      runs.append(run)
    }
    // Inner elements are fitted before their ancestors.
    for source in sources.indices.reversed() {
      if let length = sources[source].length, !scattered.contains(source) {
        fit(&runs, of: source, to: length, sources[source].stretchesGlyphs)
      }
    }
    return runs
  }

  /// Returns a chunk as a line to shape, with directional formatting characters, and the index in the text of each of
  /// the line's characters; nil for formatting characters.
  private func line(of part: ArraySlice<TextCharacter>, _ first: TextStyle) -> (AttributedLine, [Int?]) {
    var line = AttributedLine(
      characters: [], spans: [], fonts: fonts, runsLeft: first.runsLeft, isVertical: first.isVertical)
    var places: [Int?] = []
    /// The enclosing elements with open directional formatting, at the previous character.
    var open: [Int] = []
    func add(_ marks: [Character], _ span: Int) {
      line.characters += marks
      line.spans += marks.map { _ in span }
      places += marks.map { _ in nil }
    }
    func marks(_ source: Int) -> (before: [Character], after: [Character]) {
      style(source).bidi.marks(runsLeft: style(source).runsLeft)
    }
    for (place, character) in zip(part.indices, part) {
      let around = elements(around: character.styleIndex).filter { style($0).bidi != .normal }
      let common = zip(open, around).prefix { $0 == $1 }.count
      for source in open[common...].reversed() { add(marks(source).after, source) }
      for source in around[common...] { add(marks(source).before, source) }
      open = around
      line.characters.append(character.character)
      line.spans.append(character.styleIndex)
      places.append(place)
    }
    for source in open.reversed() { add(marks(source).after, source) }
    return (line, places)
  }

  /// Returns an element and its ancestors inside the text, outermost first.
  private func elements(around source: Int) -> [Int] {
    var elements: [Int] = []
    var current: Int? = source
    while let index = current {
      elements.append(index)
      current = sources[index].outer
    }
    return elements.reversed()
  }

  /// Adjusts the spacing or the glyphs of an element's clusters to its `textLength`.
  private func fit(_ runs: inout [TextRun], of source: Int, to length: Double, _ stretchesGlyphs: Bool) {
    let own = runs.indices.filter { isInside(runs[$0].styleIndex, source) }
    guard let last = own.last else { return }
    let width = own.reduce(0) { $0 + runs[$1].wholeAdvance } - runs[last].spacing
    if stretchesGlyphs {
      guard width > 0 else { return }
      for index in own { runs[index].stretch(by: length / width) }
    } else if own.count > 1 {
      let space = (length - width) / Double(own.count - 1)
      // As in browsers, the text after an element is also spaced from it (SVG 2, section 11.5, resolve text length).
      for index in own where index != runs.count - 1 { runs[index].spaceAfter += space }
    }
  }

  /// Returns true if an element is another one or a descendant of it.
  private func isInside(_ inner: Int, _ outer: Int) -> Bool {
    var current: Int? = inner
    while let index = current {
      if index == outer { return true }
      current = sources[index].outer
    }
    return false
  }

  /// Lays out a chunk on a straight line, aligned by its anchor.
  private func set(_ part: ArraySlice<TextCharacter>, _ pen: inout Point) throws(FontError) -> [TextRun] {
    guard let first = part.first else { return [] }
    pen = Point(first.x ?? pen.x, first.y ?? pen.y)
    let start = pen
    let isVertical = style(first.styleIndex).isVertical
    var runs = try clusters(of: part)
    for index in runs.indices {
      let character = characters[runs[index].character]
      let style = style(runs[index].styleIndex)
      // Vertical text is laid out horizontally and rotated at the end.
      pen =
        isVertical
        ? Point(pen.x + character.dy, pen.y - character.dx) : Point(pen.x + character.dx, pen.y + character.dy)
      runs[index].lower(style)
      runs[index].origin = Point(pen.x, pen.y - shift(of: runs[index]) + runs[index].lowering)
      pen.x += runs[index].wholeAdvance
    }
    // The letter spacing after the last cluster is not part of the width.
    let width = pen.x - start.x - (runs.last?.spacing ?? 0)
    let anchor = style(first.styleIndex)
    let shift = width * (anchor.runsLeft ? 1 - anchor.anchor.share : anchor.anchor.share)
    for index in runs.indices { runs[index].origin.x -= shift }
    pen.x -= shift
    guard isVertical else { return runs }
    for index in runs.indices { runs[index].turnDown(about: start) }
    pen = Point(start.x + start.y - pen.y, start.y + pen.x - start.x)
    return runs
  }

  /// Lays out a chunk along a path, with each cluster perpendicular to the path at the cluster's center; clusters
  /// beyond the ends of the path are not rendered.
  private func set(
    _ part: ArraySlice<TextCharacter>, along textPath: TextPath, _ pen: inout Point
  ) throws(FontError) -> [TextRun] {
    guard let first = part.first else { return [] }
    // An absolute position becomes a distance along the path.
    let start = textPath.offset + (first.x ?? 0)
    var (distance, rise) = (start, 0.0)
    var placed: [(run: TextRun, distance: Double, rise: Double)] = []
    for var run in try clusters(of: part) {
      let character = characters[run.character]
      distance += character.dx
      rise += character.dy
      run.lower(style(run.styleIndex))
      placed.append((run, distance, rise + run.lowering - shift(of: run)))
      distance += run.wholeAdvance
    }
    let width = distance - start - (placed.last?.run.spacing ?? 0)
    let shift = width * style(first.styleIndex).anchor.share
    // Text after the path without a position of its own begins at the end of the path (SVG 2, section 11.5, position on
    // path).
    if let end = textPath.location(at: textPath.length) { pen = end.point }
    return placed.compactMap { run, distance, rise in
      let half = (run.advance - run.spacing) / 2
      guard let (point, angle) = textPath.location(at: distance - shift + half) else { return nil }
      let turn = AffineTransform.rotation(radians: angle)
      var run = run
      run.origin = point + turn.apply(Point(-half, rise))
      run.rotation += angle * 180 / .pi
      return run
    }
  }
}

extension Array where Element == TextCharacter {
  /// The text chunks, split at absolute positions and where the text path changes.
  fileprivate var parts: [ArraySlice<TextCharacter>] {
    var parts: [ArraySlice<TextCharacter>] = []
    var start = 0
    for index in indices
    where index > start && (self[index].isPlaced || self[index].textPath != self[index - 1].textPath) {
      parts.append(self[start..<index])
      start = index
    }
    parts.append(self[start...])
    return parts.filter { !$0.isEmpty }
  }
}
