import Foundation

/// A segment of a segmented control: a title or an image, with the line before it.
final class Segment: UIView {
  /// The line between this segment and the one before it.
  let line = UIView()
  private let label = UILabel()
  private let imageView = UIImageView()

  var title: String? { didSet { superview?.setNeedsLayout() } }
  var image: UIImage? { didSet { superview?.setNeedsLayout() } }
  /// The action when the segment is selected; nil for none.
  var action: UIAction?
  /// The width in points; 0 to share the width of the control.
  var width: CGFloat = 0
  /// The offset of the title or image from the middle.
  var contentOffset = CGSize.zero { didSet { setNeedsLayout() } }
  var isEnabled = true
  private var isChosen = false

  init(title: String?, image: UIImage?) {
    (self.title, self.image) = (title, image)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    addSubview(label)
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  /// The size of the title or image.
  var contentSize: CGSize { image?.size ?? label.intrinsicContentSize }

  /// Shows the title or the image in a state.
  ///
  /// - Parameters:
  ///   - isChosen: True for the selected segment, whose title is semibold.
  ///   - attributes: The attributes of its title.
  ///   - color: The color of template images.
  func show(isChosen: Bool, _ attributes: [NSAttributedString.Key: Any], _ color: UIColor) {
    self.isChosen = isChosen
    var all: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: isChosen ? .semibold : .medium), .foregroundColor: UIColor.label,
    ]
    all.merge(attributes) { $1 }
    label.attributedText = image == nil ? NSAttributedString(string: title ?? "", attributes: all) : nil
    imageView.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    imageView.tintColor = color
    setNeedsLayout()
  }

  /// Shows how a finger presses the segment: the title of the selected one shrinks with the thumb, and others fade.
  func press(_ isPressed: Bool) {
    alpha = !isEnabled ? 0.3 : isPressed && !isChosen ? 0.2 : 1
    transform = isPressed && isChosen ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.offsetBy(dx: contentOffset.width, dy: contentOffset.height)
    imageView.bounds.size = image?.size ?? .zero
    imageView.center = CGPoint(x: bounds.midX + contentOffset.width, y: bounds.midY + contentOffset.height)
  }
}
