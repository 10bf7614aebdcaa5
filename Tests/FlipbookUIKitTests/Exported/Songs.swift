// swift-format-ignore-file
// A list that opens, from songs.yaml, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
  import pop
#else
  import FlipbookUIKit
#endif

/// A list that opens.
final class AListThatOpens: UIView {
  private(set) var open = -1.0

  let list = UIView()
  let row0 = UIControl()
  let name = UILabel()
  let artist = UILabel()
  let votes = UILabel()
  let bar = CALayer()
  let row1 = UIControl()
  let row1Name = UILabel()
  let row1Artist = UILabel()
  let row1Votes = UILabel()
  let row1Bar = CALayer()
  let row2 = UIControl()
  let row2Name = UILabel()
  let row2Artist = UILabel()
  let row2Votes = UILabel()
  let row2Bar = CALayer()
  let row3 = UIControl()
  let row3Name = UILabel()
  let row3Artist = UILabel()
  let row3Votes = UILabel()
  let row3Bar = CALayer()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    backgroundColor = UIColor(red: 243 / 255, green: 240 / 255, blue: 250 / 255, alpha: 1)
    addHeading()
    addHint()
    addList()
    row0.addAction(UIAction { [unowned self] _ in row0Highlight() }, for: [.touchDown, .touchDragEnter])
    row0.addAction(
      UIAction { [unowned self] _ in row0HighlightEnd() },
      for: [.touchUpInside, .touchUpOutside, .touchDragExit, .touchCancel])
    row1.addAction(UIAction { [unowned self] _ in row1Highlight() }, for: [.touchDown, .touchDragEnter])
    row1.addAction(
      UIAction { [unowned self] _ in row1HighlightEnd() },
      for: [.touchUpInside, .touchUpOutside, .touchDragExit, .touchCancel])
    row2.addAction(UIAction { [unowned self] _ in row2Highlight() }, for: [.touchDown, .touchDragEnter])
    row2.addAction(
      UIAction { [unowned self] _ in row2HighlightEnd() },
      for: [.touchUpInside, .touchUpOutside, .touchDragExit, .touchCancel])
    row3.addAction(UIAction { [unowned self] _ in row3Highlight() }, for: [.touchDown, .touchDragEnter])
    row3.addAction(
      UIAction { [unowned self] _ in row3HighlightEnd() },
      for: [.touchUpInside, .touchUpOutside, .touchDragExit, .touchCancel])
    row0.addAction(UIAction { [unowned self] _ in row0TouchUpInside() }, for: .touchUpInside)
    row1.addAction(UIAction { [unowned self] _ in row1TouchUpInside() }, for: .touchUpInside)
    row2.addAction(UIAction { [unowned self] _ in row2TouchUpInside() }, for: .touchUpInside)
    row3.addAction(UIAction { [unowned self] _ in row3TouchUpInside() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    fatalError("this view is made in code")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { start() }
  }

  private func addHeading() {
    let heading = UILabel()
    heading.frame = CGRect(x: 16, y: 14, width: 200, height: 34)
    heading.font = UIFont.systemFont(ofSize: 26, weight: .bold)
    heading.textColor = UIColor(red: 43 / 255, green: 36 / 255, blue: 64 / 255, alpha: 1)
    heading.textAlignment = .natural
    heading.text = "Tonight"
    addSubview(heading)
  }

  private func addHint() {
    let hint = UILabel()
    hint.frame = CGRect(x: 204, y: 18, width: 100, height: 30)
    hint.font = UIFont.systemFont(ofSize: 13, weight: .medium)
    hint.textColor = UIColor(red: 139 / 255, green: 132 / 255, blue: 163 / 255, alpha: 1)
    hint.textAlignment = .right
    hint.text = "Votes"
    addSubview(hint)
  }

  private func addList() {
    list.frame = CGRect(x: 0, y: 52, width: 320, height: 388)
    addSubview(list)

    row0.frame = CGRect(x: 8, y: 8, width: 304, height: 60)
    row0.backgroundColor = UIColor.white
    row0.layer.cornerRadius = 12
    row0.clipsToBounds = true
    list.addSubview(row0)

    let cover = CALayer()
    cover.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    cover.backgroundColor = UIColor(red: 250 / 255, green: 208 / 255, blue: 122 / 255, alpha: 1).cgColor
    cover.cornerRadius = 8
    cover.masksToBounds = true
    row0.layer.addSublayer(cover)

    let sun = CAShapeLayer()
    let sunPath = CGMutablePath()
    sunPath.move(to: CGPoint(x: 9, y: 25))
    sunPath.addCurve(to: CGPoint(x: 12.221825406947975, y: 17.22182540694798), control1: CGPoint(x: 9, y: 22.082618611765017), control2: CGPoint(x: 10.158925244019596, y: 19.284725569876358))
    sunPath.addCurve(to: CGPoint(x: 19.999999999999996, y: 14), control1: CGPoint(x: 14.284725569876356, y: 15.158925244019597), control2: CGPoint(x: 17.082618611765014, y: 14))
    sunPath.addCurve(to: CGPoint(x: 27.77817459305202, y: 17.221825406947975), control1: CGPoint(x: 22.917381388234983, y: 14), control2: CGPoint(x: 25.71527443012364, y: 15.158925244019596))
    sunPath.addCurve(to: CGPoint(x: 31, y: 25), control1: CGPoint(x: 29.8410747559804, y: 19.284725569876358), control2: CGPoint(x: 31, y: 22.082618611765014))
    sunPath.closeSubpath()
    sun.path = sunPath
    sun.fillColor = UIColor(red: 201 / 255, green: 64 / 255, blue: 79 / 255, alpha: 1).cgColor
    cover.addSublayer(sun)

    let waves = CAShapeLayer()
    let wavesPath = CGMutablePath()
    wavesPath.move(to: CGPoint(x: 4, y: 29))
    wavesPath.addLine(to: CGPoint(x: 36, y: 29))
    wavesPath.move(to: CGPoint(x: 8, y: 33))
    wavesPath.addLine(to: CGPoint(x: 32, y: 33))
    wavesPath.move(to: CGPoint(x: 13, y: 37))
    wavesPath.addLine(to: CGPoint(x: 27, y: 37))
    waves.path = wavesPath
    waves.fillColor = nil
    waves.strokeColor = UIColor(red: 201 / 255, green: 64 / 255, blue: 79 / 255, alpha: 1).cgColor
    waves.lineWidth = 2
    waves.lineCap = .round
    cover.addSublayer(waves)

    name.frame = CGRect(x: 62, y: 10, width: 198, height: 22)
    name.font = UIFont.systemFont(ofSize: 15, weight: .semibold)
    name.textColor = UIColor(red: 43 / 255, green: 36 / 255, blue: 64 / 255, alpha: 1)
    name.textAlignment = .natural
    name.text = "Teenage Dream"
    row0.addSubview(name)

    artist.frame = CGRect(x: 62, y: 31, width: 182, height: 18)
    artist.font = UIFont.systemFont(ofSize: 12)
    artist.textColor = UIColor(red: 139 / 255, green: 132 / 255, blue: 163 / 255, alpha: 1)
    artist.textAlignment = .natural
    artist.text = "Katy Perry"
    row0.addSubview(artist)

    votes.frame = CGRect(x: 252, y: 0, width: 40, height: 60)
    votes.font = UIFont.systemFont(ofSize: 15, weight: .medium)
    votes.textColor = UIColor(red: 139 / 255, green: 132 / 255, blue: 163 / 255, alpha: 1)
    votes.textAlignment = .right
    votes.text = "23"
    row0.addSubview(votes)

    bar.frame = CGRect(x: 10, y: 62, width: 284, height: 0)
    bar.backgroundColor = UIColor(red: 250 / 255, green: 208 / 255, blue: 122 / 255, alpha: 1).cgColor
    bar.cornerRadius = 6
    bar.masksToBounds = true
    row0.layer.addSublayer(bar)

    let beat0 = CALayer()
    beat0.frame = CGRect(x: 15, y: 10.750337876795363, width: 4, height: 34.49932424640927)
    beat0.backgroundColor = UIColor(red: 201 / 255, green: 64 / 255, blue: 79 / 255, alpha: 1).cgColor
    beat0.cornerRadius = 2
    bar.addSublayer(beat0)

    let beat1 = CALayer()
    beat1.frame = CGRect(x: 27, y: 15.98186574130951, width: 4, height: 24.03626851738098)
    beat1.backgroundColor = UIColor(red: 201 / 255, green: 64 / 255, blue: 79 / 255, alpha: 1).cgColor
    beat1.cornerRadius = 2
    bar.addSublayer(beat1)

    let beat2 = CALayer()
    beat2.frame = CGRect(x: 39, y: 23.961017743143277, width: 4, height: 8.077964513713445)
    beat2.backgroundColor = UIColor(red: 201 / 255, green: 64 / 255, blue: 79 / 255, alpha: 1).cgColor
    beat2.cornerRadius = 2
    bar.addSublayer(beat2)

    let beat3 = CALayer()
    beat3.frame = CGRect(x: 51, y: 16.97203964715725, width: 4, height: 22.0559207056855)
    beat3.backgroundColor = UIColor(red: 201 / 255, green: 64 / 255, blue: 79 / 255, alpha: 1).cgColor
    beat3.cornerRadius = 2
    bar.addSublayer(beat3)

    let beat4 = CALayer()
    beat4.frame = CGRect(x: 63, y: 16.712904801222244, width: 4, height: 22.57419039755551)
    beat4.backgroundColor = UIColor(red: 201 / 255, green: 64 / 255, blue: 79 / 255, alpha: 1).cgColor
    beat4.cornerRadius = 2
    bar.addSublayer(beat4)

    let beat5 = CALayer()
    beat5.frame = CGRect(x: 75, y: 11.180933596016974, width: 4, height: 33.63813280796605)
    beat5.backgroundColor = UIColor(red: 201 / 255, green: 64 / 255, blue: 79 / 255, alpha: 1).cgColor
    beat5.cornerRadius = 2
    bar.addSublayer(beat5)

    let beat6 = CALayer()
    beat6.frame = CGRect(x: 87, y: 19.496831595018733, width: 4, height: 17.00633680996253)
    beat6.backgroundColor = UIColor(red: 201 / 255, green: 64 / 255, blue: 79 / 255, alpha: 1).cgColor
    beat6.cornerRadius = 2
    bar.addSublayer(beat6)

    let beat7 = CALayer()
    beat7.frame = CGRect(x: 99, y: 9.235662975356504, width: 4, height: 37.52867404928699)
    beat7.backgroundColor = UIColor(red: 201 / 255, green: 64 / 255, blue: 79 / 255, alpha: 1).cgColor
    beat7.cornerRadius = 2
    bar.addSublayer(beat7)

    let beat8 = CALayer()
    beat8.frame = CGRect(x: 111, y: 12.952384475429325, width: 4, height: 30.09523104914135)
    beat8.backgroundColor = UIColor(red: 201 / 255, green: 64 / 255, blue: 79 / 255, alpha: 1).cgColor
    beat8.cornerRadius = 2
    bar.addSublayer(beat8)

    let beat9 = CALayer()
    beat9.frame = CGRect(x: 123, y: 13.779517950790112, width: 4, height: 28.440964098419776)
    beat9.backgroundColor = UIColor(red: 201 / 255, green: 64 / 255, blue: 79 / 255, alpha: 1).cgColor
    beat9.cornerRadius = 2
    bar.addSublayer(beat9)

    let beat10 = CALayer()
    beat10.frame = CGRect(x: 135, y: 17.180457861629883, width: 4, height: 21.639084276740235)
    beat10.backgroundColor = UIColor(red: 201 / 255, green: 64 / 255, blue: 79 / 255, alpha: 1).cgColor
    beat10.cornerRadius = 2
    bar.addSublayer(beat10)

    let beat11 = CALayer()
    beat11.frame = CGRect(x: 147, y: 21.571973119356194, width: 4, height: 12.85605376128761)
    beat11.backgroundColor = UIColor(red: 201 / 255, green: 64 / 255, blue: 79 / 255, alpha: 1).cgColor
    beat11.cornerRadius = 2
    bar.addSublayer(beat11)

    let beat12 = CALayer()
    beat12.frame = CGRect(x: 159, y: 10.85829786866313, width: 4, height: 34.28340426267374)
    beat12.backgroundColor = UIColor(red: 201 / 255, green: 64 / 255, blue: 79 / 255, alpha: 1).cgColor
    beat12.cornerRadius = 2
    bar.addSublayer(beat12)

    let beat13 = CALayer()
    beat13.frame = CGRect(x: 171, y: 21.182203424011036, width: 4, height: 13.635593151977933)
    beat13.backgroundColor = UIColor(red: 201 / 255, green: 64 / 255, blue: 79 / 255, alpha: 1).cgColor
    beat13.cornerRadius = 2
    bar.addSublayer(beat13)

    let beat14 = CALayer()
    beat14.frame = CGRect(x: 183, y: 16.076103575904032, width: 4, height: 23.847792848191936)
    beat14.backgroundColor = UIColor(red: 201 / 255, green: 64 / 255, blue: 79 / 255, alpha: 1).cgColor
    beat14.cornerRadius = 2
    bar.addSublayer(beat14)

    let beat15 = CALayer()
    beat15.frame = CGRect(x: 195, y: 21.512402424545165, width: 4, height: 12.97519515090967)
    beat15.backgroundColor = UIColor(red: 201 / 255, green: 64 / 255, blue: 79 / 255, alpha: 1).cgColor
    beat15.cornerRadius = 2
    bar.addSublayer(beat15)

    let beat16 = CALayer()
    beat16.frame = CGRect(x: 207, y: 23.65508316283051, width: 4, height: 8.68983367433898)
    beat16.backgroundColor = UIColor(red: 201 / 255, green: 64 / 255, blue: 79 / 255, alpha: 1).cgColor
    beat16.cornerRadius = 2
    bar.addSublayer(beat16)

    let beat17 = CALayer()
    beat17.frame = CGRect(x: 219, y: 15.54255260414405, width: 4, height: 24.9148947917119)
    beat17.backgroundColor = UIColor(red: 201 / 255, green: 64 / 255, blue: 79 / 255, alpha: 1).cgColor
    beat17.cornerRadius = 2
    bar.addSublayer(beat17)

    let beat18 = CALayer()
    beat18.frame = CGRect(x: 231, y: 15.2002320142993, width: 4, height: 25.5995359714014)
    beat18.backgroundColor = UIColor(red: 201 / 255, green: 64 / 255, blue: 79 / 255, alpha: 1).cgColor
    beat18.cornerRadius = 2
    bar.addSublayer(beat18)

    let beat19 = CALayer()
    beat19.frame = CGRect(x: 243, y: 22.449571740003883, width: 4, height: 11.100856519992236)
    beat19.backgroundColor = UIColor(red: 201 / 255, green: 64 / 255, blue: 79 / 255, alpha: 1).cgColor
    beat19.cornerRadius = 2
    bar.addSublayer(beat19)

    let beat20 = CALayer()
    beat20.frame = CGRect(x: 255, y: 13.036155086392116, width: 4, height: 29.92768982721577)
    beat20.backgroundColor = UIColor(red: 201 / 255, green: 64 / 255, blue: 79 / 255, alpha: 1).cgColor
    beat20.cornerRadius = 2
    bar.addSublayer(beat20)

    let beat21 = CALayer()
    beat21.frame = CGRect(x: 267, y: 10.21088079447675, width: 4, height: 35.5782384110465)
    beat21.backgroundColor = UIColor(red: 201 / 255, green: 64 / 255, blue: 79 / 255, alpha: 1).cgColor
    beat21.cornerRadius = 2
    bar.addSublayer(beat21)

    row1.frame = CGRect(x: 8, y: 76, width: 304, height: 60)
    row1.backgroundColor = UIColor.white
    row1.layer.cornerRadius = 12
    row1.clipsToBounds = true
    list.addSubview(row1)

    let row1Cover = CALayer()
    row1Cover.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    row1Cover.backgroundColor = UIColor(red: 246 / 255, green: 184 / 255, blue: 193 / 255, alpha: 1).cgColor
    row1Cover.cornerRadius = 8
    row1Cover.masksToBounds = true
    row1.layer.addSublayer(row1Cover)

    let heart = CAShapeLayer()
    let heartPath = CGMutablePath()
    heartPath.move(to: CGPoint(x: 16, y: 31))
    heartPath.addCurve(to: CGPoint(x: 11, y: 11), control1: CGPoint(x: 4, y: 23), control2: CGPoint(x: 5, y: 11))
    heartPath.addQuadCurve(to: CGPoint(x: 16, y: 15), control: CGPoint(x: 15, y: 11))
    heartPath.addQuadCurve(to: CGPoint(x: 21, y: 11), control: CGPoint(x: 17, y: 11))
    heartPath.addCurve(to: CGPoint(x: 16, y: 31), control1: CGPoint(x: 27, y: 11), control2: CGPoint(x: 28, y: 23))
    heartPath.closeSubpath()
    heart.path = heartPath
    heart.fillColor = UIColor(red: 141 / 255, green: 68 / 255, blue: 131 / 255, alpha: 1).cgColor
    row1Cover.addSublayer(heart)

    let second = CAShapeLayer()
    let secondPath = CGMutablePath()
    secondPath.move(to: CGPoint(x: 27, y: 35))
    secondPath.addCurve(to: CGPoint(x: 23, y: 20), control1: CGPoint(x: 18, y: 29), control2: CGPoint(x: 19, y: 20))
    secondPath.addQuadCurve(to: CGPoint(x: 27, y: 23), control: CGPoint(x: 26, y: 20))
    secondPath.addQuadCurve(to: CGPoint(x: 31, y: 20), control: CGPoint(x: 28, y: 20))
    secondPath.addCurve(to: CGPoint(x: 27, y: 35), control1: CGPoint(x: 35, y: 20), control2: CGPoint(x: 36, y: 29))
    secondPath.closeSubpath()
    second.path = secondPath
    second.fillColor = UIColor(red: 0.8658823529411764, green: 0.78, blue: 0.8541176470588234, alpha: 1).cgColor
    row1Cover.addSublayer(second)

    row1Name.frame = CGRect(x: 62, y: 10, width: 198, height: 22)
    row1Name.font = UIFont.systemFont(ofSize: 15, weight: .semibold)
    row1Name.textColor = UIColor(red: 43 / 255, green: 36 / 255, blue: 64 / 255, alpha: 1)
    row1Name.textAlignment = .natural
    row1Name.text = "Can't Remember to Forget"
    row1.addSubview(row1Name)

    row1Artist.frame = CGRect(x: 62, y: 31, width: 182, height: 18)
    row1Artist.font = UIFont.systemFont(ofSize: 12)
    row1Artist.textColor = UIColor(red: 139 / 255, green: 132 / 255, blue: 163 / 255, alpha: 1)
    row1Artist.textAlignment = .natural
    row1Artist.text = "Shakira"
    row1.addSubview(row1Artist)

    row1Votes.frame = CGRect(x: 252, y: 0, width: 40, height: 60)
    row1Votes.font = UIFont.systemFont(ofSize: 15, weight: .medium)
    row1Votes.textColor = UIColor(red: 139 / 255, green: 132 / 255, blue: 163 / 255, alpha: 1)
    row1Votes.textAlignment = .right
    row1Votes.text = "19"
    row1.addSubview(row1Votes)

    row1Bar.frame = CGRect(x: 10, y: 62, width: 284, height: 0)
    row1Bar.backgroundColor = UIColor(red: 246 / 255, green: 184 / 255, blue: 193 / 255, alpha: 1).cgColor
    row1Bar.cornerRadius = 6
    row1Bar.masksToBounds = true
    row1.layer.addSublayer(row1Bar)

    let barBeat0 = CALayer()
    barBeat0.frame = CGRect(x: 15, y: 20.95229339261806, width: 4, height: 14.095413214763877)
    barBeat0.backgroundColor = UIColor(red: 141 / 255, green: 68 / 255, blue: 131 / 255, alpha: 1).cgColor
    barBeat0.cornerRadius = 2
    row1Bar.addSublayer(barBeat0)

    let barBeat1 = CALayer()
    barBeat1.frame = CGRect(x: 27, y: 15.614218745445973, width: 4, height: 24.771562509108055)
    barBeat1.backgroundColor = UIColor(red: 141 / 255, green: 68 / 255, blue: 131 / 255, alpha: 1).cgColor
    barBeat1.cornerRadius = 2
    row1Bar.addSublayer(barBeat1)

    let barBeat2 = CALayer()
    barBeat2.frame = CGRect(x: 39, y: 19.322465936402693, width: 4, height: 17.355068127194613)
    barBeat2.backgroundColor = UIColor(red: 141 / 255, green: 68 / 255, blue: 131 / 255, alpha: 1).cgColor
    barBeat2.cornerRadius = 2
    row1Bar.addSublayer(barBeat2)

    let barBeat3 = CALayer()
    barBeat3.frame = CGRect(x: 51, y: 13.287742814226332, width: 4, height: 29.424514371547335)
    barBeat3.backgroundColor = UIColor(red: 141 / 255, green: 68 / 255, blue: 131 / 255, alpha: 1).cgColor
    barBeat3.cornerRadius = 2
    row1Bar.addSublayer(barBeat3)

    let barBeat4 = CALayer()
    barBeat4.frame = CGRect(x: 63, y: 11.893771827918862, width: 4, height: 32.21245634416228)
    barBeat4.backgroundColor = UIColor(red: 141 / 255, green: 68 / 255, blue: 131 / 255, alpha: 1).cgColor
    barBeat4.cornerRadius = 2
    row1Bar.addSublayer(barBeat4)

    let barBeat5 = CALayer()
    barBeat5.frame = CGRect(x: 75, y: 19.09164734211481, width: 4, height: 17.816705315770374)
    barBeat5.backgroundColor = UIColor(red: 141 / 255, green: 68 / 255, blue: 131 / 255, alpha: 1).cgColor
    barBeat5.cornerRadius = 2
    row1Bar.addSublayer(barBeat5)

    let barBeat6 = CALayer()
    barBeat6.frame = CGRect(x: 87, y: 21.101447001838043, width: 4, height: 13.797105996323912)
    barBeat6.backgroundColor = UIColor(red: 141 / 255, green: 68 / 255, blue: 131 / 255, alpha: 1).cgColor
    barBeat6.cornerRadius = 2
    row1Bar.addSublayer(barBeat6)

    let barBeat7 = CALayer()
    barBeat7.frame = CGRect(x: 99, y: 18.333001047881964, width: 4, height: 19.333997904236067)
    barBeat7.backgroundColor = UIColor(red: 141 / 255, green: 68 / 255, blue: 131 / 255, alpha: 1).cgColor
    barBeat7.cornerRadius = 2
    row1Bar.addSublayer(barBeat7)

    let barBeat8 = CALayer()
    barBeat8.frame = CGRect(x: 111, y: 21.78939115927151, width: 4, height: 12.421217681456984)
    barBeat8.backgroundColor = UIColor(red: 141 / 255, green: 68 / 255, blue: 131 / 255, alpha: 1).cgColor
    barBeat8.cornerRadius = 2
    row1Bar.addSublayer(barBeat8)

    let barBeat9 = CALayer()
    barBeat9.frame = CGRect(x: 123, y: 17.947925857894127, width: 4, height: 20.104148284211746)
    barBeat9.backgroundColor = UIColor(red: 141 / 255, green: 68 / 255, blue: 131 / 255, alpha: 1).cgColor
    barBeat9.cornerRadius = 2
    row1Bar.addSublayer(barBeat9)

    let barBeat10 = CALayer()
    barBeat10.frame = CGRect(x: 135, y: 14.98665237289529, width: 4, height: 26.02669525420942)
    barBeat10.backgroundColor = UIColor(red: 141 / 255, green: 68 / 255, blue: 131 / 255, alpha: 1).cgColor
    barBeat10.cornerRadius = 2
    row1Bar.addSublayer(barBeat10)

    let barBeat11 = CALayer()
    barBeat11.frame = CGRect(x: 147, y: 23.285759574776808, width: 4, height: 9.428480850446386)
    barBeat11.backgroundColor = UIColor(red: 141 / 255, green: 68 / 255, blue: 131 / 255, alpha: 1).cgColor
    barBeat11.cornerRadius = 2
    row1Bar.addSublayer(barBeat11)

    let barBeat12 = CALayer()
    barBeat12.frame = CGRect(x: 159, y: 11.778118458705581, width: 4, height: 32.44376308258884)
    barBeat12.backgroundColor = UIColor(red: 141 / 255, green: 68 / 255, blue: 131 / 255, alpha: 1).cgColor
    barBeat12.cornerRadius = 2
    row1Bar.addSublayer(barBeat12)

    let barBeat13 = CALayer()
    barBeat13.frame = CGRect(x: 171, y: 17.583340967552875, width: 4, height: 20.83331806489425)
    barBeat13.backgroundColor = UIColor(red: 141 / 255, green: 68 / 255, blue: 131 / 255, alpha: 1).cgColor
    barBeat13.cornerRadius = 2
    row1Bar.addSublayer(barBeat13)

    let barBeat14 = CALayer()
    barBeat14.frame = CGRect(x: 183, y: 23.2482842102051, width: 4, height: 9.503431579589797)
    barBeat14.backgroundColor = UIColor(red: 141 / 255, green: 68 / 255, blue: 131 / 255, alpha: 1).cgColor
    barBeat14.cornerRadius = 2
    row1Bar.addSublayer(barBeat14)

    let barBeat15 = CALayer()
    barBeat15.frame = CGRect(x: 195, y: 20.87915650470735, width: 4, height: 14.2416869905853)
    barBeat15.backgroundColor = UIColor(red: 141 / 255, green: 68 / 255, blue: 131 / 255, alpha: 1).cgColor
    barBeat15.cornerRadius = 2
    row1Bar.addSublayer(barBeat15)

    let barBeat16 = CALayer()
    barBeat16.frame = CGRect(x: 207, y: 22.942765222872335, width: 4, height: 10.114469554255331)
    barBeat16.backgroundColor = UIColor(red: 141 / 255, green: 68 / 255, blue: 131 / 255, alpha: 1).cgColor
    barBeat16.cornerRadius = 2
    row1Bar.addSublayer(barBeat16)

    let barBeat17 = CALayer()
    barBeat17.frame = CGRect(x: 219, y: 15.303772427023377, width: 4, height: 25.392455145953246)
    barBeat17.backgroundColor = UIColor(red: 141 / 255, green: 68 / 255, blue: 131 / 255, alpha: 1).cgColor
    barBeat17.cornerRadius = 2
    row1Bar.addSublayer(barBeat17)

    let barBeat18 = CALayer()
    barBeat18.frame = CGRect(x: 231, y: 23.464788442013024, width: 4, height: 9.070423115973956)
    barBeat18.backgroundColor = UIColor(red: 141 / 255, green: 68 / 255, blue: 131 / 255, alpha: 1).cgColor
    barBeat18.cornerRadius = 2
    row1Bar.addSublayer(barBeat18)

    let barBeat19 = CALayer()
    barBeat19.frame = CGRect(x: 243, y: 14.631857168674783, width: 4, height: 26.736285662650435)
    barBeat19.backgroundColor = UIColor(red: 141 / 255, green: 68 / 255, blue: 131 / 255, alpha: 1).cgColor
    barBeat19.cornerRadius = 2
    row1Bar.addSublayer(barBeat19)

    let barBeat20 = CALayer()
    barBeat20.frame = CGRect(x: 255, y: 13.83565235624394, width: 4, height: 28.32869528751212)
    barBeat20.backgroundColor = UIColor(red: 141 / 255, green: 68 / 255, blue: 131 / 255, alpha: 1).cgColor
    barBeat20.cornerRadius = 2
    row1Bar.addSublayer(barBeat20)

    let barBeat21 = CALayer()
    barBeat21.frame = CGRect(x: 267, y: 13.4098851606151, width: 4, height: 29.1802296787698)
    barBeat21.backgroundColor = UIColor(red: 141 / 255, green: 68 / 255, blue: 131 / 255, alpha: 1).cgColor
    barBeat21.cornerRadius = 2
    row1Bar.addSublayer(barBeat21)

    row2.frame = CGRect(x: 8, y: 144, width: 304, height: 60)
    row2.backgroundColor = UIColor.white
    row2.layer.cornerRadius = 12
    row2.clipsToBounds = true
    list.addSubview(row2)

    let row2Cover = CALayer()
    row2Cover.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    row2Cover.backgroundColor = UIColor(red: 185 / 255, green: 215 / 255, blue: 234 / 255, alpha: 1).cgColor
    row2Cover.cornerRadius = 8
    row2Cover.masksToBounds = true
    row2.layer.addSublayer(row2Cover)

    let far = CAShapeLayer()
    let farPath = CGMutablePath()
    farPath.move(to: CGPoint(x: 2, y: 34))
    farPath.addLine(to: CGPoint(x: 10, y: 14))
    farPath.addLine(to: CGPoint(x: 18, y: 34))
    farPath.closeSubpath()
    farPath.move(to: CGPoint(x: 22, y: 34))
    farPath.addLine(to: CGPoint(x: 31, y: 12))
    farPath.addLine(to: CGPoint(x: 40, y: 34))
    farPath.closeSubpath()
    far.path = farPath
    far.fillColor = UIColor(red: 0.4529411764705882, green: 0.6058823529411765, blue: 184 / 255, alpha: 1).cgColor
    row2Cover.addSublayer(far)

    let near = CAShapeLayer()
    let nearPath = CGMutablePath()
    nearPath.move(to: CGPoint(x: 9, y: 36))
    nearPath.addLine(to: CGPoint(x: 20, y: 8))
    nearPath.addLine(to: CGPoint(x: 31, y: 36))
    nearPath.closeSubpath()
    nearPath.move(to: CGPoint(x: 18, y: 36))
    nearPath.addLine(to: CGPoint(x: 22, y: 36))
    nearPath.addLine(to: CGPoint(x: 22, y: 40))
    nearPath.addLine(to: CGPoint(x: 18, y: 40))
    nearPath.closeSubpath()
    near.path = nearPath
    near.fillColor = UIColor(red: 46 / 255, green: 94 / 255, blue: 134 / 255, alpha: 1).cgColor
    row2Cover.addSublayer(near)

    row2Name.frame = CGRect(x: 62, y: 10, width: 198, height: 22)
    row2Name.font = UIFont.systemFont(ofSize: 15, weight: .semibold)
    row2Name.textColor = UIColor(red: 43 / 255, green: 36 / 255, blue: 64 / 255, alpha: 1)
    row2Name.textAlignment = .natural
    row2Name.text = "Timber"
    row2.addSubview(row2Name)

    row2Artist.frame = CGRect(x: 62, y: 31, width: 182, height: 18)
    row2Artist.font = UIFont.systemFont(ofSize: 12)
    row2Artist.textColor = UIColor(red: 139 / 255, green: 132 / 255, blue: 163 / 255, alpha: 1)
    row2Artist.textAlignment = .natural
    row2Artist.text = "Pitbull"
    row2.addSubview(row2Artist)

    row2Votes.frame = CGRect(x: 252, y: 0, width: 40, height: 60)
    row2Votes.font = UIFont.systemFont(ofSize: 15, weight: .medium)
    row2Votes.textColor = UIColor(red: 139 / 255, green: 132 / 255, blue: 163 / 255, alpha: 1)
    row2Votes.textAlignment = .right
    row2Votes.text = "10"
    row2.addSubview(row2Votes)

    row2Bar.frame = CGRect(x: 10, y: 62, width: 284, height: 0)
    row2Bar.backgroundColor = UIColor(red: 185 / 255, green: 215 / 255, blue: 234 / 255, alpha: 1).cgColor
    row2Bar.cornerRadius = 6
    row2Bar.masksToBounds = true
    row2.layer.addSublayer(row2Bar)

    let barBeat02 = CALayer()
    barBeat02.frame = CGRect(x: 15, y: 15.918536361113318, width: 4, height: 24.162927277773363)
    barBeat02.backgroundColor = UIColor(red: 46 / 255, green: 94 / 255, blue: 134 / 255, alpha: 1).cgColor
    barBeat02.cornerRadius = 2
    row2Bar.addSublayer(barBeat02)

    let barBeat110 = CALayer()
    barBeat110.frame = CGRect(x: 27, y: 11.18587504865922, width: 4, height: 33.62824990268156)
    barBeat110.backgroundColor = UIColor(red: 46 / 255, green: 94 / 255, blue: 134 / 255, alpha: 1).cgColor
    barBeat110.cornerRadius = 2
    row2Bar.addSublayer(barBeat110)

    let barBeat22 = CALayer()
    barBeat22.frame = CGRect(x: 39, y: 10.865367064300155, width: 4, height: 34.26926587139969)
    barBeat22.backgroundColor = UIColor(red: 46 / 255, green: 94 / 255, blue: 134 / 255, alpha: 1).cgColor
    barBeat22.cornerRadius = 2
    row2Bar.addSublayer(barBeat22)

    let barBeat32 = CALayer()
    barBeat32.frame = CGRect(x: 51, y: 11.56968346512992, width: 4, height: 32.86063306974016)
    barBeat32.backgroundColor = UIColor(red: 46 / 255, green: 94 / 255, blue: 134 / 255, alpha: 1).cgColor
    barBeat32.cornerRadius = 2
    row2Bar.addSublayer(barBeat32)

    let barBeat42 = CALayer()
    barBeat42.frame = CGRect(x: 63, y: 13.679268830645078, width: 4, height: 28.641462338709843)
    barBeat42.backgroundColor = UIColor(red: 46 / 255, green: 94 / 255, blue: 134 / 255, alpha: 1).cgColor
    barBeat42.cornerRadius = 2
    row2Bar.addSublayer(barBeat42)

    let barBeat52 = CALayer()
    barBeat52.frame = CGRect(x: 75, y: 17.923237707214014, width: 4, height: 20.153524585571972)
    barBeat52.backgroundColor = UIColor(red: 46 / 255, green: 94 / 255, blue: 134 / 255, alpha: 1).cgColor
    barBeat52.cornerRadius = 2
    row2Bar.addSublayer(barBeat52)

    let barBeat62 = CALayer()
    barBeat62.frame = CGRect(x: 87, y: 20.45077700161454, width: 4, height: 15.098445996770923)
    barBeat62.backgroundColor = UIColor(red: 46 / 255, green: 94 / 255, blue: 134 / 255, alpha: 1).cgColor
    barBeat62.cornerRadius = 2
    row2Bar.addSublayer(barBeat62)

    let barBeat72 = CALayer()
    barBeat72.frame = CGRect(x: 99, y: 14.926953806167816, width: 4, height: 26.146092387664368)
    barBeat72.backgroundColor = UIColor(red: 46 / 255, green: 94 / 255, blue: 134 / 255, alpha: 1).cgColor
    barBeat72.cornerRadius = 2
    row2Bar.addSublayer(barBeat72)

    let barBeat82 = CALayer()
    barBeat82.frame = CGRect(x: 111, y: 9.24901437219475, width: 4, height: 37.5019712556105)
    barBeat82.backgroundColor = UIColor(red: 46 / 255, green: 94 / 255, blue: 134 / 255, alpha: 1).cgColor
    barBeat82.cornerRadius = 2
    row2Bar.addSublayer(barBeat82)

    let barBeat92 = CALayer()
    barBeat92.frame = CGRect(x: 123, y: 16.315507669643353, width: 4, height: 23.368984660713295)
    barBeat92.backgroundColor = UIColor(red: 46 / 255, green: 94 / 255, blue: 134 / 255, alpha: 1).cgColor
    barBeat92.cornerRadius = 2
    row2Bar.addSublayer(barBeat92)

    let barBeat102 = CALayer()
    barBeat102.frame = CGRect(x: 135, y: 13.331175711033133, width: 4, height: 29.337648577933734)
    barBeat102.backgroundColor = UIColor(red: 46 / 255, green: 94 / 255, blue: 134 / 255, alpha: 1).cgColor
    barBeat102.cornerRadius = 2
    row2Bar.addSublayer(barBeat102)

    let barBeat112 = CALayer()
    barBeat112.frame = CGRect(x: 147, y: 23.709033216163853, width: 4, height: 8.58193356767229)
    barBeat112.backgroundColor = UIColor(red: 46 / 255, green: 94 / 255, blue: 134 / 255, alpha: 1).cgColor
    barBeat112.cornerRadius = 2
    row2Bar.addSublayer(barBeat112)

    let barBeat122 = CALayer()
    barBeat122.frame = CGRect(x: 159, y: 15.277549894942476, width: 4, height: 25.444900210115048)
    barBeat122.backgroundColor = UIColor(red: 46 / 255, green: 94 / 255, blue: 134 / 255, alpha: 1).cgColor
    barBeat122.cornerRadius = 2
    row2Bar.addSublayer(barBeat122)

    let barBeat132 = CALayer()
    barBeat132.frame = CGRect(x: 171, y: 13.31618981915842, width: 4, height: 29.36762036168316)
    barBeat132.backgroundColor = UIColor(red: 46 / 255, green: 94 / 255, blue: 134 / 255, alpha: 1).cgColor
    barBeat132.cornerRadius = 2
    row2Bar.addSublayer(barBeat132)

    let barBeat142 = CALayer()
    barBeat142.frame = CGRect(x: 183, y: 23.351253487803497, width: 4, height: 9.297493024393004)
    barBeat142.backgroundColor = UIColor(red: 46 / 255, green: 94 / 255, blue: 134 / 255, alpha: 1).cgColor
    barBeat142.cornerRadius = 2
    row2Bar.addSublayer(barBeat142)

    let barBeat152 = CALayer()
    barBeat152.frame = CGRect(x: 195, y: 14.965761970489986, width: 4, height: 26.06847605902003)
    barBeat152.backgroundColor = UIColor(red: 46 / 255, green: 94 / 255, blue: 134 / 255, alpha: 1).cgColor
    barBeat152.cornerRadius = 2
    row2Bar.addSublayer(barBeat152)

    let barBeat162 = CALayer()
    barBeat162.frame = CGRect(x: 207, y: 13.3261699639761, width: 4, height: 29.3476600720478)
    barBeat162.backgroundColor = UIColor(red: 46 / 255, green: 94 / 255, blue: 134 / 255, alpha: 1).cgColor
    barBeat162.cornerRadius = 2
    row2Bar.addSublayer(barBeat162)

    let barBeat172 = CALayer()
    barBeat172.frame = CGRect(x: 219, y: 14.019847651929704, width: 4, height: 27.960304696140593)
    barBeat172.backgroundColor = UIColor(red: 46 / 255, green: 94 / 255, blue: 134 / 255, alpha: 1).cgColor
    barBeat172.cornerRadius = 2
    row2Bar.addSublayer(barBeat172)

    let barBeat182 = CALayer()
    barBeat182.frame = CGRect(x: 231, y: 13.7559559651346, width: 4, height: 28.4880880697308)
    barBeat182.backgroundColor = UIColor(red: 46 / 255, green: 94 / 255, blue: 134 / 255, alpha: 1).cgColor
    barBeat182.cornerRadius = 2
    row2Bar.addSublayer(barBeat182)

    let barBeat192 = CALayer()
    barBeat192.frame = CGRect(x: 243, y: 23.117471647749394, width: 4, height: 9.765056704501212)
    barBeat192.backgroundColor = UIColor(red: 46 / 255, green: 94 / 255, blue: 134 / 255, alpha: 1).cgColor
    barBeat192.cornerRadius = 2
    row2Bar.addSublayer(barBeat192)

    let barBeat202 = CALayer()
    barBeat202.frame = CGRect(x: 255, y: 9.071693496162855, width: 4, height: 37.85661300767429)
    barBeat202.backgroundColor = UIColor(red: 46 / 255, green: 94 / 255, blue: 134 / 255, alpha: 1).cgColor
    barBeat202.cornerRadius = 2
    row2Bar.addSublayer(barBeat202)

    let barBeat212 = CALayer()
    barBeat212.frame = CGRect(x: 267, y: 11.855037820870933, width: 4, height: 32.28992435825813)
    barBeat212.backgroundColor = UIColor(red: 46 / 255, green: 94 / 255, blue: 134 / 255, alpha: 1).cgColor
    barBeat212.cornerRadius = 2
    row2Bar.addSublayer(barBeat212)

    row3.frame = CGRect(x: 8, y: 212, width: 304, height: 60)
    row3.backgroundColor = UIColor.white
    row3.layer.cornerRadius = 12
    row3.clipsToBounds = true
    list.addSubview(row3)

    let row3Cover = CALayer()
    row3Cover.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    row3Cover.backgroundColor = UIColor(red: 199 / 255, green: 229 / 255, blue: 195 / 255, alpha: 1).cgColor
    row3Cover.cornerRadius = 8
    row3Cover.masksToBounds = true
    row3.layer.addSublayer(row3Cover)

    let road = CAShapeLayer()
    let roadPath = CGMutablePath()
    roadPath.move(to: CGPoint(x: 14, y: 40))
    roadPath.addLine(to: CGPoint(x: 19, y: 14))
    roadPath.addLine(to: CGPoint(x: 21, y: 14))
    roadPath.addLine(to: CGPoint(x: 26, y: 40))
    roadPath.closeSubpath()
    road.path = roadPath
    road.fillColor = UIColor(red: 46 / 255, green: 127 / 255, blue: 107 / 255, alpha: 1).cgColor
    row3Cover.addSublayer(road)

    let star = CAShapeLayer()
    let starPath = CGMutablePath()
    starPath.move(to: CGPoint(x: 20, y: 4))
    starPath.addLine(to: CGPoint(x: 21.8, y: 8.2))
    starPath.addLine(to: CGPoint(x: 26.4, y: 8.6))
    starPath.addLine(to: CGPoint(x: 22.9, y: 11.6))
    starPath.addLine(to: CGPoint(x: 24, y: 16))
    starPath.addLine(to: CGPoint(x: 20, y: 13.6))
    starPath.addLine(to: CGPoint(x: 16, y: 16))
    starPath.addLine(to: CGPoint(x: 17.1, y: 11.6))
    starPath.addLine(to: CGPoint(x: 13.6, y: 8.6))
    starPath.addLine(to: CGPoint(x: 18.2, y: 8.2))
    starPath.closeSubpath()
    star.path = starPath
    star.fillColor = UIColor(red: 242 / 255, green: 184 / 255, blue: 75 / 255, alpha: 1).cgColor
    row3Cover.addSublayer(star)

    let hills = CAShapeLayer()
    let hillsPath = CGMutablePath()
    hillsPath.move(to: CGPoint(x: 0, y: 24))
    hillsPath.addQuadCurve(to: CGPoint(x: 17, y: 24), control: CGPoint(x: 8, y: 16))
    hillsPath.addLine(to: CGPoint(x: 14, y: 40))
    hillsPath.addLine(to: CGPoint(x: 0, y: 40))
    hillsPath.closeSubpath()
    hillsPath.move(to: CGPoint(x: 40, y: 24))
    hillsPath.addQuadCurve(to: CGPoint(x: 23, y: 24), control: CGPoint(x: 32, y: 16))
    hillsPath.addLine(to: CGPoint(x: 26, y: 40))
    hillsPath.addLine(to: CGPoint(x: 40, y: 40))
    hillsPath.closeSubpath()
    hills.path = hillsPath
    hills.fillColor = UIColor(red: 0.45039215686274514, green: 0.6780392156862746, blue: 0.5749019607843138, alpha: 1).cgColor
    row3Cover.addSublayer(hills)

    row3Name.frame = CGRect(x: 62, y: 10, width: 198, height: 22)
    row3Name.font = UIFont.systemFont(ofSize: 15, weight: .semibold)
    row3Name.textColor = UIColor(red: 43 / 255, green: 36 / 255, blue: 64 / 255, alpha: 1)
    row3Name.textAlignment = .natural
    row3Name.text = "Video Games"
    row3.addSubview(row3Name)

    row3Artist.frame = CGRect(x: 62, y: 31, width: 182, height: 18)
    row3Artist.font = UIFont.systemFont(ofSize: 12)
    row3Artist.textColor = UIColor(red: 139 / 255, green: 132 / 255, blue: 163 / 255, alpha: 1)
    row3Artist.textAlignment = .natural
    row3Artist.text = "Lana Del Rey"
    row3.addSubview(row3Artist)

    row3Votes.frame = CGRect(x: 252, y: 0, width: 40, height: 60)
    row3Votes.font = UIFont.systemFont(ofSize: 15, weight: .medium)
    row3Votes.textColor = UIColor(red: 139 / 255, green: 132 / 255, blue: 163 / 255, alpha: 1)
    row3Votes.textAlignment = .right
    row3Votes.text = "8"
    row3.addSubview(row3Votes)

    row3Bar.frame = CGRect(x: 10, y: 62, width: 284, height: 0)
    row3Bar.backgroundColor = UIColor(red: 199 / 255, green: 229 / 255, blue: 195 / 255, alpha: 1).cgColor
    row3Bar.cornerRadius = 6
    row3Bar.masksToBounds = true
    row3.layer.addSublayer(row3Bar)

    let barBeat03 = CALayer()
    barBeat03.frame = CGRect(x: 15, y: 10.926047982977948, width: 4, height: 34.1479040340441)
    barBeat03.backgroundColor = UIColor(red: 46 / 255, green: 127 / 255, blue: 107 / 255, alpha: 1).cgColor
    barBeat03.cornerRadius = 2
    row3Bar.addSublayer(barBeat03)

    let barBeat111 = CALayer()
    barBeat111.frame = CGRect(x: 27, y: 17.322667841136234, width: 4, height: 21.354664317727533)
    barBeat111.backgroundColor = UIColor(red: 46 / 255, green: 127 / 255, blue: 107 / 255, alpha: 1).cgColor
    barBeat111.cornerRadius = 2
    row3Bar.addSublayer(barBeat111)

    let barBeat23 = CALayer()
    barBeat23.frame = CGRect(x: 39, y: 21.341446554201788, width: 4, height: 13.317106891596428)
    barBeat23.backgroundColor = UIColor(red: 46 / 255, green: 127 / 255, blue: 107 / 255, alpha: 1).cgColor
    barBeat23.cornerRadius = 2
    row3Bar.addSublayer(barBeat23)

    let barBeat33 = CALayer()
    barBeat33.frame = CGRect(x: 51, y: 13.994567122905563, width: 4, height: 28.010865754188874)
    barBeat33.backgroundColor = UIColor(red: 46 / 255, green: 127 / 255, blue: 107 / 255, alpha: 1).cgColor
    barBeat33.cornerRadius = 2
    row3Bar.addSublayer(barBeat33)

    let barBeat43 = CALayer()
    barBeat43.frame = CGRect(x: 63, y: 21.472701218139875, width: 4, height: 13.054597563720248)
    barBeat43.backgroundColor = UIColor(red: 46 / 255, green: 127 / 255, blue: 107 / 255, alpha: 1).cgColor
    barBeat43.cornerRadius = 2
    row3Bar.addSublayer(barBeat43)

    let barBeat53 = CALayer()
    barBeat53.frame = CGRect(x: 75, y: 14.424269754461937, width: 4, height: 27.151460491076126)
    barBeat53.backgroundColor = UIColor(red: 46 / 255, green: 127 / 255, blue: 107 / 255, alpha: 1).cgColor
    barBeat53.cornerRadius = 2
    row3Bar.addSublayer(barBeat53)

    let barBeat63 = CALayer()
    barBeat63.frame = CGRect(x: 87, y: 16.17577247076858, width: 4, height: 23.648455058462837)
    barBeat63.backgroundColor = UIColor(red: 46 / 255, green: 127 / 255, blue: 107 / 255, alpha: 1).cgColor
    barBeat63.cornerRadius = 2
    row3Bar.addSublayer(barBeat63)

    let barBeat73 = CALayer()
    barBeat73.frame = CGRect(x: 99, y: 18.220493424063577, width: 4, height: 19.55901315187285)
    barBeat73.backgroundColor = UIColor(red: 46 / 255, green: 127 / 255, blue: 107 / 255, alpha: 1).cgColor
    barBeat73.cornerRadius = 2
    row3Bar.addSublayer(barBeat73)

    let barBeat83 = CALayer()
    barBeat83.frame = CGRect(x: 111, y: 10.259213616704937, width: 4, height: 35.481572766590126)
    barBeat83.backgroundColor = UIColor(red: 46 / 255, green: 127 / 255, blue: 107 / 255, alpha: 1).cgColor
    barBeat83.cornerRadius = 2
    row3Bar.addSublayer(barBeat83)

    let barBeat93 = CALayer()
    barBeat93.frame = CGRect(x: 123, y: 22.636026307467134, width: 4, height: 10.727947385065733)
    barBeat93.backgroundColor = UIColor(red: 46 / 255, green: 127 / 255, blue: 107 / 255, alpha: 1).cgColor
    barBeat93.cornerRadius = 2
    row3Bar.addSublayer(barBeat93)

    let barBeat103 = CALayer()
    barBeat103.frame = CGRect(x: 135, y: 12.775275099259257, width: 4, height: 30.449449801481485)
    barBeat103.backgroundColor = UIColor(red: 46 / 255, green: 127 / 255, blue: 107 / 255, alpha: 1).cgColor
    barBeat103.cornerRadius = 2
    row3Bar.addSublayer(barBeat103)

    let barBeat113 = CALayer()
    barBeat113.frame = CGRect(x: 147, y: 11.601505922870036, width: 4, height: 32.79698815425993)
    barBeat113.backgroundColor = UIColor(red: 46 / 255, green: 127 / 255, blue: 107 / 255, alpha: 1).cgColor
    barBeat113.cornerRadius = 2
    row3Bar.addSublayer(barBeat113)

    let barBeat123 = CALayer()
    barBeat123.frame = CGRect(x: 159, y: 17.07908830330478, width: 4, height: 21.84182339339044)
    barBeat123.backgroundColor = UIColor(red: 46 / 255, green: 127 / 255, blue: 107 / 255, alpha: 1).cgColor
    barBeat123.cornerRadius = 2
    row3Bar.addSublayer(barBeat123)

    let barBeat133 = CALayer()
    barBeat133.frame = CGRect(x: 171, y: 20.172054220981984, width: 4, height: 15.655891558036032)
    barBeat133.backgroundColor = UIColor(red: 46 / 255, green: 127 / 255, blue: 107 / 255, alpha: 1).cgColor
    barBeat133.cornerRadius = 2
    row3Bar.addSublayer(barBeat133)

    let barBeat143 = CALayer()
    barBeat143.frame = CGRect(x: 183, y: 16.683479620651582, width: 4, height: 22.633040758696836)
    barBeat143.backgroundColor = UIColor(red: 46 / 255, green: 127 / 255, blue: 107 / 255, alpha: 1).cgColor
    barBeat143.cornerRadius = 2
    row3Bar.addSublayer(barBeat143)

    let barBeat153 = CALayer()
    barBeat153.frame = CGRect(x: 195, y: 15.393867278526367, width: 4, height: 25.212265442947267)
    barBeat153.backgroundColor = UIColor(red: 46 / 255, green: 127 / 255, blue: 107 / 255, alpha: 1).cgColor
    barBeat153.cornerRadius = 2
    row3Bar.addSublayer(barBeat153)

    let barBeat163 = CALayer()
    barBeat163.frame = CGRect(x: 207, y: 23.098376443322326, width: 4, height: 9.803247113355347)
    barBeat163.backgroundColor = UIColor(red: 46 / 255, green: 127 / 255, blue: 107 / 255, alpha: 1).cgColor
    barBeat163.cornerRadius = 2
    row3Bar.addSublayer(barBeat163)

    let barBeat173 = CALayer()
    barBeat173.frame = CGRect(x: 219, y: 18.156712243115635, width: 4, height: 19.68657551376873)
    barBeat173.backgroundColor = UIColor(red: 46 / 255, green: 127 / 255, blue: 107 / 255, alpha: 1).cgColor
    barBeat173.cornerRadius = 2
    row3Bar.addSublayer(barBeat173)

    let barBeat183 = CALayer()
    barBeat183.frame = CGRect(x: 231, y: 16.93364227455273, width: 4, height: 22.132715450894537)
    barBeat183.backgroundColor = UIColor(red: 46 / 255, green: 127 / 255, blue: 107 / 255, alpha: 1).cgColor
    barBeat183.cornerRadius = 2
    row3Bar.addSublayer(barBeat183)

    let barBeat193 = CALayer()
    barBeat193.frame = CGRect(x: 243, y: 18.534372872948712, width: 4, height: 18.931254254102576)
    barBeat193.backgroundColor = UIColor(red: 46 / 255, green: 127 / 255, blue: 107 / 255, alpha: 1).cgColor
    barBeat193.cornerRadius = 2
    row3Bar.addSublayer(barBeat193)

    let barBeat203 = CALayer()
    barBeat203.frame = CGRect(x: 255, y: 13.83494607224582, width: 4, height: 28.33010785550836)
    barBeat203.backgroundColor = UIColor(red: 46 / 255, green: 127 / 255, blue: 107 / 255, alpha: 1).cgColor
    barBeat203.cornerRadius = 2
    row3Bar.addSublayer(barBeat203)

    let barBeat213 = CALayer()
    barBeat213.frame = CGRect(x: 267, y: 13.846379762794129, width: 4, height: 28.307240474411742)
    barBeat213.backgroundColor = UIColor(red: 46 / 255, green: 127 / 255, blue: 107 / 255, alpha: 1).cgColor
    barBeat213.cornerRadius = 2
    row3Bar.addSublayer(barBeat213)
  }

  /// Begins what moves by itself.
  private func start() {
    follow()
    everyFrame { [weak self] in self?.follow() }
    row0.transform = CGAffineTransform(translationX: 320, y: 0)
    row1.transform = CGAffineTransform(translationX: 320, y: 0)
    row2.transform = CGAffineTransform(translationX: 320, y: 0)
    row3.transform = CGAffineTransform(translationX: 320, y: 0)
    UIView.animate(
      withDuration: 0.9, delay: 0.2, usingSpringWithDamping: 0.75,
      initialSpringVelocity: 0, options: [.allowUserInteraction]
    ) { [self] in
      row0.transform = CGAffineTransform.identity
    }
    UIView.animate(
      withDuration: 0.9, delay: 0.27, usingSpringWithDamping: 0.75,
      initialSpringVelocity: 0, options: [.allowUserInteraction]
    ) { [self] in
      row1.transform = CGAffineTransform.identity
    }
    UIView.animate(
      withDuration: 0.9, delay: 0.34, usingSpringWithDamping: 0.75,
      initialSpringVelocity: 0, options: [.allowUserInteraction]
    ) { [self] in
      row2.transform = CGAffineTransform.identity
    }
    UIView.animate(
      withDuration: 0.9, delay: 0.41000000000000003, usingSpringWithDamping: 0.75,
      initialSpringVelocity: 0, options: [.allowUserInteraction]
    ) { [self] in
      row3.transform = CGAffineTransform.identity
    }
  }

  /// Works out what follows from other values.
  private func follow() {
    let listMembers = [row0.layer, row1.layer, row2.layer, row3.layer].filter { !$0.isHidden }
    var listPosition: CGFloat = 8
    for member in listMembers {
      place(member, x: 8, y: listPosition, width: max(0, shownSize(list.layer).width - 16))
      listPosition += shownSize(member).height + 8
    }
    place(name.layer, x: 62, y: 10, width: max(0, shownSize(row0.layer).width - 106), height: 22)
    place(artist.layer, x: 62, y: 31, width: max(0, shownSize(row0.layer).width - 122), height: 18)
    place(votes.layer, x: shownSize(row0.layer).width - 52, y: 0, width: 40, height: 60)
    place(bar, x: 10, y: 62, width: max(0, shownSize(row0.layer).width - 20), height: max(0, shownSize(row0.layer).height - 74))
    place(row1Name.layer, x: 62, y: 10, width: max(0, shownSize(row1.layer).width - 106), height: 22)
    place(row1Artist.layer, x: 62, y: 31, width: max(0, shownSize(row1.layer).width - 122), height: 18)
    place(row1Votes.layer, x: shownSize(row1.layer).width - 52, y: 0, width: 40, height: 60)
    place(row1Bar, x: 10, y: 62, width: max(0, shownSize(row1.layer).width - 20), height: max(0, shownSize(row1.layer).height - 74))
    place(row2Name.layer, x: 62, y: 10, width: max(0, shownSize(row2.layer).width - 106), height: 22)
    place(row2Artist.layer, x: 62, y: 31, width: max(0, shownSize(row2.layer).width - 122), height: 18)
    place(row2Votes.layer, x: shownSize(row2.layer).width - 52, y: 0, width: 40, height: 60)
    place(row2Bar, x: 10, y: 62, width: max(0, shownSize(row2.layer).width - 20), height: max(0, shownSize(row2.layer).height - 74))
    place(row3Name.layer, x: 62, y: 10, width: max(0, shownSize(row3.layer).width - 106), height: 22)
    place(row3Artist.layer, x: 62, y: 31, width: max(0, shownSize(row3.layer).width - 122), height: 18)
    place(row3Votes.layer, x: shownSize(row3.layer).width - 52, y: 0, width: 40, height: 60)
    place(row3Bar, x: 10, y: 62, width: max(0, shownSize(row3.layer).width - 20), height: max(0, shownSize(row3.layer).height - 74))
  }

  /// Shows row0 as it is while it is pressed.
  private func row0Highlight() {
    row0.backgroundColor = UIColor(red: 230 / 255, green: 224 / 255, blue: 244 / 255, alpha: 1)
  }

  /// Shows row0 as it is by itself.
  private func row0HighlightEnd() {
    row0.backgroundColor = UIColor.white
  }

  /// Shows row1 as it is while it is pressed.
  private func row1Highlight() {
    row1.backgroundColor = UIColor(red: 230 / 255, green: 224 / 255, blue: 244 / 255, alpha: 1)
  }

  /// Shows row1 as it is by itself.
  private func row1HighlightEnd() {
    row1.backgroundColor = UIColor.white
  }

  /// Shows row2 as it is while it is pressed.
  private func row2Highlight() {
    row2.backgroundColor = UIColor(red: 230 / 255, green: 224 / 255, blue: 244 / 255, alpha: 1)
  }

  /// Shows row2 as it is by itself.
  private func row2HighlightEnd() {
    row2.backgroundColor = UIColor.white
  }

  /// Shows row3 as it is while it is pressed.
  private func row3Highlight() {
    row3.backgroundColor = UIColor(red: 230 / 255, green: 224 / 255, blue: 244 / 255, alpha: 1)
  }

  /// Shows row3 as it is by itself.
  private func row3HighlightEnd() {
    row3.backgroundColor = UIColor.white
  }

  /// Answers touchUpInside of row0.
  private func row0TouchUpInside() {
    open = open == 0 ? -1 : 0
    pop(row0.layer, kPOPLayerSize, to: CGSize(width: 304, height: open == 0 ? 130 : 60), bounciness: 8, speed: 14)
    pop(row1.layer, kPOPLayerSize, to: CGSize(width: 304, height: open == 1 ? 130 : 60), bounciness: 8, speed: 14)
    pop(row2.layer, kPOPLayerSize, to: CGSize(width: 304, height: open == 2 ? 130 : 60), bounciness: 8, speed: 14)
    pop(row3.layer, kPOPLayerSize, to: CGSize(width: 304, height: open == 3 ? 130 : 60), bounciness: 8, speed: 14)
  }

  /// Answers touchUpInside of row1.
  private func row1TouchUpInside() {
    open = open == 1 ? -1 : 1
    pop(row0.layer, kPOPLayerSize, to: CGSize(width: 304, height: open == 0 ? 130 : 60), bounciness: 8, speed: 14)
    pop(row1.layer, kPOPLayerSize, to: CGSize(width: 304, height: open == 1 ? 130 : 60), bounciness: 8, speed: 14)
    pop(row2.layer, kPOPLayerSize, to: CGSize(width: 304, height: open == 2 ? 130 : 60), bounciness: 8, speed: 14)
    pop(row3.layer, kPOPLayerSize, to: CGSize(width: 304, height: open == 3 ? 130 : 60), bounciness: 8, speed: 14)
  }

  /// Answers touchUpInside of row2.
  private func row2TouchUpInside() {
    open = open == 2 ? -1 : 2
    pop(row0.layer, kPOPLayerSize, to: CGSize(width: 304, height: open == 0 ? 130 : 60), bounciness: 8, speed: 14)
    pop(row1.layer, kPOPLayerSize, to: CGSize(width: 304, height: open == 1 ? 130 : 60), bounciness: 8, speed: 14)
    pop(row2.layer, kPOPLayerSize, to: CGSize(width: 304, height: open == 2 ? 130 : 60), bounciness: 8, speed: 14)
    pop(row3.layer, kPOPLayerSize, to: CGSize(width: 304, height: open == 3 ? 130 : 60), bounciness: 8, speed: 14)
  }

  /// Answers touchUpInside of row3.
  private func row3TouchUpInside() {
    open = open == 3 ? -1 : 3
    pop(row0.layer, kPOPLayerSize, to: CGSize(width: 304, height: open == 0 ? 130 : 60), bounciness: 8, speed: 14)
    pop(row1.layer, kPOPLayerSize, to: CGSize(width: 304, height: open == 1 ? 130 : 60), bounciness: 8, speed: 14)
    pop(row2.layer, kPOPLayerSize, to: CGSize(width: 304, height: open == 2 ? 130 : 60), bounciness: 8, speed: 14)
    pop(row3.layer, kPOPLayerSize, to: CGSize(width: 304, height: open == 3 ? 130 : 60), bounciness: 8, speed: 14)
  }

  /// Changes layers at once.
  private func withoutAnimation(_ changes: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    changes()
    CATransaction.commit()
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
