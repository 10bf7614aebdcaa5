public import Foundation

/// A row of dots that represent pages, `UIPageControl`.
open class UIPageControl: UIControl {
  private static let diameter: CGFloat = 7
  private static let distance: CGFloat = 16
  private var dots: [UIView] = []

  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      for dot in dots { dot.removeFromSuperview() }
      dots = (0..<max(0, numberOfPages)).map { _ in
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter))
        dot.layer.cornerRadius = Self.diameter / 2
        dot.isUserInteractionEnabled = false
        addSubview(dot)
        return dot
      }
      currentPage = shownPage
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// The index of the current page, clamped to the existing pages.
  open var currentPage: Int {
    get { shownPage }
    set {
      shownPage = max(0, min(newValue, numberOfPages - 1))
      tintColorDidChange()
    }
  }
  private var shownPage = 0
  /// A Boolean value that indicates whether the dot of a single page is hidden.
  open var hidesForSinglePage = false { didSet { tintColorDidChange() } }
  /// The color of the dots; nil for translucent white.
  open var pageIndicatorTintColor: UIColor? { didSet { tintColorDidChange() } }
  /// The color of the current page's dot; nil for white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { tintColorDidChange() } }

  /// Returns the size for a number of dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length = pageCount > 0 ? CGFloat(pageCount - 1) * Self.distance + Self.diameter : 0
    return CGSize(width: length, height: 37)
  }

  /// The size of the dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  /// Returns the size of the dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Lays out the dots.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let start = bounds.midX - CGFloat(dots.count - 1) * Self.distance / 2
    for (index, dot) in dots.enumerated() {
      dot.center = CGPoint(x: start + CGFloat(index) * Self.distance, y: bounds.midY)
    }
  }

  /// Updates the colors of the dots.
  open override func tintColorDidChange() {
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor =
        index == currentPage
        ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      dot.isHidden = hidesForSinglePage && dots.count == 1
    }
  }

  /// Goes to the previous or next page, depending on the side where the finger is lifted.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, point(inside: touch.location(in: self), with: event) else { return }
    let page = currentPage
    currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
    if currentPage != page { sendActions(for: .valueChanged) }
  }
}
