public import Foundation

/// The attributes of a font, `UIFontDescriptor`.
public final class UIFontDescriptor: NSObject, Sendable {
  private let font: UIFont

  init(_ font: UIFont) { self.font = font }

  /// The name of the font.
  public var postscriptName: String { font.fontName }
  /// The size in points.
  public var pointSize: CGFloat { font.pointSize }

  /// Returns the font in a size; with 0, in its own.
  func font(ofSize size: CGFloat) -> UIFont { size > 0 ? font.withSize(size) : font }
}

extension UIFont {
  /// The attributes of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// Creates a font from attributes, in a size; with 0, in the attributes' size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font(ofSize: pointSize)
    self.init(
      family: font.familyName, size: font.pointSize, weight: font.weight, isItalic: font.isItalic,
      features: font.features)
  }
}
