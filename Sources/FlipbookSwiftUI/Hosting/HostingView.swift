public import FlipbookUIKit
import LayerTree

/// A view of UIKit that shows views of SwiftUI.
public final class _UIHostingView<Content: View>: UIView {
  private var graph: ViewGraph?
  private let gestures = GestureArena()
  /// The touches of the fingers that are down.
  private var fingers: [Int: UITouch] = [:]
  /// The last event of each finger.
  private var seen: [Int: TouchPoint] = [:]
  /// The view that is shown.
  public var rootView: Content {
    didSet { graph?.invalidate() }
  }

  /// Creates a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    graph = ViewGraph(
      StageGraphs.current("UIHostingController"), layer: layer.backing,
      defaultTransition: AnyTransition.opacity.trait,
      requestUpdate: { [unowned self] in setNeedsLayout() },
      root: { [unowned self] old, context in self.rootView.node(updating: old, context) })
  }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { preconditionFailure("a hosting view cannot be unarchived") }

  /// Updates the views.
  public override func layoutSubviews() {
    super.layoutSubviews()
    followTraits()
    graph?.size = bounds.size
    graph?.update()
  }

  /// Updates the views for another appearance.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTraits()
  }

  private func followTraits() {
    let scheme = traitCollection.userInterfaceStyle == .dark ? ColorScheme.dark : .light
    guard let graph, graph.environment.colorScheme != scheme else { return }
    graph.environment.colorScheme = scheme
    graph.invalidate()
  }

  /// Returns the center of a view on the canvas, by its identity; nil if there is no such view.
  func center(ofViewWithID id: AnyHashable) -> CGPoint? { graph?.center(of: id) }

  /// Passes touches to gestures.
  ///
  /// The touches of one event arrive one by one, and have all moved when the first one arrives.
  private func send(_ touches: Set<UITouch>, _ phase: TouchPoint.Phase) {
    guard let graph, let time = touches.first?.timestamp else { return }
    for touch in touches { fingers[touch.finger] = touch }
    var points: [TouchPoint] = []
    for (finger, touch) in fingers {
      let isOwn = touches.contains { $0.finger == finger }
      guard let own = isOwn ? phase : touch.timestamp == time ? touch.phase.movement : nil else { continue }
      let point = TouchPoint(finger: finger, phase: own, location: touch.location(in: nil), time: touch.timestamp)
      if seen[finger] != point { points.append(point) }
      seen[finger] = point
      if own == .ended || own == .cancelled { fingers[finger] = nil }
    }
    gestures.send(points.sorted { $0.finger < $1.finger }, in: graph)
  }

  /// Passes touches to the gestures of views.
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { send(touches, .began) }
  /// Passes touches to the gestures of views.
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { send(touches, .moved) }
  /// Passes touches to the gestures of views.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { send(touches, .ended) }
  /// Passes touches to the gestures of views.
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { send(touches, .cancelled) }
}

extension UITouch.Phase {
  /// The phase of a finger that was down before; nil for other phases.
  fileprivate var movement: TouchPoint.Phase? {
    switch self {
    case .moved: .moved
    case .ended: .ended
    case .began, .stationary, .cancelled: nil
    }
  }
}

/// A view controller of UIKit that shows views of SwiftUI: `UIHostingController`.
open class UIHostingController<Content: View>: UIViewController {
  /// The view that is shown.
  open var rootView: Content {
    get { hosting.rootView }
    set { hosting.rootView = newValue }
  }
  private let hosting: _UIHostingView<Content>

  /// Creates a controller.
  public init(rootView: Content) {
    hosting = _UIHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
  }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { preconditionFailure("a hosting controller cannot be unarchived") }

  /// Creates the view.
  open override func loadView() { view = hosting }
}
