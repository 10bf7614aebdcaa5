// swift-format-ignore-file
// A little move, from living-room.yaml, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
  private typealias UIColor = NSColor
  private typealias UIFont = NSFont
#else
  import FlipbookUIKit
#endif

/// A little move.
final class ALittleMoveLayers {
  let offset = 335.5
  let armAngle = 34.99998635225903

  /// The layer with everything in it.
  let layer = CALayer()
  let glow = CAShapeLayer()
  let topRightFireworkGlow = CAShapeLayer()
  let middleFireworkGlow = CAShapeLayer()
  let pictureFrame = CALayer()
  let chair = CALayer()
  let table = CALayer()
  let lamp = CALayer()
  let body = CALayer()
  let leftArm = CALayer()
  let rightArm = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    layer.backgroundColor = CGColor(srgbRed: 42 / 255, green: 46 / 255, blue: 82 / 255, alpha: 1)
    addSky()
    addMoonlight()
    addTopLeftFirework()
    addTopRightFirework()
    addMiddleFirework()
    addFloor()
    addIllustration()
    addDone()
    addHeading()
    addAdvice()
    addDot0()
    addDot1()
    addDot2()
  }

  private func addSky() {
    let sky = CAGradientLayer()
    sky.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    sky.colors = [CGColor(srgbRed: 30 / 255, green: 33 / 255, blue: 69 / 255, alpha: 1), CGColor(srgbRed: 52 / 255, green: 57 / 255, blue: 107 / 255, alpha: 1), CGColor(srgbRed: 42 / 255, green: 46 / 255, blue: 82 / 255, alpha: 1)]
    sky.locations = [0, 0.6, 1]
    layer.addSublayer(sky)
  }

  private func addMoonlight() {
    let moonlight = CALayer()
    moonlight.frame = CGRect(x: 17.5, y: 163, width: 340, height: 340)
    moonlight.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.045)
    moonlight.cornerRadius = 170
    layer.addSublayer(moonlight)
  }

  private func addTopLeftFirework() {
    let topLeftFirework = CALayer()
    topLeftFirework.frame = CGRect(x: 24, y: 78, width: 120, height: 120)
    layer.addSublayer(topLeftFirework)

    glow.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
    glow.opacity = 0
    let glowPath = CGMutablePath()
    glowPath.addEllipse(in: CGRect(x: 0, y: 0, width: 120, height: 120))
    glow.path = glowPath
    topLeftFirework.mask = glow

    let ray0 = CALayer()
    ray0.frame = CGRect(x: 0, y: 58.5, width: 120, height: 3)
    topLeftFirework.addSublayer(ray0)

    let trail = CALayer()
    trail.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    trail.backgroundColor = CGColor(srgbRed: 1, green: 127 / 255, blue: 115 / 255, alpha: 1)
    trail.cornerRadius = 1.5
    ray0.addSublayer(trail)

    let ember = CALayer()
    ember.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ember.backgroundColor = CGColor(srgbRed: 1, green: 227 / 255, blue: 211 / 255, alpha: 1)
    ember.cornerRadius = 2.5
    ray0.addSublayer(ember)

    let ray1 = CALayer()
    ray1.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    ray1.position = CGPoint(x: 60, y: 60)
    ray1.setAffineTransform(CGAffineTransform(a: 0.8660254037844387, b: 0.49999999999999994, c: -0.49999999999999994, d: 0.8660254037844387, tx: 0, ty: 0))
    topLeftFirework.addSublayer(ray1)

    let ray1Trail = CALayer()
    ray1Trail.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray1Trail.backgroundColor = CGColor(srgbRed: 1, green: 127 / 255, blue: 115 / 255, alpha: 1)
    ray1Trail.cornerRadius = 1.5
    ray1.addSublayer(ray1Trail)

    let ray1Ember = CALayer()
    ray1Ember.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray1Ember.backgroundColor = CGColor(srgbRed: 1, green: 227 / 255, blue: 211 / 255, alpha: 1)
    ray1Ember.cornerRadius = 2.5
    ray1.addSublayer(ray1Ember)

    let ray2 = CALayer()
    ray2.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    ray2.position = CGPoint(x: 60, y: 60)
    ray2.setAffineTransform(CGAffineTransform(a: 0.5000000000000001, b: 0.8660254037844386, c: -0.8660254037844386, d: 0.5000000000000001, tx: 0, ty: 0))
    topLeftFirework.addSublayer(ray2)

    let ray2Trail = CALayer()
    ray2Trail.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray2Trail.backgroundColor = CGColor(srgbRed: 1, green: 127 / 255, blue: 115 / 255, alpha: 1)
    ray2Trail.cornerRadius = 1.5
    ray2.addSublayer(ray2Trail)

    let ray2Ember = CALayer()
    ray2Ember.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray2Ember.backgroundColor = CGColor(srgbRed: 1, green: 227 / 255, blue: 211 / 255, alpha: 1)
    ray2Ember.cornerRadius = 2.5
    ray2.addSublayer(ray2Ember)

    let ray3 = CALayer()
    ray3.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    ray3.position = CGPoint(x: 60, y: 60)
    ray3.setAffineTransform(CGAffineTransform(a: 6.123233995736766e-17, b: 1, c: -1, d: 6.123233995736766e-17, tx: 0, ty: 0))
    topLeftFirework.addSublayer(ray3)

    let ray3Trail = CALayer()
    ray3Trail.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray3Trail.backgroundColor = CGColor(srgbRed: 1, green: 127 / 255, blue: 115 / 255, alpha: 1)
    ray3Trail.cornerRadius = 1.5
    ray3.addSublayer(ray3Trail)

    let ray3Ember = CALayer()
    ray3Ember.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray3Ember.backgroundColor = CGColor(srgbRed: 1, green: 227 / 255, blue: 211 / 255, alpha: 1)
    ray3Ember.cornerRadius = 2.5
    ray3.addSublayer(ray3Ember)

    let ray4 = CALayer()
    ray4.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    ray4.position = CGPoint(x: 60, y: 60)
    ray4.setAffineTransform(CGAffineTransform(a: -0.4999999999999998, b: 0.8660254037844387, c: -0.8660254037844387, d: -0.4999999999999998, tx: 0, ty: 0))
    topLeftFirework.addSublayer(ray4)

    let ray4Trail = CALayer()
    ray4Trail.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray4Trail.backgroundColor = CGColor(srgbRed: 1, green: 127 / 255, blue: 115 / 255, alpha: 1)
    ray4Trail.cornerRadius = 1.5
    ray4.addSublayer(ray4Trail)

    let ray4Ember = CALayer()
    ray4Ember.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray4Ember.backgroundColor = CGColor(srgbRed: 1, green: 227 / 255, blue: 211 / 255, alpha: 1)
    ray4Ember.cornerRadius = 2.5
    ray4.addSublayer(ray4Ember)

    let ray5 = CALayer()
    ray5.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    ray5.position = CGPoint(x: 60, y: 60)
    ray5.setAffineTransform(CGAffineTransform(a: -0.8660254037844387, b: 0.49999999999999994, c: -0.49999999999999994, d: -0.8660254037844387, tx: 0, ty: 0))
    topLeftFirework.addSublayer(ray5)

    let ray5Trail = CALayer()
    ray5Trail.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray5Trail.backgroundColor = CGColor(srgbRed: 1, green: 127 / 255, blue: 115 / 255, alpha: 1)
    ray5Trail.cornerRadius = 1.5
    ray5.addSublayer(ray5Trail)

    let ray5Ember = CALayer()
    ray5Ember.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray5Ember.backgroundColor = CGColor(srgbRed: 1, green: 227 / 255, blue: 211 / 255, alpha: 1)
    ray5Ember.cornerRadius = 2.5
    ray5.addSublayer(ray5Ember)

    let ray6 = CALayer()
    ray6.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    ray6.position = CGPoint(x: 60, y: 60)
    ray6.setAffineTransform(CGAffineTransform(a: -1, b: 1.2246467991473532e-16, c: -1.2246467991473532e-16, d: -1, tx: 0, ty: 0))
    topLeftFirework.addSublayer(ray6)

    let ray6Trail = CALayer()
    ray6Trail.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray6Trail.backgroundColor = CGColor(srgbRed: 1, green: 127 / 255, blue: 115 / 255, alpha: 1)
    ray6Trail.cornerRadius = 1.5
    ray6.addSublayer(ray6Trail)

    let ray6Ember = CALayer()
    ray6Ember.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray6Ember.backgroundColor = CGColor(srgbRed: 1, green: 227 / 255, blue: 211 / 255, alpha: 1)
    ray6Ember.cornerRadius = 2.5
    ray6.addSublayer(ray6Ember)

    let ray7 = CALayer()
    ray7.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    ray7.position = CGPoint(x: 60, y: 60)
    ray7.setAffineTransform(CGAffineTransform(a: -0.8660254037844386, b: -0.5000000000000001, c: 0.5000000000000001, d: -0.8660254037844386, tx: 0, ty: 0))
    topLeftFirework.addSublayer(ray7)

    let ray7Trail = CALayer()
    ray7Trail.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray7Trail.backgroundColor = CGColor(srgbRed: 1, green: 127 / 255, blue: 115 / 255, alpha: 1)
    ray7Trail.cornerRadius = 1.5
    ray7.addSublayer(ray7Trail)

    let ray7Ember = CALayer()
    ray7Ember.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray7Ember.backgroundColor = CGColor(srgbRed: 1, green: 227 / 255, blue: 211 / 255, alpha: 1)
    ray7Ember.cornerRadius = 2.5
    ray7.addSublayer(ray7Ember)

    let ray8 = CALayer()
    ray8.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    ray8.position = CGPoint(x: 60, y: 60)
    ray8.setAffineTransform(CGAffineTransform(a: -0.5000000000000004, b: -0.8660254037844385, c: 0.8660254037844385, d: -0.5000000000000004, tx: 0, ty: 0))
    topLeftFirework.addSublayer(ray8)

    let ray8Trail = CALayer()
    ray8Trail.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray8Trail.backgroundColor = CGColor(srgbRed: 1, green: 127 / 255, blue: 115 / 255, alpha: 1)
    ray8Trail.cornerRadius = 1.5
    ray8.addSublayer(ray8Trail)

    let ray8Ember = CALayer()
    ray8Ember.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray8Ember.backgroundColor = CGColor(srgbRed: 1, green: 227 / 255, blue: 211 / 255, alpha: 1)
    ray8Ember.cornerRadius = 2.5
    ray8.addSublayer(ray8Ember)

    let ray9 = CALayer()
    ray9.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    ray9.position = CGPoint(x: 60, y: 60)
    ray9.setAffineTransform(CGAffineTransform(a: -1.8369701987210297e-16, b: -1, c: 1, d: -1.8369701987210297e-16, tx: 0, ty: 0))
    topLeftFirework.addSublayer(ray9)

    let ray9Trail = CALayer()
    ray9Trail.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray9Trail.backgroundColor = CGColor(srgbRed: 1, green: 127 / 255, blue: 115 / 255, alpha: 1)
    ray9Trail.cornerRadius = 1.5
    ray9.addSublayer(ray9Trail)

    let ray9Ember = CALayer()
    ray9Ember.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray9Ember.backgroundColor = CGColor(srgbRed: 1, green: 227 / 255, blue: 211 / 255, alpha: 1)
    ray9Ember.cornerRadius = 2.5
    ray9.addSublayer(ray9Ember)

    let ray10 = CALayer()
    ray10.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    ray10.position = CGPoint(x: 60, y: 60)
    ray10.setAffineTransform(CGAffineTransform(a: 0.5000000000000001, b: -0.8660254037844386, c: 0.8660254037844386, d: 0.5000000000000001, tx: 0, ty: 0))
    topLeftFirework.addSublayer(ray10)

    let ray10Trail = CALayer()
    ray10Trail.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray10Trail.backgroundColor = CGColor(srgbRed: 1, green: 127 / 255, blue: 115 / 255, alpha: 1)
    ray10Trail.cornerRadius = 1.5
    ray10.addSublayer(ray10Trail)

    let ray10Ember = CALayer()
    ray10Ember.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray10Ember.backgroundColor = CGColor(srgbRed: 1, green: 227 / 255, blue: 211 / 255, alpha: 1)
    ray10Ember.cornerRadius = 2.5
    ray10.addSublayer(ray10Ember)

    let ray11 = CALayer()
    ray11.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    ray11.position = CGPoint(x: 60, y: 60)
    ray11.setAffineTransform(CGAffineTransform(a: 0.8660254037844384, b: -0.5000000000000004, c: 0.5000000000000004, d: 0.8660254037844384, tx: 0, ty: 0))
    topLeftFirework.addSublayer(ray11)

    let ray11Trail = CALayer()
    ray11Trail.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray11Trail.backgroundColor = CGColor(srgbRed: 1, green: 127 / 255, blue: 115 / 255, alpha: 1)
    ray11Trail.cornerRadius = 1.5
    ray11.addSublayer(ray11Trail)

    let ray11Ember = CALayer()
    ray11Ember.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray11Ember.backgroundColor = CGColor(srgbRed: 1, green: 227 / 255, blue: 211 / 255, alpha: 1)
    ray11Ember.cornerRadius = 2.5
    ray11.addSublayer(ray11Ember)
  }

  private func addTopRightFirework() {
    let topRightFirework = CALayer()
    topRightFirework.bounds = CGRect(x: 0, y: 0, width: 120, height: 120)
    topRightFirework.position = CGPoint(x: 282, y: 134)
    topRightFirework.setAffineTransform(CGAffineTransform(scaleX: 1.2, y: 1.2))
    layer.addSublayer(topRightFirework)

    topRightFireworkGlow.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
    topRightFireworkGlow.opacity = 0
    let topRightFireworkGlowPath = CGMutablePath()
    topRightFireworkGlowPath.addEllipse(in: CGRect(x: 0, y: 0, width: 120, height: 120))
    topRightFireworkGlow.path = topRightFireworkGlowPath
    topRightFirework.mask = topRightFireworkGlow

    let topRightFireworkRay0 = CALayer()
    topRightFireworkRay0.frame = CGRect(x: 0, y: 58.5, width: 120, height: 3)
    topRightFirework.addSublayer(topRightFireworkRay0)

    let ray0Trail = CALayer()
    ray0Trail.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray0Trail.backgroundColor = CGColor(srgbRed: 1, green: 209 / 255, blue: 102 / 255, alpha: 1)
    ray0Trail.cornerRadius = 1.5
    topRightFireworkRay0.addSublayer(ray0Trail)

    let ray0Ember = CALayer()
    ray0Ember.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray0Ember.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    ray0Ember.cornerRadius = 2.5
    topRightFireworkRay0.addSublayer(ray0Ember)

    let topRightFireworkRay1 = CALayer()
    topRightFireworkRay1.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    topRightFireworkRay1.position = CGPoint(x: 60, y: 60)
    topRightFireworkRay1.setAffineTransform(CGAffineTransform(a: 0.8660254037844387, b: 0.49999999999999994, c: -0.49999999999999994, d: 0.8660254037844387, tx: 0, ty: 0))
    topRightFirework.addSublayer(topRightFireworkRay1)

    let ray1Trail2 = CALayer()
    ray1Trail2.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray1Trail2.backgroundColor = CGColor(srgbRed: 1, green: 209 / 255, blue: 102 / 255, alpha: 1)
    ray1Trail2.cornerRadius = 1.5
    topRightFireworkRay1.addSublayer(ray1Trail2)

    let ray1Ember2 = CALayer()
    ray1Ember2.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray1Ember2.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    ray1Ember2.cornerRadius = 2.5
    topRightFireworkRay1.addSublayer(ray1Ember2)

    let topRightFireworkRay2 = CALayer()
    topRightFireworkRay2.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    topRightFireworkRay2.position = CGPoint(x: 60, y: 60)
    topRightFireworkRay2.setAffineTransform(CGAffineTransform(a: 0.5000000000000001, b: 0.8660254037844386, c: -0.8660254037844386, d: 0.5000000000000001, tx: 0, ty: 0))
    topRightFirework.addSublayer(topRightFireworkRay2)

    let ray2Trail2 = CALayer()
    ray2Trail2.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray2Trail2.backgroundColor = CGColor(srgbRed: 1, green: 209 / 255, blue: 102 / 255, alpha: 1)
    ray2Trail2.cornerRadius = 1.5
    topRightFireworkRay2.addSublayer(ray2Trail2)

    let ray2Ember2 = CALayer()
    ray2Ember2.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray2Ember2.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    ray2Ember2.cornerRadius = 2.5
    topRightFireworkRay2.addSublayer(ray2Ember2)

    let topRightFireworkRay3 = CALayer()
    topRightFireworkRay3.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    topRightFireworkRay3.position = CGPoint(x: 60, y: 60)
    topRightFireworkRay3.setAffineTransform(CGAffineTransform(a: 6.123233995736766e-17, b: 1, c: -1, d: 6.123233995736766e-17, tx: 0, ty: 0))
    topRightFirework.addSublayer(topRightFireworkRay3)

    let ray3Trail2 = CALayer()
    ray3Trail2.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray3Trail2.backgroundColor = CGColor(srgbRed: 1, green: 209 / 255, blue: 102 / 255, alpha: 1)
    ray3Trail2.cornerRadius = 1.5
    topRightFireworkRay3.addSublayer(ray3Trail2)

    let ray3Ember2 = CALayer()
    ray3Ember2.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray3Ember2.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    ray3Ember2.cornerRadius = 2.5
    topRightFireworkRay3.addSublayer(ray3Ember2)

    let topRightFireworkRay4 = CALayer()
    topRightFireworkRay4.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    topRightFireworkRay4.position = CGPoint(x: 60, y: 60)
    topRightFireworkRay4.setAffineTransform(CGAffineTransform(a: -0.4999999999999998, b: 0.8660254037844387, c: -0.8660254037844387, d: -0.4999999999999998, tx: 0, ty: 0))
    topRightFirework.addSublayer(topRightFireworkRay4)

    let ray4Trail2 = CALayer()
    ray4Trail2.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray4Trail2.backgroundColor = CGColor(srgbRed: 1, green: 209 / 255, blue: 102 / 255, alpha: 1)
    ray4Trail2.cornerRadius = 1.5
    topRightFireworkRay4.addSublayer(ray4Trail2)

    let ray4Ember2 = CALayer()
    ray4Ember2.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray4Ember2.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    ray4Ember2.cornerRadius = 2.5
    topRightFireworkRay4.addSublayer(ray4Ember2)

    let topRightFireworkRay5 = CALayer()
    topRightFireworkRay5.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    topRightFireworkRay5.position = CGPoint(x: 60, y: 60)
    topRightFireworkRay5.setAffineTransform(CGAffineTransform(a: -0.8660254037844387, b: 0.49999999999999994, c: -0.49999999999999994, d: -0.8660254037844387, tx: 0, ty: 0))
    topRightFirework.addSublayer(topRightFireworkRay5)

    let ray5Trail2 = CALayer()
    ray5Trail2.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray5Trail2.backgroundColor = CGColor(srgbRed: 1, green: 209 / 255, blue: 102 / 255, alpha: 1)
    ray5Trail2.cornerRadius = 1.5
    topRightFireworkRay5.addSublayer(ray5Trail2)

    let ray5Ember2 = CALayer()
    ray5Ember2.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray5Ember2.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    ray5Ember2.cornerRadius = 2.5
    topRightFireworkRay5.addSublayer(ray5Ember2)

    let topRightFireworkRay6 = CALayer()
    topRightFireworkRay6.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    topRightFireworkRay6.position = CGPoint(x: 60, y: 60)
    topRightFireworkRay6.setAffineTransform(CGAffineTransform(a: -1, b: 1.2246467991473532e-16, c: -1.2246467991473532e-16, d: -1, tx: 0, ty: 0))
    topRightFirework.addSublayer(topRightFireworkRay6)

    let ray6Trail2 = CALayer()
    ray6Trail2.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray6Trail2.backgroundColor = CGColor(srgbRed: 1, green: 209 / 255, blue: 102 / 255, alpha: 1)
    ray6Trail2.cornerRadius = 1.5
    topRightFireworkRay6.addSublayer(ray6Trail2)

    let ray6Ember2 = CALayer()
    ray6Ember2.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray6Ember2.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    ray6Ember2.cornerRadius = 2.5
    topRightFireworkRay6.addSublayer(ray6Ember2)

    let topRightFireworkRay7 = CALayer()
    topRightFireworkRay7.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    topRightFireworkRay7.position = CGPoint(x: 60, y: 60)
    topRightFireworkRay7.setAffineTransform(CGAffineTransform(a: -0.8660254037844386, b: -0.5000000000000001, c: 0.5000000000000001, d: -0.8660254037844386, tx: 0, ty: 0))
    topRightFirework.addSublayer(topRightFireworkRay7)

    let ray7Trail2 = CALayer()
    ray7Trail2.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray7Trail2.backgroundColor = CGColor(srgbRed: 1, green: 209 / 255, blue: 102 / 255, alpha: 1)
    ray7Trail2.cornerRadius = 1.5
    topRightFireworkRay7.addSublayer(ray7Trail2)

    let ray7Ember2 = CALayer()
    ray7Ember2.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray7Ember2.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    ray7Ember2.cornerRadius = 2.5
    topRightFireworkRay7.addSublayer(ray7Ember2)

    let topRightFireworkRay8 = CALayer()
    topRightFireworkRay8.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    topRightFireworkRay8.position = CGPoint(x: 60, y: 60)
    topRightFireworkRay8.setAffineTransform(CGAffineTransform(a: -0.5000000000000004, b: -0.8660254037844385, c: 0.8660254037844385, d: -0.5000000000000004, tx: 0, ty: 0))
    topRightFirework.addSublayer(topRightFireworkRay8)

    let ray8Trail2 = CALayer()
    ray8Trail2.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray8Trail2.backgroundColor = CGColor(srgbRed: 1, green: 209 / 255, blue: 102 / 255, alpha: 1)
    ray8Trail2.cornerRadius = 1.5
    topRightFireworkRay8.addSublayer(ray8Trail2)

    let ray8Ember2 = CALayer()
    ray8Ember2.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray8Ember2.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    ray8Ember2.cornerRadius = 2.5
    topRightFireworkRay8.addSublayer(ray8Ember2)

    let topRightFireworkRay9 = CALayer()
    topRightFireworkRay9.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    topRightFireworkRay9.position = CGPoint(x: 60, y: 60)
    topRightFireworkRay9.setAffineTransform(CGAffineTransform(a: -1.8369701987210297e-16, b: -1, c: 1, d: -1.8369701987210297e-16, tx: 0, ty: 0))
    topRightFirework.addSublayer(topRightFireworkRay9)

    let ray9Trail2 = CALayer()
    ray9Trail2.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray9Trail2.backgroundColor = CGColor(srgbRed: 1, green: 209 / 255, blue: 102 / 255, alpha: 1)
    ray9Trail2.cornerRadius = 1.5
    topRightFireworkRay9.addSublayer(ray9Trail2)

    let ray9Ember2 = CALayer()
    ray9Ember2.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray9Ember2.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    ray9Ember2.cornerRadius = 2.5
    topRightFireworkRay9.addSublayer(ray9Ember2)

    let topRightFireworkRay10 = CALayer()
    topRightFireworkRay10.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    topRightFireworkRay10.position = CGPoint(x: 60, y: 60)
    topRightFireworkRay10.setAffineTransform(CGAffineTransform(a: 0.5000000000000001, b: -0.8660254037844386, c: 0.8660254037844386, d: 0.5000000000000001, tx: 0, ty: 0))
    topRightFirework.addSublayer(topRightFireworkRay10)

    let ray10Trail2 = CALayer()
    ray10Trail2.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray10Trail2.backgroundColor = CGColor(srgbRed: 1, green: 209 / 255, blue: 102 / 255, alpha: 1)
    ray10Trail2.cornerRadius = 1.5
    topRightFireworkRay10.addSublayer(ray10Trail2)

    let ray10Ember2 = CALayer()
    ray10Ember2.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray10Ember2.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    ray10Ember2.cornerRadius = 2.5
    topRightFireworkRay10.addSublayer(ray10Ember2)

    let topRightFireworkRay11 = CALayer()
    topRightFireworkRay11.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    topRightFireworkRay11.position = CGPoint(x: 60, y: 60)
    topRightFireworkRay11.setAffineTransform(CGAffineTransform(a: 0.8660254037844384, b: -0.5000000000000004, c: 0.5000000000000004, d: 0.8660254037844384, tx: 0, ty: 0))
    topRightFirework.addSublayer(topRightFireworkRay11)

    let ray11Trail2 = CALayer()
    ray11Trail2.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray11Trail2.backgroundColor = CGColor(srgbRed: 1, green: 209 / 255, blue: 102 / 255, alpha: 1)
    ray11Trail2.cornerRadius = 1.5
    topRightFireworkRay11.addSublayer(ray11Trail2)

    let ray11Ember2 = CALayer()
    ray11Ember2.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray11Ember2.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    ray11Ember2.cornerRadius = 2.5
    topRightFireworkRay11.addSublayer(ray11Ember2)
  }

  private func addMiddleFirework() {
    let middleFirework = CALayer()
    middleFirework.bounds = CGRect(x: 0, y: 0, width: 120, height: 120)
    middleFirework.position = CGPoint(x: 182, y: 190)
    middleFirework.setAffineTransform(CGAffineTransform(scaleX: 0.8, y: 0.8))
    layer.addSublayer(middleFirework)

    middleFireworkGlow.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
    middleFireworkGlow.opacity = 0
    let middleFireworkGlowPath = CGMutablePath()
    middleFireworkGlowPath.addEllipse(in: CGRect(x: 0, y: 0, width: 120, height: 120))
    middleFireworkGlow.path = middleFireworkGlowPath
    middleFirework.mask = middleFireworkGlow

    let middleFireworkRay0 = CALayer()
    middleFireworkRay0.frame = CGRect(x: 0, y: 58.5, width: 120, height: 3)
    middleFirework.addSublayer(middleFireworkRay0)

    let ray0Trail2 = CALayer()
    ray0Trail2.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray0Trail2.backgroundColor = CGColor(srgbRed: 111 / 255, green: 195 / 255, blue: 184 / 255, alpha: 1)
    ray0Trail2.cornerRadius = 1.5
    middleFireworkRay0.addSublayer(ray0Trail2)

    let ray0Ember2 = CALayer()
    ray0Ember2.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray0Ember2.backgroundColor = CGColor(srgbRed: 232 / 255, green: 244 / 255, blue: 250 / 255, alpha: 1)
    ray0Ember2.cornerRadius = 2.5
    middleFireworkRay0.addSublayer(ray0Ember2)

    let middleFireworkRay1 = CALayer()
    middleFireworkRay1.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    middleFireworkRay1.position = CGPoint(x: 60, y: 60)
    middleFireworkRay1.setAffineTransform(CGAffineTransform(a: 0.8660254037844387, b: 0.49999999999999994, c: -0.49999999999999994, d: 0.8660254037844387, tx: 0, ty: 0))
    middleFirework.addSublayer(middleFireworkRay1)

    let ray1Trail3 = CALayer()
    ray1Trail3.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray1Trail3.backgroundColor = CGColor(srgbRed: 111 / 255, green: 195 / 255, blue: 184 / 255, alpha: 1)
    ray1Trail3.cornerRadius = 1.5
    middleFireworkRay1.addSublayer(ray1Trail3)

    let ray1Ember3 = CALayer()
    ray1Ember3.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray1Ember3.backgroundColor = CGColor(srgbRed: 232 / 255, green: 244 / 255, blue: 250 / 255, alpha: 1)
    ray1Ember3.cornerRadius = 2.5
    middleFireworkRay1.addSublayer(ray1Ember3)

    let middleFireworkRay2 = CALayer()
    middleFireworkRay2.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    middleFireworkRay2.position = CGPoint(x: 60, y: 60)
    middleFireworkRay2.setAffineTransform(CGAffineTransform(a: 0.5000000000000001, b: 0.8660254037844386, c: -0.8660254037844386, d: 0.5000000000000001, tx: 0, ty: 0))
    middleFirework.addSublayer(middleFireworkRay2)

    let ray2Trail3 = CALayer()
    ray2Trail3.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray2Trail3.backgroundColor = CGColor(srgbRed: 111 / 255, green: 195 / 255, blue: 184 / 255, alpha: 1)
    ray2Trail3.cornerRadius = 1.5
    middleFireworkRay2.addSublayer(ray2Trail3)

    let ray2Ember3 = CALayer()
    ray2Ember3.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray2Ember3.backgroundColor = CGColor(srgbRed: 232 / 255, green: 244 / 255, blue: 250 / 255, alpha: 1)
    ray2Ember3.cornerRadius = 2.5
    middleFireworkRay2.addSublayer(ray2Ember3)

    let middleFireworkRay3 = CALayer()
    middleFireworkRay3.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    middleFireworkRay3.position = CGPoint(x: 60, y: 60)
    middleFireworkRay3.setAffineTransform(CGAffineTransform(a: 6.123233995736766e-17, b: 1, c: -1, d: 6.123233995736766e-17, tx: 0, ty: 0))
    middleFirework.addSublayer(middleFireworkRay3)

    let ray3Trail3 = CALayer()
    ray3Trail3.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray3Trail3.backgroundColor = CGColor(srgbRed: 111 / 255, green: 195 / 255, blue: 184 / 255, alpha: 1)
    ray3Trail3.cornerRadius = 1.5
    middleFireworkRay3.addSublayer(ray3Trail3)

    let ray3Ember3 = CALayer()
    ray3Ember3.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray3Ember3.backgroundColor = CGColor(srgbRed: 232 / 255, green: 244 / 255, blue: 250 / 255, alpha: 1)
    ray3Ember3.cornerRadius = 2.5
    middleFireworkRay3.addSublayer(ray3Ember3)

    let middleFireworkRay4 = CALayer()
    middleFireworkRay4.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    middleFireworkRay4.position = CGPoint(x: 60, y: 60)
    middleFireworkRay4.setAffineTransform(CGAffineTransform(a: -0.4999999999999998, b: 0.8660254037844387, c: -0.8660254037844387, d: -0.4999999999999998, tx: 0, ty: 0))
    middleFirework.addSublayer(middleFireworkRay4)

    let ray4Trail3 = CALayer()
    ray4Trail3.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray4Trail3.backgroundColor = CGColor(srgbRed: 111 / 255, green: 195 / 255, blue: 184 / 255, alpha: 1)
    ray4Trail3.cornerRadius = 1.5
    middleFireworkRay4.addSublayer(ray4Trail3)

    let ray4Ember3 = CALayer()
    ray4Ember3.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray4Ember3.backgroundColor = CGColor(srgbRed: 232 / 255, green: 244 / 255, blue: 250 / 255, alpha: 1)
    ray4Ember3.cornerRadius = 2.5
    middleFireworkRay4.addSublayer(ray4Ember3)

    let middleFireworkRay5 = CALayer()
    middleFireworkRay5.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    middleFireworkRay5.position = CGPoint(x: 60, y: 60)
    middleFireworkRay5.setAffineTransform(CGAffineTransform(a: -0.8660254037844387, b: 0.49999999999999994, c: -0.49999999999999994, d: -0.8660254037844387, tx: 0, ty: 0))
    middleFirework.addSublayer(middleFireworkRay5)

    let ray5Trail3 = CALayer()
    ray5Trail3.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray5Trail3.backgroundColor = CGColor(srgbRed: 111 / 255, green: 195 / 255, blue: 184 / 255, alpha: 1)
    ray5Trail3.cornerRadius = 1.5
    middleFireworkRay5.addSublayer(ray5Trail3)

    let ray5Ember3 = CALayer()
    ray5Ember3.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray5Ember3.backgroundColor = CGColor(srgbRed: 232 / 255, green: 244 / 255, blue: 250 / 255, alpha: 1)
    ray5Ember3.cornerRadius = 2.5
    middleFireworkRay5.addSublayer(ray5Ember3)

    let middleFireworkRay6 = CALayer()
    middleFireworkRay6.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    middleFireworkRay6.position = CGPoint(x: 60, y: 60)
    middleFireworkRay6.setAffineTransform(CGAffineTransform(a: -1, b: 1.2246467991473532e-16, c: -1.2246467991473532e-16, d: -1, tx: 0, ty: 0))
    middleFirework.addSublayer(middleFireworkRay6)

    let ray6Trail3 = CALayer()
    ray6Trail3.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray6Trail3.backgroundColor = CGColor(srgbRed: 111 / 255, green: 195 / 255, blue: 184 / 255, alpha: 1)
    ray6Trail3.cornerRadius = 1.5
    middleFireworkRay6.addSublayer(ray6Trail3)

    let ray6Ember3 = CALayer()
    ray6Ember3.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray6Ember3.backgroundColor = CGColor(srgbRed: 232 / 255, green: 244 / 255, blue: 250 / 255, alpha: 1)
    ray6Ember3.cornerRadius = 2.5
    middleFireworkRay6.addSublayer(ray6Ember3)

    let middleFireworkRay7 = CALayer()
    middleFireworkRay7.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    middleFireworkRay7.position = CGPoint(x: 60, y: 60)
    middleFireworkRay7.setAffineTransform(CGAffineTransform(a: -0.8660254037844386, b: -0.5000000000000001, c: 0.5000000000000001, d: -0.8660254037844386, tx: 0, ty: 0))
    middleFirework.addSublayer(middleFireworkRay7)

    let ray7Trail3 = CALayer()
    ray7Trail3.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray7Trail3.backgroundColor = CGColor(srgbRed: 111 / 255, green: 195 / 255, blue: 184 / 255, alpha: 1)
    ray7Trail3.cornerRadius = 1.5
    middleFireworkRay7.addSublayer(ray7Trail3)

    let ray7Ember3 = CALayer()
    ray7Ember3.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray7Ember3.backgroundColor = CGColor(srgbRed: 232 / 255, green: 244 / 255, blue: 250 / 255, alpha: 1)
    ray7Ember3.cornerRadius = 2.5
    middleFireworkRay7.addSublayer(ray7Ember3)

    let middleFireworkRay8 = CALayer()
    middleFireworkRay8.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    middleFireworkRay8.position = CGPoint(x: 60, y: 60)
    middleFireworkRay8.setAffineTransform(CGAffineTransform(a: -0.5000000000000004, b: -0.8660254037844385, c: 0.8660254037844385, d: -0.5000000000000004, tx: 0, ty: 0))
    middleFirework.addSublayer(middleFireworkRay8)

    let ray8Trail3 = CALayer()
    ray8Trail3.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray8Trail3.backgroundColor = CGColor(srgbRed: 111 / 255, green: 195 / 255, blue: 184 / 255, alpha: 1)
    ray8Trail3.cornerRadius = 1.5
    middleFireworkRay8.addSublayer(ray8Trail3)

    let ray8Ember3 = CALayer()
    ray8Ember3.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray8Ember3.backgroundColor = CGColor(srgbRed: 232 / 255, green: 244 / 255, blue: 250 / 255, alpha: 1)
    ray8Ember3.cornerRadius = 2.5
    middleFireworkRay8.addSublayer(ray8Ember3)

    let middleFireworkRay9 = CALayer()
    middleFireworkRay9.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    middleFireworkRay9.position = CGPoint(x: 60, y: 60)
    middleFireworkRay9.setAffineTransform(CGAffineTransform(a: -1.8369701987210297e-16, b: -1, c: 1, d: -1.8369701987210297e-16, tx: 0, ty: 0))
    middleFirework.addSublayer(middleFireworkRay9)

    let ray9Trail3 = CALayer()
    ray9Trail3.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray9Trail3.backgroundColor = CGColor(srgbRed: 111 / 255, green: 195 / 255, blue: 184 / 255, alpha: 1)
    ray9Trail3.cornerRadius = 1.5
    middleFireworkRay9.addSublayer(ray9Trail3)

    let ray9Ember3 = CALayer()
    ray9Ember3.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray9Ember3.backgroundColor = CGColor(srgbRed: 232 / 255, green: 244 / 255, blue: 250 / 255, alpha: 1)
    ray9Ember3.cornerRadius = 2.5
    middleFireworkRay9.addSublayer(ray9Ember3)

    let middleFireworkRay10 = CALayer()
    middleFireworkRay10.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    middleFireworkRay10.position = CGPoint(x: 60, y: 60)
    middleFireworkRay10.setAffineTransform(CGAffineTransform(a: 0.5000000000000001, b: -0.8660254037844386, c: 0.8660254037844386, d: 0.5000000000000001, tx: 0, ty: 0))
    middleFirework.addSublayer(middleFireworkRay10)

    let ray10Trail3 = CALayer()
    ray10Trail3.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray10Trail3.backgroundColor = CGColor(srgbRed: 111 / 255, green: 195 / 255, blue: 184 / 255, alpha: 1)
    ray10Trail3.cornerRadius = 1.5
    middleFireworkRay10.addSublayer(ray10Trail3)

    let ray10Ember3 = CALayer()
    ray10Ember3.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray10Ember3.backgroundColor = CGColor(srgbRed: 232 / 255, green: 244 / 255, blue: 250 / 255, alpha: 1)
    ray10Ember3.cornerRadius = 2.5
    middleFireworkRay10.addSublayer(ray10Ember3)

    let middleFireworkRay11 = CALayer()
    middleFireworkRay11.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    middleFireworkRay11.position = CGPoint(x: 60, y: 60)
    middleFireworkRay11.setAffineTransform(CGAffineTransform(a: 0.8660254037844384, b: -0.5000000000000004, c: 0.5000000000000004, d: 0.8660254037844384, tx: 0, ty: 0))
    middleFirework.addSublayer(middleFireworkRay11)

    let ray11Trail3 = CALayer()
    ray11Trail3.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray11Trail3.backgroundColor = CGColor(srgbRed: 111 / 255, green: 195 / 255, blue: 184 / 255, alpha: 1)
    ray11Trail3.cornerRadius = 1.5
    middleFireworkRay11.addSublayer(ray11Trail3)

    let ray11Ember3 = CALayer()
    ray11Ember3.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray11Ember3.backgroundColor = CGColor(srgbRed: 232 / 255, green: 244 / 255, blue: 250 / 255, alpha: 1)
    ray11Ember3.cornerRadius = 2.5
    middleFireworkRay11.addSublayer(ray11Ember3)
  }

  private func addFloor() {
    let floor = CALayer()
    floor.frame = CGRect(x: 22.5, y: 441, width: 330, height: 14)
    floor.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.14)
    floor.cornerRadius = 7
    layer.addSublayer(floor)
  }

  private func addIllustration() {
    let illustration = CALayer()
    illustration.frame = CGRect(x: 39.5, y: 213, width: 296, height: 241)
    illustration.contentsGravity = .resizeAspect
    layer.addSublayer(illustration)

    let group = CALayer()
    group.frame = CGRect(x: 0, y: 0, width: 296, height: 241)
    illustration.addSublayer(group)

    pictureFrame.anchorPoint = CGPoint(x: 0.5, y: 0)
    pictureFrame.bounds = CGRect(x: 0, y: 0.75, width: 130, height: 99.25)
    pictureFrame.position = CGPoint(x: 65, y: 0.75)
    pictureFrame.setAffineTransform(CGAffineTransform(a: 0.9396926207859084, b: 0.3420201433256687, c: -0.3420201433256687, d: 0.9396926207859084, tx: 0, ty: 0))
    group.addSublayer(pictureFrame)

    let group2 = CALayer()
    group2.bounds = CGRect(x: 0, y: 1.48, width: 130, height: 98.52)
    group2.position = CGPoint(x: 65, y: 50.739999999999995)
    pictureFrame.addSublayer(group2)

    let maskLayer = CALayer()
    maskLayer.bounds = CGRect(x: 3.27, y: 1.48, width: 122.75, height: 94.65)
    maskLayer.position = CGPoint(x: 64.645, y: 48.805)
    group2.mask = maskLayer

    let shape = CAShapeLayer()
    shape.bounds = CGRect(x: 3.27, y: 1.48, width: 122.75, height: 94.65)
    shape.position = CGPoint(x: 64.645, y: 48.805)
    let shapePath = CGMutablePath()
    shapePath.addRect(CGRect(x: 3.27, y: 1.48, width: 122.75, height: 94.65))
    shape.path = shapePath
    maskLayer.addSublayer(shape)

    let pictureBackground = CAShapeLayer()
    pictureBackground.bounds = CGRect(x: 3.27, y: 1.48, width: 122.75, height: 94.65)
    pictureBackground.position = CGPoint(x: 64.645, y: 48.805)
    let pictureBackgroundPath = CGMutablePath()
    pictureBackgroundPath.addRect(CGRect(x: 3.27, y: 1.48, width: 122.75, height: 94.65))
    pictureBackground.path = pictureBackgroundPath
    pictureBackground.fillColor = CGColor(srgbRed: 17 / 255, green: 124 / 255, blue: 177 / 255, alpha: 1)
    pictureBackground.miterLimit = 4
    group2.addSublayer(pictureBackground)

    let shape2 = CAShapeLayer()
    shape2.bounds = CGRect(x: 69, y: 13, width: 42, height: 42)
    shape2.position = CGPoint(x: 90, y: 34)
    let shape2Path = CGMutablePath()
    shape2Path.move(to: CGPoint(x: 111, y: 34))
    shape2Path.addCurve(to: CGPoint(x: 90, y: 55), control1: CGPoint(x: 111, y: 45.59797974644666), control2: CGPoint(x: 101.59797974644667, y: 55))
    shape2Path.addCurve(to: CGPoint(x: 69, y: 34), control1: CGPoint(x: 78.40202025355333, y: 55), control2: CGPoint(x: 69, y: 45.59797974644666))
    shape2Path.addCurve(to: CGPoint(x: 90, y: 13), control1: CGPoint(x: 69, y: 22.40202025355334), control2: CGPoint(x: 78.40202025355333, y: 13))
    shape2Path.addCurve(to: CGPoint(x: 111, y: 34), control1: CGPoint(x: 101.59797974644667, y: 13), control2: CGPoint(x: 111, y: 22.40202025355334))
    shape2Path.closeSubpath()
    shape2.path = shape2Path
    shape2.fillColor = CGColor(srgbRed: 1, green: 209 / 255, blue: 102 / 255, alpha: 0.18)
    shape2.miterLimit = 4
    group2.addSublayer(shape2)

    let shape3 = CAShapeLayer()
    shape3.bounds = CGRect(x: 76, y: 20, width: 28, height: 28)
    shape3.position = CGPoint(x: 90, y: 34)
    let shape3Path = CGMutablePath()
    shape3Path.move(to: CGPoint(x: 104, y: 34))
    shape3Path.addCurve(to: CGPoint(x: 90, y: 48), control1: CGPoint(x: 104, y: 41.73198649763111), control2: CGPoint(x: 97.73198649763111, y: 48))
    shape3Path.addCurve(to: CGPoint(x: 76, y: 34), control1: CGPoint(x: 82.26801350236889, y: 48), control2: CGPoint(x: 76, y: 41.73198649763111))
    shape3Path.addCurve(to: CGPoint(x: 90, y: 20), control1: CGPoint(x: 76, y: 26.26801350236889), control2: CGPoint(x: 82.26801350236889, y: 20))
    shape3Path.addCurve(to: CGPoint(x: 104, y: 34), control1: CGPoint(x: 97.73198649763111, y: 20), control2: CGPoint(x: 104, y: 26.26801350236889))
    shape3Path.closeSubpath()
    shape3.path = shape3Path
    shape3.fillColor = CGColor(srgbRed: 1, green: 209 / 255, blue: 102 / 255, alpha: 1)
    shape3.miterLimit = 4
    group2.addSublayer(shape3)

    let shape4 = CAShapeLayer()
    shape4.bounds = CGRect(x: 0, y: 36, width: 130, height: 64)
    shape4.position = CGPoint(x: 65, y: 68)
    let shape4Path = CGMutablePath()
    shape4Path.move(to: CGPoint(x: 0, y: 74))
    shape4Path.addLine(to: CGPoint(x: 34, y: 36))
    shape4Path.addLine(to: CGPoint(x: 52, y: 56))
    shape4Path.addLine(to: CGPoint(x: 66, y: 42))
    shape4Path.addLine(to: CGPoint(x: 98, y: 74))
    shape4Path.addLine(to: CGPoint(x: 130, y: 60))
    shape4Path.addLine(to: CGPoint(x: 130, y: 100))
    shape4Path.addLine(to: CGPoint(x: 0, y: 100))
    shape4Path.closeSubpath()
    shape4.path = shape4Path
    shape4.fillColor = CGColor(srgbRed: 12 / 255, green: 95 / 255, blue: 140 / 255, alpha: 1)
    shape4.miterLimit = 4
    group2.addSublayer(shape4)

    let shape5 = CAShapeLayer()
    shape5.bounds = CGRect(x: 27, y: 36, width: 48, height: 18)
    shape5.position = CGPoint(x: 51, y: 45)
    let shape5Path = CGMutablePath()
    shape5Path.move(to: CGPoint(x: 34, y: 36))
    shape5Path.addLine(to: CGPoint(x: 44.6, y: 47.8))
    shape5Path.addLine(to: CGPoint(x: 38, y: 46))
    shape5Path.addLine(to: CGPoint(x: 33, y: 51))
    shape5Path.addLine(to: CGPoint(x: 27, y: 44))
    shape5Path.closeSubpath()
    shape5Path.move(to: CGPoint(x: 66, y: 42))
    shape5Path.addLine(to: CGPoint(x: 75, y: 51))
    shape5Path.addLine(to: CGPoint(x: 68, y: 50))
    shape5Path.addLine(to: CGPoint(x: 63, y: 54))
    shape5Path.addLine(to: CGPoint(x: 58.5, y: 49.5))
    shape5Path.closeSubpath()
    shape5.path = shape5Path
    shape5.fillColor = CGColor(srgbRed: 232 / 255, green: 244 / 255, blue: 250 / 255, alpha: 1)
    shape5.miterLimit = 4
    group2.addSublayer(shape5)

    let shape6 = CAShapeLayer()
    shape6.bounds = CGRect(x: 0, y: 68.44444444444444, width: 130, height: 31.555555555555557)
    shape6.position = CGPoint(x: 65, y: 84.22222222222223)
    let shape6Path = CGMutablePath()
    shape6Path.move(to: CGPoint(x: 0, y: 84))
    shape6Path.addQuadCurve(to: CGPoint(x: 44, y: 78), control: CGPoint(x: 20, y: 72))
    shape6Path.addQuadCurve(to: CGPoint(x: 88, y: 74), control: CGPoint(x: 68, y: 84))
    shape6Path.addQuadCurve(to: CGPoint(x: 130, y: 72), control: CGPoint(x: 108, y: 64))
    shape6Path.addLine(to: CGPoint(x: 130, y: 100))
    shape6Path.addLine(to: CGPoint(x: 0, y: 100))
    shape6Path.closeSubpath()
    shape6.path = shape6Path
    shape6.fillColor = CGColor(srgbRed: 10 / 255, green: 74 / 255, blue: 108 / 255, alpha: 1)
    shape6.miterLimit = 4
    group2.addSublayer(shape6)

    let shape7 = CAShapeLayer()
    shape7.bounds = CGRect(x: 0, y: 86, width: 130, height: 14)
    shape7.position = CGPoint(x: 65, y: 93)
    let shape7Path = CGMutablePath()
    shape7Path.move(to: CGPoint(x: 0, y: 92))
    shape7Path.addQuadCurve(to: CGPoint(x: 60, y: 90), control: CGPoint(x: 30, y: 84))
    shape7Path.addQuadCurve(to: CGPoint(x: 130, y: 86), control: CGPoint(x: 90, y: 96))
    shape7Path.addLine(to: CGPoint(x: 130, y: 100))
    shape7Path.addLine(to: CGPoint(x: 0, y: 100))
    shape7Path.closeSubpath()
    shape7.path = shape7Path
    shape7.fillColor = CGColor(srgbRed: 8 / 255, green: 57 / 255, blue: 90 / 255, alpha: 1)
    shape7.miterLimit = 4
    group2.addSublayer(shape7)

    let shape8 = CAShapeLayer()
    shape8.bounds = CGRect(x: 4.5, y: 4, width: 119, height: 90)
    shape8.position = CGPoint(x: 64, y: 49)
    let shape8Path = CGMutablePath()
    shape8Path.addRect(CGRect(x: 4.5, y: 4, width: 119, height: 90))
    shape8.path = shape8Path
    shape8.fillColor = nil
    shape8.strokeColor = CGColor(srgbRed: 138 / 255, green: 90 / 255, blue: 59 / 255, alpha: 1)
    shape8.lineWidth = 8
    shape8.miterLimit = 4
    pictureFrame.addSublayer(shape8)

    let shape9 = CAShapeLayer()
    shape9.bounds = CGRect(x: 8.5, y: 8, width: 111, height: 82)
    shape9.position = CGPoint(x: 64, y: 49)
    let shape9Path = CGMutablePath()
    shape9Path.addRect(CGRect(x: 8.5, y: 8, width: 111, height: 82))
    shape9.path = shape9Path
    shape9.fillColor = nil
    shape9.strokeColor = CGColor(srgbRed: 94 / 255, green: 58 / 255, blue: 38 / 255, alpha: 1)
    shape9.lineWidth = 1.5
    shape9.miterLimit = 4
    pictureFrame.addSublayer(shape9)

    let shape10 = CAShapeLayer()
    shape10.bounds = CGRect(x: 1.25, y: 0.75, width: 125.5, height: 96.5)
    shape10.position = CGPoint(x: 64, y: 49)
    let shape10Path = CGMutablePath()
    shape10Path.addRect(CGRect(x: 1.25, y: 0.75, width: 125.5, height: 96.5))
    shape10.path = shape10Path
    shape10.fillColor = nil
    shape10.strokeColor = CGColor(srgbRed: 185 / 255, green: 127 / 255, blue: 86 / 255, alpha: 1)
    shape10.lineWidth = 1.5
    shape10.miterLimit = 4
    pictureFrame.addSublayer(shape10)

    let shape11 = CAShapeLayer()
    shape11.bounds = CGRect(x: 61.2, y: 1.7000000000000002, width: 5.599999999999994, height: 5.6)
    shape11.position = CGPoint(x: 64, y: 4.5)
    let shape11Path = CGMutablePath()
    shape11Path.move(to: CGPoint(x: 66.8, y: 4.5))
    shape11Path.addCurve(to: CGPoint(x: 64, y: 7.3), control1: CGPoint(x: 66.8, y: 6.046397299526221), control2: CGPoint(x: 65.54639729952622, y: 7.3))
    shape11Path.addCurve(to: CGPoint(x: 61.2, y: 4.5), control1: CGPoint(x: 62.45360270047378, y: 7.3), control2: CGPoint(x: 61.2, y: 6.046397299526221))
    shape11Path.addCurve(to: CGPoint(x: 64, y: 1.7000000000000002), control1: CGPoint(x: 61.2, y: 2.9536027004737786), control2: CGPoint(x: 62.45360270047378, y: 1.7000000000000002))
    shape11Path.addCurve(to: CGPoint(x: 66.8, y: 4.5), control1: CGPoint(x: 65.54639729952622, y: 1.7000000000000002), control2: CGPoint(x: 66.8, y: 2.9536027004737786))
    shape11Path.closeSubpath()
    shape11.path = shape11Path
    shape11.fillColor = CGColor(srgbRed: 243 / 255, green: 207 / 255, blue: 134 / 255, alpha: 1)
    shape11.miterLimit = 4
    pictureFrame.addSublayer(shape11)

    chair.bounds = CGRect(x: 106, y: 88, width: 132, height: 151)
    chair.position = CGPoint(x: 172, y: 163.5)
    group.addSublayer(chair)

    let shape12 = CAShapeLayer()
    shape12.bounds = CGRect(x: 106, y: 227, width: 132, height: 12)
    shape12.position = CGPoint(x: 172, y: 233)
    let shape12Path = CGMutablePath()
    shape12Path.move(to: CGPoint(x: 238, y: 233))
    shape12Path.addCurve(to: CGPoint(x: 172, y: 239), control1: CGPoint(x: 238, y: 236.31370849898477), control2: CGPoint(x: 208.45079348883237, y: 239))
    shape12Path.addCurve(to: CGPoint(x: 106, y: 233), control1: CGPoint(x: 135.54920651116763, y: 239), control2: CGPoint(x: 106, y: 236.31370849898477))
    shape12Path.addCurve(to: CGPoint(x: 172, y: 227), control1: CGPoint(x: 106, y: 229.68629150101523), control2: CGPoint(x: 135.54920651116763, y: 227))
    shape12Path.addCurve(to: CGPoint(x: 238, y: 233), control1: CGPoint(x: 208.45079348883237, y: 227), control2: CGPoint(x: 238, y: 229.68629150101523))
    shape12Path.closeSubpath()
    shape12.path = shape12Path
    shape12.fillColor = CGColor(srgbRed: 20 / 255, green: 23 / 255, blue: 46 / 255, alpha: 0.4)
    shape12.miterLimit = 4
    chair.addSublayer(shape12)

    let shape13 = CAShapeLayer()
    shape13.bounds = CGRect(x: 126, y: 214, width: 92, height: 19)
    shape13.position = CGPoint(x: 172, y: 223.5)
    let shape13Path = CGMutablePath()
    shape13Path.move(to: CGPoint(x: 126, y: 214))
    shape13Path.addLine(to: CGPoint(x: 135, y: 214))
    shape13Path.addLine(to: CGPoint(x: 132, y: 233))
    shape13Path.addLine(to: CGPoint(x: 128, y: 233))
    shape13Path.closeSubpath()
    shape13Path.move(to: CGPoint(x: 209, y: 214))
    shape13Path.addLine(to: CGPoint(x: 218, y: 214))
    shape13Path.addLine(to: CGPoint(x: 216, y: 233))
    shape13Path.addLine(to: CGPoint(x: 212, y: 233))
    shape13Path.closeSubpath()
    shape13.path = shape13Path
    shape13.fillColor = CGColor(srgbRed: 126 / 255, green: 79 / 255, blue: 53 / 255, alpha: 1)
    shape13.miterLimit = 4
    chair.addSublayer(shape13)

    let shape14 = CALayer()
    shape14.bounds = CGRect(x: 128, y: 88, width: 88, height: 118)
    shape14.position = CGPoint(x: 172, y: 147)
    let shape14Path = CGMutablePath()
    shape14Path.move(to: CGPoint(x: 128, y: 116))
    shape14Path.addCurve(to: CGPoint(x: 136.20101012677668, y: 96.20101012677668), control1: CGPoint(x: 128, y: 108.57393828449277), control2: CGPoint(x: 130.9499915302317, y: 101.45202872332163))
    shape14Path.addCurve(to: CGPoint(x: 156, y: 88), control1: CGPoint(x: 141.45202872332163, y: 90.9499915302317), control2: CGPoint(x: 148.57393828449275, y: 88))
    shape14Path.addLine(to: CGPoint(x: 188, y: 88))
    shape14Path.addCurve(to: CGPoint(x: 207.79898987322332, y: 96.20101012677668), control1: CGPoint(x: 195.42606171550725, y: 88), control2: CGPoint(x: 202.54797127667837, y: 90.9499915302317))
    shape14Path.addCurve(to: CGPoint(x: 216, y: 116), control1: CGPoint(x: 213.0500084697683, y: 101.45202872332163), control2: CGPoint(x: 216, y: 108.57393828449277))
    shape14Path.addLine(to: CGPoint(x: 216, y: 206))
    shape14Path.addLine(to: CGPoint(x: 128, y: 206))
    shape14Path.closeSubpath()
    let shape14Fill = CAGradientLayer()
    shape14Fill.frame = CGRect(x: 127, y: 87, width: 90, height: 120)
    shape14Fill.startPoint = CGPoint(x: 0.011111111111111112, y: 0.008333333333333333)
    shape14Fill.endPoint = CGPoint(x: 0.011111111111111112, y: 0.9916666666666667)
    shape14Fill.colors = [CGColor(srgbRed: 246 / 255, green: 182 / 255, blue: 86 / 255, alpha: 1), CGColor(srgbRed: 217 / 255, green: 138 / 255, blue: 43 / 255, alpha: 1)]
    shape14Fill.locations = [0, 1]
    let shape14FillMask = CAShapeLayer()
    shape14FillMask.position = CGPoint(x: -127, y: -87)
    shape14FillMask.path = shape14Path
    shape14Fill.mask = shape14FillMask
    shape14.addSublayer(shape14Fill)
    chair.addSublayer(shape14)

    let shape15 = CAShapeLayer()
    shape15.bounds = CGRect(x: 137, y: 98, width: 70, height: 82)
    shape15.position = CGPoint(x: 172, y: 139)
    let shape15Path = CGMutablePath()
    shape15Path.move(to: CGPoint(x: 137, y: 120))
    shape15Path.addCurve(to: CGPoint(x: 143.44365081389594, y: 104.44365081389596), control1: CGPoint(x: 137, y: 114.16523722353003), control2: CGPoint(x: 139.3178504880392, y: 108.56945113975272))
    shape15Path.addCurve(to: CGPoint(x: 159, y: 98), control1: CGPoint(x: 147.56945113975272, y: 100.3178504880392), control2: CGPoint(x: 153.16523722353003, y: 98))
    shape15Path.addLine(to: CGPoint(x: 185, y: 98))
    shape15Path.addCurve(to: CGPoint(x: 200.55634918610406, y: 104.44365081389596), control1: CGPoint(x: 190.83476277646997, y: 98), control2: CGPoint(x: 196.43054886024728, y: 100.3178504880392))
    shape15Path.addCurve(to: CGPoint(x: 207, y: 120), control1: CGPoint(x: 204.6821495119608, y: 108.56945113975272), control2: CGPoint(x: 207, y: 114.16523722353003))
    shape15Path.addLine(to: CGPoint(x: 207, y: 180))
    shape15Path.addLine(to: CGPoint(x: 137, y: 180))
    shape15Path.closeSubpath()
    shape15.path = shape15Path
    shape15.fillColor = CGColor(srgbRed: 231 / 255, green: 157 / 255, blue: 59 / 255, alpha: 0.7)
    shape15.miterLimit = 4
    chair.addSublayer(shape15)

    let shape16 = CAShapeLayer()
    shape16.bounds = CGRect(x: 152.2, y: 114.2, width: 3.6000000000000227, height: 3.5999999999999943)
    shape16.position = CGPoint(x: 154, y: 116)
    let shape16Path = CGMutablePath()
    shape16Path.move(to: CGPoint(x: 155.8, y: 116))
    shape16Path.addCurve(to: CGPoint(x: 154, y: 117.8), control1: CGPoint(x: 155.8, y: 116.99411254969543), control2: CGPoint(x: 154.99411254969542, y: 117.8))
    shape16Path.addCurve(to: CGPoint(x: 152.2, y: 116), control1: CGPoint(x: 153.00588745030458, y: 117.8), control2: CGPoint(x: 152.2, y: 116.99411254969543))
    shape16Path.addCurve(to: CGPoint(x: 154, y: 114.2), control1: CGPoint(x: 152.2, y: 115.00588745030457), control2: CGPoint(x: 153.00588745030458, y: 114.2))
    shape16Path.addCurve(to: CGPoint(x: 155.8, y: 116), control1: CGPoint(x: 154.99411254969542, y: 114.2), control2: CGPoint(x: 155.8, y: 115.00588745030457))
    shape16Path.closeSubpath()
    shape16.path = shape16Path
    shape16.fillColor = CGColor(srgbRed: 198 / 255, green: 123 / 255, blue: 34 / 255, alpha: 1)
    shape16.miterLimit = 4
    chair.addSublayer(shape16)

    let shape17 = CAShapeLayer()
    shape17.bounds = CGRect(x: 188.2, y: 114.2, width: 3.6000000000000227, height: 3.5999999999999943)
    shape17.position = CGPoint(x: 190, y: 116)
    let shape17Path = CGMutablePath()
    shape17Path.move(to: CGPoint(x: 191.8, y: 116))
    shape17Path.addCurve(to: CGPoint(x: 190, y: 117.8), control1: CGPoint(x: 191.8, y: 116.99411254969543), control2: CGPoint(x: 190.99411254969542, y: 117.8))
    shape17Path.addCurve(to: CGPoint(x: 188.2, y: 116), control1: CGPoint(x: 189.00588745030458, y: 117.8), control2: CGPoint(x: 188.2, y: 116.99411254969543))
    shape17Path.addCurve(to: CGPoint(x: 190, y: 114.2), control1: CGPoint(x: 188.2, y: 115.00588745030457), control2: CGPoint(x: 189.00588745030458, y: 114.2))
    shape17Path.addCurve(to: CGPoint(x: 191.8, y: 116), control1: CGPoint(x: 190.99411254969542, y: 114.2), control2: CGPoint(x: 191.8, y: 115.00588745030457))
    shape17Path.closeSubpath()
    shape17.path = shape17Path
    shape17.fillColor = CGColor(srgbRed: 198 / 255, green: 123 / 255, blue: 34 / 255, alpha: 1)
    shape17.miterLimit = 4
    chair.addSublayer(shape17)

    let shape18 = CAShapeLayer()
    shape18.bounds = CGRect(x: 170.2, y: 132.2, width: 3.6000000000000227, height: 3.6000000000000227)
    shape18.position = CGPoint(x: 172, y: 134)
    let shape18Path = CGMutablePath()
    shape18Path.move(to: CGPoint(x: 173.8, y: 134))
    shape18Path.addCurve(to: CGPoint(x: 172, y: 135.8), control1: CGPoint(x: 173.8, y: 134.99411254969542), control2: CGPoint(x: 172.99411254969542, y: 135.8))
    shape18Path.addCurve(to: CGPoint(x: 170.2, y: 134), control1: CGPoint(x: 171.00588745030458, y: 135.8), control2: CGPoint(x: 170.2, y: 134.99411254969542))
    shape18Path.addCurve(to: CGPoint(x: 172, y: 132.2), control1: CGPoint(x: 170.2, y: 133.00588745030458), control2: CGPoint(x: 171.00588745030458, y: 132.2))
    shape18Path.addCurve(to: CGPoint(x: 173.8, y: 134), control1: CGPoint(x: 172.99411254969542, y: 132.2), control2: CGPoint(x: 173.8, y: 133.00588745030458))
    shape18Path.closeSubpath()
    shape18.path = shape18Path
    shape18.fillColor = CGColor(srgbRed: 198 / 255, green: 123 / 255, blue: 34 / 255, alpha: 1)
    shape18.miterLimit = 4
    chair.addSublayer(shape18)

    let shape19 = CAShapeLayer()
    shape19.bounds = CGRect(x: 126, y: 178, width: 92, height: 38)
    shape19.position = CGPoint(x: 172, y: 197)
    let shape19Path = CGMutablePath()
    shape19Path.move(to: CGPoint(x: 134, y: 178))
    shape19Path.addLine(to: CGPoint(x: 210, y: 178))
    shape19Path.addCurve(to: CGPoint(x: 218, y: 186), control1: CGPoint(x: 214.41827799864635, y: 178), control2: CGPoint(x: 218, y: 181.58172200135365))
    shape19Path.addLine(to: CGPoint(x: 218, y: 208))
    shape19Path.addCurve(to: CGPoint(x: 210, y: 216), control1: CGPoint(x: 218, y: 212.41827799864635), control2: CGPoint(x: 214.41827799864635, y: 216))
    shape19Path.addLine(to: CGPoint(x: 134, y: 216))
    shape19Path.addCurve(to: CGPoint(x: 126, y: 208), control1: CGPoint(x: 129.58172200135365, y: 216), control2: CGPoint(x: 126, y: 212.41827799864635))
    shape19Path.addLine(to: CGPoint(x: 126, y: 186))
    shape19Path.addCurve(to: CGPoint(x: 134, y: 178), control1: CGPoint(x: 126, y: 181.58172200135365), control2: CGPoint(x: 129.58172200135365, y: 178))
    shape19Path.closeSubpath()
    shape19.path = shape19Path
    shape19.fillColor = CGColor(srgbRed: 207 / 255, green: 129 / 255, blue: 39 / 255, alpha: 1)
    shape19.miterLimit = 4
    chair.addSublayer(shape19)

    let shape20 = CAShapeLayer()
    shape20.bounds = CGRect(x: 132, y: 170, width: 80, height: 24)
    shape20.position = CGPoint(x: 172, y: 182)
    let shape20Path = CGMutablePath()
    shape20Path.move(to: CGPoint(x: 142, y: 170))
    shape20Path.addLine(to: CGPoint(x: 202, y: 170))
    shape20Path.addCurve(to: CGPoint(x: 212, y: 180), control1: CGPoint(x: 207.52284749830793, y: 170), control2: CGPoint(x: 212, y: 174.47715250169207))
    shape20Path.addLine(to: CGPoint(x: 212, y: 184))
    shape20Path.addCurve(to: CGPoint(x: 202, y: 194), control1: CGPoint(x: 212, y: 189.52284749830793), control2: CGPoint(x: 207.52284749830793, y: 194))
    shape20Path.addLine(to: CGPoint(x: 142, y: 194))
    shape20Path.addCurve(to: CGPoint(x: 132, y: 184), control1: CGPoint(x: 136.47715250169207, y: 194), control2: CGPoint(x: 132, y: 189.52284749830793))
    shape20Path.addLine(to: CGPoint(x: 132, y: 180))
    shape20Path.addCurve(to: CGPoint(x: 142, y: 170), control1: CGPoint(x: 132, y: 174.47715250169207), control2: CGPoint(x: 136.47715250169207, y: 170))
    shape20Path.closeSubpath()
    shape20.path = shape20Path
    shape20.fillColor = CGColor(srgbRed: 242 / 255, green: 176 / 255, blue: 78 / 255, alpha: 1)
    shape20.miterLimit = 4
    chair.addSublayer(shape20)

    let shape21 = CALayer()
    shape21.bounds = CGRect(x: 114, y: 147, width: 26, height: 71)
    shape21.position = CGPoint(x: 127, y: 182.5)
    let shape21Path = CGMutablePath()
    shape21Path.move(to: CGPoint(x: 114, y: 160))
    shape21Path.addCurve(to: CGPoint(x: 117.80761184457488, y: 150.8076118445749), control1: CGPoint(x: 114, y: 156.55218563208592), control2: CGPoint(x: 115.36963892475043, y: 153.24558476439933))
    shape21Path.addCurve(to: CGPoint(x: 127, y: 147), control1: CGPoint(x: 120.24558476439933, y: 148.36963892475043), control2: CGPoint(x: 123.55218563208592, y: 147))
    shape21Path.addCurve(to: CGPoint(x: 136.1923881554251, y: 150.8076118445749), control1: CGPoint(x: 130.44781436791408, y: 147), control2: CGPoint(x: 133.75441523560067, y: 148.36963892475043))
    shape21Path.addCurve(to: CGPoint(x: 140, y: 160), control1: CGPoint(x: 138.63036107524957, y: 153.24558476439933), control2: CGPoint(x: 140, y: 156.55218563208592))
    shape21Path.addLine(to: CGPoint(x: 140, y: 218))
    shape21Path.addLine(to: CGPoint(x: 122, y: 218))
    shape21Path.addCurve(to: CGPoint(x: 116.34314575050762, y: 215.65685424949237), control1: CGPoint(x: 119.87826808128365, y: 218), control2: CGPoint(x: 117.8434367780919, y: 217.15714527707667))
    shape21Path.addCurve(to: CGPoint(x: 114, y: 210), control1: CGPoint(x: 114.84285472292335, y: 214.1565632219081), control2: CGPoint(x: 114, y: 212.12173191871636))
    shape21Path.closeSubpath()
    let shape21Fill = CAGradientLayer()
    shape21Fill.frame = CGRect(x: 113, y: 146, width: 28, height: 73)
    shape21Fill.startPoint = CGPoint(x: 0.03571428571428571, y: 0.0136986301369863)
    shape21Fill.endPoint = CGPoint(x: 0.03571428571428571, y: 0.9863013698630136)
    shape21Fill.colors = [CGColor(srgbRed: 1, green: 203 / 255, blue: 117 / 255, alpha: 1), CGColor(srgbRed: 224 / 255, green: 154 / 255, blue: 58 / 255, alpha: 1)]
    shape21Fill.locations = [0, 1]
    let shape21FillMask = CAShapeLayer()
    shape21FillMask.position = CGPoint(x: -113, y: -146)
    shape21FillMask.path = shape21Path
    shape21Fill.mask = shape21FillMask
    shape21.addSublayer(shape21Fill)
    chair.addSublayer(shape21)

    let shape22 = CALayer()
    shape22.bounds = CGRect(x: 204, y: 147, width: 26, height: 71)
    shape22.position = CGPoint(x: 217, y: 182.5)
    let shape22Path = CGMutablePath()
    shape22Path.move(to: CGPoint(x: 204, y: 160))
    shape22Path.addCurve(to: CGPoint(x: 207.8076118445749, y: 150.8076118445749), control1: CGPoint(x: 204, y: 156.55218563208592), control2: CGPoint(x: 205.36963892475043, y: 153.24558476439933))
    shape22Path.addCurve(to: CGPoint(x: 217, y: 147), control1: CGPoint(x: 210.24558476439933, y: 148.36963892475043), control2: CGPoint(x: 213.55218563208592, y: 147))
    shape22Path.addCurve(to: CGPoint(x: 226.1923881554251, y: 150.8076118445749), control1: CGPoint(x: 220.44781436791408, y: 147), control2: CGPoint(x: 223.75441523560067, y: 148.36963892475043))
    shape22Path.addCurve(to: CGPoint(x: 230, y: 160), control1: CGPoint(x: 228.63036107524957, y: 153.24558476439933), control2: CGPoint(x: 230, y: 156.55218563208592))
    shape22Path.addLine(to: CGPoint(x: 230, y: 210))
    shape22Path.addCurve(to: CGPoint(x: 227.65685424949237, y: 215.65685424949237), control1: CGPoint(x: 230, y: 212.12173191871636), control2: CGPoint(x: 229.15714527707667, y: 214.1565632219081))
    shape22Path.addCurve(to: CGPoint(x: 222, y: 218), control1: CGPoint(x: 226.1565632219081, y: 217.15714527707667), control2: CGPoint(x: 224.12173191871636, y: 218))
    shape22Path.addLine(to: CGPoint(x: 204, y: 218))
    shape22Path.closeSubpath()
    let shape22Fill = CAGradientLayer()
    shape22Fill.frame = CGRect(x: 203, y: 146, width: 28, height: 73)
    shape22Fill.startPoint = CGPoint(x: 0.03571428571428571, y: 0.0136986301369863)
    shape22Fill.endPoint = CGPoint(x: 0.03571428571428571, y: 0.9863013698630136)
    shape22Fill.colors = [CGColor(srgbRed: 1, green: 203 / 255, blue: 117 / 255, alpha: 1), CGColor(srgbRed: 224 / 255, green: 154 / 255, blue: 58 / 255, alpha: 1)]
    shape22Fill.locations = [0, 1]
    let shape22FillMask = CAShapeLayer()
    shape22FillMask.position = CGPoint(x: -203, y: -146)
    shape22FillMask.path = shape22Path
    shape22Fill.mask = shape22FillMask
    shape22.addSublayer(shape22Fill)
    chair.addSublayer(shape22)

    let shape23 = CAShapeLayer()
    shape23.bounds = CGRect(x: 119.5, y: 152.5, width: 15, height: 15)
    shape23.position = CGPoint(x: 127, y: 160)
    let shape23Path = CGMutablePath()
    shape23Path.move(to: CGPoint(x: 134.5, y: 160))
    shape23Path.addCurve(to: CGPoint(x: 127, y: 167.5), control1: CGPoint(x: 134.5, y: 164.14213562373095), control2: CGPoint(x: 131.14213562373095, y: 167.5))
    shape23Path.addCurve(to: CGPoint(x: 119.5, y: 160), control1: CGPoint(x: 122.85786437626905, y: 167.5), control2: CGPoint(x: 119.5, y: 164.14213562373095))
    shape23Path.addCurve(to: CGPoint(x: 127, y: 152.5), control1: CGPoint(x: 119.5, y: 155.85786437626905), control2: CGPoint(x: 122.85786437626905, y: 152.5))
    shape23Path.addCurve(to: CGPoint(x: 134.5, y: 160), control1: CGPoint(x: 131.14213562373095, y: 152.5), control2: CGPoint(x: 134.5, y: 155.85786437626905))
    shape23Path.closeSubpath()
    shape23.path = shape23Path
    shape23.fillColor = nil
    shape23.strokeColor = CGColor(srgbRed: 198 / 255, green: 123 / 255, blue: 34 / 255, alpha: 0.55)
    shape23.lineWidth = 1.3
    shape23.miterLimit = 4
    chair.addSublayer(shape23)

    let shape24 = CAShapeLayer()
    shape24.bounds = CGRect(x: 209.5, y: 152.5, width: 15, height: 15)
    shape24.position = CGPoint(x: 217, y: 160)
    let shape24Path = CGMutablePath()
    shape24Path.move(to: CGPoint(x: 224.5, y: 160))
    shape24Path.addCurve(to: CGPoint(x: 217, y: 167.5), control1: CGPoint(x: 224.5, y: 164.14213562373095), control2: CGPoint(x: 221.14213562373095, y: 167.5))
    shape24Path.addCurve(to: CGPoint(x: 209.5, y: 160), control1: CGPoint(x: 212.85786437626905, y: 167.5), control2: CGPoint(x: 209.5, y: 164.14213562373095))
    shape24Path.addCurve(to: CGPoint(x: 217, y: 152.5), control1: CGPoint(x: 209.5, y: 155.85786437626905), control2: CGPoint(x: 212.85786437626905, y: 152.5))
    shape24Path.addCurve(to: CGPoint(x: 224.5, y: 160), control1: CGPoint(x: 221.14213562373095, y: 152.5), control2: CGPoint(x: 224.5, y: 155.85786437626905))
    shape24Path.closeSubpath()
    shape24.path = shape24Path
    shape24.fillColor = nil
    shape24.strokeColor = CGColor(srgbRed: 198 / 255, green: 123 / 255, blue: 34 / 255, alpha: 0.55)
    shape24.lineWidth = 1.3
    shape24.miterLimit = 4
    chair.addSublayer(shape24)

    table.bounds = CGRect(x: 231, y: 139.5, width: 68, height: 99)
    table.position = CGPoint(x: 265, y: 189)
    group.addSublayer(table)

    let shape25 = CAShapeLayer()
    shape25.bounds = CGRect(x: 231, y: 229.5, width: 68, height: 9)
    shape25.position = CGPoint(x: 265, y: 234)
    let shape25Path = CGMutablePath()
    shape25Path.move(to: CGPoint(x: 299, y: 234))
    shape25Path.addCurve(to: CGPoint(x: 265, y: 238.5), control1: CGPoint(x: 299, y: 236.48528137423858), control2: CGPoint(x: 283.77768149424696, y: 238.5))
    shape25Path.addCurve(to: CGPoint(x: 231, y: 234), control1: CGPoint(x: 246.22231850575304, y: 238.5), control2: CGPoint(x: 231, y: 236.48528137423858))
    shape25Path.addCurve(to: CGPoint(x: 265, y: 229.5), control1: CGPoint(x: 231, y: 231.51471862576142), control2: CGPoint(x: 246.22231850575304, y: 229.5))
    shape25Path.addCurve(to: CGPoint(x: 299, y: 234), control1: CGPoint(x: 283.77768149424696, y: 229.5), control2: CGPoint(x: 299, y: 231.51471862576142))
    shape25Path.closeSubpath()
    shape25.path = shape25Path
    shape25.fillColor = CGColor(srgbRed: 20 / 255, green: 23 / 255, blue: 46 / 255, alpha: 0.4)
    shape25.miterLimit = 4
    table.addSublayer(shape25)

    let shape26 = CAShapeLayer()
    shape26.bounds = CGRect(x: 240, y: 176, width: 50, height: 58)
    shape26.position = CGPoint(x: 265, y: 205)
    let shape26Path = CGMutablePath()
    shape26Path.move(to: CGPoint(x: 244, y: 176))
    shape26Path.addLine(to: CGPoint(x: 250, y: 176))
    shape26Path.addLine(to: CGPoint(x: 244, y: 234))
    shape26Path.addLine(to: CGPoint(x: 240, y: 234))
    shape26Path.closeSubpath()
    shape26Path.move(to: CGPoint(x: 280, y: 176))
    shape26Path.addLine(to: CGPoint(x: 286, y: 176))
    shape26Path.addLine(to: CGPoint(x: 290, y: 234))
    shape26Path.addLine(to: CGPoint(x: 286, y: 234))
    shape26Path.closeSubpath()
    shape26Path.move(to: CGPoint(x: 262, y: 176))
    shape26Path.addLine(to: CGPoint(x: 268, y: 176))
    shape26Path.addLine(to: CGPoint(x: 268, y: 232))
    shape26Path.addLine(to: CGPoint(x: 262, y: 232))
    shape26Path.closeSubpath()
    shape26.path = shape26Path
    shape26.fillColor = CGColor(srgbRed: 126 / 255, green: 79 / 255, blue: 53 / 255, alpha: 1)
    shape26.miterLimit = 4
    table.addSublayer(shape26)

    let shape27 = CALayer()
    shape27.bounds = CGRect(x: 232, y: 170, width: 66, height: 8)
    shape27.position = CGPoint(x: 265, y: 174)
    let shape27Path = CGMutablePath()
    shape27Path.move(to: CGPoint(x: 236, y: 170))
    shape27Path.addLine(to: CGPoint(x: 294, y: 170))
    shape27Path.addCurve(to: CGPoint(x: 298, y: 174), control1: CGPoint(x: 296.20913899932316, y: 170), control2: CGPoint(x: 298, y: 171.7908610006768))
    shape27Path.addLine(to: CGPoint(x: 298, y: 174))
    shape27Path.addCurve(to: CGPoint(x: 294, y: 178), control1: CGPoint(x: 298, y: 176.2091389993232), control2: CGPoint(x: 296.20913899932316, y: 178))
    shape27Path.addLine(to: CGPoint(x: 236, y: 178))
    shape27Path.addCurve(to: CGPoint(x: 232, y: 174), control1: CGPoint(x: 233.7908610006768, y: 178), control2: CGPoint(x: 232, y: 176.2091389993232))
    shape27Path.addLine(to: CGPoint(x: 232, y: 174))
    shape27Path.addCurve(to: CGPoint(x: 236, y: 170), control1: CGPoint(x: 232, y: 171.7908610006768), control2: CGPoint(x: 233.7908610006768, y: 170))
    shape27Path.closeSubpath()
    let shape27Fill = CAGradientLayer()
    shape27Fill.frame = CGRect(x: 231, y: 169, width: 68, height: 10)
    shape27Fill.startPoint = CGPoint(x: 0.014705882352941176, y: 0.1)
    shape27Fill.endPoint = CGPoint(x: 0.014705882352941176, y: 0.9)
    shape27Fill.colors = [CGColor(srgbRed: 169 / 255, green: 113 / 255, blue: 75 / 255, alpha: 1), CGColor(srgbRed: 126 / 255, green: 79 / 255, blue: 53 / 255, alpha: 1)]
    shape27Fill.locations = [0, 1]
    let shape27FillMask = CAShapeLayer()
    shape27FillMask.position = CGPoint(x: -231, y: -169)
    shape27FillMask.path = shape27Path
    shape27Fill.mask = shape27FillMask
    shape27.addSublayer(shape27Fill)
    table.addSublayer(shape27)

    let shape28 = CAShapeLayer()
    shape28.bounds = CGRect(x: 236, y: 170.5, width: 58, height: 1.5999999999999943)
    shape28.position = CGPoint(x: 265, y: 171.3)
    let shape28Path = CGMutablePath()
    shape28Path.move(to: CGPoint(x: 236.8, y: 170.5))
    shape28Path.addLine(to: CGPoint(x: 293.2, y: 170.5))
    shape28Path.addCurve(to: CGPoint(x: 294, y: 171.3), control1: CGPoint(x: 293.64182779986464, y: 170.5), control2: CGPoint(x: 294, y: 170.85817220013539))
    shape28Path.addLine(to: CGPoint(x: 294, y: 171.29999999999998))
    shape28Path.addCurve(to: CGPoint(x: 293.2, y: 172.1), control1: CGPoint(x: 294, y: 171.7418277998646), control2: CGPoint(x: 293.64182779986464, y: 172.1))
    shape28Path.addLine(to: CGPoint(x: 236.8, y: 172.1))
    shape28Path.addCurve(to: CGPoint(x: 236, y: 171.29999999999998), control1: CGPoint(x: 236.35817220013539, y: 172.1), control2: CGPoint(x: 236, y: 171.7418277998646))
    shape28Path.addLine(to: CGPoint(x: 236, y: 171.3))
    shape28Path.addCurve(to: CGPoint(x: 236.8, y: 170.5), control1: CGPoint(x: 236, y: 170.85817220013539), control2: CGPoint(x: 236.35817220013539, y: 170.5))
    shape28Path.closeSubpath()
    shape28.path = shape28Path
    shape28.fillColor = CGColor(srgbRed: 211 / 255, green: 155 / 255, blue: 108 / 255, alpha: 0.8)
    shape28.miterLimit = 4
    table.addSublayer(shape28)

    let shape29 = CAShapeLayer()
    shape29.bounds = CGRect(x: 237, y: 163, width: 25, height: 4)
    shape29.position = CGPoint(x: 249.5, y: 165)
    let shape29Path = CGMutablePath()
    shape29Path.move(to: CGPoint(x: 238.2, y: 163))
    shape29Path.addLine(to: CGPoint(x: 260.8, y: 163))
    shape29Path.addCurve(to: CGPoint(x: 262, y: 164.2), control1: CGPoint(x: 261.46274169979694, y: 163), control2: CGPoint(x: 262, y: 163.53725830020304))
    shape29Path.addLine(to: CGPoint(x: 262, y: 165.8))
    shape29Path.addCurve(to: CGPoint(x: 260.8, y: 167), control1: CGPoint(x: 262, y: 166.46274169979696), control2: CGPoint(x: 261.46274169979694, y: 167))
    shape29Path.addLine(to: CGPoint(x: 238.2, y: 167))
    shape29Path.addCurve(to: CGPoint(x: 237, y: 165.8), control1: CGPoint(x: 237.53725830020304, y: 167), control2: CGPoint(x: 237, y: 166.46274169979696))
    shape29Path.addLine(to: CGPoint(x: 237, y: 164.2))
    shape29Path.addCurve(to: CGPoint(x: 238.2, y: 163), control1: CGPoint(x: 237, y: 163.53725830020304), control2: CGPoint(x: 237.53725830020304, y: 163))
    shape29Path.closeSubpath()
    shape29.path = shape29Path
    shape29.fillColor = CGColor(srgbRed: 111 / 255, green: 195 / 255, blue: 184 / 255, alpha: 1)
    shape29.miterLimit = 4
    table.addSublayer(shape29)

    let shape30 = CAShapeLayer()
    shape30.bounds = CGRect(x: 239, y: 166.5, width: 25, height: 4)
    shape30.position = CGPoint(x: 251.5, y: 168.5)
    let shape30Path = CGMutablePath()
    shape30Path.move(to: CGPoint(x: 240.2, y: 166.5))
    shape30Path.addLine(to: CGPoint(x: 262.8, y: 166.5))
    shape30Path.addCurve(to: CGPoint(x: 264, y: 167.7), control1: CGPoint(x: 263.46274169979694, y: 166.5), control2: CGPoint(x: 264, y: 167.03725830020304))
    shape30Path.addLine(to: CGPoint(x: 264, y: 169.3))
    shape30Path.addCurve(to: CGPoint(x: 262.8, y: 170.5), control1: CGPoint(x: 264, y: 169.96274169979696), control2: CGPoint(x: 263.46274169979694, y: 170.5))
    shape30Path.addLine(to: CGPoint(x: 240.2, y: 170.5))
    shape30Path.addCurve(to: CGPoint(x: 239, y: 169.3), control1: CGPoint(x: 239.53725830020304, y: 170.5), control2: CGPoint(x: 239, y: 169.96274169979696))
    shape30Path.addLine(to: CGPoint(x: 239, y: 167.7))
    shape30Path.addCurve(to: CGPoint(x: 240.2, y: 166.5), control1: CGPoint(x: 239, y: 167.03725830020304), control2: CGPoint(x: 239.53725830020304, y: 166.5))
    shape30Path.closeSubpath()
    shape30.path = shape30Path
    shape30.fillColor = CGColor(srgbRed: 241 / 255, green: 234 / 255, blue: 219 / 255, alpha: 1)
    shape30.miterLimit = 4
    table.addSublayer(shape30)

    let shape31 = CAShapeLayer()
    shape31.bounds = CGRect(x: 241, y: 152, width: 14, height: 11)
    shape31.position = CGPoint(x: 248, y: 157.5)
    let shape31Path = CGMutablePath()
    shape31Path.move(to: CGPoint(x: 241, y: 152))
    shape31Path.addLine(to: CGPoint(x: 255, y: 152))
    shape31Path.addLine(to: CGPoint(x: 255, y: 159.5))
    shape31Path.addCurve(to: CGPoint(x: 253.9748737341529, y: 161.9748737341529), control1: CGPoint(x: 255, y: 160.42825771443842), control2: CGPoint(x: 254.63125105872103, y: 161.31849640958478))
    shape31Path.addCurve(to: CGPoint(x: 251.5, y: 163), control1: CGPoint(x: 253.31849640958478, y: 162.63125105872103), control2: CGPoint(x: 252.42825771443842, y: 163))
    shape31Path.addLine(to: CGPoint(x: 244.5, y: 163))
    shape31Path.addCurve(to: CGPoint(x: 242.0251262658471, y: 161.9748737341529), control1: CGPoint(x: 243.57174228556158, y: 163), control2: CGPoint(x: 242.68150359041522, y: 162.63125105872103))
    shape31Path.addCurve(to: CGPoint(x: 241, y: 159.5), control1: CGPoint(x: 241.36874894127897, y: 161.31849640958478), control2: CGPoint(x: 241, y: 160.42825771443842))
    shape31Path.closeSubpath()
    shape31.path = shape31Path
    shape31.fillColor = CGColor(srgbRed: 1, green: 246 / 255, blue: 232 / 255, alpha: 1)
    shape31.miterLimit = 4
    table.addSublayer(shape31)

    let shape32 = CAShapeLayer()
    shape32.bounds = CGRect(x: 236.686447127434, y: 154.29999951010535, width: 4.313552872565992, height: 6.400000979789297)
    shape32.position = CGPoint(x: 238.843223563717, y: 157.5)
    let shape32Path = CGMutablePath()
    shape32Path.move(to: CGPoint(x: 241, y: 154.5))
    shape32Path.addCurve(to: CGPoint(x: 238.59604663768516, y: 154.57171268895007), control1: CGPoint(x: 240.21984024514035, y: 154.21041695463856), control2: CGPoint(x: 239.35755727460094, y: 154.236139845699))
    shape32Path.addCurve(to: CGPoint(x: 236.92098487333016, y: 156.29748861981048), control1: CGPoint(x: 237.8345360007694, y: 154.90728553220114), control2: CGPoint(x: 237.23370186785834, y: 155.52631051807475))
    shape32Path.addCurve(to: CGPoint(x: 236.92098487333016, y: 158.70251138018952), control1: CGPoint(x: 236.60826787880194, y: 157.0686667215462), control2: CGPoint(x: 236.60826787880194, y: 157.9313332784538))
    shape32Path.addCurve(to: CGPoint(x: 238.59604663768516, y: 160.42828731104993), control1: CGPoint(x: 237.23370186785834, y: 159.47368948192525), control2: CGPoint(x: 237.8345360007694, y: 160.09271446779886))
    shape32Path.addCurve(to: CGPoint(x: 241, y: 160.5), control1: CGPoint(x: 239.35755727460094, y: 160.763860154301), control2: CGPoint(x: 240.21984024514035, y: 160.78958304536144))
    shape32.path = shape32Path
    shape32.fillColor = nil
    shape32.strokeColor = CGColor(srgbRed: 1, green: 246 / 255, blue: 232 / 255, alpha: 1)
    shape32.lineWidth = 1.8
    shape32.miterLimit = 4
    table.addSublayer(shape32)

    let shape33 = CAShapeLayer()
    shape33.bounds = CGRect(x: 244.5, y: 139.5, width: 7, height: 9)
    shape33.position = CGPoint(x: 248, y: 144)
    let shape33Path = CGMutablePath()
    shape33Path.move(to: CGPoint(x: 245.5, y: 148.5))
    shape33Path.addQuadCurve(to: CGPoint(x: 245.5, y: 144), control: CGPoint(x: 243.5, y: 146))
    shape33Path.addQuadCurve(to: CGPoint(x: 245.5, y: 139.5), control: CGPoint(x: 247.5, y: 142))
    shape33Path.move(to: CGPoint(x: 250.5, y: 148.5))
    shape33Path.addQuadCurve(to: CGPoint(x: 250.5, y: 144), control: CGPoint(x: 248.5, y: 146))
    shape33Path.addQuadCurve(to: CGPoint(x: 250.5, y: 139.5), control: CGPoint(x: 252.5, y: 142))
    shape33.path = shape33Path
    shape33.fillColor = nil
    shape33.strokeColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.45)
    shape33.lineWidth = 1.2
    shape33.lineCap = .round
    shape33.miterLimit = 4
    table.addSublayer(shape33)

    lamp.bounds = CGRect(x: 204, y: 32, width: 148, height: 148)
    lamp.position = CGPoint(x: 278, y: 106)
    group.addSublayer(lamp)

    let shape34 = CALayer()
    shape34.bounds = CGRect(x: 204, y: 32, width: 148, height: 148)
    shape34.position = CGPoint(x: 278, y: 106)
    let shape34Path = CGMutablePath()
    shape34Path.move(to: CGPoint(x: 352, y: 106))
    shape34Path.addCurve(to: CGPoint(x: 278, y: 180), control1: CGPoint(x: 352, y: 146.86907148747872), control2: CGPoint(x: 318.8690714874787, y: 180))
    shape34Path.addCurve(to: CGPoint(x: 204, y: 106), control1: CGPoint(x: 237.13092851252128, y: 180), control2: CGPoint(x: 204, y: 146.86907148747872))
    shape34Path.addCurve(to: CGPoint(x: 278, y: 32), control1: CGPoint(x: 204, y: 65.13092851252128), control2: CGPoint(x: 237.13092851252128, y: 32))
    shape34Path.addCurve(to: CGPoint(x: 352, y: 106), control1: CGPoint(x: 318.8690714874787, y: 32), control2: CGPoint(x: 352, y: 65.13092851252128))
    shape34Path.closeSubpath()
    let shape34Fill = CAGradientLayer()
    shape34Fill.frame = CGRect(x: 203, y: 31, width: 150, height: 150)
    shape34Fill.type = .radial
    shape34Fill.startPoint = CGPoint(x: 0.5, y: 0.5)
    shape34Fill.endPoint = CGPoint(x: 0.9933333333333333, y: 0.9933333333333333)
    shape34Fill.colors = [CGColor(srgbRed: 1, green: 227 / 255, blue: 161 / 255, alpha: 0.6), CGColor(srgbRed: 1, green: 0.8771241830065359, blue: 154 / 255, alpha: 0.4666666666666667), CGColor(srgbRed: 1, green: 0.8640522875816993, blue: 0.5764705882352942, alpha: 0.33333333333333337), CGColor(srgbRed: 1, green: 217 / 255, blue: 140 / 255, alpha: 0.2), CGColor(srgbRed: 1, green: 217 / 255, blue: 140 / 255, alpha: 0)]
    shape34Fill.locations = [0, 0.15, 0.3, 0.45, 1]
    let shape34FillMask = CAShapeLayer()
    shape34FillMask.position = CGPoint(x: -203, y: -31)
    shape34FillMask.path = shape34Path
    shape34Fill.mask = shape34FillMask
    shape34.addSublayer(shape34Fill)
    lamp.addSublayer(shape34)

    let shape35 = CALayer()
    shape35.bounds = CGRect(x: 275.8, y: 110, width: 4.399999999999977, height: 57)
    shape35.position = CGPoint(x: 278, y: 138.5)
    let shape35Path = CGMutablePath()
    shape35Path.addRect(CGRect(x: 275.8, y: 110, width: 4.399999999999977, height: 57))
    let shape35Fill = CAGradientLayer()
    shape35Fill.frame = CGRect(x: 274.8, y: 109, width: 6.399999999999977, height: 59)
    shape35Fill.startPoint = CGPoint(x: 0.15625000000000056, y: 0.01694915254237288)
    shape35Fill.endPoint = CGPoint(x: 0.8437499999999994, y: 0.01694915254237288)
    shape35Fill.colors = [CGColor(srgbRed: 201 / 255, green: 147 / 255, blue: 71 / 255, alpha: 1), CGColor(srgbRed: 243 / 255, green: 207 / 255, blue: 134 / 255, alpha: 1), CGColor(srgbRed: 185 / 255, green: 127 / 255, blue: 56 / 255, alpha: 1)]
    shape35Fill.locations = [0, 0.5, 1]
    let shape35FillMask = CAShapeLayer()
    shape35FillMask.position = CGPoint(x: -274.8, y: -109)
    shape35FillMask.path = shape35Path
    shape35Fill.mask = shape35FillMask
    shape35.addSublayer(shape35Fill)
    lamp.addSublayer(shape35)

    let shape36 = CALayer()
    shape36.bounds = CGRect(x: 265, y: 164.5, width: 26, height: 5.5)
    shape36.position = CGPoint(x: 278, y: 167.25)
    let shape36Path = CGMutablePath()
    shape36Path.move(to: CGPoint(x: 265, y: 170))
    shape36Path.addCurve(to: CGPoint(x: 268.80761184457486, y: 166.11091270347399), control1: CGPoint(x: 265, y: 168.54130930588252), control2: CGPoint(x: 266.3696389247504, y: 167.14236278493817))
    shape36Path.addCurve(to: CGPoint(x: 278, y: 164.5), control1: CGPoint(x: 271.2455847643993, y: 165.0794626220098), control2: CGPoint(x: 274.5521856320859, y: 164.5))
    shape36Path.addCurve(to: CGPoint(x: 287.19238815542514, y: 166.11091270347399), control1: CGPoint(x: 281.4478143679141, y: 164.5), control2: CGPoint(x: 284.7544152356007, y: 165.0794626220098))
    shape36Path.addCurve(to: CGPoint(x: 291, y: 170), control1: CGPoint(x: 289.63036107524954, y: 167.14236278493817), control2: CGPoint(x: 291, y: 168.54130930588252))
    shape36Path.closeSubpath()
    let shape36Fill = CAGradientLayer()
    shape36Fill.frame = CGRect(x: 264, y: 163.5, width: 28, height: 7.5)
    shape36Fill.startPoint = CGPoint(x: 0.03571428571428571, y: 0.13333333333333333)
    shape36Fill.endPoint = CGPoint(x: 0.9642857142857143, y: 0.13333333333333333)
    shape36Fill.colors = [CGColor(srgbRed: 201 / 255, green: 147 / 255, blue: 71 / 255, alpha: 1), CGColor(srgbRed: 243 / 255, green: 207 / 255, blue: 134 / 255, alpha: 1), CGColor(srgbRed: 185 / 255, green: 127 / 255, blue: 56 / 255, alpha: 1)]
    shape36Fill.locations = [0, 0.5, 1]
    let shape36FillMask = CAShapeLayer()
    shape36FillMask.position = CGPoint(x: -264, y: -163.5)
    shape36FillMask.path = shape36Path
    shape36Fill.mask = shape36FillMask
    shape36.addSublayer(shape36Fill)
    lamp.addSublayer(shape36)

    let shape37 = CALayer()
    shape37.bounds = CGRect(x: 254, y: 82, width: 48, height: 38)
    shape37.position = CGPoint(x: 278, y: 101)
    let shape37Path = CGMutablePath()
    shape37Path.move(to: CGPoint(x: 264.5, y: 82))
    shape37Path.addLine(to: CGPoint(x: 291.5, y: 82))
    shape37Path.addLine(to: CGPoint(x: 302, y: 120))
    shape37Path.addLine(to: CGPoint(x: 254, y: 120))
    shape37Path.closeSubpath()
    let shape37Fill = CAGradientLayer()
    shape37Fill.frame = CGRect(x: 253, y: 81, width: 50, height: 40)
    shape37Fill.startPoint = CGPoint(x: 0.02, y: 0.025)
    shape37Fill.endPoint = CGPoint(x: 0.02, y: 0.975)
    shape37Fill.colors = [CGColor(srgbRed: 1, green: 233 / 255, blue: 176 / 255, alpha: 1), CGColor(srgbRed: 1, green: 210 / 255, blue: 122 / 255, alpha: 1)]
    shape37Fill.locations = [0, 1]
    let shape37FillMask = CAShapeLayer()
    shape37FillMask.position = CGPoint(x: -253, y: -81)
    shape37FillMask.path = shape37Path
    shape37Fill.mask = shape37FillMask
    shape37.addSublayer(shape37Fill)
    lamp.addSublayer(shape37)

    let shape38 = CAShapeLayer()
    shape38.bounds = CGRect(x: 254, y: 82, width: 48, height: 38)
    shape38.position = CGPoint(x: 278, y: 101)
    let shape38Path = CGMutablePath()
    shape38Path.move(to: CGPoint(x: 264.5, y: 82))
    shape38Path.addLine(to: CGPoint(x: 291.5, y: 82))
    shape38Path.addLine(to: CGPoint(x: 292.6, y: 86))
    shape38Path.addLine(to: CGPoint(x: 263.40000000000003, y: 86))
    shape38Path.closeSubpath()
    shape38Path.move(to: CGPoint(x: 255.1, y: 116))
    shape38Path.addLine(to: CGPoint(x: 300.9, y: 116))
    shape38Path.addLine(to: CGPoint(x: 302, y: 120))
    shape38Path.addLine(to: CGPoint(x: 254, y: 120))
    shape38Path.closeSubpath()
    shape38.path = shape38Path
    shape38.fillColor = CGColor(srgbRed: 242 / 255, green: 182 / 255, blue: 87 / 255, alpha: 1)
    shape38.miterLimit = 4
    lamp.addSublayer(shape38)

    let shape39 = CAShapeLayer()
    shape39.bounds = CGRect(x: 265, y: 86, width: 26, height: 30)
    shape39.position = CGPoint(x: 278, y: 101)
    let shape39Path = CGMutablePath()
    shape39Path.move(to: CGPoint(x: 272, y: 86))
    shape39Path.addLine(to: CGPoint(x: 265, y: 116))
    shape39Path.move(to: CGPoint(x: 284, y: 86))
    shape39Path.addLine(to: CGPoint(x: 291, y: 116))
    shape39Path.move(to: CGPoint(x: 278, y: 86))
    shape39Path.addLine(to: CGPoint(x: 278, y: 116))
    shape39.path = shape39Path
    shape39.strokeColor = CGColor(srgbRed: 247 / 255, green: 200 / 255, blue: 115 / 255, alpha: 0.7)
    shape39.miterLimit = 4
    lamp.addSublayer(shape39)

    let shape40 = CAShapeLayer()
    shape40.bounds = CGRect(x: 291, y: 120, width: 0, height: 12)
    shape40.position = CGPoint(x: 291, y: 126)
    let shape40Path = CGMutablePath()
    shape40Path.move(to: CGPoint(x: 291, y: 120))
    shape40Path.addLine(to: CGPoint(x: 291, y: 132))
    shape40.path = shape40Path
    shape40.strokeColor = CGColor(srgbRed: 243 / 255, green: 207 / 255, blue: 134 / 255, alpha: 1)
    shape40.lineWidth = 1.2
    shape40.miterLimit = 4
    lamp.addSublayer(shape40)

    let shape41 = CAShapeLayer()
    shape41.bounds = CGRect(x: 289, y: 132, width: 4, height: 4)
    shape41.position = CGPoint(x: 291, y: 134)
    let shape41Path = CGMutablePath()
    shape41Path.move(to: CGPoint(x: 293, y: 134))
    shape41Path.addCurve(to: CGPoint(x: 291, y: 136), control1: CGPoint(x: 293, y: 135.10456949966158), control2: CGPoint(x: 292.1045694996616, y: 136))
    shape41Path.addCurve(to: CGPoint(x: 289, y: 134), control1: CGPoint(x: 289.8954305003384, y: 136), control2: CGPoint(x: 289, y: 135.10456949966158))
    shape41Path.addCurve(to: CGPoint(x: 291, y: 132), control1: CGPoint(x: 289, y: 132.89543050033842), control2: CGPoint(x: 289.8954305003384, y: 132))
    shape41Path.addCurve(to: CGPoint(x: 293, y: 134), control1: CGPoint(x: 292.1045694996616, y: 132), control2: CGPoint(x: 293, y: 132.89543050033842))
    shape41Path.closeSubpath()
    shape41.path = shape41Path
    shape41.fillColor = CGColor(srgbRed: 243 / 255, green: 207 / 255, blue: 134 / 255, alpha: 1)
    shape41.miterLimit = 4
    lamp.addSublayer(shape41)

    body.bounds = CGRect(x: 146, y: 60.53182081185472, width: 52, height: 174.96817918814529)
    body.position = CGPoint(x: 172, y: 148.01591040592737)
    group.addSublayer(body)

    let shape42 = CAShapeLayer()
    shape42.bounds = CGRect(x: 148.57770664154563, y: 226, width: 46.844586716908736, height: 8)
    shape42.position = CGPoint(x: 172, y: 230)
    let shape42Path = CGMutablePath()
    shape42Path.move(to: CGPoint(x: 153, y: 226))
    shape42Path.addLine(to: CGPoint(x: 170, y: 226))
    shape42Path.addLine(to: CGPoint(x: 170, y: 231))
    shape42Path.addCurve(to: CGPoint(x: 169.12132034355963, y: 233.12132034355963), control1: CGPoint(x: 170, y: 231.79564946951862), control2: CGPoint(x: 169.68392947890374, y: 232.55871120821553))
    shape42Path.addCurve(to: CGPoint(x: 167, y: 234), control1: CGPoint(x: 168.55871120821553, y: 233.68392947890374), control2: CGPoint(x: 167.79564946951862, y: 234))
    shape42Path.addLine(to: CGPoint(x: 149, y: 234))
    shape42Path.addCurve(to: CGPoint(x: 148.67821410746805, y: 230.69525354185987), control1: CGPoint(x: 148.5839993429121, y: 232.95062066831795), control2: CGPoint(x: 148.47246616197472, y: 231.8051730485739))
    shape42Path.addCurve(to: CGPoint(x: 150.16313129796873, y: 227.7254191608585), control1: CGPoint(x: 148.88396205296135, y: 229.58533403514588), control2: CGPoint(x: 149.39864445989352, y: 228.55596922128157))
    shape42Path.addCurve(to: CGPoint(x: 153, y: 226), control1: CGPoint(x: 150.92761813604395, y: 226.89486910043544), control2: CGPoint(x: 151.91089614040163, y: 226.29682707333893))
    shape42Path.closeSubpath()
    shape42Path.move(to: CGPoint(x: 174, y: 226))
    shape42Path.addLine(to: CGPoint(x: 191, y: 226))
    shape42Path.addCurve(to: CGPoint(x: 193.83686870203127, y: 227.7254191608585), control1: CGPoint(x: 192.08910385959837, y: 226.29682707333893), control2: CGPoint(x: 193.07238186395605, y: 226.89486910043544))
    shape42Path.addCurve(to: CGPoint(x: 195.32178589253195, y: 230.69525354185987), control1: CGPoint(x: 194.60135554010648, y: 228.55596922128157), control2: CGPoint(x: 195.11603794703865, y: 229.58533403514588))
    shape42Path.addCurve(to: CGPoint(x: 195, y: 234), control1: CGPoint(x: 195.52753383802528, y: 231.8051730485739), control2: CGPoint(x: 195.4160006570879, y: 232.95062066831795))
    shape42Path.addLine(to: CGPoint(x: 177, y: 234))
    shape42Path.addCurve(to: CGPoint(x: 174.87867965644037, y: 233.12132034355963), control1: CGPoint(x: 176.20435053048138, y: 234), control2: CGPoint(x: 175.44128879178447, y: 233.68392947890374))
    shape42Path.addCurve(to: CGPoint(x: 174, y: 231), control1: CGPoint(x: 174.31607052109626, y: 232.55871120821553), control2: CGPoint(x: 174, y: 231.79564946951862))
    shape42Path.closeSubpath()
    shape42.path = shape42Path
    shape42.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    shape42.miterLimit = 4
    body.addSublayer(shape42)

    let shape43 = CAShapeLayer()
    shape43.bounds = CGRect(x: 148, y: 232, width: 48, height: 3.5)
    shape43.position = CGPoint(x: 172, y: 233.75)
    let shape43Path = CGMutablePath()
    shape43Path.move(to: CGPoint(x: 149, y: 232))
    shape43Path.addLine(to: CGPoint(x: 170, y: 232))
    shape43Path.addLine(to: CGPoint(x: 170, y: 234))
    shape43Path.addCurve(to: CGPoint(x: 169.56066017177983, y: 235.06066017177983), control1: CGPoint(x: 170, y: 234.39782473475933), control2: CGPoint(x: 169.84196473945187, y: 234.77935560410776))
    shape43Path.addCurve(to: CGPoint(x: 168.5, y: 235.5), control1: CGPoint(x: 169.27935560410776, y: 235.34196473945187), control2: CGPoint(x: 168.89782473475933, y: 235.5))
    shape43Path.addLine(to: CGPoint(x: 149.5, y: 235.5))
    shape43Path.addCurve(to: CGPoint(x: 148.43933982822017, y: 235.06066017177983), control1: CGPoint(x: 149.10217526524067, y: 235.5), control2: CGPoint(x: 148.72064439589224, y: 235.34196473945187))
    shape43Path.addCurve(to: CGPoint(x: 148, y: 234), control1: CGPoint(x: 148.15803526054813, y: 234.77935560410776), control2: CGPoint(x: 148, y: 234.39782473475933))
    shape43Path.closeSubpath()
    shape43Path.move(to: CGPoint(x: 174, y: 232))
    shape43Path.addLine(to: CGPoint(x: 196, y: 232))
    shape43Path.addLine(to: CGPoint(x: 196, y: 233.5))
    shape43Path.addCurve(to: CGPoint(x: 195.56066017177983, y: 234.56066017177983), control1: CGPoint(x: 196, y: 233.89782473475933), control2: CGPoint(x: 195.84196473945187, y: 234.27935560410776))
    shape43Path.addCurve(to: CGPoint(x: 194.5, y: 235), control1: CGPoint(x: 195.27935560410776, y: 234.84196473945187), control2: CGPoint(x: 194.89782473475933, y: 235))
    shape43Path.addLine(to: CGPoint(x: 175.5, y: 235))
    shape43Path.addCurve(to: CGPoint(x: 174.43933982822017, y: 234.56066017177983), control1: CGPoint(x: 175.10217526524067, y: 235), control2: CGPoint(x: 174.72064439589224, y: 234.84196473945187))
    shape43Path.addCurve(to: CGPoint(x: 174, y: 233.5), control1: CGPoint(x: 174.15803526054813, y: 234.27935560410776), control2: CGPoint(x: 174, y: 233.89782473475933))
    shape43Path.closeSubpath()
    shape43.path = shape43Path
    shape43.fillColor = CGColor(srgbRed: 201 / 255, green: 210 / 255, blue: 230 / 255, alpha: 1)
    shape43.miterLimit = 4
    body.addSublayer(shape43)

    let shape44 = CALayer()
    shape44.bounds = CGRect(x: 149, y: 171, width: 22, height: 57)
    shape44.position = CGPoint(x: 160, y: 199.5)
    let shape44Path = CGMutablePath()
    shape44Path.move(to: CGPoint(x: 149, y: 182))
    shape44Path.addCurve(to: CGPoint(x: 152.22182540694797, y: 174.22182540694797), control1: CGPoint(x: 149, y: 179.082618611765), control2: CGPoint(x: 150.1589252440196, y: 176.28472556987637))
    shape44Path.addCurve(to: CGPoint(x: 160, y: 171), control1: CGPoint(x: 154.28472556987634, y: 172.1589252440196), control2: CGPoint(x: 157.082618611765, y: 171))
    shape44Path.addCurve(to: CGPoint(x: 167.77817459305203, y: 174.22182540694797), control1: CGPoint(x: 162.917381388235, y: 171), control2: CGPoint(x: 165.71527443012363, y: 172.1589252440196))
    shape44Path.addCurve(to: CGPoint(x: 171, y: 182), control1: CGPoint(x: 169.8410747559804, y: 176.28472556987634), control2: CGPoint(x: 171, y: 179.082618611765))
    shape44Path.addLine(to: CGPoint(x: 171, y: 228))
    shape44Path.addLine(to: CGPoint(x: 154, y: 228))
    shape44Path.closeSubpath()
    let shape44Fill = CAGradientLayer()
    shape44Fill.frame = CGRect(x: 148, y: 170, width: 24, height: 59)
    shape44Fill.startPoint = CGPoint(x: 0.041666666666666664, y: 0.01694915254237288)
    shape44Fill.endPoint = CGPoint(x: 0.041666666666666664, y: 0.9830508474576272)
    shape44Fill.colors = [CGColor(srgbRed: 91 / 255, green: 134 / 255, blue: 201 / 255, alpha: 1), CGColor(srgbRed: 62 / 255, green: 102 / 255, blue: 168 / 255, alpha: 1)]
    shape44Fill.locations = [0, 1]
    let shape44FillMask = CAShapeLayer()
    shape44FillMask.position = CGPoint(x: -148, y: -170)
    shape44FillMask.path = shape44Path
    shape44Fill.mask = shape44FillMask
    shape44.addSublayer(shape44Fill)
    body.addSublayer(shape44)

    let shape45 = CALayer()
    shape45.bounds = CGRect(x: 173, y: 171, width: 22, height: 57)
    shape45.position = CGPoint(x: 184, y: 199.5)
    let shape45Path = CGMutablePath()
    shape45Path.move(to: CGPoint(x: 173, y: 182))
    shape45Path.addCurve(to: CGPoint(x: 176.22182540694797, y: 174.22182540694797), control1: CGPoint(x: 173, y: 179.082618611765), control2: CGPoint(x: 174.1589252440196, y: 176.28472556987637))
    shape45Path.addCurve(to: CGPoint(x: 184, y: 171), control1: CGPoint(x: 178.28472556987634, y: 172.1589252440196), control2: CGPoint(x: 181.082618611765, y: 171))
    shape45Path.addCurve(to: CGPoint(x: 191.77817459305203, y: 174.22182540694797), control1: CGPoint(x: 186.917381388235, y: 171), control2: CGPoint(x: 189.71527443012363, y: 172.1589252440196))
    shape45Path.addCurve(to: CGPoint(x: 195, y: 182), control1: CGPoint(x: 193.8410747559804, y: 176.28472556987634), control2: CGPoint(x: 195, y: 179.082618611765))
    shape45Path.addLine(to: CGPoint(x: 190, y: 228))
    shape45Path.addLine(to: CGPoint(x: 173, y: 228))
    shape45Path.closeSubpath()
    let shape45Fill = CAGradientLayer()
    shape45Fill.frame = CGRect(x: 172, y: 170, width: 24, height: 59)
    shape45Fill.startPoint = CGPoint(x: 0.041666666666666664, y: 0.01694915254237288)
    shape45Fill.endPoint = CGPoint(x: 0.041666666666666664, y: 0.9830508474576272)
    shape45Fill.colors = [CGColor(srgbRed: 91 / 255, green: 134 / 255, blue: 201 / 255, alpha: 1), CGColor(srgbRed: 62 / 255, green: 102 / 255, blue: 168 / 255, alpha: 1)]
    shape45Fill.locations = [0, 1]
    let shape45FillMask = CAShapeLayer()
    shape45FillMask.position = CGPoint(x: -172, y: -170)
    shape45FillMask.path = shape45Path
    shape45Fill.mask = shape45FillMask
    shape45.addSublayer(shape45Fill)
    body.addSublayer(shape45)

    let shape46 = CAShapeLayer()
    shape46.bounds = CGRect(x: 149, y: 168.5, width: 46, height: 31)
    shape46.position = CGPoint(x: 172, y: 184)
    let shape46Path = CGMutablePath()
    shape46Path.move(to: CGPoint(x: 149, y: 180))
    shape46Path.addCurve(to: CGPoint(x: 152.3682720163547, y: 171.8682720163547), control1: CGPoint(x: 149, y: 176.95001036684525), control2: CGPoint(x: 150.2116036642023, y: 174.0249403685071))
    shape46Path.addCurve(to: CGPoint(x: 160.5, y: 168.5), control1: CGPoint(x: 154.5249403685071, y: 169.7116036642023), control2: CGPoint(x: 157.45001036684525, y: 168.5))
    shape46Path.addCurve(to: CGPoint(x: 168.6317279836453, y: 171.8682720163547), control1: CGPoint(x: 163.54998963315475, y: 168.5), control2: CGPoint(x: 166.47505963149288, y: 169.7116036642023))
    shape46Path.addCurve(to: CGPoint(x: 172, y: 180), control1: CGPoint(x: 170.7883963357977, y: 174.0249403685071), control2: CGPoint(x: 172, y: 176.95001036684525))
    shape46Path.addLine(to: CGPoint(x: 172, y: 188))
    shape46Path.addCurve(to: CGPoint(x: 168.6317279836453, y: 196.1317279836453), control1: CGPoint(x: 172, y: 191.04998963315475), control2: CGPoint(x: 170.7883963357977, y: 193.9750596314929))
    shape46Path.addCurve(to: CGPoint(x: 160.5, y: 199.5), control1: CGPoint(x: 166.4750596314929, y: 198.2883963357977), control2: CGPoint(x: 163.54998963315475, y: 199.5))
    shape46Path.addCurve(to: CGPoint(x: 152.3682720163547, y: 196.1317279836453), control1: CGPoint(x: 157.45001036684525, y: 199.5), control2: CGPoint(x: 154.5249403685071, y: 198.2883963357977))
    shape46Path.addCurve(to: CGPoint(x: 149, y: 188), control1: CGPoint(x: 150.2116036642023, y: 193.9750596314929), control2: CGPoint(x: 149, y: 191.04998963315475))
    shape46Path.closeSubpath()
    shape46Path.move(to: CGPoint(x: 172, y: 180))
    shape46Path.addCurve(to: CGPoint(x: 175.3682720163547, y: 171.8682720163547), control1: CGPoint(x: 172, y: 176.95001036684525), control2: CGPoint(x: 173.2116036642023, y: 174.0249403685071))
    shape46Path.addCurve(to: CGPoint(x: 183.5, y: 168.5), control1: CGPoint(x: 177.5249403685071, y: 169.7116036642023), control2: CGPoint(x: 180.45001036684525, y: 168.5))
    shape46Path.addCurve(to: CGPoint(x: 191.6317279836453, y: 171.8682720163547), control1: CGPoint(x: 186.54998963315475, y: 168.5), control2: CGPoint(x: 189.47505963149288, y: 169.7116036642023))
    shape46Path.addCurve(to: CGPoint(x: 195, y: 180), control1: CGPoint(x: 193.7883963357977, y: 174.0249403685071), control2: CGPoint(x: 195, y: 176.95001036684525))
    shape46Path.addLine(to: CGPoint(x: 195, y: 188))
    shape46Path.addCurve(to: CGPoint(x: 191.6317279836453, y: 196.1317279836453), control1: CGPoint(x: 195, y: 191.04998963315475), control2: CGPoint(x: 193.7883963357977, y: 193.9750596314929))
    shape46Path.addCurve(to: CGPoint(x: 183.5, y: 199.5), control1: CGPoint(x: 189.4750596314929, y: 198.2883963357977), control2: CGPoint(x: 186.54998963315475, y: 199.5))
    shape46Path.addCurve(to: CGPoint(x: 175.3682720163547, y: 196.1317279836453), control1: CGPoint(x: 180.45001036684525, y: 199.5), control2: CGPoint(x: 177.5249403685071, y: 198.2883963357977))
    shape46Path.addCurve(to: CGPoint(x: 172, y: 188), control1: CGPoint(x: 173.2116036642023, y: 193.9750596314929), control2: CGPoint(x: 172, y: 191.04998963315475))
    shape46Path.closeSubpath()
    shape46.path = shape46Path
    shape46.fillColor = CGColor(srgbRed: 108 / 255, green: 151 / 255, blue: 217 / 255, alpha: 1)
    shape46.miterLimit = 4
    body.addSublayer(shape46)

    let shape47 = CALayer()
    shape47.bounds = CGRect(x: 146, y: 122, width: 52, height: 62)
    shape47.position = CGPoint(x: 172, y: 153)
    let shape47Path = CGMutablePath()
    shape47Path.move(to: CGPoint(x: 148, y: 136))
    shape47Path.addCurve(to: CGPoint(x: 152.10050506338834, y: 126.10050506338834), control1: CGPoint(x: 148, y: 132.2869691422464), control2: CGPoint(x: 149.47499576511584, y: 128.72601436166082))
    shape47Path.addCurve(to: CGPoint(x: 162, y: 122), control1: CGPoint(x: 154.72601436166082, y: 123.47499576511585), control2: CGPoint(x: 158.2869691422464, y: 122))
    shape47Path.addLine(to: CGPoint(x: 182, y: 122))
    shape47Path.addCurve(to: CGPoint(x: 191.89949493661166, y: 126.10050506338834), control1: CGPoint(x: 185.7130308577536, y: 122), control2: CGPoint(x: 189.27398563833918, y: 123.47499576511585))
    shape47Path.addCurve(to: CGPoint(x: 196, y: 136), control1: CGPoint(x: 194.52500423488414, y: 128.72601436166082), control2: CGPoint(x: 196, y: 132.2869691422464))
    shape47Path.addLine(to: CGPoint(x: 198, y: 176))
    shape47Path.addCurve(to: CGPoint(x: 195.65685424949237, y: 181.65685424949237), control1: CGPoint(x: 198, y: 178.12173191871636), control2: CGPoint(x: 197.15714527707667, y: 180.1565632219081))
    shape47Path.addCurve(to: CGPoint(x: 190, y: 184), control1: CGPoint(x: 194.1565632219081, y: 183.15714527707667), control2: CGPoint(x: 192.12173191871636, y: 184))
    shape47Path.addLine(to: CGPoint(x: 154, y: 184))
    shape47Path.addCurve(to: CGPoint(x: 148.34314575050763, y: 181.65685424949237), control1: CGPoint(x: 151.87826808128364, y: 184), control2: CGPoint(x: 149.8434367780919, y: 183.15714527707667))
    shape47Path.addCurve(to: CGPoint(x: 146, y: 176), control1: CGPoint(x: 146.84285472292333, y: 180.1565632219081), control2: CGPoint(x: 146, y: 178.12173191871636))
    shape47Path.closeSubpath()
    let shape47Fill = CAGradientLayer()
    shape47Fill.frame = CGRect(x: 145, y: 121, width: 54, height: 64)
    shape47Fill.startPoint = CGPoint(x: 0.018518518518518517, y: 0.015625)
    shape47Fill.endPoint = CGPoint(x: 0.018518518518518517, y: 0.984375)
    shape47Fill.colors = [CGColor(srgbRed: 1, green: 127 / 255, blue: 115 / 255, alpha: 1), CGColor(srgbRed: 222 / 255, green: 84 / 255, blue: 104 / 255, alpha: 1)]
    shape47Fill.locations = [0, 1]
    let shape47FillMask = CAShapeLayer()
    shape47FillMask.position = CGPoint(x: -145, y: -121)
    shape47FillMask.path = shape47Path
    shape47Fill.mask = shape47FillMask
    shape47.addSublayer(shape47Fill)
    body.addSublayer(shape47)

    let shape48 = CAShapeLayer()
    shape48.bounds = CGRect(x: 146.4, y: 170.5, width: 51.20000000000002, height: 13.500022858303254)
    shape48.position = CGPoint(x: 172, y: 177.25001142915164)
    let shape48Path = CGMutablePath()
    shape48Path.move(to: CGPoint(x: 146.4, y: 170.5))
    shape48Path.addQuadCurve(to: CGPoint(x: 197.60000000000002, y: 170.5), control: CGPoint(x: 172, y: 177.5))
    shape48Path.addLine(to: CGPoint(x: 197.60000000000002, y: 177.5))
    shape48Path.addCurve(to: CGPoint(x: 195.38103603875356, y: 182.12957727250384), control1: CGPoint(x: 197.47335909336488, y: 179.26852518853326), control2: CGPoint(x: 196.68031821707007, y: 180.9231009640671))
    shape48Path.addCurve(to: CGPoint(x: 190.60000000000002, y: 184), control1: CGPoint(x: 194.0817538604371, y: 183.33605358094056), control2: CGPoint(x: 192.37304787152127, y: 184.00452846595945))
    shape48Path.addLine(to: CGPoint(x: 153.4, y: 184))
    shape48Path.addCurve(to: CGPoint(x: 148.61896396124646, y: 182.12957727250384), control1: CGPoint(x: 151.62695212847876, y: 184.00452846595945), control2: CGPoint(x: 149.91824613956294, y: 183.33605358094056))
    shape48Path.addCurve(to: CGPoint(x: 146.4, y: 177.5), control1: CGPoint(x: 147.31968178293, y: 180.9231009640671), control2: CGPoint(x: 146.52664090663515, y: 179.26852518853326))
    shape48Path.closeSubpath()
    shape48.path = shape48Path
    shape48.fillColor = CGColor(srgbRed: 201 / 255, green: 68 / 255, blue: 92 / 255, alpha: 1)
    shape48.miterLimit = 4
    body.addSublayer(shape48)

    let shape49 = CAShapeLayer()
    shape49.bounds = CGRect(x: 147.40000000000003, y: 146, width: 49.19999999999999, height: 10.5)
    shape49.position = CGPoint(x: 172.00000000000003, y: 151.25)
    let shape49Path = CGMutablePath()
    shape49Path.move(to: CGPoint(x: 147.8, y: 146))
    shape49Path.addQuadCurve(to: CGPoint(x: 196.20000000000002, y: 146), control: CGPoint(x: 172, y: 153))
    shape49Path.addLine(to: CGPoint(x: 196.60000000000002, y: 153))
    shape49Path.addQuadCurve(to: CGPoint(x: 147.40000000000003, y: 153), control: CGPoint(x: 172.00000000000003, y: 160))
    shape49Path.closeSubpath()
    shape49.path = shape49Path
    shape49.fillColor = CGColor(srgbRed: 1, green: 227 / 255, blue: 211 / 255, alpha: 1)
    shape49.miterLimit = 4
    body.addSublayer(shape49)

    let shape50 = CAShapeLayer()
    shape50.bounds = CGRect(x: 147.5, y: 150.5, width: 49, height: 5)
    shape50.position = CGPoint(x: 172, y: 153)
    let shape50Path = CGMutablePath()
    shape50Path.move(to: CGPoint(x: 147.5, y: 150.5))
    shape50Path.addLine(to: CGPoint(x: 153.5, y: 154.5))
    shape50Path.addLine(to: CGPoint(x: 159.5, y: 151.5))
    shape50Path.addLine(to: CGPoint(x: 165.7, y: 155.5))
    shape50Path.addLine(to: CGPoint(x: 172, y: 152.3))
    shape50Path.addLine(to: CGPoint(x: 178.3, y: 155.5))
    shape50Path.addLine(to: CGPoint(x: 184.5, y: 151.5))
    shape50Path.addLine(to: CGPoint(x: 190.5, y: 154.5))
    shape50Path.addLine(to: CGPoint(x: 196.5, y: 150.5))
    shape50.path = shape50Path
    shape50.fillColor = nil
    shape50.strokeColor = CGColor(srgbRed: 222 / 255, green: 84 / 255, blue: 104 / 255, alpha: 1)
    shape50.lineWidth = 1.8
    shape50.lineJoin = .round
    shape50.miterLimit = 4
    body.addSublayer(shape50)

    let shape51 = CAShapeLayer()
    shape51.bounds = CGRect(x: 164, y: 108, width: 16, height: 17)
    shape51.position = CGPoint(x: 172, y: 116.5)
    let shape51Path = CGMutablePath()
    shape51Path.move(to: CGPoint(x: 164, y: 108))
    shape51Path.addLine(to: CGPoint(x: 180, y: 108))
    shape51Path.addLine(to: CGPoint(x: 180, y: 121))
    shape51Path.addQuadCurve(to: CGPoint(x: 164, y: 121), control: CGPoint(x: 172, y: 129))
    shape51Path.closeSubpath()
    shape51.path = shape51Path
    shape51.fillColor = CGColor(srgbRed: 223 / 255, green: 163 / 255, blue: 126 / 255, alpha: 1)
    shape51.miterLimit = 4
    body.addSublayer(shape51)

    let shape52 = CAShapeLayer()
    shape52.bounds = CGRect(x: 159, y: 121, width: 26, height: 8)
    shape52.position = CGPoint(x: 172, y: 125)
    let shape52Path = CGMutablePath()
    shape52Path.move(to: CGPoint(x: 160.5, y: 121))
    shape52Path.addQuadCurve(to: CGPoint(x: 183.5, y: 121), control: CGPoint(x: 172, y: 130))
    shape52Path.addLine(to: CGPoint(x: 185, y: 124.5))
    shape52Path.addQuadCurve(to: CGPoint(x: 159, y: 124.5), control: CGPoint(x: 172, y: 133.5))
    shape52Path.closeSubpath()
    shape52.path = shape52Path
    shape52.fillColor = CGColor(srgbRed: 201 / 255, green: 68 / 255, blue: 92 / 255, alpha: 1)
    shape52.miterLimit = 4
    body.addSublayer(shape52)

    let shape53 = CAShapeLayer()
    shape53.bounds = CGRect(x: 148.3, y: 91.8, width: 8.399999999999977, height: 8.400000000000006)
    shape53.position = CGPoint(x: 152.5, y: 96)
    let shape53Path = CGMutablePath()
    shape53Path.move(to: CGPoint(x: 156.7, y: 96))
    shape53Path.addCurve(to: CGPoint(x: 152.5, y: 100.2), control1: CGPoint(x: 156.7, y: 98.31959594928934), control2: CGPoint(x: 154.81959594928932, y: 100.2))
    shape53Path.addCurve(to: CGPoint(x: 148.3, y: 96), control1: CGPoint(x: 150.18040405071068, y: 100.2), control2: CGPoint(x: 148.3, y: 98.31959594928934))
    shape53Path.addCurve(to: CGPoint(x: 152.5, y: 91.8), control1: CGPoint(x: 148.3, y: 93.68040405071066), control2: CGPoint(x: 150.18040405071068, y: 91.8))
    shape53Path.addCurve(to: CGPoint(x: 156.7, y: 96), control1: CGPoint(x: 154.81959594928932, y: 91.8), control2: CGPoint(x: 156.7, y: 93.68040405071066))
    shape53Path.closeSubpath()
    shape53.path = shape53Path
    shape53.fillColor = CGColor(srgbRed: 235 / 255, green: 181 / 255, blue: 143 / 255, alpha: 1)
    shape53.miterLimit = 4
    body.addSublayer(shape53)

    let shape54 = CAShapeLayer()
    shape54.bounds = CGRect(x: 187.3, y: 91.8, width: 8.399999999999977, height: 8.400000000000006)
    shape54.position = CGPoint(x: 191.5, y: 96)
    let shape54Path = CGMutablePath()
    shape54Path.move(to: CGPoint(x: 195.7, y: 96))
    shape54Path.addCurve(to: CGPoint(x: 191.5, y: 100.2), control1: CGPoint(x: 195.7, y: 98.31959594928934), control2: CGPoint(x: 193.81959594928932, y: 100.2))
    shape54Path.addCurve(to: CGPoint(x: 187.3, y: 96), control1: CGPoint(x: 189.18040405071068, y: 100.2), control2: CGPoint(x: 187.3, y: 98.31959594928934))
    shape54Path.addCurve(to: CGPoint(x: 191.5, y: 91.8), control1: CGPoint(x: 187.3, y: 93.68040405071066), control2: CGPoint(x: 189.18040405071068, y: 91.8))
    shape54Path.addCurve(to: CGPoint(x: 195.7, y: 96), control1: CGPoint(x: 193.81959594928932, y: 91.8), control2: CGPoint(x: 195.7, y: 93.68040405071066))
    shape54Path.closeSubpath()
    shape54.path = shape54Path
    shape54.fillColor = CGColor(srgbRed: 235 / 255, green: 181 / 255, blue: 143 / 255, alpha: 1)
    shape54.miterLimit = 4
    body.addSublayer(shape54)

    let shape55 = CAShapeLayer()
    shape55.bounds = CGRect(x: 152.5, y: 68.5, width: 39, height: 48)
    shape55.position = CGPoint(x: 172, y: 92.5)
    let shape55Path = CGMutablePath()
    shape55Path.move(to: CGPoint(x: 152.5, y: 88))
    shape55Path.addCurve(to: CGPoint(x: 158.21141776686233, y: 74.21141776686233), control1: CGPoint(x: 152.5, y: 82.8282784481289), control2: CGPoint(x: 154.55445838712563, y: 77.868377146599))
    shape55Path.addCurve(to: CGPoint(x: 172, y: 68.5), control1: CGPoint(x: 161.868377146599, y: 70.55445838712565), control2: CGPoint(x: 166.82827844812888, y: 68.5))
    shape55Path.addCurve(to: CGPoint(x: 185.78858223313767, y: 74.21141776686233), control1: CGPoint(x: 177.17172155187112, y: 68.5), control2: CGPoint(x: 182.13162285340098, y: 70.55445838712565))
    shape55Path.addCurve(to: CGPoint(x: 191.5, y: 88), control1: CGPoint(x: 189.44554161287437, y: 77.86837714659899), control2: CGPoint(x: 191.5, y: 82.82827844812888))
    shape55Path.addLine(to: CGPoint(x: 191.5, y: 97))
    shape55Path.addCurve(to: CGPoint(x: 185.78858223313767, y: 110.78858223313767), control1: CGPoint(x: 191.5, y: 102.1717215518711), control2: CGPoint(x: 189.44554161287437, y: 107.131622853401))
    shape55Path.addCurve(to: CGPoint(x: 172, y: 116.5), control1: CGPoint(x: 182.131622853401, y: 114.44554161287435), control2: CGPoint(x: 177.17172155187112, y: 116.5))
    shape55Path.addCurve(to: CGPoint(x: 158.21141776686233, y: 110.78858223313767), control1: CGPoint(x: 166.82827844812888, y: 116.5), control2: CGPoint(x: 161.868377146599, y: 114.44554161287435))
    shape55Path.addCurve(to: CGPoint(x: 152.5, y: 97), control1: CGPoint(x: 154.55445838712563, y: 107.131622853401), control2: CGPoint(x: 152.5, y: 102.17172155187112))
    shape55Path.closeSubpath()
    shape55.path = shape55Path
    shape55.fillColor = CGColor(srgbRed: 246 / 255, green: 199 / 255, blue: 162 / 255, alpha: 1)
    shape55.miterLimit = 4
    body.addSublayer(shape55)

    let shape56 = CAShapeLayer()
    shape56.bounds = CGRect(x: 149.80979523548297, y: 60.53182081185472, width: 45.333799768188726, height: 33.644179188145266)
    shape56.position = CGPoint(x: 172.47669511957733, y: 77.35391040592735)
    let shape56Path = CGMutablePath()
    shape56Path.move(to: CGPoint(x: 150.6, y: 94))
    shape56Path.addCurve(to: CGPoint(x: 171.5, y: 63), control1: CGPoint(x: 147, y: 76), control2: CGPoint(x: 156, y: 63))
    shape56Path.addCurve(to: CGPoint(x: 187.5, y: 65), control1: CGPoint(x: 175.5, y: 59), control2: CGPoint(x: 185.5, y: 60))
    shape56Path.addCurve(to: CGPoint(x: 193.4, y: 94), control1: CGPoint(x: 196, y: 69), control2: CGPoint(x: 196.5, y: 83))
    shape56Path.addCurve(to: CGPoint(x: 191.7, y: 92), control1: CGPoint(x: 192.6, y: 94.6), control2: CGPoint(x: 191.8, y: 93.5))
    shape56Path.addCurve(to: CGPoint(x: 188.3, y: 80.8), control1: CGPoint(x: 191.4, y: 87.5), control2: CGPoint(x: 190.5, y: 84))
    shape56Path.addCurve(to: CGPoint(x: 159.5, y: 77), control1: CGPoint(x: 180, y: 84), control2: CGPoint(x: 166, y: 82))
    shape56Path.addCurve(to: CGPoint(x: 152.3, y: 92), control1: CGPoint(x: 156, y: 80), control2: CGPoint(x: 152.8, y: 84.5))
    shape56Path.addCurve(to: CGPoint(x: 150.6, y: 94), control1: CGPoint(x: 152.2, y: 93.6), control2: CGPoint(x: 151.4, y: 94.6))
    shape56Path.closeSubpath()
    shape56.path = shape56Path
    shape56.fillColor = CGColor(srgbRed: 59 / 255, green: 42 / 255, blue: 58 / 255, alpha: 1)
    shape56.miterLimit = 4
    body.addSublayer(shape56)

    let shape57 = CAShapeLayer()
    shape57.bounds = CGRect(x: 166, y: 64.5, width: 15, height: 2)
    shape57.position = CGPoint(x: 173.5, y: 65.5)
    let shape57Path = CGMutablePath()
    shape57Path.move(to: CGPoint(x: 166, y: 66.5))
    shape57Path.addQuadCurve(to: CGPoint(x: 181, y: 66.5), control: CGPoint(x: 174, y: 62.5))
    shape57.path = shape57Path
    shape57.fillColor = nil
    shape57.strokeColor = CGColor(srgbRed: 92 / 255, green: 67 / 255, blue: 86 / 255, alpha: 1)
    shape57.lineWidth = 1.6
    shape57.lineCap = .round
    shape57.miterLimit = 4
    body.addSublayer(shape57)

    let shape58 = CAShapeLayer()
    shape58.bounds = CGRect(x: 160.5, y: 87.25, width: 23, height: 1.25)
    shape58.position = CGPoint(x: 172, y: 87.875)
    let shape58Path = CGMutablePath()
    shape58Path.move(to: CGPoint(x: 160.5, y: 88.5))
    shape58Path.addQuadCurve(to: CGPoint(x: 166.5, y: 88.5), control: CGPoint(x: 163.5, y: 86))
    shape58Path.move(to: CGPoint(x: 177.5, y: 88.5))
    shape58Path.addQuadCurve(to: CGPoint(x: 183.5, y: 88.5), control: CGPoint(x: 180.5, y: 86))
    shape58.path = shape58Path
    shape58.fillColor = nil
    shape58.strokeColor = CGColor(srgbRed: 59 / 255, green: 42 / 255, blue: 58 / 255, alpha: 1)
    shape58.lineWidth = 1.6
    shape58.lineCap = .round
    shape58.miterLimit = 4
    body.addSublayer(shape58)

    let eyes = CALayer()
    eyes.bounds = CGRect(x: 161.5, y: 92.5, width: 21, height: 5)
    eyes.position = CGPoint(x: 172, y: 95)
    body.addSublayer(eyes)

    let shape59 = CAShapeLayer()
    shape59.bounds = CGRect(x: 161.5, y: 92.5, width: 4, height: 5)
    shape59.position = CGPoint(x: 163.5, y: 95)
    let shape59Path = CGMutablePath()
    shape59Path.move(to: CGPoint(x: 165.5, y: 95))
    shape59Path.addCurve(to: CGPoint(x: 163.5, y: 97.5), control1: CGPoint(x: 165.5, y: 96.38071187457699), control2: CGPoint(x: 164.60456949966158, y: 97.5))
    shape59Path.addCurve(to: CGPoint(x: 161.5, y: 95), control1: CGPoint(x: 162.39543050033842, y: 97.5), control2: CGPoint(x: 161.5, y: 96.38071187457699))
    shape59Path.addCurve(to: CGPoint(x: 163.5, y: 92.5), control1: CGPoint(x: 161.5, y: 93.61928812542301), control2: CGPoint(x: 162.39543050033842, y: 92.5))
    shape59Path.addCurve(to: CGPoint(x: 165.5, y: 95), control1: CGPoint(x: 164.60456949966158, y: 92.5), control2: CGPoint(x: 165.5, y: 93.61928812542301))
    shape59Path.closeSubpath()
    shape59.path = shape59Path
    shape59.fillColor = CGColor(srgbRed: 59 / 255, green: 42 / 255, blue: 58 / 255, alpha: 1)
    shape59.miterLimit = 4
    eyes.addSublayer(shape59)

    let shape60 = CAShapeLayer()
    shape60.bounds = CGRect(x: 178.5, y: 92.5, width: 4, height: 5)
    shape60.position = CGPoint(x: 180.5, y: 95)
    let shape60Path = CGMutablePath()
    shape60Path.move(to: CGPoint(x: 182.5, y: 95))
    shape60Path.addCurve(to: CGPoint(x: 180.5, y: 97.5), control1: CGPoint(x: 182.5, y: 96.38071187457699), control2: CGPoint(x: 181.60456949966158, y: 97.5))
    shape60Path.addCurve(to: CGPoint(x: 178.5, y: 95), control1: CGPoint(x: 179.39543050033842, y: 97.5), control2: CGPoint(x: 178.5, y: 96.38071187457699))
    shape60Path.addCurve(to: CGPoint(x: 180.5, y: 92.5), control1: CGPoint(x: 178.5, y: 93.61928812542301), control2: CGPoint(x: 179.39543050033842, y: 92.5))
    shape60Path.addCurve(to: CGPoint(x: 182.5, y: 95), control1: CGPoint(x: 181.60456949966158, y: 92.5), control2: CGPoint(x: 182.5, y: 93.61928812542301))
    shape60Path.closeSubpath()
    shape60.path = shape60Path
    shape60.fillColor = CGColor(srgbRed: 59 / 255, green: 42 / 255, blue: 58 / 255, alpha: 1)
    shape60.miterLimit = 4
    eyes.addSublayer(shape60)

    let shape61 = CAShapeLayer()
    shape61.bounds = CGRect(x: 164.5, y: 102.5, width: 15, height: 7.5)
    shape61.position = CGPoint(x: 172, y: 106.25)
    let shape61Path = CGMutablePath()
    shape61Path.move(to: CGPoint(x: 164.5, y: 102.5))
    shape61Path.addLine(to: CGPoint(x: 179.5, y: 102.5))
    shape61Path.addCurve(to: CGPoint(x: 177.3033008588991, y: 107.8033008588991), control1: CGPoint(x: 179.5, y: 104.48912367379658), control2: CGPoint(x: 178.70982369725937, y: 106.39677802053885))
    shape61Path.addCurve(to: CGPoint(x: 172, y: 110), control1: CGPoint(x: 175.89677802053885, y: 109.20982369725937), control2: CGPoint(x: 173.98912367379657, y: 110))
    shape61Path.addCurve(to: CGPoint(x: 166.6966991411009, y: 107.8033008588991), control1: CGPoint(x: 170.01087632620343, y: 110), control2: CGPoint(x: 168.10322197946115, y: 109.20982369725937))
    shape61Path.addCurve(to: CGPoint(x: 164.5, y: 102.5), control1: CGPoint(x: 165.29017630274063, y: 106.39677802053885), control2: CGPoint(x: 164.5, y: 104.48912367379658))
    shape61Path.closeSubpath()
    shape61.path = shape61Path
    shape61.fillColor = CGColor(srgbRed: 142 / 255, green: 47 / 255, blue: 67 / 255, alpha: 1)
    shape61.miterLimit = 4
    body.addSublayer(shape61)

    let shape62 = CAShapeLayer()
    shape62.bounds = CGRect(x: 166.49999999999997, y: 102.5, width: 11.000000000000028, height: 2.5)
    shape62.position = CGPoint(x: 172, y: 103.75)
    let shape62Path = CGMutablePath()
    shape62Path.move(to: CGPoint(x: 166.5, y: 102.5))
    shape62Path.addLine(to: CGPoint(x: 177.5, y: 102.5))
    shape62Path.addLine(to: CGPoint(x: 177.5, y: 103.7))
    shape62Path.addCurve(to: CGPoint(x: 177.1192388155425, y: 104.61923881554252), control1: CGPoint(x: 177.5, y: 104.04478143679141), control2: CGPoint(x: 177.36303610752495, y: 104.37544152356007))
    shape62Path.addCurve(to: CGPoint(x: 176.2, y: 105), control1: CGPoint(x: 176.87544152356006, y: 104.86303610752495), control2: CGPoint(x: 176.5447814367914, y: 105))
    shape62Path.addLine(to: CGPoint(x: 167.79999999999998, y: 105))
    shape62Path.addCurve(to: CGPoint(x: 166.88076118445747, y: 104.61923881554252), control1: CGPoint(x: 167.45521856320858, y: 105), control2: CGPoint(x: 167.12455847643992, y: 104.86303610752495))
    shape62Path.addCurve(to: CGPoint(x: 166.49999999999997, y: 103.7), control1: CGPoint(x: 166.63696389247502, y: 104.37544152356007), control2: CGPoint(x: 166.49999999999997, y: 104.04478143679141))
    shape62Path.closeSubpath()
    shape62.path = shape62Path
    shape62.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    shape62.miterLimit = 4
    body.addSublayer(shape62)

    let shape63 = CAShapeLayer()
    shape63.bounds = CGRect(x: 170.9, y: 96.5, width: 1.568000000000012, height: 3)
    shape63.position = CGPoint(x: 171.68400000000003, y: 98)
    let shape63Path = CGMutablePath()
    shape63Path.move(to: CGPoint(x: 171.5, y: 96.5))
    shape63Path.addQuadCurve(to: CGPoint(x: 170.9, y: 99.5), control: CGPoint(x: 173.7, y: 98.7))
    shape63.path = shape63Path
    shape63.fillColor = nil
    shape63.strokeColor = CGColor(srgbRed: 223 / 255, green: 163 / 255, blue: 126 / 255, alpha: 1)
    shape63.lineWidth = 1.3
    shape63.lineCap = .round
    shape63.miterLimit = 4
    body.addSublayer(shape63)

    let shape64 = CAShapeLayer()
    shape64.bounds = CGRect(x: 154.60000000000002, y: 98.8, width: 6.399999999999977, height: 4.400000000000006)
    shape64.position = CGPoint(x: 157.8, y: 101)
    let shape64Path = CGMutablePath()
    shape64Path.move(to: CGPoint(x: 161, y: 101))
    shape64Path.addCurve(to: CGPoint(x: 157.8, y: 103.2), control1: CGPoint(x: 161, y: 102.21502644962774), control2: CGPoint(x: 159.56731119945854, y: 103.2))
    shape64Path.addCurve(to: CGPoint(x: 154.60000000000002, y: 101), control1: CGPoint(x: 156.03268880054148, y: 103.2), control2: CGPoint(x: 154.60000000000002, y: 102.21502644962774))
    shape64Path.addCurve(to: CGPoint(x: 157.8, y: 98.8), control1: CGPoint(x: 154.60000000000002, y: 99.78497355037226), control2: CGPoint(x: 156.03268880054148, y: 98.8))
    shape64Path.addCurve(to: CGPoint(x: 161, y: 101), control1: CGPoint(x: 159.56731119945854, y: 98.8), control2: CGPoint(x: 161, y: 99.78497355037226))
    shape64Path.closeSubpath()
    shape64.path = shape64Path
    shape64.fillColor = CGColor(srgbRed: 244 / 255, green: 140 / 255, blue: 131 / 255, alpha: 0.55)
    shape64.miterLimit = 4
    body.addSublayer(shape64)

    let shape65 = CAShapeLayer()
    shape65.bounds = CGRect(x: 183, y: 98.8, width: 6.399999999999977, height: 4.400000000000006)
    shape65.position = CGPoint(x: 186.2, y: 101)
    let shape65Path = CGMutablePath()
    shape65Path.move(to: CGPoint(x: 189.39999999999998, y: 101))
    shape65Path.addCurve(to: CGPoint(x: 186.2, y: 103.2), control1: CGPoint(x: 189.39999999999998, y: 102.21502644962774), control2: CGPoint(x: 187.96731119945852, y: 103.2))
    shape65Path.addCurve(to: CGPoint(x: 183, y: 101), control1: CGPoint(x: 184.43268880054146, y: 103.2), control2: CGPoint(x: 183, y: 102.21502644962774))
    shape65Path.addCurve(to: CGPoint(x: 186.2, y: 98.8), control1: CGPoint(x: 183, y: 99.78497355037226), control2: CGPoint(x: 184.43268880054146, y: 98.8))
    shape65Path.addCurve(to: CGPoint(x: 189.39999999999998, y: 101), control1: CGPoint(x: 187.96731119945852, y: 98.8), control2: CGPoint(x: 189.39999999999998, y: 99.78497355037226))
    shape65Path.closeSubpath()
    shape65.path = shape65Path
    shape65.fillColor = CGColor(srgbRed: 244 / 255, green: 140 / 255, blue: 131 / 255, alpha: 0.55)
    shape65.miterLimit = 4
    body.addSublayer(shape65)

    leftArm.anchorPoint = CGPoint(x: 1, y: 1)
    leftArm.bounds = CGRect(x: 121.1111111111111, y: 78.4, width: 34.8888888888889, height: 54.599999999999994)
    leftArm.position = CGPoint(x: 156, y: 133)
    leftArm.setAffineTransform(CGAffineTransform(a: 0.8191521809137373, b: -0.5735762412306386, c: 0.5735762412306386, d: 0.8191521809137373, tx: 0, ty: 0))
    group.addSublayer(leftArm)

    let shape66 = CAShapeLayer()
    shape66.bounds = CGRect(x: 127, y: 89, width: 3, height: 9)
    shape66.position = CGPoint(x: 128.5, y: 93.5)
    let shape66Path = CGMutablePath()
    shape66Path.move(to: CGPoint(x: 130, y: 98))
    shape66Path.addLine(to: CGPoint(x: 127, y: 89))
    shape66.path = shape66Path
    shape66.fillColor = nil
    shape66.strokeColor = CGColor(srgbRed: 246 / 255, green: 199 / 255, blue: 162 / 255, alpha: 1)
    shape66.lineWidth = 9
    shape66.lineCap = .round
    shape66.miterLimit = 4
    leftArm.addSublayer(shape66)

    let shape67 = CAShapeLayer()
    shape67.bounds = CGRect(x: 121.1111111111111, y: 78.4, width: 14.188888888888911, height: 10.599999999999994)
    shape67.position = CGPoint(x: 128.20555555555555, y: 83.7)
    let shape67Path = CGMutablePath()
    shape67Path.move(to: CGPoint(x: 122, y: 89))
    shape67Path.addQuadCurve(to: CGPoint(x: 122.5, y: 80.5), control: CGPoint(x: 120, y: 83))
    shape67Path.move(to: CGPoint(x: 126.3, y: 86))
    shape67Path.addQuadCurve(to: CGPoint(x: 128.5, y: 78.4), control: CGPoint(x: 126, y: 80))
    shape67Path.move(to: CGPoint(x: 131, y: 87))
    shape67Path.addQuadCurve(to: CGPoint(x: 135.3, y: 82.2), control: CGPoint(x: 132.8, y: 82.8))
    shape67.path = shape67Path
    shape67.fillColor = nil
    shape67.strokeColor = CGColor(srgbRed: 246 / 255, green: 199 / 255, blue: 162 / 255, alpha: 1)
    shape67.lineWidth = 3.6
    shape67.lineCap = .round
    shape67.miterLimit = 4
    leftArm.addSublayer(shape67)

    let shape68 = CAShapeLayer()
    shape68.bounds = CGRect(x: 121.5, y: 83.5, width: 11, height: 11)
    shape68.position = CGPoint(x: 127, y: 89)
    let shape68Path = CGMutablePath()
    shape68Path.move(to: CGPoint(x: 132.5, y: 89))
    shape68Path.addCurve(to: CGPoint(x: 127, y: 94.5), control1: CGPoint(x: 132.5, y: 92.03756612406936), control2: CGPoint(x: 130.03756612406937, y: 94.5))
    shape68Path.addCurve(to: CGPoint(x: 121.5, y: 89), control1: CGPoint(x: 123.96243387593064, y: 94.5), control2: CGPoint(x: 121.5, y: 92.03756612406936))
    shape68Path.addCurve(to: CGPoint(x: 127, y: 83.5), control1: CGPoint(x: 121.5, y: 85.96243387593064), control2: CGPoint(x: 123.96243387593064, y: 83.5))
    shape68Path.addCurve(to: CGPoint(x: 132.5, y: 89), control1: CGPoint(x: 130.03756612406937, y: 83.5), control2: CGPoint(x: 132.5, y: 85.96243387593064))
    shape68Path.closeSubpath()
    shape68.path = shape68Path
    shape68.fillColor = CGColor(srgbRed: 246 / 255, green: 199 / 255, blue: 162 / 255, alpha: 1)
    shape68.miterLimit = 4
    leftArm.addSublayer(shape68)

    let shape69 = CAShapeLayer()
    shape69.bounds = CGRect(x: 131, y: 102, width: 25, height: 31)
    shape69.position = CGPoint(x: 143.5, y: 117.5)
    let shape69Path = CGMutablePath()
    shape69Path.move(to: CGPoint(x: 156, y: 133))
    shape69Path.addQuadCurve(to: CGPoint(x: 131, y: 102), control: CGPoint(x: 138, y: 129))
    shape69.path = shape69Path
    shape69.fillColor = nil
    shape69.strokeColor = CGColor(srgbRed: 249 / 255, green: 122 / 255, blue: 112 / 255, alpha: 1)
    shape69.lineWidth = 14
    shape69.lineCap = .round
    shape69.miterLimit = 4
    leftArm.addSublayer(shape69)

    let shape70 = CAShapeLayer()
    shape70.bounds = CGRect(x: 126, y: 101.5, width: 10.599999999999994, height: 3)
    shape70.position = CGPoint(x: 131.3, y: 103)
    let shape70Path = CGMutablePath()
    shape70Path.move(to: CGPoint(x: 126, y: 104.5))
    shape70Path.addLine(to: CGPoint(x: 136.6, y: 101.5))
    shape70.path = shape70Path
    shape70.strokeColor = CGColor(srgbRed: 201 / 255, green: 68 / 255, blue: 92 / 255, alpha: 1)
    shape70.lineWidth = 4.5
    shape70.lineCap = .round
    shape70.miterLimit = 4
    leftArm.addSublayer(shape70)

    rightArm.anchorPoint = CGPoint(x: 0, y: 1)
    rightArm.bounds = CGRect(x: 188, y: 78.4, width: 34.888888888888886, height: 54.599999999999994)
    rightArm.position = CGPoint(x: 188, y: 133)
    rightArm.setAffineTransform(CGAffineTransform(a: 0.8191521809137373, b: 0.5735762412306386, c: -0.5735762412306386, d: 0.8191521809137373, tx: 0, ty: 0))
    group.addSublayer(rightArm)

    let shape71 = CAShapeLayer()
    shape71.bounds = CGRect(x: 214, y: 89, width: 3, height: 9)
    shape71.position = CGPoint(x: 215.5, y: 93.5)
    let shape71Path = CGMutablePath()
    shape71Path.move(to: CGPoint(x: 214, y: 98))
    shape71Path.addLine(to: CGPoint(x: 217, y: 89))
    shape71.path = shape71Path
    shape71.fillColor = nil
    shape71.strokeColor = CGColor(srgbRed: 246 / 255, green: 199 / 255, blue: 162 / 255, alpha: 1)
    shape71.lineWidth = 9
    shape71.lineCap = .round
    shape71.miterLimit = 4
    rightArm.addSublayer(shape71)

    let shape72 = CAShapeLayer()
    shape72.bounds = CGRect(x: 208.7, y: 78.4, width: 14.188888888888897, height: 10.599999999999994)
    shape72.position = CGPoint(x: 215.79444444444442, y: 83.7)
    let shape72Path = CGMutablePath()
    shape72Path.move(to: CGPoint(x: 222, y: 89))
    shape72Path.addQuadCurve(to: CGPoint(x: 221.5, y: 80.5), control: CGPoint(x: 224, y: 83))
    shape72Path.move(to: CGPoint(x: 217.7, y: 86))
    shape72Path.addQuadCurve(to: CGPoint(x: 215.5, y: 78.4), control: CGPoint(x: 218, y: 80))
    shape72Path.move(to: CGPoint(x: 213, y: 87))
    shape72Path.addQuadCurve(to: CGPoint(x: 208.7, y: 82.2), control: CGPoint(x: 211.2, y: 82.8))
    shape72.path = shape72Path
    shape72.fillColor = nil
    shape72.strokeColor = CGColor(srgbRed: 246 / 255, green: 199 / 255, blue: 162 / 255, alpha: 1)
    shape72.lineWidth = 3.6
    shape72.lineCap = .round
    shape72.miterLimit = 4
    rightArm.addSublayer(shape72)

    let shape73 = CAShapeLayer()
    shape73.bounds = CGRect(x: 211.5, y: 83.5, width: 11, height: 11)
    shape73.position = CGPoint(x: 217, y: 89)
    let shape73Path = CGMutablePath()
    shape73Path.move(to: CGPoint(x: 222.5, y: 89))
    shape73Path.addCurve(to: CGPoint(x: 217, y: 94.5), control1: CGPoint(x: 222.5, y: 92.03756612406936), control2: CGPoint(x: 220.03756612406937, y: 94.5))
    shape73Path.addCurve(to: CGPoint(x: 211.5, y: 89), control1: CGPoint(x: 213.96243387593063, y: 94.5), control2: CGPoint(x: 211.5, y: 92.03756612406936))
    shape73Path.addCurve(to: CGPoint(x: 217, y: 83.5), control1: CGPoint(x: 211.5, y: 85.96243387593064), control2: CGPoint(x: 213.96243387593063, y: 83.5))
    shape73Path.addCurve(to: CGPoint(x: 222.5, y: 89), control1: CGPoint(x: 220.03756612406937, y: 83.5), control2: CGPoint(x: 222.5, y: 85.96243387593064))
    shape73Path.closeSubpath()
    shape73.path = shape73Path
    shape73.fillColor = CGColor(srgbRed: 246 / 255, green: 199 / 255, blue: 162 / 255, alpha: 1)
    shape73.miterLimit = 4
    rightArm.addSublayer(shape73)

    let shape74 = CAShapeLayer()
    shape74.bounds = CGRect(x: 188, y: 102, width: 25, height: 31)
    shape74.position = CGPoint(x: 200.5, y: 117.5)
    let shape74Path = CGMutablePath()
    shape74Path.move(to: CGPoint(x: 188, y: 133))
    shape74Path.addQuadCurve(to: CGPoint(x: 213, y: 102), control: CGPoint(x: 206, y: 129))
    shape74.path = shape74Path
    shape74.fillColor = nil
    shape74.strokeColor = CGColor(srgbRed: 249 / 255, green: 122 / 255, blue: 112 / 255, alpha: 1)
    shape74.lineWidth = 14
    shape74.lineCap = .round
    shape74.miterLimit = 4
    rightArm.addSublayer(shape74)

    let shape75 = CAShapeLayer()
    shape75.bounds = CGRect(x: 207.4, y: 101.5, width: 10.599999999999994, height: 3)
    shape75.position = CGPoint(x: 212.7, y: 103)
    let shape75Path = CGMutablePath()
    shape75Path.move(to: CGPoint(x: 218, y: 104.5))
    shape75Path.addLine(to: CGPoint(x: 207.4, y: 101.5))
    shape75.path = shape75Path
    shape75.strokeColor = CGColor(srgbRed: 201 / 255, green: 68 / 255, blue: 92 / 255, alpha: 1)
    shape75.lineWidth = 4.5
    shape75.lineCap = .round
    shape75.miterLimit = 4
    rightArm.addSublayer(shape75)
  }

  private func addDone() {
    let done = CATextLayer()
    done.frame = CGRect(x: 305, y: 30, width: 50, height: 24)
    done.string = "Done"
    done.font = UIFont.systemFont(ofSize: 16, weight: .medium)
    done.fontSize = 16
    done.foregroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.85)
    done.alignmentMode = .right
    done.truncationMode = .end
    centerText(of: done)
    layer.addSublayer(done)
  }

  private func addHeading() {
    let heading = CATextLayer()
    heading.frame = CGRect(x: 30, y: 508, width: 315, height: 34)
    heading.string = "Time to move a little"
    heading.font = UIFont.systemFont(ofSize: 25, weight: .semibold)
    heading.fontSize = 25
    heading.foregroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    heading.alignmentMode = .center
    heading.truncationMode = .end
    centerText(of: heading)
    layer.addSublayer(heading)
  }

  private func addAdvice() {
    let advice = CATextLayer()
    advice.frame = CGRect(x: 48, y: 546, width: 279, height: 46)
    let adviceStyle = NSMutableParagraphStyle()
    adviceStyle.minimumLineHeight = 22
    adviceStyle.maximumLineHeight = 22
    adviceStyle.alignment = .center
    advice.string = NSAttributedString(
      string: "Get up once an hour, and take two hundred and fifty steps.",
      attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor(red: 1, green: 1, blue: 1, alpha: 0.62), .paragraphStyle: adviceStyle])
    advice.alignmentMode = .center
    advice.isWrapped = true
    advice.truncationMode = .end
    centerText(of: advice)
    layer.addSublayer(advice)
  }

  private func addDot0() {
    let dot0 = CALayer()
    dot0.frame = CGRect(x: 168, y: 624.5, width: 7, height: 7)
    dot0.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.95)
    dot0.cornerRadius = 3.5
    layer.addSublayer(dot0)
  }

  private func addDot1() {
    let dot1 = CALayer()
    dot1.frame = CGRect(x: 184, y: 624.5, width: 7, height: 7)
    dot1.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.3)
    dot1.cornerRadius = 3.5
    layer.addSublayer(dot1)
  }

  private func addDot2() {
    let dot2 = CALayer()
    dot2.frame = CGRect(x: 200, y: 624.5, width: 7, height: 7)
    dot2.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.3)
    dot2.cornerRadius = 3.5
    layer.addSublayer(dot2)
  }

  /// Begins what moves by itself.
  func start() {
    let glowTransformScale = CABasicAnimation(keyPath: "transform.scale")
    glowTransformScale.fromValue = 0.01
    glowTransformScale.toValue = 1
    glowTransformScale.duration = 0.6
    glowTransformScale.timingFunction = CAMediaTimingFunction(name: .easeOut)
    let glowOpacity = CAKeyframeAnimation(keyPath: "opacity")
    glowOpacity.values = [0, 1, 1, 0]
    glowOpacity.keyTimes = [0, 0.2, 0.6, 1]
    glowOpacity.duration = 2
    let glowGroup = CAAnimationGroup()
    glowGroup.animations = [glowTransformScale, glowOpacity]
    glowGroup.beginTime = CACurrentMediaTime() + 1
    glowGroup.duration = 3.5
    glowGroup.repeatCount = .infinity
    glow.add(glowGroup, forKey: "fireworkGroupAnimation")
    let topRightFireworkGlowTransformScale = CABasicAnimation(keyPath: "transform.scale")
    topRightFireworkGlowTransformScale.fromValue = 0.01
    topRightFireworkGlowTransformScale.toValue = 1
    topRightFireworkGlowTransformScale.duration = 0.6
    topRightFireworkGlowTransformScale.timingFunction = CAMediaTimingFunction(name: .easeOut)
    let topRightFireworkGlowOpacity = CAKeyframeAnimation(keyPath: "opacity")
    topRightFireworkGlowOpacity.values = [0, 1, 1, 0]
    topRightFireworkGlowOpacity.keyTimes = [0, 0.2, 0.6, 1]
    topRightFireworkGlowOpacity.duration = 2
    let topRightFireworkGlowGroup = CAAnimationGroup()
    topRightFireworkGlowGroup.animations = [topRightFireworkGlowTransformScale, topRightFireworkGlowOpacity]
    topRightFireworkGlowGroup.beginTime = CACurrentMediaTime() + 1.5
    topRightFireworkGlowGroup.duration = 3.5
    topRightFireworkGlowGroup.repeatCount = .infinity
    topRightFireworkGlow.add(topRightFireworkGlowGroup, forKey: "fireworkGroupAnimation")
    let middleFireworkGlowTransformScale = CABasicAnimation(keyPath: "transform.scale")
    middleFireworkGlowTransformScale.fromValue = 0.01
    middleFireworkGlowTransformScale.toValue = 1
    middleFireworkGlowTransformScale.duration = 0.6
    middleFireworkGlowTransformScale.timingFunction = CAMediaTimingFunction(name: .easeOut)
    let middleFireworkGlowOpacity = CAKeyframeAnimation(keyPath: "opacity")
    middleFireworkGlowOpacity.values = [0, 1, 1, 0]
    middleFireworkGlowOpacity.keyTimes = [0, 0.2, 0.6, 1]
    middleFireworkGlowOpacity.duration = 2
    let middleFireworkGlowGroup = CAAnimationGroup()
    middleFireworkGlowGroup.animations = [middleFireworkGlowTransformScale, middleFireworkGlowOpacity]
    middleFireworkGlowGroup.beginTime = CACurrentMediaTime() + 2.1
    middleFireworkGlowGroup.duration = 3.5
    middleFireworkGlowGroup.repeatCount = .infinity
    middleFireworkGlow.add(middleFireworkGlowGroup, forKey: "fireworkGroupAnimation")
    withoutAnimation {
      chair.position.x = chair.position.x - offset
    }
    withoutAnimation {
      pictureFrame.position.x = pictureFrame.position.x - offset
    }
    withoutAnimation {
      body.position.x = body.position.x - offset
    }
    withoutAnimation {
      leftArm.position.x = leftArm.position.x - offset
    }
    withoutAnimation {
      rightArm.position.x = rightArm.position.x - offset
    }
    withoutAnimation {
      table.position.x = table.position.x + offset
    }
    withoutAnimation {
      lamp.position.x = lamp.position.x + offset
    }
    after(0.5) { [self] in
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.5)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
      chair.position.x = chair.position.x + offset
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.5)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
      pictureFrame.position.x = pictureFrame.position.x + offset
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.5)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
      body.position.x = body.position.x + offset
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.5)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
      leftArm.position.x = leftArm.position.x + offset
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.5)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
      rightArm.position.x = rightArm.position.x + offset
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.5)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
      table.position.x = table.position.x - offset
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.5)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
      lamp.position.x = lamp.position.x - offset
      CATransaction.commit()
      let pictureFrameTransformRotation = CAKeyframeAnimation(keyPath: "transform.rotation")
      pictureFrameTransformRotation.values = [0, -30 * Double.pi / 180, -10 * Double.pi / 180, -20 * Double.pi / 180]
      pictureFrameTransformRotation.keyTimes = [0, 0.33, 0.66, 1]
      pictureFrameTransformRotation.timingFunctions = [
        CAMediaTimingFunction(name: .easeInEaseOut),
        CAMediaTimingFunction(name: .easeOut),
        CAMediaTimingFunction(name: .easeIn),
      ]
      pictureFrameTransformRotation.beginTime = CACurrentMediaTime() + 0.25
      pictureFrameTransformRotation.duration = 0.75
      pictureFrameTransformRotation.isAdditive = true
      pictureFrameTransformRotation.fillMode = .forwards
      pictureFrameTransformRotation.isRemovedOnCompletion = false
      pictureFrame.add(pictureFrameTransformRotation, forKey: "pictureFrameIntroAnimation")
      let leftArmTransformRotation = CAKeyframeAnimation(keyPath: "transform.rotation")
      leftArmTransformRotation.values = [0, 47 * Double.pi / 180, armAngle * Double.pi / 180]
      leftArmTransformRotation.keyTimes = [0, 0.5, 1]
      leftArmTransformRotation.timingFunctions = [
        CAMediaTimingFunction(name: .easeInEaseOut),
        CAMediaTimingFunction(name: .easeIn),
      ]
      leftArmTransformRotation.beginTime = CACurrentMediaTime() + 0.25
      leftArmTransformRotation.duration = 0.4
      leftArmTransformRotation.isAdditive = true
      leftArmTransformRotation.fillMode = .forwards
      leftArmTransformRotation.isRemovedOnCompletion = false
      leftArm.add(leftArmTransformRotation, forKey: "leftArmIntroAnimation")
      let rightArmTransformRotation = CAKeyframeAnimation(keyPath: "transform.rotation")
      rightArmTransformRotation.values = [0, -47 * Double.pi / 180, -(armAngle * Double.pi / 180)]
      rightArmTransformRotation.keyTimes = [0, 0.5, 1]
      rightArmTransformRotation.timingFunctions = [
        CAMediaTimingFunction(name: .easeInEaseOut),
        CAMediaTimingFunction(name: .easeIn),
      ]
      rightArmTransformRotation.beginTime = CACurrentMediaTime() + 0.25
      rightArmTransformRotation.duration = 0.4
      rightArmTransformRotation.isAdditive = true
      rightArmTransformRotation.fillMode = .forwards
      rightArmTransformRotation.isRemovedOnCompletion = false
      rightArm.add(rightArmTransformRotation, forKey: "rightArmIntroAnimation")
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
