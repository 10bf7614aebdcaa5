// swift-format-ignore-file
// Fade in 0.2 s, from fade.yaml, exported as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
#else
  import FlipbookUIKit
#endif

/// Fade in 0.2 s.
final class FadeIn02S: UIView {
  let card = UIView()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    backgroundColor = UIColor(red: 246 / 255, green: 247 / 255, blue: 251 / 255, alpha: 1)
    addCard()
  }

  required init?(coder: NSCoder) {
    fatalError("this view is made in code")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { start() }
  }

  private func addCard() {
    card.frame = CGRect(x: 60, y: 50, width: 200, height: 140)
    card.backgroundColor = UIColor(red: 61 / 255, green: 90 / 255, blue: 128 / 255, alpha: 1)
    card.layer.cornerRadius = 20
    card.layer.cornerCurve = .continuous
    card.isUserInteractionEnabled = false
    addSubview(card)

    let avatar = CALayer()
    avatar.frame = CGRect(x: 20, y: 20, width: 44, height: 44)
    avatar.backgroundColor = UIColor(red: 152 / 255, green: 193 / 255, blue: 217 / 255, alpha: 1).cgColor
    avatar.cornerRadius = 22
    card.layer.addSublayer(avatar)

    let name = CALayer()
    name.frame = CGRect(x: 78, y: 26, width: 100, height: 12)
    name.backgroundColor = UIColor(red: 224 / 255, green: 251 / 255, blue: 252 / 255, alpha: 1).cgColor
    name.cornerRadius = 6
    card.layer.addSublayer(name)

    let role = CALayer()
    role.frame = CGRect(x: 78, y: 46, width: 64, height: 10)
    role.backgroundColor = UIColor(red: 152 / 255, green: 193 / 255, blue: 217 / 255, alpha: 1).cgColor
    role.cornerRadius = 5
    card.layer.addSublayer(role)

    let line0 = CALayer()
    line0.frame = CGRect(x: 20, y: 82, width: 160, height: 8)
    line0.backgroundColor = UIColor(red: 91 / 255, green: 123 / 255, blue: 163 / 255, alpha: 1).cgColor
    line0.cornerRadius = 4
    card.layer.addSublayer(line0)

    let line1 = CALayer()
    line1.frame = CGRect(x: 20, y: 98, width: 124, height: 8)
    line1.backgroundColor = UIColor(red: 91 / 255, green: 123 / 255, blue: 163 / 255, alpha: 1).cgColor
    line1.cornerRadius = 4
    card.layer.addSublayer(line1)

    let line2 = CALayer()
    line2.frame = CGRect(x: 20, y: 114, width: 88, height: 8)
    line2.backgroundColor = UIColor(red: 91 / 255, green: 123 / 255, blue: 163 / 255, alpha: 1).cgColor
    line2.cornerRadius = 4
    card.layer.addSublayer(line2)
  }

  /// Starts the initial animations.
  private func start() {
    after(0.6) { [self] in
      UIView.animate(withDuration: 0.2, delay: 0, options: []) { [self] in
        card.alpha = 0
      }
    }
    after(1.4) { [self] in
      UIView.animate(withDuration: 0.2, delay: 0, options: []) { [self] in
        card.alpha = 1
      }
    }
  }

  /// Runs a block after a delay, in seconds.
  private func after(_ delay: TimeInterval, _ block: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: DispatchWorkItem(block: block))
  }
}
