import Flipbook
import FlipbookUIKit
import Testing

/// What played libraries rely on, beyond what they need to compile.
@Suite struct PlayedCodeTests {
  private final class Ring: CALayer, CreatedLayer, CopiedLayer {
    @CALayerProperty("tint") var tint = UIColor.clear
    var isReady = false
    required override init() {
      super.init()
      isReady = true
    }
    required override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { nil }
  }

  private final class RingView: UIView {
    override class var layerClass: AnyClass { Ring.self }
  }

  @Test("A view creates its layer with init(), and colors are properties of layers (UICircularProgressRing)")
  func createdLayers() throws {
    let layer = try #require(RingView(frame: .zero).layer as? Ring)
    #expect(layer.isReady && layer.tint == .clear)
    layer.tint = .red
    #expect(layer.tint == .red)
  }

  @Test("Numbers of all types become a CGFloat, as with Objective-C (DGElasticPullToRefresh)") func numbers() {
    let layer = CALayer()
    layer.setValue(0.5, forKeyPath: "transform.rotation.z")
    #expect(CGFloat(bridging: layer.value(forKeyPath: "transform.rotation.z")) == 0.5)
    for value: Any in [2.0, 2, Float(2), CGFloat(2), NSNumber(value: 2)] {
      #expect(CGFloat(bridging: value) == 2 && NSNumber(bridging: value) == 2)
    }
    #expect(CGFloat(bridging: "2") == nil && NSNumber(bridging: nil) == nil)
  }

