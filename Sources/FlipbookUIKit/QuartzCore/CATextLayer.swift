public import Foundation
import Geometry
import LayerTree
import Typography

/// A text, `CATextLayer`.
open class CATextLayer: CALayer {
  override class var content: LayerContent { .text(TextContent()) }

  /// Makes a text layer.
  public override init() { super.init() }

  /// Makes a copy of another layer's model.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Layers are not archived here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Core Animation's first values: 36 points, white, one line.
  override func setDefaults() {
    backing.model.fontSize = 36
    backing.model.textColor = .white
    backing.model.numberOfLines = 1
  }

  /// Returns a layer with the current presentation values.
  open override func presentation() -> CATextLayer? { presented(CATextLayer()) }

  /// Returns the size of the text, whose lines wrap at the width of the bounds if they wrap.
  open override func preferredFrameSize() -> CGSize {
    let width = isWrapped && bounds.width > 0 ? Double(bounds.width) : .infinity
    let size = try? (StageContext.current?.fonts ?? FontLibrary()).size(of: backing.model.text, width: width)
    return size.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
  }

  /// The text: a `String`, or an `NSAttributedString`, whose first letter's font, color, line height, alignment, and
  /// kerning all of it has.
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

  /// The font: a `UIFont`, or the name of a family; the size is ``fontSize``.
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
      case let name as String: change { $0.fontName = name }
      case nil: change { $0.fontName = TextContent().fontName }
      default: preconditionFailure("CATextLayer.font takes a UIFont or a String")
      }
    }
  }

  /// The size of the font in points.
  open var fontSize: CGFloat {
    get { CGFloat(backing.model.fontSize) }
    set { change { $0.fontSize = Double(newValue) } }
  }

  /// The color of the text.
  open var foregroundColor: CGColor? {
    get { CGColor(backing.model.textColor) }
    set { change { $0.textColor = newValue?.color ?? .clear } }
  }

  /// A Boolean value that indicates whether lines wrap.
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
        preconditionFailure("there is no alignment '\(newValue.rawValue)'")
      }
      change { $0.textAlignment = alignment }
    }
  }

  /// The treatment of text that does not fit.
  ///
  /// - Precondition: It is one of the constants defined here.
  open var truncationMode: CATextLayerTruncationMode {
    get { CATextLayerTruncationMode(rawValue: backing.model.truncation.rawValue) }
    set {
      guard let truncation = TextContent.Truncation(rawValue: newValue.rawValue) else {
        preconditionFailure("there is no truncation '\(newValue.rawValue)'")
      }
      change { $0.truncation = truncation }
    }
  }
}

/// The alignment of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes an alignment of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The language's alignment.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// To the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// To the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centered.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// To both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The treatment of text that does not fit a text layer.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a truncation of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It shows all the same.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Its beginning is left out.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Its end is left out.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// An ellipsis replaces the middle of the text.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// `CATextLayerAlignmentMode.center`, as it was called before Swift 4.2.
public let kCAAlignmentCenter = CATextLayerAlignmentMode.center
/// `CATextLayerAlignmentMode.left`, as it was called before Swift 4.2.
public let kCAAlignmentLeft = CATextLayerAlignmentMode.left
/// `CATextLayerAlignmentMode.right`, as it was called before Swift 4.2.
public let kCAAlignmentRight = CATextLayerAlignmentMode.right
/// `CATextLayerAlignmentMode.natural`, as it was called before Swift 4.2.
public let kCAAlignmentNatural = CATextLayerAlignmentMode.natural
/// `CATextLayerAlignmentMode.justified`, as it was called before Swift 4.2.
public let kCAAlignmentJustified = CATextLayerAlignmentMode.justified
