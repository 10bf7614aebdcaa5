public import Foundation
import Geometry
import LayerTree
import Typography

extension NSAttributedString {
  /// The text with the font, color, line height, alignment, and kerning of its first character.
  fileprivate var content: TextContent {
    var text = TextContent(string)
    text.fontSize = 12
    guard length > 0 else { return text }
    // Sound: no range is requested.
    let attributes = unsafe attributes(at: 0, effectiveRange: nil)
    if let font = attributes[.font] as? UIFont {
      text.fontName = font.familyName
      text.fontSize = Double(font.pointSize)
      text.fontWeight = font.weight
      text.isItalic = font.isItalic
      text.fontFeatures = font.features
    }
    if let color = attributes[.foregroundColor] as? UIColor { text.textColor = color.color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      text.lineHeight = style.lineHeight
      text.textAlignment = style.alignment.alignment
    }
    if let kern = attributes[.kern].flatMap({ Double(boxed: $0) }) { text.letterSpacing = kern }
    return text
  }

  /// Returns the size of the text on a single line.
  public func size() -> CGSize { measured(width: .infinity) }

  fileprivate func measured(width: Double) -> CGSize {
    let size = try? (StageContext.current?.fonts ?? FontLibrary()).size(of: content, width: width)
    return size.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
  }

  /// Returns the rectangle of the text, wrapped at a width.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0
    return CGRect(origin: .zero, size: measured(width: wraps ? Double(size.width) : .infinity))
  }

  /// Draws the text in a rectangle of the current context, wrapped at the rectangle's width.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    draw(in: rect)
  }

  /// Draws the text on a single line at a point in the current context.
  public func draw(at point: CGPoint) {
    CGContext.current("NSAttributedString.draw(at:)").draw(content, in: CGRect(origin: point, size: size()))
  }

  /// Draws the text in a rectangle of the current context, wrapped at the rectangle's width.
  public func draw(in rect: CGRect) { CGContext.current("NSAttributedString.draw(in:)").draw(content, in: rect) }
}

extension NSString {
  /// Returns the size of the text on a single line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }

  /// Draws the text on a single line at a point in the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }

  /// Draws the text in a rectangle of the current context, wrapped at the rectangle's width.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }

  /// Returns the rectangle of the text, wrapped at a width.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { attributed(attributes).boundingRect(with: size, options: options, context: context) }

  /// Draws the text in a rectangle of the current context, wrapped at the rectangle's width.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { attributed(attributes).draw(in: rect) }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: "\(self)", attributes: attributes)
  }
}

extension String {
  /// Returns the size of the text on a single line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Draws the text on a single line at a point in the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text in a rectangle of the current context, wrapped at the rectangle's width.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Returns the rectangle of the text, wrapped at a width.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }

  /// Draws the text in a rectangle of the current context, wrapped at the rectangle's width.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { NSAttributedString(string: self, attributes: attributes).draw(in: rect) }
}
