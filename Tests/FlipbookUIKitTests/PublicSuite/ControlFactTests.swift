import FlipbookUIKit
import Testing

/// The facts of buttons, view controllers and texts that the tests of flowkey/UIKit-cross-platform check.
@Suite struct ControlFactTests {
  @Test("A button's title is that of its state, or else the usual one") func titles() {
    let button = UIButton(frame: .zero)
    for text in ["Short", "A longer text", "A text that is longer by far"] {
      button.setTitle(text, for: .normal)
      #expect(button.titleLabel?.text == text)
    }
    button.isSelected = true
    #expect(button.titleLabel?.text == "A text that is longer by far")
    button.setTitle("Selected", for: .selected)
    #expect(button.titleLabel?.text == "Selected")
    button.isSelected = false
    button.setTitle("Pressed", for: .highlighted)
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "Pressed")
  }

  @Test("The color of the title is that of the state, or else the usual one") func titleColors() {
    let button = UIButton(frame: .zero)
    button.setTitleColor(.blue, for: .normal)
    button.setTitle("Short", for: .normal)
    #expect(button.titleLabel?.textColor == .blue)
    button.isSelected = true
    #expect(button.titleLabel?.textColor == .blue)
    button.setTitleColor(.red, for: .selected)
    #expect(button.titleLabel?.textColor == .red)
  }

  @Test("A presented view controller fills the screen, and both know each other") func presenting() throws {
    let (first, second) = (UIViewController(nibName: nil, bundle: nil), UIViewController(nibName: nil, bundle: nil))
    let stage = Stage.run(size: CGSize(width: 320, height: 480)) { window in
      window.rootViewController = first
      first.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
      first.present(second, animated: false)
      #expect(second.view.frame == UIScreen.main.bounds)
      #expect(first.presentedViewController === second && second.presentingViewController === first)
    }
    stage.perform { _ in second.dismiss(animated: false) }
    try stage.advance(to: 0.1)
    #expect(first.presentedViewController == nil && second.presentingViewController == nil)
  }

  @Test("A presented view controller is kept by the other one, which it does not keep") func lives() throws {
    weak var first: UIViewController?
    weak var second: UIViewController?
    weak var view: UIView?
    do {
      let stage = Stage.run(size: CGSize(width: 320, height: 480)) { window in
        let (outer, inner) = (UIViewController(), UIViewController())
        window.rootViewController = outer
        outer.present(inner, animated: false)
        (first, second, view) = (outer, inner, inner.view)
      }
      #expect(first != nil && second != nil && view != nil)
      withExtendedLifetime(stage) {}
    }
    #expect(first == nil && second == nil && view == nil)
  }

  @Test("Texts have a size, wrap at a width, and hold several runs") func texts() {
    _ = Stage.run { _ in
      let font = UIFont.systemFont(ofSize: 16)
      let line = ("Text with single line" as NSString).size(withAttributes: [.font: font])
      #expect(line.width > 0 && line.height > 0)
      let label = UILabel()
      label.font = font
      label.numberOfLines = 0
      label.text = "one two three four five six seven eight nine ten"
      let whole = label.sizeThatFits(CGSize(width: 10_000, height: 0))
      let narrow = label.sizeThatFits(CGSize(width: whole.width / 3, height: 0))
      #expect(narrow.width <= (whole.width / 3).rounded(.up) && narrow.height > 2 * whole.height)
      label.text = "first\nsecond\nthird"
      #expect(abs(label.sizeThatFits(CGSize(width: 10_000, height: 0)).height - 3 * whole.height) <= 3)
      let text = NSMutableAttributedString(
        string: "Composer: ", attributes: [.font: UIFont.boldSystemFont(ofSize: 16)])
      text.append(NSAttributedString(string: "J. S. Bach", attributes: [.font: font]))
      #expect(text.string == "Composer: J. S. Bach")
      #expect(text.size().width > 0 && NSAttributedString(string: "").size().width == 0)
    }
  }
}
