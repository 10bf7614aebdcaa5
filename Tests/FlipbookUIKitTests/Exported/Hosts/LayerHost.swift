import FlipbookUIKit

/// Clear views over the layers of exported code: they report their gestures and their scrolling to it, as the views of an
/// app do.
final class LayerHost {
  private var views: [UIView] = []
  /// The code that runs at every frame.
  private var update: (() -> Void)?

  /// Adds the views to a window, which keeps the host.
  func add(to window: UIWindow) {
    for view in views { window.addSubview(view) }
    let link = CADisplayLink(target: self, selector: LayerHost.step)
    link.add(to: .main, forMode: .common)
  }

  private func step() { update?() }

  /// Adds a clear view over a layer.
  private func cover(_ layer: CALayer) -> UIView {
    let view = UIView(frame: layer.convert(layer.bounds, to: nil))
    views.append(view)
    return view
  }

  /// Adds a view over a layer that pans, and calls a block for each state.
  private func pan(
    over layer: CALayer, _ report: @escaping (UIPanGestureRecognizer, UIGestureRecognizer.State) -> Void
  ) -> UIView {
    let view = cover(layer)
    view.addGestureRecognizer(
      UIPanGestureRecognizer { recognizer in
        if let pan = recognizer as? UIPanGestureRecognizer { report(pan, pan.state) }
      })
    return view
  }

  init(of made: DrivenByPercentagesLayers) {
    let (pan, pinch, rotation) = (
      UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer()
    )
    cover(made.sky).addGestureRecognizer(pan)
    cover(made.plant).addGestureRecognizer(pinch)
    cover(made.safe).addGestureRecognizer(rotation)
    update = {
      made.skyPan.translation = pan.translation(in: nil)
      made.plantPinch.scale = pinch.scale
      made.safeRotation.rotation = rotation.rotation
    }
  }

  init(of made: DragToOpenLayers) {
    _ = pan(over: made.home) { pan, state in
      made.homePan.translation = pan.translation(in: nil)
      made.homePan.velocity = pan.velocity(in: nil)
      switch state {
      case .began: made.homePanBegan()
      case .changed: made.homePanChanged()
      case .ended: made.homePanEnded()
      case .cancelled: made.homePanCancelled()
      default: break
      }
    }
    let detail = pan(over: made.detail) { pan, state in
      made.detailPan.translation = pan.translation(in: nil)
      made.detailPan.velocity = pan.velocity(in: nil)
      switch state {
      case .began: made.detailPanBegan()
      case .changed: made.detailPanChanged()
      case .ended: made.detailPanEnded()
      case .cancelled: made.detailPanCancelled()
      default: break
      }
    }
    update = { detail.center = made.detail.position }
  }

  init(of made: FromAPileToAGridLayers) {
    cover(made.collection).addGestureRecognizer(
      UIPinchGestureRecognizer { recognizer in
        made.collectionPinch.scale = (recognizer as? UIPinchGestureRecognizer)?.scale ?? 1
        switch recognizer.state {
        case .began: made.collectionPinchBegan()
        case .changed: made.collectionPinchChanged()
        case .ended: made.collectionPinchEnded()
        default: break
        }
      })
  }

  init(of made: HeaderThatFollowsTheScrollLayers) {
    let view = UIScrollView(frame: made.feed.frame)
    view.contentSize = CGSize(width: 320, height: 1150)
    view.showsVerticalScrollIndicator = false
    made.scrollFeed = { view.setContentOffset($0, animated: true) }
    let follower = Follower { offset in
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      made.feed.bounds.origin = offset
      CATransaction.commit()
    }
    view.delegate = follower
    views.append(view)
    update = { withExtendedLifetime(follower) {} }
  }

  /// A scroll view's delegate that calls a block.
  private final class Follower: NSObject, UIScrollViewDelegate {
    private let block: (CGPoint) -> Void

    init(_ block: @escaping (CGPoint) -> Void) { self.block = block }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { block(scrollView.contentOffset) }
  }
}
