// Apple's own declarations have these optionals, and code that uses them compiles with no others.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation
import Geometry
import LayerTree
import Typography

/// A text, `UILabel`.
open class UILabel: UIView {
  /// The layer has the text.
  open override class var layerClass: AnyClass { CATextLayer.self }

  /// Makes a label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Labels are not archived here.
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

  /// The text.
  open var text: String? {
    get { layer.backing.model.string }
    set {
      guard newValue ?? "" != layer.backing.model.string else { return }
      layer.change { $0.string = newValue ?? "" }
      invalidateIntrinsicContentSize()
    }
  }

  /// The text with its attributes; the first letter's font, color, paragraph style and kerning apply to the whole text.
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

  /// The font.
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
    get { UIColor(layer.backing.model.textColor) }
    set { layer.change { $0.textColor = newValue?.color ?? .black } }
  }

  /// The alignment of the lines.
  open var textAlignment: NSTextAlignment {
    get { NSTextAlignment(layer.backing.model.textAlignment) }
    set { layer.change { $0.textAlignment = newValue.alignment } }
  }

  /// The greatest number of lines; 0 for any.
  open var numberOfLines: Int {
    get { layer.backing.model.numberOfLines }
    set {
      layer.change { $0.numberOfLines = newValue }
      invalidateIntrinsicContentSize()
    }
  }

  /// A Boolean value that indicates whether text that is too wide is set smaller, down to ``minimumScaleFactor``.
  open var adjustsFontSizeToFitWidth = false { didSet { scaleDown() } }

  /// The smallest size of text that is too wide, as a share of the font's; 0 for no smaller one.
  open var minimumScaleFactor: CGFloat = 0 { didSet { scaleDown() } }

  private func scaleDown() {
    let factor = adjustsFontSizeToFitWidth ? Double(minimumScaleFactor) : 0
    layer.change { $0.minimumScaleFactor = factor }
  }

  /// The treatment of text that does not fit.
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

  /// The size of the text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let endless = CGFloat.greatestFiniteMagnitude
    let area = CGRect(x: 0, y: 0, width: size.width > 0 ? size.width : endless, height: endless)
    return textRect(forBounds: area, limitedToNumberOfLines: numberOfLines).size
  }

  /// Returns the rectangle that the text takes of bounds; one of your own that takes more makes the label larger.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let isUnbound = numberOfLines == 1 || bounds.width <= 0 || bounds.width >= CGFloat.greatestFiniteMagnitude / 2
    let width = isUnbound ? Double.infinity : Double(bounds.width)
    let measured = try? (StageContext.current?.fonts ?? FontLibrary()).size(of: layer.backing.model.text, width: width)
    let size = measured.map { CGSize(width: $0.width.rounded(.up), height: $0.height.rounded(.up)) } ?? .zero
    return CGRect(origin: bounds.origin, size: size)
  }

  /// Draws the label by ``drawText(in:)``.
  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    drawText(in: bounds)
  }

  /// Sets the text in a rectangle of the bounds; one of your own insets the rectangle, or draws behind the text.
  open func drawText(in rect: CGRect) {
    let insets = EdgeInsets(
      Double(rect.minY - bounds.minY), Double(rect.minX - bounds.minX), Double(bounds.maxY - rect.maxY),
      Double(bounds.maxX - rect.maxX))
    guard layer.backing.model.text.textInsets != insets else { return }
    layer.backing.changeAtOnce { $0.text.textInsets = insets }
  }

  /// The maximum width of a wrapping text without other constraints; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of the text.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  /// The distances of the first baseline from the top of the text, and of the last one from its bottom.
  func baselines(forWidth width: CGFloat?) -> (first: Double, last: Double) {
    let width = numberOfLines == 1 ? Double.infinity : width.map(Double.init) ?? .infinity
    let fonts = StageContext.current?.fonts ?? FontLibrary()
    guard let layout = try? fonts.layout(of: layer.backing.model.text, width: width), let first = layout.lines.first,
      let last = layout.lines.last
    else { return (0, 0) }
    return (first.baseline, layout.size.height - last.baseline)
  }
}

/// The treatment of a line that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  /// It wraps between words.
  case byWordWrapping
  /// It wraps between words, as the shaper knows no other places.
  case byCharWrapping
  /// It is shown all the same.
  case byClipping
  /// Its beginning is left out.
  case byTruncatingHead
  /// Its end is left out.
  case byTruncatingTail
  /// An ellipsis replaces the middle of the text.
  case byTruncatingMiddle
}
