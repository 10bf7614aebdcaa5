// swift-format-ignore-file
// Three alerts, from alerts.yaml, as Swift by Flipbook.

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

/// Three alerts.
final class ThreeAlertsLayers {
  let fade = 0.3
  let fadeOut = 0.15

  /// The layer with everything in it.
  let layer = CALayer()
  let overlay = CALayer()
  let alert = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    layer.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    addStatusBar()
    addBackgroundLayer()
    addOverlay()
    addAlert()
  }

  private func addStatusBar() {
    let statusBar = CALayer()
    statusBar.frame = CGRect(x: 0, y: 0, width: 320, height: 20)
    statusBar.contentsGravity = .resizeAspect
    layer.addSublayer(statusBar)

    let group = CALayer()
    group.frame = CGRect(x: 0, y: 0, width: 320, height: 20)
    statusBar.addSublayer(group)

    let signal = CALayer()
    signal.bounds = CGRect(x: 8, y: 4.5, width: 16.5, height: 10)
    signal.position = CGPoint(x: 16.25, y: 9.5)
    group.addSublayer(signal)

    let shape = CAShapeLayer()
    shape.bounds = CGRect(x: 8, y: 10.5, width: 3, height: 4)
    shape.position = CGPoint(x: 9.5, y: 12.5)
    let shapePath = CGMutablePath()
    shapePath.move(to: CGPoint(x: 8.8, y: 10.5))
    shapePath.addLine(to: CGPoint(x: 10.2, y: 10.5))
    shapePath.addCurve(to: CGPoint(x: 11, y: 11.3), control1: CGPoint(x: 10.641827799864634, y: 10.5), control2: CGPoint(x: 11, y: 10.858172200135366))
    shapePath.addLine(to: CGPoint(x: 11, y: 13.7))
    shapePath.addCurve(to: CGPoint(x: 10.2, y: 14.5), control1: CGPoint(x: 11, y: 14.141827799864634), control2: CGPoint(x: 10.641827799864634, y: 14.5))
    shapePath.addLine(to: CGPoint(x: 8.8, y: 14.5))
    shapePath.addCurve(to: CGPoint(x: 8, y: 13.7), control1: CGPoint(x: 8.358172200135366, y: 14.5), control2: CGPoint(x: 8, y: 14.141827799864634))
    shapePath.addLine(to: CGPoint(x: 8, y: 11.3))
    shapePath.addCurve(to: CGPoint(x: 8.8, y: 10.5), control1: CGPoint(x: 8, y: 10.858172200135366), control2: CGPoint(x: 8.358172200135366, y: 10.5))
    shapePath.closeSubpath()
    shape.path = shapePath
    shape.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    shape.miterLimit = 4
    signal.addSublayer(shape)

    let shape2 = CAShapeLayer()
    shape2.bounds = CGRect(x: 12.5, y: 8.5, width: 3, height: 6)
    shape2.position = CGPoint(x: 14, y: 11.5)
    let shape2Path = CGMutablePath()
    shape2Path.move(to: CGPoint(x: 13.3, y: 8.5))
    shape2Path.addLine(to: CGPoint(x: 14.7, y: 8.5))
    shape2Path.addCurve(to: CGPoint(x: 15.5, y: 9.3), control1: CGPoint(x: 15.141827799864634, y: 8.5), control2: CGPoint(x: 15.5, y: 8.858172200135366))
    shape2Path.addLine(to: CGPoint(x: 15.5, y: 13.7))
    shape2Path.addCurve(to: CGPoint(x: 14.7, y: 14.5), control1: CGPoint(x: 15.5, y: 14.141827799864634), control2: CGPoint(x: 15.141827799864634, y: 14.5))
    shape2Path.addLine(to: CGPoint(x: 13.3, y: 14.5))
    shape2Path.addCurve(to: CGPoint(x: 12.5, y: 13.7), control1: CGPoint(x: 12.858172200135366, y: 14.5), control2: CGPoint(x: 12.5, y: 14.141827799864634))
    shape2Path.addLine(to: CGPoint(x: 12.5, y: 9.3))
    shape2Path.addCurve(to: CGPoint(x: 13.3, y: 8.5), control1: CGPoint(x: 12.5, y: 8.858172200135366), control2: CGPoint(x: 12.858172200135366, y: 8.5))
    shape2Path.closeSubpath()
    shape2.path = shape2Path
    shape2.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    shape2.miterLimit = 4
    signal.addSublayer(shape2)

    let shape3 = CAShapeLayer()
    shape3.bounds = CGRect(x: 17, y: 6.5, width: 3, height: 8)
    shape3.position = CGPoint(x: 18.5, y: 10.5)
    let shape3Path = CGMutablePath()
    shape3Path.move(to: CGPoint(x: 17.8, y: 6.5))
    shape3Path.addLine(to: CGPoint(x: 19.2, y: 6.5))
    shape3Path.addCurve(to: CGPoint(x: 20, y: 7.3), control1: CGPoint(x: 19.641827799864632, y: 6.5), control2: CGPoint(x: 20, y: 6.858172200135365))
    shape3Path.addLine(to: CGPoint(x: 20, y: 13.7))
    shape3Path.addCurve(to: CGPoint(x: 19.2, y: 14.5), control1: CGPoint(x: 20, y: 14.141827799864634), control2: CGPoint(x: 19.641827799864632, y: 14.5))
    shape3Path.addLine(to: CGPoint(x: 17.8, y: 14.5))
    shape3Path.addCurve(to: CGPoint(x: 17, y: 13.7), control1: CGPoint(x: 17.358172200135368, y: 14.5), control2: CGPoint(x: 17, y: 14.141827799864634))
    shape3Path.addLine(to: CGPoint(x: 17, y: 7.3))
    shape3Path.addCurve(to: CGPoint(x: 17.8, y: 6.5), control1: CGPoint(x: 17, y: 6.858172200135365), control2: CGPoint(x: 17.358172200135368, y: 6.5))
    shape3Path.closeSubpath()
    shape3.path = shape3Path
    shape3.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    shape3.miterLimit = 4
    signal.addSublayer(shape3)

    let shape4 = CAShapeLayer()
    shape4.bounds = CGRect(x: 21.5, y: 4.5, width: 3, height: 10)
    shape4.position = CGPoint(x: 23, y: 9.5)
    let shape4Path = CGMutablePath()
    shape4Path.move(to: CGPoint(x: 22.3, y: 4.5))
    shape4Path.addLine(to: CGPoint(x: 23.7, y: 4.5))
    shape4Path.addCurve(to: CGPoint(x: 24.5, y: 5.3), control1: CGPoint(x: 24.141827799864632, y: 4.5), control2: CGPoint(x: 24.5, y: 4.858172200135365))
    shape4Path.addLine(to: CGPoint(x: 24.5, y: 13.7))
    shape4Path.addCurve(to: CGPoint(x: 23.7, y: 14.5), control1: CGPoint(x: 24.5, y: 14.141827799864634), control2: CGPoint(x: 24.141827799864632, y: 14.5))
    shape4Path.addLine(to: CGPoint(x: 22.3, y: 14.5))
    shape4Path.addCurve(to: CGPoint(x: 21.5, y: 13.7), control1: CGPoint(x: 21.858172200135368, y: 14.5), control2: CGPoint(x: 21.5, y: 14.141827799864634))
    shape4Path.addLine(to: CGPoint(x: 21.5, y: 5.3))
    shape4Path.addCurve(to: CGPoint(x: 22.3, y: 4.5), control1: CGPoint(x: 21.5, y: 4.858172200135365), control2: CGPoint(x: 21.858172200135368, y: 4.5))
    shape4Path.closeSubpath()
    shape4.path = shape4Path
    shape4.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.35)
    shape4.miterLimit = 4
    signal.addSublayer(shape4)

    let wireless = CALayer()
    wireless.bounds = CGRect(x: 30.6, y: 6.50254182534948, width: 10.800000000000004, height: 7.597458174650519)
    wireless.position = CGPoint(x: 36, y: 10.30127091267474)
    group.addSublayer(wireless)

    let shape5 = CAShapeLayer()
    shape5.bounds = CGRect(x: 30.6, y: 6.50254182534948, width: 10.800000000000004, height: 4.597458174650519)
    shape5.position = CGPoint(x: 36, y: 8.80127091267474)
    let shape5Path = CGMutablePath()
    shape5Path.move(to: CGPoint(x: 30.6, y: 8.6))
    shape5Path.addCurve(to: CGPoint(x: 36, y: 6.50254182534948), control1: CGPoint(x: 32.07476561038298, y: 7.250795787356136), control2: CGPoint(x: 34.00117894423131, y: 6.50254182534948))
    shape5Path.addCurve(to: CGPoint(x: 41.400000000000006, y: 8.6), control1: CGPoint(x: 37.99882105576869, y: 6.50254182534948), control2: CGPoint(x: 39.92523438961702, y: 7.250795787356136))
    shape5Path.move(to: CGPoint(x: 33, y: 11.1))
    shape5Path.addCurve(to: CGPoint(x: 36, y: 9.954101966249684), control1: CGPoint(x: 33.825033451552436, y: 10.362067647446992), control2: CGPoint(x: 34.89310147117049, y: 9.954101966249684))
    shape5Path.addCurve(to: CGPoint(x: 39, y: 11.1), control1: CGPoint(x: 37.10689852882951, y: 9.954101966249684), control2: CGPoint(x: 38.174966548447564, y: 10.362067647446992))
    shape5.path = shape5Path
    shape5.fillColor = nil
    shape5.strokeColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    shape5.lineWidth = 1.6
    shape5.lineCap = .round
    shape5.miterLimit = 4
    wireless.addSublayer(shape5)

    let shape6 = CAShapeLayer()
    shape6.bounds = CGRect(x: 35.3, y: 12.700000000000001, width: 1.4000000000000057, height: 1.3999999999999986)
    shape6.position = CGPoint(x: 36, y: 13.4)
    let shape6Path = CGMutablePath()
    shape6Path.move(to: CGPoint(x: 36.7, y: 13.4))
    shape6Path.addCurve(to: CGPoint(x: 36, y: 14.1), control1: CGPoint(x: 36.7, y: 13.786599324881555), control2: CGPoint(x: 36.38659932488156, y: 14.1))
    shape6Path.addCurve(to: CGPoint(x: 35.3, y: 13.4), control1: CGPoint(x: 35.61340067511844, y: 14.1), control2: CGPoint(x: 35.3, y: 13.786599324881555))
    shape6Path.addCurve(to: CGPoint(x: 36, y: 12.700000000000001), control1: CGPoint(x: 35.3, y: 13.013400675118445), control2: CGPoint(x: 35.61340067511844, y: 12.700000000000001))
    shape6Path.addCurve(to: CGPoint(x: 36.7, y: 13.4), control1: CGPoint(x: 36.38659932488156, y: 12.700000000000001), control2: CGPoint(x: 36.7, y: 13.013400675118445))
    shape6Path.closeSubpath()
    shape6.path = shape6Path
    shape6.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    shape6.strokeColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    shape6.lineWidth = 0.8
    shape6.lineCap = .round
    shape6.miterLimit = 4
    wireless.addSublayer(shape6)

    let clock = CATextLayer()
    clock.bounds = CGRect(x: 147.54829545454544, y: 2.6750000000000007, width: 24.90340909090909, height: 14.522727272727273)
    clock.position = CGPoint(x: 159.99999999999997, y: 9.936363636363637)
    clock.string = "9:41"
    clock.font = UIFont.systemFont(ofSize: 12, weight: .semibold)
    clock.fontSize = 12
    clock.foregroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    clock.alignmentMode = .center
    group.addSublayer(clock)

    let battery = CALayer()
    battery.bounds = CGRect(x: 289.5, y: 5.5, width: 24, height: 10)
    battery.position = CGPoint(x: 301.5, y: 10.5)
    group.addSublayer(battery)

    let shape7 = CAShapeLayer()
    shape7.bounds = CGRect(x: 289.5, y: 5.5, width: 21, height: 10)
    shape7.position = CGPoint(x: 300, y: 10.5)
    let shape7Path = CGMutablePath()
    shape7Path.move(to: CGPoint(x: 292.1, y: 5.5))
    shape7Path.addLine(to: CGPoint(x: 307.9, y: 5.5))
    shape7Path.addCurve(to: CGPoint(x: 310.5, y: 8.1), control1: CGPoint(x: 309.33594034956, y: 5.5), control2: CGPoint(x: 310.5, y: 6.6640596504399365))
    shape7Path.addLine(to: CGPoint(x: 310.5, y: 12.9))
    shape7Path.addCurve(to: CGPoint(x: 307.9, y: 15.5), control1: CGPoint(x: 310.5, y: 14.335940349560063), control2: CGPoint(x: 309.33594034956, y: 15.5))
    shape7Path.addLine(to: CGPoint(x: 292.1, y: 15.5))
    shape7Path.addCurve(to: CGPoint(x: 289.5, y: 12.9), control1: CGPoint(x: 290.66405965044, y: 15.5), control2: CGPoint(x: 289.5, y: 14.335940349560063))
    shape7Path.addLine(to: CGPoint(x: 289.5, y: 8.1))
    shape7Path.addCurve(to: CGPoint(x: 292.1, y: 5.5), control1: CGPoint(x: 289.5, y: 6.6640596504399365), control2: CGPoint(x: 290.66405965044, y: 5.5))
    shape7Path.closeSubpath()
    shape7.path = shape7Path
    shape7.fillColor = nil
    shape7.strokeColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5)
    shape7.miterLimit = 4
    battery.addSublayer(shape7)

    let shape8 = CAShapeLayer()
    shape8.bounds = CGRect(x: 291, y: 7, width: 15, height: 7)
    shape8.position = CGPoint(x: 298.5, y: 10.5)
    let shape8Path = CGMutablePath()
    shape8Path.move(to: CGPoint(x: 292.4, y: 7))
    shape8Path.addLine(to: CGPoint(x: 304.6, y: 7))
    shape8Path.addCurve(to: CGPoint(x: 306, y: 8.4), control1: CGPoint(x: 305.37319864976314, y: 7), control2: CGPoint(x: 306, y: 7.62680135023689))
    shape8Path.addLine(to: CGPoint(x: 306, y: 12.6))
    shape8Path.addCurve(to: CGPoint(x: 304.6, y: 14), control1: CGPoint(x: 306, y: 13.373198649763111), control2: CGPoint(x: 305.37319864976314, y: 14))
    shape8Path.addLine(to: CGPoint(x: 292.4, y: 14))
    shape8Path.addCurve(to: CGPoint(x: 291, y: 12.6), control1: CGPoint(x: 291.62680135023686, y: 14), control2: CGPoint(x: 291, y: 13.373198649763111))
    shape8Path.addLine(to: CGPoint(x: 291, y: 8.4))
    shape8Path.addCurve(to: CGPoint(x: 292.4, y: 7), control1: CGPoint(x: 291, y: 7.62680135023689), control2: CGPoint(x: 291.62680135023686, y: 7))
    shape8Path.closeSubpath()
    shape8.path = shape8Path
    shape8.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    shape8.miterLimit = 4
    battery.addSublayer(shape8)

    let shape9 = CAShapeLayer()
    shape9.bounds = CGRect(x: 312, y: 8.599999999999998, width: 1.5, height: 3.8000000000000007)
    shape9.position = CGPoint(x: 312.75, y: 10.499999999999998)
    let shape9Path = CGMutablePath()
    shape9Path.move(to: CGPoint(x: 312, y: 8.6))
    shape9Path.addLine(to: CGPoint(x: 312, y: 12.399999999999999))
    shape9Path.addCurve(to: CGPoint(x: 313.5, y: 10.499999999999998), control1: CGPoint(x: 312.9, y: 12.099999999999998), control2: CGPoint(x: 313.5, y: 11.399999999999999))
    shape9Path.addCurve(to: CGPoint(x: 312, y: 8.599999999999998), control1: CGPoint(x: 313.5, y: 9.599999999999998), control2: CGPoint(x: 312.9, y: 8.899999999999999))
    shape9Path.closeSubpath()
    shape9.path = shape9Path
    shape9.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5)
    shape9.miterLimit = 4
    battery.addSublayer(shape9)
  }

  private func addBackgroundLayer() {
    let backgroundLayer = CALayer()
    backgroundLayer.frame = CGRect(x: 0, y: 20, width: 320, height: 548)
    backgroundLayer.contents = namedPicture("app-bg")
    layer.addSublayer(backgroundLayer)
  }

  private func addOverlay() {
    overlay.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    overlay.opacity = 0
    overlay.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    layer.addSublayer(overlay)
  }

  private func addAlert() {
    alert.frame = CGRect(x: 35, y: 159, width: 250, height: 250)
    alert.opacity = 0
    alert.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    alert.cornerRadius = 10
    alert.shadowColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    alert.shadowOpacity = 0.3
    alert.shadowRadius = 10
    alert.shadowOffset = CGSize(width: 0, height: 5)
    layer.addSublayer(alert)

    let disc = CALayer()
    disc.frame = CGRect(x: 89, y: 28, width: 72, height: 72)
    disc.backgroundColor = CGColor(srgbRed: 1, green: 227 / 255, blue: 224 / 255, alpha: 1)
    disc.cornerRadius = 36
    alert.addSublayer(disc)

    let bell = CAShapeLayer()
    bell.frame = CGRect(x: 107, y: 44, width: 36, height: 40)
    let bellPath = CGMutablePath()
    bellPath.move(to: CGPoint(x: 18, y: 2))
    bellPath.addCurve(to: CGPoint(x: 20.121320343559642, y: 2.8786796564403576), control1: CGPoint(x: 18.795649469518633, y: 2), control2: CGPoint(x: 19.558711208215538, y: 2.316070521096254))
    bellPath.addCurve(to: CGPoint(x: 21, y: 5), control1: CGPoint(x: 20.683929478903746, y: 3.4412887917844612), control2: CGPoint(x: 21, y: 4.204350530481368))
    bellPath.addLine(to: CGPoint(x: 21, y: 6.4))
    bellPath.addCurve(to: CGPoint(x: 26.780093776186987, y: 10.356532999104157), control1: CGPoint(x: 23.306348731975405, y: 7.053785322705828), control2: CGPoint(x: 25.335989883692243, y: 8.443095341548617))
    bellPath.addCurve(to: CGPoint(x: 29, y: 17), control1: CGPoint(x: 28.22419766868174, y: 12.2699706566597), control2: CGPoint(x: 29.003702846152315, y: 14.602779523990232))
    bellPath.addLine(to: CGPoint(x: 29, y: 25))
    bellPath.addLine(to: CGPoint(x: 33, y: 31))
    bellPath.addLine(to: CGPoint(x: 3, y: 31))
    bellPath.addLine(to: CGPoint(x: 7, y: 25))
    bellPath.addLine(to: CGPoint(x: 7, y: 17))
    bellPath.addCurve(to: CGPoint(x: 9.219906223813009, y: 10.35653299910416), control1: CGPoint(x: 6.996297153847687, y: 14.602779523990234), control2: CGPoint(x: 7.775802331318262, y: 12.269970656659702))
    bellPath.addCurve(to: CGPoint(x: 15, y: 6.4), control1: CGPoint(x: 10.664010116307754, y: 8.44309534154862), control2: CGPoint(x: 12.693651268024585, y: 7.053785322705833))
    bellPath.addLine(to: CGPoint(x: 15, y: 5))
    bellPath.addCurve(to: CGPoint(x: 15.878679656440358, y: 2.8786796564403576), control1: CGPoint(x: 15, y: 4.204350530481369), control2: CGPoint(x: 15.316070521096254, y: 3.4412887917844612))
    bellPath.addCurve(to: CGPoint(x: 18, y: 2), control1: CGPoint(x: 16.441288791784462, y: 2.316070521096254), control2: CGPoint(x: 17.204350530481367, y: 2))
    bellPath.closeSubpath()
    bellPath.move(to: CGPoint(x: 13.5, y: 34))
    bellPath.addLine(to: CGPoint(x: 22.5, y: 34))
    bellPath.addCurve(to: CGPoint(x: 21.181980515339465, y: 37.18198051533946), control1: CGPoint(x: 22.5, y: 35.19347420427795), control2: CGPoint(x: 22.02589421835562, y: 36.338066812323305))
    bellPath.addCurve(to: CGPoint(x: 18, y: 38.5), control1: CGPoint(x: 20.33806681232331, y: 38.02589421835562), control2: CGPoint(x: 19.193474204277948, y: 38.5))
    bellPath.addCurve(to: CGPoint(x: 14.818019484660535, y: 37.18198051533946), control1: CGPoint(x: 16.806525795722052, y: 38.5), control2: CGPoint(x: 15.661933187676691, y: 38.02589421835562))
    bellPath.addCurve(to: CGPoint(x: 13.5, y: 34), control1: CGPoint(x: 13.974105781644381, y: 36.338066812323305), control2: CGPoint(x: 13.5, y: 35.19347420427795))
    bellPath.closeSubpath()
    bell.path = bellPath
    bell.fillColor = CGColor(srgbRed: 232 / 255, green: 68 / 255, blue: 78 / 255, alpha: 1)
    alert.addSublayer(bell)

    let heading = CATextLayer()
    heading.frame = CGRect(x: 20, y: 114, width: 210, height: 26)
    heading.string = "Table for two"
    heading.font = UIFont.systemFont(ofSize: 19, weight: .semibold)
    heading.fontSize = 19
    heading.foregroundColor = CGColor(srgbRed: 58 / 255, green: 34 / 255, blue: 41 / 255, alpha: 1)
    heading.alignmentMode = .center
    heading.truncationMode = .end
    centerText(of: heading)
    alert.addSublayer(heading)

    let words = CATextLayer()
    words.frame = CGRect(x: 24, y: 142, width: 202, height: 40)
    let wordsStyle = NSMutableParagraphStyle()
    wordsStyle.minimumLineHeight = 19
    wordsStyle.maximumLineHeight = 19
    wordsStyle.alignment = .center
    words.string = NSAttributedString(
      string: "The Lighthouse Café keeps it until eight o’clock.",
      attributes: [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor(red: 143 / 255, green: 117 / 255, blue: 123 / 255, alpha: 1), .paragraphStyle: wordsStyle])
    words.alignmentMode = .center
    words.isWrapped = true
    words.truncationMode = .end
    centerText(of: words)
    alert.addSublayer(words)

    let rule = CALayer()
    rule.frame = CGRect(x: 0, y: 199.5, width: 250, height: 0.5)
    rule.backgroundColor = CGColor(srgbRed: 234 / 255, green: 223 / 255, blue: 224 / 255, alpha: 1)
    alert.addSublayer(rule)

    let answer = CATextLayer()
    answer.frame = CGRect(x: 0, y: 200, width: 250, height: 50)
    answer.string = "All right"
    answer.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    answer.fontSize = 17
    answer.foregroundColor = CGColor(srgbRed: 232 / 255, green: 68 / 255, blue: 78 / 255, alpha: 1)
    answer.alignmentMode = .center
    answer.truncationMode = .end
    centerText(of: answer)
    alert.addSublayer(answer)
  }

  /// Begins what moves by itself.
  func start() {
    after(0.5) { [self] in
      let overlayOpacity = CABasicAnimation(keyPath: "opacity")
      overlayOpacity.duration = fade
      overlayOpacity.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      animate(overlay, to: 0.3, overlayOpacity)
      let alertOpacity = CABasicAnimation(keyPath: "opacity")
      alertOpacity.duration = fade
      alertOpacity.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      animate(alert, to: 1, alertOpacity)
      let alertTransformScale = JNWSpringAnimation(keyPath: "transform.scale")
      alertTransformScale.damping = 14
      alertTransformScale.stiffness = 14
      alertTransformScale.mass = 1
      alertTransformScale.fromValue = 1.2
      alertTransformScale.toValue = 1
      alert.add(alertTransformScale, forKey: "transform.scale")
    }
    after(2.5) { [self] in
      let overlayOpacity2 = CABasicAnimation(keyPath: "opacity")
      overlayOpacity2.duration = fadeOut
      overlayOpacity2.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      animate(overlay, to: 0, overlayOpacity2)
      let alertOpacity2 = CABasicAnimation(keyPath: "opacity")
      alertOpacity2.duration = fadeOut
      alertOpacity2.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      animate(alert, to: 0, alertOpacity2)
      let alertTransformScale2 = JNWSpringAnimation(keyPath: "transform.scale")
      alertTransformScale2.damping = 11
      alertTransformScale2.stiffness = 11
      alertTransformScale2.mass = 1
      alertTransformScale2.fromValue = 1
      alertTransformScale2.toValue = 0.7
      withoutAnimation {
        alert.setValue(0.7, forKeyPath: "transform.scale")
      }
      alert.add(alertTransformScale2, forKey: "transform.scale")
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

  /// Changes a property of a layer at once, and shows the way to it.
  private func animate(
    _ layer: CALayer, to value: Any?, at part: String? = nil, fromShown: Bool = false,
    _ animation: CABasicAnimation
  ) {
    guard let keyPath = animation.keyPath else { return }
    animation.fromValue = fromShown ? shown(layer, keyPath) : layer.value(forKeyPath: keyPath)
    withoutAnimation { layer.setValue(value, forKeyPath: part ?? keyPath) }
    layer.add(animation, forKey: keyPath)
  }

  /// The presentation value of a layer; without animations the model's, which may not have been on the screen yet.
  private func shown(_ layer: CALayer, _ keyPath: String) -> Any? {
    shownLayer(layer).value(forKeyPath: keyPath)
  }

  /// A layer as it is on the screen.
  private func shownLayer(_ layer: CALayer) -> CALayer {
    layer.animationKeys() == nil ? layer : layer.presentation() ?? layer
  }

  /// A picture of the app's, by its name.
  private func namedPicture(_ name: String) -> Any? {
    #if canImport(AppKit) && !canImport(UIKit)
      NSImage(named: name)
    #else
      UIImage(named: name)?.cgImage
    #endif
  }

  /// Makes a text layer as high as its text, about its middle, where a label has its text.
  private func centerText(of layer: CATextLayer) { layer.bounds.size.height = layer.preferredFrameSize().height }
}

// What the scene does besides:
// - words: its greatest number of lines, 2
