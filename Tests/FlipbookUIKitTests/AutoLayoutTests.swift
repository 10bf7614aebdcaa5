import FlipbookUIKit
import Testing

@Suite struct AutoLayoutTests {
  /// A view without a size of its own, which constraints place.
  private func box() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  /// A view with a natural size.
  private final class Content: UIView {
    let natural: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      natural = CGSize(width: width, height: height)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { natural }
  }

  /// A view of 300 × 200 points with others in it, laid out.
  private func laidOut(_ views: UIView..., constraints: (UIView) -> [NSLayoutConstraint]) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    for view in views { root.addSubview(view) }
    NSLayoutConstraint.activate(constraints(root))
    root.layoutIfNeeded()
    return root
  }

  @Test func edgesSizesAndCenters() {
    let (first, second, third) = (box(), box(), box())
    _ = laidOut(first, second, third) { root in
      [
        first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        first.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        first.trailingAnchor.constraint(equalTo: root.centerXAnchor, constant: -5),
        first.heightAnchor.constraint(equalTo: first.widthAnchor, multiplier: 0.5),
        second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 10),
        second.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
        second.centerYAnchor.constraint(equalTo: first.centerYAnchor),
        second.heightAnchor.constraint(equalToConstant: 30),
        third.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25, constant: 5),
        third.heightAnchor.constraint(greaterThanOrEqualToConstant: 12),
        third.heightAnchor.constraint(lessThanOrEqualTo: third.widthAnchor, multiplier: 0.1),
        third.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        third.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8),
      ]
    }
    #expect(first.frame == CGRect(x: 10, y: 20, width: 135, height: 67.5))
    #expect(second.frame == CGRect(x: 155, y: 39, width: 135, height: 30))
    #expect(third.frame.width == 80 && third.frame.maxY == 192 && third.frame.midX == 150)
  }

  @Test("What hugs more stays at its size, and what resists more is not cut") func contentSizes() {
    for (width, cut) in [(300.0, false), (120, true)] {
      let (first, second) = (Content(80, 20), Content(100, 20))
      let row = box()
      row.addSubview(first)
      row.addSubview(second)
      first.setContentHuggingPriority(.init(251), for: .horizontal)
      second.setContentCompressionResistancePriority(.init(749), for: .horizontal)
      _ = laidOut(row) { root in
        [
          row.leadingAnchor.constraint(equalTo: root.leadingAnchor), row.topAnchor.constraint(equalTo: root.topAnchor),
          row.widthAnchor.constraint(equalToConstant: width),
          first.leadingAnchor.constraint(equalTo: row.leadingAnchor),
          first.topAnchor.constraint(equalTo: row.topAnchor), first.bottomAnchor.constraint(equalTo: row.bottomAnchor),
          second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 10),
          second.trailingAnchor.constraint(equalTo: row.trailingAnchor),
          second.centerYAnchor.constraint(equalTo: first.centerYAnchor),
        ]
      }
      #expect(first.frame.width == 80 && second.frame.width == (cut ? 30 : 210) && row.frame.height == 20)
    }
  }

  @Test("A label of several lines is as high as its width makes it, and what is below it moves") func labels() {
    let (label, below) = (UILabel(), box())
    label.text = "Some words that need more than one line in a narrow place"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    var width: NSLayoutConstraint?
    let root = laidOut(label, below) { root in
      let own = label.widthAnchor.constraint(equalToConstant: 120)
      width = own
      return [
        own, label.topAnchor.constraint(equalTo: root.topAnchor),
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 7),
        below.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      ]
    }
    let narrow = label.frame.height
    #expect(narrow == label.sizeThatFits(CGSize(width: 120, height: 0)).height && below.frame.minY == narrow + 7)
    width?.constant = 280
    root.layoutIfNeeded()
    #expect(label.frame.height < narrow && below.frame.minY == label.frame.height + 7)
  }

  @Test("Texts of different sizes meet at their baselines") func baselines() {
    let (small, large, below) = (UILabel(), UILabel(), UILabel())
    for (label, size) in [(small, 12.0), (large, 40), (below, 12)] {
      label.text = "Text"
      label.font = .systemFont(ofSize: size)
      label.translatesAutoresizingMaskIntoConstraints = false
    }
    _ = laidOut(small, large, below) { root in
      [
        large.topAnchor.constraint(equalTo: root.topAnchor),
        large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
        below.firstBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor, constant: 20),
      ]
    }
    let gap = small.frame.minY - large.frame.minY
    #expect(gap > 15 && gap < 35 && small.frame.maxY < large.frame.maxY)
    #expect(abs(below.frame.minY - small.frame.minY - 20) <= 0.5)
  }

  @Test("A block that lays out a view animates what constraints move inside it, but not the view itself")
  func animation() throws {
    let (outer, inner) = (box(), box())
    let stage = Stage.run(size: CGSize(width: 300, height: 200), duration: 2) { window in
      window.addSubview(outer)
      outer.addSubview(inner)
      let left = outer.leadingAnchor.constraint(equalTo: window.leadingAnchor)
      let top = inner.topAnchor.constraint(equalTo: outer.topAnchor)
      NSLayoutConstraint.activate([
        left, top, outer.topAnchor.constraint(equalTo: window.topAnchor),
        outer.widthAnchor.constraint(equalToConstant: 50),
        outer.heightAnchor.constraint(equalToConstant: 50),
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
      ])
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        (left.constant, top.constant) = (100, 40)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { outer.layoutIfNeeded() })
      }
    }
    try stage.advance(to: 1)
    let presented = try #require(inner.layer.presentation())
    #expect(abs(presented.frame.minY - 20) < 1e-6)
    #expect(outer.layer.presentation()?.frame.minX == 100 && outer.frame.minX == 100)
  }

  @Test(arguments: [
    // What hugs least takes the space that is left.
    (UIStackView.Distribution.fill, [0, 50, 80], [40, 20, 220]),
    (.fillEqually, [0, 103.3, 206.7], [93.3, 93.3, 93.3]), (.fillProportionally, [0, 84.7, 132], [74.7, 37.3, 168]),
    (.equalSpacing, [0, 115, 210], [40, 20, 90]), (.equalCentering, [0, 127.5, 210], [40, 20, 90]),
  ])
  func distributions(distribution: UIStackView.Distribution, starts: [CGFloat], lengths: [CGFloat]) {
    let views = [Content(40, 10), Content(20, 30), Content(90, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    (stack.distribution, stack.spacing) = (distribution, 10)
    views[0].setContentHuggingPriority(.init(800), for: .horizontal)
    views[1].setContentHuggingPriority(.init(300), for: .horizontal)
    stack.translatesAutoresizingMaskIntoConstraints = false
    _ = laidOut(stack) { root in
      [
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
        stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ]
    }
    #expect(zip(views, starts).allSatisfy { abs($0.frame.minX - $1) <= 0.5 }, "\(views.map(\.frame))")
    #expect(zip(views, lengths).allSatisfy { abs($0.frame.width - $1) <= 0.5 })
    #expect(stack.frame.height == 30 && views.allSatisfy { $0.frame.height == 30 })
  }

  @Test func stacksAreAlignedAndSpaced() {
    let views = [Content(40, 10), Content(20, 30), Content(90, 20), Content(10, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    (stack.axis, stack.alignment, stack.spacing) = (.vertical, .center, 5)
    stack.setCustomSpacing(20, after: views[0])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 6)
    views[2].isHidden = true
    stack.translatesAutoresizingMaskIntoConstraints = false
    let root = laidOut(stack) { root in
      [
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
      ]
    }
    #expect(stack.frame.size == CGSize(width: 50, height: 83))
    #expect(views[0].frame == CGRect(x: 4, y: 3, width: 40, height: 10))
    #expect(views[1].frame == CGRect(x: 14, y: 33, width: 20, height: 30) && views[3].frame.minY == 68)
    (stack.alignment, views[2].isHidden) = (.trailing, false)
    root.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 100, height: 108) && views.allSatisfy { $0.frame.maxX == 94 })
    views[1].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews.count == 3 && stack.frame.height == 73)
  }

  @Test("A block that hides or shows a view of a stack moves the others, and the view grows from where it belongs")
  func hiddenViews() throws {
    let views = [Content(40, 10), Content(20, 30), Content(90, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    (stack.spacing, stack.alignment) = (10, .top)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let stage = Stage.run(size: CGSize(width: 300, height: 200), duration: 4) { window in
      window.addSubview(stack)
      stack.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
      for (time, isHidden) in [(0.5, true), (2, false)] {
        DispatchQueue.main.asyncAfter(deadline: .now() + time) {
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { views[1].isHidden = isHidden })
        }
      }
    }
    func frame(_ view: UIView) throws -> CGRect { try #require(view.layer.presentation()).frame }
    try stage.advance(to: 1)
    #expect(try abs(frame(views[2]).minX - 65) < 1e-6 && views[1].isHidden && views[2].frame.minX == 50)
    try stage.advance(to: 1.9)
    #expect(
      views[1].frame.width == 0 && views[1].frame.minX == 40 && stack.frame.size == CGSize(width: 140, height: 20))
    try stage.advance(to: 2.5)
    #expect(try abs(frame(views[2]).minX - 65) < 1e-6 && abs(frame(views[1]).width - 10) < 1e-6)
    #expect(try abs(frame(views[1]).minX - 45) < 1e-6 && views[1].frame.minX == 50 && stack.frame.height == 30)
  }

  @Test("The edges of a scroll view are its content’s for what is inside it") func scrolling() {
    let (scroll, page) = (UIScrollView(), box())
    scroll.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(page)
    _ = laidOut(scroll) { root in
      [
        scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        scroll.widthAnchor.constraint(equalTo: root.widthAnchor),
        scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        page.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 20),
        page.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        page.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
        page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -30),
        page.widthAnchor.constraint(equalTo: scroll.widthAnchor), page.heightAnchor.constraint(equalToConstant: 500),
      ]
    }
    #expect(scroll.frame == CGRect(x: 0, y: 10, width: 300, height: 190))
    #expect(page.frame == CGRect(x: 0, y: 20, width: 300, height: 500))
    #expect(scroll.contentSize == CGSize(width: 300, height: 550))
  }

  @Test func guidesAndMargins() {
    let (guide, first, second) = (UILayoutGuide(), box(), box())
    let root = laidOut(first, second) { root in
      root.addLayoutGuide(guide)
      root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      return [
        guide.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
        guide.leftAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leftAnchor, constant: 5),
        guide.widthAnchor.constraint(equalToConstant: 50), guide.heightAnchor.constraint(equalToConstant: 60),
        first.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        first.topAnchor.constraint(equalTo: guide.bottomAnchor),
        first.widthAnchor.constraint(equalToConstant: 10),
        NSLayoutConstraint(
          item: second, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailingMargin,
          multiplier: 1,
          constant: 0),
        NSLayoutConstraint(
          item: second, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 25),
      ]
    }
    #expect(guide.layoutFrame == CGRect(x: 5, y: 10, width: 50, height: 60))
    #expect(first.frame.midX == 30 && first.frame.minY == 70 && second.frame.minX == 235)
    root.removeLayoutGuide(guide)
    #expect(root.constraints.count == 1 && root.layoutGuides.isEmpty)
  }

  @Test("Constraints of a view that leaves go, and those inside it stay") func leaving() {
    let (outer, inner) = (box(), box())
    outer.addSubview(inner)
    let inside = inner.widthAnchor.constraint(equalTo: outer.widthAnchor)
    let across = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
    let root = laidOut(outer) { root in [inside, across, outer.topAnchor.constraint(equalTo: root.topAnchor)] }
    #expect(root.constraints.count == 1 && outer.constraints.count == 2)
    outer.removeFromSuperview()
    #expect(root.constraints.isEmpty && inside.isActive && across.isActive)
  }

  @Test("Views that are not placed by constraints keep their frames, and transforms do not matter") func otherViews() {
    let (fixed, loose, turned) = (UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80)), box(), box())
    loose.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    turned.transform = CGAffineTransform(rotationAngle: 1)
    _ = laidOut(fixed, loose, turned) { _ in
      [
        turned.leftAnchor.constraint(equalTo: fixed.rightAnchor), turned.topAnchor.constraint(equalTo: fixed.topAnchor),
        turned.widthAnchor.constraint(equalToConstant: 20), turned.heightAnchor.constraint(equalTo: fixed.heightAnchor),
      ]
    }
    #expect(
      fixed.frame == CGRect(x: 5, y: 6, width: 70, height: 80) && loose.frame == CGRect(x: 1, y: 2, width: 3, height: 4)
    )
    #expect(turned.bounds.size == CGSize(width: 20, height: 80) && turned.center == CGPoint(x: 85, y: 46))
  }

  @Test("What code moves stays there until the view around it is laid out") func movedByCode() {
    let view = box()
    let root = laidOut(view) { root in
      [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
      ]
    }
    view.center = CGPoint(x: 100, y: 100)
    root.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 100, y: 100))
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 10, y: 5))
  }

  @Test func updates() {
    final class Updating: UIView {
      var calls = 0
      lazy var width = widthAnchor.constraint(equalToConstant: 0)
      override func updateConstraints() {
        calls += 1
        width.constant = CGFloat(10 * calls)
        width.isActive = true
        super.updateConstraints()
      }
    }
    let view = Updating()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.setNeedsUpdateConstraints()
    let root = laidOut(view) { root in [view.topAnchor.constraint(equalTo: root.topAnchor)] }
    #expect(view.calls == 1 && view.frame.width == 10 && !view.needsUpdateConstraints())
    view.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(view.calls == 2 && view.frame.width == 20)
  }

  @Test func fittingSizes() {
    let (cell, title) = (UIView(), Content(120, 20))
    cell.addSubview(title)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 15),
      title.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -15),
      title.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
      title.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -8),
    ])
    #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 150, height: 36))
    let wide = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 320, height: 36))
  }

  @Test("Constraints that contradict each other are named, once") func contradictions() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let view = UIView()
      view.accessibilityIdentifier = "card"
      view.translatesAutoresizingMaskIntoConstraints = false
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.addSubview(view)
      let second = view.widthAnchor.constraint(equalToConstant: 20)
      NSLayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: 10), second])
      for _ in 0..<3 {
        root.layoutIfNeeded()
        root.bounds.size.width += 1
      }
      precondition(view.bounds.width == 10)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text == "Unable to simultaneously satisfy constraints: ignoring card.width = 20.0\n")
  }

  @Test("Whatever constraints say, frames are numbers") func oddConstraints() {
    let (first, second) = (box(), box())
    _ = laidOut(first, second) { root in
      [
        first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 2),
        second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 2),
        first.heightAnchor.constraint(equalToConstant: .greatestFiniteMagnitude),
        second.heightAnchor.constraint(equalTo: first.heightAnchor, multiplier: 1e-6),
        second.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 200),
        second.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: 200),
        first.leadingAnchor.constraint(equalTo: first.leadingAnchor),
      ]
    }
    #expect(first.frame == CGRect(x: 0, y: 0, width: 0, height: 1e7))
    #expect(second.frame == CGRect(x: 200, y: 0, width: 0, height: 10))
  }

  @Test func constantsAreFinite() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      UIView().widthAnchor.constraint(equalToConstant: .infinity).isActive = true
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("the constant of NSLayoutConstraint must be finite"), "\(text)")
  }

  @Test func viewsWithoutACommonAncestor() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      UIView().topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("have no common ancestor"), "\(text)")
  }
}
