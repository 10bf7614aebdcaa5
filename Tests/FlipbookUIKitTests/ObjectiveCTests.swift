import FlipbookUIKit
import Testing

/// What ported code has in place of Objective-C.
@Suite struct ObjectiveCTests {
  private final class Menu: UIView {
    var calls: [String] = []
    func tapped() { calls.append("tapped") }
    func sent(_ sender: Any) { calls.append("sent \(type(of: sender))") }
    func both(_ sender: UIControl, event: UIEvent) { calls.append("both") }
    func ticked(_ timer: Timer) { calls.append("ticked") }
    func told(_ notification: Notification) { calls.append("told \(notification.name.rawValue)") }
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { calls.append("\(keyPath ?? "") \(change?[.oldKey] ?? "nil") \(change?[.newKey] ?? "nil")") }
  }

  private static let tapped = Selector("tapped", Menu.tapped)
  private static let sent = Selector("sent:", Menu.sent(_:))

  @Test func selectorsAreNames() {
    #expect(Self.tapped == Selector("tapped") && Self.tapped != Self.sent)
    #expect(NSStringFromSelector(Self.sent) == "sent:")
    #expect(Menu().responds(to: Self.sent) && !UIView().responds(to: Self.sent))
  }

  @Test func controlsCallSelectors() {
    _ = Stage.run { window in
      let (menu, control) = (Menu(), UIControl())
      window.addSubview(menu)
      menu.addSubview(control)
      control.addTarget(menu, action: Self.tapped, for: .touchUpInside)
      control.addTarget(menu, action: Self.sent, for: .touchUpInside)
      control.addTarget(nil, action: Selector("both:event:", Menu.both(_:event:)), for: .touchUpInside)
      #expect(control.actions(forTarget: menu, forControlEvent: .touchUpInside) == ["tapped", "sent:"])
      control.sendActions(for: .touchUpInside)
      control.removeTarget(menu, action: Self.tapped, for: .allEvents)
      control.sendActions(for: .touchUpInside)
      #expect(menu.calls == ["tapped", "sent UIControl", "both", "sent UIControl", "both"])
    }
  }

  @Test func timersAndRequestsCallSelectors() throws {
    let menu = Menu()
    let stage = Stage.run(duration: 1) { _ in
      Timer.scheduledTimer(
        timeInterval: 0.4, target: menu, selector: Selector("ticked:", Menu.ticked(_:)), userInfo: nil, repeats: true)
      menu.perform(Self.tapped, with: nil, afterDelay: 0.1)
      menu.perform(Self.sent, with: menu, afterDelay: 0.2)
      NSObject.cancelPreviousPerformRequests(withTarget: menu, selector: Self.sent, object: nil)
    }
    try stage.advance(to: 0.9)
    #expect(menu.calls == ["tapped", "ticked", "ticked"])
  }

  @Test func notificationsBelongToAStage() {
    let (first, second) = (Menu(), Menu())
    let name = Notification.Name("moved")
    let stages = [first, second].map { menu in
      Stage.run { _ in
        NotificationCenter.default.addObserver(
          menu, selector: Selector("told:", Menu.told(_:)), name: name, object: nil)
      }
    }
    stages[0].perform { _ in
      NotificationCenter.default.post(name: name, object: nil)
      NotificationCenter.default.post(name: Notification.Name("other"), object: nil)
      NotificationCenter.default.removeObserver(first)
      NotificationCenter.default.post(name: name, object: nil)
    }
    #expect(first.calls == ["told moved"] && second.calls.isEmpty)
  }

  // Sound: only its address is used.
  nonisolated(unsafe) private static var key: UInt8 = 0

  private func associated(with object: Any) -> Any? { unsafe objc_getAssociatedObject(object, &Self.key) }

  private func associate(_ value: Any?, with object: Any, _ policy: objc_AssociationPolicy) {
    unsafe objc_setAssociatedObject(object, &Self.key, value, policy)
  }

  @Test func objectsHaveAssociatedValues() {
    let menu = Menu()
    #expect(associated(with: menu) == nil)
    associate("note", with: menu, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(associated(with: menu) as? String == "note")
    #expect(associated(with: UIView()) == nil)
    associate(nil, with: menu, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(associated(with: menu) == nil)
    weak var released: UIView?
    do {
      let value = UIView()
      released = value
      associate(value, with: menu, .OBJC_ASSOCIATION_ASSIGN)
      #expect(associated(with: menu) as? UIView === value)
    }
    #expect(released == nil && associated(with: menu) == nil)
  }

  @Test func changesOfViewsAreObserved() {
    _ = Stage.run { window in
      let (menu, scroll) = (Menu(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      window.addSubview(scroll)
      // Sound: there is no context.
      unsafe scroll.addObserver(menu, forKeyPath: "contentOffset", options: [.old, .new], context: nil)
      scroll.contentOffset = CGPoint(x: 0, y: 20)
      scroll.contentOffset = CGPoint(x: 0, y: 20)
      scroll.alpha = 0.5
      scroll.removeObserver(menu, forKeyPath: "contentOffset")
      scroll.contentOffset = .zero
      #expect(menu.calls == ["contentOffset \(CGPoint.zero) \(CGPoint(x: 0, y: 20))"])
      var seen: [CGFloat] = []
      let observation = scroll.observe(\.alpha, options: [.new, .initial]) { _, change in
        seen.append(change.newValue ?? -1)
      }
      scroll.alpha = 0.25
      observation.invalidate()
      scroll.alpha = 1
      #expect(seen == [0.5, 0.25])
    }
  }

  @Test func recognizersCallSelectors() throws {
    let menu = Menu(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let stage = Stage.run(duration: 1) { window in
      window.addSubview(menu)
      menu.addGestureRecognizer(UITapGestureRecognizer(target: menu, action: Self.sent))
      window.touches.tap(menu, at: 0.2)
    }
    try stage.advance(to: 1)
    #expect(menu.calls == ["sent UITapGestureRecognizer"])
  }

  private final class Holder: UIView {
    let inner = UIView()
    var calls = 0
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { calls += keyPath == "inner.frame" ? 1 : 0 }
  }

  @Test func changesOfPropertiesAreObserved() {
    let holder = Holder()
    // Sound: there is no context.
    unsafe holder.addObserver(holder, forKeyPath: "inner.frame", options: .new, context: nil)
    holder.inner.frame.origin.x = 5
    holder.removeObserver(holder, forKeyPath: "inner.frame")
    holder.inner.frame.origin.x = 6
    #expect(holder.calls == 1)
  }

  @Test("The pan recognizer of a scroll view follows its drags, which go on") func scrollPans() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var states: Set<UIGestureRecognizer.State> = []
    final class Target: NSObject {
      var moved: (UIPanGestureRecognizer) -> Void = { _ in }
      func panned(_ recognizer: UIPanGestureRecognizer) { moved(recognizer) }
    }
    let target = Target()
    target.moved = { states.insert($0.state) }
    let stage = Stage.run(size: CGSize(width: 100, height: 100), duration: 2) { window in
      scroll.contentSize = CGSize(width: 100, height: 500)
      scroll.panGestureRecognizer.addTarget(target, action: Selector("panned:", Target.panned(_:)))
      window.addSubview(scroll)
      window.touches.drag(scroll, at: 0.2, by: CGVector(dx: 0, dy: -60))
    }
    try stage.advance(to: 2)
    #expect(scroll.contentOffset.y > 20)
    #expect(states == [.began, .changed, .ended])
  }
}
