// Apple's declarations have implicitly unwrapped optionals here, and code that relies on them must compile.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation
import Geometry
import LayerTree
import Typography

/// A text label, `UILabel`.
open class UILabel: UIView {
  /// The class of the layer, which contains the text.
  open override class var layerClass: AnyClass { CATextLayer.self }

  /// Creates a label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .redraw
    var text = TextContent()
    text.verticalAlignment = .center
    text.numberOfLines = 1
    text.truncation = .end
    layer.backing.model.content = .text(text)
  }

  /// The text of the label, without attributes; nil for none.
  open var text: String? {
    get { layer.backing.model.string }
    set {
      guard newValue ?? "" != layer.backing.model.string else { return }
      layer.change { $0.string = newValue ?? "" }
      invalidateIntrinsicContentSize()
    }
  }

  /// The text with its attributes; the font, color, paragraph style, and kerning of the first character apply to the
  /// whole text.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: text ?? "") }
    set {
      text = newValue?.string
      guard let newValue, newValue.length > 0 else { return }
      // Sound: no range is requested.
      let attributes = unsafe newValue.attributes(at: 0, effectiveRange: nil)
      if let font = attributes[.font] as? UIFont { self.font = font }
      if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
      if let style = attributes[.paragraphStyle] as? NSParagraphStyle { set(style) }
      if let kern = attributes[.kern].flatMap({ Double(boxed: $0) }) { layer.change { $0.text.letterSpacing = kern } }
    }
  }

  private func set(_ style: NSParagraphStyle) {
    layer.change { $0.text.lineHeight = style.lineHeight }
    if style.alignment != .natural { textAlignment = style.alignment }
  }

  /// The font of the text.
  open var font: UIFont! {
    get {
      let model = layer.backing.model
      return UIFont(
        family: model.fontName, size: CGFloat(model.fontSize), weight: model.fontWeight, isItalic: model.isItalic,
        features: model.fontFeatures)
    }
    set {
      let font = newValue ?? UIFont.systemFont(ofSize: 17)
      layer.change {
        $0.fontName = font.familyName
        $0.fontSize = Double(font.pointSize)
        $0.fontWeight = font.weight
        $0.isItalic = font.isItalic
        $0.fontFeatures = font.features
      }
      invalidateIntrinsicContentSize()
    }
  }

  /// The color of the text.
  open var textColor: UIColor! {
    get { undrawnTextColor ?? UIColor(layer.backing.model.textColor) }
    set {
      set(newValue, for: "textColor") { view, color in
        guard let label = view as? UILabel else { return }
        if label.undrawnTextColor == nil {
          label.layer.change { $0.textColor = color?.color ?? .black }
        } else {
          label.undrawnTextColor = color ?? .black
        }
      }
    }
  }
  /// The color of the text while a subclass draws the label without it; nil while the text is drawn.
  private var undrawnTextColor: UIColor?
  /// True if the text has been drawn since ``display(_:)`` began.
  private var hasDrawnText = false
  /// True while the label itself is drawn.
  private var isDisplaying = false

  /// The alignment of the lines.
  open var textAlignment: NSTextAlignment {
    get { NSTextAlignment(layer.backing.model.textAlignment) }
    set { layer.change { $0.textAlignment = newValue.alignment } }
  }

  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines: Int {
    get { layer.backing.model.numberOfLines }
    set {
      layer.change { $0.numberOfLines = newValue }
      invalidateIntrinsicContentSize()
    }
  }

  /// A Boolean value that indicates whether text that is too wide is scaled down to ``minimumScaleFactor``.
  open var adjustsFontSizeToFitWidth = false { didSet { scaleDown() } }

  /// The minimum scale of text that is too wide, as a fraction of the font size; 0 to disable scaling.
  open var minimumScaleFactor: CGFloat = 0 { didSet { scaleDown() } }

  private func scaleDown() {
    let factor = adjustsFontSizeToFitWidth ? Double(minimumScaleFactor) : 0
    layer.change { $0.minimumScaleFactor = factor }
  }

  /// The color of the text's shadow; nil for none.
  open var shadowColor: UIColor? { didSet { shadowChanged() } }
  /// The offset of the text's shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { shadowChanged() } }
  /// The color of highlighted text; nil for ``textColor``.
  open var highlightedTextColor: UIColor?
  /// A Boolean value that indicates whether the label is highlighted; it has no effect.
  @NoEffect("UILabel.isHighlighted", "labels keep their text color")
  open var isHighlighted = false
  /// A Boolean value that indicates whether the label is enabled; it has no effect.
  @NoEffect("UILabel.isEnabled", "labels keep their text color")
  open var isEnabled = true
  /// The placement of text that is scaled down; it has no effect.
  @NoEffect("UILabel.baselineAdjustment", "text that is scaled down keeps its vertical alignment")
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// A Boolean value that indicates whether the font follows the user's text size; it has no effect.
  open var adjustsFontForContentSizeCategory = false
  /// The smallest text size that the font follows; it has no effect.
  open var minimumContentSizeCategory: UIContentSizeCategory?
  /// The largest text size that the font follows; it has no effect.
  open var maximumContentSizeCategory: UIContentSizeCategory?
  /// The limits of the text size, as text; always empty.
  open var appliedContentSizeCategoryLimitsDescription: String { "" }
  /// A Boolean value that indicates whether text is tightened before it is truncated; it has no effect.
  @NoEffect("UILabel.allowsDefaultTighteningForTruncation", "letters keep their distances")
  open var allowsDefaultTighteningForTruncation = false

  private func shadowChanged() {
    (layer.shadowColor, layer.shadowOpacity) = (shadowColor?.cgColor, shadowColor == nil ? 0 : 1)
    (layer.shadowOffset, layer.shadowRadius) = (shadowOffset, 0)
  }

  /// The line breaking and truncation of text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet {
      let truncation: TextContent.Truncation =
        switch lineBreakMode {
        case .byTruncatingHead: .start
        case .byTruncatingMiddle: .middle
        case .byTruncatingTail: .end
        case .byWordWrapping, .byCharWrapping, .byClipping: .none
        }
      layer.change { $0.truncation = truncation }
    }
  }

  /// Returns the size of the text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let endless = CGFloat.greatestFiniteMagnitude
    let area = CGRect(x: 0, y: 0, width: size.width > 0 ? size.width : endless, height: endless)
    return textRect(forBounds: area, limitedToNumberOfLines: numberOfLines).size
  }

  /// Returns the rectangle that the text occupies in the bounds; an override that returns a larger one enlarges the
  /// label.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let isUnbound = numberOfLines == 1 || bounds.width <= 0 || bounds.width >= CGFloat.greatestFiniteMagnitude / 2
    let width = isUnbound ? Double.infinity : Double(bounds.width)
    let measured = try? (StageContext.current?.fonts ?? FontLibrary()).size(of: layer.backing.model.text, width: width)
    let size = measured.map { CGSize(width: $0.width.rounded(.up), height: $0.height.rounded(.up)) } ?? .zero
    return CGRect(origin: bounds.origin, size: size)
  }

  /// Draws the label; without the text if a subclass doesn't call ``drawText(in:)`` of this class.
  open override func display(_ layer: CALayer) {
    hasDrawnText = false
    isDisplaying = true
    super.display(layer)
    isDisplaying = false
    // An empty label has not been drawn at all.
    guard type(of: self) != UILabel.self, bounds.width > 0, bounds.height > 0 else { return }
    if hasDrawnText, let color = undrawnTextColor {
      undrawnTextColor = nil
      layer.backing.changeAtOnce { $0.textColor = color.color }
    } else if !hasDrawnText {
      if undrawnTextColor == nil { undrawnTextColor = UIColor(layer.backing.model.textColor) }
      layer.backing.changeAtOnce { $0.textColor = .clear }
    }
  }

  /// Draws the label with ``drawText(in:)``.
  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    drawText(in: bounds)
  }

  /// Draws the text in a rectangle of the bounds; an override can inset the rectangle or draw behind the text.
  ///
  /// In the drawing code of another view, it draws the text in the current context.
  open func drawText(in rect: CGRect) {
    guard isDisplaying || UIGraphicsGetCurrentContext() == nil else { return drawInContext(rect) }
    hasDrawnText = true
    let insets = EdgeInsets(
      Double(rect.minY - bounds.minY), Double(rect.minX - bounds.minX), Double(bounds.maxY - rect.maxY),
      Double(bounds.maxX - rect.maxX))
    guard layer.backing.model.text.textInsets != insets else { return }
    layer.backing.changeAtOnce { $0.text.textInsets = insets }
  }

  /// Draws the text in the current context, centered vertically.
  private func drawInContext(_ rect: CGRect) {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode)
    let height = sizeThatFits(CGSize(width: rect.width, height: 0)).height
    ((text ?? "") as NSString).draw(
      in: CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height),
      withAttributes: [
        .font: font ?? UIFont.systemFont(ofSize: 17), .foregroundColor: textColor ?? UIColor.black,
        .paragraphStyle: style,
      ])
  }

  /// The maximum width of wrapping text without other constraints; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of the text.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  /// Returns the distances of the first baseline from the top of the text, and of the last one from its bottom.
  func baselines(forWidth width: CGFloat?) -> (first: Double, last: Double) {
    let width = numberOfLines == 1 ? Double.infinity : width.map(Double.init) ?? .infinity
    let fonts = StageContext.current?.fonts ?? FontLibrary()
    guard let layout = try? fonts.layout(of: layer.backing.model.text, width: width), let first = layout.lines.first,
      let last = layout.lines.last
    else { return (0, 0) }
    return (first.baseline, layout.size.height - last.baseline)
  }
}

/// The placement of text that is scaled down, `UIBaselineAdjustment`.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baselines are aligned.
  case alignBaselines
  /// The centers are aligned.
  case alignCenters
  /// Neither.
  case none
}
