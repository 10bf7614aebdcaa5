public import Geometry

/// The properties of scroll layers: on other layers these read as in a new ``ScrollContent``, and writing does nothing.
extension LayerProperties {
  /// The point of the content that is in the upper left corner of the bounds: their origin.
  public var contentOffset: Point {
    get { if case .scroll = content { bounds.origin } else { .zero } }
    set { if case .scroll = content { bounds.origin = newValue } }
  }

  /// The size of the content, in points.
  public var contentSize: Size {
    get { scroll.contentSize }
    set { scroll.contentSize = newValue }
  }

  /// The distance that the content scrolls beyond each of its edges, in points.
  public var contentInset: EdgeInsets {
    get { scroll.contentInset }
    set { scroll.contentInset = newValue }
  }

  /// The scale of the content about its origin.
  public var zoomScale: Double {
    get { scroll.zoomScale }
    set { scroll.zoomScale = newValue }
  }

  /// The properties of scroll layers.
  package var scroll: ScrollContent {
    get { if case .scroll(let scroll) = content { scroll } else { ScrollContent() } }
    set { if case .scroll = content { content = .scroll(newValue) } }
  }
}
