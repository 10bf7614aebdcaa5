// Apple's declarations have implicitly unwrapped optionals here, and code that relies on them must compile.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// A scrollable text, `UITextView`; its text can't be edited, as a stage has no keyboard.
open class UITextView: UIScrollView {
  private let label = UILabel()

  /// A Boolean value that indicates whether the text can be edited; it has no effect.
  open var isEditable = true
  /// A Boolean value that indicates whether the text can be selected; it has no effect.
  open var isSelectable = true
  /// The distances of ``textContainer`` from the edges.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textChanged() } }
  /// The area that contains the text.
  public let textContainer = NSTextContainer()

  /// Creates a text view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    label.numberOfLines = 0
    textContainer.changed = { [unowned self] in
      label.numberOfLines = textContainer.maximumNumberOfLines
      label.lineBreakMode = textContainer.lineBreakMode
      textChanged()
    }
    label.font = .systemFont(ofSize: 12)
    addSubview(label)
  }

  /// The text.
  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue
      textChanged()
    }
  }

  /// The text with attributes; the first character's apply to the whole text.
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      textChanged()
    }
  }

  /// The font.
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue ?? .systemFont(ofSize: 12)
      textChanged()
    }
  }

  /// The color of the text.
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue ?? .black }
  }

  /// The alignment of the lines.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }

  /// The distances of the text from the edges.
  private var inset: UIEdgeInsets {
    var inset = textContainerInset
    inset.left += textContainer.lineFragmentPadding
    inset.right += textContainer.lineFragmentPadding
    return inset
  }

  private func textChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Places the text, and scrolls over its height.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let inset = inset
    let width = max(0, bounds.width - inset.left - inset.right)
    let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
    label.frame = CGRect(x: inset.left, y: inset.top, width: width, height: height)
    contentSize = CGSize(width: bounds.width, height: height + inset.top + inset.bottom)
  }

  /// Returns the size of the text with its insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inset = inset
    let text = label.sizeThatFits(CGSize(width: max(0, size.width - inset.left - inset.right), height: 0))
    return CGSize(width: text.width + inset.left + inset.right, height: text.height + inset.top + inset.bottom)
  }
}
