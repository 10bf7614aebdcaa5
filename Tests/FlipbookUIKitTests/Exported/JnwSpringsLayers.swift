// swift-format-ignore-file
// JNW springs, from jnw-springs.yaml, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
  private typealias UIColor = NSColor
  private typealias UIFont = NSFont
  import JNWSpringAnimation
#else
  import FlipbookUIKit
#endif

/// JNW springs.
final class JNWSpringsLayers {
  /// The layer with everything in it.
  let layer = CALayer()
  let first = CALayer()
  let second = CALayer()
  let third = CALayer()
  let fourth = CALayer()
  let slider = CALayer()
  let turning = CALayer()
  let heavy = CALayer()
  let growing = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 560, height: 400)
    layer.backgroundColor = CGColor(srgbRed: 247 / 255, green: 247 / 255, blue: 250 / 255, alpha: 1)
    addFirstNote()
    addSecondNote()
    addThirdNote()
    addFourthNote()
    addFirst()
    addSecond()
    addThird()
    addFourth()
    addTrack()
    addSlider()
    addSlideNote()
    addTurning()
    addTurningNote()
    addHeavy()
    addHeavyNote()
    addGrowing()
    addGrowingNote()
  }

  private func addFirstNote() {
    let firstNote = CATextLayer()
    firstNote.frame = CGRect(x: 20, y: 141, width: 120, height: 18)
    firstNote.string = "6 / 6 / 1"
    firstNote.font = UIFont.systemFont(ofSize: 12.5, weight: .medium)
    firstNote.fontSize = 12.5
    firstNote.foregroundColor = CGColor(srgbRed: 58 / 255, green: 63 / 255, blue: 85 / 255, alpha: 0.65)
    firstNote.alignmentMode = .center
    firstNote.truncationMode = .end
    centerText(of: firstNote)
    layer.addSublayer(firstNote)
  }

  private func addSecondNote() {
    let secondNote = CATextLayer()
    secondNote.frame = CGRect(x: 153, y: 141, width: 120, height: 18)
    secondNote.string = "15 / 15 / 1"
    secondNote.font = UIFont.systemFont(ofSize: 12.5, weight: .medium)
    secondNote.fontSize = 12.5
    secondNote.foregroundColor = CGColor(srgbRed: 58 / 255, green: 63 / 255, blue: 85 / 255, alpha: 0.65)
    secondNote.alignmentMode = .center
    secondNote.truncationMode = .end
    centerText(of: secondNote)
    layer.addSublayer(secondNote)
  }

  private func addThirdNote() {
    let thirdNote = CATextLayer()
    thirdNote.frame = CGRect(x: 286, y: 141, width: 120, height: 18)
    thirdNote.string = "30 / 30 / 1"
    thirdNote.font = UIFont.systemFont(ofSize: 12.5, weight: .medium)
    thirdNote.fontSize = 12.5
    thirdNote.foregroundColor = CGColor(srgbRed: 58 / 255, green: 63 / 255, blue: 85 / 255, alpha: 0.65)
    thirdNote.alignmentMode = .center
    thirdNote.truncationMode = .end
    centerText(of: thirdNote)
    layer.addSublayer(thirdNote)
  }

  private func addFourthNote() {
    let fourthNote = CATextLayer()
    fourthNote.frame = CGRect(x: 419, y: 141, width: 120, height: 18)
    fourthNote.string = "9 / 100 / 2"
    fourthNote.font = UIFont.systemFont(ofSize: 12.5, weight: .medium)
    fourthNote.fontSize = 12.5
    fourthNote.foregroundColor = CGColor(srgbRed: 58 / 255, green: 63 / 255, blue: 85 / 255, alpha: 0.65)
    fourthNote.alignmentMode = .center
    fourthNote.truncationMode = .end
    centerText(of: fourthNote)
    layer.addSublayer(fourthNote)
  }

  private func addFirst() {
    first.frame = CGRect(x: 55, y: 53, width: 50, height: 50)
    first.backgroundColor = CGColor(srgbRed: 232 / 255, green: 72 / 255, blue: 79 / 255, alpha: 1)
    first.cornerRadius = 25
    layer.addSublayer(first)
  }

  private func addSecond() {
    second.frame = CGRect(x: 188, y: 53, width: 50, height: 50)
    second.backgroundColor = CGColor(srgbRed: 242 / 255, green: 169 / 255, blue: 59 / 255, alpha: 1)
    second.cornerRadius = 25
    layer.addSublayer(second)
  }

  private func addThird() {
    third.frame = CGRect(x: 321, y: 53, width: 50, height: 50)
    third.backgroundColor = CGColor(srgbRed: 61 / 255, green: 139 / 255, blue: 181 / 255, alpha: 1)
    third.cornerRadius = 25
    layer.addSublayer(third)
  }

  private func addFourth() {
    fourth.frame = CGRect(x: 454, y: 53, width: 50, height: 50)
    fourth.backgroundColor = CGColor(srgbRed: 83 / 255, green: 167 / 255, blue: 118 / 255, alpha: 1)
    fourth.cornerRadius = 25
    layer.addSublayer(fourth)
  }

  private func addTrack() {
    let track = CALayer()
    track.frame = CGRect(x: 80, y: 210, width: 400, height: 4)
    track.backgroundColor = CGColor(srgbRed: 227 / 255, green: 229 / 255, blue: 238 / 255, alpha: 1)
    track.cornerRadius = 2
    layer.addSublayer(track)
  }

  private func addSlider() {
    slider.frame = CGRect(x: 58, y: 190, width: 44, height: 44)
    slider.backgroundColor = CGColor(srgbRed: 138 / 255, green: 99 / 255, blue: 198 / 255, alpha: 1)
    slider.cornerRadius = 22
    layer.addSublayer(slider)
  }

  private func addSlideNote() {
    let slideNote = CATextLayer()
    slideNote.frame = CGRect(x: 220, y: 235, width: 120, height: 18)
    slideNote.string = "7 / 7 / 1"
    slideNote.font = UIFont.systemFont(ofSize: 12.5, weight: .medium)
    slideNote.fontSize = 12.5
    slideNote.foregroundColor = CGColor(srgbRed: 58 / 255, green: 63 / 255, blue: 85 / 255, alpha: 0.65)
    slideNote.alignmentMode = .center
    slideNote.truncationMode = .end
    centerText(of: slideNote)
    layer.addSublayer(slideNote)
  }

  private func addTurning() {
    turning.frame = CGRect(x: 104, y: 296, width: 84, height: 28)
    turning.backgroundColor = CGColor(srgbRed: 61 / 255, green: 139 / 255, blue: 181 / 255, alpha: 1)
    turning.cornerRadius = 6
    layer.addSublayer(turning)
  }

  private func addTurningNote() {
    let turningNote = CATextLayer()
    turningNote.frame = CGRect(x: 86, y: 367, width: 120, height: 18)
    turningNote.string = "10 / 100 / 3"
    turningNote.font = UIFont.systemFont(ofSize: 12.5, weight: .medium)
    turningNote.fontSize = 12.5
    turningNote.foregroundColor = CGColor(srgbRed: 58 / 255, green: 63 / 255, blue: 85 / 255, alpha: 0.65)
    turningNote.alignmentMode = .center
    turningNote.truncationMode = .end
    centerText(of: turningNote)
    layer.addSublayer(turningNote)
  }

  private func addHeavy() {
    heavy.frame = CGRect(x: 259, y: 289, width: 42, height: 42)
    heavy.backgroundColor = CGColor(srgbRed: 232 / 255, green: 72 / 255, blue: 79 / 255, alpha: 1)
    heavy.cornerRadius = 21
    layer.addSublayer(heavy)
  }

  private func addHeavyNote() {
    let heavyNote = CATextLayer()
    heavyNote.frame = CGRect(x: 220, y: 367, width: 120, height: 18)
    heavyNote.string = "13 / 540 / 11"
    heavyNote.font = UIFont.systemFont(ofSize: 12.5, weight: .medium)
    heavyNote.fontSize = 12.5
    heavyNote.foregroundColor = CGColor(srgbRed: 58 / 255, green: 63 / 255, blue: 85 / 255, alpha: 0.65)
    heavyNote.alignmentMode = .center
    heavyNote.truncationMode = .end
    centerText(of: heavyNote)
    layer.addSublayer(heavyNote)
  }

  private func addGrowing() {
    growing.frame = CGRect(x: 403, y: 299, width: 22, height: 22)
    growing.backgroundColor = CGColor(srgbRed: 242 / 255, green: 169 / 255, blue: 59 / 255, alpha: 1)
    growing.cornerRadius = 4
    layer.addSublayer(growing)
  }

  private func addGrowingNote() {
    let growingNote = CATextLayer()
    growingNote.frame = CGRect(x: 354, y: 367, width: 120, height: 18)
    growingNote.string = "9 / 9 / 1"
    growingNote.font = UIFont.systemFont(ofSize: 12.5, weight: .medium)
    growingNote.fontSize = 12.5
    growingNote.foregroundColor = CGColor(srgbRed: 58 / 255, green: 63 / 255, blue: 85 / 255, alpha: 0.65)
    growingNote.alignmentMode = .center
    growingNote.truncationMode = .end
    centerText(of: growingNote)
    layer.addSublayer(growingNote)
  }

  /// Begins what moves by itself.
  func start() {
    after(0.5) { [self] in
      let firstTransformScale = JNWSpringAnimation(keyPath: "transform.scale")
      firstTransformScale.damping = 6
      firstTransformScale.stiffness = 6
      firstTransformScale.mass = 1
      firstTransformScale.fromValue = 1
      firstTransformScale.toValue = 2
      withoutAnimation {
        first.setValue(2, forKeyPath: "transform.scale")
      }
      first.add(firstTransformScale, forKey: "transform.scale")
      let secondTransformScale = JNWSpringAnimation(keyPath: "transform.scale")
      secondTransformScale.damping = 15
      secondTransformScale.stiffness = 15
      secondTransformScale.mass = 1
      secondTransformScale.fromValue = 1
      secondTransformScale.toValue = 2
      withoutAnimation {
        second.setValue(2, forKeyPath: "transform.scale")
      }
      second.add(secondTransformScale, forKey: "transform.scale")
      let thirdTransformScale = JNWSpringAnimation(keyPath: "transform.scale")
      thirdTransformScale.damping = 30
      thirdTransformScale.stiffness = 30
      thirdTransformScale.mass = 1
      thirdTransformScale.fromValue = 1
      thirdTransformScale.toValue = 2
      withoutAnimation {
        third.setValue(2, forKeyPath: "transform.scale")
      }
      third.add(thirdTransformScale, forKey: "transform.scale")
      let fourthTransformScale = JNWSpringAnimation(keyPath: "transform.scale")
      fourthTransformScale.damping = 9
      fourthTransformScale.stiffness = 100
      fourthTransformScale.mass = 2
      fourthTransformScale.fromValue = 1
      fourthTransformScale.toValue = 2
      withoutAnimation {
        fourth.setValue(2, forKeyPath: "transform.scale")
      }
      fourth.add(fourthTransformScale, forKey: "transform.scale")
      let sliderPositionX = JNWSpringAnimation(keyPath: "position.x")
      sliderPositionX.damping = 7
      sliderPositionX.stiffness = 7
      sliderPositionX.mass = 1
      sliderPositionX.fromValue = 80
      sliderPositionX.toValue = 480
      withoutAnimation {
        slider.position.x = 480
      }
      slider.add(sliderPositionX, forKey: "position.x")
      let turningTransformRotation = JNWSpringAnimation(keyPath: "transform.rotation")
      turningTransformRotation.damping = 10
      turningTransformRotation.stiffness = 100
      turningTransformRotation.mass = 3
      turningTransformRotation.fromValue = 0
      turningTransformRotation.toValue = 90 * Double.pi / 180
      withoutAnimation {
        turning.setValue(90 * Double.pi / 180, forKeyPath: "transform.rotation")
      }
      turning.add(turningTransformRotation, forKey: "transform.rotation")
      let heavyTransformScale = JNWSpringAnimation(keyPath: "transform.scale")
      heavyTransformScale.damping = 13
      heavyTransformScale.stiffness = 540
      heavyTransformScale.mass = 11
      heavyTransformScale.fromValue = 1
      heavyTransformScale.toValue = 2
      withoutAnimation {
        heavy.setValue(2, forKeyPath: "transform.scale")
      }
      heavy.add(heavyTransformScale, forKey: "transform.scale")
      let growingTransformScale = JNWSpringAnimation(keyPath: "transform.scale")
      growingTransformScale.damping = 9
      growingTransformScale.stiffness = 9
      growingTransformScale.mass = 1
      growingTransformScale.fromValue = 1
      growingTransformScale.toValue = 4
      withoutAnimation {
        growing.setValue(4, forKeyPath: "transform.scale")
      }
      growing.add(growingTransformScale, forKey: "transform.scale")
      let growingTransformRotation = JNWSpringAnimation(keyPath: "transform.rotation")
      growingTransformRotation.damping = 9
      growingTransformRotation.stiffness = 9
      growingTransformRotation.mass = 1
      growingTransformRotation.fromValue = 0
      growingTransformRotation.toValue = 180 * Double.pi / 180
      withoutAnimation {
        growing.setValue(180 * Double.pi / 180, forKeyPath: "transform.rotation")
      }
      growing.add(growingTransformRotation, forKey: "transform.rotation")
    }
  }

  /// Runs a block after some seconds.
  private func after(_ delay: TimeInterval, _ block: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: block)
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
