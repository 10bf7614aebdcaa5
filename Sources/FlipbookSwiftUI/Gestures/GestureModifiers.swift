public import Foundation

/// A view with a gesture, unless the environment disables it.
private struct GestureView<Content: View>: PrimitiveView {
  let content: Content
  var modifier: GestureModifier

  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    var modifier = modifier
    modifier.isEnabled = context.environment.isEnabled
    return content.modified(modifier).node(updating: old, context)
  }
}

/// The shape of touches on a view.
private final class ContentShapeElement<Content: Shape>: EffectElement {
  var shape: Content

  init(_ child: Element, _ shape: Content) {
    self.shape = shape
    super.init(child)
  }

  override func hit(_ point: CGPoint, _ handlers: inout [any TouchHandler]) -> Bool {
    let size = shownFrame(at: graph.time).size
    guard let local = localPoint(point), shape.path(in: CGRect(origin: .zero, size: size)).contains(local)
    else { return false }
    _ = child.hit(point, &handlers)
    return true
  }
}

private struct ContentShapeModifier<Content: Shape>: ElementModifier {
  let shape: Content
  func makeElement(around child: Element) -> Element { ContentShapeElement(child, shape) }
  func update(_ element: Element, _ context: ViewContext) {
    (element as? ContentShapeElement<Content>)?.shape = shape
  }
}

private final class HitTestingElement: WrappingElement {
  var isEnabled = true
  override func hit(_ point: CGPoint, _ handlers: inout [any TouchHandler]) -> Bool {
    isEnabled && super.hit(point, &handlers)
  }
}

private struct HitTestingModifier: ElementModifier {
  let isEnabled: Bool
  func makeElement(around child: Element) -> Element { HitTestingElement(child) }
  func update(_ element: Element, _ context: ViewContext) { (element as? HitTestingElement)?.isEnabled = isEnabled }
}

extension View {
  /// Adds a gesture; gestures of views inside come first.
  public func gesture<T: Gesture>(_ gesture: T) -> some View {
    GestureView(content: self, modifier: GestureModifier(gesture: gesture.resolution))
  }
  /// Adds a gesture that comes before the gestures of views inside.
  public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View {
    GestureView(content: self, modifier: GestureModifier(gesture: gesture.resolution, isFirst: true))
  }
  /// Adds a gesture at the same time as others.
  public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View {
    GestureView(content: self, modifier: GestureModifier(gesture: gesture.resolution, isSimultaneous: true))
  }
  /// Runs an action when the view is tapped.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }
  /// Runs an action when a finger has stayed down on the view.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    var gesture = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance).resolution
    gesture.ended.append { _ in action() }
    gesture.changed.append { value in (value as? Bool).map { onPressingChanged?($0) } }
    return GestureView(content: self, modifier: GestureModifier(gesture: gesture))
  }
  /// Sets the shape that receives touches.
  public func contentShape<S: Shape>(_ shape: S) -> some View { modified(ContentShapeModifier(shape: shape)) }
  /// Sets whether the view receives touches.
  public func allowsHitTesting(_ enabled: Bool) -> some View { modified(HitTestingModifier(isEnabled: enabled)) }
}
