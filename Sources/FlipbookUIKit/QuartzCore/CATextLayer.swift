public import Foundation
import Geometry
import LayerTree
import Typography

/// A text layer, `CATextLayer`.
open class CATextLayer: CALayer {
  override class var content: LayerContent { .text(TextContent()) }

  /// Creates a text layer.
  public override init() { super.init() }

  /// Creates a copy of another layer's model.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets Core Animation's defaults: 36 points, white, a single line.
  override func setDefaults() {
    backing.model.fontSize = 36
    backing.model.textColor = .white
    backing.model.numberOfLines = 1
  }

  /// Returns a layer with the current presentation values.
  @_disfavoredOverload
  open override func presentation() -> CATextLayer? { presented(copied() as? CATextLayer ?? CATextLayer()) }

  /// Returns the size of the text; if it wraps, at the width of the bounds.
  open override func preferredFrameSize() -> CGSize {
    let width = isWrapped && bounds.width > 0 ? Double(bounds.width) : .infinity
    let size = try? (StageContext.current?.fonts ?? FontLibrary()).size(of: backing.model.text, width: width)
    return size.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
  }

  /// The text, as a `String` or an `NSAttributedString`; the attributes of its first character (font, color, line
  /// height, alignment, and kerning) apply to the whole text.
  ///
  /// - Precondition: It is a `String` or an `NSAttributedString`.
  open var string: Any? {
    get { backing.model.string }
    set {
      let text: String
      switch newValue {
      case nil: text = ""
      case let string as String: text = string
      case let attributed as NSAttributedString:
        text = attributed.string
        setAttributes(of: attributed)
      default: preconditionFailure("CATextLayer.string takes a String")
      }
      change { $0.string = text }
    }
  }

  private func setAttributes(of text: NSAttributedString) {
    guard text.length > 0 else { return }
    // Sound: no range is requested.
    let attributes = unsafe text.attributes(at: 0, effectiveRange: nil)
    if let font = attributes[.font] as? UIFont {
      self.font = font
      fontSize = font.pointSize
    }
    if let color = attributes[.foregroundColor] as? UIColor { foregroundColor = color.cgColor }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      change { $0.text.lineHeight = style.lineHeight }
      if style.alignment != .natural { change { $0.textAlignment = style.alignment.alignment } }
    }
    if let kern = attributes[.kern].flatMap({ Double(boxed: $0) }) { change { $0.text.letterSpacing = kern } }
  }

  /// The font, as a `UIFont` or the name of a family; its size is ``fontSize``.
  ///
  /// - Precondition: It is a `UIFont` or a `String`.
  open var font: Any? {
    get { backing.model.fontName }
    set {
      switch newValue {
      case let font as UIFont:
        change {
          $0.fontName = font.familyName
          $0.fontWeight = font.weight
          $0.isItalic = font.isItalic
          $0.fontFeatures = font.features
        }
      case let font as CGFont: change { $0.fontName = UIFont(name: font.name, size: 1)?.familyName ?? font.name }
      case let name as String: change { $0.fontName = name }
      case nil: change { $0.fontName = TextContent().fontName }
      default: preconditionFailure("CATextLayer.font takes a UIFont or a String")
      }
    }
  }

  /// The font size in points.
  open var fontSize: CGFloat {
    get { CGFloat(backing.model.fontSize) }
    set { change { $0.fontSize = Double(newValue) } }
  }

  /// The color of the text.
  open var foregroundColor: CGColor? {
    get { CGColor(backing.model.textColor) }
    set { change { $0.textColor = newValue?.color ?? .clear } }
  }

  /// A Boolean value that indicates whether the text wraps.
  open var isWrapped: Bool {
    get { backing.model.numberOfLines == 0 }
    set { change { $0.numberOfLines = newValue ? 0 : 1 } }
  }

  /// The alignment of the lines.
  ///
  /// - Precondition: It is one of the constants defined here.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { CATextLayerAlignmentMode(rawValue: backing.model.textAlignment.rawValue) }
    set {
      guard let alignment = TextContent.Alignment(rawValue: newValue.rawValue) else {
        preconditionFailure("unknown alignment '\(newValue.rawValue)'")
      }
      change { $0.textAlignment = alignment }
    }
  }

  /// The truncation of text that does not fit.
  ///
  /// - Precondition: It is one of the constants defined here.
  open var truncationMode: CATextLayerTruncationMode {
    get { CATextLayerTruncationMode(rawValue: backing.model.truncation.rawValue) }
    set {
      guard let truncation = TextContent.Truncation(rawValue: newValue.rawValue) else {
        preconditionFailure("unknown truncation '\(newValue.rawValue)'")
      }
      change { $0.truncation = truncation }
    }
  }
}

/// The alignment of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates an alignment with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The natural alignment of the text's language.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Aligned left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Aligned right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centered.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Justified.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The truncation of text that does not fit a text layer.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a truncation with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The text overflows.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// An ellipsis replaces the beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// An ellipsis replaces the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// An ellipsis replaces the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The name of `CATextLayerAlignmentMode.center` before Swift 4.2.
public let kCAAlignmentCenter = CATextLayerAlignmentMode.center
/// The name of `CATextLayerAlignmentMode.left` before Swift 4.2.
public let kCAAlignmentLeft = CATextLayerAlignmentMode.left
/// The name of `CATextLayerAlignmentMode.right` before Swift 4.2.
public let kCAAlignmentRight = CATextLayerAlignmentMode.right
/// The name of `CATextLayerAlignmentMode.natural` before Swift 4.2.
public let kCAAlignmentNatural = CATextLayerAlignmentMode.natural
/// The name of `CATextLayerAlignmentMode.justified` before Swift 4.2.
public let kCAAlignmentJustified = CATextLayerAlignmentMode.justified
