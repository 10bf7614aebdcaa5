// swift-format-ignore-file
// Words that fade, from text-fade.yaml, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
  private typealias UIColor = NSColor
  private typealias UIFont = NSFont
#else
  import FlipbookUIKit
#endif

/// Words that fade.
final class WordsThatFadeLayers {
  let night = CGColor(srgbRed: 42 / 255, green: 46 / 255, blue: 82 / 255, alpha: 1)
  let morning = CGColor(srgbRed: 43 / 255, green: 124 / 255, blue: 134 / 255, alpha: 1)
  let noon = CGColor(srgbRed: 201 / 255, green: 81 / 255, blue: 79 / 255, alpha: 1)
  private(set) var page = 0.0

  /// The layer with everything in it.
  let layer = CALayer()
  let screen = CALayer()
  let heading = CATextLayer()
  let advice = CATextLayer()
  let nextLayer = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 375, height: 240)
    layer.backgroundColor = night
    addScreen()
    addHeading()
    addAdvice()
    addNextLayer()
  }

  private func addScreen() {
    screen.frame = CGRect(x: 0, y: 0, width: 375, height: 240)
    screen.backgroundColor = night
    layer.addSublayer(screen)
  }

  private func addHeading() {
    heading.frame = CGRect(x: 20, y: 58, width: 335, height: 40)
    heading.string = "Time to move a little"
    heading.font = UIFont.systemFont(ofSize: 27, weight: .semibold)
    heading.fontSize = 27
    heading.foregroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    heading.alignmentMode = .center
    heading.truncationMode = .end
    centerText(of: heading)
    layer.addSublayer(heading)
  }

  private func addAdvice() {
    advice.frame = CGRect(x: 20, y: 100, width: 335, height: 24)
    advice.string = "Once an hour is enough"
    advice.font = UIFont.systemFont(ofSize: 16)
    advice.fontSize = 16
    advice.foregroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.7)
    advice.alignmentMode = .center
    advice.truncationMode = .end
    centerText(of: advice)
    layer.addSublayer(advice)
  }

  private func addNextLayer() {
    nextLayer.frame = CGRect(x: 122.5, y: 152, width: 130, height: 44)
    nextLayer.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.16)
    nextLayer.cornerRadius = 22
    layer.addSublayer(nextLayer)

    let title = CATextLayer()
    title.frame = CGRect(x: 0, y: 0, width: 130, height: 44)
    title.string = "Next"
    title.font = UIFont.systemFont(ofSize: 16, weight: .semibold)
    title.fontSize = 16
    title.foregroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    title.alignmentMode = .center
    title.truncationMode = .end
    centerText(of: title)
    nextLayer.addSublayer(title)
  }

  /// Call this when a finger presses nextLayer.
  func nextLayerHighlight() {
    withoutAnimation {
      nextLayer.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.34)
    }
  }

  /// Call this when no finger presses nextLayer any more.
  func nextLayerHighlightEnd() {
    withoutAnimation {
      nextLayer.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.16)
    }
  }

  /// Call this on touchUpInside of nextLayer.
  func nextLayerTouchUpInside() {
    page = ((page + 1)).truncatingRemainder(dividingBy: 3)
    let headingTransition = CATransition()
    headingTransition.duration = 0.125
    headingTransition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    heading.add(headingTransition, forKey: kCATransition)
    let adviceTransition = CATransition()
    adviceTransition.duration = 0.125
    adviceTransition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    advice.add(adviceTransition, forKey: kCATransition)
    if page == 0 {
      withoutAnimation {
        heading.string = "Time to move a little"
        centerText(of: heading)
        advice.string = "Once an hour is enough"
        centerText(of: advice)
      }
    }
    if page == 1 {
      withoutAnimation {
        heading.string = "Once around the block"
        centerText(of: heading)
        advice.string = "Two hundred and fifty steps"
        centerText(of: advice)
      }
    }
    if page == 2 {
      withoutAnimation {
        heading.string = "Well done"
        centerText(of: heading)
        advice.string = "See you in an hour"
        centerText(of: advice)
      }
    }
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.25)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
    screen.backgroundColor = page == 0 ? night : page == 1 ? morning : noon
    CATransaction.commit()
  }

  /// Changes layers at once.
  private func withoutAnimation(_ changes: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    changes()
    CATransaction.commit()
  }

  /// Makes a text layer as high as its text, about its middle, where a label has its text.
  private func centerText(of layer: CATextLayer) { layer.bounds.size.height = layer.preferredFrameSize().height }
}

// What the scene does besides:
// - nextLayer.touchUpInside: nothing calls nextLayerTouchUpInside() by itself
