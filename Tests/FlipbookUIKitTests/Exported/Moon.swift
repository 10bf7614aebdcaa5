// swift-format-ignore-file
// The sleep screen's moon, from moon.yaml, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
  import pop
#else
  import FlipbookUIKit
#endif

/// The sleep screen's moon.
final class TheSleepScreenSMoon: UIView {
  let night = UIColor(red: 21 / 255, green: 23 / 255, blue: 58 / 255, alpha: 1)
  let midnight = UIColor(red: 44 / 255, green: 47 / 255, blue: 107 / 255, alpha: 1)

  let sky = CAGradientLayer()
  let star0 = UIView()
  let star1 = UIView()
  let star2 = UIView()
  let star3 = UIView()
  let star4 = UIView()
  let star5 = UIView()
  let star6 = UIView()
  let star7 = UIView()
  let star8 = UIView()
  let star9 = UIView()
  let star10 = UIView()
  let star11 = UIView()
  let star12 = UIView()
  let star13 = UIView()
  let star14 = UIView()
  let star15 = UIView()
  let star16 = UIView()
  let star17 = UIView()
  let star18 = UIView()
  let star19 = UIView()
  let star20 = UIView()
  let star21 = UIView()
  let star22 = UIView()
  let star23 = UIView()
  let star24 = UIView()
  let star25 = UIView()
  let star26 = UIView()
  let star27 = UIView()
  let star28 = UIView()
  let star29 = UIView()
  let moon = UIView()
  let glow = UIView()
  let openEyes = CALayer()
  let closedEyes = CALayer()
  let smile = CALayer()
  let laugh = CALayer()
  let tail = CALayer()
  let firstSnore = UILabel()
  let secondSnore = UILabel()
  let thirdSnore = UILabel()
  let windowView = UIView()
  let sleep = UIControl()
  let title = UILabel()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 520))
    backgroundColor = UIColor(red: 43 / 255, green: 45 / 255, blue: 98 / 255, alpha: 1)
    addSky()
    addStar0()
    addStar1()
    addStar2()
    addStar3()
    addStar4()
    addStar5()
    addStar6()
    addStar7()
    addStar8()
    addStar9()
    addStar10()
    addStar11()
    addStar12()
    addStar13()
    addStar14()
    addStar15()
    addStar16()
    addStar17()
    addStar18()
    addStar19()
    addStar20()
    addStar21()
    addStar22()
    addStar23()
    addStar24()
    addStar25()
    addStar26()
    addStar27()
    addStar28()
    addStar29()
    addMoon()
    addFirstSnore()
    addSecondSnore()
    addThirdSnore()
    addHills()
    addSleep()
    sleep.addAction(UIAction { [unowned self] _ in sleepHighlight() }, for: [.touchDown, .touchDragEnter])
    sleep.addAction(
      UIAction { [unowned self] _ in sleepHighlightEnd() },
      for: [.touchUpInside, .touchUpOutside, .touchDragExit, .touchCancel])
    sleep.addAction(UIAction { [unowned self] _ in sleepTouchDown() }, for: .touchDown)
    sleep.addAction(UIAction { [unowned self] _ in sleepTouchUpInside() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    fatalError("this view is made in code")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { start() }
  }

  private func addSky() {
    sky.frame = CGRect(x: 0, y: 0, width: 320, height: 520)
    sky.colors = [UIColor(red: 91 / 255, green: 90 / 255, blue: 166 / 255, alpha: 1).cgColor, UIColor(red: 240 / 255, green: 164 / 255, blue: 143 / 255, alpha: 1).cgColor]
    sky.endPoint = CGPoint(x: 0.5, y: 0.85)
    layer.addSublayer(sky)
  }

  private func addStar0() {
    star0.frame = CGRect(x: 271.26377509454267, y: 51.59473499641728, width: 4.392448273391127, height: 4.392448273391127)
    star0.alpha = 0
    star0.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star0.layer.cornerRadius = 2.1962241366955637
    star0.isUserInteractionEnabled = false
    addSubview(star0)
  }

  private func addStar1() {
    star1.frame = CGRect(x: 168.09303515233913, y: 120.80585367208582, width: 4.262961771639788, height: 4.262961771639788)
    star1.alpha = 0
    star1.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star1.layer.cornerRadius = 2.131480885819894
    star1.isUserInteractionEnabled = false
    addSubview(star1)
  }

  private func addStar2() {
    star2.frame = CGRect(x: 10.613139092051892, y: 174.08414651129735, width: 4.312221553174874, height: 4.312221553174874)
    star2.alpha = 0
    star2.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star2.layer.cornerRadius = 2.156110776587437
    star2.isUserInteractionEnabled = false
    addSubview(star2)
  }

  private func addStar3() {
    star3.frame = CGRect(x: 149.40271498322022, y: 25.573958341140752, width: 2.5647386257534466, height: 2.5647386257534466)
    star3.alpha = 0
    star3.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star3.layer.cornerRadius = 1.2823693128767233
    star3.isUserInteractionEnabled = false
    addSubview(star3)
  }

  private func addStar4() {
    star4.frame = CGRect(x: 153.20536998218955, y: 231.40055913627472, width: 5.1866172140496, height: 5.1866172140496)
    star4.alpha = 0
    star4.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star4.layer.cornerRadius = 2.5933086070248
    star4.isUserInteractionEnabled = false
    addSubview(star4)
  }

  private func addStar5() {
    star5.frame = CGRect(x: 262.6293805685463, y: 127.16633278066288, width: 4.667059606770758, height: 4.667059606770758)
    star5.alpha = 0
    star5.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star5.layer.cornerRadius = 2.333529803385379
    star5.isUserInteractionEnabled = false
    addSubview(star5)
  }

  private func addStar6() {
    star6.frame = CGRect(x: 98.44228767004158, y: 25.110648694719448, width: 4.840471043177449, height: 4.840471043177449)
    star6.alpha = 0
    star6.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star6.layer.cornerRadius = 2.4202355215887246
    star6.isUserInteractionEnabled = false
    addSubview(star6)
  }

  private func addStar7() {
    star7.frame = CGRect(x: 301.5263662848044, y: 68.35196524710709, width: 3.646435336321236, height: 3.646435336321236)
    star7.alpha = 0
    star7.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star7.layer.cornerRadius = 1.823217668160618
    star7.isUserInteractionEnabled = false
    addSubview(star7)
  }

  private func addStar8() {
    star8.frame = CGRect(x: 228.55814802992018, y: 31.582094333356817, width: 2.8962633098823334, height: 2.8962633098823334)
    star8.alpha = 0
    star8.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star8.layer.cornerRadius = 1.4481316549411667
    star8.isUserInteractionEnabled = false
    addSubview(star8)
  }

  private func addStar9() {
    star9.frame = CGRect(x: 211.55033870254633, y: 168.39825591171706, width: 4.267680803724295, height: 4.267680803724295)
    star9.alpha = 0
    star9.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star9.layer.cornerRadius = 2.1338404018621473
    star9.isUserInteractionEnabled = false
    addSubview(star9)
  }

  private func addStar10() {
    star10.frame = CGRect(x: 145.13641697753008, y: 22.197926824125325, width: 2.8717624392805563, height: 2.8717624392805563)
    star10.alpha = 0
    star10.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star10.layer.cornerRadius = 1.4358812196402782
    star10.isUserInteractionEnabled = false
    addSubview(star10)
  }

  private func addStar11() {
    star11.frame = CGRect(x: 57.81932895512087, y: 180.53283614093706, width: 4.1874696458337715, height: 4.1874696458337715)
    star11.alpha = 0
    star11.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star11.layer.cornerRadius = 2.0937348229168857
    star11.isUserInteractionEnabled = false
    addSubview(star11)
  }

  private func addStar12() {
    star12.frame = CGRect(x: 269.39932748898593, y: 195.02799635154747, width: 3.860522472123198, height: 3.860522472123198)
    star12.alpha = 0
    star12.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star12.layer.cornerRadius = 1.930261236061599
    star12.isUserInteractionEnabled = false
    addSubview(star12)
  }

  private func addStar13() {
    star13.frame = CGRect(x: 65.86509848576155, y: 202.8826464951741, width: 3.4788412275081324, height: 3.4788412275081324)
    star13.alpha = 0
    star13.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star13.layer.cornerRadius = 1.7394206137540662
    star13.isUserInteractionEnabled = false
    addSubview(star13)
  }

  private func addStar14() {
    star14.frame = CGRect(x: 165.88241603971957, y: 156.98387210418608, width: 4.964946791548412, height: 4.964946791548412)
    star14.alpha = 0
    star14.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star14.layer.cornerRadius = 2.482473395774206
    star14.isUserInteractionEnabled = false
    addSubview(star14)
  }

  private func addStar15() {
    star15.frame = CGRect(x: 59.76128794433902, y: 243.32694491283098, width: 2.654608422606135, height: 2.654608422606135)
    star15.alpha = 0
    star15.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star15.layer.cornerRadius = 1.3273042113030675
    star15.isUserInteractionEnabled = false
    addSubview(star15)
  }

  private func addStar16() {
    star16.frame = CGRect(x: 16.5587179294088, y: 248.1757518518614, width: 4.495281981471605, height: 4.495281981471605)
    star16.alpha = 0
    star16.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star16.layer.cornerRadius = 2.2476409907358024
    star16.isUserInteractionEnabled = false
    addSubview(star16)
  }

  private func addStar17() {
    star17.frame = CGRect(x: 176.5364358310253, y: 235.3885048471293, width: 4.71438556106426, height: 4.71438556106426)
    star17.alpha = 0
    star17.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star17.layer.cornerRadius = 2.35719278053213
    star17.isUserInteractionEnabled = false
    addSubview(star17)
  }

  private func addStar18() {
    star18.frame = CGRect(x: 183.80280315946894, y: 197.92720929003036, width: 3.691903516716441, height: 3.691903516716441)
    star18.alpha = 0
    star18.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star18.layer.cornerRadius = 1.8459517583582206
    star18.isUserInteractionEnabled = false
    addSubview(star18)
  }

  private func addStar19() {
    star19.frame = CGRect(x: 41.03784272454839, y: 121.82444633077273, width: 3.1145498787500294, height: 3.1145498787500294)
    star19.alpha = 0
    star19.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star19.layer.cornerRadius = 1.5572749393750147
    star19.isUserInteractionEnabled = false
    addSubview(star19)
  }

  private func addStar20() {
    star20.frame = CGRect(x: 226.47033105978974, y: 76.00313873553246, width: 3.765750470811705, height: 3.765750470811705)
    star20.alpha = 0
    star20.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star20.layer.cornerRadius = 1.8828752354058524
    star20.isUserInteractionEnabled = false
    addSubview(star20)
  }

  private func addStar21() {
    star21.frame = CGRect(x: 282.1020466016546, y: 175.3115924349751, width: 4.0064781080084115, height: 4.0064781080084115)
    star21.alpha = 0
    star21.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star21.layer.cornerRadius = 2.0032390540042058
    star21.isUserInteractionEnabled = false
    addSubview(star21)
  }

  private func addStar22() {
    star22.frame = CGRect(x: 70.85725885371367, y: 278.2335897685379, width: 2.5683030639131657, height: 2.5683030639131657)
    star22.alpha = 0
    star22.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star22.layer.cornerRadius = 1.2841515319565828
    star22.isUserInteractionEnabled = false
    addSubview(star22)
  }

  private func addStar23() {
    star23.frame = CGRect(x: 175.73404323255693, y: 150.57548842244378, width: 3.490747047951748, height: 3.490747047951748)
    star23.alpha = 0
    star23.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star23.layer.cornerRadius = 1.745373523975874
    star23.isUserInteractionEnabled = false
    addSubview(star23)
  }

  private func addStar24() {
    star24.frame = CGRect(x: 102.44381213394512, y: 204.1793104803619, width: 3.71905344208349, height: 3.71905344208349)
    star24.alpha = 0
    star24.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star24.layer.cornerRadius = 1.859526721041745
    star24.isUserInteractionEnabled = false
    addSubview(star24)
  }

  private func addStar25() {
    star25.frame = CGRect(x: 221.67841660074222, y: 17.527276910525828, width: 3.420250397049574, height: 3.420250397049574)
    star25.alpha = 0
    star25.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star25.layer.cornerRadius = 1.710125198524787
    star25.isUserInteractionEnabled = false
    addSubview(star25)
  }

  private func addStar26() {
    star26.frame = CGRect(x: 248.74749756247738, y: 168.85536352444507, width: 4.29747673318078, height: 4.29747673318078)
    star26.alpha = 0
    star26.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star26.layer.cornerRadius = 2.14873836659039
    star26.isUserInteractionEnabled = false
    addSubview(star26)
  }

  private func addStar27() {
    star27.frame = CGRect(x: 106.7104878934618, y: 204.1609120330092, width: 4.295342444278429, height: 4.295342444278429)
    star27.alpha = 0
    star27.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star27.layer.cornerRadius = 2.1476712221392145
    star27.isUserInteractionEnabled = false
    addSubview(star27)
  }

  private func addStar28() {
    star28.frame = CGRect(x: 67.2092764063307, y: 23.688601128805157, width: 3.977672181463776, height: 3.977672181463776)
    star28.alpha = 0
    star28.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star28.layer.cornerRadius = 1.988836090731888
    star28.isUserInteractionEnabled = false
    addSubview(star28)
  }

  private func addStar29() {
    star29.frame = CGRect(x: 121.35746643899398, y: 174.14497164837834, width: 4.942625765603779, height: 4.942625765603779)
    star29.alpha = 0
    star29.backgroundColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1)
    star29.layer.cornerRadius = 2.4713128828018895
    star29.isUserInteractionEnabled = false
    addSubview(star29)
  }

  private func addMoon() {
    moon.frame = CGRect(x: 60, y: 455, width: 200, height: 210)
    moon.layer.contentsGravity = .resizeAspect
    moon.isUserInteractionEnabled = false
    addSubview(moon)

    let group = UIView()
    group.frame = CGRect(x: 0, y: 0, width: 200, height: 210)
    group.isUserInteractionEnabled = false
    moon.addSubview(group)

    glow.bounds = CGRect(x: -32, y: -4, width: 256, height: 256)
    glow.center = CGPoint(x: 96, y: 124)
    glow.alpha = 0
    glow.isUserInteractionEnabled = false
    group.addSubview(glow)

    let shape = CALayer()
    shape.bounds = CGRect(x: -32, y: -4, width: 256, height: 256)
    shape.position = CGPoint(x: 96, y: 124)
    let shapePath = CGMutablePath()
    shapePath.move(to: CGPoint(x: 224, y: 124))
    shapePath.addCurve(to: CGPoint(x: 96, y: 252), control1: CGPoint(x: 224, y: 194.69244797834156), control2: CGPoint(x: 166.69244797834156, y: 252))
    shapePath.addCurve(to: CGPoint(x: -32, y: 124), control1: CGPoint(x: 25.307552021658438, y: 252), control2: CGPoint(x: -32, y: 194.69244797834156))
    shapePath.addCurve(to: CGPoint(x: 96, y: -4), control1: CGPoint(x: -32, y: 53.30755202165844), control2: CGPoint(x: 25.307552021658438, y: -4))
    shapePath.addCurve(to: CGPoint(x: 224, y: 124), control1: CGPoint(x: 166.69244797834156, y: -4), control2: CGPoint(x: 224, y: 53.30755202165844))
    shapePath.closeSubpath()
    let shapeFill = CAGradientLayer()
    shapeFill.frame = CGRect(x: -33, y: -5, width: 258, height: 258)
    shapeFill.type = .radial
    shapeFill.startPoint = CGPoint(x: 0.5, y: 0.5)
    shapeFill.endPoint = CGPoint(x: 0.9961240310077519, y: 0.9961240310077519)
    shapeFill.colors = [UIColor(red: 1, green: 233 / 255, blue: 168 / 255, alpha: 0.42).cgColor, UIColor(red: 1, green: 233 / 255, blue: 168 / 255, alpha: 0).cgColor]
    shapeFill.locations = [0.5, 1]
    let shapeFillMask = CAShapeLayer()
    shapeFillMask.position = CGPoint(x: 33, y: 5)
    shapeFillMask.path = shapePath
    shapeFill.mask = shapeFillMask
    shape.addSublayer(shapeFill)
    glow.layer.addSublayer(shape)

    let face = CALayer()
    face.bounds = CGRect(x: 22, y: 40, width: 195.44243710941873, height: 168.3082991795972)
    face.position = CGPoint(x: 119.72121855470937, y: 124.1541495897986)
    group.layer.addSublayer(face)

    let shape2 = CALayer()
    shape2.bounds = CGRect(x: 22, y: 50, width: 148, height: 148)
    shape2.position = CGPoint(x: 96, y: 124)
    let shape2Path = CGMutablePath()
    shape2Path.move(to: CGPoint(x: 170, y: 124))
    shape2Path.addCurve(to: CGPoint(x: 96, y: 198), control1: CGPoint(x: 170, y: 164.86907148747872), control2: CGPoint(x: 136.86907148747872, y: 198))
    shape2Path.addCurve(to: CGPoint(x: 22, y: 124), control1: CGPoint(x: 55.13092851252129, y: 198), control2: CGPoint(x: 22, y: 164.86907148747872))
    shape2Path.addCurve(to: CGPoint(x: 96, y: 50), control1: CGPoint(x: 22, y: 83.13092851252128), control2: CGPoint(x: 55.13092851252129, y: 50))
    shape2Path.addCurve(to: CGPoint(x: 170, y: 124), control1: CGPoint(x: 136.86907148747872, y: 50), control2: CGPoint(x: 170, y: 83.13092851252128))
    shape2Path.closeSubpath()
    let shape2Fill = CAGradientLayer()
    shape2Fill.frame = CGRect(x: 21, y: 49, width: 150, height: 150)
    shape2Fill.type = .radial
    shape2Fill.startPoint = CGPoint(x: 0.36186666666666667, y: 0.3224)
    shape2Fill.endPoint = CGPoint(x: 1.1512, y: 1.1117333333333332)
    shape2Fill.colors = [UIColor(red: 1, green: 248 / 255, blue: 220 / 255, alpha: 1).cgColor, UIColor(red: 1, green: 233 / 255, blue: 168 / 255, alpha: 1).cgColor, UIColor(red: 242 / 255, green: 196 / 255, blue: 109 / 255, alpha: 1).cgColor]
    shape2Fill.locations = [0, 0.55, 1]
    let shape2FillMask = CAShapeLayer()
    shape2FillMask.position = CGPoint(x: -21, y: -49)
    shape2FillMask.path = shape2Path
    shape2Fill.mask = shape2FillMask
    shape2.addSublayer(shape2Fill)
    face.addSublayer(shape2)

    let group2 = CALayer()
    group2.bounds = CGRect(x: 31, y: 40, width: 186.44243710941873, height: 168.3082991795972)
    group2.position = CGPoint(x: 124.22121855470937, y: 124.1541495897986)
    face.addSublayer(group2)

    let maskLayer = CALayer()
    maskLayer.bounds = CGRect(x: 22, y: 50, width: 148, height: 148)
    maskLayer.position = CGPoint(x: 96, y: 124)
    group2.mask = maskLayer

    let shape3 = CAShapeLayer()
    shape3.bounds = CGRect(x: 22, y: 50, width: 148, height: 148)
    shape3.position = CGPoint(x: 96, y: 124)
    let shape3Path = CGMutablePath()
    shape3Path.move(to: CGPoint(x: 170, y: 124))
    shape3Path.addCurve(to: CGPoint(x: 96, y: 198), control1: CGPoint(x: 170, y: 164.86907148747872), control2: CGPoint(x: 136.86907148747872, y: 198))
    shape3Path.addCurve(to: CGPoint(x: 22, y: 124), control1: CGPoint(x: 55.13092851252129, y: 198), control2: CGPoint(x: 22, y: 164.86907148747872))
    shape3Path.addCurve(to: CGPoint(x: 96, y: 50), control1: CGPoint(x: 22, y: 83.13092851252128), control2: CGPoint(x: 55.13092851252129, y: 50))
    shape3Path.addCurve(to: CGPoint(x: 170, y: 124), control1: CGPoint(x: 136.86907148747872, y: 50), control2: CGPoint(x: 170, y: 83.13092851252128))
    shape3Path.closeSubpath()
    shape3.path = shape3Path
    maskLayer.addSublayer(shape3)

    let shape4 = CAShapeLayer()
    shape4.bounds = CGRect(x: 120, y: 40, width: 97.44243710941873, height: 168.3082991795972)
    shape4.position = CGPoint(x: 168.72121855470937, y: 124.1541495897986)
    let shape4Path = CGMutablePath()
    shape4Path.move(to: CGPoint(x: 196, y: 60))
    shape4Path.addCurve(to: CGPoint(x: 216.84591447304422, y: 107.96386685739235), control1: CGPoint(x: 207.54307468770105, y: 73.57210917452565), control2: CGPoint(x: 214.7980751369309, y: 90.26496647503652))
    shape4Path.addCurve(to: CGPoint(x: 207.5034010616983, y: 159.4206654100613), control1: CGPoint(x: 218.89375380915754, y: 125.66276723974818), control2: CGPoint(x: 215.64228028498587, y: 143.57126902786976))
    shape4Path.addCurve(to: CGPoint(x: 171.12709745105326, y: 196.99524737390098), control1: CGPoint(x: 199.36452183841072, y: 175.27006179225287), control2: CGPoint(x: 186.70448241544315, y: 188.34713784856032))
    shape4Path.addCurve(to: CGPoint(x: 120, y: 208), control1: CGPoint(x: 155.54971248666334, y: 205.64335689924164), control2: CGPoint(x: 137.7559565228819, y: 209.4733392849629))
    shape4Path.addCurve(to: CGPoint(x: 169.6541889402796, y: 184.6358918275451), control1: CGPoint(x: 138.54280163338842, y: 205.44455575960393), control2: CGPoint(x: 155.8649828454911, y: 197.29383727522392))
    shape4Path.addCurve(to: CGPoint(x: 197.17305398863505, y: 137.15819078314365), control1: CGPoint(x: 183.44339503506802, y: 171.97794637986624), control2: CGPoint(x: 193.04352701370811, y: 155.41504688282072))
    shape4Path.addCurve(to: CGPoint(x: 192.7656143546846, y: 82.4590636796492), control1: CGPoint(x: 201.302580963562, y: 118.90133468346659), control2: CGPoint(x: 199.76501747395355, y: 99.81919454479343))
    shape4Path.addCurve(to: CGPoint(x: 158, y: 40), control1: CGPoint(x: 185.76621123541565, y: 65.09893281450499), control2: CGPoint(x: 173.638004438478, y: 50.28681704236584))
    shape4Path.closeSubpath()
    shape4.path = shape4Path
    shape4.fillColor = UIColor(red: 227 / 255, green: 169 / 255, blue: 79 / 255, alpha: 0.28).cgColor
    shape4.miterLimit = 4
    group2.addSublayer(shape4)

    let shape5 = CAShapeLayer()
    shape5.bounds = CGRect(x: 38, y: 88, width: 16, height: 16)
    shape5.position = CGPoint(x: 46, y: 96)
    let shape5Path = CGMutablePath()
    shape5Path.move(to: CGPoint(x: 54, y: 96))
    shape5Path.addCurve(to: CGPoint(x: 46, y: 104), control1: CGPoint(x: 54, y: 100.41827799864635), control2: CGPoint(x: 50.418277998646346, y: 104))
    shape5Path.addCurve(to: CGPoint(x: 38, y: 96), control1: CGPoint(x: 41.581722001353654, y: 104), control2: CGPoint(x: 38, y: 100.41827799864635))
    shape5Path.addCurve(to: CGPoint(x: 46, y: 88), control1: CGPoint(x: 38, y: 91.58172200135365), control2: CGPoint(x: 41.581722001353654, y: 88))
    shape5Path.addCurve(to: CGPoint(x: 54, y: 96), control1: CGPoint(x: 50.418277998646346, y: 88), control2: CGPoint(x: 54, y: 91.58172200135365))
    shape5Path.closeSubpath()
    shape5.path = shape5Path
    shape5.fillColor = UIColor(red: 239 / 255, green: 199 / 255, blue: 118 / 255, alpha: 0.6).cgColor
    shape5.miterLimit = 4
    group2.addSublayer(shape5)

    let shape6 = CAShapeLayer()
    shape6.bounds = CGRect(x: 31, y: 133, width: 10, height: 10)
    shape6.position = CGPoint(x: 36, y: 138)
    let shape6Path = CGMutablePath()
    shape6Path.move(to: CGPoint(x: 41, y: 138))
    shape6Path.addCurve(to: CGPoint(x: 36, y: 143), control1: CGPoint(x: 41, y: 140.76142374915398), control2: CGPoint(x: 38.76142374915397, y: 143))
    shape6Path.addCurve(to: CGPoint(x: 31, y: 138), control1: CGPoint(x: 33.23857625084603, y: 143), control2: CGPoint(x: 31, y: 140.76142374915398))
    shape6Path.addCurve(to: CGPoint(x: 36, y: 133), control1: CGPoint(x: 31, y: 135.23857625084602), control2: CGPoint(x: 33.23857625084603, y: 133))
    shape6Path.addCurve(to: CGPoint(x: 41, y: 138), control1: CGPoint(x: 38.76142374915397, y: 133), control2: CGPoint(x: 41, y: 135.23857625084602))
    shape6Path.closeSubpath()
    shape6.path = shape6Path
    shape6.fillColor = UIColor(red: 239 / 255, green: 199 / 255, blue: 118 / 255, alpha: 0.6).cgColor
    shape6.miterLimit = 4
    group2.addSublayer(shape6)

    let shape7 = CAShapeLayer()
    shape7.bounds = CGRect(x: 53, y: 169, width: 18, height: 18)
    shape7.position = CGPoint(x: 62, y: 178)
    let shape7Path = CGMutablePath()
    shape7Path.move(to: CGPoint(x: 71, y: 178))
    shape7Path.addCurve(to: CGPoint(x: 62, y: 187), control1: CGPoint(x: 71, y: 182.97056274847714), control2: CGPoint(x: 66.97056274847714, y: 187))
    shape7Path.addCurve(to: CGPoint(x: 53, y: 178), control1: CGPoint(x: 57.02943725152286, y: 187), control2: CGPoint(x: 53, y: 182.97056274847714))
    shape7Path.addCurve(to: CGPoint(x: 62, y: 169), control1: CGPoint(x: 53, y: 173.02943725152286), control2: CGPoint(x: 57.02943725152286, y: 169))
    shape7Path.addCurve(to: CGPoint(x: 71, y: 178), control1: CGPoint(x: 66.97056274847714, y: 169), control2: CGPoint(x: 71, y: 173.02943725152286))
    shape7Path.closeSubpath()
    shape7.path = shape7Path
    shape7.fillColor = UIColor(red: 239 / 255, green: 199 / 255, blue: 118 / 255, alpha: 0.6).cgColor
    shape7.miterLimit = 4
    group2.addSublayer(shape7)

    let shape8 = CAShapeLayer()
    shape8.bounds = CGRect(x: 141, y: 151, width: 14, height: 14)
    shape8.position = CGPoint(x: 148, y: 158)
    let shape8Path = CGMutablePath()
    shape8Path.move(to: CGPoint(x: 155, y: 158))
    shape8Path.addCurve(to: CGPoint(x: 148, y: 165), control1: CGPoint(x: 155, y: 161.86599324881556), control2: CGPoint(x: 151.86599324881556, y: 165))
    shape8Path.addCurve(to: CGPoint(x: 141, y: 158), control1: CGPoint(x: 144.13400675118444, y: 165), control2: CGPoint(x: 141, y: 161.86599324881556))
    shape8Path.addCurve(to: CGPoint(x: 148, y: 151), control1: CGPoint(x: 141, y: 154.13400675118444), control2: CGPoint(x: 144.13400675118444, y: 151))
    shape8Path.addCurve(to: CGPoint(x: 155, y: 158), control1: CGPoint(x: 151.86599324881556, y: 151), control2: CGPoint(x: 155, y: 154.13400675118444))
    shape8Path.closeSubpath()
    shape8.path = shape8Path
    shape8.fillColor = UIColor(red: 239 / 255, green: 199 / 255, blue: 118 / 255, alpha: 0.6).cgColor
    shape8.miterLimit = 4
    group2.addSublayer(shape8)

    let shape9 = CAShapeLayer()
    shape9.bounds = CGRect(x: 149.5, y: 107.5, width: 9, height: 9)
    shape9.position = CGPoint(x: 154, y: 112)
    let shape9Path = CGMutablePath()
    shape9Path.move(to: CGPoint(x: 158.5, y: 112))
    shape9Path.addCurve(to: CGPoint(x: 154, y: 116.5), control1: CGPoint(x: 158.5, y: 114.48528137423857), control2: CGPoint(x: 156.48528137423858, y: 116.5))
    shape9Path.addCurve(to: CGPoint(x: 149.5, y: 112), control1: CGPoint(x: 151.51471862576142, y: 116.5), control2: CGPoint(x: 149.5, y: 114.48528137423857))
    shape9Path.addCurve(to: CGPoint(x: 154, y: 107.5), control1: CGPoint(x: 149.5, y: 109.51471862576143), control2: CGPoint(x: 151.51471862576142, y: 107.5))
    shape9Path.addCurve(to: CGPoint(x: 158.5, y: 112), control1: CGPoint(x: 156.48528137423858, y: 107.5), control2: CGPoint(x: 158.5, y: 109.51471862576143))
    shape9Path.closeSubpath()
    shape9.path = shape9Path
    shape9.fillColor = UIColor(red: 239 / 255, green: 199 / 255, blue: 118 / 255, alpha: 0.6).cgColor
    shape9.miterLimit = 4
    group2.addSublayer(shape9)

    let shape10 = CAShapeLayer()
    shape10.bounds = CGRect(x: 113, y: 181, width: 10, height: 10)
    shape10.position = CGPoint(x: 118, y: 186)
    let shape10Path = CGMutablePath()
    shape10Path.move(to: CGPoint(x: 123, y: 186))
    shape10Path.addCurve(to: CGPoint(x: 118, y: 191), control1: CGPoint(x: 123, y: 188.76142374915398), control2: CGPoint(x: 120.76142374915396, y: 191))
    shape10Path.addCurve(to: CGPoint(x: 113, y: 186), control1: CGPoint(x: 115.23857625084604, y: 191), control2: CGPoint(x: 113, y: 188.76142374915398))
    shape10Path.addCurve(to: CGPoint(x: 118, y: 181), control1: CGPoint(x: 113, y: 183.23857625084602), control2: CGPoint(x: 115.23857625084604, y: 181))
    shape10Path.addCurve(to: CGPoint(x: 123, y: 186), control1: CGPoint(x: 120.76142374915396, y: 181), control2: CGPoint(x: 123, y: 183.23857625084602))
    shape10Path.closeSubpath()
    shape10.path = shape10Path
    shape10.fillColor = UIColor(red: 239 / 255, green: 199 / 255, blue: 118 / 255, alpha: 0.6).cgColor
    shape10.miterLimit = 4
    group2.addSublayer(shape10)

    let shape11 = CAShapeLayer()
    shape11.bounds = CGRect(x: 40, y: 99, width: 114, height: 87.48820156761434)
    shape11.position = CGPoint(x: 97, y: 142.74410078380717)
    let shape11Path = CGMutablePath()
    shape11Path.move(to: CGPoint(x: 40, y: 99))
    shape11Path.addCurve(to: CGPoint(x: 43.12079773642182, y: 102.44062222522562), control1: CGPoint(x: 40.67708074737251, y: 100.43029007500161), control2: CGPoint(x: 41.763137686516046, y: 101.62764791689818))
    shape11Path.addCurve(to: CGPoint(x: 47.62723859716869, y: 103.56723244041234), control1: CGPoint(x: 44.478457786327596, y: 103.25359653355305), control2: CGPoint(x: 46.04672711392128, y: 103.64566386545147))
    shape11Path.addCurve(to: CGPoint(x: 52, y: 102), control1: CGPoint(x: 49.207750080416105, y: 103.4888010153732), control2: CGPoint(x: 50.729498128788215, y: 102.94339442035553))
    shape11Path.addCurve(to: CGPoint(x: 47.62723859716869, y: 103.56723244041234), control1: CGPoint(x: 50.72949812878821, y: 102.94339442035553), control2: CGPoint(x: 49.207750080416105, y: 103.4888010153732))
    shape11Path.addCurve(to: CGPoint(x: 43.12079773642182, y: 102.44062222522562), control1: CGPoint(x: 46.04672711392128, y: 103.64566386545147), control2: CGPoint(x: 44.478457786327596, y: 103.25359653355305))
    shape11Path.addCurve(to: CGPoint(x: 40, y: 99), control1: CGPoint(x: 41.763137686516046, y: 101.62764791689818), control2: CGPoint(x: 40.67708074737251, y: 100.43029007500161))
    shape11Path.closeSubpath()
    shape11Path.move(to: CGPoint(x: 55, y: 182))
    shape11Path.addCurve(to: CGPoint(x: 58.92824354165311, y: 185.6188098002447), control1: CGPoint(x: 55.91307245348567, y: 183.57596800762337), control2: CGPoint(x: 57.28281781310725, y: 184.83781643394377))
    shape11Path.addCurve(to: CGPoint(x: 64.21561945594449, y: 186.37414921657205), control1: CGPoint(x: 60.57366927019897, y: 186.3998031665456), control2: CGPoint(x: 62.417332613976214, y: 186.66318364422807))
    shape11Path.addCurve(to: CGPoint(x: 69, y: 184), control1: CGPoint(x: 66.01390629791278, y: 186.085114788916), control2: CGPoint(x: 67.68217940251921, y: 185.25726900034246))
    shape11Path.addCurve(to: CGPoint(x: 64.2156194559445, y: 186.37414921657205), control1: CGPoint(x: 67.68217940251921, y: 185.25726900034246), control2: CGPoint(x: 66.01390629791278, y: 186.085114788916))
    shape11Path.addCurve(to: CGPoint(x: 58.92824354165311, y: 185.6188098002447), control1: CGPoint(x: 62.417332613976214, y: 186.66318364422807), control2: CGPoint(x: 60.57366927019897, y: 186.3998031665456))
    shape11Path.addCurve(to: CGPoint(x: 55, y: 182), control1: CGPoint(x: 57.28281781310725, y: 184.83781643394377), control2: CGPoint(x: 55.91307245348567, y: 183.57596800762337))
    shape11Path.closeSubpath()
    shape11Path.move(to: CGPoint(x: 143, y: 161))
    shape11Path.addCurve(to: CGPoint(x: 146.2041854082656, y: 163.68098698138616), control1: CGPoint(x: 143.77025879813883, y: 162.19898789375196), control2: CGPoint(x: 144.88812125826178, y: 163.13431913108886))
    shape11Path.addCurve(to: CGPoint(x: 150.36488555260354, y: 164.05923244905324), control1: CGPoint(x: 147.52024955826946, y: 164.22765483168345), control2: CGPoint(x: 148.97181677631664, y: 164.35961548786958))
    shape11Path.addCurve(to: CGPoint(x: 154, y: 162), control1: CGPoint(x: 151.75795432889043, y: 163.7588494102369), control2: CGPoint(x: 153.0261574636131, y: 163.0404332269769))
    shape11Path.addCurve(to: CGPoint(x: 150.36488555260354, y: 164.05923244905324), control1: CGPoint(x: 153.0261574636131, y: 163.0404332269769), control2: CGPoint(x: 151.75795432889043, y: 163.7588494102369))
    shape11Path.addCurve(to: CGPoint(x: 146.2041854082656, y: 163.68098698138616), control1: CGPoint(x: 148.97181677631664, y: 164.35961548786958), control2: CGPoint(x: 147.52024955826946, y: 164.22765483168345))
    shape11Path.addCurve(to: CGPoint(x: 143, y: 161), control1: CGPoint(x: 144.88812125826178, y: 163.13431913108886), control2: CGPoint(x: 143.77025879813883, y: 162.19898789375196))
    shape11Path.closeSubpath()
    shape11.path = shape11Path
    shape11.fillColor = UIColor(red: 1, green: 246 / 255, blue: 214 / 255, alpha: 0.8).cgColor
    shape11.miterLimit = 4
    group2.addSublayer(shape11)

    let shape12 = CAShapeLayer()
    shape12.bounds = CGRect(x: 47, y: 137, width: 22, height: 14)
    shape12.position = CGPoint(x: 58, y: 144)
    let shape12Path = CGMutablePath()
    shape12Path.move(to: CGPoint(x: 69, y: 144))
    shape12Path.addCurve(to: CGPoint(x: 58, y: 151), control1: CGPoint(x: 69, y: 147.86599324881556), control2: CGPoint(x: 64.07513224813873, y: 151))
    shape12Path.addCurve(to: CGPoint(x: 47, y: 144), control1: CGPoint(x: 51.92486775186127, y: 151), control2: CGPoint(x: 47, y: 147.86599324881556))
    shape12Path.addCurve(to: CGPoint(x: 58, y: 137), control1: CGPoint(x: 47, y: 140.13400675118444), control2: CGPoint(x: 51.92486775186127, y: 137))
    shape12Path.addCurve(to: CGPoint(x: 69, y: 144), control1: CGPoint(x: 64.07513224813873, y: 137), control2: CGPoint(x: 69, y: 140.13400675118444))
    shape12Path.closeSubpath()
    shape12.path = shape12Path
    shape12.fillColor = UIColor(red: 245 / 255, green: 154 / 255, blue: 124 / 255, alpha: 0.55).cgColor
    shape12.miterLimit = 4
    face.addSublayer(shape12)

    let shape13 = CAShapeLayer()
    shape13.bounds = CGRect(x: 119, y: 137, width: 22, height: 14)
    shape13.position = CGPoint(x: 130, y: 144)
    let shape13Path = CGMutablePath()
    shape13Path.move(to: CGPoint(x: 141, y: 144))
    shape13Path.addCurve(to: CGPoint(x: 130, y: 151), control1: CGPoint(x: 141, y: 147.86599324881556), control2: CGPoint(x: 136.07513224813871, y: 151))
    shape13Path.addCurve(to: CGPoint(x: 119, y: 144), control1: CGPoint(x: 123.92486775186127, y: 151), control2: CGPoint(x: 119, y: 147.86599324881556))
    shape13Path.addCurve(to: CGPoint(x: 130, y: 137), control1: CGPoint(x: 119, y: 140.13400675118444), control2: CGPoint(x: 123.92486775186127, y: 137))
    shape13Path.addCurve(to: CGPoint(x: 141, y: 144), control1: CGPoint(x: 136.07513224813871, y: 137), control2: CGPoint(x: 141, y: 140.13400675118444))
    shape13Path.closeSubpath()
    shape13.path = shape13Path
    shape13.fillColor = UIColor(red: 245 / 255, green: 154 / 255, blue: 124 / 255, alpha: 0.55).cgColor
    shape13.miterLimit = 4
    face.addSublayer(shape13)

    openEyes.bounds = CGRect(x: 66, y: 118, width: 56, height: 16)
    openEyes.position = CGPoint(x: 94, y: 126)
    group.layer.addSublayer(openEyes)

    let shape14 = CAShapeLayer()
    shape14.bounds = CGRect(x: 66, y: 118, width: 12, height: 16)
    shape14.position = CGPoint(x: 72, y: 126)
    let shape14Path = CGMutablePath()
    shape14Path.move(to: CGPoint(x: 78, y: 126))
    shape14Path.addCurve(to: CGPoint(x: 72, y: 134), control1: CGPoint(x: 78, y: 130.41827799864635), control2: CGPoint(x: 75.31370849898477, y: 134))
    shape14Path.addCurve(to: CGPoint(x: 66, y: 126), control1: CGPoint(x: 68.68629150101523, y: 134), control2: CGPoint(x: 66, y: 130.41827799864635))
    shape14Path.addCurve(to: CGPoint(x: 72, y: 118), control1: CGPoint(x: 66, y: 121.58172200135365), control2: CGPoint(x: 68.68629150101523, y: 118))
    shape14Path.addCurve(to: CGPoint(x: 78, y: 126), control1: CGPoint(x: 75.31370849898477, y: 118), control2: CGPoint(x: 78, y: 121.58172200135365))
    shape14Path.closeSubpath()
    shape14.path = shape14Path
    shape14.fillColor = UIColor(red: 74 / 255, green: 51 / 255, blue: 80 / 255, alpha: 1).cgColor
    shape14.miterLimit = 4
    openEyes.addSublayer(shape14)

    let shape15 = CAShapeLayer()
    shape15.bounds = CGRect(x: 110, y: 118, width: 12, height: 16)
    shape15.position = CGPoint(x: 116, y: 126)
    let shape15Path = CGMutablePath()
    shape15Path.move(to: CGPoint(x: 122, y: 126))
    shape15Path.addCurve(to: CGPoint(x: 116, y: 134), control1: CGPoint(x: 122, y: 130.41827799864635), control2: CGPoint(x: 119.31370849898477, y: 134))
    shape15Path.addCurve(to: CGPoint(x: 110, y: 126), control1: CGPoint(x: 112.68629150101523, y: 134), control2: CGPoint(x: 110, y: 130.41827799864635))
    shape15Path.addCurve(to: CGPoint(x: 116, y: 118), control1: CGPoint(x: 110, y: 121.58172200135365), control2: CGPoint(x: 112.68629150101523, y: 118))
    shape15Path.addCurve(to: CGPoint(x: 122, y: 126), control1: CGPoint(x: 119.31370849898477, y: 118), control2: CGPoint(x: 122, y: 121.58172200135365))
    shape15Path.closeSubpath()
    shape15.path = shape15Path
    shape15.fillColor = UIColor(red: 74 / 255, green: 51 / 255, blue: 80 / 255, alpha: 1).cgColor
    shape15.miterLimit = 4
    openEyes.addSublayer(shape15)

    let shape16 = CAShapeLayer()
    shape16.bounds = CGRect(x: 72.3, y: 120.3, width: 4.400000000000006, height: 4.400000000000006)
    shape16.position = CGPoint(x: 74.5, y: 122.5)
    let shape16Path = CGMutablePath()
    shape16Path.move(to: CGPoint(x: 76.7, y: 122.5))
    shape16Path.addCurve(to: CGPoint(x: 74.5, y: 124.7), control1: CGPoint(x: 76.7, y: 123.71502644962774), control2: CGPoint(x: 75.71502644962774, y: 124.7))
    shape16Path.addCurve(to: CGPoint(x: 72.3, y: 122.5), control1: CGPoint(x: 73.28497355037226, y: 124.7), control2: CGPoint(x: 72.3, y: 123.71502644962774))
    shape16Path.addCurve(to: CGPoint(x: 74.5, y: 120.3), control1: CGPoint(x: 72.3, y: 121.28497355037226), control2: CGPoint(x: 73.28497355037226, y: 120.3))
    shape16Path.addCurve(to: CGPoint(x: 76.7, y: 122.5), control1: CGPoint(x: 75.71502644962774, y: 120.3), control2: CGPoint(x: 76.7, y: 121.28497355037226))
    shape16Path.closeSubpath()
    shape16.path = shape16Path
    shape16.fillColor = UIColor.white.cgColor
    shape16.miterLimit = 4
    openEyes.addSublayer(shape16)

    let shape17 = CAShapeLayer()
    shape17.bounds = CGRect(x: 116.3, y: 120.3, width: 4.400000000000006, height: 4.400000000000006)
    shape17.position = CGPoint(x: 118.5, y: 122.5)
    let shape17Path = CGMutablePath()
    shape17Path.move(to: CGPoint(x: 120.7, y: 122.5))
    shape17Path.addCurve(to: CGPoint(x: 118.5, y: 124.7), control1: CGPoint(x: 120.7, y: 123.71502644962774), control2: CGPoint(x: 119.71502644962774, y: 124.7))
    shape17Path.addCurve(to: CGPoint(x: 116.3, y: 122.5), control1: CGPoint(x: 117.28497355037226, y: 124.7), control2: CGPoint(x: 116.3, y: 123.71502644962774))
    shape17Path.addCurve(to: CGPoint(x: 118.5, y: 120.3), control1: CGPoint(x: 116.3, y: 121.28497355037226), control2: CGPoint(x: 117.28497355037226, y: 120.3))
    shape17Path.addCurve(to: CGPoint(x: 120.7, y: 122.5), control1: CGPoint(x: 119.71502644962774, y: 120.3), control2: CGPoint(x: 120.7, y: 121.28497355037226))
    shape17Path.closeSubpath()
    shape17.path = shape17Path
    shape17.fillColor = UIColor.white.cgColor
    shape17.miterLimit = 4
    openEyes.addSublayer(shape17)

    closedEyes.bounds = CGRect(x: 63, y: 125, width: 62, height: 4)
    closedEyes.position = CGPoint(x: 94, y: 127)
    closedEyes.isHidden = true
    group.layer.addSublayer(closedEyes)

    let shape18 = CAShapeLayer()
    shape18.bounds = CGRect(x: 63, y: 125, width: 62, height: 4)
    shape18.position = CGPoint(x: 94, y: 127)
    let shape18Path = CGMutablePath()
    shape18Path.move(to: CGPoint(x: 63, y: 125))
    shape18Path.addQuadCurve(to: CGPoint(x: 81, y: 125), control: CGPoint(x: 72, y: 133))
    shape18Path.move(to: CGPoint(x: 107, y: 125))
    shape18Path.addQuadCurve(to: CGPoint(x: 125, y: 125), control: CGPoint(x: 116, y: 133))
    shape18.path = shape18Path
    shape18.fillColor = nil
    shape18.strokeColor = UIColor(red: 74 / 255, green: 51 / 255, blue: 80 / 255, alpha: 1).cgColor
    shape18.lineWidth = 3.4
    shape18.lineCap = .round
    shape18.miterLimit = 4
    closedEyes.addSublayer(shape18)

    smile.bounds = CGRect(x: 80, y: 146, width: 28, height: 6.5)
    smile.position = CGPoint(x: 94, y: 149.25)
    group.layer.addSublayer(smile)

    let shape19 = CAShapeLayer()
    shape19.bounds = CGRect(x: 80, y: 146, width: 28, height: 6.5)
    shape19.position = CGPoint(x: 94, y: 149.25)
    let shape19Path = CGMutablePath()
    shape19Path.move(to: CGPoint(x: 80, y: 146))
    shape19Path.addQuadCurve(to: CGPoint(x: 108, y: 146), control: CGPoint(x: 94, y: 159))
    shape19.path = shape19Path
    shape19.fillColor = nil
    shape19.strokeColor = UIColor(red: 74 / 255, green: 51 / 255, blue: 80 / 255, alpha: 1).cgColor
    shape19.lineWidth = 3.4
    shape19.lineCap = .round
    shape19.miterLimit = 4
    smile.addSublayer(shape19)

    laugh.bounds = CGRect(x: 78, y: 144, width: 32, height: 16)
    laugh.position = CGPoint(x: 94, y: 152)
    laugh.isHidden = true
    group.layer.addSublayer(laugh)

    let shape20 = CAShapeLayer()
    shape20.bounds = CGRect(x: 78, y: 144, width: 32, height: 16)
    shape20.position = CGPoint(x: 94, y: 152)
    let shape20Path = CGMutablePath()
    shape20Path.move(to: CGPoint(x: 78, y: 144))
    shape20Path.addLine(to: CGPoint(x: 110, y: 144))
    shape20Path.addCurve(to: CGPoint(x: 105.31370849898477, y: 155.31370849898477), control1: CGPoint(x: 110, y: 148.2434638374327), control2: CGPoint(x: 108.31429055415332, y: 152.3131264438162))
    shape20Path.addCurve(to: CGPoint(x: 94, y: 160), control1: CGPoint(x: 102.3131264438162, y: 158.3142905541533), control2: CGPoint(x: 98.2434638374327, y: 160))
    shape20Path.addCurve(to: CGPoint(x: 82.68629150101523, y: 155.31370849898477), control1: CGPoint(x: 89.7565361625673, y: 160), control2: CGPoint(x: 85.6868735561838, y: 158.3142905541533))
    shape20Path.addCurve(to: CGPoint(x: 78, y: 144), control1: CGPoint(x: 79.68570944584668, y: 152.3131264438162), control2: CGPoint(x: 78, y: 148.2434638374327))
    shape20Path.closeSubpath()
    shape20.path = shape20Path
    shape20.fillColor = UIColor(red: 138 / 255, green: 58 / 255, blue: 77 / 255, alpha: 1).cgColor
    shape20.miterLimit = 4
    laugh.addSublayer(shape20)

    let shape21 = CAShapeLayer()
    shape21.bounds = CGRect(x: 86, y: 153.70820393249937, width: 16, height: 4.435389606949599)
    shape21.position = CGPoint(x: 94, y: 155.92589873597416)
    let shape21Path = CGMutablePath()
    shape21Path.move(to: CGPoint(x: 86, y: 156))
    shape21Path.addCurve(to: CGPoint(x: 94, y: 153.70820393249937), control1: CGPoint(x: 88.20008920413983, y: 154.524135294894), control2: CGPoint(x: 91.04827058978796, y: 153.70820393249937))
    shape21Path.addCurve(to: CGPoint(x: 102, y: 156), control1: CGPoint(x: 96.95172941021204, y: 153.70820393249937), control2: CGPoint(x: 99.79991079586017, y: 154.524135294894))
    shape21Path.addCurve(to: CGPoint(x: 94, y: 158.14359353944897), control1: CGPoint(x: 99.56769264250977, y: 157.4042933075989), control2: CGPoint(x: 96.80858661519778, y: 158.14359353944897))
    shape21Path.addCurve(to: CGPoint(x: 86, y: 156), control1: CGPoint(x: 91.19141338480222, y: 158.14359353944897), control2: CGPoint(x: 88.43230735749022, y: 157.4042933075989))
    shape21Path.closeSubpath()
    shape21.path = shape21Path
    shape21.fillColor = UIColor(red: 242 / 255, green: 133 / 255, blue: 127 / 255, alpha: 1).cgColor
    shape21.miterLimit = 4
    laugh.addSublayer(shape21)

    let cap = CALayer()
    cap.bounds = CGRect(x: 28, y: 35.941088272238375, width: 165, height: 86.05891172776163)
    cap.position = CGPoint(x: 110.5, y: 78.97054413611919)
    group.layer.addSublayer(cap)

    tail.anchorPoint = CGPoint(x: 0.4, y: 0.18376372560330057)
    tail.bounds = CGRect(x: 118, y: 43.591330834562584, width: 75, height: 78.40866916543742)
    tail.position = CGPoint(x: 148, y: 58)
    cap.addSublayer(tail)

    let shape22 = CALayer()
    shape22.bounds = CGRect(x: 118, y: 43.591330834562584, width: 68.26153656360884, height: 62.6644503448119)
    shape22.position = CGPoint(x: 152.13076828180442, y: 74.92355600696854)
    let shape22Path = CGMutablePath()
    shape22Path.move(to: CGPoint(x: 118, y: 46))
    shape22Path.addCurve(to: CGPoint(x: 186, y: 96), control1: CGPoint(x: 150, y: 36), control2: CGPoint(x: 180, y: 58))
    shape22Path.addCurve(to: CGPoint(x: 174, y: 102), control1: CGPoint(x: 188, y: 106), control2: CGPoint(x: 178, y: 110))
    shape22Path.addCurve(to: CGPoint(x: 132, y: 76), control1: CGPoint(x: 166, y: 82), control2: CGPoint(x: 150, y: 74))
    shape22Path.closeSubpath()
    let shape22Fill = CAGradientLayer()
    shape22Fill.frame = CGRect(x: 117, y: 42.591330834562584, width: 70.26153656360884, height: 64.6644503448119)
    shape22Fill.startPoint = CGPoint(x: 0.014232538155419996, y: 0.015464447539067826)
    shape22Fill.endPoint = CGPoint(x: 0.90285275356314, y: 1.0672399885129673)
    shape22Fill.colors = [UIColor(red: 116 / 255, green: 99 / 255, blue: 214 / 255, alpha: 1).cgColor, UIColor(red: 78 / 255, green: 63 / 255, blue: 174 / 255, alpha: 1).cgColor]
    shape22Fill.locations = [0, 1]
    let shape22FillMask = CAShapeLayer()
    shape22FillMask.position = CGPoint(x: -117, y: -42.591330834562584)
    shape22FillMask.path = shape22Path
    shape22Fill.mask = shape22FillMask
    shape22.addSublayer(shape22Fill)
    tail.addSublayer(shape22)

    let shape23 = CAShapeLayer()
    shape23.bounds = CGRect(x: 152, y: 55, width: 24, height: 28)
    shape23.position = CGPoint(x: 164, y: 69)
    let shape23Path = CGMutablePath()
    shape23Path.move(to: CGPoint(x: 160, y: 55))
    shape23Path.addLine(to: CGPoint(x: 152, y: 72))
    shape23Path.move(to: CGPoint(x: 176, y: 73))
    shape23Path.addLine(to: CGPoint(x: 164, y: 83))
    shape23.path = shape23Path
    shape23.strokeColor = UIColor(red: 185 / 255, green: 174 / 255, blue: 246 / 255, alpha: 0.75).cgColor
    shape23.lineWidth = 4
    shape23.lineCap = .round
    shape23.miterLimit = 4
    tail.addSublayer(shape23)

    let shape24 = CAShapeLayer()
    shape24.bounds = CGRect(x: 169, y: 98, width: 24, height: 24)
    shape24.position = CGPoint(x: 181, y: 110)
    let shape24Path = CGMutablePath()
    shape24Path.move(to: CGPoint(x: 193, y: 110))
    shape24Path.addCurve(to: CGPoint(x: 181, y: 122), control1: CGPoint(x: 193, y: 116.62741699796952), control2: CGPoint(x: 187.62741699796953, y: 122))
    shape24Path.addCurve(to: CGPoint(x: 169, y: 110), control1: CGPoint(x: 174.37258300203047, y: 122), control2: CGPoint(x: 169, y: 116.62741699796952))
    shape24Path.addCurve(to: CGPoint(x: 181, y: 98), control1: CGPoint(x: 169, y: 103.37258300203048), control2: CGPoint(x: 174.37258300203047, y: 98))
    shape24Path.addCurve(to: CGPoint(x: 193, y: 110), control1: CGPoint(x: 187.62741699796953, y: 98), control2: CGPoint(x: 193, y: 103.37258300203048))
    shape24Path.closeSubpath()
    shape24.path = shape24Path
    shape24.fillColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1).cgColor
    shape24.miterLimit = 4
    tail.addSublayer(shape24)

    let shape25 = CAShapeLayer()
    shape25.bounds = CGRect(x: 172.87440276804048, y: 105, width: 16.125597231959517, height: 13.731475806150428)
    shape25.position = CGPoint(x: 180.93720138402023, y: 111.86573790307521)
    let shape25Path = CGMutablePath()
    shape25Path.move(to: CGPoint(x: 173, y: 105))
    shape25Path.addCurve(to: CGPoint(x: 174.60702309961374, y: 112.94279111984282), control1: CGPoint(x: 172.5984468619704, y: 107.75384336506048), control2: CGPoint(x: 173.16653328661948, y: 110.56163860465007))
    shape25Path.addCurve(to: CGPoint(x: 180.89644208112702, y: 118.05294404232238), control1: CGPoint(x: 176.047512912608, y: 115.32394363503558), control2: CGPoint(x: 178.27083723394895, y: 117.1303946461251))
    shape25Path.addCurve(to: CGPoint(x: 189, y: 118), control1: CGPoint(x: 183.52204692830512, y: 118.97549343851966), control2: CGPoint(x: 186.3866736073963, y: 118.956777595719))
    shape25Path.addCurve(to: CGPoint(x: 180.89644208112705, y: 118.05294404232238), control1: CGPoint(x: 186.3866736073963, y: 118.956777595719), control2: CGPoint(x: 183.52204692830512, y: 118.97549343851966))
    shape25Path.addCurve(to: CGPoint(x: 174.60702309961374, y: 112.94279111984282), control1: CGPoint(x: 178.27083723394895, y: 117.13039464612511), control2: CGPoint(x: 176.047512912608, y: 115.32394363503558))
    shape25Path.addCurve(to: CGPoint(x: 173, y: 105), control1: CGPoint(x: 173.16653328661948, y: 110.56163860465008), control2: CGPoint(x: 172.5984468619704, y: 107.75384336506048))
    shape25Path.closeSubpath()
    shape25.path = shape25Path
    shape25.fillColor = UIColor(red: 231 / 255, green: 214 / 255, blue: 180 / 255, alpha: 1).cgColor
    shape25.miterLimit = 4
    tail.addSublayer(shape25)

    let shape26 = CALayer()
    shape26.bounds = CGRect(x: 34, y: 35.941088272238375, width: 124, height: 52.058911727761625)
    shape26.position = CGPoint(x: 96, y: 61.97054413611919)
    let shape26Path = CGMutablePath()
    shape26Path.move(to: CGPoint(x: 34, y: 88))
    shape26Path.addCurve(to: CGPoint(x: 118, y: 38), control1: CGPoint(x: 36, y: 56), control2: CGPoint(x: 76, y: 28))
    shape26Path.addCurve(to: CGPoint(x: 158, y: 84), control1: CGPoint(x: 140, y: 43), control2: CGPoint(x: 156, y: 60))
    shape26Path.addCurve(to: CGPoint(x: 34, y: 88), control1: CGPoint(x: 120, y: 66), control2: CGPoint(x: 74, y: 68))
    shape26Path.closeSubpath()
    let shape26Fill = CAGradientLayer()
    shape26Fill.frame = CGRect(x: 33, y: 34.941088272238375, width: 126, height: 54.058911727761625)
    shape26Fill.startPoint = CGPoint(x: 0.007936507936507936, y: 0.018498337610567475)
    shape26Fill.endPoint = CGPoint(x: 0.3028710579321902, y: 1.6559010195716197)
    shape26Fill.colors = [UIColor(red: 140 / 255, green: 123 / 255, blue: 230 / 255, alpha: 1).cgColor, UIColor(red: 91 / 255, green: 75 / 255, blue: 192 / 255, alpha: 1).cgColor]
    shape26Fill.locations = [0, 1]
    let shape26FillMask = CAShapeLayer()
    shape26FillMask.position = CGPoint(x: -33, y: -34.941088272238375)
    shape26FillMask.path = shape26Path
    shape26Fill.mask = shape26FillMask
    shape26.addSublayer(shape26Fill)
    cap.addSublayer(shape26)

    let shape27 = CAShapeLayer()
    shape27.bounds = CGRect(x: 58, y: 37, width: 76, height: 40)
    shape27.position = CGPoint(x: 96, y: 57)
    let shape27Path = CGMutablePath()
    shape27Path.move(to: CGPoint(x: 70, y: 46))
    shape27Path.addQuadCurve(to: CGPoint(x: 58, y: 77), control: CGPoint(x: 60, y: 60))
    shape27Path.move(to: CGPoint(x: 98, y: 37))
    shape27Path.addQuadCurve(to: CGPoint(x: 96, y: 71), control: CGPoint(x: 94, y: 53))
    shape27Path.move(to: CGPoint(x: 126, y: 41))
    shape27Path.addQuadCurve(to: CGPoint(x: 134, y: 74), control: CGPoint(x: 132, y: 55))
    shape27.path = shape27Path
    shape27.fillColor = nil
    shape27.strokeColor = UIColor(red: 185 / 255, green: 174 / 255, blue: 246 / 255, alpha: 0.75).cgColor
    shape27.lineWidth = 4.5
    shape27.lineCap = .round
    shape27.miterLimit = 4
    cap.addSublayer(shape27)

    let shape28 = CAShapeLayer()
    shape28.bounds = CGRect(x: 28, y: 70.0632433298832, width: 136, height: 21.936756670116793)
    shape28.position = CGPoint(x: 96, y: 81.03162166494161)
    let shape28Path = CGMutablePath()
    shape28Path.move(to: CGPoint(x: 28, y: 92))
    shape28Path.addCurve(to: CGPoint(x: 164, y: 86), control1: CGPoint(x: 66, y: 66), control2: CGPoint(x: 124, y: 62))
    shape28.path = shape28Path
    shape28.fillColor = nil
    shape28.strokeColor = UIColor(red: 1, green: 244 / 255, blue: 220 / 255, alpha: 1).cgColor
    shape28.lineWidth = 17
    shape28.lineCap = .round
    shape28.miterLimit = 4
    cap.addSublayer(shape28)

    let shape29 = CAShapeLayer()
    shape29.bounds = CGRect(x: 30, y: 75.63463593478389, width: 131, height: 21.365364065216113)
    shape29.position = CGPoint(x: 95.5, y: 86.31731796739194)
    let shape29Path = CGMutablePath()
    shape29Path.move(to: CGPoint(x: 30, y: 97))
    shape29Path.addCurve(to: CGPoint(x: 161, y: 90), control1: CGPoint(x: 68, y: 72), control2: CGPoint(x: 122, y: 68))
    shape29.path = shape29Path
    shape29.fillColor = nil
    shape29.strokeColor = UIColor(red: 231 / 255, green: 214 / 255, blue: 180 / 255, alpha: 0.7).cgColor
    shape29.lineWidth = 3
    shape29.lineCap = .round
    shape29.miterLimit = 4
    cap.addSublayer(shape29)
  }

  private func addFirstSnore() {
    firstSnore.frame = CGRect(x: 212, y: 120, width: 40, height: 40)
    firstSnore.alpha = 0
    firstSnore.font = UIFont.systemFont(ofSize: 30, weight: .bold)
    firstSnore.textColor = UIColor(red: 207 / 255, green: 200 / 255, blue: 1, alpha: 1)
    firstSnore.textAlignment = .center
    firstSnore.text = "z"
    addSubview(firstSnore)
  }

  private func addSecondSnore() {
    secondSnore.frame = CGRect(x: 212, y: 120, width: 40, height: 40)
    secondSnore.alpha = 0
    secondSnore.font = UIFont.systemFont(ofSize: 30, weight: .bold)
    secondSnore.textColor = UIColor(red: 207 / 255, green: 200 / 255, blue: 1, alpha: 1)
    secondSnore.textAlignment = .center
    secondSnore.text = "z"
    addSubview(secondSnore)
  }

  private func addThirdSnore() {
    thirdSnore.frame = CGRect(x: 212, y: 120, width: 40, height: 40)
    thirdSnore.alpha = 0
    thirdSnore.font = UIFont.systemFont(ofSize: 30, weight: .bold)
    thirdSnore.textColor = UIColor(red: 207 / 255, green: 200 / 255, blue: 1, alpha: 1)
    thirdSnore.textAlignment = .center
    thirdSnore.text = "z"
    addSubview(thirdSnore)
  }

  private func addHills() {
    let hills = UIView()
    hills.frame = CGRect(x: 0, y: 320, width: 320, height: 200)
    hills.layer.contentsGravity = .resizeAspect
    hills.isUserInteractionEnabled = false
    addSubview(hills)

    let group3 = UIView()
    group3.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    group3.isUserInteractionEnabled = false
    hills.addSubview(group3)

    let shape30 = CALayer()
    shape30.bounds = CGRect(x: 0, y: 28.001050675057286, width: 320, height: 171.9989493249427)
    shape30.position = CGPoint(x: 160, y: 114.00052533752864)
    let shape30Path = CGMutablePath()
    shape30Path.move(to: CGPoint(x: 0, y: 62))
    shape30Path.addCurve(to: CGPoint(x: 134, y: 50), control1: CGPoint(x: 40, y: 20), control2: CGPoint(x: 92, y: 18))
    shape30Path.addCurve(to: CGPoint(x: 320, y: 36), control1: CGPoint(x: 176, y: 82), control2: CGPoint(x: 226, y: 20))
    shape30Path.addLine(to: CGPoint(x: 320, y: 200))
    shape30Path.addLine(to: CGPoint(x: 0, y: 200))
    shape30Path.closeSubpath()
    let shape30Fill = CAGradientLayer()
    shape30Fill.frame = CGRect(x: -1, y: 27.001050675057286, width: 322, height: 173.9989493249427)
    shape30Fill.startPoint = CGPoint(x: 0.003105590062111801, y: 0.0057471611402233344)
    shape30Fill.endPoint = CGPoint(x: 0.003105590062111801, y: 0.9942528388597767)
    shape30Fill.colors = [UIColor(red: 74 / 255, green: 76 / 255, blue: 140 / 255, alpha: 1).cgColor, UIColor(red: 52 / 255, green: 55 / 255, blue: 111 / 255, alpha: 1).cgColor]
    shape30Fill.locations = [0, 1]
    let shape30FillMask = CAShapeLayer()
    shape30FillMask.position = CGPoint(x: 1, y: -27.001050675057286)
    shape30FillMask.path = shape30Path
    shape30Fill.mask = shape30FillMask
    shape30.addSublayer(shape30Fill)
    group3.layer.addSublayer(shape30)

    let shape31 = CAShapeLayer()
    shape31.bounds = CGRect(x: 22, y: 22, width: 280, height: 44)
    shape31.position = CGPoint(x: 162, y: 44)
    let shape31Path = CGMutablePath()
    shape31Path.move(to: CGPoint(x: 22, y: 66))
    shape31Path.addLine(to: CGPoint(x: 31, y: 40))
    shape31Path.addLine(to: CGPoint(x: 40, y: 66))
    shape31Path.closeSubpath()
    shape31Path.move(to: CGPoint(x: 38, y: 60))
    shape31Path.addLine(to: CGPoint(x: 45, y: 40))
    shape31Path.addLine(to: CGPoint(x: 52, y: 60))
    shape31Path.closeSubpath()
    shape31Path.move(to: CGPoint(x: 286, y: 46))
    shape31Path.addLine(to: CGPoint(x: 294, y: 22))
    shape31Path.addLine(to: CGPoint(x: 302, y: 46))
    shape31Path.closeSubpath()
    shape31Path.move(to: CGPoint(x: 272, y: 50))
    shape31Path.addLine(to: CGPoint(x: 278, y: 33))
    shape31Path.addLine(to: CGPoint(x: 284, y: 50))
    shape31Path.closeSubpath()
    shape31.path = shape31Path
    shape31.fillColor = UIColor(red: 59 / 255, green: 62 / 255, blue: 122 / 255, alpha: 1).cgColor
    shape31.miterLimit = 4
    group3.layer.addSublayer(shape31)

    let shape32 = CALayer()
    shape32.bounds = CGRect(x: 0, y: 84, width: 320, height: 116)
    shape32.position = CGPoint(x: 160, y: 142)
    let shape32Path = CGMutablePath()
    shape32Path.move(to: CGPoint(x: 0, y: 118))
    shape32Path.addCurve(to: CGPoint(x: 176, y: 104), control1: CGPoint(x: 52, y: 78), control2: CGPoint(x: 118, y: 76))
    shape32Path.addCurve(to: CGPoint(x: 320, y: 84), control1: CGPoint(x: 226, y: 128), control2: CGPoint(x: 274, y: 110))
    shape32Path.addLine(to: CGPoint(x: 320, y: 200))
    shape32Path.addLine(to: CGPoint(x: 0, y: 200))
    shape32Path.closeSubpath()
    let shape32Fill = CAGradientLayer()
    shape32Fill.frame = CGRect(x: -1, y: 83, width: 322, height: 118)
    shape32Fill.startPoint = CGPoint(x: 0.003105590062111801, y: 0.00847457627118644)
    shape32Fill.endPoint = CGPoint(x: 0.003105590062111801, y: 0.9915254237288136)
    shape32Fill.colors = [UIColor(red: 47 / 255, green: 50 / 255, blue: 104 / 255, alpha: 1).cgColor, UIColor(red: 28 / 255, green: 30 / 255, blue: 69 / 255, alpha: 1).cgColor]
    shape32Fill.locations = [0, 1]
    let shape32FillMask = CAShapeLayer()
    shape32FillMask.position = CGPoint(x: 1, y: -83)
    shape32FillMask.path = shape32Path
    shape32Fill.mask = shape32FillMask
    shape32.addSublayer(shape32Fill)
    group3.layer.addSublayer(shape32)

    let house = CALayer()
    house.bounds = CGRect(x: 219, y: 72, width: 58, height: 56)
    house.position = CGPoint(x: 248, y: 100)
    group3.layer.addSublayer(house)

    let shape33 = CAShapeLayer()
    shape33.bounds = CGRect(x: 226, y: 96, width: 44, height: 32)
    shape33.position = CGPoint(x: 248, y: 112)
    let shape33Path = CGMutablePath()
    shape33Path.addRect(CGRect(x: 226, y: 96, width: 44, height: 32))
    shape33.path = shape33Path
    shape33.fillColor = UIColor(red: 58 / 255, green: 47 / 255, blue: 92 / 255, alpha: 1).cgColor
    shape33.miterLimit = 4
    house.addSublayer(shape33)

    let shape34 = CAShapeLayer()
    shape34.bounds = CGRect(x: 219, y: 74, width: 58, height: 24)
    shape34.position = CGPoint(x: 248, y: 86)
    let shape34Path = CGMutablePath()
    shape34Path.move(to: CGPoint(x: 219, y: 98))
    shape34Path.addLine(to: CGPoint(x: 248, y: 74))
    shape34Path.addLine(to: CGPoint(x: 277, y: 98))
    shape34Path.closeSubpath()
    shape34.path = shape34Path
    shape34.fillColor = UIColor(red: 94 / 255, green: 62 / 255, blue: 116 / 255, alpha: 1).cgColor
    shape34.miterLimit = 4
    house.addSublayer(shape34)

    let shape35 = CAShapeLayer()
    shape35.bounds = CGRect(x: 260, y: 72, width: 7, height: 16)
    shape35.position = CGPoint(x: 263.5, y: 80)
    let shape35Path = CGMutablePath()
    shape35Path.addRect(CGRect(x: 260, y: 72, width: 7, height: 16))
    shape35.path = shape35Path
    shape35.fillColor = UIColor(red: 74 / 255, green: 51 / 255, blue: 102 / 255, alpha: 1).cgColor
    shape35.miterLimit = 4
    house.addSublayer(shape35)

    let shape36 = CAShapeLayer()
    shape36.bounds = CGRect(x: 251, y: 110, width: 11, height: 18)
    shape36.position = CGPoint(x: 256.5, y: 119)
    let shape36Path = CGMutablePath()
    shape36Path.addRect(CGRect(x: 251, y: 110, width: 11, height: 18))
    shape36.path = shape36Path
    shape36.fillColor = UIColor(red: 42 / 255, green: 33 / 255, blue: 73 / 255, alpha: 1).cgColor
    shape36.miterLimit = 4
    house.addSublayer(shape36)

    windowView.bounds = CGRect(x: 233, y: 104, width: 12, height: 12)
    windowView.center = CGPoint(x: 239, y: 110)
    windowView.isUserInteractionEnabled = false
    group3.addSubview(windowView)

    let shape37 = CAShapeLayer()
    shape37.bounds = CGRect(x: 233, y: 104, width: 12, height: 12)
    shape37.position = CGPoint(x: 239, y: 110)
    let shape37Path = CGMutablePath()
    shape37Path.move(to: CGPoint(x: 234.5, y: 104))
    shape37Path.addLine(to: CGPoint(x: 243.5, y: 104))
    shape37Path.addCurve(to: CGPoint(x: 245, y: 105.5), control1: CGPoint(x: 244.32842712474618, y: 104), control2: CGPoint(x: 245, y: 104.67157287525382))
    shape37Path.addLine(to: CGPoint(x: 245, y: 114.5))
    shape37Path.addCurve(to: CGPoint(x: 243.5, y: 116), control1: CGPoint(x: 245, y: 115.32842712474618), control2: CGPoint(x: 244.32842712474618, y: 116))
    shape37Path.addLine(to: CGPoint(x: 234.5, y: 116))
    shape37Path.addCurve(to: CGPoint(x: 233, y: 114.5), control1: CGPoint(x: 233.67157287525382, y: 116), control2: CGPoint(x: 233, y: 115.32842712474618))
    shape37Path.addLine(to: CGPoint(x: 233, y: 105.5))
    shape37Path.addCurve(to: CGPoint(x: 234.5, y: 104), control1: CGPoint(x: 233, y: 104.67157287525382), control2: CGPoint(x: 233.67157287525382, y: 104))
    shape37Path.closeSubpath()
    shape37.path = shape37Path
    shape37.fillColor = UIColor(red: 1, green: 217 / 255, blue: 122 / 255, alpha: 1).cgColor
    shape37.miterLimit = 4
    windowView.layer.addSublayer(shape37)

    let shape38 = CAShapeLayer()
    shape38.bounds = CGRect(x: 233, y: 104, width: 12, height: 12)
    shape38.position = CGPoint(x: 239, y: 110)
    let shape38Path = CGMutablePath()
    shape38Path.move(to: CGPoint(x: 239, y: 104))
    shape38Path.addLine(to: CGPoint(x: 239, y: 116))
    shape38Path.move(to: CGPoint(x: 233, y: 110))
    shape38Path.addLine(to: CGPoint(x: 245, y: 110))
    shape38.path = shape38Path
    shape38.strokeColor = UIColor(red: 58 / 255, green: 47 / 255, blue: 92 / 255, alpha: 1).cgColor
    shape38.lineWidth = 1.4
    shape38.miterLimit = 4
    windowView.layer.addSublayer(shape38)

    let shape39 = CAShapeLayer()
    shape39.bounds = CGRect(x: 52, y: 62, width: 262, height: 60)
    shape39.position = CGPoint(x: 183, y: 92)
    let shape39Path = CGMutablePath()
    shape39Path.move(to: CGPoint(x: 196, y: 122))
    shape39Path.addLine(to: CGPoint(x: 206, y: 92))
    shape39Path.addLine(to: CGPoint(x: 216, y: 122))
    shape39Path.closeSubpath()
    shape39Path.move(to: CGPoint(x: 52, y: 100))
    shape39Path.addLine(to: CGPoint(x: 64, y: 62))
    shape39Path.addLine(to: CGPoint(x: 76, y: 100))
    shape39Path.closeSubpath()
    shape39Path.move(to: CGPoint(x: 76, y: 96))
    shape39Path.addLine(to: CGPoint(x: 84, y: 70))
    shape39Path.addLine(to: CGPoint(x: 92, y: 96))
    shape39Path.closeSubpath()
    shape39Path.move(to: CGPoint(x: 296, y: 104))
    shape39Path.addLine(to: CGPoint(x: 305, y: 76))
    shape39Path.addLine(to: CGPoint(x: 314, y: 104))
    shape39Path.closeSubpath()
    shape39.path = shape39Path
    shape39.fillColor = UIColor(red: 35 / 255, green: 38 / 255, blue: 79 / 255, alpha: 1).cgColor
    shape39.miterLimit = 4
    group3.layer.addSublayer(shape39)
  }

  private func addSleep() {
    sleep.frame = CGRect(x: 70, y: 456, width: 180, height: 48)
    sleep.backgroundColor = UIColor(red: 140 / 255, green: 123 / 255, blue: 230 / 255, alpha: 1)
    sleep.layer.cornerRadius = 24
    addSubview(sleep)

    title.frame = CGRect(x: 0, y: 0, width: 180, height: 48)
    title.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    title.textColor = UIColor.white
    title.textAlignment = .center
    title.text = "Start sleep"
    sleep.addSubview(title)
  }

  /// Begins what moves by itself.
  private func start() {
    follow()
    everyFrame { [weak self] in self?.follow() }
  }

  /// Works out what follows from other values.
  private func follow() {
    place(title.layer, x: 0, y: 0, width: shownSize(sleep.layer).width, height: shownSize(sleep.layer).height)
  }

  /// Shows sleep as it is while it is pressed.
  private func sleepHighlight() {
    sleep.backgroundColor = UIColor(red: 116 / 255, green: 99 / 255, blue: 214 / 255, alpha: 1)
  }

  /// Shows sleep as it is by itself.
  private func sleepHighlightEnd() {
    sleep.backgroundColor = UIColor(red: 140 / 255, green: 123 / 255, blue: 230 / 255, alpha: 1)
  }

  /// Answers touchDown of sleep.
  private func sleepTouchDown() {
    pop(sleep.layer, kPOPLayerScaleXY, to: CGPoint(x: 0.94, y: 0.94), bounciness: 8, speed: 18)
  }

  /// Answers touchUpInside of sleep.
  private func sleepTouchUpInside() {
    pop(sleep.layer, kPOPLayerScaleXY, to: CGPoint(x: 1, y: 1), bounciness: 14, speed: 14)
    let titleTransition = CATransition()
    titleTransition.duration = 0.25
    title.layer.add(titleTransition, forKey: kCATransition)
    title.text = "Good night"
    CATransaction.begin()
    CATransaction.setAnimationDuration(1.2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
    sky.colors = [night.cgColor, midnight.cgColor]
    change(sleep.layer, "backgroundColor", to: UIColor(red: 58 / 255, green: 61 / 255, blue: 128 / 255, alpha: 1).cgColor)
    CATransaction.commit()
    pop(moon.layer, kPOPLayerPositionY, to: 196, bounciness: 9, speed: 2)
    pop(tail, kPOPLayerRotation, from: -38 * Double.pi / 180, to: 0, bounciness: 18, speed: 2)
    UIView.animate(withDuration: 1.6, delay: 0.5, options: [.allowUserInteraction]) { [self] in
      glow.alpha = 1
    }
    UIView.animate(withDuration: 0.5, delay: 0.4, options: [.allowUserInteraction]) { [self] in
      star0.alpha = 0.623263904498757
    }
    UIView.animate(withDuration: 0.5, delay: 0.47000000000000003, options: [.allowUserInteraction]) { [self] in
      star1.alpha = 0.5230020687364947
    }
    UIView.animate(withDuration: 0.5, delay: 0.54, options: [.allowUserInteraction]) { [self] in
      star2.alpha = 0.562736420046048
    }
    UIView.animate(withDuration: 0.5, delay: 0.6100000000000001, options: [.allowUserInteraction]) { [self] in
      star3.alpha = 0.7415218158321957
    }
    UIView.animate(withDuration: 0.5, delay: 0.68, options: [.allowUserInteraction]) { [self] in
      star4.alpha = 0.5505459317359
    }
    UIView.animate(withDuration: 0.5, delay: 0.75, options: [.allowUserInteraction]) { [self] in
      star5.alpha = 0.6098389336606245
    }
    UIView.animate(withDuration: 0.5, delay: 0.8200000000000001, options: [.allowUserInteraction]) { [self] in
      star6.alpha = 0.8803841716630935
    }
    UIView.animate(withDuration: 0.5, delay: 0.8900000000000001, options: [.allowUserInteraction]) { [self] in
      star7.alpha = 0.8520535831941491
    }
    UIView.animate(withDuration: 0.5, delay: 0.9600000000000001, options: [.allowUserInteraction]) { [self] in
      star8.alpha = 0.38849367778369714
    }
    UIView.animate(withDuration: 0.5, delay: 1.0300000000000002, options: [.allowUserInteraction]) { [self] in
      star9.alpha = 0.8305969599054015
    }
    UIView.animate(withDuration: 0.5, delay: 1.1, options: [.allowUserInteraction]) { [self] in
      star10.alpha = 0.5376205567598265
    }
    UIView.animate(withDuration: 0.5, delay: 1.17, options: [.allowUserInteraction]) { [self] in
      star11.alpha = 0.3713475989778712
    }
    UIView.animate(withDuration: 0.5, delay: 1.2400000000000002, options: [.allowUserInteraction]) { [self] in
      star12.alpha = 0.8636314914899456
    }
    UIView.animate(withDuration: 0.5, delay: 1.31, options: [.allowUserInteraction]) { [self] in
      star13.alpha = 0.38045089133397203
    }
    UIView.animate(withDuration: 0.5, delay: 1.3800000000000001, options: [.allowUserInteraction]) { [self] in
      star14.alpha = 0.9685790881645322
    }
    UIView.animate(withDuration: 0.5, delay: 1.4500000000000002, options: [.allowUserInteraction]) { [self] in
      star15.alpha = 0.7260091969577411
    }
    UIView.animate(withDuration: 0.5, delay: 1.52, options: [.allowUserInteraction]) { [self] in
      star16.alpha = 0.48653562004545237
    }
    UIView.animate(withDuration: 0.5, delay: 1.5900000000000003, options: [.allowUserInteraction]) { [self] in
      star17.alpha = 0.5389843756242276
    }
    UIView.animate(withDuration: 0.5, delay: 1.6600000000000001, options: [.allowUserInteraction]) { [self] in
      star18.alpha = 0.35440016371742816
    }
    UIView.animate(withDuration: 0.5, delay: 1.73, options: [.allowUserInteraction]) { [self] in
      star19.alpha = 0.8247471574857568
    }
    UIView.animate(withDuration: 0.5, delay: 1.8000000000000003, options: [.allowUserInteraction]) { [self] in
      star20.alpha = 0.6232844424044148
    }
    UIView.animate(withDuration: 0.5, delay: 1.87, options: [.allowUserInteraction]) { [self] in
      star21.alpha = 0.5643223625064895
    }
    UIView.animate(withDuration: 0.5, delay: 1.94, options: [.allowUserInteraction]) { [self] in
      star22.alpha = 0.4447760507469307
    }
    UIView.animate(withDuration: 0.5, delay: 2.0100000000000002, options: [.allowUserInteraction]) { [self] in
      star23.alpha = 0.3975886385351018
    }
    UIView.animate(withDuration: 0.5, delay: 2.08, options: [.allowUserInteraction]) { [self] in
      star24.alpha = 0.5847715335109114
    }
    UIView.animate(withDuration: 0.5, delay: 2.1500000000000004, options: [.allowUserInteraction]) { [self] in
      star25.alpha = 0.7058785823155523
    }
    UIView.animate(withDuration: 0.5, delay: 2.22, options: [.allowUserInteraction]) { [self] in
      star26.alpha = 0.9316575699301504
    }
    UIView.animate(withDuration: 0.5, delay: 2.29, options: [.allowUserInteraction]) { [self] in
      star27.alpha = 0.35563301186212776
    }
    UIView.animate(withDuration: 0.5, delay: 2.3600000000000003, options: [.allowUserInteraction]) { [self] in
      star28.alpha = 0.4124425448101571
    }
    UIView.animate(withDuration: 0.5, delay: 2.43, options: [.allowUserInteraction]) { [self] in
      star29.alpha = 0.5535968635456512
    }
    after(1.1) { [self] in
      let openEyesTransformScaleY = CAKeyframeAnimation(keyPath: "transform.scale.y")
      openEyesTransformScaleY.values = [1, 0.1, 1]
      openEyesTransformScaleY.keyTimes = [0, 0.5, 1]
      openEyesTransformScaleY.duration = 0.2
      openEyes.add(openEyesTransformScaleY, forKey: "transform.scale.y")
    }
    after(1.35) { [self] in
      withoutAnimation {
        smile.isHidden = true
        laugh.isHidden = false
      }
    }
    after(1.35) { [self] in
      pop(laugh, kPOPLayerScaleXY, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 1), bounciness: 14, speed: 12)
    }
    after(1.9) { [self] in
      let openEyesTransformScaleY2 = CAKeyframeAnimation(keyPath: "transform.scale.y")
      openEyesTransformScaleY2.values = [1, 0.1, 1]
      openEyesTransformScaleY2.keyTimes = [0, 0.5, 1]
      openEyesTransformScaleY2.duration = 0.2
      openEyes.add(openEyesTransformScaleY2, forKey: "transform.scale.y")
    }
    after(2.6) { [self] in
      withoutAnimation {
        smile.isHidden = false
        laugh.isHidden = true
      }
    }
    after(2.9) { [self] in
      let openEyesTransformScaleY3 = CAKeyframeAnimation(keyPath: "transform.scale.y")
      openEyesTransformScaleY3.values = [1, 0.25, 0.25, 0.9, 0.12]
      openEyesTransformScaleY3.keyTimes = [0, 0.35, 0.55, 0.65, 1]
      openEyesTransformScaleY3.duration = 1
      withoutAnimation {
        openEyes.setValue(0.12, forKeyPath: "transform.scale.y")
      }
      openEyes.add(openEyesTransformScaleY3, forKey: "transform.scale.y")
    }
    after(3.9) { [self] in
      withoutAnimation {
        openEyes.isHidden = true
        closedEyes.isHidden = false
      }
      UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction]) { [self] in
        windowView.alpha = 0.12
      }
      pop(tail, kPOPLayerRotation, to: 12 * Double.pi / 180, bounciness: 16, speed: 2)
      UIView.animate(withDuration: 1.6, delay: 0, options: [.curveEaseInOut, .autoreverse, .repeat, .allowUserInteraction]) { [self] in
        moon.center.y = 202
      }
    }
    after(4.2) { [self] in
      let firstSnorePositionY = CABasicAnimation(keyPath: "position.y")
      firstSnorePositionY.fromValue = 140
      firstSnorePositionY.toValue = 62
      firstSnorePositionY.duration = 2.7
      firstSnorePositionY.timingFunction = CAMediaTimingFunction(name: .easeOut)
      let firstSnorePositionX = CAKeyframeAnimation(keyPath: "position.x")
      firstSnorePositionX.values = [232, 246, 238, 256]
      firstSnorePositionX.calculationMode = .cubic
      firstSnorePositionX.duration = 2.7
      let firstSnoreTransformScale = CABasicAnimation(keyPath: "transform.scale")
      firstSnoreTransformScale.fromValue = 0.4
      firstSnoreTransformScale.toValue = 1.15
      firstSnoreTransformScale.duration = 2.7
      let firstSnoreOpacity = CAKeyframeAnimation(keyPath: "opacity")
      firstSnoreOpacity.values = [0, 1, 0.8, 0]
      firstSnoreOpacity.keyTimes = [0, 0.25, 0.6, 1]
      firstSnoreOpacity.duration = 2.7
      let firstSnoreGroup = CAAnimationGroup()
      firstSnoreGroup.animations = [firstSnorePositionY, firstSnorePositionX, firstSnoreTransformScale, firstSnoreOpacity]
      firstSnoreGroup.duration = 2.7
      firstSnoreGroup.repeatCount = .infinity
      firstSnore.layer.add(firstSnoreGroup, forKey: "group")
    }
    after(5.1) { [self] in
      let secondSnorePositionY = CABasicAnimation(keyPath: "position.y")
      secondSnorePositionY.fromValue = 140
      secondSnorePositionY.toValue = 62
      secondSnorePositionY.duration = 2.7
      secondSnorePositionY.timingFunction = CAMediaTimingFunction(name: .easeOut)
      let secondSnorePositionX = CAKeyframeAnimation(keyPath: "position.x")
      secondSnorePositionX.values = [232, 246, 238, 256]
      secondSnorePositionX.calculationMode = .cubic
      secondSnorePositionX.duration = 2.7
      let secondSnoreTransformScale = CABasicAnimation(keyPath: "transform.scale")
      secondSnoreTransformScale.fromValue = 0.4
      secondSnoreTransformScale.toValue = 1.15
      secondSnoreTransformScale.duration = 2.7
      let secondSnoreOpacity = CAKeyframeAnimation(keyPath: "opacity")
      secondSnoreOpacity.values = [0, 1, 0.8, 0]
      secondSnoreOpacity.keyTimes = [0, 0.25, 0.6, 1]
      secondSnoreOpacity.duration = 2.7
      let secondSnoreGroup = CAAnimationGroup()
      secondSnoreGroup.animations = [secondSnorePositionY, secondSnorePositionX, secondSnoreTransformScale, secondSnoreOpacity]
      secondSnoreGroup.duration = 2.7
      secondSnoreGroup.repeatCount = .infinity
      secondSnore.layer.add(secondSnoreGroup, forKey: "group")
    }
    after(6) { [self] in
      let thirdSnorePositionY = CABasicAnimation(keyPath: "position.y")
      thirdSnorePositionY.fromValue = 140
      thirdSnorePositionY.toValue = 62
      thirdSnorePositionY.duration = 2.7
      thirdSnorePositionY.timingFunction = CAMediaTimingFunction(name: .easeOut)
      let thirdSnorePositionX = CAKeyframeAnimation(keyPath: "position.x")
      thirdSnorePositionX.values = [232, 246, 238, 256]
      thirdSnorePositionX.calculationMode = .cubic
      thirdSnorePositionX.duration = 2.7
      let thirdSnoreTransformScale = CABasicAnimation(keyPath: "transform.scale")
      thirdSnoreTransformScale.fromValue = 0.4
      thirdSnoreTransformScale.toValue = 1.15
      thirdSnoreTransformScale.duration = 2.7
      let thirdSnoreOpacity = CAKeyframeAnimation(keyPath: "opacity")
      thirdSnoreOpacity.values = [0, 1, 0.8, 0]
      thirdSnoreOpacity.keyTimes = [0, 0.25, 0.6, 1]
      thirdSnoreOpacity.duration = 2.7
      let thirdSnoreGroup = CAAnimationGroup()
      thirdSnoreGroup.animations = [thirdSnorePositionY, thirdSnorePositionX, thirdSnoreTransformScale, thirdSnoreOpacity]
      thirdSnoreGroup.duration = 2.7
      thirdSnoreGroup.repeatCount = .infinity
      thirdSnore.layer.add(thirdSnoreGroup, forKey: "group")
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

  /// Changes the layer of a view with the animation that a layer of its own would get in a transaction.
  private func change(_ layer: CALayer, _ keyPath: String, to value: Any) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = shown(layer, keyPath)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    layer.setValue(value, forKeyPath: keyPath)
    layer.add(animation, forKey: keyPath)
  }

  /// The presentation value of a layer; without animations the model's, which may not have been on the screen yet.
  private func shown(_ layer: CALayer, _ keyPath: String) -> Any? {
    shownLayer(layer).value(forKeyPath: keyPath)
  }

  /// The size of a layer as it is on the screen.
  private func shownSize(_ layer: CALayer) -> CGSize {
    shownLayer(layer).bounds.size
  }

  /// A layer as it is on the screen.
  private func shownLayer(_ layer: CALayer) -> CALayer {
    layer.animationKeys() == nil ? layer : layer.presentation() ?? layer
  }

  /// Places a layer by its frame before its transform; without a width or a height it keeps its own.
  private func place(_ layer: CALayer, x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {
    let size = CGSize(width: width ?? shownSize(layer).width, height: height ?? shownSize(layer).height)
    let anchor = layer.anchorPoint
    let position = CGPoint(x: x + anchor.x * size.width, y: y + anchor.y * size.height)
    withoutAnimation {
      if layer.position != position { layer.position = position }
      if let width, layer.bounds.width != width { layer.bounds.size.width = width }
      if let height, layer.bounds.height != height { layer.bounds.size.height = height }
    }
  }

  /// Springs a property. A spring that runs already is given the new end and keeps its velocity, unless it is replaced.
  private func pop(
    _ layer: CALayer, _ property: String, from: Any? = nil, to value: Any, velocity: Any? = nil,
    bounciness: CGFloat? = nil, speed: CGFloat? = nil, replacing: Bool = false, key: String? = nil,
    settings: ((POPSpringAnimation) -> Void)? = nil, completion: (() -> Void)? = nil
  ) {
    let key = key ?? property
    let running = replacing ? nil : layer.pop_animation(forKey: key) as? POPSpringAnimation
    guard let spring = running ?? POPSpringAnimation(propertyNamed: property) else { return }
    if let bounciness { spring.springBounciness = bounciness }
    if let speed { spring.springSpeed = speed }
    settings?(spring)
    spring.toValue = value
    if let velocity { spring.velocity = velocity }
    if let completion { spring.completionBlock = { _, _ in completion() } }
    guard running == nil else { return }
    spring.fromValue = from
    layer.pop_add(spring, forKey: key)
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
