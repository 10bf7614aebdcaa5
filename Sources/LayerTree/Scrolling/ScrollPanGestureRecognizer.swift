import Geometry

/// Recognizes drags of a scroll view's content along its scrollable axes.
final class ScrollPanGestureRecognizer: PanGestureRecognizer {
  private unowned let scrollView: ScrollView
  /// The part of the translation before the gesture began, in points of the layer; it is excluded so that the content
  /// does not jump.
  private(set) var slack = Point.zero

  init(_ scrollView: ScrollView, _ action: @escaping (GestureRecognizer) throws -> Void) {
    self.scrollView = scrollView
    super.init(action)
  }

  /// The distance that the fingers have moved along the scrollable axes, in points of the layer.
  var scrollTranslation: Point { scrollView.scrollTranslation(of: translation, endingAt: location) }

  override var hasBegun: Bool {
    let scrollTranslation = scrollTranslation
    guard scrollTranslation.length >= Self.slop, touches.allSatisfy(scrollView.canTake) else { return false }
    slack = scrollTranslation * (Self.slop / scrollTranslation.length)
    return true
  }

  override var restoration: () -> Void {
    { [self, slack, restoration = super.restoration] in
      restoration()
      self.slack = slack
    }
  }

  override func touchesBegan(_ began: [Touch], on stage: Stage) throws {
    try super.touchesBegan(began, on: stage)
    guard state == .possible, try scrollView.catchContent() else { return }
    slack = .zero
    try change(to: .began, on: stage)
  }
}
