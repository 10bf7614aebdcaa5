import Arithmetic
import Compositor
import Geometry
import LayerTree
import Motion
import Pixels
import SceneDiagnostics
import SceneProgram
import Typography

/// Finds texts with too little contrast to what is painted behind them.
///
/// Each frame is painted with its texts, without them, with filled boxes in their colors, and with texts in the opposite
/// color. The pixels that a text changes belong to its letters; the boxes give their color there without antialiased
/// edges, after all opacities, masks, and layers in front.
struct ContrastInspector {
  private let compositor: Compositor
  /// The image of the last frame, to skip equal ones.
  private var lastImage: UInt64?
  /// The opacity of each text in the frame before.
  private var lastOpacities: [String: Double] = [:]

  init(compositor: Compositor) { self.compositor = compositor }

  /// Remembers the opacities of texts, to recognize fades.
  mutating func note(_ frame: InspectedFrame) {
    lastOpacities = Dictionary(frame.texts.map { (frame.paths[$0], frame.opacities[$0]) }) { $1 }
  }

  /// Adds the sightings of a frame.
  mutating func look(at frame: InspectedFrame, _ sightings: inout Sightings) {
    // Text that fades in or out passes through every contrast, and rests at the one that counts.
    let texts = frame.texts.filter { index in
      !frame.isFading[index] && abs((lastOpacities[frame.paths[index]] ?? 0) - frame.opacities[index]) < 0.001
    }
    guard !texts.isEmpty else { return }
    let painted = compositor.paint(frame.snapshot)
    let image = painted.fingerprint
    guard image != lastImage else { return }
    lastImage = image
    let bare = compositor.paint(frame.snapshot.replacingTexts(of: frame.snapshot.nodes.indices) { $0.string = "" })
    let boxes = compositor.paint(frame.snapshot.fillingTexts(of: texts))
    let opposite = compositor.paint(
      frame.snapshot.replacingTexts(of: texts[...]) { text in
        text.textColor = text.textColor.isLight ? .black : .white
        text.removeColorsOfRuns()
      })
    for index in texts {
      guard let found = contrast(of: index, in: frame, painted, bare, boxes, opposite) else { continue }
      let required = Self.requiredContrast(of: index, in: frame)
      guard found.ratio < required else { continue }
      // A ratio that is too small is not printed as one that would suffice.
      let nearest = (found.ratio * 100).rounded() / 100
      let ratio = nearest < required ? nearest : (found.ratio * 100).rounded(.down) / 100
      sightings.add(
        .init(rule: .contrast, layer: frame.paths[index]), at: frame.time, severity: required / ratio, in: found.area,
        measured: "\(ratio.plainText):1")
    }
  }

