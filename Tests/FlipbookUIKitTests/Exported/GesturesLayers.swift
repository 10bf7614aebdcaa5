// swift-format-ignore-file
// Driven by percentages, from gestures.yaml, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
  private typealias UIColor = NSColor
  private typealias UIFont = NSFont
#else
  import FlipbookUIKit
#endif

/// Driven by percentages.
final class DrivenByPercentagesLayers {
  let night = CGColor(srgbRed: 27 / 255, green: 35 / 255, blue: 80 / 255, alpha: 1)
  let day = CGColor(srgbRed: 143 / 255, green: 211 / 255, blue: 244 / 255, alpha: 1)

  /// The layer with everything in it.
  let layer = CALayer()
  let percent = CATextLayer()
  let pinchingPercent = CATextLayer()
  let turningPercent = CATextLayer()
  let sky = CALayer()
  let sun = CALayer()
  let plant = CALayer()
  let leafOf0 = CALayer()
  let leafOf1 = CALayer()
  let leafOf2 = CALayer()
  let leafOf3 = CALayer()
  let leafOf4 = CALayer()
  let leafOf5 = CALayer()
  let bud = CALayer()
  let safe = CALayer()
  let ring = CAShapeLayer()
  let dial = CALayer()
  /// The pan gesture on sky: set it from its recognizer, at every frame or for every change.
  var skyPan = Gesture()
  /// The pinch gesture on plant: set it from its recognizer, at every frame or for every change.
  var plantPinch = Gesture()
  /// The rotation gesture on safe: set it from its recognizer, at every frame or for every change.
  var safeRotation = Gesture()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 600, height: 300)
    layer.backgroundColor = CGColor(srgbRed: 241 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1)
    addPanning()
    addPinching()
    addTurning()
    addSky()
    addPlant()
    addSafe()
  }

  private func addPanning() {
    let panning = CALayer()
    panning.frame = CGRect(x: 18, y: 20, width: 176, height: 260)
    panning.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    panning.cornerRadius = 22
    panning.cornerCurve = .continuous
    panning.shadowColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    panning.shadowOpacity = 0.08
    panning.shadowRadius = 14
    panning.shadowOffset = CGSize(width: 0, height: 6)
    layer.addSublayer(panning)

    let heading = CATextLayer()
    heading.frame = CGRect(x: 18, y: 190, width: 140, height: 20)
    heading.string = "Pan"
    heading.font = UIFont.systemFont(ofSize: 13, weight: .medium)
    heading.fontSize = 13
    heading.foregroundColor = CGColor(srgbRed: 128 / 255, green: 128 / 255, blue: 128 / 255, alpha: 1)
    heading.truncationMode = .end
    centerText(of: heading)
    panning.addSublayer(heading)

    percent.frame = CGRect(x: 18, y: 208, width: 140, height: 36)
    percent.string = "0 %"
    percent.font = UIFont.systemFont(ofSize: 28, weight: .bold)
    percent.fontSize = 28
    percent.foregroundColor = CGColor(srgbRed: 34 / 255, green: 48 / 255, blue: 78 / 255, alpha: 1)
    percent.truncationMode = .end
    centerText(of: percent)
    panning.addSublayer(percent)
  }

  private func addPinching() {
    let pinching = CALayer()
    pinching.frame = CGRect(x: 212, y: 20, width: 176, height: 260)
    pinching.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    pinching.cornerRadius = 22
    pinching.cornerCurve = .continuous
    pinching.shadowColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    pinching.shadowOpacity = 0.08
    pinching.shadowRadius = 14
    pinching.shadowOffset = CGSize(width: 0, height: 6)
    layer.addSublayer(pinching)

    let pinchingHeading = CATextLayer()
    pinchingHeading.frame = CGRect(x: 18, y: 190, width: 140, height: 20)
    pinchingHeading.string = "Pinch"
    pinchingHeading.font = UIFont.systemFont(ofSize: 13, weight: .medium)
    pinchingHeading.fontSize = 13
    pinchingHeading.foregroundColor = CGColor(srgbRed: 128 / 255, green: 128 / 255, blue: 128 / 255, alpha: 1)
    pinchingHeading.truncationMode = .end
    centerText(of: pinchingHeading)
    pinching.addSublayer(pinchingHeading)

    pinchingPercent.frame = CGRect(x: 18, y: 208, width: 140, height: 36)
    pinchingPercent.string = "0 %"
    pinchingPercent.font = UIFont.systemFont(ofSize: 28, weight: .bold)
    pinchingPercent.fontSize = 28
    pinchingPercent.foregroundColor = CGColor(srgbRed: 34 / 255, green: 48 / 255, blue: 78 / 255, alpha: 1)
    pinchingPercent.truncationMode = .end
    centerText(of: pinchingPercent)
    pinching.addSublayer(pinchingPercent)
  }

  private func addTurning() {
    let turning = CALayer()
    turning.frame = CGRect(x: 406, y: 20, width: 176, height: 260)
    turning.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    turning.cornerRadius = 22
    turning.cornerCurve = .continuous
    turning.shadowColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    turning.shadowOpacity = 0.08
    turning.shadowRadius = 14
    turning.shadowOffset = CGSize(width: 0, height: 6)
    layer.addSublayer(turning)

    let turningHeading = CATextLayer()
    turningHeading.frame = CGRect(x: 18, y: 190, width: 140, height: 20)
    turningHeading.string = "Rotation"
    turningHeading.font = UIFont.systemFont(ofSize: 13, weight: .medium)
    turningHeading.fontSize = 13
    turningHeading.foregroundColor = CGColor(srgbRed: 128 / 255, green: 128 / 255, blue: 128 / 255, alpha: 1)
    turningHeading.truncationMode = .end
    centerText(of: turningHeading)
    turning.addSublayer(turningHeading)

    turningPercent.frame = CGRect(x: 18, y: 208, width: 140, height: 36)
    turningPercent.string = "0 %"
    turningPercent.font = UIFont.systemFont(ofSize: 28, weight: .bold)
    turningPercent.fontSize = 28
    turningPercent.foregroundColor = CGColor(srgbRed: 34 / 255, green: 48 / 255, blue: 78 / 255, alpha: 1)
    turningPercent.truncationMode = .end
    centerText(of: turningPercent)
    turning.addSublayer(turningPercent)
  }

  private func addSky() {
    sky.frame = CGRect(x: 30, y: 32, width: 152, height: 152)
    sky.backgroundColor = night
    sky.cornerRadius = 14
    sky.cornerCurve = .continuous
    sky.masksToBounds = true
    layer.addSublayer(sky)

    sun.frame = CGRect(x: 8, y: 128, width: 44, height: 44)
    sun.backgroundColor = CGColor(srgbRed: 242 / 255, green: 184 / 255, blue: 75 / 255, alpha: 1)
    sun.cornerRadius = 22
    sky.addSublayer(sun)

    let far = CAShapeLayer()
    let farPath = CGMutablePath()
    farPath.move(to: CGPoint(x: -10, y: 124))
    farPath.addLine(to: CGPoint(x: 26, y: 86))
    farPath.addLine(to: CGPoint(x: 52, y: 112))
    farPath.addLine(to: CGPoint(x: 84, y: 78))
    farPath.addLine(to: CGPoint(x: 116, y: 116))
    farPath.addLine(to: CGPoint(x: 140, y: 96))
    farPath.addLine(to: CGPoint(x: 170, y: 122))
    farPath.addLine(to: CGPoint(x: 170, y: 160))
    farPath.addLine(to: CGPoint(x: -10, y: 160))
    farPath.closeSubpath()
    far.path = farPath
    far.fillColor = CGColor(srgbRed: 63 / 255, green: 111 / 255, blue: 122 / 255, alpha: 1)
    sky.addSublayer(far)

    let hills = CAShapeLayer()
    let hillsPath = CGMutablePath()
    hillsPath.move(to: CGPoint(x: -10, y: 128))
    hillsPath.addCurve(to: CGPoint(x: 90, y: 124), control1: CGPoint(x: 30, y: 104), control2: CGPoint(x: 60, y: 108))
    hillsPath.addCurve(to: CGPoint(x: 170, y: 126), control1: CGPoint(x: 120, y: 140), control2: CGPoint(x: 140, y: 112))
    hillsPath.addLine(to: CGPoint(x: 170, y: 160))
    hillsPath.addLine(to: CGPoint(x: -10, y: 160))
    hillsPath.closeSubpath()
    hills.path = hillsPath
    hills.fillColor = CGColor(srgbRed: 39 / 255, green: 74 / 255, blue: 61 / 255, alpha: 1)
    sky.addSublayer(hills)

    let trees = CAShapeLayer()
    let treesPath = CGMutablePath()
    treesPath.move(to: CGPoint(x: 22, y: 122))
    treesPath.addLine(to: CGPoint(x: 29, y: 96))
    treesPath.addLine(to: CGPoint(x: 36, y: 122))
    treesPath.closeSubpath()
    treesPath.move(to: CGPoint(x: 34, y: 124))
    treesPath.addLine(to: CGPoint(x: 40, y: 102))
    treesPath.addLine(to: CGPoint(x: 46, y: 124))
    treesPath.closeSubpath()
    treesPath.move(to: CGPoint(x: 116, y: 126))
    treesPath.addLine(to: CGPoint(x: 123, y: 100))
    treesPath.addLine(to: CGPoint(x: 130, y: 126))
    treesPath.closeSubpath()
    trees.path = treesPath
    trees.fillColor = CGColor(srgbRed: 27 / 255, green: 54 / 255, blue: 45 / 255, alpha: 1)
    sky.addSublayer(trees)
  }

  private func addPlant() {
    plant.frame = CGRect(x: 224, y: 32, width: 152, height: 152)
    plant.backgroundColor = CGColor(srgbRed: 230 / 255, green: 244 / 255, blue: 236 / 255, alpha: 1)
    plant.cornerRadius = 14
    plant.cornerCurve = .continuous
    plant.masksToBounds = true
    layer.addSublayer(plant)

    leafOf0.anchorPoint = CGPoint(x: 0.5, y: 1)
    leafOf0.frame = CGRect(x: 61, y: 46, width: 30, height: 66)
    plant.addSublayer(leafOf0)

    let blade = CAShapeLayer()
    let bladePath = CGMutablePath()
    bladePath.move(to: CGPoint(x: 15, y: 66))
    bladePath.addCurve(to: CGPoint(x: 15, y: 0), control1: CGPoint(x: -7, y: 43), control2: CGPoint(x: 2, y: 15))
    bladePath.addCurve(to: CGPoint(x: 15, y: 66), control1: CGPoint(x: 28, y: 15), control2: CGPoint(x: 37, y: 43))
    bladePath.closeSubpath()
    blade.path = bladePath
    blade.fillColor = CGColor(srgbRed: 59 / 255, green: 167 / 255, blue: 118 / 255, alpha: 1)
    leafOf0.addSublayer(blade)

    let half = CAShapeLayer()
    let halfPath = CGMutablePath()
    halfPath.move(to: CGPoint(x: 15, y: 66))
    halfPath.addCurve(to: CGPoint(x: 15, y: 0), control1: CGPoint(x: 37, y: 43), control2: CGPoint(x: 28, y: 15))
    halfPath.closeSubpath()
    half.path = halfPath
    half.fillColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.08)
    leafOf0.addSublayer(half)

    let vein = CAShapeLayer()
    let veinPath = CGMutablePath()
    veinPath.move(to: CGPoint(x: 15, y: 62))
    veinPath.addLine(to: CGPoint(x: 15, y: 12))
    veinPath.move(to: CGPoint(x: 15, y: 49))
    veinPath.addLine(to: CGPoint(x: 23, y: 39))
    veinPath.move(to: CGPoint(x: 15, y: 49))
    veinPath.addLine(to: CGPoint(x: 7, y: 39))
    veinPath.move(to: CGPoint(x: 15, y: 36))
    veinPath.addLine(to: CGPoint(x: 22, y: 27))
    veinPath.move(to: CGPoint(x: 15, y: 36))
    veinPath.addLine(to: CGPoint(x: 8, y: 27))
    vein.path = veinPath
    vein.fillColor = nil
    vein.strokeColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.45)
    vein.lineWidth = 1.5
    vein.lineCap = .round
    leafOf0.addSublayer(vein)

    leafOf1.anchorPoint = CGPoint(x: 0.5, y: 1)
    leafOf1.frame = CGRect(x: 61, y: 46, width: 30, height: 66)
    plant.addSublayer(leafOf1)

    let leafOf1Blade = CAShapeLayer()
    let leafOf1BladePath = CGMutablePath()
    leafOf1BladePath.move(to: CGPoint(x: 15, y: 66))
    leafOf1BladePath.addCurve(to: CGPoint(x: 15, y: 0), control1: CGPoint(x: -7, y: 43), control2: CGPoint(x: 2, y: 15))
    leafOf1BladePath.addCurve(to: CGPoint(x: 15, y: 66), control1: CGPoint(x: 28, y: 15), control2: CGPoint(x: 37, y: 43))
    leafOf1BladePath.closeSubpath()
    leafOf1Blade.path = leafOf1BladePath
    leafOf1Blade.fillColor = CGColor(srgbRed: 0.321078431372549, green: 0.663235294117647, blue: 0.4416666666666667, alpha: 1)
    leafOf1.addSublayer(leafOf1Blade)

    let leafOf1Half = CAShapeLayer()
    let leafOf1HalfPath = CGMutablePath()
    leafOf1HalfPath.move(to: CGPoint(x: 15, y: 66))
    leafOf1HalfPath.addCurve(to: CGPoint(x: 15, y: 0), control1: CGPoint(x: 37, y: 43), control2: CGPoint(x: 28, y: 15))
    leafOf1HalfPath.closeSubpath()
    leafOf1Half.path = leafOf1HalfPath
    leafOf1Half.fillColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.08)
    leafOf1.addSublayer(leafOf1Half)

    let leafOf1Vein = CAShapeLayer()
    let leafOf1VeinPath = CGMutablePath()
    leafOf1VeinPath.move(to: CGPoint(x: 15, y: 62))
    leafOf1VeinPath.addLine(to: CGPoint(x: 15, y: 12))
    leafOf1VeinPath.move(to: CGPoint(x: 15, y: 49))
    leafOf1VeinPath.addLine(to: CGPoint(x: 23, y: 39))
    leafOf1VeinPath.move(to: CGPoint(x: 15, y: 49))
    leafOf1VeinPath.addLine(to: CGPoint(x: 7, y: 39))
    leafOf1VeinPath.move(to: CGPoint(x: 15, y: 36))
    leafOf1VeinPath.addLine(to: CGPoint(x: 22, y: 27))
    leafOf1VeinPath.move(to: CGPoint(x: 15, y: 36))
    leafOf1VeinPath.addLine(to: CGPoint(x: 8, y: 27))
    leafOf1Vein.path = leafOf1VeinPath
    leafOf1Vein.fillColor = nil
    leafOf1Vein.strokeColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.45)
    leafOf1Vein.lineWidth = 1.5
    leafOf1Vein.lineCap = .round
    leafOf1.addSublayer(leafOf1Vein)

    leafOf2.anchorPoint = CGPoint(x: 0.5, y: 1)
    leafOf2.frame = CGRect(x: 61, y: 46, width: 30, height: 66)
    plant.addSublayer(leafOf2)

    let leafOf2Blade = CAShapeLayer()
    let leafOf2BladePath = CGMutablePath()
    leafOf2BladePath.move(to: CGPoint(x: 15, y: 66))
    leafOf2BladePath.addCurve(to: CGPoint(x: 15, y: 0), control1: CGPoint(x: -7, y: 43), control2: CGPoint(x: 2, y: 15))
    leafOf2BladePath.addCurve(to: CGPoint(x: 15, y: 66), control1: CGPoint(x: 28, y: 15), control2: CGPoint(x: 37, y: 43))
    leafOf2BladePath.closeSubpath()
    leafOf2Blade.path = leafOf2BladePath
    leafOf2Blade.fillColor = CGColor(srgbRed: 0.4107843137254902, green: 0.6715686274509804, blue: 0.42058823529411765, alpha: 1)
    leafOf2.addSublayer(leafOf2Blade)

    let leafOf2Half = CAShapeLayer()
    let leafOf2HalfPath = CGMutablePath()
    leafOf2HalfPath.move(to: CGPoint(x: 15, y: 66))
    leafOf2HalfPath.addCurve(to: CGPoint(x: 15, y: 0), control1: CGPoint(x: 37, y: 43), control2: CGPoint(x: 28, y: 15))
    leafOf2HalfPath.closeSubpath()
    leafOf2Half.path = leafOf2HalfPath
    leafOf2Half.fillColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.08)
    leafOf2.addSublayer(leafOf2Half)

    let leafOf2Vein = CAShapeLayer()
    let leafOf2VeinPath = CGMutablePath()
    leafOf2VeinPath.move(to: CGPoint(x: 15, y: 62))
    leafOf2VeinPath.addLine(to: CGPoint(x: 15, y: 12))
    leafOf2VeinPath.move(to: CGPoint(x: 15, y: 49))
    leafOf2VeinPath.addLine(to: CGPoint(x: 23, y: 39))
    leafOf2VeinPath.move(to: CGPoint(x: 15, y: 49))
    leafOf2VeinPath.addLine(to: CGPoint(x: 7, y: 39))
    leafOf2VeinPath.move(to: CGPoint(x: 15, y: 36))
    leafOf2VeinPath.addLine(to: CGPoint(x: 22, y: 27))
    leafOf2VeinPath.move(to: CGPoint(x: 15, y: 36))
    leafOf2VeinPath.addLine(to: CGPoint(x: 8, y: 27))
    leafOf2Vein.path = leafOf2VeinPath
    leafOf2Vein.fillColor = nil
    leafOf2Vein.strokeColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.45)
    leafOf2Vein.lineWidth = 1.5
    leafOf2Vein.lineCap = .round
    leafOf2.addSublayer(leafOf2Vein)

    leafOf3.anchorPoint = CGPoint(x: 0.5, y: 1)
    leafOf3.frame = CGRect(x: 61, y: 46, width: 30, height: 66)
    plant.addSublayer(leafOf3)

    let leafOf3Blade = CAShapeLayer()
    let leafOf3BladePath = CGMutablePath()
    leafOf3BladePath.move(to: CGPoint(x: 15, y: 66))
    leafOf3BladePath.addCurve(to: CGPoint(x: 15, y: 0), control1: CGPoint(x: -7, y: 43), control2: CGPoint(x: 2, y: 15))
    leafOf3BladePath.addCurve(to: CGPoint(x: 15, y: 66), control1: CGPoint(x: 28, y: 15), control2: CGPoint(x: 37, y: 43))
    leafOf3BladePath.closeSubpath()
    leafOf3Blade.path = leafOf3BladePath
    leafOf3Blade.fillColor = CGColor(srgbRed: 0.5004901960784314, green: 0.6799019607843138, blue: 0.39950980392156865, alpha: 1)
    leafOf3.addSublayer(leafOf3Blade)

    let leafOf3Half = CAShapeLayer()
    let leafOf3HalfPath = CGMutablePath()
    leafOf3HalfPath.move(to: CGPoint(x: 15, y: 66))
    leafOf3HalfPath.addCurve(to: CGPoint(x: 15, y: 0), control1: CGPoint(x: 37, y: 43), control2: CGPoint(x: 28, y: 15))
    leafOf3HalfPath.closeSubpath()
    leafOf3Half.path = leafOf3HalfPath
    leafOf3Half.fillColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.08)
    leafOf3.addSublayer(leafOf3Half)

    let leafOf3Vein = CAShapeLayer()
    let leafOf3VeinPath = CGMutablePath()
    leafOf3VeinPath.move(to: CGPoint(x: 15, y: 62))
    leafOf3VeinPath.addLine(to: CGPoint(x: 15, y: 12))
    leafOf3VeinPath.move(to: CGPoint(x: 15, y: 49))
    leafOf3VeinPath.addLine(to: CGPoint(x: 23, y: 39))
    leafOf3VeinPath.move(to: CGPoint(x: 15, y: 49))
    leafOf3VeinPath.addLine(to: CGPoint(x: 7, y: 39))
    leafOf3VeinPath.move(to: CGPoint(x: 15, y: 36))
    leafOf3VeinPath.addLine(to: CGPoint(x: 22, y: 27))
    leafOf3VeinPath.move(to: CGPoint(x: 15, y: 36))
    leafOf3VeinPath.addLine(to: CGPoint(x: 8, y: 27))
    leafOf3Vein.path = leafOf3VeinPath
    leafOf3Vein.fillColor = nil
    leafOf3Vein.strokeColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.45)
    leafOf3Vein.lineWidth = 1.5
    leafOf3Vein.lineCap = .round
    leafOf3.addSublayer(leafOf3Vein)

    leafOf4.anchorPoint = CGPoint(x: 0.5, y: 1)
    leafOf4.frame = CGRect(x: 61, y: 46, width: 30, height: 66)
    plant.addSublayer(leafOf4)

    let leafOf4Blade = CAShapeLayer()
    let leafOf4BladePath = CGMutablePath()
    leafOf4BladePath.move(to: CGPoint(x: 15, y: 66))
    leafOf4BladePath.addCurve(to: CGPoint(x: 15, y: 0), control1: CGPoint(x: -7, y: 43), control2: CGPoint(x: 2, y: 15))
    leafOf4BladePath.addCurve(to: CGPoint(x: 15, y: 66), control1: CGPoint(x: 28, y: 15), control2: CGPoint(x: 37, y: 43))
    leafOf4BladePath.closeSubpath()
    leafOf4Blade.path = leafOf4BladePath
    leafOf4Blade.fillColor = CGColor(srgbRed: 0.5901960784313725, green: 0.6882352941176471, blue: 0.3784313725490196, alpha: 1)
    leafOf4.addSublayer(leafOf4Blade)

    let leafOf4Half = CAShapeLayer()
    let leafOf4HalfPath = CGMutablePath()
    leafOf4HalfPath.move(to: CGPoint(x: 15, y: 66))
    leafOf4HalfPath.addCurve(to: CGPoint(x: 15, y: 0), control1: CGPoint(x: 37, y: 43), control2: CGPoint(x: 28, y: 15))
    leafOf4HalfPath.closeSubpath()
    leafOf4Half.path = leafOf4HalfPath
    leafOf4Half.fillColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.08)
    leafOf4.addSublayer(leafOf4Half)

    let leafOf4Vein = CAShapeLayer()
    let leafOf4VeinPath = CGMutablePath()
    leafOf4VeinPath.move(to: CGPoint(x: 15, y: 62))
    leafOf4VeinPath.addLine(to: CGPoint(x: 15, y: 12))
    leafOf4VeinPath.move(to: CGPoint(x: 15, y: 49))
    leafOf4VeinPath.addLine(to: CGPoint(x: 23, y: 39))
    leafOf4VeinPath.move(to: CGPoint(x: 15, y: 49))
    leafOf4VeinPath.addLine(to: CGPoint(x: 7, y: 39))
    leafOf4VeinPath.move(to: CGPoint(x: 15, y: 36))
    leafOf4VeinPath.addLine(to: CGPoint(x: 22, y: 27))
    leafOf4VeinPath.move(to: CGPoint(x: 15, y: 36))
    leafOf4VeinPath.addLine(to: CGPoint(x: 8, y: 27))
    leafOf4Vein.path = leafOf4VeinPath
    leafOf4Vein.fillColor = nil
    leafOf4Vein.strokeColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.45)
    leafOf4Vein.lineWidth = 1.5
    leafOf4Vein.lineCap = .round
    leafOf4.addSublayer(leafOf4Vein)

    leafOf5.anchorPoint = CGPoint(x: 0.5, y: 1)
    leafOf5.frame = CGRect(x: 61, y: 46, width: 30, height: 66)
    plant.addSublayer(leafOf5)

    let leafOf5Blade = CAShapeLayer()
    let leafOf5BladePath = CGMutablePath()
    leafOf5BladePath.move(to: CGPoint(x: 15, y: 66))
    leafOf5BladePath.addCurve(to: CGPoint(x: 15, y: 0), control1: CGPoint(x: -7, y: 43), control2: CGPoint(x: 2, y: 15))
    leafOf5BladePath.addCurve(to: CGPoint(x: 15, y: 66), control1: CGPoint(x: 28, y: 15), control2: CGPoint(x: 37, y: 43))
    leafOf5BladePath.closeSubpath()
    leafOf5Blade.path = leafOf5BladePath
    leafOf5Blade.fillColor = CGColor(srgbRed: 0.6799019607843138, green: 0.6965686274509804, blue: 0.3573529411764706, alpha: 1)
    leafOf5.addSublayer(leafOf5Blade)

    let leafOf5Half = CAShapeLayer()
    let leafOf5HalfPath = CGMutablePath()
    leafOf5HalfPath.move(to: CGPoint(x: 15, y: 66))
    leafOf5HalfPath.addCurve(to: CGPoint(x: 15, y: 0), control1: CGPoint(x: 37, y: 43), control2: CGPoint(x: 28, y: 15))
    leafOf5HalfPath.closeSubpath()
    leafOf5Half.path = leafOf5HalfPath
    leafOf5Half.fillColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.08)
    leafOf5.addSublayer(leafOf5Half)

    let leafOf5Vein = CAShapeLayer()
    let leafOf5VeinPath = CGMutablePath()
    leafOf5VeinPath.move(to: CGPoint(x: 15, y: 62))
    leafOf5VeinPath.addLine(to: CGPoint(x: 15, y: 12))
    leafOf5VeinPath.move(to: CGPoint(x: 15, y: 49))
    leafOf5VeinPath.addLine(to: CGPoint(x: 23, y: 39))
    leafOf5VeinPath.move(to: CGPoint(x: 15, y: 49))
    leafOf5VeinPath.addLine(to: CGPoint(x: 7, y: 39))
    leafOf5VeinPath.move(to: CGPoint(x: 15, y: 36))
    leafOf5VeinPath.addLine(to: CGPoint(x: 22, y: 27))
    leafOf5VeinPath.move(to: CGPoint(x: 15, y: 36))
    leafOf5VeinPath.addLine(to: CGPoint(x: 8, y: 27))
    leafOf5Vein.path = leafOf5VeinPath
    leafOf5Vein.fillColor = nil
    leafOf5Vein.strokeColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.45)
    leafOf5Vein.lineWidth = 1.5
    leafOf5Vein.lineCap = .round
    leafOf5.addSublayer(leafOf5Vein)

    bud.frame = CGRect(x: 66, y: 102, width: 20, height: 20)
    bud.backgroundColor = CGColor(srgbRed: 246 / 255, green: 231 / 255, blue: 184 / 255, alpha: 1)
    bud.cornerRadius = 10
    plant.addSublayer(bud)

    let pot = CAShapeLayer()
    let potPath = CGMutablePath()
    potPath.move(to: CGPoint(x: 52, y: 116))
    potPath.addLine(to: CGPoint(x: 100, y: 116))
    potPath.addLine(to: CGPoint(x: 94, y: 150))
    potPath.addLine(to: CGPoint(x: 58, y: 150))
    potPath.closeSubpath()
    pot.path = potPath
    pot.fillColor = CGColor(srgbRed: 201 / 255, green: 115 / 255, blue: 75 / 255, alpha: 1)
    plant.addSublayer(pot)

    let rim = CAShapeLayer()
    let rimPath = CGMutablePath()
    rimPath.addRect(CGRect(x: 48, y: 108, width: 56, height: 11))
    rim.path = rimPath
    rim.fillColor = CGColor(srgbRed: 221 / 255, green: 138 / 255, blue: 94 / 255, alpha: 1)
    plant.addSublayer(rim)
  }

  private func addSafe() {
    safe.frame = CGRect(x: 418, y: 32, width: 152, height: 152)
    safe.backgroundColor = CGColor(srgbRed: 233 / 255, green: 235 / 255, blue: 247 / 255, alpha: 1)
    safe.cornerRadius = 14
    safe.cornerCurve = .continuous
    layer.addSublayer(safe)

    let track = CAShapeLayer()
    track.frame = CGRect(x: 16, y: 16, width: 120, height: 120)
    let trackPath = CGMutablePath()
    trackPath.addEllipse(in: CGRect(x: 0, y: 0, width: 120, height: 120))
    track.path = trackPath
    track.fillColor = nil
    track.strokeColor = CGColor(srgbRed: 210 / 255, green: 214 / 255, blue: 236 / 255, alpha: 1)
    track.lineWidth = 8
    safe.addSublayer(track)

    ring.bounds = CGRect(x: 0, y: 0, width: 120, height: 120)
    ring.position = CGPoint(x: 76, y: 76)
    ring.setAffineTransform(CGAffineTransform(a: 6.123233995736766e-17, b: -1, c: 1, d: 6.123233995736766e-17, tx: 0, ty: 0))
    let ringPath = CGMutablePath()
    ringPath.addEllipse(in: CGRect(x: 0, y: 0, width: 120, height: 120))
    ring.path = ringPath
    ring.fillColor = nil
    ring.strokeColor = CGColor(srgbRed: 51 / 255, green: 48 / 255, blue: 107 / 255, alpha: 1)
    ring.lineWidth = 8
    ring.lineCap = .round
    ring.strokeEnd = 0
    safe.addSublayer(ring)

    dial.frame = CGRect(x: 34, y: 34, width: 84, height: 84)
    dial.backgroundColor = CGColor(srgbRed: 51 / 255, green: 48 / 255, blue: 107 / 255, alpha: 1)
    dial.cornerRadius = 42
    safe.addSublayer(dial)

    let mark = CALayer()
    mark.frame = CGRect(x: 38, y: 8, width: 8, height: 20)
    mark.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    mark.cornerRadius = 4
    dial.addSublayer(mark)
  }

  /// Begins what moves by itself.
  func start() {
    follow()
    everyFrame { [weak self] in self?.follow() }
  }

  /// Works out what follows from other values.
  private func follow() {
    withoutAnimation {
      let rise: CGFloat = skyPan.translation.x / 100
      sky.backgroundColor = mix(night, day, min(max(rise, 0), 1))
      sun.position = CGPoint(x: 30 + (76 * rise), y: 150 - (110 * sin((90 * min(max(rise, -0.2), 1)) * Double.pi / 180)))
      percent.string = "\(numberText(round(100 * rise))) %"
      centerText(of: percent)
      let open: CGFloat = plantPinch.scale - 1
      leafOf0.transform = CATransform3DMakeRotation(((-60) * open) * Double.pi / 180, 0, 0, 1)
      leafOf1.transform = CATransform3DMakeRotation(((-36) * open) * Double.pi / 180, 0, 0, 1)
      leafOf2.transform = CATransform3DMakeRotation(((-12) * open) * Double.pi / 180, 0, 0, 1)
      leafOf3.transform = CATransform3DMakeRotation((12 * open) * Double.pi / 180, 0, 0, 1)
      leafOf4.transform = CATransform3DMakeRotation((36 * open) * Double.pi / 180, 0, 0, 1)
      leafOf5.transform = CATransform3DMakeRotation((60 * open) * Double.pi / 180, 0, 0, 1)
      bud.opacity = Float(1 - open)
      pinchingPercent.string = "\(numberText(round(100 * open))) %"
      centerText(of: pinchingPercent)
      let turn: CGFloat = (safeRotation.rotation * 180 / Double.pi) / 360
      dial.transform = CATransform3DMakeRotation(safeRotation.rotation, 0, 0, 1)
      ring.strokeEnd = turn
      turningPercent.string = "\(numberText(round(100 * turn))) %"
      centerText(of: turningPercent)
    }
  }

  /// Changes layers at once.
  private func withoutAnimation(_ changes: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    changes()
    CATransaction.commit()
  }

  /// A number as it stands in a text: whole ones without a point, others with six decimals at most.
  private func numberText(_ number: CGFloat) -> String {
    let rounded = Double((number * 1e6).rounded() / 1e6)
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  /// The red, green, blue, and alpha of a color.
  private func components(_ color: CGColor) -> [CGFloat] {
    let all = color.components ?? [0, 0, 0, 0]
    return all.count == 2 ? [all[0], all[0], all[0], all[1]] : all
  }

  /// A color between two others.
  private func mix(_ one: CGColor, _ other: CGColor, _ part: CGFloat) -> CGColor {
    let parts = zip(components(one), components(other)).map { $0 + ($1 - $0) * part }
    return CGColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Makes a text layer as high as its text, about its middle, where a label has its text.
  private func centerText(of layer: CATextLayer) { layer.bounds.size.height = layer.preferredFrameSize().height }

  /// Calls a block at every frame.
  @discardableResult
  private func everyFrame(_ block: @escaping () -> Void) -> CADisplayLink {
    let target = BlockTarget(block)
    #if canImport(ObjectiveC)
      let link = CADisplayLink(target: target, selector: #selector(BlockTarget.call))
    #else
      let link = CADisplayLink(target: target, selector: BlockTarget.call)
    #endif
    link.add(to: .main, forMode: .common)
    return link
  }

  /// The values of a gesture, as the recognizer of the view that has the layers reports them.
  struct Gesture {
    var location = CGPoint.zero
    var translation = CGPoint.zero
    /// In points per second.
    var velocity = CGPoint.zero
    var scale: CGFloat = 1
    /// In radians.
    var rotation: CGFloat = 0
    /// Of a scale or a rotation, per second.
    var rate: CGFloat = 0
  }

  /// A target that calls a block.
  private final class BlockTarget: NSObject {
    private let block: () -> Void

    init(_ block: @escaping () -> Void) { self.block = block }

    #if canImport(ObjectiveC)
      @objc
    #endif
    func call() { block() }
  }
}

// What the scene does besides:
// - sky: nothing sets skyPan by itself
// - plant: nothing sets plantPinch by itself
// - safe: nothing sets safeRotation by itself
