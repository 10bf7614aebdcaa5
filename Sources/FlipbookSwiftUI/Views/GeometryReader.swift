public import FlipbookUIKit

/// A view whose content depends on its size: SwiftUI's `GeometryReader`.
public struct GeometryReader<Content: View>: View, PrimitiveView {
  private let content: (GeometryProxy) -> Content
  /// Creates a view.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    ElementNode<GeometryElement>.updating(old, context) {
      GeometryElement(context.graph)
    } update: {
      let context = context.inStack(nil)
      $0.make = { proxy, child in content(proxy).node(updating: child, context) }
      $0.isCurrent = false
    }
  }
}

/// The size and the position of a geometry reader: SwiftUI's `GeometryProxy`.
public struct GeometryProxy {
  let element: Element
  /// The size.
  public let size: CGSize
  /// The insets of the safe area: none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the frame in a coordinate space.
  ///
  /// - Precondition: The space is local or global.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global:
      return CGRect(origin: element.graph.convertToCanvas(element.frame.origin, at: element.graph.time), size: size)
    case .named(let name):
      preconditionFailure("FlipbookSwiftUI has no named coordinate spaces, such as '\(name)': use .local or .global")
    }
  }
}

private final class GeometryElement: ContainerElement {
  var make: (GeometryProxy, ViewNode) -> ViewNode = { _, node in node }
  /// True if the content belongs to the current frame.
  var isCurrent = false
  private var contentFrame = CGRect.null

  override func placeChildren(in frame: CGRect, _ proposal: ProposedViewSize) {
    if !isCurrent || contentFrame != frame {
      (isCurrent, contentFrame) = (true, frame)
      content = make(GeometryProxy(element: self, size: frame.size), content)
    }
    let offer = ProposedViewSize(frame.size)
    // As in SwiftUI, the content is at the top leading corner.
    for child in children { child.place(at: frame.origin, offer, by: self) }
  }
}