  /// Returns the contrast that nine tenths of a text's letters exceed, and their bounding box; nil if they cannot be
  /// seen.
  private func contrast(
    of node: Int, in frame: InspectedFrame, _ painted: Bitmap, _ bare: Bitmap, _ boxes: Bitmap, _ opposite: Bitmap
  ) -> (ratio: Double, area: Rect)? {
    let properties = frame.snapshot.nodes[node].properties
    guard let inverse = frame.snapshot.nodes[node].transform.inverted else { return nil }
    let scale = compositor.viewport.scale
    let box = frame.box(of: properties.bounds, in: node)
    guard
      let (left, top) = Self.cell(box.minX * scale, box.minY * scale),
      let (right, bottom) = Self.cell(box.maxX * scale + 1, box.maxY * scale + 1)
    else { return nil }
    let columns = max(0, left)..<max(max(0, left), min(right, painted.width))
    let rows = max(0, top)..<max(max(0, top), min(bottom, painted.height))
    guard case .text(let text) = properties.content else { return nil }
    let hasRuns = !text.textRuns.isEmpty
    var ratios: [Double] = []
    var area: Rect?
    for y in rows {
      for x in columns {
        let ground = bare[x, y]
        guard painted[x, y].differs(from: ground) || opposite[x, y].differs(from: ground) else { continue }
        let point = Point((Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale)
        guard properties.bounds.holds(inverse.apply(point)) else { continue }
        // Runs have colors of their own, so their letters are measured as they are painted.
        let letter = LinearColor(hasRuns ? painted[x, y] : boxes[x, y])
        ratios.append(letter.contrast(to: LinearColor(ground)))
        let pixel = Rect(Double(x) / scale, Double(y) / scale, 1 / scale, 1 / scale)
        area = area.map { $0.union(pixel) } ?? pixel
      }
    }
    guard ratios.count >= Self.fewestPixels, let area else { return nil }
    ratios.sort()
    // The edges of painted letters are mixed with the background, so that only their darkest or lightest parts count.
    return (ratios[hasRuns ? ratios.count * 9 / 10 : ratios.count / 10], area)
  }

  /// The number of pixels below which a text counts as covered.
  private static let fewestPixels = 12

  private static func cell(_ x: Double, _ y: Double) -> (Int, Int)? {
    guard x.isFinite, y.isFinite else { return nil }
    return (Int(saturating: x.rounded(.down)), Int(saturating: y.rounded(.down)))
  }

  /// Returns the contrast that a text needs: 3 if it is large, otherwise 4.5.
  ///
  /// Source: WCAG 2.2, 1.4.3 "Contrast (Minimum)" and "large scale": at least 18 points, or 14 points in bold.
  private static func requiredContrast(of node: Int, in frame: InspectedFrame) -> Double {
    let shown = frame.snapshot.nodes[node]
    guard case .text(let text) = shown.properties.content else { return 4.5 }
    let middle = Point(shown.properties.bounds.midX, shown.properties.bounds.midY)
    let (start, end) = (shown.transform.apply(middle), shown.transform.apply(Point(middle.x, middle.y + 1)))
    let size = text.fontSize * hypot(end.x - start.x, end.y - start.y)
    return size >= 18 || size >= 14 && text.fontWeight >= 700 ? 3 : 4.5
  }
}

extension Snapshot {
  /// Returns the snapshot with changed texts.
  fileprivate func replacingTexts(
    of nodes: some Sequence<Int>, _ change: (inout TextContent) -> Void
  ) -> Snapshot {
    var snapshot = self
    for index in nodes {
      guard case .text(var text) = snapshot.nodes[index].properties.content else { continue }
      change(&text)
      snapshot.nodes[index].properties.content = .text(text)
    }
    return snapshot
  }

  /// Returns the snapshot with boxes in the colors of texts in place of the texts.
  fileprivate func fillingTexts(of texts: [Int]) -> Snapshot {
    var snapshot = replacingTexts(of: nodes.indices) { $0.string = "" }
    for index in texts {
      guard case .text(let text) = nodes[index].properties.content else { continue }
      let ground = nodes[index].properties.backgroundColor ?? .clear
      snapshot.nodes[index].properties.backgroundColor = text.textColor.composited(over: ground)
      snapshot.nodes[index].properties.cornerRadius = 0
    }
    return snapshot
  }
}

extension TextContent {
  /// Gives all runs the color of the whole text.
  fileprivate mutating func removeColorsOfRuns() {
    guard !textRuns.isEmpty else { return }
    textRuns = textRuns.map { run in
      var run = run
      run.color = nil
      return run
    }
  }
}

extension Color {
  /// True if black is easier to see on the color than white.
  fileprivate var isLight: Bool { 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.5 }

  /// Returns the color painted over another one.
  fileprivate func composited(over other: Color) -> Color {
    let rest = other.alpha * (1 - alpha)
    let whole = alpha + rest
    guard whole > 0 else { return .clear }
    func mixed(_ part: Double, _ behind: Double) -> Double { (part * alpha + behind * rest) / whole }
    return Color(
      red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue), alpha: whole)
  }
}

extension Pixel {
  /// Returns true if the pixels differ by more than antialiasing at the very edge of a letter.
  fileprivate func differs(from other: Pixel) -> Bool {
    func isFar(_ one: UInt8, _ two: UInt8) -> Bool { abs(Int(one) - Int(two)) > 24 }
    return isFar(red, other.red) || isFar(green, other.green) || isFar(blue, other.blue) || isFar(alpha, other.alpha)
  }
}

extension Rect {
  /// Returns true if a point is inside or on the edge.
  fileprivate func holds(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
