public import Foundation

/// A field for a line of text, `UITextField`: it shows its text, its placeholder, and a caret
/// that blinks.
///
/// A stage has no keyboard: code sets the text.
open class UITextField: UIControl {
  /// The border of a text field.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none
    /// A line.
    case line
    /// A bezel; drawn as a line.
    case bezel
    /// A rounded rectangle.
    case roundedRect
  }

  /// The times at which a view beside the text is visible.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the text is edited.
    case whileEditing
    /// Unless the text is edited.
    case unlessEditing
    /// Always.
    case always
  }

  private let label = UILabel()
  private let placeholderLabel = UILabel()
  private let caret = Caret()

  /// The object that responds to editing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The border.
  open var borderStyle = BorderStyle.none { didSet { applyBorder() } }
  /// A view at the left of the text.
  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  /// The times at which the left view is visible.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A view at the right of the text.
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  /// The times at which the right view is visible.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The times at which a button that clears the text is visible; it is not displayed.
  @NoEffect("UITextField.clearButtonMode", "there is no button to clear the text")
  open var clearButtonMode = ViewMode.never
  /// A Boolean value that indicates whether editing clears the text.
  open var clearsOnBeginEditing = false
  /// A Boolean value that indicates whether bullets replace the text.
  open var isSecureTextEntry = false { didSet { textChanged() } }
  /// The keyboard; a stage has none.
  open var keyboardType = UIKeyboardType.default
  /// The appearance of the keyboard; a stage has none.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The return key; a stage has no keyboard.
  open var returnKeyType = UIReturnKeyType.default
  /// The correction of text; it has no effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The capitalization of text; it has no effect.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The view shown in place of the keyboard; it is not displayed.
  open override var inputView: UIView? {
    get { ownInputView }
    set {
      if newValue != nil { Unsupported.report("UITextField.inputView", "a stage has no keyboard") }
      ownInputView = newValue
    }
  }
  private var ownInputView: UIView?

  /// Creates a text field.
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
    font = .systemFont(ofSize: 17)
    placeholderLabel.textColor = UIColor(white: 0.24, alpha: 0.3)
    caret.isHidden = true
    for view in [label, placeholderLabel, caret] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  // MARK: Text

  /// The text.
  open var text: String? = "" { didSet { textChanged() } }

  /// The text with attributes; the first character's apply to the whole text.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set {
      label.attributedText = newValue
      text = newValue?.string
    }
  }

  /// The text that is visible while there is no other.
  open var placeholder: String? {
    get { placeholderLabel.text }
    set {
      placeholderLabel.text = newValue
      textChanged()
    }
  }

  /// The placeholder with attributes; the first character's apply to the whole text.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholderLabel.attributedText = newValue
      textChanged()
    }
  }

  /// The font.
  open var font: UIFont? {
    get { label.font }
    set {
      (label.font, placeholderLabel.font) = (newValue ?? .systemFont(ofSize: 17), newValue ?? .systemFont(ofSize: 17))
      setNeedsLayout()
    }
  }

  /// The color of the text.
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue ?? .black }
  }

  /// The alignment of the text.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { (label.textAlignment, placeholderLabel.textAlignment) = (newValue, newValue) }
  }

  private func textChanged() {
    let text = text ?? ""
    label.text = isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    placeholderLabel.isHidden = !text.isEmpty
    caret.restart()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }

  /// A text field can receive text.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, and shows the caret.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return isFirstResponder
    }
    if clearsOnBeginEditing { text = "" }
    caret.show()
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing, and hides the caret.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return !isFirstResponder
    }
    caret.hide()
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// Begins editing when the finger is lifted on the field.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    becomeFirstResponder()
  }

  /// Posted when editing begins.
  public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing ends.
  public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
  /// Posted on a device when the text changes by typing; never on a stage.
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

  // MARK: Layout

  /// Returns the rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 2)
    if isShown(leftView, leftViewMode) {
      let edge = leftViewRect(forBounds: bounds).maxX
      rect = CGRect(x: edge, y: rect.minY, width: max(0, rect.maxX - edge), height: rect.height)
    }
    if isShown(rightView, rightViewMode) {
      rect.size.width = max(0, rightViewRect(forBounds: bounds).minX - rect.minX)
    }
    return rect
  }

  /// Returns the rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the button that clears the text; it is not displayed.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  /// Returns the rectangle of the left view.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
  }

  /// Returns the rectangle of the right view.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
  }

  /// Draws the placeholder; an override that doesn't call this method replaces it.
  open func drawPlaceholder(in rect: CGRect) { hasDrawnPlaceholder = true }
  /// True if the placeholder has been drawn since the last drawing began.
  private var hasDrawnPlaceholder = false
  /// Draws the text; called before its label is shown.
  open func drawText(in rect: CGRect) {}

  /// Draws the placeholder, even if a subclass draws the field without calling ``draw(_:)`` of this class.
  open override func draw(_ layer: CALayer, in ctx: CGContext) {
    super.draw(layer, in: ctx)
    guard text?.isEmpty ?? true else { return }
    hasDrawnPlaceholder = false
    UIGraphicsPushContext(ctx)
    drawPlaceholder(in: placeholderRect(forBounds: bounds))
    UIGraphicsPopContext()
    UIView.performWithoutAnimation { placeholderLabel.alpha = hasDrawnPlaceholder ? 1 : 0 }
  }

  /// Draws the text.
  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    drawText(in: textRect(forBounds: bounds))
  }

  /// Places the text, the caret, and the views beside them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    placeholderLabel.frame = placeholderRect(forBounds: bounds)
    leftView?.isHidden = !isShown(leftView, leftViewMode)
    rightView?.isHidden = !isShown(rightView, rightViewMode)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
    let (area, height) = (label.frame, (font?.pointSize ?? 17) * 1.2)
    let width = min(area.width, label.sizeThatFits(area.size).width)
    let start: CGFloat =
      switch textAlignment {
      case .center: area.midX + width / 2
      case .right: area.maxX
      default: area.minX + width
      }
    caret.backgroundColor = tintColor
    caret.frame = CGRect(x: start, y: area.midY - height / 2, width: 2, height: height)
  }

  /// The size of the text, with the border.
  open override var intrinsicContentSize: CGSize {
    let size = (text ?? "").isEmpty ? placeholderLabel.intrinsicContentSize : label.intrinsicContentSize
    let inset: CGFloat = borderStyle == .none ? 0 : 7
    return CGSize(width: size.width + 2 * inset, height: max(size.height, 22) + (inset > 0 ? 12 : 0))
  }

  /// Returns the size of the text, with the border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func isShown(_ view: UIView?, _ mode: ViewMode) -> Bool {
    guard view != nil else { return false }
    return mode == .always || mode == .whileEditing && isEditing || mode == .unlessEditing && !isEditing
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  private func applyBorder() {
    layer.borderWidth = borderStyle == .none ? 0 : borderStyle == .roundedRect ? 0.5 : 1
    layer.borderColor = UIColor(white: 0.8, alpha: 1).cgColor
    layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    setNeedsLayout()
  }

  // MARK: Editing by code, as a keyboard does it

  /// A Boolean value that indicates whether the field contains text.
  open var hasText: Bool { text?.isEmpty == false }

  /// Appends text, and reports it to the targets of ``UIControl/Event/editingChanged``.
  open func insertText(_ text: String) {
    self.text = (self.text ?? "") + text
    sendActions(for: .editingChanged)
  }

  /// Removes the last character, and reports it to the targets of ``UIControl/Event/editingChanged``.
  open func deleteBackward() {
    guard hasText else { return }
    text?.removeLast()
    sendActions(for: .editingChanged)
  }
}
