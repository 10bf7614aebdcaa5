import FlipbookUIKit
import Testing

/// The facts of views in views that the tests of flowkey/UIKit-cross-platform check.
@Suite struct ViewFactTests {
  /// A view's own origin in the outermost view.
  private func origin(of view: UIView) -> CGPoint {
    var root = view
    while let outer = root.superview { root = outer }
    return view.convert(.zero, to: root)
  }

  private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in outer: UIView) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    outer.addSubview(view)
    return view
  }

  @Test("Points are converted through any number of views") func points() {
    let root = UIView()
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (first, second) = (view(20, 10, 10, 10, in: root), view(80, 80, 20, 20, in: root))
    #expect(root.convert(first.bounds.origin, from: first) == first.frame.origin)
    #expect(first.convert(first.bounds.origin, to: root) == first.frame.origin)
    #expect(root.convert(CGPoint(x: 15, y: 15), to: first) == CGPoint(x: -5, y: 5))
    #expect(first.convert(CGPoint(x: 5, y: 5), to: root) == CGPoint(x: 25, y: 15))
    #expect(root.convert(CGPoint(x: 85, y: 85), to: second) == CGPoint(x: 5, y: 5))
    #expect(second.convert(CGPoint(x: -5, y: -5), to: root) == CGPoint(x: 75, y: 75))
    #expect(first.convert(CGPoint(x: 60, y: 70), to: second) == .zero)
    #expect(second.convert(CGPoint(x: -5, y: -5), to: first) == CGPoint(x: 55, y: 65))
    let inner = view(5, 5, 5, 5, in: second)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: first) == CGPoint(x: 66, y: 76))
    let alone = UIView()
    #expect(alone.convert(CGPoint(x: 10, y: 10), to: nil) == CGPoint(x: 10, y: 10))
    #expect(alone.convert(CGPoint(x: 10, y: 10), from: nil) == CGPoint(x: 10, y: 10))
  }

  @Test("The origins of bounds shift what is inside, the innermost one apart") func boundsOrigins() {
    let root = UIView()
    #expect(origin(of: view(5, 5, 5, 5, in: view(10, 10, 10, 10, in: root))) == CGPoint(x: 15, y: 15))
    let shifted = UIView()
    shifted.bounds = CGRect(x: 10, y: 10, width: 100, height: 100)
    shifted.frame.origin = .zero
    #expect(origin(of: view(5, 5, 5, 5, in: view(20, 20, 10, 10, in: shifted))) == CGPoint(x: 25, y: 25))
    let outer = UIView()
    let middle = view(20, 20, 10, 10, in: outer)
    middle.bounds.origin = CGPoint(x: 10, y: 10)
    #expect(origin(of: view(5, 5, 5, 5, in: middle)) == CGPoint(x: 15, y: 15))
    let both = view(20, 20, 10, 10, in: shifted)
    both.bounds.origin = CGPoint(x: 5, y: 5)
    let far = view(5, 5, 5, 5, in: both)
    far.bounds.origin = CGPoint(x: 999, y: 999)
    #expect(origin(of: far) == CGPoint(x: -979, y: -979))
  }

  @Test("Transforms count on the whole way") func transforms() {
    func scaled(_ scale: CGFloat, _ frame: CGRect, bounds: CGPoint, in outer: UIView) -> UIView {
      let view = UIView()
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.frame = frame
      view.bounds.origin = bounds
      outer.addSubview(view)
      return view
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 512, height: 512))
    let half = scaled(
      0.5, CGRect(x: 128, y: 128, width: 256, height: 256), bounds: CGPoint(x: 32, y: 32), in: root)
    let double = scaled(2, CGRect(x: 128, y: 128, width: 128, height: 128), bounds: .zero, in: half)
    #expect(origin(of: double) == CGPoint(x: 176, y: 176))
    root.bounds.origin = CGPoint(x: 16, y: 18)
    let blank = UIView()
    half.addSubview(blank)
    let triple = scaled(
      3, CGRect(x: 100, y: 128, width: 128, height: 128), bounds: CGPoint(x: 64, y: 32), in: blank)
    #expect(origin(of: triple) == CGPoint(x: 66, y: 128))
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    let inner = scaled(2, CGRect(x: 10, y: 10, width: 60, height: 40), bounds: .zero, in: outer)
    #expect(outer.convert(CGPoint(x: 60, y: 20), to: inner) == CGPoint(x: 25, y: 5))
    #expect(inner.convert(CGPoint(x: 25, y: 5), to: outer) == CGPoint(x: 60, y: 20))
    let whole = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let container = scaled(2, CGRect(x: 0, y: 0, width: 200, height: 200), bounds: .zero, in: whole)
    let deep = view(5, 5, 20, 20, in: view(10, 10, 80, 80, in: container))
    #expect(whole.convert(CGPoint(x: 100, y: 100), to: deep) == CGPoint(x: 35, y: 35))
  }

  @Test("A point of shifted bounds is converted the same both ways") func shiftedBounds() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.bounds.origin = CGPoint(x: 50, y: 50)
    let inner = view(40, 40, 20, 20, in: outer)
    inner.bounds.origin = CGPoint(x: 123, y: 123)
    let point = CGPoint(x: 133, y: 133)
    #expect(inner.convert(point, to: outer) == CGPoint(x: 50, y: 50))
    #expect(outer.convert(point, from: inner) == CGPoint(x: 50, y: 50))
    let window = UIWindow(frame: CGRect(x: 3, y: 2, width: 256, height: 256))
    window.bounds.origin = CGPoint(x: 4, y: 1)
    let views = [(80.0, 15.0), (70, 25), (50, 64)].reduce(into: [UIView]()) { views, numbers in
      let view = view(numbers.0, numbers.0, 100, 100, in: views.last ?? window)
      view.bounds.origin = CGPoint(x: numbers.1, y: numbers.1)
      views.append(view)
    }
    #expect(views[2].convert(CGPoint(x: 20, y: 10), to: window) == CGPoint(x: 116, y: 106))
  }

  // MARK: Hits

  @Test("A point is inside by the bounds, which their edge at the right does not belong to") func inside() {
    let view = UIView()
    view.bounds.size = CGSize(width: 100, height: 100)
    #expect(view.point(inside: CGPoint(x: 99, y: 99), with: nil))
    #expect(!view.point(inside: CGPoint(x: 100, y: 100), with: nil))
    view.bounds.origin = CGPoint(x: 10_000, y: 10_000)
    #expect(!view.point(inside: CGPoint(x: 50, y: 50), with: nil))
  }

  @Test("The foremost view at a point is found, also with transforms and shifted bounds") func hits() {
    let root = UIView()
    root.bounds = CGRect(x: -10, y: -10, width: 100, height: 100)
    root.frame.origin = .zero
    let first = view(40, 40, 20, 20, in: root)
    let inner = view(10, 10, 5, 5, in: first)
    #expect(root.hitTest(CGPoint(x: -5, y: -5), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === first)
    #expect(root.hitTest(CGPoint(x: 52.5, y: 52.5), with: nil) === inner)
    #expect(root.hitTest(CGPoint(x: -11, y: -11), with: nil) == nil)
    #expect(root.hitTest(CGPoint(x: 95, y: 95), with: nil) == nil)

    let half = UIView()
    half.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    half.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let child = view(25, 25, 50, 50, in: half)
    for corner in [25.0, 74] { #expect(half.hitTest(CGPoint(x: corner, y: corner), with: nil) === child) }
    for corner in [20.0, 75, 199] { #expect(half.hitTest(CGPoint(x: corner, y: corner), with: nil) === half) }
    half.bounds.origin = CGPoint(x: 0, y: 25)
    for corner in [25.0, 74] { #expect(half.hitTest(CGPoint(x: corner, y: corner), with: nil) === child) }
    for corner in [75.0, 199] { #expect(half.hitTest(CGPoint(x: corner, y: corner), with: nil) === half) }
    #expect(half.hitTest(CGPoint(x: 200, y: 200), with: nil) == nil)

    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scaled = UIView()
    plain.addSubview(scaled)
    scaled.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    scaled.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
    for corner in [25.0, 74] { #expect(plain.hitTest(CGPoint(x: corner, y: corner), with: nil) === scaled) }
    for corner in [20.0, 75] { #expect(plain.hitTest(CGPoint(x: corner, y: corner), with: nil) === plain) }
    #expect(plain.hitTest(CGPoint(x: 100, y: 100), with: nil) == nil)
  }

  // MARK: Subviews

  @Test("Views and their layers are added and removed together") func adding() {
    let (outer, inner) = (UIView(), UIView())
    #expect(outer.subviews.isEmpty && outer.layer.sublayers == nil)
    outer.addSubview(inner)
    #expect(inner.superview === outer && inner.layer.superlayer === outer.layer)
    #expect(outer.subviews == [inner] && outer.layer.sublayers == [inner.layer])
    let other = UIView()
    other.addSubview(inner)
    #expect(outer.subviews.isEmpty && other.subviews == [inner])
    inner.removeFromSuperview()
    #expect(inner.superview == nil && inner.layer.superlayer == nil)
    #expect(other.subviews.isEmpty && other.layer.sublayers == nil)
    let layer = CALayer()
    layer.addSublayer(other.layer)
    layer.addSublayer(other.layer)
    #expect(layer.sublayers == [other.layer])
  }

  @Test("An index, or a sibling that is none, that no view has puts a view in front") func places() {
    let views = (0..<3).map { _ in UIView() }
    let outer = UIView()
    outer.addSubview(views[0])
    outer.addSubview(views[1])
    outer.insertSubview(views[2], at: 1)
    #expect(outer.subviews == [views[0], views[2], views[1]])
    #expect(outer.layer.sublayers == outer.subviews.map(\.layer))
    views[2].removeFromSuperview()
    outer.insertSubview(views[2], belowSubview: UIView())
    #expect(outer.subviews == views && outer.layer.sublayers == views.map(\.layer))
    let far = UIView()
    far.insertSubview(views[0], at: 999)
    #expect(far.subviews == [views[0]])
    let (layer, other) = (CALayer(), CALayer())
    layer.insertSublayer(other, at: 999)
    #expect(layer.sublayers?.last === other)
  }

  @Test("Layers between views keep their place") func layersBetween() {
    func make() -> (outer: UIView, layer: CALayer, views: [UIView]) {
      (UIView(), CALayer(), (0..<3).map { _ in UIView() })
    }
    var (outer, layer, views) = make()
    outer.addSubview(views[0])
    outer.layer.addSublayer(layer)
    outer.addSubview(views[1])
    #expect(outer.layer.sublayers == [views[0].layer, layer, views[1].layer])
    outer.insertSubview(views[2], belowSubview: views[1])
    #expect(outer.subviews == [views[0], views[2], views[1]])
    #expect(outer.layer.sublayers == [views[0].layer, layer, views[2].layer, views[1].layer])

    (outer, layer, views) = make()
    outer.addSubview(views[0])
    outer.layer.addSublayer(layer)
    outer.insertSubview(views[1], aboveSubview: views[0])
    #expect(outer.layer.sublayers == [views[0].layer, views[1].layer, layer])

    (outer, layer, views) = make()
    outer.addSubview(views[0])
    outer.layer.addSublayer(layer)
    outer.insertSubview(views[1], belowSubview: views[0])
    #expect(outer.layer.sublayers == [views[1].layer, views[0].layer, layer])

    (outer, layer, views) = make()
    outer.layer.addSublayer(layer)
    outer.addSubview(views[0])
    outer.insertSubview(views[1], belowSubview: views[0])
    #expect(outer.subviews == [views[1], views[0]])
    #expect(outer.layer.sublayers == [layer, views[1].layer, views[0].layer])
  }

  /// A view that notes where its layer is when it is told that it has moved.
  private final class Noted: UIView {
    var layers: [CALayer?] = []

    override func didMoveToSuperview() { layers.append(layer.superlayer) }
  }

  @Test("A view's layer is in its place when the view is told", arguments: 0..<4) func moves(way: Int) {
    let (outer, other, view) = (UIView(), UIView(), Noted())
    outer.addSubview(other)
    switch way {
    case 0: outer.addSubview(view)
    case 1: outer.insertSubview(view, at: 0)
    case 2: outer.insertSubview(view, aboveSubview: other)
    default: outer.insertSubview(view, belowSubview: other)
    }
    #expect(view.layers == [outer.layer])
    view.removeFromSuperview()
    #expect(view.layers == [outer.layer, nil])
  }

  /// A view that gives those inside a size.
  private final class Sizing: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      for view in subviews { view.frame.size = CGSize(width: 300, height: 100) }
    }
  }

  @Test("A new view is laid out, and does not keep itself alive") func lives() {
    let outer = Sizing()
    let (inner, button) = (UIView(frame: .zero), UIButton(frame: .zero))
    outer.addSubview(inner)
    outer.addSubview(button)
    button.sizeToFit()
    outer.layoutIfNeeded()
    #expect(inner.frame.size == CGSize(width: 300, height: 100) && button.frame.size == inner.frame.size)
    var view: UIView? = UIView()
    view?.addSubview(UIView())
    weak let subview = view?.subviews.first
    #expect(subview != nil)
    view = nil
    #expect(subview == nil)
  }
}