  @Test("A tab bar's buttons are found by UIKit's name (BubbleTabBar, ESTabBarController)") func tabBarButtons() throws
  {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 100, height: 49))
    bar.items = [UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1)]
    let kind: AnyClass = try #require(NSClassFromString("UITabBarButton"))
    let buttons = bar.subviews.filter { String(describing: type(of: $0)) == "UITabBarButton" }
    #expect(buttons.count == 2 && buttons.allSatisfy { type(of: $0) == kind })
    bar.itemPositioning = .centered
    (bar.itemWidth, bar.itemSpacing) = (20, 10)
    bar.layoutIfNeeded()
    #expect(buttons.map(\.frame.minX) == [25, 55])
  }

  @Test("Unchanged attributes don't reset what code changes while the content scrolls (Gemini)")
  func unchangedAttributes() throws {
    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
      var count = 0
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        for cell in (scrollView as? UICollectionView)?.visibleCells ?? [] {
          cell.layer.transform = CATransform3DMakeScale(0.5, 0.5, 1)
        }
      }
    }
    let (source, layout) = (Source(), UICollectionViewFlowLayout())
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    let stage = Stage.run(size: CGSize(width: 100, height: 100), duration: 2) { window in
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      (view.dataSource, view.delegate) = (source, source)
      // The items are counted when they are laid out.
      source.count = 40
      window.addSubview(view)
      window.touches.drag(view, at: 0.5, by: CGVector(dx: 0, dy: -30), duration: 0.2)
    }
    try stage.advance(to: 0.4)
    #expect(view.visibleCells.count >= 2 && view.visibleCells.allSatisfy { $0.layer.transform.m11 == 1 })
    try stage.advance(to: 2)
    #expect(view.contentOffset.y > 10 && view.visibleCells.allSatisfy { $0.layer.transform.m11 == 0.5 })
  }

  @Test("Operations that end later keep others waiting, and the stage's thread is the main one (Toaster)")
  func laterOperations() throws {
    final class Later: Operation, @unchecked Sendable {
      private var running = false
      private var ended = false
      var starts: [TimeInterval] = []
      override var isExecuting: Bool { running }
      override var isFinished: Bool { ended }
      override func start() {
        guard Thread.isMainThread else { return }
        running = true
        starts.append(CACurrentMediaTime())
        Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in (self.running, self.ended) = (false, true) }
      }
    }
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let operations = [Later(), Later()]
    let stage = Stage.run(duration: 2) { _ in for operation in operations { queue.addOperation(operation) } }
    try stage.advance(to: 2)
    #expect(operations.allSatisfy { $0.starts.count == 1 })
    #expect(operations[1].starts[0] - operations[0].starts[0] >= 0.5 && queue.operationCount == 0)
  }

  @Test("A context over memory writes what is drawn to it (KRActivityIndicatorView)") func memory() throws {
    var pixel: [UInt8] = [0, 0, 0, 0]
    _ = Stage.run { _ in
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
      gradient.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
      // Sound: the array outlives the context.
      unsafe pixel.withUnsafeMutableBytes { bytes in
        let context = unsafe CGContext(
          data: bytes.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        if let context { gradient.render(in: context) }
      }
    }
    #expect(pixel == [255, 0, 0, 255])
  }

  @Test("A context over memory stops to write after 256 operations, and goes on to draw") func boundedMemory() throws {
    var pixel: [UInt8] = [0, 0, 0, 0]
    var drawn: CGImage?
    let images = ImageLibrary()
    _ = Stage.run(images: images) { _ in
      // Sound: the array outlives the context.
      unsafe pixel.withUnsafeMutableBytes { bytes in
        let context = unsafe CGContext(
          data: bytes.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        for count in 1...257 {
          context?.setFillColor(count <= 256 ? UIColor.red.cgColor : UIColor.blue.cgColor)
          context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        drawn = context?.makeImage()
      }
    }
    let shown = try #require(drawn.flatMap { images.bitmap(for: $0.reference) })
    #expect(pixel == [255, 0, 0, 255] && shown[0, 0].blue == 255)
  }

  @Test("A button's background is stretched by the caps of the image that it shows") func buttonBackgrounds() {
    _ = Stage.run { _ in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
      let button = UIButton()
      button.setBackgroundImage(
        image.resizableImage(withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)), for: .normal)
      #expect(button.layer.contentsCenter == CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2))
      button.setBackgroundImage(image, for: .normal)
      #expect(button.layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  @Test("A label draws its text in the drawing code of another view (UICircularProgressRing)") func labels() throws {
    final class Drawing: UIView {
      override func draw(_ rect: CGRect) {
        let label = UILabel()
        (label.text, label.textColor, label.textAlignment) = ("■", .red, .center)
        label.drawText(in: bounds)
      }
    }
    let stage = Stage.run(size: CGSize(width: 60, height: 40)) { window in
      window.addSubview(Drawing(frame: CGRect(x: 0, y: 0, width: 60, height: 40)))
    }
    let picture = try Renderer(stage).still(at: 0)
    var red: [(x: Int, y: Int)] = []
    for y in 0..<40 { for x in 0..<60 where picture[x, y].green < 128 { red.append((x, y)) } }
    #expect(red.count > 20 && red.allSatisfy { (20...40).contains($0.x) && (8...32).contains($0.y) })
  }

  @Test("An optional method without an implementation has no result (VerticalCardSwiper)") func optionalMethods() {
    let (plain, own) = (PlainOwner(), SizedOwner())
    #expect(implemented(plain.size(of: 1)) == nil && implemented(own.size(of: 1)) == CGSize(width: 1, height: 1))
    #expect((implemented(plain.size(of: implemented(own.size(of: 2)) == nil ? 0 : 3)) ?? .zero) == .zero)
    #expect(implemented(own.size(of: implemented(plain.size(of: 2)) == nil ? 5 : 3)) == CGSize(width: 5, height: 5))
    let none: (any Owner)? = nil
    #expect(implemented(none?.size(of: 1)) == nil)
  }
}

/// A protocol as `flipbook port` writes it.
private protocol Owner: AnyObject {
  func size(of item: Int) -> CGSize
}

extension Owner {
  fileprivate func size(of item: Int) -> CGSize { unimplemented(.zero) }
}

private final class PlainOwner: Owner {}

private final class SizedOwner: Owner {
  func size(of item: Int) -> CGSize { CGSize(width: item, height: item) }
}
