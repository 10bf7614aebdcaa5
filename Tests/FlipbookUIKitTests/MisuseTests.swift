import FlipbookUIKit
import Testing

/// What Core Animation raises an exception for traps here, and so does what it would silently leave out.
@Suite struct MisuseTests {
  @Test func aLayerInsideItself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let layer = CALayer()
      layer.addSublayer(layer)
    }
    expectTrap(result, "CALayerInvalidTree")
  }

  @Test func aFrameThatIsNoNumber() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      UIView().frame = CGRect(x: Double.nan, y: 0, width: 1, height: 1)
    }
    expectTrap(result, "CALayerInvalidGeometry")
  }

  @Test func anUnknownKeyPath() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      CALayer().add(CABasicAnimation(keyPath: "transfrom.scale"), forKey: nil)
    }
    expectTrap(result, "has no animatable property 'transfrom.scale'")
  }

  @Test func aValueOfAnotherType() async {
    await #expect(processExitsWith: .failure) {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = "1"
      CALayer().add(animation, forKey: nil)
    }
  }

  @Test func aBlockOutsideOfStages() async {
    await #expect(processExitsWith: .failure) { UIView.animate(withDuration: 1) {} }
  }

  /// Runs code on a stage in a process of its own, and expects it to trap with a message.
  private func expectTrap(_ result: ExitTest.Result?, _ message: String, at location: SourceLocation = #_sourceLocation)
  {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(message), "\(text)", sourceLocation: location)
  }

  @Test("A property animator that is finished before it is stopped traps, as UIKit raises an exception")
  func finishingARunningAnimator() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Stage.run { window in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.startAnimation()
        animator.finishAnimation(at: .end)
      }
    }
    expectTrap(result, "finishAnimation needs a stopped animator")
  }

  @Test("Drawing outside of drawing code traps, and so do settings that come back without having been saved")
  func drawingWithoutContext() async {
    let fill = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Stage.run { _ in UIColor.red.setFill() }
    }
    expectTrap(fill, "UIColor.setFill was called without a context")
    let restored = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Stage.run { _ in
        _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { $0.cgContext.restoreGState() }
      }
    }
    expectTrap(restored, "restoreGState was called without a matching saveGState")
    let empty = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Stage.run { _ in _ = UIGraphicsImageRenderer(size: .zero).image { _ in } }
    }
    expectTrap(empty, "an image must be 1 to 16384 pixels")
  }

  @Test("A stopped property animator cannot be started before it is finished")
  func startingAStoppedAnimator() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Stage.run { window in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.startAnimation()
      }
    }
    expectTrap(result, "startAnimation needs")
  }

  @Test("Setters without an effect are reported once, and initial values aren't") func settersWithoutEffect() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let (bar, item) = (UINavigationBar(), UINavigationItem(title: "Initial"))
      for _ in 0..<2 {
        bar.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 20)]
        bar.barTintColor = .red
        item.title = "Title"
        UIBarButtonItem().setTitleTextAttributes([:], for: .normal)
        NSMutableParagraphStyle().lineSpacing = 4
        UIApplication.shared.beginIgnoringInteractionEvents()
      }
      _ = Stage.run { window in
        let (home, sheet) = (UIViewController(), UIViewController())
        window.rootViewController = home
        sheet.preferredContentSize = CGSize(width: 1, height: 1)
        sheet.modalPresentationStyle = .formSheet
        home.present(sheet, animated: false)
      }
      _ = UIViewController().navigationItem
      UITextField().keyboardType = .numberPad
      UIView().accessibilityValue = "1"
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let reports = text.split(separator: "\n").filter { $0.contains(" has no effect: ") }.map { $0.prefix { $0 != " " } }
    #expect(
      reports == [
        "UINavigationBar.titleTextAttributes", "UINavigationBar.barTintColor", "UINavigationItem.title",
        "UIBarButtonItem.setTitleTextAttributes(_:for:)", "NSParagraphStyle.lineSpacing",
        "UIApplication.beginIgnoringInteractionEvents()", "UIViewController.preferredContentSize",
      ], "\(text)")
  }
}
