public import Foundation
import LayerTree
import Typography

extension UIFont {
  /// The distance between the baselines of consecutive lines, in points.
  public var lineHeight: CGFloat { CGFloat(layout?.size.height ?? Double(pointSize) * 1.2) }
  /// The distance from the top of a line to its baseline, in points.
  public var ascender: CGFloat { CGFloat(layout?.lines.first?.baseline ?? Double(pointSize)) }
  /// The distance from the bottom of a line to its baseline, in points; negative.
  public var descender: CGFloat { ascender - lineHeight }
  /// The distance between lines beyond their height, in points.
  public var leading: CGFloat { 0 }

  /// The layout of a line.
  private var layout: TextLayout? {
    var content = TextContent("x")
    content.fontName = familyName
    content.fontSize = Double(pointSize)
    content.fontWeight = weight
    content.isItalic = isItalic
    return try? (StageContext.current?.fonts ?? FontLibrary()).layout(of: content, width: .infinity)
  }
}
