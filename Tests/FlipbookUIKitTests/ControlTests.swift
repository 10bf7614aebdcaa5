import FlipbookUIKit
import Testing

/// Switches, sliders, bars, dots, and indicators.
@Suite struct ControlTests {
  @Test("A switch toggles where a finger is lifted on it, and its thumb glides")
  func switches() throws {
    let control = UISwitch(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
    #expect(control.frame == CGRect(x: 20, y: 20, width: 51, height: 31))
    var values: [Bool] = []
    let stage = Stage.run(duration: 4) { window in
      window.addSubview(control)
      control.addAction(UIAction { _ in values.append(control.isOn) }, for: .valueChanged)
      window.touches.tap(control, at: 0.5)
      window.touches.tap(control, at: 2)
    }
    let thumb = try #require(control.subviews.first)
    try stage.advance(to: 0.4)
    #expect(thumb.layer.presentation()?.frame.minX == 2 && values.isEmpty)
    try stage.advance(to: 0.75)
    let moving = try #require(thumb.layer.presentation()).frame.midX
    #expect(values == [true] && moving > 16 && moving < 35)
    try stage.advance(to: 1.5)
    #expect(thumb.layer.presentation()?.frame == CGRect(x: 22, y: 2, width: 27, height: 27))
    try stage.advance(to: 4)
    #expect(values == [true, false] && !control.isOn)
    control.setOn(true, animated: false)
    #expect(values == [true, false] && control.isOn)
  }

  @Test("A slider follows a finger that holds its thumb, and no other")
  func sliders() throws {
    let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 228, height: 34))
    slider.maximumValue = 10
    slider.value = 20
    #expect(slider.value == 10)
    slider.value = 5
    var values: [Float] = []
    let stage = Stage.run(size: CGSize(width: 250, height: 60), duration: 4) { window in
      window.addSubview(slider)
      slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
      // The thumb's middle is at 124 points of the window.
      window.touches.drag(slider, at: 0.5, from: CGPoint(x: 128, y: 30), by: CGVector(dx: 40, dy: 0), duration: 0.4)
      window.touches.drag(slider, at: 2, from: CGPoint(x: 40, y: 30), by: CGVector(dx: 50, dy: 0), duration: 0.4)
    }
    try stage.advance(to: 1.5)
    #expect(abs(slider.value - 7) < 1e-3 && values.count > 5 && values == values.sorted())
    let count = values.count
    try stage.advance(to: 4)
    #expect(abs(slider.value - 7) < 1e-3 && values.count == count)
    slider.isContinuous = false
    slider.setValue(-3, animated: false)
    #expect(slider.value == 0 && values.count == count)
  }

  @Test("A bar fills up in a quarter of a second")
  func bars() throws {
    let bar = UIProgressView(progressViewStyle: .default)
    let stage = Stage.run(duration: 1) { window in
      window.addSubview(bar)
      bar.progress = 0.2
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { bar.setProgress(1.5, animated: true) }
    }
    let fill = try #require(bar.subviews.first)
    try stage.advance(to: 0.4)
    #expect(abs((fill.layer.presentation()?.frame.width ?? 0) - 30) < 1e-4)
    try stage.advance(to: 0.625)
    #expect(abs((fill.layer.presentation()?.frame.width ?? 0) - 90) < 1)
    try stage.advance(to: 0.8)
    #expect(fill.layer.presentation()?.frame.width == 150 && bar.progress == 1)
  }

  @Test("Spokes light up around the indicator, which is hidden before and after")
  func indicators() throws {
    let indicator = UIActivityIndicatorView(style: .large)
    #expect(indicator.bounds.size == CGSize(width: 37, height: 37) && indicator.isHidden)
    let stage = Stage.run(duration: 3) { window in
      window.addSubview(indicator)
      indicator.startAnimating()
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { indicator.stopAnimating() }
    }
    func brightest(at time: Double) throws -> Int? {
      try stage.advance(to: time)
      let spokes = indicator.layer.sublayers ?? []
      return spokes.indices.max {
        (spokes[$0].presentation()?.opacity ?? 0) < (spokes[$1].presentation()?.opacity ?? 0)
      }
    }
    for step in 0..<8 { #expect(try brightest(at: 0.06 + Double(step) / 8) == step) }
    #expect(indicator.isAnimating && !indicator.isHidden)
    try stage.advance(to: 2.5)
    #expect(!indicator.isAnimating && indicator.isHidden)
  }

  @Test("Dots turn to the page on whose side the finger is lifted")
  func dots() throws {
    let control = UIPageControl()
    control.numberOfPages = 4
    #expect(control.sizeThatFits(.zero) == CGSize(width: 55, height: 37))
    control.currentPage = 9
    #expect(control.currentPage == 3)
    control.currentPage = 1
    var pages: [Int] = []
    let stage = Stage.run(size: CGSize(width: 100, height: 60), duration: 3) { window in
      control.frame = CGRect(x: 0, y: 0, width: 100, height: 37)
      window.addSubview(control)
      control.addAction(UIAction { _ in pages.append(control.currentPage) }, for: .valueChanged)
      window.touches.tap(control, at: 0.5, point: CGPoint(x: 80, y: 20))
      window.touches.tap(control, at: 1, 1.5, 2, point: CGPoint(x: 20, y: 20))
    }
    try stage.advance(to: 3)
    #expect(pages == [2, 1, 0])
  }

  @Test("The thumb of segments glides to the one on which a finger is lifted, and follows a finger that holds it")
  func segments() throws {
    let control = UISegmentedControl(items: ["Day", "Week", "Month"])
    #expect(control.bounds.height == 32 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 0
    control.setEnabled(false, forSegmentAt: 1)
    var log: [Int] = []
    let stage = Stage.run(size: CGSize(width: 300, height: 60), duration: 4) { window in
      control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
      window.addSubview(control)
      control.addAction(UIAction { _ in log.append(control.selectedSegmentIndex) }, for: .valueChanged)
      window.touches.tap(control, at: 0.5, point: CGPoint(x: 250, y: 16))
      // A disabled segment, and the selected one.
      window.touches.tap(control, at: 1.2, point: CGPoint(x: 150, y: 16))
      window.touches.tap(control, at: 1.6, point: CGPoint(x: 250, y: 16))
      window.touches.drag(control, at: 2, from: CGPoint(x: 250, y: 16), by: CGVector(dx: -210, dy: 0), duration: 0.4)
    }
    func thumb(_ time: Double) throws -> CGFloat {
      try stage.advance(to: time)
      let layers = control.layer.sublayers ?? []
      return try #require(layers.first { $0.cornerRadius == 7 }?.presentation()).position.x
    }
    #expect(try thumb(0.4) == 50)
    let midway = try thumb(0.68)
    #expect(midway > 60 && midway < 245, "\(midway)")
    #expect(abs(try thumb(1.1) - 250) < 0.5 && log == [2])
    #expect(abs(try thumb(1.9) - 250) < 0.5 && log == [2])
    #expect(try thumb(2.35) < 240 && log == [2])
    #expect(abs(try thumb(3.5) - 50) < 0.5 && log == [2, 0])
    control.insertSegment(withTitle: "Hour", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 0) == "Hour")
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 3)
  }

  @Test("The thumb glides when segments are inserted and removed, if that is animated", arguments: [true, false])
  func insertedSegments(animated: Bool) throws {
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.selectedSegmentIndex = 1
    let stage = Stage.run(size: CGSize(width: 240, height: 40), duration: 3) { window in
      control.frame = CGRect(x: 0, y: 0, width: 240, height: 32)
      window.addSubview(control)
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        control.insertSegment(withTitle: "Month", at: 2, animated: animated)
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { control.removeSegment(at: 0, animated: animated) }
    }
    func thumb(_ time: Double) throws -> CGFloat {
      try stage.advance(to: time)
      let layers = control.layer.sublayers ?? []
      return try #require(layers.first { $0.cornerRadius == 7 }?.presentation()).position.x
    }
    #expect(try thumb(0.9) == 180)
    let midway = try thumb(1.13)
    #expect(animated ? midway > 125 && midway < 175 : midway == 120, "\(midway)")
    #expect(try thumb(1.9) == 120)
    let back = try thumb(2.13)
    #expect(animated ? back > 65 && back < 115 : back == 60, "\(back)")
    #expect(try thumb(2.9) == 60)
  }

  @Test("A momentary control selects nothing, and tells its actions which segment was touched")
  func momentarySegments() throws {
    var log: [Int] = []
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 200, height: 32),
      actions: [UIAction(title: "Back") { _ in log.append(-10) }, UIAction(title: "Next") { _ in log.append(10) }])
    control.isMomentary = true
    control.setWidth(50, forSegmentAt: 0)
    let stage = Stage.run(size: CGSize(width: 200, height: 40), duration: 2) { window in
      window.addSubview(control)
      control.addAction(UIAction { _ in log.append(control.selectedSegmentIndex) }, for: .valueChanged)
      window.touches.tap(control, at: 0.5, 1, point: CGPoint(x: 60, y: 16))
    }
    try stage.advance(to: 2)
    #expect(log == [10, 1, 10, 1] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.widthForSegment(at: 0) == 50 && control.intrinsicContentSize.width > 50)
  }

  @Test("The image padding of a button's configuration keeps its image and title apart") func imagePadding() throws {
    func button(padding: CGFloat, title: String?) -> UIButton {
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
      var configuration = UIButton.Configuration.plain()
      (configuration.image, configuration.title, configuration.imagePadding) = (picture, title, padding)
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      button.configuration = configuration
      button.layoutIfNeeded()
      return button
    }
    _ = Stage.run { _ in
      let (near, far) = (button(padding: 0, title: "Go"), button(padding: 8, title: "Go"))
      #expect(far.intrinsicContentSize.width == near.intrinsicContentSize.width + 8)
      #expect(near.imageView?.frame.maxX == near.titleLabel?.frame.minX)
      #expect(far.imageView.map { $0.frame.maxX + 8 } == far.titleLabel?.frame.minX)
      #expect(far.imageView.map { $0.frame.minX + 4 } == near.imageView?.frame.minX)
      #expect(
        button(padding: 8, title: nil).intrinsicContentSize == button(padding: 0, title: nil).intrinsicContentSize)
    }
  }
}
