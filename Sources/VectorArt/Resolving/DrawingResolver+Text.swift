import Geometry
import LayerTree
import Typography

extension DrawingResolver {
  /// Returns the node of a text, as the outlines of its glyphs.
  mutating func text(_ number: Int, _ style: Style, _ space: Space) throws(DrawingError) -> TreeNode? {
    let reader = TextReader(number, style, space, &context)
    guard !reader.characters.isEmpty else { return nil }
    let runs: [TextRun]
    do throws(FontError) {
      let setter = try TextLayout(reader, fonts: reader.sources.map { context.font(of: $0) }, library: context.fonts)
      for source in setter.scattered {
        let element = reader.sources[source].number
        context.warn("textLength is not supported if parts of a text have their own positions", element)
      }
      runs = try setter.runs()
      try context.warnOfMissingCharacters(reader)
    } catch {
      context.warn("the text is not shown: \(error)", number)
      return nil
    }
    let boxes = runs.filter { $0.advance > 0 || !$0.path.elements.isEmpty || !$0.pictures.isEmpty }.map(\.box)
    guard let first = boxes.first else { return nil }
    let box = boxes.dropFirst().reduce(first) { $0.union($1) }

    if keepsText, !space.isClip, let layers = context.textLayers(reader, runs, style) {
      try context.count(layers.count)
      return layers.count == 1 ? layers[0] : TreeNode(group: layers).within(box)
    }
    // All runs of one element form one shape.
    var nodes: [TreeNode] = []
    var index = 0
    while index < runs.count {
      let source = reader.sources[runs[index].styleIndex]
      let start = index
      while index < runs.count, runs[index].styleIndex == runs[start].styleIndex { index += 1 }
      let alike = runs[start..<index]
      nodes += try lines(along: alike, reader, isAbove: false, box: box, space)
      var path = Path()
      for run in alike { path.append(run.placedPath) }
      if !path.elements.isEmpty {
        try context.count()
        var style = source.style
        // Glyph outlines use the nonzero fill rule of fonts.
        style.fillRule = .nonZero
        var node = TreeNode(.shape(try painted(path, box: box, source.number, style, space)), box: box)
        node.isHidden = !source.style.isVisible
        if source.number != number { node.name = context.document[source.number].id ?? "" }
        nodes.append(node)
      }
      if !space.isClip { nodes += try pictures(of: alike, source) }
      nodes += try lines(along: alike, reader, isAbove: true, box: box, space)
    }
    guard nodes.count != 1 || !nodes[0].name.isEmpty else { return nodes[0] }
    return nodes.isEmpty ? nil : TreeNode(group: nodes).within(box)
  }

  /// Returns the images of color glyphs, with the fill opacity of the text around them.
  private mutating func pictures(
    of runs: ArraySlice<TextRun>, _ source: TextReader.Source
  ) throws(DrawingError) -> [TreeNode] {
    var nodes: [TreeNode] = []
    for run in runs {
      for (picture, place) in run.pictures {
        try context.count(picture.layerCount + 1)
        let place = place.concatenating(run.turned)
        var node = TreeNode(.glyph(picture), box: nil)
        node.placement = place
        node.contentOpacity = source.style.fillOpacity
        node.isHidden = !source.style.isVisible
        nodes.append(TreeNode(group: [node]).within(run.box))
      }
    }
    return nodes
  }

  /// Returns the decoration lines along the runs of one element, including the lines of its ancestors in their paints.
  private mutating func lines(
    along runs: ArraySlice<TextRun>, _ reader: TextReader, isAbove: Bool, box: Rect, _ space: Space
  ) throws(DrawingError) -> [TreeNode] {
    guard let first = runs.first else { return [] }
    var nodes: [TreeNode] = []
    for line in reader.sources[first.styleIndex].decorations where (line.kind == .lineThrough) == isAbove {
      var path = Path()
      for (run, width) in runs.stretches {
        guard let metrics = run.metrics else { continue }
        // The underline and overline of vertical text are at its sides, and the line-through is in its middle.
        let isVertical = reader.sources[run.styleIndex].style.text.isVertical
        let y =
          switch line.kind {
          case .underline: isVertical ? metrics.letterDescent : metrics.underlineOffset
          case .overline: -metrics.letterAscent
          case .lineThrough:
            isVertical ? (metrics.letterDescent - metrics.letterAscent) / 2 : -metrics.strikeoutOffset
          }
        let thickness = metrics.underlineThickness * run.fontSize
        let bar = Rect(0, run.baseline + y * run.fontSize - thickness / 2, width, thickness)
        path.append(Path.rect(bar).transformed(by: run.turned))
      }
      guard !path.elements.isEmpty else { continue }
      try context.count()
      let source = reader.sources[line.source]
      var node = TreeNode(.shape(try painted(path, box: box, source.number, source.style, space)), box: box)
      node.isHidden = !source.style.isVisible
      nodes.append(node)
    }
    return nodes
  }
}
