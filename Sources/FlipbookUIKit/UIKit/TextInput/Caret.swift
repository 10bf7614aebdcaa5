import Foundation

/// The blinking caret of a text field.
///
/// The stage's clock drives it through a display link, so the stage can come to rest.
final class Caret: UIView {
  /// The opacities of a blink, each with its first time since the start, in seconds.
  ///
  /// UIKit's keyframes in iOS 15.4, as Flutter extracted them (`_KeyFrame.iOSBlinkingCaretKeyFrames` in
  /// `editable_text.dart`): visible for half a second, hidden for 0.2 s, with four steps between.
  private static let keyframes: [(time: Double, opacity: CGFloat)] = [
    (0, 1), (0.5375, 0.75), (0.575, 0.5), (0.6125, 0.25), (0.65, 0), (0.8875, 0.25), (0.925, 0.5), (0.9625, 0.75),
  ]
  /// The time from one blink to the next, in seconds.
  private static let period = 1.0

  private var link: CADisplayLink?
  /// The start of the first blink; nil for the next tick.
  private var start: CFTimeInterval?

  /// Shows the caret, and begins to blink.
  func show() {
    restart()
    isHidden = false
    let link = CADisplayLink { [weak self] in self?.blink(at: $0.timestamp) }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Hides the caret.
  func hide() {
    link?.invalidate()
    link = nil
    isHidden = true
  }

  /// Begins a new blink, as when the text changes.
  func restart() {
    start = nil
    set(1)
  }

  private func blink(at time: CFTimeInterval) {
    let begin = start ?? time
    start = begin
    let elapsed = (time - begin).truncatingRemainder(dividingBy: Self.period)
    // A tick at a keyframe's time may be rounded down.
    set(Self.keyframes.last { $0.time <= elapsed + 1e-6 }?.opacity ?? 1)
  }

  private func set(_ opacity: CGFloat) {
    if alpha != opacity { UIView.performWithoutAnimation { alpha = opacity } }
  }
}
