import Geometry

/// Recognises fingers that drag the content of a scroll view, in a direction in which it can go.
final class ScrollPanGestureRecognizer: PanGestureRecognizer {
  private unowned let scrollView: ScrollView
  /// What of the translation went by before it began, in points of the layer: the content does not jump by that.
  private(set) var slack = Point.zero

  init(_ scrollView: ScrollView, _ action: @escaping (GestureRecognizer) throws -> Void) {
    self.scrollView = scrollView
    super.init(action)
  }

  /// How far the fingers have gone, in points of the layer, where the content can follow them.
  var way: Point { scrollView.way(of: translation, endingAt: location) }

  override var hasBegun: Bool {
    let way = way
    guard way.length >= Self.slop, touches.allSatisfy(scrollView.canTake) else { return false }
    slack = way * (Self.slop / way.length)
    return true
  }

  override func touchesBegan(_ began: [Touch], on stage: Stage) throws {
    try super.touchesBegan(began, on: stage)
    guard state == .possible, try scrollView.catchContent() else { return }
    slack = .zero
    try change(to: .began, on: stage)
  }
}
