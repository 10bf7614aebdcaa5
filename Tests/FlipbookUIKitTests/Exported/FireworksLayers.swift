// swift-format-ignore-file
// Fireworks, from fireworks.yaml, as Swift by Flipbook.

#if canImport(QuartzCore)
  import QuartzCore
#else
  import FlipbookUIKit
#endif

/// Fireworks.
final class FireworksLayers {
  /// The layer with everything in it.
  let layer = CALayer()
  let glow = CAShapeLayer()
  let topRightFireworkGlow = CAShapeLayer()
  let middleFireworkGlow = CAShapeLayer()
  let leftReflectionGlow = CAShapeLayer()
  let rightReflectionGlow = CAShapeLayer()
  let middleReflectionGlow = CAShapeLayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 375, height: 375)
    layer.backgroundColor = CGColor(srgbRed: 21 / 255, green: 23 / 255, blue: 58 / 255, alpha: 1)
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
    addTopLeftFirework()
    addTopRightFirework()
    addMiddleFirework()
    addBay()
    addWater()
  }

  private func addSky() {
    let sky = CAGradientLayer()
    sky.frame = CGRect(x: 0, y: 0, width: 375, height: 313)
    sky.colors = [CGColor(srgbRed: 18 / 255, green: 20 / 255, blue: 58 / 255, alpha: 1), CGColor(srgbRed: 45 / 255, green: 47 / 255, blue: 107 / 255, alpha: 1), CGColor(srgbRed: 90 / 255, green: 74 / 255, blue: 134 / 255, alpha: 1)]
    sky.locations = [0, 0.7, 1]
    layer.addSublayer(sky)
  }

  private func addStar0() {
    let star0 = CALayer()
    star0.frame = CGRect(x: 330.17228214486136, y: 29.87925283494427, width: 2.138541870509216, height: 2.138541870509216)
    star0.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.46020300346058235)
    star0.cornerRadius = 1.069270935254608
    layer.addSublayer(star0)
  }

  private func addStar1() {
    let star1 = CALayer()
    star1.frame = CGRect(x: 199.42108167536514, y: 83.69676319758514, width: 2.064549583794165, height: 2.064549583794165)
    star1.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.3830785144126882)
    star1.cornerRadius = 1.0322747918970825
    layer.addSublayer(star1)
  }

  private func addStar2() {
    let star2 = CALayer()
    star2.frame = CGRect(x: -0.07179259377475289, y: 125.14051776427313, width: 2.092698030385643, height: 2.092698030385643)
    star2.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.4136434000354215)
    star2.cornerRadius = 1.0463490151928214
    layer.addSublayer(star2)
  }

  private func addStar3() {
    let star3 = CALayer()
    star3.frame = CGRect(x: 175.15194064228203, y: 9.452297774338007, width: 1.094136357573398, height: 1.094136357573398)
    star3.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5511706275632274)
    star3.cornerRadius = 0.547068178786699
    layer.addSublayer(star3)
  }

  private func addStar4() {
    let star4 = CALayer()
    star4.frame = CGRect(x: 180.88120362257254, y: 169.81016523125055, width: 2.5923526937426287, height: 2.5923526937426287)
    star4.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.4042661013353077)
    star4.cornerRadius = 1.2961763468713143
    layer.addSublayer(star4)
  }

  private func addStar5() {
    let star5 = CALayer()
    star5.frame = CGRect(x: 319.3289287833554, y: 88.68549513803954, width: 2.295462632440434, height: 2.295462632440434)
    star5.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.449876102815865)
    star5.cornerRadius = 1.147731316220217
    layer.addSublayer(star5)
  }

  private func addStar6() {
    let star6 = CALayer()
    star6.frame = CGRect(x: 111.38193268362379, y: 9.326743616220734, width: 2.3945548818156857, height: 2.3945548818156857)
    star6.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.6579878243562257)
    star6.cornerRadius = 1.1972774409078428
    layer.addSublayer(star6)
  }

  private func addStar7() {
    let star7 = CALayer()
    star7.frame = CGRect(x: 368.2523012342814, y: 42.83568455229104, width: 1.712248763612135, height: 1.712248763612135)
    star7.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.6361950639954994)
    star7.cornerRadius = 0.8561243818060675
    layer.addSublayer(star7)
  }

  private func addStar8() {
    let star8 = CALayer()
    star8.frame = CGRect(x: 275.54859859715765, y: 14.159497362678083, width: 1.283579034218476, height: 1.283579034218476)
    star8.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.27961052137207476)
    star8.cornerRadius = 0.641789517109238
    layer.addSublayer(star8)
  }

  private func addStar9() {
    let star9 = CALayer()
    star9.frame = CGRect(x: 254.47842814346888, y: 120.71356293489434, width: 2.06724617355674, height: 2.06724617355674)
    star9.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.6196899691580011)
    star9.cornerRadius = 1.03362308677837
    layer.addSublayer(star9)
  }

  private func addStar10() {
    let star10 = CALayer()
    star10.frame = CGRect(x: 169.8537641908871, y: 6.858172543451821, width: 1.2695785367317467, height: 1.2695785367317467)
    star10.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.39432350519986653)
    star10.cornerRadius = 0.6347892683658733
    layer.addSublayer(star10)
  }

  private func addStar11() {
    let star11 = CALayer()
    star11.frame = CGRect(x: 59.68996640299976, y: 130.1432940254577, width: 2.021411226190727, height: 2.021411226190727)
    star11.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.26642122998297785)
    star11.cornerRadius = 1.0107056130953636
    layer.addSublayer(star11)
  }

  private func addStar12() {
    let star12 = CALayer()
    star12.frame = CGRect(x: 327.6252611485293, y: 141.3835748776925, width: 1.8345842697846848, height: 1.8345842697846848)
    star12.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.6451011472999582)
    star12.cornerRadius = 0.9172921348923424
    layer.addSublayer(star12)
  }

  private func addStar13() {
    let star13 = CALayer()
    star13.frame = CGRect(x: 69.63667404900755, y: 147.453367400672, width: 1.6164807014332188, height: 1.6164807014332188)
    star13.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.2734237625645939)
    star13.cornerRadius = 0.8082403507166094
    layer.addSublayer(star13)
  }

  private func addStar14() {
    let star14 = CALayer()
    star14.frame = CGRect(x: 196.8645686619568, y: 111.90764900397116, width: 2.465683880884807, height: 2.465683880884807)
    star14.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.7258300678188709)
    star14.cornerRadius = 1.2328419404424036
    layer.addSublayer(star14)
  }

  private func addStar15() {
    let star15 = CALayer()
    star15.frame = CGRect(x: 61.61719412276913, y: 178.8250040551692, width: 1.1454905272035059, height: 1.1454905272035059)
    star15.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.539237843813647)
    star15.cornerRadius = 0.5727452636017529
    layer.addSublayer(star15)
  }

  private func addStar16() {
    let star16 = CALayer()
    star16.frame = CGRect(x: 7.524268934531077, y: 182.78620910509164, width: 2.197303989412346, height: 2.197303989412346)
    star16.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.35502740003496336)
    star16.cornerRadius = 1.098651994706173
    layer.addSublayer(star16)
  }

  private func addStar17() {
    let star17 = CALayer()
    star17.frame = CGRect(x: 210.27493187895183, y: 172.86317847073417, width: 2.3225060348938626, height: 2.3225060348938626)
    star17.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.39537259663402124)
    star17.cornerRadius = 1.1612530174469313
    layer.addSublayer(star17)
  }

  private func addStar18() {
    let star18 = CALayer()
    star18.frame = CGRect(x: 219.1250843520271, y: 143.62112108047847, width: 1.7382305809808236, height: 1.7382305809808236)
    star18.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.2533847413210986)
    star18.cornerRadius = 0.8691152904904118
    layer.addSublayer(star18)
  }

  private func addStar19() {
    let star19 = CALayer()
    star19.frame = CGRect(x: 38.05654939168866, y: 84.37051499078952, width: 1.4083142164285882, height: 1.4083142164285882)
    star19.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.6151901211428898)
    star19.cornerRadius = 0.7041571082142941
    layer.addSublayer(star19)
  }

  private func addStar20() {
    let star20 = CALayer()
    star20.frame = CGRect(x: 273.20590841996517, y: 48.79890755716454, width: 1.7804288404638315, height: 1.7804288404638315)
    star20.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.46021880184954994)
    star20.cornerRadius = 0.8902144202319158
    layer.addSublayer(star20)
  }

  private func addStar21() {
    let star21 = CALayer()
    star21.frame = CGRect(x: 343.768986392936, y: 126.06365296850532, width: 1.9179874902905207, height: 1.9179874902905207)
    star21.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.4148633557742227)
    star21.cornerRadius = 0.9589937451452604
    layer.addSublayer(star21)
  }

  private func addStar22() {
    let star22 = CALayer()
    star22.frame = CGRect(x: 75.64457859485898, y: 205.96571219958398, width: 1.0961731793789518, height: 1.0961731793789518)
    star22.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.322904654420716)
    star22.cornerRadius = 0.5480865896894759
    layer.addSublayer(star22)
  }

  private func addStar23() {
    let star23 = CALayer()
    star23.frame = CGRect(x: 208.8328893501502, y: 106.77125061129256, width: 1.623284027400999, height: 1.623284027400999)
    star23.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.2866066450270014)
    star23.cornerRadius = 0.8116420137004995
    layer.addSublayer(star23)
  }

  private func addStar24() {
    let star24 = CALayer()
    star24.frame = CGRect(x: 116.06147917790882, y: 148.48666763351227, width: 1.7537448240477087, height: 1.7537448240477087)
    star24.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.4305934873160857)
    star24.cornerRadius = 0.8768724120238544
    layer.addSublayer(star24)
  }

  private func addStar25() {
    let star25 = CALayer()
    star25.frame = CGRect(x: 267.01492953089894, y: 3.2820348602632965, width: 1.5830002268854708, height: 1.5830002268854708)
    star25.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.523752755627348)
    star25.cornerRadius = 0.7915001134427354
    layer.addSublayer(star25)
  }

  private func addTopLeftFirework() {
    let topLeftFirework = CALayer()
    topLeftFirework.bounds = CGRect(x: 0, y: 0, width: 120, height: 120)
    topLeftFirework.position = CGPoint(x: 98, y: 108)
    topLeftFirework.setAffineTransform(CGAffineTransform(scaleX: 1.15, y: 1.15))
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
    topRightFirework.position = CGPoint(x: 282, y: 92)
    topRightFirework.setAffineTransform(CGAffineTransform(scaleX: 1.35, y: 1.35))
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
    middleFirework.frame = CGRect(x: 126, y: 116, width: 120, height: 120)
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
    ray0Trail2.backgroundColor = CGColor(srgbRed: 111 / 255, green: 211 / 255, blue: 198 / 255, alpha: 1)
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
    ray1Trail3.backgroundColor = CGColor(srgbRed: 111 / 255, green: 211 / 255, blue: 198 / 255, alpha: 1)
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
    ray2Trail3.backgroundColor = CGColor(srgbRed: 111 / 255, green: 211 / 255, blue: 198 / 255, alpha: 1)
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
    ray3Trail3.backgroundColor = CGColor(srgbRed: 111 / 255, green: 211 / 255, blue: 198 / 255, alpha: 1)
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
    ray4Trail3.backgroundColor = CGColor(srgbRed: 111 / 255, green: 211 / 255, blue: 198 / 255, alpha: 1)
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
    ray5Trail3.backgroundColor = CGColor(srgbRed: 111 / 255, green: 211 / 255, blue: 198 / 255, alpha: 1)
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
    ray6Trail3.backgroundColor = CGColor(srgbRed: 111 / 255, green: 211 / 255, blue: 198 / 255, alpha: 1)
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
    ray7Trail3.backgroundColor = CGColor(srgbRed: 111 / 255, green: 211 / 255, blue: 198 / 255, alpha: 1)
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
    ray8Trail3.backgroundColor = CGColor(srgbRed: 111 / 255, green: 211 / 255, blue: 198 / 255, alpha: 1)
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
    ray9Trail3.backgroundColor = CGColor(srgbRed: 111 / 255, green: 211 / 255, blue: 198 / 255, alpha: 1)
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
    ray10Trail3.backgroundColor = CGColor(srgbRed: 111 / 255, green: 211 / 255, blue: 198 / 255, alpha: 1)
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
    ray11Trail3.backgroundColor = CGColor(srgbRed: 111 / 255, green: 211 / 255, blue: 198 / 255, alpha: 1)
    ray11Trail3.cornerRadius = 1.5
    middleFireworkRay11.addSublayer(ray11Trail3)

    let ray11Ember3 = CALayer()
    ray11Ember3.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray11Ember3.backgroundColor = CGColor(srgbRed: 232 / 255, green: 244 / 255, blue: 250 / 255, alpha: 1)
    ray11Ember3.cornerRadius = 2.5
    middleFireworkRay11.addSublayer(ray11Ember3)
  }

  private func addBay() {
    let bay = CALayer()
    bay.frame = CGRect(x: 0, y: 255, width: 375, height: 120)
    bay.contentsGravity = .resizeAspect
    layer.addSublayer(bay)

    let group = CALayer()
    group.frame = CGRect(x: 0, y: 0, width: 375, height: 120)
    bay.addSublayer(group)

    let shape = CAShapeLayer()
    shape.bounds = CGRect(x: 0, y: 31.742581416494463, width: 375, height: 28.257418583505537)
    shape.position = CGPoint(x: 187.5, y: 45.87129070824723)
    let shapePath = CGMutablePath()
    shapePath.move(to: CGPoint(x: 0, y: 50))
    shapePath.addCurve(to: CGPoint(x: 104, y: 32), control1: CGPoint(x: 40, y: 40), control2: CGPoint(x: 70, y: 30))
    shapePath.addCurve(to: CGPoint(x: 210, y: 46), control1: CGPoint(x: 150, y: 34), control2: CGPoint(x: 168, y: 48))
    shapePath.addCurve(to: CGPoint(x: 375, y: 36), control1: CGPoint(x: 262, y: 43), control2: CGPoint(x: 300, y: 26))
    shapePath.addLine(to: CGPoint(x: 375, y: 60))
    shapePath.addLine(to: CGPoint(x: 0, y: 60))
    shapePath.closeSubpath()
    shape.path = shapePath
    shape.fillColor = CGColor(srgbRed: 32 / 255, green: 35 / 255, blue: 79 / 255, alpha: 1)
    shape.miterLimit = 4
    group.addSublayer(shape)

    let shape2 = CAShapeLayer()
    shape2.bounds = CGRect(x: 12, y: 8, width: 350, height: 50)
    shape2.position = CGPoint(x: 187, y: 33)
    let shape2Path = CGMutablePath()
    shape2Path.move(to: CGPoint(x: 12, y: 58))
    shape2Path.addLine(to: CGPoint(x: 12, y: 34))
    shape2Path.addLine(to: CGPoint(x: 26, y: 34))
    shape2Path.addLine(to: CGPoint(x: 26, y: 58))
    shape2Path.closeSubpath()
    shape2Path.move(to: CGPoint(x: 30, y: 58))
    shape2Path.addLine(to: CGPoint(x: 30, y: 22))
    shape2Path.addLine(to: CGPoint(x: 46, y: 22))
    shape2Path.addLine(to: CGPoint(x: 46, y: 58))
    shape2Path.closeSubpath()
    shape2Path.move(to: CGPoint(x: 50, y: 58))
    shape2Path.addLine(to: CGPoint(x: 50, y: 30))
    shape2Path.addLine(to: CGPoint(x: 60, y: 30))
    shape2Path.addLine(to: CGPoint(x: 60, y: 58))
    shape2Path.closeSubpath()
    shape2Path.move(to: CGPoint(x: 64, y: 58))
    shape2Path.addLine(to: CGPoint(x: 64, y: 14))
    shape2Path.addLine(to: CGPoint(x: 72, y: 8))
    shape2Path.addLine(to: CGPoint(x: 80, y: 14))
    shape2Path.addLine(to: CGPoint(x: 80, y: 58))
    shape2Path.closeSubpath()
    shape2Path.move(to: CGPoint(x: 84, y: 58))
    shape2Path.addLine(to: CGPoint(x: 84, y: 36))
    shape2Path.addLine(to: CGPoint(x: 102, y: 36))
    shape2Path.addLine(to: CGPoint(x: 102, y: 58))
    shape2Path.closeSubpath()
    shape2Path.move(to: CGPoint(x: 106, y: 58))
    shape2Path.addLine(to: CGPoint(x: 106, y: 26))
    shape2Path.addLine(to: CGPoint(x: 118, y: 26))
    shape2Path.addLine(to: CGPoint(x: 118, y: 58))
    shape2Path.closeSubpath()
    shape2Path.move(to: CGPoint(x: 122, y: 58))
    shape2Path.addLine(to: CGPoint(x: 122, y: 40))
    shape2Path.addLine(to: CGPoint(x: 142, y: 40))
    shape2Path.addLine(to: CGPoint(x: 142, y: 58))
    shape2Path.closeSubpath()
    shape2Path.move(to: CGPoint(x: 262, y: 58))
    shape2Path.addLine(to: CGPoint(x: 262, y: 30))
    shape2Path.addLine(to: CGPoint(x: 278, y: 30))
    shape2Path.addLine(to: CGPoint(x: 278, y: 58))
    shape2Path.closeSubpath()
    shape2Path.move(to: CGPoint(x: 282, y: 58))
    shape2Path.addLine(to: CGPoint(x: 282, y: 18))
    shape2Path.addLine(to: CGPoint(x: 296, y: 18))
    shape2Path.addLine(to: CGPoint(x: 296, y: 58))
    shape2Path.closeSubpath()
    shape2Path.move(to: CGPoint(x: 296, y: 58))
    shape2Path.addLine(to: CGPoint(x: 296, y: 38))
    shape2Path.addLine(to: CGPoint(x: 314, y: 38))
    shape2Path.addLine(to: CGPoint(x: 314, y: 58))
    shape2Path.closeSubpath()
    shape2Path.move(to: CGPoint(x: 318, y: 58))
    shape2Path.addLine(to: CGPoint(x: 318, y: 24))
    shape2Path.addCurve(to: CGPoint(x: 320.6360389693211, y: 17.63603896932107), control1: CGPoint(x: 318, y: 21.613051591444105), control2: CGPoint(x: 318.94821156328874, y: 19.323866375353383))
    shape2Path.addCurve(to: CGPoint(x: 327, y: 15), control1: CGPoint(x: 322.32386637535336, y: 15.948211563288762), control2: CGPoint(x: 324.6130515914441, y: 15))
    shape2Path.addCurve(to: CGPoint(x: 333.3639610306789, y: 17.63603896932107), control1: CGPoint(x: 329.3869484085559, y: 15), control2: CGPoint(x: 331.67613362464664, y: 15.948211563288758))
    shape2Path.addCurve(to: CGPoint(x: 336, y: 24), control1: CGPoint(x: 335.05178843671126, y: 19.323866375353383), control2: CGPoint(x: 336, y: 21.6130515914441))
    shape2Path.addLine(to: CGPoint(x: 336, y: 58))
    shape2Path.closeSubpath()
    shape2Path.move(to: CGPoint(x: 340, y: 58))
    shape2Path.addLine(to: CGPoint(x: 340, y: 34))
    shape2Path.addLine(to: CGPoint(x: 362, y: 34))
    shape2Path.addLine(to: CGPoint(x: 362, y: 58))
    shape2Path.closeSubpath()
    shape2.path = shape2Path
    shape2.fillColor = CGColor(srgbRed: 20 / 255, green: 23 / 255, blue: 58 / 255, alpha: 1)
    shape2.miterLimit = 4
    group.addSublayer(shape2)

    let shape3 = CAShapeLayer()
    shape3.bounds = CGRect(x: 16, y: 24, width: 341, height: 27)
    shape3.position = CGPoint(x: 186.5, y: 37.5)
    let shape3Path = CGMutablePath()
    shape3Path.move(to: CGPoint(x: 16, y: 40))
    shape3Path.addLine(to: CGPoint(x: 19, y: 40))
    shape3Path.addLine(to: CGPoint(x: 19, y: 43))
    shape3Path.addLine(to: CGPoint(x: 16, y: 43))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 33, y: 28))
    shape3Path.addLine(to: CGPoint(x: 36, y: 28))
    shape3Path.addLine(to: CGPoint(x: 36, y: 31))
    shape3Path.addLine(to: CGPoint(x: 33, y: 31))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 40, y: 36))
    shape3Path.addLine(to: CGPoint(x: 43, y: 36))
    shape3Path.addLine(to: CGPoint(x: 43, y: 39))
    shape3Path.addLine(to: CGPoint(x: 40, y: 39))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 33, y: 44))
    shape3Path.addLine(to: CGPoint(x: 36, y: 44))
    shape3Path.addLine(to: CGPoint(x: 36, y: 47))
    shape3Path.addLine(to: CGPoint(x: 33, y: 47))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 53, y: 36))
    shape3Path.addLine(to: CGPoint(x: 56, y: 36))
    shape3Path.addLine(to: CGPoint(x: 56, y: 39))
    shape3Path.addLine(to: CGPoint(x: 53, y: 39))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 70, y: 24))
    shape3Path.addLine(to: CGPoint(x: 73, y: 24))
    shape3Path.addLine(to: CGPoint(x: 73, y: 27))
    shape3Path.addLine(to: CGPoint(x: 70, y: 27))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 74, y: 34))
    shape3Path.addLine(to: CGPoint(x: 77, y: 34))
    shape3Path.addLine(to: CGPoint(x: 77, y: 37))
    shape3Path.addLine(to: CGPoint(x: 74, y: 37))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 67, y: 44))
    shape3Path.addLine(to: CGPoint(x: 70, y: 44))
    shape3Path.addLine(to: CGPoint(x: 70, y: 47))
    shape3Path.addLine(to: CGPoint(x: 67, y: 47))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 88, y: 42))
    shape3Path.addLine(to: CGPoint(x: 91, y: 42))
    shape3Path.addLine(to: CGPoint(x: 91, y: 45))
    shape3Path.addLine(to: CGPoint(x: 88, y: 45))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 96, y: 48))
    shape3Path.addLine(to: CGPoint(x: 99, y: 48))
    shape3Path.addLine(to: CGPoint(x: 99, y: 51))
    shape3Path.addLine(to: CGPoint(x: 96, y: 51))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 109, y: 34))
    shape3Path.addLine(to: CGPoint(x: 112, y: 34))
    shape3Path.addLine(to: CGPoint(x: 112, y: 37))
    shape3Path.addLine(to: CGPoint(x: 109, y: 37))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 112, y: 44))
    shape3Path.addLine(to: CGPoint(x: 115, y: 44))
    shape3Path.addLine(to: CGPoint(x: 115, y: 47))
    shape3Path.addLine(to: CGPoint(x: 112, y: 47))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 128, y: 46))
    shape3Path.addLine(to: CGPoint(x: 131, y: 46))
    shape3Path.addLine(to: CGPoint(x: 131, y: 49))
    shape3Path.addLine(to: CGPoint(x: 128, y: 49))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 266, y: 36))
    shape3Path.addLine(to: CGPoint(x: 269, y: 36))
    shape3Path.addLine(to: CGPoint(x: 269, y: 39))
    shape3Path.addLine(to: CGPoint(x: 266, y: 39))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 272, y: 44))
    shape3Path.addLine(to: CGPoint(x: 275, y: 44))
    shape3Path.addLine(to: CGPoint(x: 275, y: 47))
    shape3Path.addLine(to: CGPoint(x: 272, y: 47))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 286, y: 26))
    shape3Path.addLine(to: CGPoint(x: 289, y: 26))
    shape3Path.addLine(to: CGPoint(x: 289, y: 29))
    shape3Path.addLine(to: CGPoint(x: 286, y: 29))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 290, y: 36))
    shape3Path.addLine(to: CGPoint(x: 293, y: 36))
    shape3Path.addLine(to: CGPoint(x: 293, y: 39))
    shape3Path.addLine(to: CGPoint(x: 290, y: 39))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 302, y: 44))
    shape3Path.addLine(to: CGPoint(x: 305, y: 44))
    shape3Path.addLine(to: CGPoint(x: 305, y: 47))
    shape3Path.addLine(to: CGPoint(x: 302, y: 47))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 324, y: 30))
    shape3Path.addLine(to: CGPoint(x: 327, y: 30))
    shape3Path.addLine(to: CGPoint(x: 327, y: 33))
    shape3Path.addLine(to: CGPoint(x: 324, y: 33))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 328, y: 42))
    shape3Path.addLine(to: CGPoint(x: 331, y: 42))
    shape3Path.addLine(to: CGPoint(x: 331, y: 45))
    shape3Path.addLine(to: CGPoint(x: 328, y: 45))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 346, y: 42))
    shape3Path.addLine(to: CGPoint(x: 349, y: 42))
    shape3Path.addLine(to: CGPoint(x: 349, y: 45))
    shape3Path.addLine(to: CGPoint(x: 346, y: 45))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 354, y: 48))
    shape3Path.addLine(to: CGPoint(x: 357, y: 48))
    shape3Path.addLine(to: CGPoint(x: 357, y: 51))
    shape3Path.addLine(to: CGPoint(x: 354, y: 51))
    shape3Path.closeSubpath()
    shape3.path = shape3Path
    shape3.fillColor = CGColor(srgbRed: 1, green: 217 / 255, blue: 140 / 255, alpha: 0.8)
    shape3.miterLimit = 4
    group.addSublayer(shape3)

    let shape4 = CALayer()
    shape4.bounds = CGRect(x: 0, y: 58, width: 375, height: 62)
    shape4.position = CGPoint(x: 187.5, y: 89)
    let shape4Path = CGMutablePath()
    shape4Path.addRect(CGRect(x: 0, y: 58, width: 375, height: 62))
    let shape4Fill = CAGradientLayer()
    shape4Fill.frame = CGRect(x: -1, y: 57, width: 377, height: 64)
    shape4Fill.startPoint = CGPoint(x: 0.002652519893899204, y: 0.015625)
    shape4Fill.endPoint = CGPoint(x: 0.002652519893899204, y: 0.984375)
    shape4Fill.colors = [CGColor(srgbRed: 43 / 255, green: 47 / 255, blue: 102 / 255, alpha: 1), CGColor(srgbRed: 23 / 255, green: 26 / 255, blue: 60 / 255, alpha: 1)]
    shape4Fill.locations = [0, 1]
    let shape4FillMask = CAShapeLayer()
    shape4FillMask.position = CGPoint(x: 1, y: -57)
    shape4FillMask.path = shape4Path
    shape4Fill.mask = shape4FillMask
    shape4.addSublayer(shape4Fill)
    group.addSublayer(shape4)

    let shape5 = CAShapeLayer()
    shape5.bounds = CGRect(x: 150, y: 44.5, width: 102, height: 13.5)
    shape5.position = CGPoint(x: 201, y: 51.25)
    let shape5Path = CGMutablePath()
    shape5Path.move(to: CGPoint(x: 150, y: 58))
    shape5Path.addCurve(to: CGPoint(x: 252, y: 58), control1: CGPoint(x: 176, y: 40), control2: CGPoint(x: 226, y: 40))
    shape5.path = shape5Path
    shape5.fillColor = nil
    shape5.strokeColor = CGColor(srgbRed: 20 / 255, green: 23 / 255, blue: 58 / 255, alpha: 1)
    shape5.lineWidth = 4
    shape5.miterLimit = 4
    group.addSublayer(shape5)

    let shape6 = CAShapeLayer()
    shape6.bounds = CGRect(x: 150, y: 44, width: 102, height: 14)
    shape6.position = CGPoint(x: 201, y: 51)
    let shape6Path = CGMutablePath()
    shape6Path.move(to: CGPoint(x: 150, y: 58))
    shape6Path.addLine(to: CGPoint(x: 150, y: 50))
    shape6Path.move(to: CGPoint(x: 163, y: 58))
    shape6Path.addLine(to: CGPoint(x: 163, y: 50))
    shape6Path.move(to: CGPoint(x: 176, y: 58))
    shape6Path.addLine(to: CGPoint(x: 176, y: 46))
    shape6Path.move(to: CGPoint(x: 201, y: 58))
    shape6Path.addLine(to: CGPoint(x: 201, y: 44))
    shape6Path.move(to: CGPoint(x: 226, y: 58))
    shape6Path.addLine(to: CGPoint(x: 226, y: 46))
    shape6Path.move(to: CGPoint(x: 239, y: 58))
    shape6Path.addLine(to: CGPoint(x: 239, y: 50))
    shape6Path.move(to: CGPoint(x: 252, y: 58))
    shape6Path.addLine(to: CGPoint(x: 252, y: 50))
    shape6.path = shape6Path
    shape6.strokeColor = CGColor(srgbRed: 20 / 255, green: 23 / 255, blue: 58 / 255, alpha: 1)
    shape6.lineWidth = 2
    shape6.miterLimit = 4
    group.addSublayer(shape6)

    let shape7 = CAShapeLayer()
    shape7.bounds = CGRect(x: 20, y: 68, width: 330, height: 40)
    shape7.position = CGPoint(x: 185, y: 88)
    let shape7Path = CGMutablePath()
    shape7Path.move(to: CGPoint(x: 20, y: 74))
    shape7Path.addLine(to: CGPoint(x: 56, y: 74))
    shape7Path.move(to: CGPoint(x: 92, y: 68))
    shape7Path.addLine(to: CGPoint(x: 116, y: 68))
    shape7Path.move(to: CGPoint(x: 150, y: 82))
    shape7Path.addLine(to: CGPoint(x: 210, y: 82))
    shape7Path.move(to: CGPoint(x: 250, y: 72))
    shape7Path.addLine(to: CGPoint(x: 280, y: 72))
    shape7Path.move(to: CGPoint(x: 310, y: 86))
    shape7Path.addLine(to: CGPoint(x: 350, y: 86))
    shape7Path.move(to: CGPoint(x: 60, y: 98))
    shape7Path.addLine(to: CGPoint(x: 90, y: 98))
    shape7Path.move(to: CGPoint(x: 180, y: 104))
    shape7Path.addLine(to: CGPoint(x: 224, y: 104))
    shape7Path.move(to: CGPoint(x: 286, y: 108))
    shape7Path.addLine(to: CGPoint(x: 322, y: 108))
    shape7.path = shape7Path
    shape7.strokeColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.1)
    shape7.lineCap = .round
    shape7.miterLimit = 4
    group.addSublayer(shape7)

    let shape8 = CAShapeLayer()
    shape8.bounds = CGRect(x: 38, y: 62, width: 288, height: 12)
    shape8.position = CGPoint(x: 182, y: 68)
    let shape8Path = CGMutablePath()
    shape8Path.move(to: CGPoint(x: 38, y: 62))
    shape8Path.addLine(to: CGPoint(x: 38, y: 71))
    shape8Path.move(to: CGPoint(x: 72, y: 62))
    shape8Path.addLine(to: CGPoint(x: 72, y: 74))
    shape8Path.move(to: CGPoint(x: 112, y: 62))
    shape8Path.addLine(to: CGPoint(x: 112, y: 70))
    shape8Path.move(to: CGPoint(x: 290, y: 62))
    shape8Path.addLine(to: CGPoint(x: 290, y: 73))
    shape8Path.move(to: CGPoint(x: 326, y: 62))
    shape8Path.addLine(to: CGPoint(x: 326, y: 71))
    shape8.path = shape8Path
    shape8.strokeColor = CGColor(srgbRed: 1, green: 217 / 255, blue: 140 / 255, alpha: 0.28)
    shape8.lineWidth = 2
    shape8.lineCap = .round
    shape8.miterLimit = 4
    group.addSublayer(shape8)
  }

  private func addWater() {
    let water = CALayer()
    water.frame = CGRect(x: 0, y: 313, width: 375, height: 62)
    water.opacity = 0.22
    water.masksToBounds = true
    layer.addSublayer(water)

    let leftReflection = CALayer()
    leftReflection.bounds = CGRect(x: 0, y: 0, width: 120, height: 120)
    leftReflection.position = CGPoint(x: 98, y: 44)
    leftReflection.setAffineTransform(CGAffineTransform(scaleX: 1.15, y: -0.4))
    water.addSublayer(leftReflection)

    leftReflectionGlow.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
    leftReflectionGlow.opacity = 0
    let leftReflectionGlowPath = CGMutablePath()
    leftReflectionGlowPath.addEllipse(in: CGRect(x: 0, y: 0, width: 120, height: 120))
    leftReflectionGlow.path = leftReflectionGlowPath
    leftReflection.mask = leftReflectionGlow

    let leftReflectionRay0 = CALayer()
    leftReflectionRay0.frame = CGRect(x: 0, y: 58.5, width: 120, height: 3)
    leftReflection.addSublayer(leftReflectionRay0)

    let ray0Trail3 = CALayer()
    ray0Trail3.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray0Trail3.backgroundColor = CGColor(srgbRed: 1, green: 127 / 255, blue: 115 / 255, alpha: 1)
    ray0Trail3.cornerRadius = 1.5
    leftReflectionRay0.addSublayer(ray0Trail3)

    let ray0Ember3 = CALayer()
    ray0Ember3.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray0Ember3.backgroundColor = CGColor(srgbRed: 1, green: 227 / 255, blue: 211 / 255, alpha: 1)
    ray0Ember3.cornerRadius = 2.5
    leftReflectionRay0.addSublayer(ray0Ember3)

    let leftReflectionRay1 = CALayer()
    leftReflectionRay1.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    leftReflectionRay1.position = CGPoint(x: 60, y: 60)
    leftReflectionRay1.setAffineTransform(CGAffineTransform(a: 0.8660254037844387, b: 0.49999999999999994, c: -0.49999999999999994, d: 0.8660254037844387, tx: 0, ty: 0))
    leftReflection.addSublayer(leftReflectionRay1)

    let ray1Trail4 = CALayer()
    ray1Trail4.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray1Trail4.backgroundColor = CGColor(srgbRed: 1, green: 127 / 255, blue: 115 / 255, alpha: 1)
    ray1Trail4.cornerRadius = 1.5
    leftReflectionRay1.addSublayer(ray1Trail4)

    let ray1Ember4 = CALayer()
    ray1Ember4.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray1Ember4.backgroundColor = CGColor(srgbRed: 1, green: 227 / 255, blue: 211 / 255, alpha: 1)
    ray1Ember4.cornerRadius = 2.5
    leftReflectionRay1.addSublayer(ray1Ember4)

    let leftReflectionRay2 = CALayer()
    leftReflectionRay2.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    leftReflectionRay2.position = CGPoint(x: 60, y: 60)
    leftReflectionRay2.setAffineTransform(CGAffineTransform(a: 0.5000000000000001, b: 0.8660254037844386, c: -0.8660254037844386, d: 0.5000000000000001, tx: 0, ty: 0))
    leftReflection.addSublayer(leftReflectionRay2)

    let ray2Trail4 = CALayer()
    ray2Trail4.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray2Trail4.backgroundColor = CGColor(srgbRed: 1, green: 127 / 255, blue: 115 / 255, alpha: 1)
    ray2Trail4.cornerRadius = 1.5
    leftReflectionRay2.addSublayer(ray2Trail4)

    let ray2Ember4 = CALayer()
    ray2Ember4.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray2Ember4.backgroundColor = CGColor(srgbRed: 1, green: 227 / 255, blue: 211 / 255, alpha: 1)
    ray2Ember4.cornerRadius = 2.5
    leftReflectionRay2.addSublayer(ray2Ember4)

    let leftReflectionRay3 = CALayer()
    leftReflectionRay3.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    leftReflectionRay3.position = CGPoint(x: 60, y: 60)
    leftReflectionRay3.setAffineTransform(CGAffineTransform(a: 6.123233995736766e-17, b: 1, c: -1, d: 6.123233995736766e-17, tx: 0, ty: 0))
    leftReflection.addSublayer(leftReflectionRay3)

    let ray3Trail4 = CALayer()
    ray3Trail4.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray3Trail4.backgroundColor = CGColor(srgbRed: 1, green: 127 / 255, blue: 115 / 255, alpha: 1)
    ray3Trail4.cornerRadius = 1.5
    leftReflectionRay3.addSublayer(ray3Trail4)

    let ray3Ember4 = CALayer()
    ray3Ember4.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray3Ember4.backgroundColor = CGColor(srgbRed: 1, green: 227 / 255, blue: 211 / 255, alpha: 1)
    ray3Ember4.cornerRadius = 2.5
    leftReflectionRay3.addSublayer(ray3Ember4)

    let leftReflectionRay4 = CALayer()
    leftReflectionRay4.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    leftReflectionRay4.position = CGPoint(x: 60, y: 60)
    leftReflectionRay4.setAffineTransform(CGAffineTransform(a: -0.4999999999999998, b: 0.8660254037844387, c: -0.8660254037844387, d: -0.4999999999999998, tx: 0, ty: 0))
    leftReflection.addSublayer(leftReflectionRay4)

    let ray4Trail4 = CALayer()
    ray4Trail4.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray4Trail4.backgroundColor = CGColor(srgbRed: 1, green: 127 / 255, blue: 115 / 255, alpha: 1)
    ray4Trail4.cornerRadius = 1.5
    leftReflectionRay4.addSublayer(ray4Trail4)

    let ray4Ember4 = CALayer()
    ray4Ember4.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray4Ember4.backgroundColor = CGColor(srgbRed: 1, green: 227 / 255, blue: 211 / 255, alpha: 1)
    ray4Ember4.cornerRadius = 2.5
    leftReflectionRay4.addSublayer(ray4Ember4)

    let leftReflectionRay5 = CALayer()
    leftReflectionRay5.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    leftReflectionRay5.position = CGPoint(x: 60, y: 60)
    leftReflectionRay5.setAffineTransform(CGAffineTransform(a: -0.8660254037844387, b: 0.49999999999999994, c: -0.49999999999999994, d: -0.8660254037844387, tx: 0, ty: 0))
    leftReflection.addSublayer(leftReflectionRay5)

    let ray5Trail4 = CALayer()
    ray5Trail4.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray5Trail4.backgroundColor = CGColor(srgbRed: 1, green: 127 / 255, blue: 115 / 255, alpha: 1)
    ray5Trail4.cornerRadius = 1.5
    leftReflectionRay5.addSublayer(ray5Trail4)

    let ray5Ember4 = CALayer()
    ray5Ember4.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray5Ember4.backgroundColor = CGColor(srgbRed: 1, green: 227 / 255, blue: 211 / 255, alpha: 1)
    ray5Ember4.cornerRadius = 2.5
    leftReflectionRay5.addSublayer(ray5Ember4)

    let leftReflectionRay6 = CALayer()
    leftReflectionRay6.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    leftReflectionRay6.position = CGPoint(x: 60, y: 60)
    leftReflectionRay6.setAffineTransform(CGAffineTransform(a: -1, b: 1.2246467991473532e-16, c: -1.2246467991473532e-16, d: -1, tx: 0, ty: 0))
    leftReflection.addSublayer(leftReflectionRay6)

    let ray6Trail4 = CALayer()
    ray6Trail4.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray6Trail4.backgroundColor = CGColor(srgbRed: 1, green: 127 / 255, blue: 115 / 255, alpha: 1)
    ray6Trail4.cornerRadius = 1.5
    leftReflectionRay6.addSublayer(ray6Trail4)

    let ray6Ember4 = CALayer()
    ray6Ember4.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray6Ember4.backgroundColor = CGColor(srgbRed: 1, green: 227 / 255, blue: 211 / 255, alpha: 1)
    ray6Ember4.cornerRadius = 2.5
    leftReflectionRay6.addSublayer(ray6Ember4)

    let leftReflectionRay7 = CALayer()
    leftReflectionRay7.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    leftReflectionRay7.position = CGPoint(x: 60, y: 60)
    leftReflectionRay7.setAffineTransform(CGAffineTransform(a: -0.8660254037844386, b: -0.5000000000000001, c: 0.5000000000000001, d: -0.8660254037844386, tx: 0, ty: 0))
    leftReflection.addSublayer(leftReflectionRay7)

    let ray7Trail4 = CALayer()
    ray7Trail4.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray7Trail4.backgroundColor = CGColor(srgbRed: 1, green: 127 / 255, blue: 115 / 255, alpha: 1)
    ray7Trail4.cornerRadius = 1.5
    leftReflectionRay7.addSublayer(ray7Trail4)

    let ray7Ember4 = CALayer()
    ray7Ember4.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray7Ember4.backgroundColor = CGColor(srgbRed: 1, green: 227 / 255, blue: 211 / 255, alpha: 1)
    ray7Ember4.cornerRadius = 2.5
    leftReflectionRay7.addSublayer(ray7Ember4)

    let leftReflectionRay8 = CALayer()
    leftReflectionRay8.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    leftReflectionRay8.position = CGPoint(x: 60, y: 60)
    leftReflectionRay8.setAffineTransform(CGAffineTransform(a: -0.5000000000000004, b: -0.8660254037844385, c: 0.8660254037844385, d: -0.5000000000000004, tx: 0, ty: 0))
    leftReflection.addSublayer(leftReflectionRay8)

    let ray8Trail4 = CALayer()
    ray8Trail4.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray8Trail4.backgroundColor = CGColor(srgbRed: 1, green: 127 / 255, blue: 115 / 255, alpha: 1)
    ray8Trail4.cornerRadius = 1.5
    leftReflectionRay8.addSublayer(ray8Trail4)

    let ray8Ember4 = CALayer()
    ray8Ember4.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray8Ember4.backgroundColor = CGColor(srgbRed: 1, green: 227 / 255, blue: 211 / 255, alpha: 1)
    ray8Ember4.cornerRadius = 2.5
    leftReflectionRay8.addSublayer(ray8Ember4)

    let leftReflectionRay9 = CALayer()
    leftReflectionRay9.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    leftReflectionRay9.position = CGPoint(x: 60, y: 60)
    leftReflectionRay9.setAffineTransform(CGAffineTransform(a: -1.8369701987210297e-16, b: -1, c: 1, d: -1.8369701987210297e-16, tx: 0, ty: 0))
    leftReflection.addSublayer(leftReflectionRay9)

    let ray9Trail4 = CALayer()
    ray9Trail4.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray9Trail4.backgroundColor = CGColor(srgbRed: 1, green: 127 / 255, blue: 115 / 255, alpha: 1)
    ray9Trail4.cornerRadius = 1.5
    leftReflectionRay9.addSublayer(ray9Trail4)

    let ray9Ember4 = CALayer()
    ray9Ember4.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray9Ember4.backgroundColor = CGColor(srgbRed: 1, green: 227 / 255, blue: 211 / 255, alpha: 1)
    ray9Ember4.cornerRadius = 2.5
    leftReflectionRay9.addSublayer(ray9Ember4)

    let leftReflectionRay10 = CALayer()
    leftReflectionRay10.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    leftReflectionRay10.position = CGPoint(x: 60, y: 60)
    leftReflectionRay10.setAffineTransform(CGAffineTransform(a: 0.5000000000000001, b: -0.8660254037844386, c: 0.8660254037844386, d: 0.5000000000000001, tx: 0, ty: 0))
    leftReflection.addSublayer(leftReflectionRay10)

    let ray10Trail4 = CALayer()
    ray10Trail4.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray10Trail4.backgroundColor = CGColor(srgbRed: 1, green: 127 / 255, blue: 115 / 255, alpha: 1)
    ray10Trail4.cornerRadius = 1.5
    leftReflectionRay10.addSublayer(ray10Trail4)

    let ray10Ember4 = CALayer()
    ray10Ember4.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray10Ember4.backgroundColor = CGColor(srgbRed: 1, green: 227 / 255, blue: 211 / 255, alpha: 1)
    ray10Ember4.cornerRadius = 2.5
    leftReflectionRay10.addSublayer(ray10Ember4)

    let leftReflectionRay11 = CALayer()
    leftReflectionRay11.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    leftReflectionRay11.position = CGPoint(x: 60, y: 60)
    leftReflectionRay11.setAffineTransform(CGAffineTransform(a: 0.8660254037844384, b: -0.5000000000000004, c: 0.5000000000000004, d: 0.8660254037844384, tx: 0, ty: 0))
    leftReflection.addSublayer(leftReflectionRay11)

    let ray11Trail4 = CALayer()
    ray11Trail4.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray11Trail4.backgroundColor = CGColor(srgbRed: 1, green: 127 / 255, blue: 115 / 255, alpha: 1)
    ray11Trail4.cornerRadius = 1.5
    leftReflectionRay11.addSublayer(ray11Trail4)

    let ray11Ember4 = CALayer()
    ray11Ember4.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray11Ember4.backgroundColor = CGColor(srgbRed: 1, green: 227 / 255, blue: 211 / 255, alpha: 1)
    ray11Ember4.cornerRadius = 2.5
    leftReflectionRay11.addSublayer(ray11Ember4)

    let rightReflection = CALayer()
    rightReflection.bounds = CGRect(x: 0, y: 0, width: 120, height: 120)
    rightReflection.position = CGPoint(x: 282, y: 46)
    rightReflection.setAffineTransform(CGAffineTransform(scaleX: 1.35, y: -0.4))
    water.addSublayer(rightReflection)

    rightReflectionGlow.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
    rightReflectionGlow.opacity = 0
    let rightReflectionGlowPath = CGMutablePath()
    rightReflectionGlowPath.addEllipse(in: CGRect(x: 0, y: 0, width: 120, height: 120))
    rightReflectionGlow.path = rightReflectionGlowPath
    rightReflection.mask = rightReflectionGlow

    let rightReflectionRay0 = CALayer()
    rightReflectionRay0.frame = CGRect(x: 0, y: 58.5, width: 120, height: 3)
    rightReflection.addSublayer(rightReflectionRay0)

    let ray0Trail4 = CALayer()
    ray0Trail4.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray0Trail4.backgroundColor = CGColor(srgbRed: 1, green: 209 / 255, blue: 102 / 255, alpha: 1)
    ray0Trail4.cornerRadius = 1.5
    rightReflectionRay0.addSublayer(ray0Trail4)

    let ray0Ember4 = CALayer()
    ray0Ember4.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray0Ember4.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    ray0Ember4.cornerRadius = 2.5
    rightReflectionRay0.addSublayer(ray0Ember4)

    let rightReflectionRay1 = CALayer()
    rightReflectionRay1.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    rightReflectionRay1.position = CGPoint(x: 60, y: 60)
    rightReflectionRay1.setAffineTransform(CGAffineTransform(a: 0.8660254037844387, b: 0.49999999999999994, c: -0.49999999999999994, d: 0.8660254037844387, tx: 0, ty: 0))
    rightReflection.addSublayer(rightReflectionRay1)

    let ray1Trail5 = CALayer()
    ray1Trail5.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray1Trail5.backgroundColor = CGColor(srgbRed: 1, green: 209 / 255, blue: 102 / 255, alpha: 1)
    ray1Trail5.cornerRadius = 1.5
    rightReflectionRay1.addSublayer(ray1Trail5)

    let ray1Ember5 = CALayer()
    ray1Ember5.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray1Ember5.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    ray1Ember5.cornerRadius = 2.5
    rightReflectionRay1.addSublayer(ray1Ember5)

    let rightReflectionRay2 = CALayer()
    rightReflectionRay2.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    rightReflectionRay2.position = CGPoint(x: 60, y: 60)
    rightReflectionRay2.setAffineTransform(CGAffineTransform(a: 0.5000000000000001, b: 0.8660254037844386, c: -0.8660254037844386, d: 0.5000000000000001, tx: 0, ty: 0))
    rightReflection.addSublayer(rightReflectionRay2)

    let ray2Trail5 = CALayer()
    ray2Trail5.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray2Trail5.backgroundColor = CGColor(srgbRed: 1, green: 209 / 255, blue: 102 / 255, alpha: 1)
    ray2Trail5.cornerRadius = 1.5
    rightReflectionRay2.addSublayer(ray2Trail5)

    let ray2Ember5 = CALayer()
    ray2Ember5.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray2Ember5.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    ray2Ember5.cornerRadius = 2.5
    rightReflectionRay2.addSublayer(ray2Ember5)

    let rightReflectionRay3 = CALayer()
    rightReflectionRay3.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    rightReflectionRay3.position = CGPoint(x: 60, y: 60)
    rightReflectionRay3.setAffineTransform(CGAffineTransform(a: 6.123233995736766e-17, b: 1, c: -1, d: 6.123233995736766e-17, tx: 0, ty: 0))
    rightReflection.addSublayer(rightReflectionRay3)

    let ray3Trail5 = CALayer()
    ray3Trail5.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray3Trail5.backgroundColor = CGColor(srgbRed: 1, green: 209 / 255, blue: 102 / 255, alpha: 1)
    ray3Trail5.cornerRadius = 1.5
    rightReflectionRay3.addSublayer(ray3Trail5)

    let ray3Ember5 = CALayer()
    ray3Ember5.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray3Ember5.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    ray3Ember5.cornerRadius = 2.5
    rightReflectionRay3.addSublayer(ray3Ember5)

    let rightReflectionRay4 = CALayer()
    rightReflectionRay4.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    rightReflectionRay4.position = CGPoint(x: 60, y: 60)
    rightReflectionRay4.setAffineTransform(CGAffineTransform(a: -0.4999999999999998, b: 0.8660254037844387, c: -0.8660254037844387, d: -0.4999999999999998, tx: 0, ty: 0))
    rightReflection.addSublayer(rightReflectionRay4)

    let ray4Trail5 = CALayer()
    ray4Trail5.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray4Trail5.backgroundColor = CGColor(srgbRed: 1, green: 209 / 255, blue: 102 / 255, alpha: 1)
    ray4Trail5.cornerRadius = 1.5
    rightReflectionRay4.addSublayer(ray4Trail5)

    let ray4Ember5 = CALayer()
    ray4Ember5.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray4Ember5.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    ray4Ember5.cornerRadius = 2.5
    rightReflectionRay4.addSublayer(ray4Ember5)

    let rightReflectionRay5 = CALayer()
    rightReflectionRay5.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    rightReflectionRay5.position = CGPoint(x: 60, y: 60)
    rightReflectionRay5.setAffineTransform(CGAffineTransform(a: -0.8660254037844387, b: 0.49999999999999994, c: -0.49999999999999994, d: -0.8660254037844387, tx: 0, ty: 0))
    rightReflection.addSublayer(rightReflectionRay5)

    let ray5Trail5 = CALayer()
    ray5Trail5.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray5Trail5.backgroundColor = CGColor(srgbRed: 1, green: 209 / 255, blue: 102 / 255, alpha: 1)
    ray5Trail5.cornerRadius = 1.5
    rightReflectionRay5.addSublayer(ray5Trail5)

    let ray5Ember5 = CALayer()
    ray5Ember5.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray5Ember5.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    ray5Ember5.cornerRadius = 2.5
    rightReflectionRay5.addSublayer(ray5Ember5)

    let rightReflectionRay6 = CALayer()
    rightReflectionRay6.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    rightReflectionRay6.position = CGPoint(x: 60, y: 60)
    rightReflectionRay6.setAffineTransform(CGAffineTransform(a: -1, b: 1.2246467991473532e-16, c: -1.2246467991473532e-16, d: -1, tx: 0, ty: 0))
    rightReflection.addSublayer(rightReflectionRay6)

    let ray6Trail5 = CALayer()
    ray6Trail5.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray6Trail5.backgroundColor = CGColor(srgbRed: 1, green: 209 / 255, blue: 102 / 255, alpha: 1)
    ray6Trail5.cornerRadius = 1.5
    rightReflectionRay6.addSublayer(ray6Trail5)

    let ray6Ember5 = CALayer()
    ray6Ember5.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray6Ember5.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    ray6Ember5.cornerRadius = 2.5
    rightReflectionRay6.addSublayer(ray6Ember5)

    let rightReflectionRay7 = CALayer()
    rightReflectionRay7.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    rightReflectionRay7.position = CGPoint(x: 60, y: 60)
    rightReflectionRay7.setAffineTransform(CGAffineTransform(a: -0.8660254037844386, b: -0.5000000000000001, c: 0.5000000000000001, d: -0.8660254037844386, tx: 0, ty: 0))
    rightReflection.addSublayer(rightReflectionRay7)

    let ray7Trail5 = CALayer()
    ray7Trail5.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray7Trail5.backgroundColor = CGColor(srgbRed: 1, green: 209 / 255, blue: 102 / 255, alpha: 1)
    ray7Trail5.cornerRadius = 1.5
    rightReflectionRay7.addSublayer(ray7Trail5)

    let ray7Ember5 = CALayer()
    ray7Ember5.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray7Ember5.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    ray7Ember5.cornerRadius = 2.5
    rightReflectionRay7.addSublayer(ray7Ember5)

    let rightReflectionRay8 = CALayer()
    rightReflectionRay8.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    rightReflectionRay8.position = CGPoint(x: 60, y: 60)
    rightReflectionRay8.setAffineTransform(CGAffineTransform(a: -0.5000000000000004, b: -0.8660254037844385, c: 0.8660254037844385, d: -0.5000000000000004, tx: 0, ty: 0))
    rightReflection.addSublayer(rightReflectionRay8)

    let ray8Trail5 = CALayer()
    ray8Trail5.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray8Trail5.backgroundColor = CGColor(srgbRed: 1, green: 209 / 255, blue: 102 / 255, alpha: 1)
    ray8Trail5.cornerRadius = 1.5
    rightReflectionRay8.addSublayer(ray8Trail5)

    let ray8Ember5 = CALayer()
    ray8Ember5.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray8Ember5.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    ray8Ember5.cornerRadius = 2.5
    rightReflectionRay8.addSublayer(ray8Ember5)

    let rightReflectionRay9 = CALayer()
    rightReflectionRay9.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    rightReflectionRay9.position = CGPoint(x: 60, y: 60)
    rightReflectionRay9.setAffineTransform(CGAffineTransform(a: -1.8369701987210297e-16, b: -1, c: 1, d: -1.8369701987210297e-16, tx: 0, ty: 0))
    rightReflection.addSublayer(rightReflectionRay9)

    let ray9Trail5 = CALayer()
    ray9Trail5.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray9Trail5.backgroundColor = CGColor(srgbRed: 1, green: 209 / 255, blue: 102 / 255, alpha: 1)
    ray9Trail5.cornerRadius = 1.5
    rightReflectionRay9.addSublayer(ray9Trail5)

    let ray9Ember5 = CALayer()
    ray9Ember5.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray9Ember5.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    ray9Ember5.cornerRadius = 2.5
    rightReflectionRay9.addSublayer(ray9Ember5)

    let rightReflectionRay10 = CALayer()
    rightReflectionRay10.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    rightReflectionRay10.position = CGPoint(x: 60, y: 60)
    rightReflectionRay10.setAffineTransform(CGAffineTransform(a: 0.5000000000000001, b: -0.8660254037844386, c: 0.8660254037844386, d: 0.5000000000000001, tx: 0, ty: 0))
    rightReflection.addSublayer(rightReflectionRay10)

    let ray10Trail5 = CALayer()
    ray10Trail5.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray10Trail5.backgroundColor = CGColor(srgbRed: 1, green: 209 / 255, blue: 102 / 255, alpha: 1)
    ray10Trail5.cornerRadius = 1.5
    rightReflectionRay10.addSublayer(ray10Trail5)

    let ray10Ember5 = CALayer()
    ray10Ember5.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray10Ember5.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    ray10Ember5.cornerRadius = 2.5
    rightReflectionRay10.addSublayer(ray10Ember5)

    let rightReflectionRay11 = CALayer()
    rightReflectionRay11.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    rightReflectionRay11.position = CGPoint(x: 60, y: 60)
    rightReflectionRay11.setAffineTransform(CGAffineTransform(a: 0.8660254037844384, b: -0.5000000000000004, c: 0.5000000000000004, d: 0.8660254037844384, tx: 0, ty: 0))
    rightReflection.addSublayer(rightReflectionRay11)

    let ray11Trail5 = CALayer()
    ray11Trail5.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray11Trail5.backgroundColor = CGColor(srgbRed: 1, green: 209 / 255, blue: 102 / 255, alpha: 1)
    ray11Trail5.cornerRadius = 1.5
    rightReflectionRay11.addSublayer(ray11Trail5)

    let ray11Ember5 = CALayer()
    ray11Ember5.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray11Ember5.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    ray11Ember5.cornerRadius = 2.5
    rightReflectionRay11.addSublayer(ray11Ember5)

    let middleReflection = CALayer()
    middleReflection.bounds = CGRect(x: 0, y: 0, width: 120, height: 120)
    middleReflection.position = CGPoint(x: 186, y: 26)
    middleReflection.setAffineTransform(CGAffineTransform(scaleX: 1, y: -0.4))
    water.addSublayer(middleReflection)

    middleReflectionGlow.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
    middleReflectionGlow.opacity = 0
    let middleReflectionGlowPath = CGMutablePath()
    middleReflectionGlowPath.addEllipse(in: CGRect(x: 0, y: 0, width: 120, height: 120))
    middleReflectionGlow.path = middleReflectionGlowPath
    middleReflection.mask = middleReflectionGlow

    let middleReflectionRay0 = CALayer()
    middleReflectionRay0.frame = CGRect(x: 0, y: 58.5, width: 120, height: 3)
    middleReflection.addSublayer(middleReflectionRay0)

    let ray0Trail5 = CALayer()
    ray0Trail5.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray0Trail5.backgroundColor = CGColor(srgbRed: 111 / 255, green: 211 / 255, blue: 198 / 255, alpha: 1)
    ray0Trail5.cornerRadius = 1.5
    middleReflectionRay0.addSublayer(ray0Trail5)

    let ray0Ember5 = CALayer()
    ray0Ember5.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray0Ember5.backgroundColor = CGColor(srgbRed: 232 / 255, green: 244 / 255, blue: 250 / 255, alpha: 1)
    ray0Ember5.cornerRadius = 2.5
    middleReflectionRay0.addSublayer(ray0Ember5)

    let middleReflectionRay1 = CALayer()
    middleReflectionRay1.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    middleReflectionRay1.position = CGPoint(x: 60, y: 60)
    middleReflectionRay1.setAffineTransform(CGAffineTransform(a: 0.8660254037844387, b: 0.49999999999999994, c: -0.49999999999999994, d: 0.8660254037844387, tx: 0, ty: 0))
    middleReflection.addSublayer(middleReflectionRay1)

    let ray1Trail6 = CALayer()
    ray1Trail6.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray1Trail6.backgroundColor = CGColor(srgbRed: 111 / 255, green: 211 / 255, blue: 198 / 255, alpha: 1)
    ray1Trail6.cornerRadius = 1.5
    middleReflectionRay1.addSublayer(ray1Trail6)

    let ray1Ember6 = CALayer()
    ray1Ember6.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray1Ember6.backgroundColor = CGColor(srgbRed: 232 / 255, green: 244 / 255, blue: 250 / 255, alpha: 1)
    ray1Ember6.cornerRadius = 2.5
    middleReflectionRay1.addSublayer(ray1Ember6)

    let middleReflectionRay2 = CALayer()
    middleReflectionRay2.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    middleReflectionRay2.position = CGPoint(x: 60, y: 60)
    middleReflectionRay2.setAffineTransform(CGAffineTransform(a: 0.5000000000000001, b: 0.8660254037844386, c: -0.8660254037844386, d: 0.5000000000000001, tx: 0, ty: 0))
    middleReflection.addSublayer(middleReflectionRay2)

    let ray2Trail6 = CALayer()
    ray2Trail6.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray2Trail6.backgroundColor = CGColor(srgbRed: 111 / 255, green: 211 / 255, blue: 198 / 255, alpha: 1)
    ray2Trail6.cornerRadius = 1.5
    middleReflectionRay2.addSublayer(ray2Trail6)

    let ray2Ember6 = CALayer()
    ray2Ember6.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray2Ember6.backgroundColor = CGColor(srgbRed: 232 / 255, green: 244 / 255, blue: 250 / 255, alpha: 1)
    ray2Ember6.cornerRadius = 2.5
    middleReflectionRay2.addSublayer(ray2Ember6)

    let middleReflectionRay3 = CALayer()
    middleReflectionRay3.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    middleReflectionRay3.position = CGPoint(x: 60, y: 60)
    middleReflectionRay3.setAffineTransform(CGAffineTransform(a: 6.123233995736766e-17, b: 1, c: -1, d: 6.123233995736766e-17, tx: 0, ty: 0))
    middleReflection.addSublayer(middleReflectionRay3)

    let ray3Trail6 = CALayer()
    ray3Trail6.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray3Trail6.backgroundColor = CGColor(srgbRed: 111 / 255, green: 211 / 255, blue: 198 / 255, alpha: 1)
    ray3Trail6.cornerRadius = 1.5
    middleReflectionRay3.addSublayer(ray3Trail6)

    let ray3Ember6 = CALayer()
    ray3Ember6.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray3Ember6.backgroundColor = CGColor(srgbRed: 232 / 255, green: 244 / 255, blue: 250 / 255, alpha: 1)
    ray3Ember6.cornerRadius = 2.5
    middleReflectionRay3.addSublayer(ray3Ember6)

    let middleReflectionRay4 = CALayer()
    middleReflectionRay4.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    middleReflectionRay4.position = CGPoint(x: 60, y: 60)
    middleReflectionRay4.setAffineTransform(CGAffineTransform(a: -0.4999999999999998, b: 0.8660254037844387, c: -0.8660254037844387, d: -0.4999999999999998, tx: 0, ty: 0))
    middleReflection.addSublayer(middleReflectionRay4)

    let ray4Trail6 = CALayer()
    ray4Trail6.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray4Trail6.backgroundColor = CGColor(srgbRed: 111 / 255, green: 211 / 255, blue: 198 / 255, alpha: 1)
    ray4Trail6.cornerRadius = 1.5
    middleReflectionRay4.addSublayer(ray4Trail6)

    let ray4Ember6 = CALayer()
    ray4Ember6.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray4Ember6.backgroundColor = CGColor(srgbRed: 232 / 255, green: 244 / 255, blue: 250 / 255, alpha: 1)
    ray4Ember6.cornerRadius = 2.5
    middleReflectionRay4.addSublayer(ray4Ember6)

    let middleReflectionRay5 = CALayer()
    middleReflectionRay5.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    middleReflectionRay5.position = CGPoint(x: 60, y: 60)
    middleReflectionRay5.setAffineTransform(CGAffineTransform(a: -0.8660254037844387, b: 0.49999999999999994, c: -0.49999999999999994, d: -0.8660254037844387, tx: 0, ty: 0))
    middleReflection.addSublayer(middleReflectionRay5)

    let ray5Trail6 = CALayer()
    ray5Trail6.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray5Trail6.backgroundColor = CGColor(srgbRed: 111 / 255, green: 211 / 255, blue: 198 / 255, alpha: 1)
    ray5Trail6.cornerRadius = 1.5
    middleReflectionRay5.addSublayer(ray5Trail6)

    let ray5Ember6 = CALayer()
    ray5Ember6.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray5Ember6.backgroundColor = CGColor(srgbRed: 232 / 255, green: 244 / 255, blue: 250 / 255, alpha: 1)
    ray5Ember6.cornerRadius = 2.5
    middleReflectionRay5.addSublayer(ray5Ember6)

    let middleReflectionRay6 = CALayer()
    middleReflectionRay6.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    middleReflectionRay6.position = CGPoint(x: 60, y: 60)
    middleReflectionRay6.setAffineTransform(CGAffineTransform(a: -1, b: 1.2246467991473532e-16, c: -1.2246467991473532e-16, d: -1, tx: 0, ty: 0))
    middleReflection.addSublayer(middleReflectionRay6)

    let ray6Trail6 = CALayer()
    ray6Trail6.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray6Trail6.backgroundColor = CGColor(srgbRed: 111 / 255, green: 211 / 255, blue: 198 / 255, alpha: 1)
    ray6Trail6.cornerRadius = 1.5
    middleReflectionRay6.addSublayer(ray6Trail6)

    let ray6Ember6 = CALayer()
    ray6Ember6.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray6Ember6.backgroundColor = CGColor(srgbRed: 232 / 255, green: 244 / 255, blue: 250 / 255, alpha: 1)
    ray6Ember6.cornerRadius = 2.5
    middleReflectionRay6.addSublayer(ray6Ember6)

    let middleReflectionRay7 = CALayer()
    middleReflectionRay7.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    middleReflectionRay7.position = CGPoint(x: 60, y: 60)
    middleReflectionRay7.setAffineTransform(CGAffineTransform(a: -0.8660254037844386, b: -0.5000000000000001, c: 0.5000000000000001, d: -0.8660254037844386, tx: 0, ty: 0))
    middleReflection.addSublayer(middleReflectionRay7)

    let ray7Trail6 = CALayer()
    ray7Trail6.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray7Trail6.backgroundColor = CGColor(srgbRed: 111 / 255, green: 211 / 255, blue: 198 / 255, alpha: 1)
    ray7Trail6.cornerRadius = 1.5
    middleReflectionRay7.addSublayer(ray7Trail6)

    let ray7Ember6 = CALayer()
    ray7Ember6.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray7Ember6.backgroundColor = CGColor(srgbRed: 232 / 255, green: 244 / 255, blue: 250 / 255, alpha: 1)
    ray7Ember6.cornerRadius = 2.5
    middleReflectionRay7.addSublayer(ray7Ember6)

    let middleReflectionRay8 = CALayer()
    middleReflectionRay8.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    middleReflectionRay8.position = CGPoint(x: 60, y: 60)
    middleReflectionRay8.setAffineTransform(CGAffineTransform(a: -0.5000000000000004, b: -0.8660254037844385, c: 0.8660254037844385, d: -0.5000000000000004, tx: 0, ty: 0))
    middleReflection.addSublayer(middleReflectionRay8)

    let ray8Trail6 = CALayer()
    ray8Trail6.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray8Trail6.backgroundColor = CGColor(srgbRed: 111 / 255, green: 211 / 255, blue: 198 / 255, alpha: 1)
    ray8Trail6.cornerRadius = 1.5
    middleReflectionRay8.addSublayer(ray8Trail6)

    let ray8Ember6 = CALayer()
    ray8Ember6.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray8Ember6.backgroundColor = CGColor(srgbRed: 232 / 255, green: 244 / 255, blue: 250 / 255, alpha: 1)
    ray8Ember6.cornerRadius = 2.5
    middleReflectionRay8.addSublayer(ray8Ember6)

    let middleReflectionRay9 = CALayer()
    middleReflectionRay9.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    middleReflectionRay9.position = CGPoint(x: 60, y: 60)
    middleReflectionRay9.setAffineTransform(CGAffineTransform(a: -1.8369701987210297e-16, b: -1, c: 1, d: -1.8369701987210297e-16, tx: 0, ty: 0))
    middleReflection.addSublayer(middleReflectionRay9)

    let ray9Trail6 = CALayer()
    ray9Trail6.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray9Trail6.backgroundColor = CGColor(srgbRed: 111 / 255, green: 211 / 255, blue: 198 / 255, alpha: 1)
    ray9Trail6.cornerRadius = 1.5
    middleReflectionRay9.addSublayer(ray9Trail6)

    let ray9Ember6 = CALayer()
    ray9Ember6.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray9Ember6.backgroundColor = CGColor(srgbRed: 232 / 255, green: 244 / 255, blue: 250 / 255, alpha: 1)
    ray9Ember6.cornerRadius = 2.5
    middleReflectionRay9.addSublayer(ray9Ember6)

    let middleReflectionRay10 = CALayer()
    middleReflectionRay10.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    middleReflectionRay10.position = CGPoint(x: 60, y: 60)
    middleReflectionRay10.setAffineTransform(CGAffineTransform(a: 0.5000000000000001, b: -0.8660254037844386, c: 0.8660254037844386, d: 0.5000000000000001, tx: 0, ty: 0))
    middleReflection.addSublayer(middleReflectionRay10)

    let ray10Trail6 = CALayer()
    ray10Trail6.frame = CGRect(x: 74, y: 0, width: 28, height: 3)
    ray10Trail6.backgroundColor = CGColor(srgbRed: 111 / 255, green: 211 / 255, blue: 198 / 255, alpha: 1)
    ray10Trail6.cornerRadius = 1.5
    middleReflectionRay10.addSublayer(ray10Trail6)

    let ray10Ember6 = CALayer()
    ray10Ember6.frame = CGRect(x: 108, y: -1, width: 5, height: 5)
    ray10Ember6.backgroundColor = CGColor(srgbRed: 232 / 255, green: 244 / 255, blue: 250 / 255, alpha: 1)
    ray10Ember6.cornerRadius = 2.5
    middleReflectionRay10.addSublayer(ray10Ember6)

    let middleReflectionRay11 = CALayer()
    middleReflectionRay11.bounds = CGRect(x: 0, y: 0, width: 120, height: 3)
    middleReflectionRay11.position = CGPoint(x: 60, y: 60)
    middleReflectionRay11.setAffineTransform(CGAffineTransform(a: 0.8660254037844384, b: -0.5000000000000004, c: 0.5000000000000004, d: 0.8660254037844384, tx: 0, ty: 0))
    middleReflection.addSublayer(middleReflectionRay11)

    let ray11Trail6 = CALayer()
    ray11Trail6.frame = CGRect(x: 74, y: 0, width: 18, height: 3)
    ray11Trail6.backgroundColor = CGColor(srgbRed: 111 / 255, green: 211 / 255, blue: 198 / 255, alpha: 1)
    ray11Trail6.cornerRadius = 1.5
    middleReflectionRay11.addSublayer(ray11Trail6)

    let ray11Ember6 = CALayer()
    ray11Ember6.frame = CGRect(x: 98, y: -1, width: 5, height: 5)
    ray11Ember6.backgroundColor = CGColor(srgbRed: 232 / 255, green: 244 / 255, blue: 250 / 255, alpha: 1)
    ray11Ember6.cornerRadius = 2.5
    middleReflectionRay11.addSublayer(ray11Ember6)
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
    glowGroup.beginTime = CACurrentMediaTime() + 0.3
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
    topRightFireworkGlowGroup.beginTime = CACurrentMediaTime() + 0.8
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
    middleFireworkGlowGroup.beginTime = CACurrentMediaTime() + 1.4
    middleFireworkGlowGroup.duration = 3.5
    middleFireworkGlowGroup.repeatCount = .infinity
    middleFireworkGlow.add(middleFireworkGlowGroup, forKey: "fireworkGroupAnimation")
    let leftReflectionGlowTransformScale = CABasicAnimation(keyPath: "transform.scale")
    leftReflectionGlowTransformScale.fromValue = 0.01
    leftReflectionGlowTransformScale.toValue = 1
    leftReflectionGlowTransformScale.duration = 0.6
    leftReflectionGlowTransformScale.timingFunction = CAMediaTimingFunction(name: .easeOut)
    let leftReflectionGlowOpacity = CAKeyframeAnimation(keyPath: "opacity")
    leftReflectionGlowOpacity.values = [0, 1, 1, 0]
    leftReflectionGlowOpacity.keyTimes = [0, 0.2, 0.6, 1]
    leftReflectionGlowOpacity.duration = 2
    let leftReflectionGlowGroup = CAAnimationGroup()
    leftReflectionGlowGroup.animations = [leftReflectionGlowTransformScale, leftReflectionGlowOpacity]
    leftReflectionGlowGroup.beginTime = CACurrentMediaTime() + 0.3
    leftReflectionGlowGroup.duration = 3.5
    leftReflectionGlowGroup.repeatCount = .infinity
    leftReflectionGlow.add(leftReflectionGlowGroup, forKey: "fireworkGroupAnimation")
    let rightReflectionGlowTransformScale = CABasicAnimation(keyPath: "transform.scale")
    rightReflectionGlowTransformScale.fromValue = 0.01
    rightReflectionGlowTransformScale.toValue = 1
    rightReflectionGlowTransformScale.duration = 0.6
    rightReflectionGlowTransformScale.timingFunction = CAMediaTimingFunction(name: .easeOut)
    let rightReflectionGlowOpacity = CAKeyframeAnimation(keyPath: "opacity")
    rightReflectionGlowOpacity.values = [0, 1, 1, 0]
    rightReflectionGlowOpacity.keyTimes = [0, 0.2, 0.6, 1]
    rightReflectionGlowOpacity.duration = 2
    let rightReflectionGlowGroup = CAAnimationGroup()
    rightReflectionGlowGroup.animations = [rightReflectionGlowTransformScale, rightReflectionGlowOpacity]
    rightReflectionGlowGroup.beginTime = CACurrentMediaTime() + 0.8
    rightReflectionGlowGroup.duration = 3.5
    rightReflectionGlowGroup.repeatCount = .infinity
    rightReflectionGlow.add(rightReflectionGlowGroup, forKey: "fireworkGroupAnimation")
    let middleReflectionGlowTransformScale = CABasicAnimation(keyPath: "transform.scale")
    middleReflectionGlowTransformScale.fromValue = 0.01
    middleReflectionGlowTransformScale.toValue = 1
    middleReflectionGlowTransformScale.duration = 0.6
    middleReflectionGlowTransformScale.timingFunction = CAMediaTimingFunction(name: .easeOut)
    let middleReflectionGlowOpacity = CAKeyframeAnimation(keyPath: "opacity")
    middleReflectionGlowOpacity.values = [0, 1, 1, 0]
    middleReflectionGlowOpacity.keyTimes = [0, 0.2, 0.6, 1]
    middleReflectionGlowOpacity.duration = 2
    let middleReflectionGlowGroup = CAAnimationGroup()
    middleReflectionGlowGroup.animations = [middleReflectionGlowTransformScale, middleReflectionGlowOpacity]
    middleReflectionGlowGroup.beginTime = CACurrentMediaTime() + 1.4
    middleReflectionGlowGroup.duration = 3.5
    middleReflectionGlowGroup.repeatCount = .infinity
    middleReflectionGlow.add(middleReflectionGlowGroup, forKey: "fireworkGroupAnimation")
  }
}
