// swift-format-ignore-file
// Drag to open, from interactive-transition.yaml, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
  private typealias UIColor = NSColor
  private typealias UIFont = NSFont
#else
  import FlipbookUIKit
#endif

/// Drag to open.
final class DragToOpenLayers {
  /// The layer with everything in it.
  let layer = CALayer()
  let home = CALayer()
  let shade = CALayer()
  let detail = CALayer()
  /// The pan gesture on home: set it from its recognizer, at every frame or for every change.
  var homePan = Gesture()
  /// The pan gesture on detail: set it from its recognizer, at every frame or for every change.
  var detailPan = Gesture()
  private var openDetail: Transition?
  private var closeDetail: Transition?

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    layer.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    addHome()
    addShade()
    addDetail()
  }

  private func addHome() {
    home.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    home.backgroundColor = CGColor(srgbRed: 245 / 255, green: 239 / 255, blue: 230 / 255, alpha: 1)
    layer.addSublayer(home)

    let heading = CATextLayer()
    heading.frame = CGRect(x: 20, y: 52, width: 280, height: 40)
    heading.string = "Letters"
    heading.font = UIFont.systemFont(ofSize: 32, weight: .bold)
    heading.fontSize = 32
    heading.foregroundColor = CGColor(srgbRed: 39 / 255, green: 48 / 255, blue: 74 / 255, alpha: 1)
    heading.truncationMode = .end
    centerText(of: heading)
    home.addSublayer(heading)

    let row0 = CALayer()
    row0.frame = CGRect(x: 0, y: 108, width: 320, height: 84)
    home.addSublayer(row0)

    let portrait = CALayer()
    portrait.frame = CGRect(x: 20, y: 16, width: 52, height: 52)
    portrait.backgroundColor = CGColor(srgbRed: 239 / 255, green: 111 / 255, blue: 108 / 255, alpha: 1)
    portrait.cornerRadius = 26
    portrait.masksToBounds = true
    row0.addSublayer(portrait)

    let shoulders = CAShapeLayer()
    let shouldersPath = CGMutablePath()
    shouldersPath.move(to: CGPoint(x: 8, y: 58))
    shouldersPath.addCurve(to: CGPoint(x: 13.272077938642141, y: 45.27207793864214), control1: CGPoint(x: 8, y: 53.22610318288821), control2: CGPoint(x: 9.896423126577517, y: 48.647732750706766))
    shouldersPath.addCurve(to: CGPoint(x: 25.999999999999996, y: 40), control1: CGPoint(x: 16.647732750706766, y: 41.896423126577524), control2: CGPoint(x: 21.226103182888206, y: 40))
    shouldersPath.addCurve(to: CGPoint(x: 38.72792206135785, y: 45.27207793864214), control1: CGPoint(x: 30.77389681711179, y: 40), control2: CGPoint(x: 35.35226724929323, y: 41.89642312657752))
    shouldersPath.addCurve(to: CGPoint(x: 44, y: 58), control1: CGPoint(x: 42.103576873422476, y: 48.647732750706766), control2: CGPoint(x: 44, y: 53.2261031828882))
    shouldersPath.closeSubpath()
    shoulders.path = shouldersPath
    shoulders.fillColor = CGColor(srgbRed: 0.9874509803921568, green: 0.8870588235294118, blue: 0.8847058823529412, alpha: 1)
    portrait.addSublayer(shoulders)

    let neck = CAShapeLayer()
    let neckPath = CGMutablePath()
    neckPath.move(to: CGPoint(x: 21, y: 30))
    neckPath.addLine(to: CGPoint(x: 31, y: 30))
    neckPath.addLine(to: CGPoint(x: 31, y: 42))
    neckPath.addQuadCurve(to: CGPoint(x: 21, y: 42), control: CGPoint(x: 26, y: 46))
    neckPath.closeSubpath()
    neck.path = neckPath
    neck.fillColor = CGColor(srgbRed: 0.8385882352941176, green: 0.6729411764705882, blue: 0.5349019607843137, alpha: 1)
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
    face.fillColor = CGColor(srgbRed: 243 / 255, green: 195 / 255, blue: 155 / 255, alpha: 1)
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
    hair.fillColor = CGColor(srgbRed: 90 / 255, green: 42 / 255, blue: 39 / 255, alpha: 1)
    portrait.addSublayer(hair)

    let who = CATextLayer()
    who.frame = CGRect(x: 88, y: 18, width: 200, height: 24)
    who.string = "Mira"
    who.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    who.fontSize = 17
    who.foregroundColor = CGColor(srgbRed: 39 / 255, green: 48 / 255, blue: 74 / 255, alpha: 1)
    who.truncationMode = .end
    centerText(of: who)
    row0.addSublayer(who)

    let what = CATextLayer()
    what.frame = CGRect(x: 88, y: 42, width: 210, height: 22)
    what.string = "The ferry leaves at nine"
    what.font = UIFont.systemFont(ofSize: 14)
    what.fontSize = 14
    what.foregroundColor = CGColor(srgbRed: 154 / 255, green: 161 / 255, blue: 181 / 255, alpha: 1)
    what.truncationMode = .end
    centerText(of: what)
    row0.addSublayer(what)

    let rule = CALayer()
    rule.frame = CGRect(x: 88, y: 83, width: 232, height: 1)
    rule.backgroundColor = CGColor(srgbRed: 232 / 255, green: 228 / 255, blue: 220 / 255, alpha: 1)
    row0.addSublayer(rule)

    let row1 = CALayer()
    row1.frame = CGRect(x: 0, y: 192, width: 320, height: 84)
    home.addSublayer(row1)

    let row1Portrait = CALayer()
    row1Portrait.frame = CGRect(x: 20, y: 16, width: 52, height: 52)
    row1Portrait.backgroundColor = CGColor(srgbRed: 46 / 255, green: 111 / 255, blue: 149 / 255, alpha: 1)
    row1Portrait.cornerRadius = 26
    row1Portrait.masksToBounds = true
    row1.addSublayer(row1Portrait)

    let portraitShoulders = CAShapeLayer()
    let portraitShouldersPath = CGMutablePath()
    portraitShouldersPath.move(to: CGPoint(x: 8, y: 58))
    portraitShouldersPath.addCurve(to: CGPoint(x: 13.272077938642141, y: 45.27207793864214), control1: CGPoint(x: 8, y: 53.22610318288821), control2: CGPoint(x: 9.896423126577517, y: 48.647732750706766))
    portraitShouldersPath.addCurve(to: CGPoint(x: 25.999999999999996, y: 40), control1: CGPoint(x: 16.647732750706766, y: 41.896423126577524), control2: CGPoint(x: 21.226103182888206, y: 40))
    portraitShouldersPath.addCurve(to: CGPoint(x: 38.72792206135785, y: 45.27207793864214), control1: CGPoint(x: 30.77389681711179, y: 40), control2: CGPoint(x: 35.35226724929323, y: 41.89642312657752))
    portraitShouldersPath.addCurve(to: CGPoint(x: 44, y: 58), control1: CGPoint(x: 42.103576873422476, y: 48.647732750706766), control2: CGPoint(x: 44, y: 53.2261031828882))
    portraitShouldersPath.closeSubpath()
    portraitShoulders.path = portraitShouldersPath
    portraitShoulders.fillColor = CGColor(srgbRed: 0.8360784313725491, green: 0.8870588235294118, blue: 0.9168627450980392, alpha: 1)
    row1Portrait.addSublayer(portraitShoulders)

    let portraitNeck = CAShapeLayer()
    let portraitNeckPath = CGMutablePath()
    portraitNeckPath.move(to: CGPoint(x: 21, y: 30))
    portraitNeckPath.addLine(to: CGPoint(x: 31, y: 30))
    portraitNeckPath.addLine(to: CGPoint(x: 31, y: 42))
    portraitNeckPath.addQuadCurve(to: CGPoint(x: 21, y: 42), control: CGPoint(x: 26, y: 46))
    portraitNeckPath.closeSubpath()
    portraitNeck.path = portraitNeckPath
    portraitNeck.fillColor = CGColor(srgbRed: 0.8006274509803921, green: 0.6211764705882353, blue: 0.4831372549019608, alpha: 1)
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
    portraitFace.fillColor = CGColor(srgbRed: 232 / 255, green: 180 / 255, blue: 140 / 255, alpha: 1)
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
    portraitHair.fillColor = CGColor(srgbRed: 43 / 255, green: 43 / 255, blue: 51 / 255, alpha: 1)
    row1Portrait.addSublayer(portraitHair)

    let row1Who = CATextLayer()
    row1Who.frame = CGRect(x: 88, y: 18, width: 200, height: 24)
    row1Who.string = "Jon"
    row1Who.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    row1Who.fontSize = 17
    row1Who.foregroundColor = CGColor(srgbRed: 39 / 255, green: 48 / 255, blue: 74 / 255, alpha: 1)
    row1Who.truncationMode = .end
    centerText(of: row1Who)
    row1.addSublayer(row1Who)

    let row1What = CATextLayer()
    row1What.frame = CGRect(x: 88, y: 42, width: 210, height: 22)
    row1What.string = "Bring the blue umbrella"
    row1What.font = UIFont.systemFont(ofSize: 14)
    row1What.fontSize = 14
    row1What.foregroundColor = CGColor(srgbRed: 154 / 255, green: 161 / 255, blue: 181 / 255, alpha: 1)
    row1What.truncationMode = .end
    centerText(of: row1What)
    row1.addSublayer(row1What)

    let row1Rule = CALayer()
    row1Rule.frame = CGRect(x: 88, y: 83, width: 232, height: 1)
    row1Rule.backgroundColor = CGColor(srgbRed: 232 / 255, green: 228 / 255, blue: 220 / 255, alpha: 1)
    row1.addSublayer(row1Rule)

    let row2 = CALayer()
    row2.frame = CGRect(x: 0, y: 276, width: 320, height: 84)
    home.addSublayer(row2)

    let row2Portrait = CALayer()
    row2Portrait.frame = CGRect(x: 20, y: 16, width: 52, height: 52)
    row2Portrait.backgroundColor = CGColor(srgbRed: 141 / 255, green: 181 / 255, blue: 128 / 255, alpha: 1)
    row2Portrait.cornerRadius = 26
    row2Portrait.masksToBounds = true
    row2.addSublayer(row2Portrait)

    let portraitShoulders2 = CAShapeLayer()
    let portraitShoulders2Path = CGMutablePath()
    portraitShoulders2Path.move(to: CGPoint(x: 8, y: 58))
    portraitShoulders2Path.addCurve(to: CGPoint(x: 13.272077938642141, y: 45.27207793864214), control1: CGPoint(x: 8, y: 53.22610318288821), control2: CGPoint(x: 9.896423126577517, y: 48.647732750706766))
    portraitShoulders2Path.addCurve(to: CGPoint(x: 25.999999999999996, y: 40), control1: CGPoint(x: 16.647732750706766, y: 41.896423126577524), control2: CGPoint(x: 21.226103182888206, y: 40))
    portraitShoulders2Path.addCurve(to: CGPoint(x: 38.72792206135785, y: 45.27207793864214), control1: CGPoint(x: 30.77389681711179, y: 40), control2: CGPoint(x: 35.35226724929323, y: 41.89642312657752))
    portraitShoulders2Path.addCurve(to: CGPoint(x: 44, y: 58), control1: CGPoint(x: 42.103576873422476, y: 48.647732750706766), control2: CGPoint(x: 44, y: 53.2261031828882))
    portraitShoulders2Path.closeSubpath()
    portraitShoulders2.path = portraitShoulders2Path
    portraitShoulders2.fillColor = CGColor(srgbRed: 0.9105882352941177, green: 0.9419607843137255, blue: 0.9003921568627451, alpha: 1)
    row2Portrait.addSublayer(portraitShoulders2)

    let portraitNeck2 = CAShapeLayer()
    let portraitNeck2Path = CGMutablePath()
    portraitNeck2Path.move(to: CGPoint(x: 21, y: 30))
    portraitNeck2Path.addLine(to: CGPoint(x: 31, y: 30))
    portraitNeck2Path.addLine(to: CGPoint(x: 31, y: 42))
    portraitNeck2Path.addQuadCurve(to: CGPoint(x: 21, y: 42), control: CGPoint(x: 26, y: 46))
    portraitNeck2Path.closeSubpath()
    portraitNeck2.path = portraitNeck2Path
    portraitNeck2.fillColor = CGColor(srgbRed: 0.6384313725490196, green: 0.44862745098039214, blue: 0.31058823529411766, alpha: 1)
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
    portraitFace2.fillColor = CGColor(srgbRed: 185 / 255, green: 130 / 255, blue: 90 / 255, alpha: 1)
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
    portraitHair2.fillColor = CGColor(srgbRed: 36 / 255, green: 26 / 255, blue: 26 / 255, alpha: 1)
    row2Portrait.addSublayer(portraitHair2)

    let row2Who = CATextLayer()
    row2Who.frame = CGRect(x: 88, y: 18, width: 200, height: 24)
    row2Who.string = "Ada"
    row2Who.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    row2Who.fontSize = 17
    row2Who.foregroundColor = CGColor(srgbRed: 39 / 255, green: 48 / 255, blue: 74 / 255, alpha: 1)
    row2Who.truncationMode = .end
    centerText(of: row2Who)
    row2.addSublayer(row2Who)

    let row2What = CATextLayer()
    row2What.frame = CGRect(x: 88, y: 42, width: 210, height: 22)
    row2What.string = "I found the recipe"
    row2What.font = UIFont.systemFont(ofSize: 14)
    row2What.fontSize = 14
    row2What.foregroundColor = CGColor(srgbRed: 154 / 255, green: 161 / 255, blue: 181 / 255, alpha: 1)
    row2What.truncationMode = .end
    centerText(of: row2What)
    row2.addSublayer(row2What)

    let row2Rule = CALayer()
    row2Rule.frame = CGRect(x: 88, y: 83, width: 232, height: 1)
    row2Rule.backgroundColor = CGColor(srgbRed: 232 / 255, green: 228 / 255, blue: 220 / 255, alpha: 1)
    row2.addSublayer(row2Rule)

    let row3 = CALayer()
    row3.frame = CGRect(x: 0, y: 360, width: 320, height: 84)
    home.addSublayer(row3)

    let row3Portrait = CALayer()
    row3Portrait.frame = CGRect(x: 20, y: 16, width: 52, height: 52)
    row3Portrait.backgroundColor = CGColor(srgbRed: 201 / 255, green: 162 / 255, blue: 75 / 255, alpha: 1)
    row3Portrait.cornerRadius = 26
    row3Portrait.masksToBounds = true
    row3.addSublayer(row3Portrait)

    let portraitShoulders3 = CAShapeLayer()
    let portraitShoulders3Path = CGMutablePath()
    portraitShoulders3Path.move(to: CGPoint(x: 8, y: 58))
    portraitShoulders3Path.addCurve(to: CGPoint(x: 13.272077938642141, y: 45.27207793864214), control1: CGPoint(x: 8, y: 53.22610318288821), control2: CGPoint(x: 9.896423126577517, y: 48.647732750706766))
    portraitShoulders3Path.addCurve(to: CGPoint(x: 25.999999999999996, y: 40), control1: CGPoint(x: 16.647732750706766, y: 41.896423126577524), control2: CGPoint(x: 21.226103182888206, y: 40))
    portraitShoulders3Path.addCurve(to: CGPoint(x: 38.72792206135785, y: 45.27207793864214), control1: CGPoint(x: 30.77389681711179, y: 40), control2: CGPoint(x: 35.35226724929323, y: 41.89642312657752))
    portraitShoulders3Path.addCurve(to: CGPoint(x: 44, y: 58), control1: CGPoint(x: 42.103576873422476, y: 48.647732750706766), control2: CGPoint(x: 44, y: 53.2261031828882))
    portraitShoulders3Path.closeSubpath()
    portraitShoulders3.path = portraitShoulders3Path
    portraitShoulders3.fillColor = CGColor(srgbRed: 0.9576470588235294, green: 0.9270588235294117, blue: 0.8588235294117648, alpha: 1)
    row3Portrait.addSublayer(portraitShoulders3)

    let portraitNeck3 = CAShapeLayer()
    let portraitNeck3Path = CGMutablePath()
    portraitNeck3Path.move(to: CGPoint(x: 21, y: 30))
    portraitNeck3Path.addLine(to: CGPoint(x: 31, y: 30))
    portraitNeck3Path.addLine(to: CGPoint(x: 31, y: 42))
    portraitNeck3Path.addQuadCurve(to: CGPoint(x: 21, y: 42), control: CGPoint(x: 26, y: 46))
    portraitNeck3Path.closeSubpath()
    portraitNeck3.path = portraitNeck3Path
    portraitNeck3.fillColor = CGColor(srgbRed: 0.8316862745098039, green: 0.6867450980392157, blue: 0.5659607843137255, alpha: 1)
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
    portraitFace3.fillColor = CGColor(srgbRed: 241 / 255, green: 199 / 255, blue: 164 / 255, alpha: 1)
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
    portraitHair3.fillColor = CGColor(srgbRed: 138 / 255, green: 75 / 255, blue: 42 / 255, alpha: 1)
    row3Portrait.addSublayer(portraitHair3)

    let row3Who = CATextLayer()
    row3Who.frame = CGRect(x: 88, y: 18, width: 200, height: 24)
    row3Who.string = "Theo"
    row3Who.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    row3Who.fontSize = 17
    row3Who.foregroundColor = CGColor(srgbRed: 39 / 255, green: 48 / 255, blue: 74 / 255, alpha: 1)
    row3Who.truncationMode = .end
    centerText(of: row3Who)
    row3.addSublayer(row3Who)

    let row3What = CATextLayer()
    row3What.frame = CGRect(x: 88, y: 42, width: 210, height: 22)
    row3What.string = "Photos of the harbor"
    row3What.font = UIFont.systemFont(ofSize: 14)
    row3What.fontSize = 14
    row3What.foregroundColor = CGColor(srgbRed: 154 / 255, green: 161 / 255, blue: 181 / 255, alpha: 1)
    row3What.truncationMode = .end
    centerText(of: row3What)
    row3.addSublayer(row3What)

    let row3Rule = CALayer()
    row3Rule.frame = CGRect(x: 88, y: 83, width: 232, height: 1)
    row3Rule.backgroundColor = CGColor(srgbRed: 232 / 255, green: 228 / 255, blue: 220 / 255, alpha: 1)
    row3.addSublayer(row3Rule)

    let row4 = CALayer()
    row4.frame = CGRect(x: 0, y: 444, width: 320, height: 84)
    home.addSublayer(row4)

    let row4Portrait = CALayer()
    row4Portrait.frame = CGRect(x: 20, y: 16, width: 52, height: 52)
    row4Portrait.backgroundColor = CGColor(srgbRed: 142 / 255, green: 125 / 255, blue: 190 / 255, alpha: 1)
    row4Portrait.cornerRadius = 26
    row4Portrait.masksToBounds = true
    row4.addSublayer(row4Portrait)

    let portraitShoulders4 = CAShapeLayer()
    let portraitShoulders4Path = CGMutablePath()
    portraitShoulders4Path.move(to: CGPoint(x: 8, y: 58))
    portraitShoulders4Path.addCurve(to: CGPoint(x: 13.272077938642141, y: 45.27207793864214), control1: CGPoint(x: 8, y: 53.22610318288821), control2: CGPoint(x: 9.896423126577517, y: 48.647732750706766))
    portraitShoulders4Path.addCurve(to: CGPoint(x: 25.999999999999996, y: 40), control1: CGPoint(x: 16.647732750706766, y: 41.896423126577524), control2: CGPoint(x: 21.226103182888206, y: 40))
    portraitShoulders4Path.addCurve(to: CGPoint(x: 38.72792206135785, y: 45.27207793864214), control1: CGPoint(x: 30.77389681711179, y: 40), control2: CGPoint(x: 35.35226724929323, y: 41.89642312657752))
    portraitShoulders4Path.addCurve(to: CGPoint(x: 44, y: 58), control1: CGPoint(x: 42.103576873422476, y: 48.647732750706766), control2: CGPoint(x: 44, y: 53.2261031828882))
    portraitShoulders4Path.closeSubpath()
    portraitShoulders4.path = portraitShoulders4Path
    portraitShoulders4.fillColor = CGColor(srgbRed: 0.9113725490196078, green: 0.8980392156862744, blue: 242 / 255, alpha: 1)
    row4Portrait.addSublayer(portraitShoulders4)

    let portraitNeck4 = CAShapeLayer()
    let portraitNeck4Path = CGMutablePath()
    portraitNeck4Path.move(to: CGPoint(x: 21, y: 30))
    portraitNeck4Path.addLine(to: CGPoint(x: 31, y: 30))
    portraitNeck4Path.addLine(to: CGPoint(x: 31, y: 42))
    portraitNeck4Path.addQuadCurve(to: CGPoint(x: 21, y: 42), control: CGPoint(x: 26, y: 46))
    portraitNeck4Path.closeSubpath()
    portraitNeck4.path = portraitNeck4Path
    portraitNeck4.fillColor = CGColor(srgbRed: 0.8489411764705883, green: 0.7247058823529411, blue: 0.6211764705882353, alpha: 1)
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
    portraitFace4.fillColor = CGColor(srgbRed: 246 / 255, green: 210 / 255, blue: 180 / 255, alpha: 1)
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
    portraitHair4.fillColor = CGColor(srgbRed: 224 / 255, green: 176 / 255, blue: 79 / 255, alpha: 1)
    row4Portrait.addSublayer(portraitHair4)

    let row4Who = CATextLayer()
    row4Who.frame = CGRect(x: 88, y: 18, width: 200, height: 24)
    row4Who.string = "Lene"
    row4Who.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    row4Who.fontSize = 17
    row4Who.foregroundColor = CGColor(srgbRed: 39 / 255, green: 48 / 255, blue: 74 / 255, alpha: 1)
    row4Who.truncationMode = .end
    centerText(of: row4Who)
    row4.addSublayer(row4Who)

    let row4What = CATextLayer()
    row4What.frame = CGRect(x: 88, y: 42, width: 210, height: 22)
    row4What.string = "See you on Thursday"
    row4What.font = UIFont.systemFont(ofSize: 14)
    row4What.fontSize = 14
    row4What.foregroundColor = CGColor(srgbRed: 154 / 255, green: 161 / 255, blue: 181 / 255, alpha: 1)
    row4What.truncationMode = .end
    centerText(of: row4What)
    row4.addSublayer(row4What)

    let row4Rule = CALayer()
    row4Rule.frame = CGRect(x: 88, y: 83, width: 232, height: 1)
    row4Rule.backgroundColor = CGColor(srgbRed: 232 / 255, green: 228 / 255, blue: 220 / 255, alpha: 1)
    row4.addSublayer(row4Rule)
  }

  private func addShade() {
    shade.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    shade.opacity = 0
    shade.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    layer.addSublayer(shade)
  }

  private func addDetail() {
    detail.frame = CGRect(x: 320, y: 0, width: 320, height: 568)
    detail.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    detail.shadowColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    detail.shadowOpacity = 0
    detail.shadowRadius = 14
    detail.shadowOffset = CGSize(width: -4, height: 0)
    layer.addSublayer(detail)

    let sea = CAGradientLayer()
    sea.frame = CGRect(x: 0, y: 0, width: 320, height: 230)
    sea.colors = [CGColor(srgbRed: 247 / 255, green: 178 / 255, blue: 103 / 255, alpha: 1), CGColor(srgbRed: 239 / 255, green: 111 / 255, blue: 108 / 255, alpha: 1), CGColor(srgbRed: 46 / 255, green: 111 / 255, blue: 149 / 255, alpha: 1)]
    sea.locations = [0, 0.5, 1]
    detail.addSublayer(sea)

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
    boat.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    detail.addSublayer(boat)

    let detailWho = CATextLayer()
    detailWho.frame = CGRect(x: 24, y: 254, width: 272, height: 36)
    detailWho.string = "Mira"
    detailWho.font = UIFont.systemFont(ofSize: 30, weight: .bold)
    detailWho.fontSize = 30
    detailWho.foregroundColor = CGColor(srgbRed: 39 / 255, green: 48 / 255, blue: 74 / 255, alpha: 1)
    detailWho.truncationMode = .end
    centerText(of: detailWho)
    detail.addSublayer(detailWho)

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
    detail.addSublayer(body)
  }

  /// Call this on panBegan of home.
  func homePanBegan() {
    beginOpenDetail()
  }

  /// Call this on panChanged of home.
  func homePanChanged() {
    openDetail?.update(to: -homePan.translation.x / 320)
  }

  /// Call this on panEnded of home.
  func homePanEnded() {
    if ((openDetail?.fraction ?? 0) > 0.5) || (homePan.velocity.x < (-500)) {
      openDetail?.release(finishing: true, with: CAMediaTimingFunction(name: .easeOut))
    } else {
      openDetail?.release(finishing: false, with: CAMediaTimingFunction(name: .easeOut))
    }
  }

  /// Call this on panCancelled of home.
  func homePanCancelled() {
    openDetail?.release(finishing: false, with: CAMediaTimingFunction(name: .easeOut))
  }

  /// Call this on panBegan of detail.
  func detailPanBegan() {
    beginCloseDetail()
  }

  /// Call this on panChanged of detail.
  func detailPanChanged() {
    closeDetail?.update(to: detailPan.translation.x / 320)
  }

  /// Call this on panEnded of detail.
  func detailPanEnded() {
    if ((closeDetail?.fraction ?? 0) > 0.5) || (detailPan.velocity.x > 500) {
      closeDetail?.release(finishing: true, with: CAMediaTimingFunction(name: .easeOut))
    } else {
      closeDetail?.release(finishing: false, with: CAMediaTimingFunction(name: .easeOut))
    }
  }

  /// Call this on panCancelled of detail.
  func detailPanCancelled() {
    closeDetail?.release(finishing: false, with: CAMediaTimingFunction(name: .easeOut))
  }

  /// Begins openDetail, or catches it where it is.
  func beginOpenDetail() {
    if let openDetail { return openDetail.hold() }
    openDetail = Transition(duration: 0.5, [
      (home, "position.x", 64),
      (shade, "opacity", 0.25),
      (detail, "position.x", 160),
      (detail, "shadowOpacity", 0.35),
    ]) { [unowned self] in
      openDetail = nil
    }
  }

  /// Begins closeDetail, or catches it where it is.
  func beginCloseDetail() {
    if let closeDetail { return closeDetail.hold() }
    closeDetail = Transition(duration: 0.5, [
      (home, "position.x", 160),
      (shade, "opacity", 0),
      (detail, "position.x", 480),
      (detail, "shadowOpacity", 0),
    ]) { [unowned self] in
      closeDetail = nil
    }
  }

  /// Makes a text layer as high as its text, about its middle, where a label has its text.
  private func centerText(of layer: CATextLayer) { layer.bounds.size.height = layer.preferredFrameSize().height }

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

  /// A transition that a percentage drives, and that goes on by itself when it is released.
  private final class Transition {
    private let duration: TimeInterval
    private let changes: [(layer: CALayer, keyPath: String, from: CGFloat, to: CGFloat)]
    private let completion: () -> Void
    private var releases = 0

    /// The part of the way that is done, from 0 to 1.
    private(set) var fraction: CGFloat = 0

    init(duration: TimeInterval, _ ends: [(CALayer, String, CGFloat)], completion: @escaping () -> Void) {
      self.duration = duration
      self.completion = completion
      changes = ends.map { ($0.0, $0.1, Self.number($0.0, $0.1), $0.2) }
    }

    private static func number(_ layer: CALayer, _ keyPath: String) -> CGFloat {
      (layer.value(forKeyPath: keyPath) as? NSNumber)?.doubleValue ?? 0
    }

    /// Holds it where it is.
    func hold() {
      guard let change = changes.first(where: { $0.from != $0.to }) else { return }
      let shown = Self.number(change.layer.presentation() ?? change.layer, change.keyPath)
      show((shown - change.from) / (change.to - change.from))
    }

    /// Holds it at a part of the way.
    func update(to part: CGFloat) { show(min(max(part, 0), 1)) }

    private func show(_ part: CGFloat) {
      fraction = part
      releases += 1
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      for change in changes {
        change.layer.removeAnimation(forKey: change.keyPath)
        change.layer.setValue(change.from + (change.to - change.from) * part, forKeyPath: change.keyPath)
      }
      CATransaction.commit()
    }

    /// Lets it go to its end, or back to its beginning, in its share of the time.
    func release(finishing: Bool, with curve: CAMediaTimingFunction, speed: CGFloat = 1) {
      release(finishing: finishing, speed: speed) { _ in
        let animation = CABasicAnimation()
        animation.timingFunction = curve
        return animation
      }
    }

    /// Lets it go to its end, or back to its beginning, on a spring.
    ///
    /// The frequency is that at which a thousandth of the way is left after a second, as UIKit has it: the shorter the
    /// time, the higher it is.
    func release(finishing: Bool, dampingRatio: CGFloat, frequency: CGFloat, speed: CGFloat = 1) {
      release(finishing: finishing, speed: speed) { time in
        let animation = CASpringAnimation()
        animation.stiffness = pow(frequency / time, 2)
        animation.damping = 2 * dampingRatio * frequency / time
        return animation
      }
    }

    private func release(finishing: Bool, speed: CGFloat, _ makeAnimation: (TimeInterval) -> CABasicAnimation) {
      let time = max(0.001, duration * abs((finishing ? 1 : 0) - fraction) / speed)
      releases += 1
      let release = releases
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      CATransaction.setCompletionBlock { [weak self] in
        if let self, self.releases == release { self.completion() }
      }
      for change in changes {
        let end = finishing ? change.to : change.from
        let animation = makeAnimation(time)
        animation.keyPath = change.keyPath
        animation.fromValue = Self.number(change.layer, change.keyPath)
        animation.toValue = end
        animation.duration = time
        change.layer.setValue(end, forKeyPath: change.keyPath)
        change.layer.add(animation, forKey: change.keyPath)
      }
      CATransaction.commit()
    }
  }
}

// What the scene does besides:
// - home.panBegan: nothing calls homePanBegan() by itself
// - home.panChanged: nothing calls homePanChanged() by itself
// - home.panEnded: nothing calls homePanEnded() by itself
// - home.panCancelled: nothing calls homePanCancelled() by itself
// - detail.panBegan: nothing calls detailPanBegan() by itself
// - detail.panChanged: nothing calls detailPanChanged() by itself
// - detail.panEnded: nothing calls detailPanEnded() by itself
// - detail.panCancelled: nothing calls detailPanCancelled() by itself
// - home: nothing sets homePan by itself
// - detail: nothing sets detailPan by itself
