// swift-format-ignore-file
// Drag to open, from interactive-transition.yaml, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
#else
  import FlipbookUIKit
#endif

/// Drag to open.
final class DragToOpen: UIView {
  let home = UIControl()
  let shade = UIView()
  let detail = UIControl()
  private let homePanRecognizer = UIPanGestureRecognizer()
  private let detailPanRecognizer = UIPanGestureRecognizer()
  private var openDetail: UIViewPropertyAnimator?
  private var closeDetail: UIViewPropertyAnimator?

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    backgroundColor = UIColor.black
    addHome()
    addShade()
    addDetail()
    recognize(homePanRecognizer, on: home) { [unowned self] in
      switch homePanRecognizer.state {
      case .began:
        homePanBegan()
      case .changed:
        homePanChanged()
      case .ended:
        homePanEnded()
      case .cancelled:
        homePanCancelled()
      default: break
      }
    }
    recognize(detailPanRecognizer, on: detail) { [unowned self] in
      switch detailPanRecognizer.state {
      case .began:
        detailPanBegan()
      case .changed:
        detailPanChanged()
      case .ended:
        detailPanEnded()
      case .cancelled:
        detailPanCancelled()
      default: break
      }
    }
  }

  required init?(coder: NSCoder) {
    fatalError("this view is made in code")
  }

  private func addHome() {
    home.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    home.backgroundColor = UIColor(red: 245 / 255, green: 239 / 255, blue: 230 / 255, alpha: 1)
    addSubview(home)

    let heading = UILabel()
    heading.frame = CGRect(x: 20, y: 52, width: 280, height: 40)
    heading.font = UIFont.systemFont(ofSize: 32, weight: .bold)
    heading.textColor = UIColor(red: 39 / 255, green: 48 / 255, blue: 74 / 255, alpha: 1)
    heading.textAlignment = .natural
    heading.text = "Letters"
    home.addSubview(heading)

    let row0 = UIView()
    row0.frame = CGRect(x: 0, y: 108, width: 320, height: 84)
    row0.isUserInteractionEnabled = false
    home.addSubview(row0)

    let portrait = CALayer()
    portrait.frame = CGRect(x: 20, y: 16, width: 52, height: 52)
    portrait.backgroundColor = UIColor(red: 239 / 255, green: 111 / 255, blue: 108 / 255, alpha: 1).cgColor
    portrait.cornerRadius = 26
    portrait.masksToBounds = true
    row0.layer.addSublayer(portrait)

    let shoulders = CAShapeLayer()
    let shouldersPath = CGMutablePath()
    shouldersPath.move(to: CGPoint(x: 8, y: 58))
    shouldersPath.addCurve(to: CGPoint(x: 13.272077938642141, y: 45.27207793864214), control1: CGPoint(x: 8, y: 53.22610318288821), control2: CGPoint(x: 9.896423126577517, y: 48.647732750706766))
    shouldersPath.addCurve(to: CGPoint(x: 25.999999999999996, y: 40), control1: CGPoint(x: 16.647732750706766, y: 41.896423126577524), control2: CGPoint(x: 21.226103182888206, y: 40))
    shouldersPath.addCurve(to: CGPoint(x: 38.72792206135785, y: 45.27207793864214), control1: CGPoint(x: 30.77389681711179, y: 40), control2: CGPoint(x: 35.35226724929323, y: 41.89642312657752))
    shouldersPath.addCurve(to: CGPoint(x: 44, y: 58), control1: CGPoint(x: 42.103576873422476, y: 48.647732750706766), control2: CGPoint(x: 44, y: 53.2261031828882))
    shouldersPath.closeSubpath()
    shoulders.path = shouldersPath
    shoulders.fillColor = UIColor(red: 0.9874509803921568, green: 0.8870588235294118, blue: 0.8847058823529412, alpha: 1).cgColor
    portrait.addSublayer(shoulders)

    let neck = CAShapeLayer()
    let neckPath = CGMutablePath()
    neckPath.move(to: CGPoint(x: 21, y: 30))
    neckPath.addLine(to: CGPoint(x: 31, y: 30))
    neckPath.addLine(to: CGPoint(x: 31, y: 42))
    neckPath.addQuadCurve(to: CGPoint(x: 21, y: 42), control: CGPoint(x: 26, y: 46))
    neckPath.closeSubpath()
    neck.path = neckPath
    neck.fillColor = UIColor(red: 0.8385882352941176, green: 0.6729411764705882, blue: 0.5349019607843137, alpha: 1).cgColor
    portrait.addSublayer(neck)

    let face = CAShapeLayer()
    let facePath = CGMutablePath()
    facePath.move(to: CGPoint(x: 15.5, y: 20))
    facePath.addCurve(to: CGPoint(x: 18.575378797541248, y: 12.575378797541251), control1: CGPoint(x: 15.5, y: 17.21522685668479), control2: CGPoint(x: 16.606246823836884, y: 14.544510771245616))
    facePath.addCurve(to: CGPoint(x: 25.999999999999996, y: 9.5), control1: CGPoint(x: 20.544510771245612, y: 10.606246823836889), control2: CGPoint(x: 23.215226856684787, y: 9.5))
    facePath.addCurve(to: CGPoint(x: 33.424621202458745, y: 12.57537879754125), control1: CGPoint(x: 28.78477314331521, y: 9.5), control2: CGPoint(x: 31.45548922875438, y: 10.606246823836885))
    facePath.addCurve(to: CGPoint(x: 36.5, y: 20), control1: CGPoint(x: 35.39375317616311, y: 14.544510771245612), control2: CGPoint(x: 36.5, y: 17.215226856684787))
    facePath.addLine(to: CGPoint(x: 36.5, y: 24))
    facePath.addCurve(to: CGPoint(x: 33.42462120245875, y: 31.42462120245875), control1: CGPoint(x: 36.5, y: 26.784773143315213), control2: CGPoint(x: 35.393753176163116, y: 29.455489228754384))
    facePath.addCurve(to: CGPoint(x: 26, y: 34.5), control1: CGPoint(x: 31.455489228754388, y: 33.39375317616311), control2: CGPoint(x: 28.784773143315213, y: 34.5))
    facePath.addCurve(to: CGPoint(x: 18.57537879754125, y: 31.42462120245875), control1: CGPoint(x: 23.21522685668479, y: 34.5), control2: CGPoint(x: 20.544510771245616, y: 33.393753176163116))
    facePath.addCurve(to: CGPoint(x: 15.5, y: 24), control1: CGPoint(x: 16.60624682383689, y: 29.455489228754388), control2: CGPoint(x: 15.5, y: 26.784773143315213))
    facePath.closeSubpath()
    face.path = facePath
    face.fillColor = UIColor(red: 243 / 255, green: 195 / 255, blue: 155 / 255, alpha: 1).cgColor
    portrait.addSublayer(face)

    let hair = CAShapeLayer()
    let hairPath = CGMutablePath()
    hairPath.move(to: CGPoint(x: 13, y: 40))
    hairPath.addLine(to: CGPoint(x: 13, y: 21))
    hairPath.addCurve(to: CGPoint(x: 16.80761184457488, y: 11.807611844574883), control1: CGPoint(x: 13, y: 17.55218563208593), control2: CGPoint(x: 14.36963892475043, y: 14.245584764399332))
    hairPath.addCurve(to: CGPoint(x: 25.999999999999996, y: 8), control1: CGPoint(x: 19.245584764399332, y: 9.369638924750433), control2: CGPoint(x: 22.552185632085926, y: 8))
    hairPath.addCurve(to: CGPoint(x: 35.192388155425114, y: 11.80761184457488), control1: CGPoint(x: 29.44781436791407, y: 8), control2: CGPoint(x: 32.75441523560066, y: 9.36963892475043))
    hairPath.addCurve(to: CGPoint(x: 39, y: 21), control1: CGPoint(x: 37.63036107524957, y: 14.24558476439933), control2: CGPoint(x: 39, y: 17.552185632085926))
    hairPath.addLine(to: CGPoint(x: 39, y: 40))
    hairPath.addLine(to: CGPoint(x: 35, y: 40))
    hairPath.addLine(to: CGPoint(x: 35, y: 22))
    hairPath.addQuadCurve(to: CGPoint(x: 24, y: 14), control: CGPoint(x: 28, y: 20))
    hairPath.addQuadCurve(to: CGPoint(x: 17, y: 22), control: CGPoint(x: 22, y: 20))
    hairPath.addLine(to: CGPoint(x: 17, y: 40))
    hairPath.closeSubpath()
    hair.path = hairPath
    hair.fillColor = UIColor(red: 90 / 255, green: 42 / 255, blue: 39 / 255, alpha: 1).cgColor
    portrait.addSublayer(hair)

    let who = UILabel()
    who.frame = CGRect(x: 88, y: 18, width: 200, height: 24)
    who.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    who.textColor = UIColor(red: 39 / 255, green: 48 / 255, blue: 74 / 255, alpha: 1)
    who.textAlignment = .natural
    who.text = "Mira"
    row0.addSubview(who)

    let what = UILabel()
    what.frame = CGRect(x: 88, y: 42, width: 210, height: 22)
    what.font = UIFont.systemFont(ofSize: 14)
    what.textColor = UIColor(red: 154 / 255, green: 161 / 255, blue: 181 / 255, alpha: 1)
    what.textAlignment = .natural
    what.text = "The ferry leaves at nine"
    row0.addSubview(what)

    let rule = CALayer()
    rule.frame = CGRect(x: 88, y: 83, width: 232, height: 1)
    rule.backgroundColor = UIColor(red: 232 / 255, green: 228 / 255, blue: 220 / 255, alpha: 1).cgColor
    row0.layer.addSublayer(rule)

    let row1 = UIView()
    row1.frame = CGRect(x: 0, y: 192, width: 320, height: 84)
    row1.isUserInteractionEnabled = false
    home.addSubview(row1)

    let row1Portrait = CALayer()
    row1Portrait.frame = CGRect(x: 20, y: 16, width: 52, height: 52)
    row1Portrait.backgroundColor = UIColor(red: 46 / 255, green: 111 / 255, blue: 149 / 255, alpha: 1).cgColor
    row1Portrait.cornerRadius = 26
    row1Portrait.masksToBounds = true
    row1.layer.addSublayer(row1Portrait)

    let portraitShoulders = CAShapeLayer()
    let portraitShouldersPath = CGMutablePath()
    portraitShouldersPath.move(to: CGPoint(x: 8, y: 58))
    portraitShouldersPath.addCurve(to: CGPoint(x: 13.272077938642141, y: 45.27207793864214), control1: CGPoint(x: 8, y: 53.22610318288821), control2: CGPoint(x: 9.896423126577517, y: 48.647732750706766))
    portraitShouldersPath.addCurve(to: CGPoint(x: 25.999999999999996, y: 40), control1: CGPoint(x: 16.647732750706766, y: 41.896423126577524), control2: CGPoint(x: 21.226103182888206, y: 40))
    portraitShouldersPath.addCurve(to: CGPoint(x: 38.72792206135785, y: 45.27207793864214), control1: CGPoint(x: 30.77389681711179, y: 40), control2: CGPoint(x: 35.35226724929323, y: 41.89642312657752))
    portraitShouldersPath.addCurve(to: CGPoint(x: 44, y: 58), control1: CGPoint(x: 42.103576873422476, y: 48.647732750706766), control2: CGPoint(x: 44, y: 53.2261031828882))
    portraitShouldersPath.closeSubpath()
    portraitShoulders.path = portraitShouldersPath
    portraitShoulders.fillColor = UIColor(red: 0.8360784313725491, green: 0.8870588235294118, blue: 0.9168627450980392, alpha: 1).cgColor
    row1Portrait.addSublayer(portraitShoulders)

    let portraitNeck = CAShapeLayer()
    let portraitNeckPath = CGMutablePath()
    portraitNeckPath.move(to: CGPoint(x: 21, y: 30))
    portraitNeckPath.addLine(to: CGPoint(x: 31, y: 30))
    portraitNeckPath.addLine(to: CGPoint(x: 31, y: 42))
    portraitNeckPath.addQuadCurve(to: CGPoint(x: 21, y: 42), control: CGPoint(x: 26, y: 46))
    portraitNeckPath.closeSubpath()
    portraitNeck.path = portraitNeckPath
    portraitNeck.fillColor = UIColor(red: 0.8006274509803921, green: 0.6211764705882353, blue: 0.4831372549019608, alpha: 1).cgColor
    row1Portrait.addSublayer(portraitNeck)

    let portraitFace = CAShapeLayer()
    let portraitFacePath = CGMutablePath()
    portraitFacePath.move(to: CGPoint(x: 15.5, y: 20))
    portraitFacePath.addCurve(to: CGPoint(x: 18.575378797541248, y: 12.575378797541251), control1: CGPoint(x: 15.5, y: 17.21522685668479), control2: CGPoint(x: 16.606246823836884, y: 14.544510771245616))
    portraitFacePath.addCurve(to: CGPoint(x: 25.999999999999996, y: 9.5), control1: CGPoint(x: 20.544510771245612, y: 10.606246823836889), control2: CGPoint(x: 23.215226856684787, y: 9.5))
    portraitFacePath.addCurve(to: CGPoint(x: 33.424621202458745, y: 12.57537879754125), control1: CGPoint(x: 28.78477314331521, y: 9.5), control2: CGPoint(x: 31.45548922875438, y: 10.606246823836885))
    portraitFacePath.addCurve(to: CGPoint(x: 36.5, y: 20), control1: CGPoint(x: 35.39375317616311, y: 14.544510771245612), control2: CGPoint(x: 36.5, y: 17.215226856684787))
    portraitFacePath.addLine(to: CGPoint(x: 36.5, y: 24))
    portraitFacePath.addCurve(to: CGPoint(x: 33.42462120245875, y: 31.42462120245875), control1: CGPoint(x: 36.5, y: 26.784773143315213), control2: CGPoint(x: 35.393753176163116, y: 29.455489228754384))
    portraitFacePath.addCurve(to: CGPoint(x: 26, y: 34.5), control1: CGPoint(x: 31.455489228754388, y: 33.39375317616311), control2: CGPoint(x: 28.784773143315213, y: 34.5))
    portraitFacePath.addCurve(to: CGPoint(x: 18.57537879754125, y: 31.42462120245875), control1: CGPoint(x: 23.21522685668479, y: 34.5), control2: CGPoint(x: 20.544510771245616, y: 33.393753176163116))
    portraitFacePath.addCurve(to: CGPoint(x: 15.5, y: 24), control1: CGPoint(x: 16.60624682383689, y: 29.455489228754388), control2: CGPoint(x: 15.5, y: 26.784773143315213))
    portraitFacePath.closeSubpath()
    portraitFace.path = portraitFacePath
    portraitFace.fillColor = UIColor(red: 232 / 255, green: 180 / 255, blue: 140 / 255, alpha: 1).cgColor
    row1Portrait.addSublayer(portraitFace)

    let portraitHair = CAShapeLayer()
    let portraitHairPath = CGMutablePath()
    portraitHairPath.move(to: CGPoint(x: 14, y: 21))
    portraitHairPath.addCurve(to: CGPoint(x: 17.51471862576143, y: 12.51471862576143), control1: CGPoint(x: 14, y: 17.817402121925475), control2: CGPoint(x: 15.264282084385012, y: 14.765155167137845))
    portraitHairPath.addCurve(to: CGPoint(x: 25.999999999999996, y: 9), control1: CGPoint(x: 19.76515516713784, y: 10.264282084385016), control2: CGPoint(x: 22.81740212192547, y: 9))
    portraitHairPath.addCurve(to: CGPoint(x: 34.48528137423857, y: 12.514718625761429), control1: CGPoint(x: 29.182597878074525, y: 9), control2: CGPoint(x: 32.23484483286215, y: 10.264282084385012))
    portraitHairPath.addCurve(to: CGPoint(x: 38, y: 21), control1: CGPoint(x: 36.735717915614984, y: 14.765155167137843), control2: CGPoint(x: 38, y: 17.81740212192547))
    portraitHairPath.addQuadCurve(to: CGPoint(x: 31, y: 14), control: CGPoint(x: 36, y: 15))
    portraitHairPath.addQuadCurve(to: CGPoint(x: 17, y: 15), control: CGPoint(x: 24, y: 18))
    portraitHairPath.addQuadCurve(to: CGPoint(x: 14, y: 21), control: CGPoint(x: 15, y: 17))
    portraitHairPath.closeSubpath()
    portraitHair.path = portraitHairPath
    portraitHair.fillColor = UIColor(red: 43 / 255, green: 43 / 255, blue: 51 / 255, alpha: 1).cgColor
    row1Portrait.addSublayer(portraitHair)

    let row1Who = UILabel()
    row1Who.frame = CGRect(x: 88, y: 18, width: 200, height: 24)
    row1Who.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    row1Who.textColor = UIColor(red: 39 / 255, green: 48 / 255, blue: 74 / 255, alpha: 1)
    row1Who.textAlignment = .natural
    row1Who.text = "Jon"
    row1.addSubview(row1Who)

    let row1What = UILabel()
    row1What.frame = CGRect(x: 88, y: 42, width: 210, height: 22)
    row1What.font = UIFont.systemFont(ofSize: 14)
    row1What.textColor = UIColor(red: 154 / 255, green: 161 / 255, blue: 181 / 255, alpha: 1)
    row1What.textAlignment = .natural
    row1What.text = "Bring the blue umbrella"
    row1.addSubview(row1What)

    let row1Rule = CALayer()
    row1Rule.frame = CGRect(x: 88, y: 83, width: 232, height: 1)
    row1Rule.backgroundColor = UIColor(red: 232 / 255, green: 228 / 255, blue: 220 / 255, alpha: 1).cgColor
    row1.layer.addSublayer(row1Rule)

    let row2 = UIView()
    row2.frame = CGRect(x: 0, y: 276, width: 320, height: 84)
    row2.isUserInteractionEnabled = false
    home.addSubview(row2)

    let row2Portrait = CALayer()
    row2Portrait.frame = CGRect(x: 20, y: 16, width: 52, height: 52)
    row2Portrait.backgroundColor = UIColor(red: 141 / 255, green: 181 / 255, blue: 128 / 255, alpha: 1).cgColor
    row2Portrait.cornerRadius = 26
    row2Portrait.masksToBounds = true
    row2.layer.addSublayer(row2Portrait)

    let portraitShoulders2 = CAShapeLayer()
    let portraitShoulders2Path = CGMutablePath()
    portraitShoulders2Path.move(to: CGPoint(x: 8, y: 58))
    portraitShoulders2Path.addCurve(to: CGPoint(x: 13.272077938642141, y: 45.27207793864214), control1: CGPoint(x: 8, y: 53.22610318288821), control2: CGPoint(x: 9.896423126577517, y: 48.647732750706766))
    portraitShoulders2Path.addCurve(to: CGPoint(x: 25.999999999999996, y: 40), control1: CGPoint(x: 16.647732750706766, y: 41.896423126577524), control2: CGPoint(x: 21.226103182888206, y: 40))
    portraitShoulders2Path.addCurve(to: CGPoint(x: 38.72792206135785, y: 45.27207793864214), control1: CGPoint(x: 30.77389681711179, y: 40), control2: CGPoint(x: 35.35226724929323, y: 41.89642312657752))
    portraitShoulders2Path.addCurve(to: CGPoint(x: 44, y: 58), control1: CGPoint(x: 42.103576873422476, y: 48.647732750706766), control2: CGPoint(x: 44, y: 53.2261031828882))
    portraitShoulders2Path.closeSubpath()
    portraitShoulders2.path = portraitShoulders2Path
    portraitShoulders2.fillColor = UIColor(red: 0.9105882352941177, green: 0.9419607843137255, blue: 0.9003921568627451, alpha: 1).cgColor
    row2Portrait.addSublayer(portraitShoulders2)

    let portraitNeck2 = CAShapeLayer()
    let portraitNeck2Path = CGMutablePath()
    portraitNeck2Path.move(to: CGPoint(x: 21, y: 30))
    portraitNeck2Path.addLine(to: CGPoint(x: 31, y: 30))
    portraitNeck2Path.addLine(to: CGPoint(x: 31, y: 42))
    portraitNeck2Path.addQuadCurve(to: CGPoint(x: 21, y: 42), control: CGPoint(x: 26, y: 46))
    portraitNeck2Path.closeSubpath()
    portraitNeck2.path = portraitNeck2Path
    portraitNeck2.fillColor = UIColor(red: 0.6384313725490196, green: 0.44862745098039214, blue: 0.31058823529411766, alpha: 1).cgColor
    row2Portrait.addSublayer(portraitNeck2)

    let portraitFace2 = CAShapeLayer()
    let portraitFace2Path = CGMutablePath()
    portraitFace2Path.move(to: CGPoint(x: 15.5, y: 20))
    portraitFace2Path.addCurve(to: CGPoint(x: 18.575378797541248, y: 12.575378797541251), control1: CGPoint(x: 15.5, y: 17.21522685668479), control2: CGPoint(x: 16.606246823836884, y: 14.544510771245616))
    portraitFace2Path.addCurve(to: CGPoint(x: 25.999999999999996, y: 9.5), control1: CGPoint(x: 20.544510771245612, y: 10.606246823836889), control2: CGPoint(x: 23.215226856684787, y: 9.5))
    portraitFace2Path.addCurve(to: CGPoint(x: 33.424621202458745, y: 12.57537879754125), control1: CGPoint(x: 28.78477314331521, y: 9.5), control2: CGPoint(x: 31.45548922875438, y: 10.606246823836885))
    portraitFace2Path.addCurve(to: CGPoint(x: 36.5, y: 20), control1: CGPoint(x: 35.39375317616311, y: 14.544510771245612), control2: CGPoint(x: 36.5, y: 17.215226856684787))
    portraitFace2Path.addLine(to: CGPoint(x: 36.5, y: 24))
    portraitFace2Path.addCurve(to: CGPoint(x: 33.42462120245875, y: 31.42462120245875), control1: CGPoint(x: 36.5, y: 26.784773143315213), control2: CGPoint(x: 35.393753176163116, y: 29.455489228754384))
    portraitFace2Path.addCurve(to: CGPoint(x: 26, y: 34.5), control1: CGPoint(x: 31.455489228754388, y: 33.39375317616311), control2: CGPoint(x: 28.784773143315213, y: 34.5))
    portraitFace2Path.addCurve(to: CGPoint(x: 18.57537879754125, y: 31.42462120245875), control1: CGPoint(x: 23.21522685668479, y: 34.5), control2: CGPoint(x: 20.544510771245616, y: 33.393753176163116))
    portraitFace2Path.addCurve(to: CGPoint(x: 15.5, y: 24), control1: CGPoint(x: 16.60624682383689, y: 29.455489228754388), control2: CGPoint(x: 15.5, y: 26.784773143315213))
    portraitFace2Path.closeSubpath()
    portraitFace2.path = portraitFace2Path
    portraitFace2.fillColor = UIColor(red: 185 / 255, green: 130 / 255, blue: 90 / 255, alpha: 1).cgColor
    row2Portrait.addSublayer(portraitFace2)

    let portraitHair2 = CAShapeLayer()
    let portraitHair2Path = CGMutablePath()
    portraitHair2Path.move(to: CGPoint(x: 13, y: 26))
    portraitHair2Path.addCurve(to: CGPoint(x: 16.80761184457488, y: 16.100505063388336), control1: CGPoint(x: 13, y: 22.286969142246384), control2: CGPoint(x: 14.36963892475043, y: 18.72601436166082))
    portraitHair2Path.addCurve(to: CGPoint(x: 25.999999999999996, y: 12), control1: CGPoint(x: 19.245584764399332, y: 13.474995765115851), control2: CGPoint(x: 22.552185632085926, y: 12))
    portraitHair2Path.addCurve(to: CGPoint(x: 35.192388155425114, y: 16.100505063388333), control1: CGPoint(x: 29.44781436791407, y: 12), control2: CGPoint(x: 32.75441523560066, y: 13.474995765115848))
    portraitHair2Path.addCurve(to: CGPoint(x: 39, y: 26), control1: CGPoint(x: 37.63036107524957, y: 18.726014361660816), control2: CGPoint(x: 39, y: 22.28696914224638))
    portraitHair2Path.addQuadCurve(to: CGPoint(x: 36.5, y: 21), control: CGPoint(x: 37, y: 27))
    portraitHair2Path.addQuadCurve(to: CGPoint(x: 21, y: 14), control: CGPoint(x: 26, y: 22))
    portraitHair2Path.addQuadCurve(to: CGPoint(x: 15.5, y: 22), control: CGPoint(x: 17, y: 19))
    portraitHair2Path.addQuadCurve(to: CGPoint(x: 13, y: 26), control: CGPoint(x: 15, y: 27))
    portraitHair2Path.closeSubpath()
    portraitHair2Path.move(to: CGPoint(x: 22, y: 7))
    portraitHair2Path.addCurve(to: CGPoint(x: 23.318019484660535, y: 3.818019484660536), control1: CGPoint(x: 22, y: 5.806525795722052), control2: CGPoint(x: 22.47410578164438, y: 4.661933187676692))
    portraitHair2Path.addCurve(to: CGPoint(x: 26.5, y: 2.5), control1: CGPoint(x: 24.16193318767669, y: 2.974105781644381), control2: CGPoint(x: 25.306525795722052, y: 2.5))
    portraitHair2Path.addCurve(to: CGPoint(x: 29.68198051533946, y: 3.8180194846605353), control1: CGPoint(x: 27.693474204277948, y: 2.5), control2: CGPoint(x: 28.838066812323305, y: 2.974105781644379))
    portraitHair2Path.addCurve(to: CGPoint(x: 31, y: 7), control1: CGPoint(x: 30.525894218355617, y: 4.661933187676691), control2: CGPoint(x: 31, y: 5.806525795722051))
    portraitHair2Path.addCurve(to: CGPoint(x: 29.681980515339465, y: 10.181980515339465), control1: CGPoint(x: 31, y: 8.193474204277948), control2: CGPoint(x: 30.52589421835562, y: 9.338066812323309))
    portraitHair2Path.addCurve(to: CGPoint(x: 26.5, y: 11.5), control1: CGPoint(x: 28.83806681232331, y: 11.025894218355619), control2: CGPoint(x: 27.693474204277948, y: 11.5))
    portraitHair2Path.addCurve(to: CGPoint(x: 23.318019484660535, y: 10.181980515339465), control1: CGPoint(x: 25.306525795722052, y: 11.5), control2: CGPoint(x: 24.16193318767669, y: 11.02589421835562))
    portraitHair2Path.addCurve(to: CGPoint(x: 22, y: 7), control1: CGPoint(x: 22.474105781644383, y: 9.338066812323309), control2: CGPoint(x: 22, y: 8.193474204277948))
    portraitHair2Path.closeSubpath()
    portraitHair2.path = portraitHair2Path
    portraitHair2.fillColor = UIColor(red: 36 / 255, green: 26 / 255, blue: 26 / 255, alpha: 1).cgColor
    row2Portrait.addSublayer(portraitHair2)

    let row2Who = UILabel()
    row2Who.frame = CGRect(x: 88, y: 18, width: 200, height: 24)
    row2Who.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    row2Who.textColor = UIColor(red: 39 / 255, green: 48 / 255, blue: 74 / 255, alpha: 1)
    row2Who.textAlignment = .natural
    row2Who.text = "Ada"
    row2.addSubview(row2Who)

    let row2What = UILabel()
    row2What.frame = CGRect(x: 88, y: 42, width: 210, height: 22)
    row2What.font = UIFont.systemFont(ofSize: 14)
    row2What.textColor = UIColor(red: 154 / 255, green: 161 / 255, blue: 181 / 255, alpha: 1)
    row2What.textAlignment = .natural
    row2What.text = "I found the recipe"
    row2.addSubview(row2What)

    let row2Rule = CALayer()
    row2Rule.frame = CGRect(x: 88, y: 83, width: 232, height: 1)
    row2Rule.backgroundColor = UIColor(red: 232 / 255, green: 228 / 255, blue: 220 / 255, alpha: 1).cgColor
    row2.layer.addSublayer(row2Rule)

    let row3 = UIView()
    row3.frame = CGRect(x: 0, y: 360, width: 320, height: 84)
    row3.isUserInteractionEnabled = false
    home.addSubview(row3)

    let row3Portrait = CALayer()
    row3Portrait.frame = CGRect(x: 20, y: 16, width: 52, height: 52)
    row3Portrait.backgroundColor = UIColor(red: 201 / 255, green: 162 / 255, blue: 75 / 255, alpha: 1).cgColor
    row3Portrait.cornerRadius = 26
    row3Portrait.masksToBounds = true
    row3.layer.addSublayer(row3Portrait)

    let portraitShoulders3 = CAShapeLayer()
    let portraitShoulders3Path = CGMutablePath()
    portraitShoulders3Path.move(to: CGPoint(x: 8, y: 58))
    portraitShoulders3Path.addCurve(to: CGPoint(x: 13.272077938642141, y: 45.27207793864214), control1: CGPoint(x: 8, y: 53.22610318288821), control2: CGPoint(x: 9.896423126577517, y: 48.647732750706766))
    portraitShoulders3Path.addCurve(to: CGPoint(x: 25.999999999999996, y: 40), control1: CGPoint(x: 16.647732750706766, y: 41.896423126577524), control2: CGPoint(x: 21.226103182888206, y: 40))
    portraitShoulders3Path.addCurve(to: CGPoint(x: 38.72792206135785, y: 45.27207793864214), control1: CGPoint(x: 30.77389681711179, y: 40), control2: CGPoint(x: 35.35226724929323, y: 41.89642312657752))
    portraitShoulders3Path.addCurve(to: CGPoint(x: 44, y: 58), control1: CGPoint(x: 42.103576873422476, y: 48.647732750706766), control2: CGPoint(x: 44, y: 53.2261031828882))
    portraitShoulders3Path.closeSubpath()
    portraitShoulders3.path = portraitShoulders3Path
    portraitShoulders3.fillColor = UIColor(red: 0.9576470588235294, green: 0.9270588235294117, blue: 0.8588235294117648, alpha: 1).cgColor
    row3Portrait.addSublayer(portraitShoulders3)

    let portraitNeck3 = CAShapeLayer()
    let portraitNeck3Path = CGMutablePath()
    portraitNeck3Path.move(to: CGPoint(x: 21, y: 30))
    portraitNeck3Path.addLine(to: CGPoint(x: 31, y: 30))
    portraitNeck3Path.addLine(to: CGPoint(x: 31, y: 42))
    portraitNeck3Path.addQuadCurve(to: CGPoint(x: 21, y: 42), control: CGPoint(x: 26, y: 46))
    portraitNeck3Path.closeSubpath()
    portraitNeck3.path = portraitNeck3Path
    portraitNeck3.fillColor = UIColor(red: 0.8316862745098039, green: 0.6867450980392157, blue: 0.5659607843137255, alpha: 1).cgColor
    row3Portrait.addSublayer(portraitNeck3)

    let portraitFace3 = CAShapeLayer()
    let portraitFace3Path = CGMutablePath()
    portraitFace3Path.move(to: CGPoint(x: 15.5, y: 20))
    portraitFace3Path.addCurve(to: CGPoint(x: 18.575378797541248, y: 12.575378797541251), control1: CGPoint(x: 15.5, y: 17.21522685668479), control2: CGPoint(x: 16.606246823836884, y: 14.544510771245616))
    portraitFace3Path.addCurve(to: CGPoint(x: 25.999999999999996, y: 9.5), control1: CGPoint(x: 20.544510771245612, y: 10.606246823836889), control2: CGPoint(x: 23.215226856684787, y: 9.5))
    portraitFace3Path.addCurve(to: CGPoint(x: 33.424621202458745, y: 12.57537879754125), control1: CGPoint(x: 28.78477314331521, y: 9.5), control2: CGPoint(x: 31.45548922875438, y: 10.606246823836885))
    portraitFace3Path.addCurve(to: CGPoint(x: 36.5, y: 20), control1: CGPoint(x: 35.39375317616311, y: 14.544510771245612), control2: CGPoint(x: 36.5, y: 17.215226856684787))
    portraitFace3Path.addLine(to: CGPoint(x: 36.5, y: 24))
    portraitFace3Path.addCurve(to: CGPoint(x: 33.42462120245875, y: 31.42462120245875), control1: CGPoint(x: 36.5, y: 26.784773143315213), control2: CGPoint(x: 35.393753176163116, y: 29.455489228754384))
    portraitFace3Path.addCurve(to: CGPoint(x: 26, y: 34.5), control1: CGPoint(x: 31.455489228754388, y: 33.39375317616311), control2: CGPoint(x: 28.784773143315213, y: 34.5))
    portraitFace3Path.addCurve(to: CGPoint(x: 18.57537879754125, y: 31.42462120245875), control1: CGPoint(x: 23.21522685668479, y: 34.5), control2: CGPoint(x: 20.544510771245616, y: 33.393753176163116))
    portraitFace3Path.addCurve(to: CGPoint(x: 15.5, y: 24), control1: CGPoint(x: 16.60624682383689, y: 29.455489228754388), control2: CGPoint(x: 15.5, y: 26.784773143315213))
    portraitFace3Path.closeSubpath()
    portraitFace3.path = portraitFace3Path
    portraitFace3.fillColor = UIColor(red: 241 / 255, green: 199 / 255, blue: 164 / 255, alpha: 1).cgColor
    row3Portrait.addSublayer(portraitFace3)

    let portraitHair3 = CAShapeLayer()
    let portraitHair3Path = CGMutablePath()
    portraitHair3Path.move(to: CGPoint(x: 14, y: 22))
    portraitHair3Path.addCurve(to: CGPoint(x: 17.51471862576143, y: 12.807611844574883), control1: CGPoint(x: 14, y: 18.55218563208593), control2: CGPoint(x: 15.264282084385012, y: 15.245584764399332))
    portraitHair3Path.addCurve(to: CGPoint(x: 25.999999999999996, y: 9), control1: CGPoint(x: 19.76515516713784, y: 10.369638924750433), control2: CGPoint(x: 22.81740212192547, y: 9))
    portraitHair3Path.addCurve(to: CGPoint(x: 34.48528137423857, y: 12.80761184457488), control1: CGPoint(x: 29.182597878074525, y: 9), control2: CGPoint(x: 32.23484483286215, y: 10.36963892475043))
    portraitHair3Path.addCurve(to: CGPoint(x: 38, y: 22), control1: CGPoint(x: 36.735717915614984, y: 15.24558476439933), control2: CGPoint(x: 38, y: 18.552185632085926))
    portraitHair3Path.addQuadCurve(to: CGPoint(x: 35, y: 17), control: CGPoint(x: 36, y: 22))
    portraitHair3Path.addQuadCurve(to: CGPoint(x: 18, y: 16), control: CGPoint(x: 26, y: 20))
    portraitHair3Path.addQuadCurve(to: CGPoint(x: 14, y: 22), control: CGPoint(x: 15, y: 18))
    portraitHair3Path.closeSubpath()
    portraitHair3Path.move(to: CGPoint(x: 16, y: 25))
    portraitHair3Path.addQuadCurve(to: CGPoint(x: 26, y: 37), control: CGPoint(x: 17, y: 37))
    portraitHair3Path.addQuadCurve(to: CGPoint(x: 36, y: 25), control: CGPoint(x: 35, y: 37))
    portraitHair3Path.addQuadCurve(to: CGPoint(x: 26, y: 30), control: CGPoint(x: 35, y: 31))
    portraitHair3Path.addQuadCurve(to: CGPoint(x: 16, y: 25), control: CGPoint(x: 17, y: 29))
    portraitHair3Path.closeSubpath()
    portraitHair3.path = portraitHair3Path
    portraitHair3.fillColor = UIColor(red: 138 / 255, green: 75 / 255, blue: 42 / 255, alpha: 1).cgColor
    row3Portrait.addSublayer(portraitHair3)

    let row3Who = UILabel()
    row3Who.frame = CGRect(x: 88, y: 18, width: 200, height: 24)
    row3Who.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    row3Who.textColor = UIColor(red: 39 / 255, green: 48 / 255, blue: 74 / 255, alpha: 1)
    row3Who.textAlignment = .natural
    row3Who.text = "Theo"
    row3.addSubview(row3Who)

    let row3What = UILabel()
    row3What.frame = CGRect(x: 88, y: 42, width: 210, height: 22)
    row3What.font = UIFont.systemFont(ofSize: 14)
    row3What.textColor = UIColor(red: 154 / 255, green: 161 / 255, blue: 181 / 255, alpha: 1)
    row3What.textAlignment = .natural
    row3What.text = "Photos of the harbor"
    row3.addSubview(row3What)

    let row3Rule = CALayer()
    row3Rule.frame = CGRect(x: 88, y: 83, width: 232, height: 1)
    row3Rule.backgroundColor = UIColor(red: 232 / 255, green: 228 / 255, blue: 220 / 255, alpha: 1).cgColor
    row3.layer.addSublayer(row3Rule)

    let row4 = UIView()
    row4.frame = CGRect(x: 0, y: 444, width: 320, height: 84)
    row4.isUserInteractionEnabled = false
    home.addSubview(row4)

    let row4Portrait = CALayer()
    row4Portrait.frame = CGRect(x: 20, y: 16, width: 52, height: 52)
    row4Portrait.backgroundColor = UIColor(red: 142 / 255, green: 125 / 255, blue: 190 / 255, alpha: 1).cgColor
    row4Portrait.cornerRadius = 26
    row4Portrait.masksToBounds = true
    row4.layer.addSublayer(row4Portrait)

    let portraitShoulders4 = CAShapeLayer()
    let portraitShoulders4Path = CGMutablePath()
    portraitShoulders4Path.move(to: CGPoint(x: 8, y: 58))
    portraitShoulders4Path.addCurve(to: CGPoint(x: 13.272077938642141, y: 45.27207793864214), control1: CGPoint(x: 8, y: 53.22610318288821), control2: CGPoint(x: 9.896423126577517, y: 48.647732750706766))
    portraitShoulders4Path.addCurve(to: CGPoint(x: 25.999999999999996, y: 40), control1: CGPoint(x: 16.647732750706766, y: 41.896423126577524), control2: CGPoint(x: 21.226103182888206, y: 40))
    portraitShoulders4Path.addCurve(to: CGPoint(x: 38.72792206135785, y: 45.27207793864214), control1: CGPoint(x: 30.77389681711179, y: 40), control2: CGPoint(x: 35.35226724929323, y: 41.89642312657752))
    portraitShoulders4Path.addCurve(to: CGPoint(x: 44, y: 58), control1: CGPoint(x: 42.103576873422476, y: 48.647732750706766), control2: CGPoint(x: 44, y: 53.2261031828882))
    portraitShoulders4Path.closeSubpath()
    portraitShoulders4.path = portraitShoulders4Path
    portraitShoulders4.fillColor = UIColor(red: 0.9113725490196078, green: 0.8980392156862744, blue: 242 / 255, alpha: 1).cgColor
    row4Portrait.addSublayer(portraitShoulders4)

    let portraitNeck4 = CAShapeLayer()
    let portraitNeck4Path = CGMutablePath()
    portraitNeck4Path.move(to: CGPoint(x: 21, y: 30))
    portraitNeck4Path.addLine(to: CGPoint(x: 31, y: 30))
    portraitNeck4Path.addLine(to: CGPoint(x: 31, y: 42))
    portraitNeck4Path.addQuadCurve(to: CGPoint(x: 21, y: 42), control: CGPoint(x: 26, y: 46))
    portraitNeck4Path.closeSubpath()
    portraitNeck4.path = portraitNeck4Path
    portraitNeck4.fillColor = UIColor(red: 0.8489411764705883, green: 0.7247058823529411, blue: 0.6211764705882353, alpha: 1).cgColor
    row4Portrait.addSublayer(portraitNeck4)

    let portraitFace4 = CAShapeLayer()
    let portraitFace4Path = CGMutablePath()
    portraitFace4Path.move(to: CGPoint(x: 15.5, y: 20))
    portraitFace4Path.addCurve(to: CGPoint(x: 18.575378797541248, y: 12.575378797541251), control1: CGPoint(x: 15.5, y: 17.21522685668479), control2: CGPoint(x: 16.606246823836884, y: 14.544510771245616))
    portraitFace4Path.addCurve(to: CGPoint(x: 25.999999999999996, y: 9.5), control1: CGPoint(x: 20.544510771245612, y: 10.606246823836889), control2: CGPoint(x: 23.215226856684787, y: 9.5))
    portraitFace4Path.addCurve(to: CGPoint(x: 33.424621202458745, y: 12.57537879754125), control1: CGPoint(x: 28.78477314331521, y: 9.5), control2: CGPoint(x: 31.45548922875438, y: 10.606246823836885))
    portraitFace4Path.addCurve(to: CGPoint(x: 36.5, y: 20), control1: CGPoint(x: 35.39375317616311, y: 14.544510771245612), control2: CGPoint(x: 36.5, y: 17.215226856684787))
    portraitFace4Path.addLine(to: CGPoint(x: 36.5, y: 24))
    portraitFace4Path.addCurve(to: CGPoint(x: 33.42462120245875, y: 31.42462120245875), control1: CGPoint(x: 36.5, y: 26.784773143315213), control2: CGPoint(x: 35.393753176163116, y: 29.455489228754384))
    portraitFace4Path.addCurve(to: CGPoint(x: 26, y: 34.5), control1: CGPoint(x: 31.455489228754388, y: 33.39375317616311), control2: CGPoint(x: 28.784773143315213, y: 34.5))
    portraitFace4Path.addCurve(to: CGPoint(x: 18.57537879754125, y: 31.42462120245875), control1: CGPoint(x: 23.21522685668479, y: 34.5), control2: CGPoint(x: 20.544510771245616, y: 33.393753176163116))
    portraitFace4Path.addCurve(to: CGPoint(x: 15.5, y: 24), control1: CGPoint(x: 16.60624682383689, y: 29.455489228754388), control2: CGPoint(x: 15.5, y: 26.784773143315213))
    portraitFace4Path.closeSubpath()
    portraitFace4.path = portraitFace4Path
    portraitFace4.fillColor = UIColor(red: 246 / 255, green: 210 / 255, blue: 180 / 255, alpha: 1).cgColor
    row4Portrait.addSublayer(portraitFace4)

    let portraitHair4 = CAShapeLayer()
    let portraitHair4Path = CGMutablePath()
    portraitHair4Path.move(to: CGPoint(x: 12, y: 34))
    portraitHair4Path.addLine(to: CGPoint(x: 12, y: 20))
    portraitHair4Path.addCurve(to: CGPoint(x: 16.100505063388333, y: 10.100505063388336), control1: CGPoint(x: 12, y: 16.286969142246384), control2: CGPoint(x: 13.474995765115848, y: 12.72601436166082))
    portraitHair4Path.addCurve(to: CGPoint(x: 25.999999999999996, y: 6), control1: CGPoint(x: 18.726014361660816, y: 7.474995765115851), control2: CGPoint(x: 22.28696914224638, y: 6))
    portraitHair4Path.addCurve(to: CGPoint(x: 35.89949493661166, y: 10.100505063388333), control1: CGPoint(x: 29.713030857753616, y: 6), control2: CGPoint(x: 33.27398563833918, y: 7.474995765115848))
    portraitHair4Path.addCurve(to: CGPoint(x: 40, y: 20), control1: CGPoint(x: 38.52500423488415, y: 12.726014361660816), control2: CGPoint(x: 40, y: 16.28696914224638))
    portraitHair4Path.addLine(to: CGPoint(x: 40, y: 34))
    portraitHair4Path.addQuadCurve(to: CGPoint(x: 36, y: 34), control: CGPoint(x: 37, y: 36))
    portraitHair4Path.addLine(to: CGPoint(x: 36, y: 21))
    portraitHair4Path.addLine(to: CGPoint(x: 16, y: 21))
    portraitHair4Path.addLine(to: CGPoint(x: 16, y: 34))
    portraitHair4Path.addQuadCurve(to: CGPoint(x: 12, y: 34), control: CGPoint(x: 15, y: 36))
    portraitHair4Path.closeSubpath()
    portraitHair4.path = portraitHair4Path
    portraitHair4.fillColor = UIColor(red: 224 / 255, green: 176 / 255, blue: 79 / 255, alpha: 1).cgColor
    row4Portrait.addSublayer(portraitHair4)

    let row4Who = UILabel()
    row4Who.frame = CGRect(x: 88, y: 18, width: 200, height: 24)
    row4Who.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    row4Who.textColor = UIColor(red: 39 / 255, green: 48 / 255, blue: 74 / 255, alpha: 1)
    row4Who.textAlignment = .natural
    row4Who.text = "Lene"
    row4.addSubview(row4Who)

    let row4What = UILabel()
    row4What.frame = CGRect(x: 88, y: 42, width: 210, height: 22)
    row4What.font = UIFont.systemFont(ofSize: 14)
    row4What.textColor = UIColor(red: 154 / 255, green: 161 / 255, blue: 181 / 255, alpha: 1)
    row4What.textAlignment = .natural
    row4What.text = "See you on Thursday"
    row4.addSubview(row4What)

    let row4Rule = CALayer()
    row4Rule.frame = CGRect(x: 88, y: 83, width: 232, height: 1)
    row4Rule.backgroundColor = UIColor(red: 232 / 255, green: 228 / 255, blue: 220 / 255, alpha: 1).cgColor
    row4.layer.addSublayer(row4Rule)
  }

  private func addShade() {
    shade.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    shade.alpha = 0
    shade.backgroundColor = UIColor.black
    shade.isUserInteractionEnabled = false
    addSubview(shade)
  }

  private func addDetail() {
    detail.frame = CGRect(x: 320, y: 0, width: 320, height: 568)
    detail.backgroundColor = UIColor.white
    detail.layer.shadowColor = UIColor.black.cgColor
    detail.layer.shadowOpacity = 0
    detail.layer.shadowRadius = 14
    detail.layer.shadowOffset = CGSize(width: -4, height: 0)
    addSubview(detail)

    let sea = CAGradientLayer()
    sea.frame = CGRect(x: 0, y: 0, width: 320, height: 230)
    sea.colors = [UIColor(red: 247 / 255, green: 178 / 255, blue: 103 / 255, alpha: 1).cgColor, UIColor(red: 239 / 255, green: 111 / 255, blue: 108 / 255, alpha: 1).cgColor, UIColor(red: 46 / 255, green: 111 / 255, blue: 149 / 255, alpha: 1).cgColor]
    sea.locations = [0, 0.5, 1]
    detail.layer.addSublayer(sea)

    let boat = CAShapeLayer()
    boat.frame = CGRect(x: 112, y: 132, width: 96, height: 60)
    let boatPath = CGMutablePath()
    boatPath.move(to: CGPoint(x: 8, y: 40))
    boatPath.addLine(to: CGPoint(x: 88, y: 40))
    boatPath.addLine(to: CGPoint(x: 74, y: 58))
    boatPath.addLine(to: CGPoint(x: 22, y: 58))
    boatPath.closeSubpath()
    boatPath.move(to: CGPoint(x: 46, y: 0))
    boatPath.addLine(to: CGPoint(x: 46, y: 36))
    boatPath.addLine(to: CGPoint(x: 14, y: 36))
    boatPath.closeSubpath()
    boatPath.move(to: CGPoint(x: 52, y: 8))
    boatPath.addLine(to: CGPoint(x: 80, y: 36))
    boatPath.addLine(to: CGPoint(x: 52, y: 36))
    boatPath.closeSubpath()
    boat.path = boatPath
    boat.fillColor = UIColor.white.cgColor
    detail.layer.addSublayer(boat)

    let detailWho = UILabel()
    detailWho.frame = CGRect(x: 24, y: 254, width: 272, height: 36)
    detailWho.font = UIFont.systemFont(ofSize: 30, weight: .bold)
    detailWho.textColor = UIColor(red: 39 / 255, green: 48 / 255, blue: 74 / 255, alpha: 1)
    detailWho.textAlignment = .natural
    detailWho.text = "Mira"
    detail.addSubview(detailWho)

    let body = CATextLayer()
    body.frame = CGRect(x: 24, y: 298, width: 272, height: 120)
    let bodyStyle = NSMutableParagraphStyle()
    bodyStyle.minimumLineHeight = 24
    bodyStyle.maximumLineHeight = 24
    bodyStyle.alignment = .natural
    body.string = NSAttributedString(
      string: "The ferry leaves at nine, so meet me at the pier at a quarter to. I have the tickets, and sandwiches for two.",
      attributes: [.font: UIFont.systemFont(ofSize: 16), .foregroundColor: UIColor(red: 75 / 255, green: 84 / 255, blue: 110 / 255, alpha: 1), .paragraphStyle: bodyStyle])
    body.isWrapped = true
    body.truncationMode = .end
    detail.layer.addSublayer(body)
  }

  /// Answers panBegan of home.
  private func homePanBegan() {
    beginOpenDetail()
  }

  /// Answers panChanged of home.
  private func homePanChanged() {
    openDetail?.fractionComplete = -homePanRecognizer.translation(in: nil).x / 320
  }

  /// Answers panEnded of home.
  private func homePanEnded() {
    if (percentComplete(openDetail) > 0.5) || (homePanRecognizer.velocity(in: nil).x < (-500)) {
      release(openDetail, finishing: true, with: UICubicTimingParameters(animationCurve: .easeOut))
    } else {
      release(openDetail, finishing: false, with: UICubicTimingParameters(animationCurve: .easeOut))
    }
  }

  /// Answers panCancelled of home.
  private func homePanCancelled() {
    release(openDetail, finishing: false, with: UICubicTimingParameters(animationCurve: .easeOut))
  }

  /// Answers panBegan of detail.
  private func detailPanBegan() {
    beginCloseDetail()
  }

  /// Answers panChanged of detail.
  private func detailPanChanged() {
    closeDetail?.fractionComplete = detailPanRecognizer.translation(in: nil).x / 320
  }

  /// Answers panEnded of detail.
  private func detailPanEnded() {
    if (percentComplete(closeDetail) > 0.5) || (detailPanRecognizer.velocity(in: nil).x > 500) {
      release(closeDetail, finishing: true, with: UICubicTimingParameters(animationCurve: .easeOut))
    } else {
      release(closeDetail, finishing: false, with: UICubicTimingParameters(animationCurve: .easeOut))
    }
  }

  /// Answers panCancelled of detail.
  private func detailPanCancelled() {
    release(closeDetail, finishing: false, with: UICubicTimingParameters(animationCurve: .easeOut))
  }

  /// Begins openDetail, or catches it where it is.
  private func beginOpenDetail() {
    let animator = openDetail ?? UIViewPropertyAnimator(duration: 0.5, curve: .linear) { [unowned self] in
      home.center.x = 64
      shade.alpha = 0.25
      detail.center.x = 160
      detail.layer.shadowOpacity = 0.35
    }
    if openDetail == nil {
      animator.addCompletion { [unowned self] _ in
        openDetail = nil
      }
      openDetail = animator
    }
    animator.pauseAnimation()
    animator.isReversed = false
  }

  /// Begins closeDetail, or catches it where it is.
  private func beginCloseDetail() {
    let animator = closeDetail ?? UIViewPropertyAnimator(duration: 0.5, curve: .linear) { [unowned self] in
      home.center.x = 160
      shade.alpha = 0
      detail.center.x = 480
      detail.layer.shadowOpacity = 0
    }
    if closeDetail == nil {
      animator.addCompletion { [unowned self] _ in
        closeDetail = nil
      }
      closeDetail = animator
    }
    animator.pauseAnimation()
    animator.isReversed = false
  }

  /// The targets of gesture recognizers, which do not keep them.
  private var targets: [BlockTarget] = []

  /// Adds a gesture recognizer to a view, and calls a block whenever its state or its values change.
  private func recognize(_ recognizer: UIGestureRecognizer, on view: UIView, _ block: @escaping () -> Void) {
    let target = BlockTarget(block)
    targets.append(target)
    #if canImport(ObjectiveC)
      recognizer.addTarget(target, action: #selector(BlockTarget.call))
    #else
      recognizer.addTarget(target, action: BlockTarget.call)
    #endif
    view.addGestureRecognizer(recognizer)
  }

  /// How far a transition is, from 0 to 1.
  private func percentComplete(_ animator: UIViewPropertyAnimator?) -> CGFloat {
    guard let animator else { return 0 }
    return animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
  }

  /// Lets a transition go to its end, or back to its beginning, in its share of the time.
  private func release(
    _ animator: UIViewPropertyAnimator?, finishing: Bool, with timing: any UITimingCurveProvider, speed: CGFloat = 1
  ) {
    guard let animator else { return }
    let rest = finishing ? 1 - animator.fractionComplete : animator.fractionComplete
    animator.isReversed = !finishing
    animator.continueAnimation(withTimingParameters: timing, durationFactor: rest / speed)
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
