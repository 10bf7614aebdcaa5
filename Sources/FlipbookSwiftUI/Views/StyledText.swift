import FlipbookUIKit
import Geometry
import LayerTree
import Typography

/// Text with the styles of its environment.
struct StyledText {
  private(set) var content = TextContent()
  /// The paint of the text itself; nil for the foreground of the environment.
  ///
  /// Of several runs, each has its own color.
  let ownPaint: Paint?
  /// The extra space between lines, in points.
  private var spacing = 0.0
  private let fonts: FontLibrary

  init(_ runs: [Text.Run], _ environment: EnvironmentValues, _ fonts: FontLibrary) {
    self.fonts = fonts
    let first = runs.first
    ownPaint = runs.count > 1 ? nil : first?.style?.resolvedPaint(in: environment)
    var base = environment
    base.font = first?.font ?? environment.font
    base.fontWeight = first?.weight ?? environment.fontWeight
    base.isItalic = first?.isItalic ?? environment.isItalic
    base.hasTabularDigits = first?.hasTabularDigits ?? environment.hasTabularDigits
    content.apply(base.resolvedFont)
    content.letterSpacing = first?.kerning.map { Double($0) } ?? environment.kerning
    if runs.count > 1 {
      content.textRuns = runs.map { Self.run($0, environment) }
    } else {
      content.string = first?.string ?? ""
    }
    content.numberOfLines = environment.lineLimit ?? 0
    content.truncation = .end
    if environment.minimumScaleFactor < 1 { content.minimumScaleFactor = Double(environment.minimumScaleFactor) }
    content.textAlignment = environment.multilineTextAlignment.alignment
    // The rest of the rounded height is above and below, as in a label.
    content.verticalAlignment = .center
    if environment.lineSpacing > 0, let line = try? fonts.layout(of: content).lines.first {
      spacing = Double(environment.lineSpacing)
      content.lineHeight = line.ascent + line.descent + line.lineGap + spacing
      // The height of a line includes the space above it, which the first line doesn't have.
      content.textInsets.top = -spacing
    }
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

  /// Returns the layout for a proposal, with the space above the first line; nil if there is no font.
  func layout(_ proposal: ProposedViewSize) -> TextLayout? {
    let width = proposal.width.map { Double($0) } ?? .infinity
    let whole = try? fonts.layout(of: content, width: width)
    guard let height = proposal.height.map({ Double($0) + spacing }), height.isFinite, let whole, whole.lines.count > 1,
      whole.size.height > height
    else { return whole }
    let line = whole.size.height / Double(whole.lines.count)
    return try? fonts.layout(of: content, width: width, height: max(height, line))
  }

  /// Returns the baseline of the first line, or of the last line, from the top, in points; nil if there is no font.
  func baseline(_ proposal: ProposedViewSize, isFirst: Bool) -> CGFloat? {
    let lines = layout(proposal)?.lines
    return (isFirst ? lines?.first : lines?.last).map { CGFloat($0.baseline - spacing) }
  }

  /// Returns the size for a proposal.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    guard var size = layout(proposal)?.size else { return .zero }
    size.height -= spacing
    // Rounded up to pixels of the screen, as UIKit and SwiftUI do.
    let scale = StageContext.screenScale
    let width = ((size.width - 1e-9) * scale).rounded(.up) / scale
    return CGSize(
      width: min(width, proposal.width.map { Double($0) } ?? .infinity),
      height: ((size.height - 1e-9) * scale).rounded(.up) / scale)
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
