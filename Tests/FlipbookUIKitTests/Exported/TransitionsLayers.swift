// swift-format-ignore-file
// Transitions, from transitions.yaml, as Swift by Flipbook.

#if canImport(QuartzCore)
  import QuartzCore
#else
  import FlipbookUIKit
#endif

/// Transitions.
final class TransitionsLayers {
  let dusk = CGColor(srgbRed: 35 / 255, green: 43 / 255, blue: 82 / 255, alpha: 1)
  let sky = CGColor(srgbRed: 110 / 255, green: 193 / 255, blue: 242 / 255, alpha: 1)

  /// The layer with everything in it.
  let layer = CALayer()
  let icon = CALayer()
  let sunny = CALayer()
  let rainy = CALayer()
  let words = CALayer()
  let heading = CALayer()
  let line = CALayer()
  let lastLine = CALayer()
  let tile = CALayer()
  let day = CALayer()
  let night = CALayer()
  let frame1Tile = CALayer()
  let tileDay = CALayer()
  let tileNight = CALayer()
  let frame2Tile = CALayer()
  let tileDay2 = CALayer()
  let tileNight2 = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 375, height: 300)
    layer.backgroundColor = CGColor(srgbRed: 232 / 255, green: 238 / 255, blue: 247 / 255, alpha: 1)
    addCard()
    addFrame0()
    addFrame1()
    addFrame2()
  }

  private func addCard() {
    let card = CALayer()
    card.frame = CGRect(x: 30, y: 24, width: 315, height: 128)
    card.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    card.cornerRadius = 24
    card.cornerCurve = .continuous
    layer.addSublayer(card)

    icon.frame = CGRect(x: 22, y: 16, width: 96, height: 96)
    card.addSublayer(icon)

    sunny.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    icon.addSublayer(sunny)

    let ray0 = CALayer()
    ray0.frame = CGRect(x: 44.5, y: 4, width: 7, height: 88)
    ray0.backgroundColor = CGColor(srgbRed: 1, green: 200 / 255, blue: 69 / 255, alpha: 1)
    ray0.cornerRadius = 3.5
    sunny.addSublayer(ray0)

    let ray1 = CALayer()
    ray1.bounds = CGRect(x: 0, y: 0, width: 7, height: 88)
    ray1.position = CGPoint(x: 48, y: 48)
    ray1.setAffineTransform(CGAffineTransform(a: 0.9238795325112867, b: 0.3826834323650898, c: -0.3826834323650898, d: 0.9238795325112867, tx: 0, ty: 0))
    ray1.backgroundColor = CGColor(srgbRed: 1, green: 200 / 255, blue: 69 / 255, alpha: 1)
    ray1.cornerRadius = 3.5
    sunny.addSublayer(ray1)

    let ray2 = CALayer()
    ray2.bounds = CGRect(x: 0, y: 0, width: 7, height: 88)
    ray2.position = CGPoint(x: 48, y: 48)
    ray2.setAffineTransform(CGAffineTransform(a: 0.7071067811865476, b: 0.7071067811865475, c: -0.7071067811865475, d: 0.7071067811865476, tx: 0, ty: 0))
    ray2.backgroundColor = CGColor(srgbRed: 1, green: 200 / 255, blue: 69 / 255, alpha: 1)
    ray2.cornerRadius = 3.5
    sunny.addSublayer(ray2)

    let ray3 = CALayer()
    ray3.bounds = CGRect(x: 0, y: 0, width: 7, height: 88)
    ray3.position = CGPoint(x: 48, y: 48)
    ray3.setAffineTransform(CGAffineTransform(a: 0.38268343236508984, b: 0.9238795325112867, c: -0.9238795325112867, d: 0.38268343236508984, tx: 0, ty: 0))
    ray3.backgroundColor = CGColor(srgbRed: 1, green: 200 / 255, blue: 69 / 255, alpha: 1)
    ray3.cornerRadius = 3.5
    sunny.addSublayer(ray3)

    let ray4 = CALayer()
    ray4.bounds = CGRect(x: 0, y: 0, width: 7, height: 88)
    ray4.position = CGPoint(x: 48, y: 48)
    ray4.setAffineTransform(CGAffineTransform(a: 6.123233995736766e-17, b: 1, c: -1, d: 6.123233995736766e-17, tx: 0, ty: 0))
    ray4.backgroundColor = CGColor(srgbRed: 1, green: 200 / 255, blue: 69 / 255, alpha: 1)
    ray4.cornerRadius = 3.5
    sunny.addSublayer(ray4)

    let ray5 = CALayer()
    ray5.bounds = CGRect(x: 0, y: 0, width: 7, height: 88)
    ray5.position = CGPoint(x: 48, y: 48)
    ray5.setAffineTransform(CGAffineTransform(a: -0.3826834323650897, b: 0.9238795325112867, c: -0.9238795325112867, d: -0.3826834323650897, tx: 0, ty: 0))
    ray5.backgroundColor = CGColor(srgbRed: 1, green: 200 / 255, blue: 69 / 255, alpha: 1)
    ray5.cornerRadius = 3.5
    sunny.addSublayer(ray5)

    let ray6 = CALayer()
    ray6.bounds = CGRect(x: 0, y: 0, width: 7, height: 88)
    ray6.position = CGPoint(x: 48, y: 48)
    ray6.setAffineTransform(CGAffineTransform(a: -0.7071067811865475, b: 0.7071067811865476, c: -0.7071067811865476, d: -0.7071067811865475, tx: 0, ty: 0))
    ray6.backgroundColor = CGColor(srgbRed: 1, green: 200 / 255, blue: 69 / 255, alpha: 1)
    ray6.cornerRadius = 3.5
    sunny.addSublayer(ray6)

    let ray7 = CALayer()
    ray7.bounds = CGRect(x: 0, y: 0, width: 7, height: 88)
    ray7.position = CGPoint(x: 48, y: 48)
    ray7.setAffineTransform(CGAffineTransform(a: -0.9238795325112867, b: 0.3826834323650899, c: -0.3826834323650899, d: -0.9238795325112867, tx: 0, ty: 0))
    ray7.backgroundColor = CGColor(srgbRed: 1, green: 200 / 255, blue: 69 / 255, alpha: 1)
    ray7.cornerRadius = 3.5
    sunny.addSublayer(ray7)

    let gap = CALayer()
    gap.frame = CGRect(x: 18, y: 18, width: 60, height: 60)
    gap.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    gap.cornerRadius = 30
    sunny.addSublayer(gap)

    let disc = CALayer()
    disc.frame = CGRect(x: 24, y: 24, width: 48, height: 48)
    disc.backgroundColor = CGColor(srgbRed: 1, green: 200 / 255, blue: 69 / 255, alpha: 1)
    disc.cornerRadius = 24
    sunny.addSublayer(disc)

    rainy.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    rainy.isHidden = true
    icon.addSublayer(rainy)

    let drop0 = CALayer()
    drop0.bounds = CGRect(x: 0, y: 0, width: 7, height: 24)
    drop0.position = CGPoint(x: 30, y: 76)
    drop0.setAffineTransform(CGAffineTransform(a: 0.9510565162951535, b: 0.3090169943749474, c: -0.3090169943749474, d: 0.9510565162951535, tx: 0, ty: 0))
    drop0.backgroundColor = CGColor(srgbRed: 62 / 255, green: 143 / 255, blue: 224 / 255, alpha: 1)
    drop0.cornerRadius = 3.5
    rainy.addSublayer(drop0)

    let drop1 = CALayer()
    drop1.bounds = CGRect(x: 0, y: 0, width: 7, height: 24)
    drop1.position = CGPoint(x: 50, y: 76)
    drop1.setAffineTransform(CGAffineTransform(a: 0.9510565162951535, b: 0.3090169943749474, c: -0.3090169943749474, d: 0.9510565162951535, tx: 0, ty: 0))
    drop1.backgroundColor = CGColor(srgbRed: 62 / 255, green: 143 / 255, blue: 224 / 255, alpha: 1)
    drop1.cornerRadius = 3.5
    rainy.addSublayer(drop1)

    let drop2 = CALayer()
    drop2.bounds = CGRect(x: 0, y: 0, width: 7, height: 24)
    drop2.position = CGPoint(x: 70, y: 76)
    drop2.setAffineTransform(CGAffineTransform(a: 0.9510565162951535, b: 0.3090169943749474, c: -0.3090169943749474, d: 0.9510565162951535, tx: 0, ty: 0))
    drop2.backgroundColor = CGColor(srgbRed: 62 / 255, green: 143 / 255, blue: 224 / 255, alpha: 1)
    drop2.cornerRadius = 3.5
    rainy.addSublayer(drop2)

    let puffLeft = CALayer()
    puffLeft.frame = CGRect(x: 10, y: 30, width: 40, height: 36)
    puffLeft.backgroundColor = CGColor(srgbRed: 201 / 255, green: 214 / 255, blue: 232 / 255, alpha: 1)
    puffLeft.cornerRadius = 18
    rainy.addSublayer(puffLeft)

    let puffMiddle = CALayer()
    puffMiddle.frame = CGRect(x: 26, y: 10, width: 46, height: 46)
    puffMiddle.backgroundColor = CGColor(srgbRed: 201 / 255, green: 214 / 255, blue: 232 / 255, alpha: 1)
    puffMiddle.cornerRadius = 23
    rainy.addSublayer(puffMiddle)

    let puffRight = CALayer()
    puffRight.frame = CGRect(x: 48, y: 26, width: 40, height: 40)
    puffRight.backgroundColor = CGColor(srgbRed: 201 / 255, green: 214 / 255, blue: 232 / 255, alpha: 1)
    puffRight.cornerRadius = 20
    rainy.addSublayer(puffRight)

    let base = CALayer()
    base.frame = CGRect(x: 28, y: 40, width: 40, height: 26)
    base.backgroundColor = CGColor(srgbRed: 201 / 255, green: 214 / 255, blue: 232 / 255, alpha: 1)
    rainy.addSublayer(base)

    words.frame = CGRect(x: 140, y: 34, width: 150, height: 64)
    card.addSublayer(words)

    heading.frame = CGRect(x: 0, y: 0, width: 96, height: 16)
    heading.backgroundColor = CGColor(srgbRed: 51 / 255, green: 65 / 255, blue: 92 / 255, alpha: 1)
    heading.cornerRadius = 8
    words.addSublayer(heading)

    line.frame = CGRect(x: 0, y: 28, width: 142, height: 10)
    line.backgroundColor = CGColor(srgbRed: 184 / 255, green: 196 / 255, blue: 217 / 255, alpha: 1)
    line.cornerRadius = 5
    words.addSublayer(line)

    lastLine.frame = CGRect(x: 0, y: 46, width: 84, height: 10)
    lastLine.backgroundColor = CGColor(srgbRed: 184 / 255, green: 196 / 255, blue: 217 / 255, alpha: 1)
    lastLine.cornerRadius = 5
    words.addSublayer(lastLine)
  }

  private func addFrame0() {
    let frame0 = CALayer()
    frame0.frame = CGRect(x: 30, y: 176, width: 95, height: 95)
    frame0.cornerRadius = 22
    frame0.cornerCurve = .continuous
    frame0.masksToBounds = true
    layer.addSublayer(frame0)

    tile.frame = CGRect(x: 0, y: 0, width: 95, height: 95)
    tile.backgroundColor = sky
    tile.masksToBounds = true
    frame0.addSublayer(tile)

    day.frame = CGRect(x: 0, y: 0, width: 95, height: 95)
    tile.addSublayer(day)

    let light = CALayer()
    light.frame = CGRect(x: 52, y: 14, width: 28, height: 28)
    light.backgroundColor = CGColor(srgbRed: 1, green: 200 / 255, blue: 69 / 255, alpha: 1)
    light.cornerRadius = 14
    day.addSublayer(light)

    let farHill = CALayer()
    farHill.frame = CGRect(x: -24, y: 52, width: 90, height: 90)
    farHill.backgroundColor = CGColor(srgbRed: 124 / 255, green: 203 / 255, blue: 122 / 255, alpha: 1)
    farHill.cornerRadius = 45
    day.addSublayer(farHill)

    let nearHill = CALayer()
    nearHill.frame = CGRect(x: 26, y: 64, width: 110, height: 110)
    nearHill.backgroundColor = CGColor(srgbRed: 79 / 255, green: 174 / 255, blue: 99 / 255, alpha: 1)
    nearHill.cornerRadius = 55
    day.addSublayer(nearHill)

    night.frame = CGRect(x: 0, y: 0, width: 95, height: 95)
    night.isHidden = true
    tile.addSublayer(night)

    let nightLight = CALayer()
    nightLight.frame = CGRect(x: 18, y: 16, width: 26, height: 26)
    nightLight.backgroundColor = CGColor(srgbRed: 246 / 255, green: 231 / 255, blue: 180 / 255, alpha: 1)
    nightLight.cornerRadius = 13
    night.addSublayer(nightLight)

    let shade = CALayer()
    shade.frame = CGRect(x: 26, y: 12, width: 26, height: 26)
    shade.backgroundColor = dusk
    shade.cornerRadius = 13
    night.addSublayer(shade)

    let firstStar = CALayer()
    firstStar.frame = CGRect(x: 66, y: 20, width: 4, height: 4)
    firstStar.backgroundColor = CGColor(srgbRed: 246 / 255, green: 231 / 255, blue: 180 / 255, alpha: 1)
    firstStar.cornerRadius = 2
    night.addSublayer(firstStar)

    let secondStar = CALayer()
    secondStar.frame = CGRect(x: 54, y: 42, width: 3, height: 3)
    secondStar.backgroundColor = CGColor(srgbRed: 246 / 255, green: 231 / 255, blue: 180 / 255, alpha: 1)
    secondStar.cornerRadius = 1.5
    night.addSublayer(secondStar)

    let thirdStar = CALayer()
    thirdStar.frame = CGRect(x: 80, y: 46, width: 3, height: 3)
    thirdStar.backgroundColor = CGColor(srgbRed: 246 / 255, green: 231 / 255, blue: 180 / 255, alpha: 1)
    thirdStar.cornerRadius = 1.5
    night.addSublayer(thirdStar)

    let nightFarHill = CALayer()
    nightFarHill.frame = CGRect(x: -24, y: 52, width: 90, height: 90)
    nightFarHill.backgroundColor = CGColor(srgbRed: 47 / 255, green: 74 / 255, blue: 94 / 255, alpha: 1)
    nightFarHill.cornerRadius = 45
    night.addSublayer(nightFarHill)

    let nightNearHill = CALayer()
    nightNearHill.frame = CGRect(x: 26, y: 64, width: 110, height: 110)
    nightNearHill.backgroundColor = CGColor(srgbRed: 31 / 255, green: 58 / 255, blue: 74 / 255, alpha: 1)
    nightNearHill.cornerRadius = 55
    night.addSublayer(nightNearHill)
  }

  private func addFrame1() {
    let frame1 = CALayer()
    frame1.frame = CGRect(x: 140, y: 176, width: 95, height: 95)
    frame1.cornerRadius = 22
    frame1.cornerCurve = .continuous
    frame1.masksToBounds = true
    layer.addSublayer(frame1)

    frame1Tile.frame = CGRect(x: 0, y: 0, width: 95, height: 95)
    frame1Tile.backgroundColor = sky
    frame1Tile.masksToBounds = true
    frame1.addSublayer(frame1Tile)

    tileDay.frame = CGRect(x: 0, y: 0, width: 95, height: 95)
    frame1Tile.addSublayer(tileDay)

    let dayLight = CALayer()
    dayLight.frame = CGRect(x: 52, y: 14, width: 28, height: 28)
    dayLight.backgroundColor = CGColor(srgbRed: 1, green: 200 / 255, blue: 69 / 255, alpha: 1)
    dayLight.cornerRadius = 14
    tileDay.addSublayer(dayLight)

    let dayFarHill = CALayer()
    dayFarHill.frame = CGRect(x: -24, y: 52, width: 90, height: 90)
    dayFarHill.backgroundColor = CGColor(srgbRed: 124 / 255, green: 203 / 255, blue: 122 / 255, alpha: 1)
    dayFarHill.cornerRadius = 45
    tileDay.addSublayer(dayFarHill)

    let dayNearHill = CALayer()
    dayNearHill.frame = CGRect(x: 26, y: 64, width: 110, height: 110)
    dayNearHill.backgroundColor = CGColor(srgbRed: 79 / 255, green: 174 / 255, blue: 99 / 255, alpha: 1)
    dayNearHill.cornerRadius = 55
    tileDay.addSublayer(dayNearHill)

    tileNight.frame = CGRect(x: 0, y: 0, width: 95, height: 95)
    tileNight.isHidden = true
    frame1Tile.addSublayer(tileNight)

    let nightLight2 = CALayer()
    nightLight2.frame = CGRect(x: 18, y: 16, width: 26, height: 26)
    nightLight2.backgroundColor = CGColor(srgbRed: 246 / 255, green: 231 / 255, blue: 180 / 255, alpha: 1)
    nightLight2.cornerRadius = 13
    tileNight.addSublayer(nightLight2)

    let nightShade = CALayer()
    nightShade.frame = CGRect(x: 26, y: 12, width: 26, height: 26)
    nightShade.backgroundColor = dusk
    nightShade.cornerRadius = 13
    tileNight.addSublayer(nightShade)

    let nightFirstStar = CALayer()
    nightFirstStar.frame = CGRect(x: 66, y: 20, width: 4, height: 4)
    nightFirstStar.backgroundColor = CGColor(srgbRed: 246 / 255, green: 231 / 255, blue: 180 / 255, alpha: 1)
    nightFirstStar.cornerRadius = 2
    tileNight.addSublayer(nightFirstStar)

    let nightSecondStar = CALayer()
    nightSecondStar.frame = CGRect(x: 54, y: 42, width: 3, height: 3)
    nightSecondStar.backgroundColor = CGColor(srgbRed: 246 / 255, green: 231 / 255, blue: 180 / 255, alpha: 1)
    nightSecondStar.cornerRadius = 1.5
    tileNight.addSublayer(nightSecondStar)

    let nightThirdStar = CALayer()
    nightThirdStar.frame = CGRect(x: 80, y: 46, width: 3, height: 3)
    nightThirdStar.backgroundColor = CGColor(srgbRed: 246 / 255, green: 231 / 255, blue: 180 / 255, alpha: 1)
    nightThirdStar.cornerRadius = 1.5
    tileNight.addSublayer(nightThirdStar)

    let nightFarHill2 = CALayer()
    nightFarHill2.frame = CGRect(x: -24, y: 52, width: 90, height: 90)
    nightFarHill2.backgroundColor = CGColor(srgbRed: 47 / 255, green: 74 / 255, blue: 94 / 255, alpha: 1)
    nightFarHill2.cornerRadius = 45
    tileNight.addSublayer(nightFarHill2)

    let nightNearHill2 = CALayer()
    nightNearHill2.frame = CGRect(x: 26, y: 64, width: 110, height: 110)
    nightNearHill2.backgroundColor = CGColor(srgbRed: 31 / 255, green: 58 / 255, blue: 74 / 255, alpha: 1)
    nightNearHill2.cornerRadius = 55
    tileNight.addSublayer(nightNearHill2)
  }

  private func addFrame2() {
    let frame2 = CALayer()
    frame2.frame = CGRect(x: 250, y: 176, width: 95, height: 95)
    frame2.cornerRadius = 22
    frame2.cornerCurve = .continuous
    frame2.masksToBounds = true
    layer.addSublayer(frame2)

    frame2Tile.frame = CGRect(x: 0, y: 0, width: 95, height: 95)
    frame2Tile.backgroundColor = sky
    frame2Tile.masksToBounds = true
    frame2.addSublayer(frame2Tile)

    tileDay2.frame = CGRect(x: 0, y: 0, width: 95, height: 95)
    frame2Tile.addSublayer(tileDay2)

    let dayLight2 = CALayer()
    dayLight2.frame = CGRect(x: 52, y: 14, width: 28, height: 28)
    dayLight2.backgroundColor = CGColor(srgbRed: 1, green: 200 / 255, blue: 69 / 255, alpha: 1)
    dayLight2.cornerRadius = 14
    tileDay2.addSublayer(dayLight2)

    let dayFarHill2 = CALayer()
    dayFarHill2.frame = CGRect(x: -24, y: 52, width: 90, height: 90)
    dayFarHill2.backgroundColor = CGColor(srgbRed: 124 / 255, green: 203 / 255, blue: 122 / 255, alpha: 1)
    dayFarHill2.cornerRadius = 45
    tileDay2.addSublayer(dayFarHill2)

    let dayNearHill2 = CALayer()
    dayNearHill2.frame = CGRect(x: 26, y: 64, width: 110, height: 110)
    dayNearHill2.backgroundColor = CGColor(srgbRed: 79 / 255, green: 174 / 255, blue: 99 / 255, alpha: 1)
    dayNearHill2.cornerRadius = 55
    tileDay2.addSublayer(dayNearHill2)

    tileNight2.frame = CGRect(x: 0, y: 0, width: 95, height: 95)
    tileNight2.isHidden = true
    frame2Tile.addSublayer(tileNight2)

    let nightLight3 = CALayer()
    nightLight3.frame = CGRect(x: 18, y: 16, width: 26, height: 26)
    nightLight3.backgroundColor = CGColor(srgbRed: 246 / 255, green: 231 / 255, blue: 180 / 255, alpha: 1)
    nightLight3.cornerRadius = 13
    tileNight2.addSublayer(nightLight3)

    let nightShade2 = CALayer()
    nightShade2.frame = CGRect(x: 26, y: 12, width: 26, height: 26)
    nightShade2.backgroundColor = dusk
    nightShade2.cornerRadius = 13
    tileNight2.addSublayer(nightShade2)

    let nightFirstStar2 = CALayer()
    nightFirstStar2.frame = CGRect(x: 66, y: 20, width: 4, height: 4)
    nightFirstStar2.backgroundColor = CGColor(srgbRed: 246 / 255, green: 231 / 255, blue: 180 / 255, alpha: 1)
    nightFirstStar2.cornerRadius = 2
    tileNight2.addSublayer(nightFirstStar2)

    let nightSecondStar2 = CALayer()
    nightSecondStar2.frame = CGRect(x: 54, y: 42, width: 3, height: 3)
    nightSecondStar2.backgroundColor = CGColor(srgbRed: 246 / 255, green: 231 / 255, blue: 180 / 255, alpha: 1)
    nightSecondStar2.cornerRadius = 1.5
    tileNight2.addSublayer(nightSecondStar2)

    let nightThirdStar2 = CALayer()
    nightThirdStar2.frame = CGRect(x: 80, y: 46, width: 3, height: 3)
    nightThirdStar2.backgroundColor = CGColor(srgbRed: 246 / 255, green: 231 / 255, blue: 180 / 255, alpha: 1)
    nightThirdStar2.cornerRadius = 1.5
    tileNight2.addSublayer(nightThirdStar2)

    let nightFarHill3 = CALayer()
    nightFarHill3.frame = CGRect(x: -24, y: 52, width: 90, height: 90)
    nightFarHill3.backgroundColor = CGColor(srgbRed: 47 / 255, green: 74 / 255, blue: 94 / 255, alpha: 1)
    nightFarHill3.cornerRadius = 45
    tileNight2.addSublayer(nightFarHill3)

    let nightNearHill3 = CALayer()
    nightNearHill3.frame = CGRect(x: 26, y: 64, width: 110, height: 110)
    nightNearHill3.backgroundColor = CGColor(srgbRed: 31 / 255, green: 58 / 255, blue: 74 / 255, alpha: 1)
    nightNearHill3.cornerRadius = 55
    tileNight2.addSublayer(nightNearHill3)
  }

  /// Begins what moves by itself.
  func start() {
    after(0.6) { [self] in
      let iconTransition = CATransition()
      iconTransition.duration = 0.125
      iconTransition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      icon.add(iconTransition, forKey: kCATransition)
      let wordsTransition = CATransition()
      wordsTransition.duration = 0.125
      wordsTransition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      words.add(wordsTransition, forKey: kCATransition)
      let tileTransition = CATransition()
      tileTransition.type = .push
      tileTransition.subtype = .fromRight
      tileTransition.duration = 0.5
      tileTransition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      tile.add(tileTransition, forKey: kCATransition)
      let frame1TileTransition = CATransition()
      frame1TileTransition.type = .moveIn
      frame1TileTransition.subtype = .fromBottom
      frame1TileTransition.duration = 0.5
      frame1TileTransition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      frame1Tile.add(frame1TileTransition, forKey: kCATransition)
      let frame2TileTransition = CATransition()
      frame2TileTransition.type = .reveal
      frame2TileTransition.subtype = .fromLeft
      frame2TileTransition.duration = 0.5
      frame2TileTransition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      frame2Tile.add(frame2TileTransition, forKey: kCATransition)
      withoutAnimation {
        sunny.isHidden = true
        rainy.isHidden = false
        heading.bounds.size = CGSize(width: 60, height: 16)
        heading.position = CGPoint(x: 30, y: 8)
        line.bounds.size = CGSize(width: 110, height: 10)
        line.position = CGPoint(x: 55, y: 33)
        lastLine.bounds.size = CGSize(width: 126, height: 10)
        lastLine.position = CGPoint(x: 63, y: 51)
      }
      withoutAnimation {
        tile.backgroundColor = dusk
        day.isHidden = true
        night.isHidden = false
      }
      withoutAnimation {
        frame1Tile.backgroundColor = dusk
        tileDay.isHidden = true
        tileNight.isHidden = false
      }
      withoutAnimation {
        frame2Tile.backgroundColor = dusk
        tileDay2.isHidden = true
        tileNight2.isHidden = false
      }
    }
    after(2) { [self] in
      let iconTransition2 = CATransition()
      iconTransition2.duration = 0.125
      iconTransition2.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      icon.add(iconTransition2, forKey: kCATransition)
      let wordsTransition2 = CATransition()
      wordsTransition2.duration = 0.125
      wordsTransition2.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      words.add(wordsTransition2, forKey: kCATransition)
      let tileTransition2 = CATransition()
      tileTransition2.type = .push
      tileTransition2.subtype = .fromLeft
      tileTransition2.duration = 0.5
      tileTransition2.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      tile.add(tileTransition2, forKey: kCATransition)
      let frame1TileTransition2 = CATransition()
      frame1TileTransition2.type = .moveIn
      frame1TileTransition2.subtype = .fromTop
      frame1TileTransition2.duration = 0.5
      frame1TileTransition2.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      frame1Tile.add(frame1TileTransition2, forKey: kCATransition)
      let frame2TileTransition2 = CATransition()
      frame2TileTransition2.type = .reveal
      frame2TileTransition2.subtype = .fromRight
      frame2TileTransition2.duration = 0.5
      frame2TileTransition2.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      frame2Tile.add(frame2TileTransition2, forKey: kCATransition)
      withoutAnimation {
        sunny.isHidden = false
        rainy.isHidden = true
        heading.bounds.size = CGSize(width: 96, height: 16)
        heading.position = CGPoint(x: 48, y: 8)
        line.bounds.size = CGSize(width: 142, height: 10)
        line.position = CGPoint(x: 71, y: 33)
        lastLine.bounds.size = CGSize(width: 84, height: 10)
        lastLine.position = CGPoint(x: 42, y: 51)
      }
      withoutAnimation {
        tile.backgroundColor = sky
        day.isHidden = false
        night.isHidden = true
      }
      withoutAnimation {
        frame1Tile.backgroundColor = sky
        tileDay.isHidden = false
        tileNight.isHidden = true
      }
      withoutAnimation {
        frame2Tile.backgroundColor = sky
        tileDay2.isHidden = false
        tileNight2.isHidden = true
      }
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
}
