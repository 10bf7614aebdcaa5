import FlipbookUIKit
import LayerTree
import Testing

/// The caret of a text field.
@Suite struct CaretTests {
  @Test("The caret blinks once per second, starts again with the text, and lets the stage come to rest")
  func blink() throws {
    var field: UITextField?
    let stage = Stage.run(size: CGSize(width: 200, height: 60), duration: 4) { window in
      let made = UITextField(frame: CGRect(x: 10, y: 10, width: 180, height: 40))
      window.addSubview(made)
      field = made
      window.touches.tap(made, at: 0.4, holding: 0.1)
      after(1.9) { made.text = "Flipbook" }
      after(3) { made.resignFirstResponder() }
    }
    // Visible for half a second, hidden 0.65 s after the start, visible again after a second.
    let expected: [(time: Double, opacity: Double?)] = [
      (0.3, nil), (0.55, 1), (1.0, 1), (1.06, 0.75), (1.2, 0), (1.36, 0), (1.42, 0.25), (1.52, 1), (1.95, 1), (2.4, 1),
      (2.6, 0), (2.95, 1), (3.1, nil),
    ]
    for (time, opacity) in expected {
      try stage.advance(to: time)
      let caret = try #require(field?.subviews.last)
      let shown = caret.isHidden ? nil : caret.layer.backing.presentation(at: time).opacity
      #expect(shown == opacity, "at \(time)")
    }
    let other = Stage.run(size: CGSize(width: 200, height: 60)) { window in
      let made = UITextField(frame: CGRect(x: 10, y: 10, width: 180, height: 40))
      window.addSubview(made)
      made.becomeFirstResponder()
    }
    #expect(try other.playUntilRest(limit: 5) != nil)
  }
}
