// swift-format-ignore-file
// A header that follows the scroll, from parallax-header.yaml, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
#else
  import FlipbookUIKit
#endif

/// A header that follows the scroll.
final class AHeaderThatFollowsTheScroll: UIView {
  let imageHeight = 200.0

  let feed = UIScrollView()
  let header = UIView()
  let headerPicture = CALayer()
  let caption = UILabel()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    backgroundColor = UIColor.white
    addFeed()
  }

  required init?(coder: NSCoder) {
    fatalError("this view is made in code")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { start() }
  }

  private func addFeed() {
    feed.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    feed.backgroundColor = UIColor(red: 243 / 255, green: 244 / 255, blue: 248 / 255, alpha: 1)
    feed.contentSize = CGSize(width: 320, height: 1150)
    feed.contentInsetAdjustmentBehavior = .never
    feed.showsHorizontalScrollIndicator = false
    feed.showsVerticalScrollIndicator = false
    addSubview(feed)

    let intro = UILabel()
    intro.frame = CGRect(x: 20, y: 224, width: 280, height: 28)
    intro.font = UIFont.systemFont(ofSize: 22, weight: .bold)
    intro.textColor = UIColor(red: 31 / 255, green: 42 / 255, blue: 68 / 255, alpha: 1)
    intro.textAlignment = .natural
    intro.text = "Three days on foot"
    feed.addSubview(intro)

    let hint = UILabel()
    hint.frame = CGRect(x: 20, y: 252, width: 280, height: 22)
    hint.font = UIFont.systemFont(ofSize: 14)
    hint.textColor = UIColor(red: 138 / 255, green: 147 / 255, blue: 168 / 255, alpha: 1)
    hint.textAlignment = .natural
    hint.text = "Huts, passes and where to swim"
    feed.addSubview(hint)

    let card0 = UIView()
    card0.frame = CGRect(x: 20, y: 292, width: 280, height: 108)
    card0.backgroundColor = UIColor.white
    card0.layer.cornerRadius = 16
    card0.layer.cornerCurve = .continuous
    card0.layer.shadowColor = UIColor.black.cgColor
    card0.layer.shadowOpacity = 0.1
    card0.layer.shadowRadius = 10
    card0.layer.shadowOffset = CGSize(width: 0, height: 4)
    card0.isUserInteractionEnabled = false
    feed.addSubview(card0)

    let thumb = CALayer()
    thumb.frame = CGRect(x: 12, y: 12, width: 84, height: 84)
    thumb.cornerRadius = 10
    thumb.cornerCurve = .continuous
    thumb.masksToBounds = true
    card0.layer.addSublayer(thumb)

    let picture = CALayer()
    picture.frame = CGRect(x: 0, y: 0, width: 84, height: 84)
    picture.contentsGravity = .resizeAspect
    thumb.addSublayer(picture)

    let group = CALayer()
    group.anchorPoint = CGPoint(x: 0, y: 0)
    group.bounds = CGRect(x: 0, y: 0, width: 96, height: 96)
    group.position = CGPoint(x: 0, y: 0)
    group.setAffineTransform(CGAffineTransform(scaleX: 0.875, y: 0.875))
    picture.addSublayer(group)

    let group2 = CALayer()
    group2.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    group.addSublayer(group2)

    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    let shapePath = CGMutablePath()
    shapePath.addRect(CGRect(x: 0, y: 0, width: 96, height: 96))
    shape.path = shapePath
    shape.fillColor = UIColor(red: 191 / 255, green: 231 / 255, blue: 242 / 255, alpha: 1).cgColor
    shape.miterLimit = 4
    group2.addSublayer(shape)

    let shape2 = CAShapeLayer()
    shape2.bounds = CGRect(x: 61, y: 13, width: 18, height: 18)
    shape2.position = CGPoint(x: 70, y: 22)
    let shape2Path = CGMutablePath()
    shape2Path.move(to: CGPoint(x: 79, y: 22))
    shape2Path.addCurve(to: CGPoint(x: 70, y: 31), control1: CGPoint(x: 79, y: 26.970562748477143), control2: CGPoint(x: 74.97056274847714, y: 31))
    shape2Path.addCurve(to: CGPoint(x: 61, y: 22), control1: CGPoint(x: 65.02943725152286, y: 31), control2: CGPoint(x: 61, y: 26.970562748477143))
    shape2Path.addCurve(to: CGPoint(x: 70, y: 13), control1: CGPoint(x: 61, y: 17.029437251522857), control2: CGPoint(x: 65.02943725152286, y: 13))
    shape2Path.addCurve(to: CGPoint(x: 79, y: 22), control1: CGPoint(x: 74.97056274847714, y: 13), control2: CGPoint(x: 79, y: 17.029437251522857))
    shape2Path.closeSubpath()
    shape2.path = shape2Path
    shape2.fillColor = UIColor(red: 1, green: 243 / 255, blue: 196 / 255, alpha: 1).cgColor
    shape2.miterLimit = 4
    group2.addSublayer(shape2)

    let shape3 = CAShapeLayer()
    shape3.bounds = CGRect(x: -4, y: 22, width: 82, height: 36)
    shape3.position = CGPoint(x: 37, y: 40)
    let shape3Path = CGMutablePath()
    shape3Path.move(to: CGPoint(x: -4, y: 56))
    shape3Path.addLine(to: CGPoint(x: 22, y: 22))
    shape3Path.addLine(to: CGPoint(x: 36, y: 40))
    shape3Path.addLine(to: CGPoint(x: 50, y: 26))
    shape3Path.addLine(to: CGPoint(x: 78, y: 58))
    shape3Path.closeSubpath()
    shape3.path = shape3Path
    shape3.fillColor = UIColor(red: 108 / 255, green: 147 / 255, blue: 181 / 255, alpha: 1).cgColor
    shape3.miterLimit = 4
    group2.addSublayer(shape3)

    let shape4 = CAShapeLayer()
    shape4.bounds = CGRect(x: 15, y: 22, width: 43, height: 16)
    shape4.position = CGPoint(x: 36.5, y: 30)
    let shape4Path = CGMutablePath()
    shape4Path.move(to: CGPoint(x: 22, y: 22))
    shape4Path.addLine(to: CGPoint(x: 31, y: 34))
    shape4Path.addLine(to: CGPoint(x: 25, y: 32))
    shape4Path.addLine(to: CGPoint(x: 20, y: 37))
    shape4Path.addLine(to: CGPoint(x: 15, y: 31))
    shape4Path.closeSubpath()
    shape4Path.move(to: CGPoint(x: 50, y: 26))
    shape4Path.addLine(to: CGPoint(x: 58, y: 35))
    shape4Path.addLine(to: CGPoint(x: 52, y: 34))
    shape4Path.addLine(to: CGPoint(x: 47, y: 38))
    shape4Path.addLine(to: CGPoint(x: 43, y: 33))
    shape4Path.closeSubpath()
    shape4.path = shape4Path
    shape4.fillColor = UIColor(red: 244 / 255, green: 250 / 255, blue: 253 / 255, alpha: 1).cgColor
    shape4.miterLimit = 4
    group2.addSublayer(shape4)

    let shape5 = CAShapeLayer()
    shape5.bounds = CGRect(x: 40, y: 34, width: 60, height: 26)
    shape5.position = CGPoint(x: 70, y: 47)
    let shape5Path = CGMutablePath()
    shape5Path.move(to: CGPoint(x: 40, y: 58))
    shape5Path.addLine(to: CGPoint(x: 66, y: 34))
    shape5Path.addLine(to: CGPoint(x: 100, y: 60))
    shape5Path.closeSubpath()
    shape5.path = shape5Path
    shape5.fillColor = UIColor(red: 79 / 255, green: 122 / 255, blue: 158 / 255, alpha: 1).cgColor
    shape5.miterLimit = 4
    group2.addSublayer(shape5)

    let shape6 = CAShapeLayer()
    shape6.bounds = CGRect(x: 0, y: 51, width: 96, height: 11)
    shape6.position = CGPoint(x: 48, y: 56.5)
    let shape6Path = CGMutablePath()
    shape6Path.move(to: CGPoint(x: 0, y: 54))
    shape6Path.addQuadCurve(to: CGPoint(x: 48, y: 54), control: CGPoint(x: 24, y: 48))
    shape6Path.addQuadCurve(to: CGPoint(x: 96, y: 52), control: CGPoint(x: 72, y: 60))
    shape6Path.addLine(to: CGPoint(x: 96, y: 62))
    shape6Path.addLine(to: CGPoint(x: 0, y: 62))
    shape6Path.closeSubpath()
    shape6.path = shape6Path
    shape6.fillColor = UIColor(red: 47 / 255, green: 107 / 255, blue: 87 / 255, alpha: 1).cgColor
    shape6.miterLimit = 4
    group2.addSublayer(shape6)

    let shape7 = CAShapeLayer()
    shape7.bounds = CGRect(x: 0, y: 60, width: 96, height: 36)
    shape7.position = CGPoint(x: 48, y: 78)
    let shape7Path = CGMutablePath()
    shape7Path.addRect(CGRect(x: 0, y: 60, width: 96, height: 36))
    shape7.path = shape7Path
    shape7.fillColor = UIColor(red: 63 / 255, green: 167 / 255, blue: 164 / 255, alpha: 1).cgColor
    shape7.miterLimit = 4
    group2.addSublayer(shape7)

    let shape8 = CAShapeLayer()
    shape8.bounds = CGRect(x: 0, y: 60, width: 96, height: 9)
    shape8.position = CGPoint(x: 48, y: 64.5)
    let shape8Path = CGMutablePath()
    shape8Path.move(to: CGPoint(x: 0, y: 60))
    shape8Path.addLine(to: CGPoint(x: 96, y: 60))
    shape8Path.addLine(to: CGPoint(x: 96, y: 66))
    shape8Path.addQuadCurve(to: CGPoint(x: 48, y: 66), control: CGPoint(x: 70, y: 72))
    shape8Path.addQuadCurve(to: CGPoint(x: 0, y: 68), control: CGPoint(x: 26, y: 60))
    shape8Path.closeSubpath()
    shape8.path = shape8Path
    shape8.fillColor = UIColor(red: 46 / 255, green: 142 / 255, blue: 144 / 255, alpha: 1).cgColor
    shape8.miterLimit = 4
    group2.addSublayer(shape8)

    let shape9 = CAShapeLayer()
    shape9.bounds = CGRect(x: 18, y: 76, width: 62, height: 13)
    shape9.position = CGPoint(x: 49, y: 82.5)
    let shape9Path = CGMutablePath()
    shape9Path.move(to: CGPoint(x: 18, y: 76))
    shape9Path.addLine(to: CGPoint(x: 40, y: 76))
    shape9Path.move(to: CGPoint(x: 52, y: 82))
    shape9Path.addLine(to: CGPoint(x: 80, y: 82))
    shape9Path.move(to: CGPoint(x: 30, y: 89))
    shape9Path.addLine(to: CGPoint(x: 50, y: 89))
    shape9.path = shape9Path
    shape9.strokeColor = UIColor(red: 159 / 255, green: 224 / 255, blue: 214 / 255, alpha: 1).cgColor
    shape9.lineWidth = 2
    shape9.lineCap = .round
    shape9.miterLimit = 4
    group2.addSublayer(shape9)

    let shape10 = CAShapeLayer()
    shape10.bounds = CGRect(x: 8, y: 40, width: 84, height: 22)
    shape10.position = CGPoint(x: 50, y: 51)
    let shape10Path = CGMutablePath()
    shape10Path.move(to: CGPoint(x: 8, y: 62))
    shape10Path.addLine(to: CGPoint(x: 14, y: 40))
    shape10Path.addLine(to: CGPoint(x: 20, y: 62))
    shape10Path.closeSubpath()
    shape10Path.move(to: CGPoint(x: 82, y: 62))
    shape10Path.addLine(to: CGPoint(x: 87, y: 44))
    shape10Path.addLine(to: CGPoint(x: 92, y: 62))
    shape10Path.closeSubpath()
    shape10.path = shape10Path
    shape10.fillColor = UIColor(red: 31 / 255, green: 79 / 255, blue: 70 / 255, alpha: 1).cgColor
    shape10.miterLimit = 4
    group2.addSublayer(shape10)

    let name = UILabel()
    name.frame = CGRect(x: 112, y: 26, width: 156, height: 24)
    name.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    name.textColor = UIColor(red: 31 / 255, green: 42 / 255, blue: 68 / 255, alpha: 1)
    name.textAlignment = .natural
    name.text = "Green lake"
    card0.addSubview(name)

    let what = UILabel()
    what.frame = CGRect(x: 112, y: 52, width: 156, height: 20)
    what.font = UIFont.systemFont(ofSize: 13)
    what.textColor = UIColor(red: 138 / 255, green: 147 / 255, blue: 168 / 255, alpha: 1)
    what.textAlignment = .natural
    what.text = "1 540 m, cold"
    card0.addSubview(what)

    let card1 = UIView()
    card1.frame = CGRect(x: 20, y: 414, width: 280, height: 108)
    card1.backgroundColor = UIColor.white
    card1.layer.cornerRadius = 16
    card1.layer.cornerCurve = .continuous
    card1.layer.shadowColor = UIColor.black.cgColor
    card1.layer.shadowOpacity = 0.1
    card1.layer.shadowRadius = 10
    card1.layer.shadowOffset = CGSize(width: 0, height: 4)
    card1.isUserInteractionEnabled = false
    feed.addSubview(card1)

    let card1Thumb = CALayer()
    card1Thumb.frame = CGRect(x: 12, y: 12, width: 84, height: 84)
    card1Thumb.cornerRadius = 10
    card1Thumb.cornerCurve = .continuous
    card1Thumb.masksToBounds = true
    card1.layer.addSublayer(card1Thumb)

    let thumbPicture = CALayer()
    thumbPicture.frame = CGRect(x: 0, y: 0, width: 84, height: 84)
    thumbPicture.contentsGravity = .resizeAspect
    card1Thumb.addSublayer(thumbPicture)

    let group3 = CALayer()
    group3.anchorPoint = CGPoint(x: 0, y: 0)
    group3.bounds = CGRect(x: 0, y: 0, width: 96, height: 96)
    group3.position = CGPoint(x: 0, y: 0)
    group3.setAffineTransform(CGAffineTransform(scaleX: 0.875, y: 0.875))
    thumbPicture.addSublayer(group3)

    let group4 = CALayer()
    group4.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    group3.addSublayer(group4)

    let shape11 = CAShapeLayer()
    shape11.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    let shape11Path = CGMutablePath()
    shape11Path.addRect(CGRect(x: 0, y: 0, width: 96, height: 96))
    shape11.path = shape11Path
    shape11.fillColor = UIColor(red: 251 / 255, green: 217 / 255, blue: 165 / 255, alpha: 1).cgColor
    shape11.miterLimit = 4
    group4.addSublayer(shape11)

    let shape12 = CAShapeLayer()
    shape12.bounds = CGRect(x: 13, y: 15, width: 22, height: 22)
    shape12.position = CGPoint(x: 24, y: 26)
    let shape12Path = CGMutablePath()
    shape12Path.move(to: CGPoint(x: 35, y: 26))
    shape12Path.addCurve(to: CGPoint(x: 24, y: 37), control1: CGPoint(x: 35, y: 32.07513224813873), control2: CGPoint(x: 30.07513224813873, y: 37))
    shape12Path.addCurve(to: CGPoint(x: 13, y: 26), control1: CGPoint(x: 17.92486775186127, y: 37), control2: CGPoint(x: 13, y: 32.07513224813873))
    shape12Path.addCurve(to: CGPoint(x: 24, y: 15), control1: CGPoint(x: 13, y: 19.92486775186127), control2: CGPoint(x: 17.92486775186127, y: 15))
    shape12Path.addCurve(to: CGPoint(x: 35, y: 26), control1: CGPoint(x: 30.07513224813873, y: 15), control2: CGPoint(x: 35, y: 19.92486775186127))
    shape12Path.closeSubpath()
    shape12.path = shape12Path
    shape12.fillColor = UIColor(red: 245 / 255, green: 139 / 255, blue: 91 / 255, alpha: 1).cgColor
    shape12.miterLimit = 4
    group4.addSublayer(shape12)

    let shape13 = CAShapeLayer()
    shape13.bounds = CGRect(x: -6, y: 30, width: 108, height: 42)
    shape13.position = CGPoint(x: 48, y: 51)
    let shape13Path = CGMutablePath()
    shape13Path.move(to: CGPoint(x: -6, y: 70))
    shape13Path.addLine(to: CGPoint(x: 34, y: 30))
    shape13Path.addLine(to: CGPoint(x: 56, y: 54))
    shape13Path.addLine(to: CGPoint(x: 70, y: 42))
    shape13Path.addLine(to: CGPoint(x: 102, y: 72))
    shape13Path.closeSubpath()
    shape13.path = shape13Path
    shape13.fillColor = UIColor(red: 201 / 255, green: 127 / 255, blue: 107 / 255, alpha: 1).cgColor
    shape13.miterLimit = 4
    group4.addSublayer(shape13)

    let shape14 = CAShapeLayer()
    shape14.bounds = CGRect(x: 0, y: 58.46153846153847, width: 96, height: 37.53846153846153)
    shape14.position = CGPoint(x: 48, y: 77.23076923076923)
    let shape14Path = CGMutablePath()
    shape14Path.move(to: CGPoint(x: 0, y: 66))
    shape14Path.addQuadCurve(to: CGPoint(x: 60, y: 64), control: CGPoint(x: 30, y: 52))
    shape14Path.addQuadCurve(to: CGPoint(x: 96, y: 60), control: CGPoint(x: 90, y: 76))
    shape14Path.addLine(to: CGPoint(x: 96, y: 96))
    shape14Path.addLine(to: CGPoint(x: 0, y: 96))
    shape14Path.closeSubpath()
    shape14.path = shape14Path
    shape14.fillColor = UIColor(red: 127 / 255, green: 154 / 255, blue: 85 / 255, alpha: 1).cgColor
    shape14.miterLimit = 4
    group4.addSublayer(shape14)

    let shape15 = CAShapeLayer()
    shape15.bounds = CGRect(x: 0, y: 74, width: 96, height: 22)
    shape15.position = CGPoint(x: 48, y: 85)
    let shape15Path = CGMutablePath()
    shape15Path.move(to: CGPoint(x: 0, y: 80))
    shape15Path.addQuadCurve(to: CGPoint(x: 96, y: 80), control: CGPoint(x: 36, y: 68))
    shape15Path.addLine(to: CGPoint(x: 96, y: 96))
    shape15Path.addLine(to: CGPoint(x: 0, y: 96))
    shape15Path.closeSubpath()
    shape15.path = shape15Path
    shape15.fillColor = UIColor(red: 95 / 255, green: 126 / 255, blue: 67 / 255, alpha: 1).cgColor
    shape15.miterLimit = 4
    group4.addSublayer(shape15)

    let shape16 = CAShapeLayer()
    shape16.bounds = CGRect(x: 36, y: 54, width: 38, height: 22)
    shape16.position = CGPoint(x: 55, y: 65)
    let shape16Path = CGMutablePath()
    shape16Path.addRect(CGRect(x: 36, y: 54, width: 38, height: 22))
    shape16.path = shape16Path
    shape16.fillColor = UIColor(red: 138 / 255, green: 82 / 255, blue: 56 / 255, alpha: 1).cgColor
    shape16.miterLimit = 4
    group4.addSublayer(shape16)

    let shape17 = CAShapeLayer()
    shape17.bounds = CGRect(x: 30, y: 36, width: 50, height: 23)
    shape17.position = CGPoint(x: 55, y: 47.5)
    let shape17Path = CGMutablePath()
    shape17Path.move(to: CGPoint(x: 30, y: 56))
    shape17Path.addLine(to: CGPoint(x: 55, y: 36))
    shape17Path.addLine(to: CGPoint(x: 80, y: 56))
    shape17Path.addLine(to: CGPoint(x: 76, y: 59))
    shape17Path.addLine(to: CGPoint(x: 55, y: 43))
    shape17Path.addLine(to: CGPoint(x: 34, y: 59))
    shape17Path.closeSubpath()
    shape17.path = shape17Path
    shape17.fillColor = UIColor(red: 78 / 255, green: 46 / 255, blue: 37 / 255, alpha: 1).cgColor
    shape17.miterLimit = 4
    group4.addSublayer(shape17)

    let shape18 = CAShapeLayer()
    shape18.bounds = CGRect(x: 36, y: 42, width: 38, height: 15)
    shape18.position = CGPoint(x: 55, y: 49.5)
    let shape18Path = CGMutablePath()
    shape18Path.move(to: CGPoint(x: 36, y: 57))
    shape18Path.addLine(to: CGPoint(x: 55, y: 42))
    shape18Path.addLine(to: CGPoint(x: 74, y: 57))
    shape18Path.closeSubpath()
    shape18.path = shape18Path
    shape18.fillColor = UIColor(red: 168 / 255, green: 103 / 255, blue: 74 / 255, alpha: 1).cgColor
    shape18.miterLimit = 4
    group4.addSublayer(shape18)

    let shape19 = CAShapeLayer()
    shape19.bounds = CGRect(x: 41, y: 60, width: 28, height: 8)
    shape19.position = CGPoint(x: 55, y: 64)
    let shape19Path = CGMutablePath()
    shape19Path.move(to: CGPoint(x: 41, y: 60))
    shape19Path.addLine(to: CGPoint(x: 50, y: 60))
    shape19Path.addLine(to: CGPoint(x: 50, y: 68))
    shape19Path.addLine(to: CGPoint(x: 41, y: 68))
    shape19Path.closeSubpath()
    shape19Path.move(to: CGPoint(x: 60, y: 60))
    shape19Path.addLine(to: CGPoint(x: 69, y: 60))
    shape19Path.addLine(to: CGPoint(x: 69, y: 68))
    shape19Path.addLine(to: CGPoint(x: 60, y: 68))
    shape19Path.closeSubpath()
    shape19.path = shape19Path
    shape19.fillColor = UIColor(red: 1, green: 223 / 255, blue: 143 / 255, alpha: 1).cgColor
    shape19.miterLimit = 4
    group4.addSublayer(shape19)

    let shape20 = CAShapeLayer()
    shape20.bounds = CGRect(x: 52, y: 64, width: 7, height: 12)
    shape20.position = CGPoint(x: 55.5, y: 70)
    let shape20Path = CGMutablePath()
    shape20Path.addRect(CGRect(x: 52, y: 64, width: 7, height: 12))
    shape20.path = shape20Path
    shape20.fillColor = UIColor(red: 78 / 255, green: 46 / 255, blue: 37 / 255, alpha: 1).cgColor
    shape20.miterLimit = 4
    group4.addSublayer(shape20)

    let shape21 = CAShapeLayer()
    shape21.bounds = CGRect(x: 66, y: 38, width: 5, height: 12)
    shape21.position = CGPoint(x: 68.5, y: 44)
    let shape21Path = CGMutablePath()
    shape21Path.move(to: CGPoint(x: 66, y: 38))
    shape21Path.addLine(to: CGPoint(x: 66, y: 46))
    shape21Path.addLine(to: CGPoint(x: 71, y: 50))
    shape21Path.addLine(to: CGPoint(x: 71, y: 38))
    shape21Path.closeSubpath()
    shape21.path = shape21Path
    shape21.fillColor = UIColor(red: 78 / 255, green: 46 / 255, blue: 37 / 255, alpha: 1).cgColor
    shape21.miterLimit = 4
    group4.addSublayer(shape21)

    let shape22 = CAShapeLayer()
    shape22.bounds = CGRect(x: 67, y: 18, width: 4, height: 16)
    shape22.position = CGPoint(x: 69, y: 26)
    let shape22Path = CGMutablePath()
    shape22Path.move(to: CGPoint(x: 69, y: 34))
    shape22Path.addQuadCurve(to: CGPoint(x: 69, y: 26), control: CGPoint(x: 65, y: 30))
    shape22Path.addQuadCurve(to: CGPoint(x: 69, y: 18), control: CGPoint(x: 73, y: 22))
    shape22.path = shape22Path
    shape22.fillColor = nil
    shape22.strokeColor = UIColor(red: 1, green: 1, blue: 1, alpha: 0.7).cgColor
    shape22.lineWidth = 3
    shape22.lineCap = .round
    shape22.miterLimit = 4
    group4.addSublayer(shape22)

    let card1Name = UILabel()
    card1Name.frame = CGRect(x: 112, y: 26, width: 156, height: 24)
    card1Name.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    card1Name.textColor = UIColor(red: 31 / 255, green: 42 / 255, blue: 68 / 255, alpha: 1)
    card1Name.textAlignment = .natural
    card1Name.text = "Upper hut"
    card1.addSubview(card1Name)

    let card1What = UILabel()
    card1What.frame = CGRect(x: 112, y: 52, width: 156, height: 20)
    card1What.font = UIFont.systemFont(ofSize: 13)
    card1What.textColor = UIColor(red: 138 / 255, green: 147 / 255, blue: 168 / 255, alpha: 1)
    card1What.textAlignment = .natural
    card1What.text = "2 310 m, soup"
    card1.addSubview(card1What)

    let card2 = UIView()
    card2.frame = CGRect(x: 20, y: 536, width: 280, height: 108)
    card2.backgroundColor = UIColor.white
    card2.layer.cornerRadius = 16
    card2.layer.cornerCurve = .continuous
    card2.layer.shadowColor = UIColor.black.cgColor
    card2.layer.shadowOpacity = 0.1
    card2.layer.shadowRadius = 10
    card2.layer.shadowOffset = CGSize(width: 0, height: 4)
    card2.isUserInteractionEnabled = false
    feed.addSubview(card2)

    let card2Thumb = CALayer()
    card2Thumb.frame = CGRect(x: 12, y: 12, width: 84, height: 84)
    card2Thumb.cornerRadius = 10
    card2Thumb.cornerCurve = .continuous
    card2Thumb.masksToBounds = true
    card2.layer.addSublayer(card2Thumb)

    let thumbPicture2 = CALayer()
    thumbPicture2.frame = CGRect(x: 0, y: 0, width: 84, height: 84)
    thumbPicture2.contentsGravity = .resizeAspect
    card2Thumb.addSublayer(thumbPicture2)

    let group5 = CALayer()
    group5.anchorPoint = CGPoint(x: 0, y: 0)
    group5.bounds = CGRect(x: 0, y: 0, width: 96, height: 96)
    group5.position = CGPoint(x: 0, y: 0)
    group5.setAffineTransform(CGAffineTransform(scaleX: 0.875, y: 0.875))
    thumbPicture2.addSublayer(group5)

    let group6 = CALayer()
    group6.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    group5.addSublayer(group6)

    let shape23 = CAShapeLayer()
    shape23.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    let shape23Path = CGMutablePath()
    shape23Path.addRect(CGRect(x: 0, y: 0, width: 96, height: 96))
    shape23.path = shape23Path
    shape23.fillColor = UIColor(red: 213 / 255, green: 220 / 255, blue: 243 / 255, alpha: 1).cgColor
    shape23.miterLimit = 4
    group6.addSublayer(shape23)

    let shape24 = CAShapeLayer()
    shape24.bounds = CGRect(x: -10, y: 20, width: 70, height: 60)
    shape24.position = CGPoint(x: 25, y: 50)
    let shape24Path = CGMutablePath()
    shape24Path.move(to: CGPoint(x: -10, y: 80))
    shape24Path.addLine(to: CGPoint(x: 26, y: 20))
    shape24Path.addLine(to: CGPoint(x: 60, y: 76))
    shape24Path.closeSubpath()
    shape24.path = shape24Path
    shape24.fillColor = UIColor(red: 117 / 255, green: 134 / 255, blue: 188 / 255, alpha: 1).cgColor
    shape24.miterLimit = 4
    group6.addSublayer(shape24)

    let shape25 = CAShapeLayer()
    shape25.bounds = CGRect(x: 13, y: 20, width: 26, height: 25)
    shape25.position = CGPoint(x: 26, y: 32.5)
    let shape25Path = CGMutablePath()
    shape25Path.move(to: CGPoint(x: 26, y: 20))
    shape25Path.addLine(to: CGPoint(x: 39, y: 42))
    shape25Path.addLine(to: CGPoint(x: 31, y: 38))
    shape25Path.addLine(to: CGPoint(x: 26, y: 45))
    shape25Path.addLine(to: CGPoint(x: 20, y: 38))
    shape25Path.addLine(to: CGPoint(x: 13, y: 42))
    shape25Path.closeSubpath()
    shape25.path = shape25Path
    shape25.fillColor = UIColor.white.cgColor
    shape25.miterLimit = 4
    group6.addSublayer(shape25)

    let shape26 = CAShapeLayer()
    shape26.bounds = CGRect(x: 38, y: 12, width: 70, height: 68)
    shape26.position = CGPoint(x: 73, y: 46)
    let shape26Path = CGMutablePath()
    shape26Path.move(to: CGPoint(x: 38, y: 80))
    shape26Path.addLine(to: CGPoint(x: 72, y: 12))
    shape26Path.addLine(to: CGPoint(x: 108, y: 78))
    shape26Path.closeSubpath()
    shape26.path = shape26Path
    shape26.fillColor = UIColor(red: 84 / 255, green: 101 / 255, blue: 159 / 255, alpha: 1).cgColor
    shape26.miterLimit = 4
    group6.addSublayer(shape26)

    let shape27 = CAShapeLayer()
    shape27.bounds = CGRect(x: 59, y: 12, width: 27, height: 30)
    shape27.position = CGPoint(x: 72.5, y: 27)
    let shape27Path = CGMutablePath()
    shape27Path.move(to: CGPoint(x: 72, y: 12))
    shape27Path.addLine(to: CGPoint(x: 86, y: 38))
    shape27Path.addLine(to: CGPoint(x: 78, y: 34))
    shape27Path.addLine(to: CGPoint(x: 72, y: 42))
    shape27Path.addLine(to: CGPoint(x: 66, y: 34))
    shape27Path.addLine(to: CGPoint(x: 59, y: 38))
    shape27Path.closeSubpath()
    shape27.path = shape27Path
    shape27.fillColor = UIColor.white.cgColor
    shape27.miterLimit = 4
    group6.addSublayer(shape27)

    let shape28 = CAShapeLayer()
    shape28.bounds = CGRect(x: 0, y: 67, width: 96, height: 29)
    shape28.position = CGPoint(x: 48, y: 81.5)
    let shape28Path = CGMutablePath()
    shape28Path.move(to: CGPoint(x: 0, y: 72))
    shape28Path.addQuadCurve(to: CGPoint(x: 50, y: 72), control: CGPoint(x: 26, y: 62))
    shape28Path.addQuadCurve(to: CGPoint(x: 96, y: 68), control: CGPoint(x: 74, y: 82))
    shape28Path.addLine(to: CGPoint(x: 96, y: 96))
    shape28Path.addLine(to: CGPoint(x: 0, y: 96))
    shape28Path.closeSubpath()
    shape28.path = shape28Path
    shape28.fillColor = UIColor(red: 63 / 255, green: 78 / 255, blue: 128 / 255, alpha: 1).cgColor
    shape28.miterLimit = 4
    group6.addSublayer(shape28)

    let shape29 = CAShapeLayer()
    shape29.bounds = CGRect(x: 45.45454545454545, y: 70, width: 12.08391608391608, height: 26)
    shape29.position = CGPoint(x: 51.49650349650349, y: 83)
    let shape29Path = CGMutablePath()
    shape29Path.move(to: CGPoint(x: 50, y: 96))
    shape29Path.addQuadCurve(to: CGPoint(x: 52, y: 80), control: CGPoint(x: 40, y: 86))
    shape29Path.addQuadCurve(to: CGPoint(x: 50, y: 70), control: CGPoint(x: 64, y: 74))
    shape29.path = shape29Path
    shape29.fillColor = nil
    shape29.strokeColor = UIColor(red: 233 / 255, green: 215 / 255, blue: 176 / 255, alpha: 1).cgColor
    shape29.lineWidth = 4
    shape29.lineCap = .round
    shape29.miterLimit = 4
    group6.addSublayer(shape29)

    let shape30 = CAShapeLayer()
    shape30.bounds = CGRect(x: 5.352018195963937, y: 14.416955003709763, width: 18.647981837690217, height: 11.583044996290237)
    shape30.position = CGPoint(x: 14.676009114809045, y: 20.20847750185488)
    let shape30Path = CGMutablePath()
    shape30Path.move(to: CGPoint(x: 8, y: 26))
    shape30Path.addLine(to: CGPoint(x: 22, y: 26))
    shape30Path.addCurve(to: CGPoint(x: 23.772567694181742, y: 23.49083788671095), control1: CGPoint(x: 22.83952997887278, y: 25.370352515845415), control2: CGPoint(x: 23.459666919298446, y: 24.492516300577275))
    shape30Path.addCurve(to: CGPoint(x: 23.74341649025257, y: 20.41886116991581), control1: CGPoint(x: 24.085468469065038, y: 22.489159472844623), control2: CGPoint(x: 24.075269852406446, y: 21.414421256377445))
    shape30Path.addCurve(to: CGPoint(x: 21.923551423318823, y: 17.943789074122197), control1: CGPoint(x: 23.411563128098692, y: 19.423301083454177), control2: CGPoint(x: 22.77487909154526, y: 18.55739134028528))
    shape30Path.addCurve(to: CGPoint(x: 19, y: 17), control1: CGPoint(x: 21.07222375509239, y: 17.330186807959112), control2: CGPoint(x: 20.049412473590976, y: 17))
    shape30Path.addCurve(to: CGPoint(x: 14.863228035344205, y: 14.537560793524605), control1: CGPoint(x: 17.95557495769927, y: 15.715916751433475), control2: CGPoint(x: 16.48991509889567, y: 14.843473616904673))
    shape30Path.addCurve(to: CGPoint(x: 10.114533737439137, y: 15.32900984317545), control1: CGPoint(x: 13.236540971792742, y: 14.231647970144538), control2: CGPoint(x: 11.554076800783472, y: 14.51205866531275))
    shape30Path.addCurve(to: CGPoint(x: 7, y: 19), control1: CGPoint(x: 8.674990674094802, y: 16.14596102103815), control2: CGPoint(x: 7.571510202641278, y: 17.446594210609806))
    shape30Path.addCurve(to: CGPoint(x: 5.447974082254787, y: 21.36457513110646), control1: CGPoint(x: 6.211954839292254, y: 19.572877664432422), control2: CGPoint(x: 5.660084994847671, y: 20.413674003501985))
    shape30Path.addCurve(to: CGPoint(x: 5.847974082254786, y: 24.164575131106456), control1: CGPoint(x: 5.235863169661903, y: 22.315476258710934), control2: CGPoint(x: 5.378095290436365, y: 23.31110110413217))
    shape30Path.addCurve(to: CGPoint(x: 8, y: 26), control1: CGPoint(x: 6.317852874073207, y: 25.018049158080746), control2: CGPoint(x: 7.083070899679485, y: 25.670690087143043))
    shape30Path.closeSubpath()
    shape30.path = shape30Path
    shape30.fillColor = UIColor(red: 1, green: 1, blue: 1, alpha: 0.9).cgColor
    shape30.miterLimit = 4
    group6.addSublayer(shape30)

    let shape31 = CAShapeLayer()
    shape31.bounds = CGRect(x: 45, y: 44, width: 12, height: 2)
    shape31.position = CGPoint(x: 51, y: 45)
    let shape31Path = CGMutablePath()
    shape31Path.move(to: CGPoint(x: 45, y: 46))
    shape31Path.addQuadCurve(to: CGPoint(x: 51, y: 46), control: CGPoint(x: 48, y: 42))
    shape31Path.addQuadCurve(to: CGPoint(x: 57, y: 46), control: CGPoint(x: 54, y: 42))
    shape31.path = shape31Path
    shape31.fillColor = nil
    shape31.strokeColor = UIColor(red: 63 / 255, green: 78 / 255, blue: 128 / 255, alpha: 1).cgColor
    shape31.lineWidth = 1.8
    shape31.lineCap = .round
    shape31.miterLimit = 4
    group6.addSublayer(shape31)

    let card2Name = UILabel()
    card2Name.frame = CGRect(x: 112, y: 26, width: 156, height: 24)
    card2Name.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    card2Name.textColor = UIColor(red: 31 / 255, green: 42 / 255, blue: 68 / 255, alpha: 1)
    card2Name.textAlignment = .natural
    card2Name.text = "The pass"
    card2.addSubview(card2Name)

    let card2What = UILabel()
    card2What.frame = CGRect(x: 112, y: 52, width: 156, height: 20)
    card2What.font = UIFont.systemFont(ofSize: 13)
    card2What.textColor = UIColor(red: 138 / 255, green: 147 / 255, blue: 168 / 255, alpha: 1)
    card2What.textAlignment = .natural
    card2What.text = "2 780 m, windy"
    card2.addSubview(card2What)

    let card3 = UIView()
    card3.frame = CGRect(x: 20, y: 658, width: 280, height: 108)
    card3.backgroundColor = UIColor.white
    card3.layer.cornerRadius = 16
    card3.layer.cornerCurve = .continuous
    card3.layer.shadowColor = UIColor.black.cgColor
    card3.layer.shadowOpacity = 0.1
    card3.layer.shadowRadius = 10
    card3.layer.shadowOffset = CGSize(width: 0, height: 4)
    card3.isUserInteractionEnabled = false
    feed.addSubview(card3)

    let card3Thumb = CALayer()
    card3Thumb.frame = CGRect(x: 12, y: 12, width: 84, height: 84)
    card3Thumb.cornerRadius = 10
    card3Thumb.cornerCurve = .continuous
    card3Thumb.masksToBounds = true
    card3.layer.addSublayer(card3Thumb)

    let thumbPicture3 = CALayer()
    thumbPicture3.frame = CGRect(x: 0, y: 0, width: 84, height: 84)
    thumbPicture3.contentsGravity = .resizeAspect
    card3Thumb.addSublayer(thumbPicture3)

    let group7 = CALayer()
    group7.anchorPoint = CGPoint(x: 0, y: 0)
    group7.bounds = CGRect(x: 0, y: 0, width: 96, height: 96)
    group7.position = CGPoint(x: 0, y: 0)
    group7.setAffineTransform(CGAffineTransform(scaleX: 0.875, y: 0.875))
    thumbPicture3.addSublayer(group7)

    let group8 = CALayer()
    group8.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    group7.addSublayer(group8)

    let shape32 = CAShapeLayer()
    shape32.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    let shape32Path = CGMutablePath()
    shape32Path.addRect(CGRect(x: 0, y: 0, width: 96, height: 96))
    shape32.path = shape32Path
    shape32.fillColor = UIColor(red: 174 / 255, green: 227 / 255, blue: 245 / 255, alpha: 1).cgColor
    shape32.miterLimit = 4
    group8.addSublayer(shape32)

    let shape33 = CAShapeLayer()
    shape33.bounds = CGRect(x: 13.144290900943457, y: 12.216675183500879, width: 30.270729707161, height: 17.78332481649912)
    shape33.position = CGPoint(x: 28.279655754523958, y: 21.10833759175044)
    let shape33Path = CGMutablePath()
    shape33Path.move(to: CGPoint(x: 16, y: 30))
    shape33Path.addLine(to: CGPoint(x: 40, y: 30))
    shape33Path.addCurve(to: CGPoint(x: 42.94809323560897, y: 26.501438738489128), control1: CGPoint(x: 41.34681514580762, y: 29.196930538320064), control2: CGPoint(x: 42.38498889712834, y: 27.9649089640981))
    shape33Path.addCurve(to: CGPoint(x: 43.10547288383938, y: 21.92908526651096), control1: CGPoint(x: 43.511197574089614, y: 25.037968512880152), control2: CGPoint(x: 43.566618962331816, y: 23.427810021611357))
    shape33Path.addCurve(to: CGPoint(x: 40.404911547271915, y: 18.236098251393678), control1: CGPoint(x: 42.64432680534696, y: 20.43036051141056), control2: CGPoint(x: 41.69332164051986, y: 19.12987172877847))
    shape33Path.addCurve(to: CGPoint(x: 36, y: 17), control1: CGPoint(x: 39.11650145402396, y: 17.342324774008883), control2: CGPoint(x: 37.56530779093664, y: 16.907031634989394))
    shape33Path.addCurve(to: CGPoint(x: 30.105867637628034, y: 12.570738833196495), control1: CGPoint(x: 34.671139218254915, y: 14.826755268259989), control2: CGPoint(x: 32.563005101360666, y: 13.242556610288956))
    shape33Path.addCurve(to: CGPoint(x: 22.778096194967002, y: 13.384935660158833), control1: CGPoint(x: 27.648730173895405, y: 11.898921056104037), control2: CGPoint(x: 25.02783128168586, y: 12.190132044127319))
    shape33Path.addCurve(to: CGPoint(x: 18, y: 19), control1: CGPoint(x: 20.52836110824815, y: 14.579739276190345), control2: CGPoint(x: 18.81939582156447, y: 16.58806009011448))
    shape33Path.addCurve(to: CGPoint(x: 14.876195101898183, y: 20.672843751136078), control1: CGPoint(x: 16.81406287903537, y: 19.230405971541778), control2: CGPoint(x: 15.725301884573698, y: 19.81345359630626))
    shape33Path.addCurve(to: CGPoint(x: 13.241075295258527, y: 23.81655914459246), control1: CGPoint(x: 14.02708831922267, y: 21.5322339059659), control2: CGPoint(x: 13.457188877736186, y: 22.62793444096534))
    shape33Path.addCurve(to: CGPoint(x: 13.6649596157766, y: 27.334638924804793), control1: CGPoint(x: 13.02496171278087, y: 25.005183848219577), control2: CGPoint(x: 13.172701001692417, y: 26.231364152382298))
    shape33Path.addCurve(to: CGPoint(x: 16, y: 30), control1: CGPoint(x: 14.157218229860785, y: 28.437913697227284), control2: CGPoint(x: 14.971065756759813, y: 29.366890144057344))
    shape33Path.closeSubpath()
    shape33.path = shape33Path
    shape33.fillColor = UIColor.white.cgColor
    shape33.miterLimit = 4
    group8.addSublayer(shape33)

    let shape34 = CAShapeLayer()
    shape34.bounds = CGRect(x: 0, y: 41.875, width: 96, height: 54.125)
    shape34.position = CGPoint(x: 48, y: 68.9375)
    let shape34Path = CGMutablePath()
    shape34Path.move(to: CGPoint(x: 0, y: 52))
    shape34Path.addQuadCurve(to: CGPoint(x: 60, y: 48), control: CGPoint(x: 30, y: 34))
    shape34Path.addQuadCurve(to: CGPoint(x: 96, y: 44), control: CGPoint(x: 90, y: 62))
    shape34Path.addLine(to: CGPoint(x: 96, y: 96))
    shape34Path.addLine(to: CGPoint(x: 0, y: 96))
    shape34Path.closeSubpath()
    shape34.path = shape34Path
    shape34.fillColor = UIColor(red: 156 / 255, green: 203 / 255, blue: 94 / 255, alpha: 1).cgColor
    shape34.miterLimit = 4
    group8.addSublayer(shape34)

    let shape35 = CAShapeLayer()
    shape35.bounds = CGRect(x: 0, y: 59.46666666666667, width: 96, height: 36.53333333333333)
    shape35.position = CGPoint(x: 48, y: 77.73333333333333)
    let shape35Path = CGMutablePath()
    shape35Path.move(to: CGPoint(x: 0, y: 68))
    shape35Path.addQuadCurve(to: CGPoint(x: 96, y: 66), control: CGPoint(x: 40, y: 52))
    shape35Path.addLine(to: CGPoint(x: 96, y: 96))
    shape35Path.addLine(to: CGPoint(x: 0, y: 96))
    shape35Path.closeSubpath()
    shape35.path = shape35Path
    shape35.fillColor = UIColor(red: 124 / 255, green: 179 / 255, blue: 74 / 255, alpha: 1).cgColor
    shape35.miterLimit = 4
    group8.addSublayer(shape35)

    let shape36 = CAShapeLayer()
    shape36.bounds = CGRect(x: 0, y: 78.46153846153845, width: 96, height: 17.538461538461547)
    shape36.position = CGPoint(x: 48, y: 87.23076923076923)
    let shape36Path = CGMutablePath()
    shape36Path.move(to: CGPoint(x: 0, y: 84))
    shape36Path.addQuadCurve(to: CGPoint(x: 96, y: 86), control: CGPoint(x: 46, y: 72))
    shape36Path.addLine(to: CGPoint(x: 96, y: 96))
    shape36Path.addLine(to: CGPoint(x: 0, y: 96))
    shape36Path.closeSubpath()
    shape36.path = shape36Path
    shape36.fillColor = UIColor(red: 93 / 255, green: 150 / 255, blue: 56 / 255, alpha: 1).cgColor
    shape36.miterLimit = 4
    group8.addSublayer(shape36)

    let shape37 = CAShapeLayer()
    shape37.bounds = CGRect(x: 45.062723949570255, y: 48, width: 35.937276050429745, height: 20)
    shape37.position = CGPoint(x: 63.03136197478513, y: 58)
    let shape37Path = CGMutablePath()
    shape37Path.move(to: CGPoint(x: 54, y: 52))
    shape37Path.addLine(to: CGPoint(x: 76, y: 52))
    shape37Path.addCurve(to: CGPoint(x: 79.53553390593274, y: 53.46446609406726), control1: CGPoint(x: 77.32608244919771, y: 52), control2: CGPoint(x: 78.59785201369256, y: 52.52678420182709))
    shape37Path.addCurve(to: CGPoint(x: 81, y: 57), control1: CGPoint(x: 80.47321579817292, y: 54.40214798630743), control2: CGPoint(x: 81, y: 55.67391755080228))
    shape37Path.addLine(to: CGPoint(x: 81, y: 68))
    shape37Path.addLine(to: CGPoint(x: 77, y: 68))
    shape37Path.addLine(to: CGPoint(x: 77, y: 61))
    shape37Path.addLine(to: CGPoint(x: 57, y: 61))
    shape37Path.addLine(to: CGPoint(x: 57, y: 68))
    shape37Path.addLine(to: CGPoint(x: 53, y: 68))
    shape37Path.addLine(to: CGPoint(x: 53, y: 58))
    shape37Path.addLine(to: CGPoint(x: 46, y: 54))
    shape37Path.addCurve(to: CGPoint(x: 45.09284815322014, y: 51.91708559562683), control1: CGPoint(x: 45.50265493073745, y: 53.40796593023714), control2: CGPoint(x: 45.18755973361489, y: 52.68447478907359))
    shape37Path.addCurve(to: CGPoint(x: 45.46634358135748, y: 49.67611302680278), control1: CGPoint(x: 44.998136572825395, y: 51.14969640218006), control2: CGPoint(x: 45.12786856419053, y: 50.37130445398926))
    shape37Path.addCurve(to: CGPoint(x: 47, y: 48), control1: CGPoint(x: 45.804818598524434, y: 48.9809215996163), control2: CGPoint(x: 46.33752739834206, y: 48.39873112460944))
    shape37Path.addLine(to: CGPoint(x: 53, y: 48))
    shape37Path.closeSubpath()
    shape37.path = shape37Path
    shape37.fillColor = UIColor.white.cgColor
    shape37.miterLimit = 4
    group8.addSublayer(shape37)

    let shape38 = CAShapeLayer()
    shape38.bounds = CGRect(x: 59.5, y: 52, width: 21.5, height: 8)
    shape38.position = CGPoint(x: 70.25, y: 56)
    let shape38Path = CGMutablePath()
    shape38Path.move(to: CGPoint(x: 60, y: 52))
    shape38Path.addLine(to: CGPoint(x: 69, y: 52))
    shape38Path.addQuadCurve(to: CGPoint(x: 64, y: 59), control: CGPoint(x: 70, y: 59))
    shape38Path.addQuadCurve(to: CGPoint(x: 60, y: 52), control: CGPoint(x: 58, y: 59))
    shape38Path.closeSubpath()
    shape38Path.move(to: CGPoint(x: 74, y: 52))
    shape38Path.addLine(to: CGPoint(x: 77, y: 52))
    shape38Path.addCurve(to: CGPoint(x: 79.82842712474618, y: 53.17157287525381), control1: CGPoint(x: 78.06086595935818, y: 52), control2: CGPoint(x: 79.07828161095405, y: 52.421427361461674))
    shape38Path.addCurve(to: CGPoint(x: 81, y: 56), control1: CGPoint(x: 80.57857263853833, y: 53.92171838904595), control2: CGPoint(x: 81, y: 54.939134040641825))
    shape38Path.addLine(to: CGPoint(x: 81, y: 60))
    shape38Path.addQuadCurve(to: CGPoint(x: 74, y: 52), control: CGPoint(x: 75, y: 60))
    shape38Path.closeSubpath()
    shape38.path = shape38Path
    shape38.fillColor = UIColor(red: 67 / 255, green: 52 / 255, blue: 47 / 255, alpha: 1).cgColor
    shape38.miterLimit = 4
    group8.addSublayer(shape38)

    let shape39 = CAShapeLayer()
    shape39.bounds = CGRect(x: 44, y: 45, width: 4, height: 5)
    shape39.position = CGPoint(x: 46, y: 47.5)
    let shape39Path = CGMutablePath()
    shape39Path.move(to: CGPoint(x: 46, y: 50))
    shape39Path.addLine(to: CGPoint(x: 44, y: 50))
    shape39Path.move(to: CGPoint(x: 48, y: 47))
    shape39Path.addLine(to: CGPoint(x: 46, y: 45))
    shape39.path = shape39Path
    shape39.strokeColor = UIColor(red: 67 / 255, green: 52 / 255, blue: 47 / 255, alpha: 1).cgColor
    shape39.lineWidth = 2
    shape39.lineCap = .round
    shape39.miterLimit = 4
    group8.addSublayer(shape39)

    let shape40 = CAShapeLayer()
    shape40.bounds = CGRect(x: 11.6, y: 73.6, width: 4.799999999999999, height: 4.800000000000011)
    shape40.position = CGPoint(x: 14, y: 76)
    let shape40Path = CGMutablePath()
    shape40Path.move(to: CGPoint(x: 16.4, y: 76))
    shape40Path.addCurve(to: CGPoint(x: 14, y: 78.4), control1: CGPoint(x: 16.4, y: 77.3254833995939), control2: CGPoint(x: 15.325483399593905, y: 78.4))
    shape40Path.addCurve(to: CGPoint(x: 11.6, y: 76), control1: CGPoint(x: 12.674516600406095, y: 78.4), control2: CGPoint(x: 11.6, y: 77.3254833995939))
    shape40Path.addCurve(to: CGPoint(x: 14, y: 73.6), control1: CGPoint(x: 11.6, y: 74.6745166004061), control2: CGPoint(x: 12.674516600406095, y: 73.6))
    shape40Path.addCurve(to: CGPoint(x: 16.4, y: 76), control1: CGPoint(x: 15.325483399593905, y: 73.6), control2: CGPoint(x: 16.4, y: 74.6745166004061))
    shape40Path.closeSubpath()
    shape40.path = shape40Path
    shape40.fillColor = UIColor(red: 1, green: 216 / 255, blue: 77 / 255, alpha: 1).cgColor
    shape40.miterLimit = 4
    group8.addSublayer(shape40)

    let shape41 = CAShapeLayer()
    shape41.bounds = CGRect(x: 27.6, y: 81.6, width: 4.799999999999997, height: 4.800000000000011)
    shape41.position = CGPoint(x: 30, y: 84)
    let shape41Path = CGMutablePath()
    shape41Path.move(to: CGPoint(x: 32.4, y: 84))
    shape41Path.addCurve(to: CGPoint(x: 30, y: 86.4), control1: CGPoint(x: 32.4, y: 85.3254833995939), control2: CGPoint(x: 31.325483399593903, y: 86.4))
    shape41Path.addCurve(to: CGPoint(x: 27.6, y: 84), control1: CGPoint(x: 28.674516600406097, y: 86.4), control2: CGPoint(x: 27.6, y: 85.3254833995939))
    shape41Path.addCurve(to: CGPoint(x: 30, y: 81.6), control1: CGPoint(x: 27.6, y: 82.6745166004061), control2: CGPoint(x: 28.674516600406097, y: 81.6))
    shape41Path.addCurve(to: CGPoint(x: 32.4, y: 84), control1: CGPoint(x: 31.325483399593903, y: 81.6), control2: CGPoint(x: 32.4, y: 82.6745166004061))
    shape41Path.closeSubpath()
    shape41.path = shape41Path
    shape41.fillColor = UIColor(red: 1, green: 216 / 255, blue: 77 / 255, alpha: 1).cgColor
    shape41.miterLimit = 4
    group8.addSublayer(shape41)

    let shape42 = CAShapeLayer()
    shape42.bounds = CGRect(x: 81.6, y: 77.6, width: 4.800000000000011, height: 4.800000000000011)
    shape42.position = CGPoint(x: 84, y: 80)
    let shape42Path = CGMutablePath()
    shape42Path.move(to: CGPoint(x: 86.4, y: 80))
    shape42Path.addCurve(to: CGPoint(x: 84, y: 82.4), control1: CGPoint(x: 86.4, y: 81.3254833995939), control2: CGPoint(x: 85.3254833995939, y: 82.4))
    shape42Path.addCurve(to: CGPoint(x: 81.6, y: 80), control1: CGPoint(x: 82.6745166004061, y: 82.4), control2: CGPoint(x: 81.6, y: 81.3254833995939))
    shape42Path.addCurve(to: CGPoint(x: 84, y: 77.6), control1: CGPoint(x: 81.6, y: 78.6745166004061), control2: CGPoint(x: 82.6745166004061, y: 77.6))
    shape42Path.addCurve(to: CGPoint(x: 86.4, y: 80), control1: CGPoint(x: 85.3254833995939, y: 77.6), control2: CGPoint(x: 86.4, y: 78.6745166004061))
    shape42Path.closeSubpath()
    shape42.path = shape42Path
    shape42.fillColor = UIColor(red: 1, green: 216 / 255, blue: 77 / 255, alpha: 1).cgColor
    shape42.miterLimit = 4
    group8.addSublayer(shape42)

    let shape43 = CAShapeLayer()
    shape43.bounds = CGRect(x: 19.6, y: 67.6, width: 4.799999999999997, height: 4.800000000000011)
    shape43.position = CGPoint(x: 22, y: 70)
    let shape43Path = CGMutablePath()
    shape43Path.move(to: CGPoint(x: 24.4, y: 70))
    shape43Path.addCurve(to: CGPoint(x: 22, y: 72.4), control1: CGPoint(x: 24.4, y: 71.3254833995939), control2: CGPoint(x: 23.325483399593903, y: 72.4))
    shape43Path.addCurve(to: CGPoint(x: 19.6, y: 70), control1: CGPoint(x: 20.674516600406097, y: 72.4), control2: CGPoint(x: 19.6, y: 71.3254833995939))
    shape43Path.addCurve(to: CGPoint(x: 22, y: 67.6), control1: CGPoint(x: 19.6, y: 68.6745166004061), control2: CGPoint(x: 20.674516600406097, y: 67.6))
    shape43Path.addCurve(to: CGPoint(x: 24.4, y: 70), control1: CGPoint(x: 23.325483399593903, y: 67.6), control2: CGPoint(x: 24.4, y: 68.6745166004061))
    shape43Path.closeSubpath()
    shape43.path = shape43Path
    shape43.fillColor = UIColor(red: 242 / 255, green: 109 / 255, blue: 109 / 255, alpha: 1).cgColor
    shape43.miterLimit = 4
    group8.addSublayer(shape43)

    let shape44 = CAShapeLayer()
    shape44.bounds = CGRect(x: 45.6, y: 79.6, width: 4.799999999999997, height: 4.800000000000011)
    shape44.position = CGPoint(x: 48, y: 82)
    let shape44Path = CGMutablePath()
    shape44Path.move(to: CGPoint(x: 50.4, y: 82))
    shape44Path.addCurve(to: CGPoint(x: 48, y: 84.4), control1: CGPoint(x: 50.4, y: 83.3254833995939), control2: CGPoint(x: 49.32548339959391, y: 84.4))
    shape44Path.addCurve(to: CGPoint(x: 45.6, y: 82), control1: CGPoint(x: 46.67451660040609, y: 84.4), control2: CGPoint(x: 45.6, y: 83.3254833995939))
    shape44Path.addCurve(to: CGPoint(x: 48, y: 79.6), control1: CGPoint(x: 45.6, y: 80.6745166004061), control2: CGPoint(x: 46.67451660040609, y: 79.6))
    shape44Path.addCurve(to: CGPoint(x: 50.4, y: 82), control1: CGPoint(x: 49.32548339959391, y: 79.6), control2: CGPoint(x: 50.4, y: 80.6745166004061))
    shape44Path.closeSubpath()
    shape44.path = shape44Path
    shape44.fillColor = UIColor(red: 242 / 255, green: 109 / 255, blue: 109 / 255, alpha: 1).cgColor
    shape44.miterLimit = 4
    group8.addSublayer(shape44)

    let shape45 = CAShapeLayer()
    shape45.bounds = CGRect(x: 65.6, y: 81.6, width: 4.800000000000011, height: 4.800000000000011)
    shape45.position = CGPoint(x: 68, y: 84)
    let shape45Path = CGMutablePath()
    shape45Path.move(to: CGPoint(x: 70.4, y: 84))
    shape45Path.addCurve(to: CGPoint(x: 68, y: 86.4), control1: CGPoint(x: 70.4, y: 85.3254833995939), control2: CGPoint(x: 69.3254833995939, y: 86.4))
    shape45Path.addCurve(to: CGPoint(x: 65.6, y: 84), control1: CGPoint(x: 66.6745166004061, y: 86.4), control2: CGPoint(x: 65.6, y: 85.3254833995939))
    shape45Path.addCurve(to: CGPoint(x: 68, y: 81.6), control1: CGPoint(x: 65.6, y: 82.6745166004061), control2: CGPoint(x: 66.6745166004061, y: 81.6))
    shape45Path.addCurve(to: CGPoint(x: 70.4, y: 84), control1: CGPoint(x: 69.3254833995939, y: 81.6), control2: CGPoint(x: 70.4, y: 82.6745166004061))
    shape45Path.closeSubpath()
    shape45.path = shape45Path
    shape45.fillColor = UIColor(red: 242 / 255, green: 109 / 255, blue: 109 / 255, alpha: 1).cgColor
    shape45.miterLimit = 4
    group8.addSublayer(shape45)

    let card3Name = UILabel()
    card3Name.frame = CGRect(x: 112, y: 26, width: 156, height: 24)
    card3Name.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    card3Name.textColor = UIColor(red: 31 / 255, green: 42 / 255, blue: 68 / 255, alpha: 1)
    card3Name.textAlignment = .natural
    card3Name.text = "Long meadow"
    card3.addSubview(card3Name)

    let card3What = UILabel()
    card3What.frame = CGRect(x: 112, y: 52, width: 156, height: 20)
    card3What.font = UIFont.systemFont(ofSize: 13)
    card3What.textColor = UIColor(red: 138 / 255, green: 147 / 255, blue: 168 / 255, alpha: 1)
    card3What.textAlignment = .natural
    card3What.text = "1 900 m, cows"
    card3.addSubview(card3What)

    let card4 = UIView()
    card4.frame = CGRect(x: 20, y: 780, width: 280, height: 108)
    card4.backgroundColor = UIColor.white
    card4.layer.cornerRadius = 16
    card4.layer.cornerCurve = .continuous
    card4.layer.shadowColor = UIColor.black.cgColor
    card4.layer.shadowOpacity = 0.1
    card4.layer.shadowRadius = 10
    card4.layer.shadowOffset = CGSize(width: 0, height: 4)
    card4.isUserInteractionEnabled = false
    feed.addSubview(card4)

    let card4Thumb = CALayer()
    card4Thumb.frame = CGRect(x: 12, y: 12, width: 84, height: 84)
    card4Thumb.cornerRadius = 10
    card4Thumb.cornerCurve = .continuous
    card4Thumb.masksToBounds = true
    card4.layer.addSublayer(card4Thumb)

    let thumbPicture4 = CALayer()
    thumbPicture4.frame = CGRect(x: 0, y: 0, width: 84, height: 84)
    thumbPicture4.contentsGravity = .resizeAspect
    card4Thumb.addSublayer(thumbPicture4)

    let group9 = CALayer()
    group9.anchorPoint = CGPoint(x: 0, y: 0)
    group9.bounds = CGRect(x: 0, y: 0, width: 96, height: 96)
    group9.position = CGPoint(x: 0, y: 0)
    group9.setAffineTransform(CGAffineTransform(scaleX: 0.875, y: 0.875))
    thumbPicture4.addSublayer(group9)

    let group10 = CALayer()
    group10.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    group9.addSublayer(group10)

    let shape46 = CAShapeLayer()
    shape46.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    let shape46Path = CGMutablePath()
    shape46Path.addRect(CGRect(x: 0, y: 0, width: 96, height: 96))
    shape46.path = shape46Path
    shape46.fillColor = UIColor(red: 251 / 255, green: 230 / 255, blue: 184 / 255, alpha: 1).cgColor
    shape46.miterLimit = 4
    group10.addSublayer(shape46)

    let shape47 = CAShapeLayer()
    shape47.bounds = CGRect(x: 53, y: 17, width: 26, height: 26)
    shape47.position = CGPoint(x: 66, y: 30)
    let shape47Path = CGMutablePath()
    shape47Path.move(to: CGPoint(x: 79, y: 30))
    shape47Path.addCurve(to: CGPoint(x: 66, y: 43), control1: CGPoint(x: 79, y: 37.179701747800316), control2: CGPoint(x: 73.17970174780031, y: 43))
    shape47Path.addCurve(to: CGPoint(x: 53, y: 30), control1: CGPoint(x: 58.820298252199684, y: 43), control2: CGPoint(x: 53, y: 37.179701747800316))
    shape47Path.addCurve(to: CGPoint(x: 66, y: 17), control1: CGPoint(x: 53, y: 22.820298252199684), control2: CGPoint(x: 58.820298252199684, y: 17))
    shape47Path.addCurve(to: CGPoint(x: 79, y: 30), control1: CGPoint(x: 73.17970174780031, y: 17), control2: CGPoint(x: 79, y: 22.820298252199684))
    shape47Path.closeSubpath()
    shape47.path = shape47Path
    shape47.fillColor = UIColor(red: 1, green: 246 / 255, blue: 218 / 255, alpha: 1).cgColor
    shape47.miterLimit = 4
    group10.addSublayer(shape47)

    let shape48 = CAShapeLayer()
    shape48.bounds = CGRect(x: 0, y: 32, width: 96, height: 64)
    shape48.position = CGPoint(x: 48, y: 64)
    let shape48Path = CGMutablePath()
    shape48Path.move(to: CGPoint(x: 0, y: 58))
    shape48Path.addLine(to: CGPoint(x: 8, y: 36))
    shape48Path.addLine(to: CGPoint(x: 16, y: 58))
    shape48Path.addLine(to: CGPoint(x: 24, y: 32))
    shape48Path.addLine(to: CGPoint(x: 32, y: 58))
    shape48Path.addLine(to: CGPoint(x: 40, y: 38))
    shape48Path.addLine(to: CGPoint(x: 48, y: 58))
    shape48Path.addLine(to: CGPoint(x: 56, y: 34))
    shape48Path.addLine(to: CGPoint(x: 64, y: 58))
    shape48Path.addLine(to: CGPoint(x: 72, y: 38))
    shape48Path.addLine(to: CGPoint(x: 80, y: 58))
    shape48Path.addLine(to: CGPoint(x: 88, y: 34))
    shape48Path.addLine(to: CGPoint(x: 96, y: 58))
    shape48Path.addLine(to: CGPoint(x: 96, y: 96))
    shape48Path.addLine(to: CGPoint(x: 0, y: 96))
    shape48Path.closeSubpath()
    shape48.path = shape48Path
    shape48.fillColor = UIColor(red: 185 / 255, green: 182 / 255, blue: 107 / 255, alpha: 1).cgColor
    shape48.miterLimit = 4
    group10.addSublayer(shape48)

    let shape49 = CAShapeLayer()
    shape49.bounds = CGRect(x: -4, y: 38, width: 106, height: 38)
    shape49.position = CGPoint(x: 49, y: 57)
    let shape49Path = CGMutablePath()
    shape49Path.move(to: CGPoint(x: -4, y: 76))
    shape49Path.addLine(to: CGPoint(x: 10, y: 40))
    shape49Path.addLine(to: CGPoint(x: 24, y: 76))
    shape49Path.closeSubpath()
    shape49Path.move(to: CGPoint(x: 30, y: 76))
    shape49Path.addLine(to: CGPoint(x: 46, y: 38))
    shape49Path.addLine(to: CGPoint(x: 62, y: 76))
    shape49Path.closeSubpath()
    shape49Path.move(to: CGPoint(x: 70, y: 76))
    shape49Path.addLine(to: CGPoint(x: 86, y: 42))
    shape49Path.addLine(to: CGPoint(x: 102, y: 76))
    shape49Path.closeSubpath()
    shape49.path = shape49Path
    shape49.fillColor = UIColor(red: 124 / 255, green: 139 / 255, blue: 61 / 255, alpha: 1).cgColor
    shape49.miterLimit = 4
    group10.addSublayer(shape49)

    let shape50 = CAShapeLayer()
    shape50.bounds = CGRect(x: 0, y: 69, width: 96, height: 27)
    shape50.position = CGPoint(x: 48, y: 82.5)
    let shape50Path = CGMutablePath()
    shape50Path.move(to: CGPoint(x: 0, y: 74))
    shape50Path.addQuadCurve(to: CGPoint(x: 96, y: 74), control: CGPoint(x: 48, y: 64))
    shape50Path.addLine(to: CGPoint(x: 96, y: 96))
    shape50Path.addLine(to: CGPoint(x: 0, y: 96))
    shape50Path.closeSubpath()
    shape50.path = shape50Path
    shape50.fillColor = UIColor(red: 94 / 255, green: 112 / 255, blue: 50 / 255, alpha: 1).cgColor
    shape50.miterLimit = 4
    group10.addSublayer(shape50)

    let shape51 = CAShapeLayer()
    shape51.bounds = CGRect(x: 12, y: 44, width: 74, height: 46)
    shape51.position = CGPoint(x: 49, y: 67)
    let shape51Path = CGMutablePath()
    shape51Path.move(to: CGPoint(x: 12, y: 88))
    shape51Path.addLine(to: CGPoint(x: 28, y: 44))
    shape51Path.addLine(to: CGPoint(x: 44, y: 88))
    shape51Path.closeSubpath()
    shape51Path.move(to: CGPoint(x: 54, y: 90))
    shape51Path.addLine(to: CGPoint(x: 70, y: 46))
    shape51Path.addLine(to: CGPoint(x: 86, y: 90))
    shape51Path.closeSubpath()
    shape51.path = shape51Path
    shape51.fillColor = UIColor(red: 63 / 255, green: 90 / 255, blue: 52 / 255, alpha: 1).cgColor
    shape51.miterLimit = 4
    group10.addSublayer(shape51)

    let shape52 = CAShapeLayer()
    shape52.bounds = CGRect(x: 26, y: 86, width: 46, height: 10)
    shape52.position = CGPoint(x: 49, y: 91)
    let shape52Path = CGMutablePath()
    shape52Path.move(to: CGPoint(x: 26, y: 86))
    shape52Path.addLine(to: CGPoint(x: 30, y: 86))
    shape52Path.addLine(to: CGPoint(x: 30, y: 94))
    shape52Path.addLine(to: CGPoint(x: 26, y: 94))
    shape52Path.closeSubpath()
    shape52Path.move(to: CGPoint(x: 68, y: 88))
    shape52Path.addLine(to: CGPoint(x: 72, y: 88))
    shape52Path.addLine(to: CGPoint(x: 72, y: 96))
    shape52Path.addLine(to: CGPoint(x: 68, y: 96))
    shape52Path.closeSubpath()
    shape52.path = shape52Path
    shape52.fillColor = UIColor(red: 91 / 255, green: 59 / 255, blue: 37 / 255, alpha: 1).cgColor
    shape52.miterLimit = 4
    group10.addSublayer(shape52)

    let card4Name = UILabel()
    card4Name.frame = CGRect(x: 112, y: 26, width: 156, height: 24)
    card4Name.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    card4Name.textColor = UIColor(red: 31 / 255, green: 42 / 255, blue: 68 / 255, alpha: 1)
    card4Name.textAlignment = .natural
    card4Name.text = "Larch forest"
    card4.addSubview(card4Name)

    let card4What = UILabel()
    card4What.frame = CGRect(x: 112, y: 52, width: 156, height: 20)
    card4What.font = UIFont.systemFont(ofSize: 13)
    card4What.textColor = UIColor(red: 138 / 255, green: 147 / 255, blue: 168 / 255, alpha: 1)
    card4What.textAlignment = .natural
    card4What.text = "1 420 m, shade"
    card4.addSubview(card4What)

    let card5 = UIView()
    card5.frame = CGRect(x: 20, y: 902, width: 280, height: 108)
    card5.backgroundColor = UIColor.white
    card5.layer.cornerRadius = 16
    card5.layer.cornerCurve = .continuous
    card5.layer.shadowColor = UIColor.black.cgColor
    card5.layer.shadowOpacity = 0.1
    card5.layer.shadowRadius = 10
    card5.layer.shadowOffset = CGSize(width: 0, height: 4)
    card5.isUserInteractionEnabled = false
    feed.addSubview(card5)

    let card5Thumb = CALayer()
    card5Thumb.frame = CGRect(x: 12, y: 12, width: 84, height: 84)
    card5Thumb.cornerRadius = 10
    card5Thumb.cornerCurve = .continuous
    card5Thumb.masksToBounds = true
    card5.layer.addSublayer(card5Thumb)

    let thumbPicture5 = CALayer()
    thumbPicture5.frame = CGRect(x: 0, y: 0, width: 84, height: 84)
    thumbPicture5.contentsGravity = .resizeAspect
    card5Thumb.addSublayer(thumbPicture5)

    let group11 = CALayer()
    group11.anchorPoint = CGPoint(x: 0, y: 0)
    group11.bounds = CGRect(x: 0, y: 0, width: 96, height: 96)
    group11.position = CGPoint(x: 0, y: 0)
    group11.setAffineTransform(CGAffineTransform(scaleX: 0.875, y: 0.875))
    thumbPicture5.addSublayer(group11)

    let group12 = CALayer()
    group12.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    group11.addSublayer(group12)

    let shape53 = CAShapeLayer()
    shape53.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    let shape53Path = CGMutablePath()
    shape53Path.addRect(CGRect(x: 0, y: 0, width: 96, height: 96))
    shape53.path = shape53Path
    shape53.fillColor = UIColor(red: 230 / 255, green: 213 / 255, blue: 236 / 255, alpha: 1).cgColor
    shape53.miterLimit = 4
    group12.addSublayer(shape53)

    let shape54 = CAShapeLayer()
    shape54.bounds = CGRect(x: 0, y: 30, width: 96, height: 30)
    shape54.position = CGPoint(x: 48, y: 45)
    let shape54Path = CGMutablePath()
    shape54Path.move(to: CGPoint(x: 0, y: 60))
    shape54Path.addLine(to: CGPoint(x: 24, y: 34))
    shape54Path.addLine(to: CGPoint(x: 44, y: 54))
    shape54Path.addLine(to: CGPoint(x: 66, y: 30))
    shape54Path.addLine(to: CGPoint(x: 96, y: 60))
    shape54Path.closeSubpath()
    shape54.path = shape54Path
    shape54.fillColor = UIColor(red: 182 / 255, green: 149 / 255, blue: 196 / 255, alpha: 1).cgColor
    shape54.miterLimit = 4
    group12.addSublayer(shape54)

    let shape55 = CAShapeLayer()
    shape55.bounds = CGRect(x: 0, y: 58, width: 96, height: 38)
    shape55.position = CGPoint(x: 48, y: 77)
    let shape55Path = CGMutablePath()
    shape55Path.addRect(CGRect(x: 0, y: 58, width: 96, height: 38))
    shape55.path = shape55Path
    shape55.fillColor = UIColor(red: 140 / 255, green: 107 / 255, blue: 155 / 255, alpha: 1).cgColor
    shape55.miterLimit = 4
    group12.addSublayer(shape55)

    let shape56 = CAShapeLayer()
    shape56.bounds = CGRect(x: 10, y: 38, width: 44, height: 34)
    shape56.position = CGPoint(x: 32, y: 55)
    let shape56Path = CGMutablePath()
    shape56Path.addRect(CGRect(x: 10, y: 38, width: 44, height: 34))
    shape56.path = shape56Path
    shape56.fillColor = UIColor(red: 246 / 255, green: 233 / 255, blue: 216 / 255, alpha: 1).cgColor
    shape56.miterLimit = 4
    group12.addSublayer(shape56)

    let shape57 = CAShapeLayer()
    shape57.bounds = CGRect(x: 4, y: 22, width: 56, height: 18)
    shape57.position = CGPoint(x: 32, y: 31)
    let shape57Path = CGMutablePath()
    shape57Path.move(to: CGPoint(x: 4, y: 40))
    shape57Path.addLine(to: CGPoint(x: 32, y: 22))
    shape57Path.addLine(to: CGPoint(x: 60, y: 40))
    shape57Path.closeSubpath()
    shape57.path = shape57Path
    shape57.fillColor = UIColor(red: 194 / 255, green: 86 / 255, blue: 110 / 255, alpha: 1).cgColor
    shape57.miterLimit = 4
    group12.addSublayer(shape57)

    let shape58 = CAShapeLayer()
    shape58.bounds = CGRect(x: 27.5, y: 28.5, width: 9, height: 9)
    shape58.position = CGPoint(x: 32, y: 33)
    let shape58Path = CGMutablePath()
    shape58Path.move(to: CGPoint(x: 36.5, y: 33))
    shape58Path.addCurve(to: CGPoint(x: 32, y: 37.5), control1: CGPoint(x: 36.5, y: 35.48528137423857), control2: CGPoint(x: 34.48528137423857, y: 37.5))
    shape58Path.addCurve(to: CGPoint(x: 27.5, y: 33), control1: CGPoint(x: 29.51471862576143, y: 37.5), control2: CGPoint(x: 27.5, y: 35.48528137423857))
    shape58Path.addCurve(to: CGPoint(x: 32, y: 28.5), control1: CGPoint(x: 27.5, y: 30.51471862576143), control2: CGPoint(x: 29.51471862576143, y: 28.5))
    shape58Path.addCurve(to: CGPoint(x: 36.5, y: 33), control1: CGPoint(x: 34.48528137423857, y: 28.5), control2: CGPoint(x: 36.5, y: 30.51471862576143))
    shape58Path.closeSubpath()
    shape58.path = shape58Path
    shape58.fillColor = UIColor.white.cgColor
    shape58.miterLimit = 4
    group12.addSublayer(shape58)

    let shape59 = CAShapeLayer()
    shape59.bounds = CGRect(x: 32, y: 30.5, width: 2, height: 3.5)
    shape59.position = CGPoint(x: 33, y: 32.25)
    let shape59Path = CGMutablePath()
    shape59Path.move(to: CGPoint(x: 32, y: 30.5))
    shape59Path.addLine(to: CGPoint(x: 32, y: 33))
    shape59Path.addLine(to: CGPoint(x: 34, y: 34))
    shape59.path = shape59Path
    shape59.fillColor = nil
    shape59.strokeColor = UIColor(red: 81 / 255, green: 54 / 255, blue: 92 / 255, alpha: 1).cgColor
    shape59.lineWidth = 1.2
    shape59.miterLimit = 4
    group12.addSublayer(shape59)

    let shape60 = CAShapeLayer()
    shape60.bounds = CGRect(x: 16, y: 46, width: 32, height: 10)
    shape60.position = CGPoint(x: 32, y: 51)
    let shape60Path = CGMutablePath()
    shape60Path.move(to: CGPoint(x: 16, y: 46))
    shape60Path.addLine(to: CGPoint(x: 24, y: 46))
    shape60Path.addLine(to: CGPoint(x: 24, y: 56))
    shape60Path.addLine(to: CGPoint(x: 16, y: 56))
    shape60Path.closeSubpath()
    shape60Path.move(to: CGPoint(x: 40, y: 46))
    shape60Path.addLine(to: CGPoint(x: 48, y: 46))
    shape60Path.addLine(to: CGPoint(x: 48, y: 56))
    shape60Path.addLine(to: CGPoint(x: 40, y: 56))
    shape60Path.closeSubpath()
    shape60.path = shape60Path
    shape60.fillColor = UIColor(red: 127 / 255, green: 182 / 255, blue: 214 / 255, alpha: 1).cgColor
    shape60.miterLimit = 4
    group12.addSublayer(shape60)

    let shape61 = CAShapeLayer()
    shape61.bounds = CGRect(x: 28, y: 50, width: 8, height: 22)
    shape61.position = CGPoint(x: 32, y: 61)
    let shape61Path = CGMutablePath()
    shape61Path.addRect(CGRect(x: 28, y: 50, width: 8, height: 22))
    shape61.path = shape61Path
    shape61.fillColor = UIColor(red: 122 / 255, green: 79 / 255, blue: 134 / 255, alpha: 1).cgColor
    shape61.miterLimit = 4
    group12.addSublayer(shape61)

    let shape62 = CAShapeLayer()
    shape62.bounds = CGRect(x: 54, y: 50, width: 42, height: 26)
    shape62.position = CGPoint(x: 75, y: 63)
    let shape62Path = CGMutablePath()
    shape62Path.move(to: CGPoint(x: 58, y: 50))
    shape62Path.addLine(to: CGPoint(x: 92, y: 50))
    shape62Path.addCurve(to: CGPoint(x: 94.82842712474618, y: 51.17157287525381), control1: CGPoint(x: 93.06086595935818, y: 50), control2: CGPoint(x: 94.07828161095405, y: 50.421427361461674))
    shape62Path.addCurve(to: CGPoint(x: 96, y: 54), control1: CGPoint(x: 95.57857263853833, y: 51.92171838904595), control2: CGPoint(x: 96, y: 52.939134040641825))
    shape62Path.addLine(to: CGPoint(x: 96, y: 76))
    shape62Path.addLine(to: CGPoint(x: 54, y: 76))
    shape62Path.addLine(to: CGPoint(x: 54, y: 54))
    shape62Path.addCurve(to: CGPoint(x: 55.17157287525381, y: 51.17157287525381), control1: CGPoint(x: 54, y: 52.939134040641825), control2: CGPoint(x: 54.42142736146167, y: 51.92171838904595))
    shape62Path.addCurve(to: CGPoint(x: 58, y: 50), control1: CGPoint(x: 55.92171838904595, y: 50.421427361461674), control2: CGPoint(x: 56.939134040641825, y: 50))
    shape62Path.closeSubpath()
    shape62.path = shape62Path
    shape62.fillColor = UIColor(red: 62 / 255, green: 127 / 255, blue: 168 / 255, alpha: 1).cgColor
    shape62.miterLimit = 4
    group12.addSublayer(shape62)

    let shape63 = CAShapeLayer()
    shape63.bounds = CGRect(x: 60, y: 55, width: 36, height: 9)
    shape63.position = CGPoint(x: 78, y: 59.5)
    let shape63Path = CGMutablePath()
    shape63Path.move(to: CGPoint(x: 60, y: 55))
    shape63Path.addLine(to: CGPoint(x: 72, y: 55))
    shape63Path.addLine(to: CGPoint(x: 72, y: 64))
    shape63Path.addLine(to: CGPoint(x: 60, y: 64))
    shape63Path.closeSubpath()
    shape63Path.move(to: CGPoint(x: 76, y: 55))
    shape63Path.addLine(to: CGPoint(x: 96, y: 55))
    shape63Path.addLine(to: CGPoint(x: 96, y: 64))
    shape63Path.addLine(to: CGPoint(x: 76, y: 64))
    shape63Path.closeSubpath()
    shape63.path = shape63Path
    shape63.fillColor = UIColor(red: 214 / 255, green: 238 / 255, blue: 248 / 255, alpha: 1).cgColor
    shape63.miterLimit = 4
    group12.addSublayer(shape63)

    let shape64 = CAShapeLayer()
    shape64.bounds = CGRect(x: 54, y: 68, width: 42, height: 3)
    shape64.position = CGPoint(x: 75, y: 69.5)
    let shape64Path = CGMutablePath()
    shape64Path.addRect(CGRect(x: 54, y: 68, width: 42, height: 3))
    shape64.path = shape64Path
    shape64.fillColor = UIColor(red: 1, green: 209 / 255, blue: 102 / 255, alpha: 1).cgColor
    shape64.miterLimit = 4
    group12.addSublayer(shape64)

    let shape65 = CAShapeLayer()
    shape65.bounds = CGRect(x: 60, y: 73, width: 8, height: 8)
    shape65.position = CGPoint(x: 64, y: 77)
    let shape65Path = CGMutablePath()
    shape65Path.move(to: CGPoint(x: 68, y: 77))
    shape65Path.addCurve(to: CGPoint(x: 64, y: 81), control1: CGPoint(x: 68, y: 79.20913899932317), control2: CGPoint(x: 66.20913899932317, y: 81))
    shape65Path.addCurve(to: CGPoint(x: 60, y: 77), control1: CGPoint(x: 61.79086100067683, y: 81), control2: CGPoint(x: 60, y: 79.20913899932317))
    shape65Path.addCurve(to: CGPoint(x: 64, y: 73), control1: CGPoint(x: 60, y: 74.79086100067683), control2: CGPoint(x: 61.79086100067683, y: 73))
    shape65Path.addCurve(to: CGPoint(x: 68, y: 77), control1: CGPoint(x: 66.20913899932317, y: 73), control2: CGPoint(x: 68, y: 74.79086100067683))
    shape65Path.closeSubpath()
    shape65.path = shape65Path
    shape65.fillColor = UIColor(red: 43 / 255, green: 36 / 255, blue: 64 / 255, alpha: 1).cgColor
    shape65.miterLimit = 4
    group12.addSublayer(shape65)

    let shape66 = CAShapeLayer()
    shape66.bounds = CGRect(x: 80, y: 73, width: 8, height: 8)
    shape66.position = CGPoint(x: 84, y: 77)
    let shape66Path = CGMutablePath()
    shape66Path.move(to: CGPoint(x: 88, y: 77))
    shape66Path.addCurve(to: CGPoint(x: 84, y: 81), control1: CGPoint(x: 88, y: 79.20913899932317), control2: CGPoint(x: 86.20913899932317, y: 81))
    shape66Path.addCurve(to: CGPoint(x: 80, y: 77), control1: CGPoint(x: 81.79086100067683, y: 81), control2: CGPoint(x: 80, y: 79.20913899932317))
    shape66Path.addCurve(to: CGPoint(x: 84, y: 73), control1: CGPoint(x: 80, y: 74.79086100067683), control2: CGPoint(x: 81.79086100067683, y: 73))
    shape66Path.addCurve(to: CGPoint(x: 88, y: 77), control1: CGPoint(x: 86.20913899932317, y: 73), control2: CGPoint(x: 88, y: 74.79086100067683))
    shape66Path.closeSubpath()
    shape66.path = shape66Path
    shape66.fillColor = UIColor(red: 43 / 255, green: 36 / 255, blue: 64 / 255, alpha: 1).cgColor
    shape66.miterLimit = 4
    group12.addSublayer(shape66)

    let shape67 = CAShapeLayer()
    shape67.bounds = CGRect(x: 0, y: 81, width: 96, height: 8)
    shape67.position = CGPoint(x: 48, y: 85)
    let shape67Path = CGMutablePath()
    shape67Path.move(to: CGPoint(x: 0, y: 81))
    shape67Path.addLine(to: CGPoint(x: 96, y: 81))
    shape67Path.move(to: CGPoint(x: 6, y: 81))
    shape67Path.addLine(to: CGPoint(x: 2, y: 89))
    shape67Path.move(to: CGPoint(x: 26, y: 81))
    shape67Path.addLine(to: CGPoint(x: 22, y: 89))
    shape67Path.move(to: CGPoint(x: 46, y: 81))
    shape67Path.addLine(to: CGPoint(x: 42, y: 89))
    shape67Path.move(to: CGPoint(x: 66, y: 81))
    shape67Path.addLine(to: CGPoint(x: 62, y: 89))
    shape67Path.move(to: CGPoint(x: 86, y: 81))
    shape67Path.addLine(to: CGPoint(x: 82, y: 89))
    shape67.path = shape67Path
    shape67.strokeColor = UIColor(red: 81 / 255, green: 54 / 255, blue: 92 / 255, alpha: 1).cgColor
    shape67.lineWidth = 2.5
    shape67.miterLimit = 4
    group12.addSublayer(shape67)

    let card5Name = UILabel()
    card5Name.frame = CGRect(x: 112, y: 26, width: 156, height: 24)
    card5Name.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    card5Name.textColor = UIColor(red: 31 / 255, green: 42 / 255, blue: 68 / 255, alpha: 1)
    card5Name.textAlignment = .natural
    card5Name.text = "The station"
    card5.addSubview(card5Name)

    let card5What = UILabel()
    card5What.frame = CGRect(x: 112, y: 52, width: 156, height: 20)
    card5What.font = UIFont.systemFont(ofSize: 13)
    card5What.textColor = UIColor(red: 138 / 255, green: 147 / 255, blue: 168 / 255, alpha: 1)
    card5What.textAlignment = .natural
    card5What.text = "980 m, cake"
    card5.addSubview(card5What)

    let card6 = UIView()
    card6.frame = CGRect(x: 20, y: 1024, width: 280, height: 108)
    card6.backgroundColor = UIColor.white
    card6.layer.cornerRadius = 16
    card6.layer.cornerCurve = .continuous
    card6.layer.shadowColor = UIColor.black.cgColor
    card6.layer.shadowOpacity = 0.1
    card6.layer.shadowRadius = 10
    card6.layer.shadowOffset = CGSize(width: 0, height: 4)
    card6.isUserInteractionEnabled = false
    feed.addSubview(card6)

    let card6Thumb = CALayer()
    card6Thumb.frame = CGRect(x: 12, y: 12, width: 84, height: 84)
    card6Thumb.cornerRadius = 10
    card6Thumb.cornerCurve = .continuous
    card6Thumb.masksToBounds = true
    card6.layer.addSublayer(card6Thumb)

    let thumbPicture6 = CALayer()
    thumbPicture6.frame = CGRect(x: 0, y: 0, width: 84, height: 84)
    thumbPicture6.contentsGravity = .resizeAspect
    card6Thumb.addSublayer(thumbPicture6)

    let group13 = CALayer()
    group13.anchorPoint = CGPoint(x: 0, y: 0)
    group13.bounds = CGRect(x: 0, y: 0, width: 96, height: 96)
    group13.position = CGPoint(x: 0, y: 0)
    group13.setAffineTransform(CGAffineTransform(scaleX: 0.875, y: 0.875))
    thumbPicture6.addSublayer(group13)

    let group14 = CALayer()
    group14.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    group13.addSublayer(group14)

    let shape68 = CAShapeLayer()
    shape68.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    let shape68Path = CGMutablePath()
    shape68Path.addRect(CGRect(x: 0, y: 0, width: 96, height: 96))
    shape68.path = shape68Path
    shape68.fillColor = UIColor(red: 248 / 255, green: 201 / 255, blue: 184 / 255, alpha: 1).cgColor
    shape68.miterLimit = 4
    group14.addSublayer(shape68)

    let shape69 = CAShapeLayer()
    shape69.bounds = CGRect(x: 28, y: 20, width: 40, height: 40)
    shape69.position = CGPoint(x: 48, y: 40)
    let shape69Path = CGMutablePath()
    shape69Path.move(to: CGPoint(x: 68, y: 40))
    shape69Path.addCurve(to: CGPoint(x: 48, y: 60), control1: CGPoint(x: 68, y: 51.045694996615865), control2: CGPoint(x: 59.045694996615865, y: 60))
    shape69Path.addCurve(to: CGPoint(x: 28, y: 40), control1: CGPoint(x: 36.954305003384135, y: 60), control2: CGPoint(x: 28, y: 51.045694996615865))
    shape69Path.addCurve(to: CGPoint(x: 48, y: 20), control1: CGPoint(x: 28, y: 28.954305003384132), control2: CGPoint(x: 36.954305003384135, y: 20))
    shape69Path.addCurve(to: CGPoint(x: 68, y: 40), control1: CGPoint(x: 59.045694996615865, y: 20), control2: CGPoint(x: 68, y: 28.954305003384132))
    shape69Path.closeSubpath()
    shape69.path = shape69Path
    shape69.fillColor = UIColor(red: 253 / 255, green: 231 / 255, blue: 199 / 255, alpha: 1).cgColor
    shape69.miterLimit = 4
    group14.addSublayer(shape69)

    let shape70 = CAShapeLayer()
    shape70.bounds = CGRect(x: 0, y: 30, width: 96, height: 66)
    shape70.position = CGPoint(x: 48, y: 63)
    let shape70Path = CGMutablePath()
    shape70Path.move(to: CGPoint(x: 0, y: 50))
    shape70Path.addLine(to: CGPoint(x: 14, y: 50))
    shape70Path.addLine(to: CGPoint(x: 14, y: 38))
    shape70Path.addLine(to: CGPoint(x: 26, y: 38))
    shape70Path.addLine(to: CGPoint(x: 26, y: 58))
    shape70Path.addLine(to: CGPoint(x: 36, y: 58))
    shape70Path.addLine(to: CGPoint(x: 36, y: 30))
    shape70Path.addLine(to: CGPoint(x: 52, y: 30))
    shape70Path.addLine(to: CGPoint(x: 52, y: 52))
    shape70Path.addLine(to: CGPoint(x: 64, y: 52))
    shape70Path.addLine(to: CGPoint(x: 64, y: 40))
    shape70Path.addLine(to: CGPoint(x: 78, y: 40))
    shape70Path.addLine(to: CGPoint(x: 78, y: 56))
    shape70Path.addLine(to: CGPoint(x: 96, y: 56))
    shape70Path.addLine(to: CGPoint(x: 96, y: 96))
    shape70Path.addLine(to: CGPoint(x: 0, y: 96))
    shape70Path.closeSubpath()
    shape70.path = shape70Path
    shape70.fillColor = UIColor(red: 197 / 255, green: 139 / 255, blue: 155 / 255, alpha: 1).cgColor
    shape70.miterLimit = 4
    group14.addSublayer(shape70)

    let shape71 = CAShapeLayer()
    shape71.bounds = CGRect(x: 8, y: 54, width: 78, height: 42)
    shape71.position = CGPoint(x: 47, y: 75)
    let shape71Path = CGMutablePath()
    shape71Path.move(to: CGPoint(x: 8, y: 62))
    shape71Path.addLine(to: CGPoint(x: 26, y: 62))
    shape71Path.addLine(to: CGPoint(x: 26, y: 96))
    shape71Path.addLine(to: CGPoint(x: 8, y: 96))
    shape71Path.closeSubpath()
    shape71Path.move(to: CGPoint(x: 34, y: 54))
    shape71Path.addLine(to: CGPoint(x: 52, y: 54))
    shape71Path.addLine(to: CGPoint(x: 52, y: 96))
    shape71Path.addLine(to: CGPoint(x: 34, y: 96))
    shape71Path.closeSubpath()
    shape71Path.move(to: CGPoint(x: 60, y: 60))
    shape71Path.addLine(to: CGPoint(x: 86, y: 60))
    shape71Path.addLine(to: CGPoint(x: 86, y: 96))
    shape71Path.addLine(to: CGPoint(x: 60, y: 96))
    shape71Path.closeSubpath()
    shape71.path = shape71Path
    shape71.fillColor = UIColor(red: 109 / 255, green: 83 / 255, blue: 119 / 255, alpha: 1).cgColor
    shape71.miterLimit = 4
    group14.addSublayer(shape71)

    let shape72 = CAShapeLayer()
    shape72.bounds = CGRect(x: 6, y: 42, width: 82, height: 20)
    shape72.position = CGPoint(x: 47, y: 52)
    let shape72Path = CGMutablePath()
    shape72Path.move(to: CGPoint(x: 6, y: 62))
    shape72Path.addLine(to: CGPoint(x: 17, y: 52))
    shape72Path.addLine(to: CGPoint(x: 28, y: 62))
    shape72Path.closeSubpath()
    shape72Path.move(to: CGPoint(x: 32, y: 54))
    shape72Path.addLine(to: CGPoint(x: 43, y: 42))
    shape72Path.addLine(to: CGPoint(x: 54, y: 54))
    shape72Path.closeSubpath()
    shape72Path.move(to: CGPoint(x: 58, y: 60))
    shape72Path.addLine(to: CGPoint(x: 73, y: 48))
    shape72Path.addLine(to: CGPoint(x: 88, y: 60))
    shape72Path.closeSubpath()
    shape72.path = shape72Path
    shape72.fillColor = UIColor(red: 217 / 255, green: 87 / 255, blue: 108 / 255, alpha: 1).cgColor
    shape72.miterLimit = 4
    group14.addSublayer(shape72)

    let shape73 = CAShapeLayer()
    shape73.bounds = CGRect(x: 12, y: 60, width: 69, height: 24)
    shape73.position = CGPoint(x: 46.5, y: 72)
    let shape73Path = CGMutablePath()
    shape73Path.move(to: CGPoint(x: 12, y: 68))
    shape73Path.addLine(to: CGPoint(x: 16, y: 68))
    shape73Path.addLine(to: CGPoint(x: 16, y: 73))
    shape73Path.addLine(to: CGPoint(x: 12, y: 73))
    shape73Path.closeSubpath()
    shape73Path.move(to: CGPoint(x: 19, y: 68))
    shape73Path.addLine(to: CGPoint(x: 23, y: 68))
    shape73Path.addLine(to: CGPoint(x: 23, y: 73))
    shape73Path.addLine(to: CGPoint(x: 19, y: 73))
    shape73Path.closeSubpath()
    shape73Path.move(to: CGPoint(x: 12, y: 78))
    shape73Path.addLine(to: CGPoint(x: 16, y: 78))
    shape73Path.addLine(to: CGPoint(x: 16, y: 83))
    shape73Path.addLine(to: CGPoint(x: 12, y: 83))
    shape73Path.closeSubpath()
    shape73Path.move(to: CGPoint(x: 38, y: 60))
    shape73Path.addLine(to: CGPoint(x: 42, y: 60))
    shape73Path.addLine(to: CGPoint(x: 42, y: 65))
    shape73Path.addLine(to: CGPoint(x: 38, y: 65))
    shape73Path.closeSubpath()
    shape73Path.move(to: CGPoint(x: 45, y: 60))
    shape73Path.addLine(to: CGPoint(x: 49, y: 60))
    shape73Path.addLine(to: CGPoint(x: 49, y: 65))
    shape73Path.addLine(to: CGPoint(x: 45, y: 65))
    shape73Path.closeSubpath()
    shape73Path.move(to: CGPoint(x: 38, y: 70))
    shape73Path.addLine(to: CGPoint(x: 42, y: 70))
    shape73Path.addLine(to: CGPoint(x: 42, y: 75))
    shape73Path.addLine(to: CGPoint(x: 38, y: 75))
    shape73Path.closeSubpath()
    shape73Path.move(to: CGPoint(x: 66, y: 66))
    shape73Path.addLine(to: CGPoint(x: 71, y: 66))
    shape73Path.addLine(to: CGPoint(x: 71, y: 72))
    shape73Path.addLine(to: CGPoint(x: 66, y: 72))
    shape73Path.closeSubpath()
    shape73Path.move(to: CGPoint(x: 76, y: 66))
    shape73Path.addLine(to: CGPoint(x: 81, y: 66))
    shape73Path.addLine(to: CGPoint(x: 81, y: 72))
    shape73Path.addLine(to: CGPoint(x: 76, y: 72))
    shape73Path.closeSubpath()
    shape73Path.move(to: CGPoint(x: 66, y: 78))
    shape73Path.addLine(to: CGPoint(x: 71, y: 78))
    shape73Path.addLine(to: CGPoint(x: 71, y: 84))
    shape73Path.addLine(to: CGPoint(x: 66, y: 84))
    shape73Path.closeSubpath()
    shape73.path = shape73Path
    shape73.fillColor = UIColor(red: 1, green: 225 / 255, blue: 154 / 255, alpha: 1).cgColor
    shape73.miterLimit = 4
    group14.addSublayer(shape73)

    let shape74 = CAShapeLayer()
    shape74.bounds = CGRect(x: 0, y: 90, width: 96, height: 6)
    shape74.position = CGPoint(x: 48, y: 93)
    let shape74Path = CGMutablePath()
    shape74Path.addRect(CGRect(x: 0, y: 90, width: 96, height: 6))
    shape74.path = shape74Path
    shape74.fillColor = UIColor(red: 74 / 255, green: 55 / 255, blue: 83 / 255, alpha: 1).cgColor
    shape74.miterLimit = 4
    group14.addSublayer(shape74)

    let card6Name = UILabel()
    card6Name.frame = CGRect(x: 112, y: 26, width: 156, height: 24)
    card6Name.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    card6Name.textColor = UIColor(red: 31 / 255, green: 42 / 255, blue: 68 / 255, alpha: 1)
    card6Name.textAlignment = .natural
    card6Name.text = "The way home"
    card6.addSubview(card6Name)

    let card6What = UILabel()
    card6What.frame = CGRect(x: 112, y: 52, width: 156, height: 20)
    card6What.font = UIFont.systemFont(ofSize: 13)
    card6What.textColor = UIColor(red: 138 / 255, green: 147 / 255, blue: 168 / 255, alpha: 1)
    card6What.textAlignment = .natural
    card6What.text = "by train"
    card6.addSubview(card6What)

    header.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    header.clipsToBounds = true
    header.isUserInteractionEnabled = false
    feed.addSubview(header)

    headerPicture.frame = CGRect(x: 0, y: 0, width: 320, height: 250)
    header.layer.addSublayer(headerPicture)

    let sky = CAGradientLayer()
    sky.frame = CGRect(x: 0, y: -60, width: 320, height: 310)
    sky.colors = [UIColor(red: 43 / 255, green: 58 / 255, blue: 103 / 255, alpha: 1).cgColor, UIColor(red: 164 / 255, green: 80 / 255, blue: 122 / 255, alpha: 1).cgColor, UIColor(red: 240 / 255, green: 132 / 255, blue: 95 / 255, alpha: 1).cgColor, UIColor(red: 251 / 255, green: 210 / 255, blue: 139 / 255, alpha: 1).cgColor]
    sky.locations = [0, 0.45, 0.75, 1]
    headerPicture.addSublayer(sky)

    let sun = CALayer()
    sun.frame = CGRect(x: 196, y: 146, width: 56, height: 56)
    sun.backgroundColor = UIColor(red: 1, green: 240 / 255, blue: 201 / 255, alpha: 1).cgColor
    sun.cornerRadius = 28
    sun.shadowColor = UIColor(red: 1, green: 224 / 255, blue: 160 / 255, alpha: 1).cgColor
    sun.shadowOpacity = 0.9
    sun.shadowRadius = 18
    sun.shadowOffset = CGSize(width: 0, height: 0)
    headerPicture.addSublayer(sun)

    let far = CAShapeLayer()
    let farPath = CGMutablePath()
    farPath.move(to: CGPoint(x: -20, y: 202))
    farPath.addLine(to: CGPoint(x: 40, y: 166))
    farPath.addLine(to: CGPoint(x: 84, y: 190))
    farPath.addLine(to: CGPoint(x: 130, y: 152))
    farPath.addLine(to: CGPoint(x: 178, y: 194))
    farPath.addLine(to: CGPoint(x: 226, y: 168))
    farPath.addLine(to: CGPoint(x: 280, y: 200))
    farPath.addLine(to: CGPoint(x: 340, y: 174))
    farPath.addLine(to: CGPoint(x: 340, y: 280))
    farPath.addLine(to: CGPoint(x: -20, y: 280))
    farPath.closeSubpath()
    far.path = farPath
    far.fillColor = UIColor(red: 140 / 255, green: 74 / 255, blue: 120 / 255, alpha: 1).cgColor
    headerPicture.addSublayer(far)

    let middle = CAShapeLayer()
    let middlePath = CGMutablePath()
    middlePath.move(to: CGPoint(x: -20, y: 222))
    middlePath.addLine(to: CGPoint(x: 30, y: 194))
    middlePath.addLine(to: CGPoint(x: 92, y: 226))
    middlePath.addLine(to: CGPoint(x: 150, y: 186))
    middlePath.addLine(to: CGPoint(x: 214, y: 226))
    middlePath.addLine(to: CGPoint(x: 262, y: 200))
    middlePath.addLine(to: CGPoint(x: 340, y: 232))
    middlePath.addLine(to: CGPoint(x: 340, y: 280))
    middlePath.addLine(to: CGPoint(x: -20, y: 280))
    middlePath.closeSubpath()
    middle.path = middlePath
    middle.fillColor = UIColor(red: 91 / 255, green: 55 / 255, blue: 105 / 255, alpha: 1).cgColor
    headerPicture.addSublayer(middle)

    let near = CAShapeLayer()
    let nearPath = CGMutablePath()
    nearPath.move(to: CGPoint(x: -20, y: 234))
    nearPath.addCurve(to: CGPoint(x: 140, y: 226), control1: CGPoint(x: 40, y: 208), control2: CGPoint(x: 90, y: 214))
    nearPath.addCurve(to: CGPoint(x: 340, y: 236), control1: CGPoint(x: 190, y: 238), control2: CGPoint(x: 250, y: 214))
    nearPath.addLine(to: CGPoint(x: 340, y: 300))
    nearPath.addLine(to: CGPoint(x: -20, y: 300))
    nearPath.closeSubpath()
    near.path = nearPath
    near.fillColor = UIColor(red: 46 / 255, green: 35 / 255, blue: 80 / 255, alpha: 1).cgColor
    headerPicture.addSublayer(near)

    caption.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    caption.layer.shadowColor = UIColor.black.cgColor
    caption.layer.shadowOpacity = 0.35
    caption.layer.shadowRadius = 6
    caption.layer.shadowOffset = CGSize(width: 0, height: 1)
    caption.font = UIFont.systemFont(ofSize: 34, weight: .thin)
    caption.textColor = UIColor.white
    caption.textAlignment = .center
    caption.text = "Above the clouds"
    header.addSubview(caption)
  }

  /// Begins what moves by itself.
  private func start() {
    follow()
    everyFrame { [weak self] in self?.follow() }
    after(4.3) { [self] in
      feed.setContentOffset(CGPoint(x: 0, y: 0), animated: true)
    }
  }

  /// Works out what follows from other values.
  private func follow() {
    withoutAnimation {
      let offset: CGFloat = feed.contentOffset.y
      let percentage: CGFloat = offset / imageHeight
      header.frame = CGRect(x: 0, y: offset, width: feed.layer.bounds.width, height: imageHeight - offset)
      headerPicture.position = CGPoint(x: 160, y: header.layer.bounds.height / 2)
      headerPicture.transform = CATransform3DMakeScale(max(1, header.layer.bounds.height / 250), max(1, header.layer.bounds.height / 250), 1)
      caption.center.y = header.layer.bounds.height / 2
      let near2: CGFloat = 1 - abs(percentage)
      caption.alpha = pow(near2, 3)
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
