import FlipbookUIKit
import Geometry
import LayerTree
import Typography

/// The element of a text.
final class TextElement: LayerElement {
  private var text = TextContent()
  private var paint = AnimatedPaint()
  /// The layer that masks a gradient.
  private lazy var maskLayer = Layer(content: .text(TextContent()))

  init(_ graph: ViewGraph) { super.init(graph) }

  func update(_ runs: [Text.Run], _ environment: EnvironmentValues) {
    let first = runs.first
    var text = TextContent()
    var base = environment
    base.font = first?.font ?? environment.font
    base.fontWeight = first?.weight ?? environment.fontWeight
    base.isItalic = first?.isItalic ?? environment.isItalic
    base.hasTabularDigits = first?.hasTabularDigits ?? environment.hasTabularDigits
    text.apply(base.resolvedFont)
    text.letterSpacing = first?.kerning.map { Double($0) } ?? environment.kerning
    if runs.count > 1 {
      text.textRuns = runs.map { Self.run($0, environment) }
    } else {
      text.string = first?.string ?? ""
    }
    text.numberOfLines = environment.lineLimit ?? 0
    text.truncation = .end
    if environment.minimumScaleFactor < 1 { text.minimumScaleFactor = Double(environment.minimumScaleFactor) }
    text.textAlignment = environment.multilineTextAlignment.alignment
    if environment.lineSpacing != 0, let line = try? graph.stageGraphs.context.fonts.layout(of: text).lines.first {
      text.lineHeight = line.ascent + line.descent + line.lineGap + Double(environment.lineSpacing)
    }
    self.text = text
    // Of several runs, each has its own color.
    let own = runs.count > 1 ? nil : first?.style?.resolvedPaint(in: environment)
    paint.set(own ?? environment.foregroundPaint, in: graph, transaction)
  }

  private static func run(_ run: Text.Run, _ environment: EnvironmentValues) -> TextRun {
    var environment = environment
    environment.font = run.font ?? environment.font
    environment.fontWeight = run.weight ?? environment.fontWeight
    environment.isItalic = run.isItalic ?? environment.isItalic
    let font = environment.resolvedFont
    var result = TextRun(run.string)
    (result.fontName, result.fontSize) = (font.family, font.size)
    (result.fontWeight, result.isItalic) = (font.weightValue, font.isItalic)
    result.letterSpacing = run.kerning.map { Double($0) }
    if let style = run.style {
      guard case .color(let color) = style.resolvedPaint(in: environment) else {
        preconditionFailure("FlipbookSwiftUI: parts of a text can have colors, but no gradients")
      }
      result.color = color
    }
    return result
  }

  // MARK: Layout

  private func layout(_ proposal: ProposedViewSize) -> TextLayout? {
    let fonts = graph.stageGraphs.context.fonts
    let width = proposal.width.map { Double($0) } ?? .infinity
    let whole = try? fonts.layout(of: text, width: width)
    guard let height = proposal.height.map({ Double($0) }), height.isFinite, let whole, whole.lines.count > 1,
      whole.size.height > height
    else { return whole }
    let line = whole.size.height / Double(whole.lines.count)
    return try? fonts.layout(of: text, width: width, height: max(height, line))
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if proposal.width == 0 {
      return CGSize(width: 0, height: size(ProposedViewSize(width: nil, height: proposal.height)).height)
    }
    guard let size = layout(proposal)?.size else { return .zero }
    // Rounded up to pixels of the screen, as UIKit and SwiftUI do.
    let scale = StageContext.screenScale
    let width = ((size.width - 1e-9) * scale).rounded(.up) / scale
    return CGSize(
      width: min(width, proposal.width.map { Double($0) } ?? .infinity),
      height: ((size.height - 1e-9) * scale).rounded(.up) / scale)
  }

  override func guide(_ key: GuideKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    let isFirst = key == VerticalAlignment.firstTextBaseline.key
    guard isFirst || key == VerticalAlignment.lastTextBaseline.key else { return nil }
    let lines = layout(proposal)?.lines
    return (isFirst ? lines?.first : lines?.last).map { CGFloat($0.baseline) }
  }

  // MARK: Painting

  override func paint(_ size: CGSize, at time: Double) {
    if paint.isAnimating(at: time) { graph.noteAnimation() }
    let paint = paint.value(at: time)
    var text = text
    // The lines break as in the final frame, while it moves.
    let rect = Rect(origin: .zero, size: Size(size))
    if case .color(let color) = paint {
      text.textColor = color
      layer.model.content = .text(text)
      if layer.mask != nil, !graph.isFrozen { layer.mask = nil }
    } else {
      var shape = ShapeContent(path: .rect(rect))
      (shape.fillColor, shape.fillGradient) = (nil, paint.gradient(in: rect))
      layer.model.content = .shape(shape)
      maskLayer.model.content = .text(text)
      maskLayer.model.frame = rect
      if layer.mask == nil, !graph.isFrozen { layer.mask = maskLayer }
    }
  }
}

extension TextContent {
  fileprivate mutating func apply(_ font: Font) {
    (fontName, fontSize, fontWeight, isItalic) = (font.family, font.size, font.weightValue, font.isItalic)
    if font.hasTabularDigits { fontFeatures = [FontFeature("tnum")] }
  }
}

extension TextAlignment {
  fileprivate var alignment: TextContent.Alignment {
    switch self {
    case .leading: .left
    case .center: .center
    case .trailing: .right
    }
  }
}
