// swift-format-ignore-file
// The stories, from stories.yaml, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
#else
  import FlipbookUIKit
#endif

/// The stories.
final class TheStories: UIView {
  let diff = 0.05
  let time = 1.6
  let damping = 0.77

  let table = UIView()
  let cell0 = UIView()
  let cell1 = UIView()
  let cell2 = UIView()
  let cell3 = UIView()
  let cell4 = UIView()
  let cell5 = UIView()
  let spinner = ReplicatorView()
  let spoke = CALayer()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    backgroundColor = UIColor.white
    addTable()
    addSpinner()
    addBar()
  }

  required init?(coder: NSCoder) {
    fatalError("this view is made in code")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { start() }
  }

  private func addTable() {
    table.frame = CGRect(x: 0, y: 64, width: 320, height: 504)
    table.alpha = 0
    table.isUserInteractionEnabled = false
    addSubview(table)

    cell0.frame = CGRect(x: 0, y: 0, width: 320, height: 107)
    cell0.isUserInteractionEnabled = false
    table.addSubview(cell0)

    let mark = UILabel()
    mark.frame = CGRect(x: 15, y: 14, width: 24, height: 24)
    mark.backgroundColor = UIColor(red: 46 / 255, green: 127 / 255, blue: 184 / 255, alpha: 1)
    mark.layer.cornerRadius = 6
    mark.layer.cornerCurve = .continuous
    mark.font = UIFont.systemFont(ofSize: 14, weight: .bold)
    mark.textColor = UIColor.white
    mark.textAlignment = .center
    mark.text = "h"
    cell0.addSubview(mark)

    let title = CATextLayer()
    title.frame = CGRect(x: 54, y: 13, width: 250, height: 69)
    let titleStyle = NSMutableParagraphStyle()
    titleStyle.minimumLineHeight = 22
    titleStyle.maximumLineHeight = 22
    titleStyle.alignment = .natural
    title.string = NSAttributedString(
      string: "The night ferry returns after a decade away from the northern route",
      attributes: [.font: UIFont.systemFont(ofSize: 16.5, weight: .medium), .foregroundColor: UIColor(red: 48 / 255, green: 52 / 255, blue: 59 / 255, alpha: 1), .paragraphStyle: titleStyle])
    title.isWrapped = true
    title.truncationMode = .end
    cell0.layer.addSublayer(title)

    let origin = UILabel()
    origin.frame = CGRect(x: 54, y: 79, width: 250, height: 16)
    origin.font = UIFont.systemFont(ofSize: 11.5, weight: .semibold)
    origin.textColor = UIColor(red: 163 / 255, green: 168 / 255, blue: 176 / 255, alpha: 1)
    origin.textAlignment = .natural
    origin.text = "Harbor Weekly"
    cell0.addSubview(origin)

    let separator = CALayer()
    separator.frame = CGRect(x: 54, y: 106.5, width: 266, height: 0.5)
    separator.backgroundColor = UIColor(red: 226 / 255, green: 228 / 255, blue: 232 / 255, alpha: 1).cgColor
    cell0.layer.addSublayer(separator)

    cell1.frame = CGRect(x: 0, y: 107, width: 320, height: 109)
    cell1.isUserInteractionEnabled = false
    table.addSubview(cell1)

    let cell1Mark = UILabel()
    cell1Mark.frame = CGRect(x: 15, y: 14, width: 24, height: 24)
    cell1Mark.backgroundColor = UIColor(red: 34 / 255, green: 38 / 255, blue: 46 / 255, alpha: 1)
    cell1Mark.layer.cornerRadius = 6
    cell1Mark.layer.cornerCurve = .continuous
    cell1Mark.font = UIFont.systemFont(ofSize: 14, weight: .bold)
    cell1Mark.textColor = UIColor.white
    cell1Mark.textAlignment = .center
    cell1Mark.text = "L"
    cell1.addSubview(cell1Mark)

    let cell1Title = CATextLayer()
    cell1Title.frame = CGRect(x: 54, y: 13, width: 250, height: 71)
    let cell1TitleStyle = NSMutableParagraphStyle()
    cell1TitleStyle.minimumLineHeight = 22
    cell1TitleStyle.maximumLineHeight = 22
    cell1TitleStyle.alignment = .natural
    cell1Title.string = NSAttributedString(
      string: "How a typeface drawn for timetables ended up on every second street sign",
      attributes: [.font: UIFont.systemFont(ofSize: 16.5, weight: .medium), .foregroundColor: UIColor(red: 48 / 255, green: 52 / 255, blue: 59 / 255, alpha: 1), .paragraphStyle: cell1TitleStyle])
    cell1Title.isWrapped = true
    cell1Title.truncationMode = .end
    cell1.layer.addSublayer(cell1Title)

    let cell1Origin = UILabel()
    cell1Origin.frame = CGRect(x: 54, y: 81, width: 250, height: 16)
    cell1Origin.font = UIFont.systemFont(ofSize: 11.5, weight: .semibold)
    cell1Origin.textColor = UIColor(red: 163 / 255, green: 168 / 255, blue: 176 / 255, alpha: 1)
    cell1Origin.textAlignment = .natural
    cell1Origin.text = "Letters"
    cell1.addSubview(cell1Origin)

    let cell1Separator = CALayer()
    cell1Separator.frame = CGRect(x: 54, y: 108.5, width: 266, height: 0.5)
    cell1Separator.backgroundColor = UIColor(red: 226 / 255, green: 228 / 255, blue: 232 / 255, alpha: 1).cgColor
    cell1.layer.addSublayer(cell1Separator)

    cell2.frame = CGRect(x: 0, y: 216, width: 320, height: 87)
    cell2.isUserInteractionEnabled = false
    table.addSubview(cell2)

    let cell2Mark = UILabel()
    cell2Mark.frame = CGRect(x: 15, y: 14, width: 24, height: 24)
    cell2Mark.backgroundColor = UIColor(red: 231 / 255, green: 121 / 255, blue: 43 / 255, alpha: 1)
    cell2Mark.layer.cornerRadius = 6
    cell2Mark.layer.cornerCurve = .continuous
    cell2Mark.font = UIFont.systemFont(ofSize: 14, weight: .bold)
    cell2Mark.textColor = UIColor.white
    cell2Mark.textAlignment = .center
    cell2Mark.text = "G"
    cell2.addSubview(cell2Mark)

    let cell2Title = CATextLayer()
    cell2Title.frame = CGRect(x: 54, y: 13, width: 250, height: 49)
    let cell2TitleStyle = NSMutableParagraphStyle()
    cell2TitleStyle.minimumLineHeight = 22
    cell2TitleStyle.maximumLineHeight = 22
    cell2TitleStyle.alignment = .natural
    cell2Title.string = NSAttributedString(
      string: "A battery made of sand heats its first winter",
      attributes: [.font: UIFont.systemFont(ofSize: 16.5, weight: .medium), .foregroundColor: UIColor(red: 48 / 255, green: 52 / 255, blue: 59 / 255, alpha: 1), .paragraphStyle: cell2TitleStyle])
    cell2Title.isWrapped = true
    cell2Title.truncationMode = .end
    cell2.layer.addSublayer(cell2Title)

    let cell2Origin = UILabel()
    cell2Origin.frame = CGRect(x: 54, y: 59, width: 250, height: 16)
    cell2Origin.font = UIFont.systemFont(ofSize: 11.5, weight: .semibold)
    cell2Origin.textColor = UIColor(red: 163 / 255, green: 168 / 255, blue: 176 / 255, alpha: 1)
    cell2Origin.textAlignment = .natural
    cell2Origin.text = "Grid"
    cell2.addSubview(cell2Origin)

    let cell2Separator = CALayer()
    cell2Separator.frame = CGRect(x: 54, y: 86.5, width: 266, height: 0.5)
    cell2Separator.backgroundColor = UIColor(red: 226 / 255, green: 228 / 255, blue: 232 / 255, alpha: 1).cgColor
    cell2.layer.addSublayer(cell2Separator)

    cell3.frame = CGRect(x: 0, y: 303, width: 320, height: 87)
    cell3.isUserInteractionEnabled = false
    table.addSubview(cell3)

    let cell3Mark = UILabel()
    cell3Mark.frame = CGRect(x: 15, y: 14, width: 24, height: 24)
    cell3Mark.backgroundColor = UIColor(red: 122 / 255, green: 79 / 255, blue: 192 / 255, alpha: 1)
    cell3Mark.layer.cornerRadius = 6
    cell3Mark.layer.cornerCurve = .continuous
    cell3Mark.font = UIFont.systemFont(ofSize: 14, weight: .bold)
    cell3Mark.textColor = UIColor.white
    cell3Mark.textAlignment = .center
    cell3Mark.text = "e"
    cell3.addSubview(cell3Mark)

    let cell3Title = CATextLayer()
    cell3Title.frame = CGRect(x: 54, y: 13, width: 250, height: 49)
    let cell3TitleStyle = NSMutableParagraphStyle()
    cell3TitleStyle.minimumLineHeight = 22
    cell3TitleStyle.maximumLineHeight = 22
    cell3TitleStyle.alignment = .natural
    cell3Title.string = NSAttributedString(
      string: "Why doors squeak, and what violins have to do with it",
      attributes: [.font: UIFont.systemFont(ofSize: 16.5, weight: .medium), .foregroundColor: UIColor(red: 48 / 255, green: 52 / 255, blue: 59 / 255, alpha: 1), .paragraphStyle: cell3TitleStyle])
    cell3Title.isWrapped = true
    cell3Title.truncationMode = .end
    cell3.layer.addSublayer(cell3Title)

    let cell3Origin = UILabel()
    cell3Origin.frame = CGRect(x: 54, y: 59, width: 250, height: 16)
    cell3Origin.font = UIFont.systemFont(ofSize: 11.5, weight: .semibold)
    cell3Origin.textColor = UIColor(red: 163 / 255, green: 168 / 255, blue: 176 / 255, alpha: 1)
    cell3Origin.textAlignment = .natural
    cell3Origin.text = "Everyday Physics"
    cell3.addSubview(cell3Origin)

    let cell3Separator = CALayer()
    cell3Separator.frame = CGRect(x: 54, y: 86.5, width: 266, height: 0.5)
    cell3Separator.backgroundColor = UIColor(red: 226 / 255, green: 228 / 255, blue: 232 / 255, alpha: 1).cgColor
    cell3.layer.addSublayer(cell3Separator)

    cell4.frame = CGRect(x: 0, y: 390, width: 320, height: 87)
    cell4.isUserInteractionEnabled = false
    table.addSubview(cell4)

    let cell4Mark = UILabel()
    cell4Mark.frame = CGRect(x: 15, y: 14, width: 24, height: 24)
    cell4Mark.backgroundColor = UIColor(red: 214 / 255, green: 59 / 255, blue: 75 / 255, alpha: 1)
    cell4Mark.layer.cornerRadius = 6
    cell4Mark.layer.cornerCurve = .continuous
    cell4Mark.font = UIFont.systemFont(ofSize: 14, weight: .bold)
    cell4Mark.textColor = UIColor.white
    cell4Mark.textAlignment = .center
    cell4Mark.text = "c"
    cell4.addSubview(cell4Mark)

    let cell4Title = CATextLayer()
    cell4Title.frame = CGRect(x: 54, y: 13, width: 250, height: 49)
    let cell4TitleStyle = NSMutableParagraphStyle()
    cell4TitleStyle.minimumLineHeight = 22
    cell4TitleStyle.maximumLineHeight = 22
    cell4TitleStyle.alignment = .natural
    cell4Title.string = NSAttributedString(
      string: "Two friends have mapped every bench in town",
      attributes: [.font: UIFont.systemFont(ofSize: 16.5, weight: .medium), .foregroundColor: UIColor(red: 48 / 255, green: 52 / 255, blue: 59 / 255, alpha: 1), .paragraphStyle: cell4TitleStyle])
    cell4Title.isWrapped = true
    cell4Title.truncationMode = .end
    cell4.layer.addSublayer(cell4Title)

    let cell4Origin = UILabel()
    cell4Origin.frame = CGRect(x: 54, y: 59, width: 250, height: 16)
    cell4Origin.font = UIFont.systemFont(ofSize: 11.5, weight: .semibold)
    cell4Origin.textColor = UIColor(red: 163 / 255, green: 168 / 255, blue: 176 / 255, alpha: 1)
    cell4Origin.textAlignment = .natural
    cell4Origin.text = "City Notes"
    cell4.addSubview(cell4Origin)

    let cell4Separator = CALayer()
    cell4Separator.frame = CGRect(x: 54, y: 86.5, width: 266, height: 0.5)
    cell4Separator.backgroundColor = UIColor(red: 226 / 255, green: 228 / 255, blue: 232 / 255, alpha: 1).cgColor
    cell4.layer.addSublayer(cell4Separator)

    cell5.frame = CGRect(x: 0, y: 477, width: 320, height: 87)
    cell5.isUserInteractionEnabled = false
    table.addSubview(cell5)

    let cell5Mark = UILabel()
    cell5Mark.frame = CGRect(x: 15, y: 14, width: 24, height: 24)
    cell5Mark.backgroundColor = UIColor(red: 14 / 255, green: 156 / 255, blue: 140 / 255, alpha: 1)
    cell5Mark.layer.cornerRadius = 6
    cell5Mark.layer.cornerCurve = .continuous
    cell5Mark.font = UIFont.systemFont(ofSize: 14, weight: .bold)
    cell5Mark.textColor = UIColor.white
    cell5Mark.textAlignment = .center
    cell5Mark.text = "W"
    cell5.addSubview(cell5Mark)

    let cell5Title = CATextLayer()
    cell5Title.frame = CGRect(x: 54, y: 13, width: 250, height: 49)
    let cell5TitleStyle = NSMutableParagraphStyle()
    cell5TitleStyle.minimumLineHeight = 22
    cell5TitleStyle.maximumLineHeight = 22
    cell5TitleStyle.alignment = .natural
    cell5Title.string = NSAttributedString(
      string: "The robot that waters a roof full of moss",
      attributes: [.font: UIFont.systemFont(ofSize: 16.5, weight: .medium), .foregroundColor: UIColor(red: 48 / 255, green: 52 / 255, blue: 59 / 255, alpha: 1), .paragraphStyle: cell5TitleStyle])
    cell5Title.isWrapped = true
    cell5Title.truncationMode = .end
    cell5.layer.addSublayer(cell5Title)

    let cell5Origin = UILabel()
    cell5Origin.frame = CGRect(x: 54, y: 59, width: 250, height: 16)
    cell5Origin.font = UIFont.systemFont(ofSize: 11.5, weight: .semibold)
    cell5Origin.textColor = UIColor(red: 163 / 255, green: 168 / 255, blue: 176 / 255, alpha: 1)
    cell5Origin.textAlignment = .natural
    cell5Origin.text = "Workshop"
    cell5.addSubview(cell5Origin)

    let cell5Separator = CALayer()
    cell5Separator.frame = CGRect(x: 54, y: 86.5, width: 266, height: 0.5)
    cell5Separator.backgroundColor = UIColor(red: 226 / 255, green: 228 / 255, blue: 232 / 255, alpha: 1).cgColor
    cell5.layer.addSublayer(cell5Separator)
  }

  private func addSpinner() {
    spinner.frame = CGRect(x: 150, y: 82, width: 20, height: 20)
    spinner.replicator.instanceCount = 12
    spinner.replicator.instanceDelay = -0.08333333333333333
    spinner.replicator.instanceTransform = CATransform3DMakeAffineTransform(CGAffineTransform(a: 0.8660254037844387, b: -0.49999999999999994, c: 0.49999999999999994, d: 0.8660254037844387, tx: 0, ty: 0))
    spinner.isUserInteractionEnabled = false
    addSubview(spinner)

    spoke.frame = CGRect(x: 9, y: 0, width: 2, height: 5.5)
    spoke.opacity = 0.15
    spoke.backgroundColor = UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1).cgColor
    spoke.cornerRadius = 1
    spinner.layer.addSublayer(spoke)
  }

  private func addBar() {
    let bar = UIView()
    bar.frame = CGRect(x: 0, y: 0, width: 320, height: 64)
    bar.backgroundColor = UIColor(red: 0, green: 165 / 255, blue: 33 / 255, alpha: 1)
    bar.isUserInteractionEnabled = false
    addSubview(bar)

    let statusBar = CALayer()
    statusBar.frame = CGRect(x: 0, y: 0, width: 320, height: 20)
    statusBar.contentsGravity = .resizeAspect
    bar.layer.addSublayer(statusBar)

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
    shape.fillColor = UIColor.white.cgColor
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
    shape2.fillColor = UIColor.white.cgColor
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
    shape3.fillColor = UIColor.white.cgColor
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
    shape4.fillColor = UIColor(red: 1, green: 1, blue: 1, alpha: 0.35).cgColor
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
    shape5.strokeColor = UIColor.white.cgColor
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
    shape6.fillColor = UIColor.white.cgColor
    shape6.strokeColor = UIColor.white.cgColor
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
    clock.foregroundColor = UIColor.white.cgColor
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
    shape7.strokeColor = UIColor(red: 1, green: 1, blue: 1, alpha: 0.5).cgColor
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
    shape8.fillColor = UIColor.white.cgColor
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
    shape9.fillColor = UIColor(red: 1, green: 1, blue: 1, alpha: 0.5).cgColor
    shape9.miterLimit = 4
    battery.addSublayer(shape9)

    let menuLine0 = CALayer()
    menuLine0.frame = CGRect(x: 16, y: 34, width: 22, height: 1.5)
    menuLine0.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 0.85).cgColor
    menuLine0.cornerRadius = 0.75
    bar.layer.addSublayer(menuLine0)

    let menuLine1 = CALayer()
    menuLine1.frame = CGRect(x: 16, y: 39, width: 16, height: 1.5)
    menuLine1.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 0.85).cgColor
    menuLine1.cornerRadius = 0.75
    bar.layer.addSublayer(menuLine1)

    let menuLine2 = CALayer()
    menuLine2.frame = CGRect(x: 16, y: 44, width: 22, height: 1.5)
    menuLine2.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 0.85).cgColor
    menuLine2.cornerRadius = 0.75
    bar.layer.addSublayer(menuLine2)

    let menuLine3 = CALayer()
    menuLine3.frame = CGRect(x: 16, y: 49, width: 16, height: 1.5)
    menuLine3.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 0.85).cgColor
    menuLine3.cornerRadius = 0.75
    bar.layer.addSublayer(menuLine3)

    let heading = UILabel()
    heading.frame = CGRect(x: 60, y: 20, width: 200, height: 44)
    heading.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    heading.textColor = UIColor.white
    heading.textAlignment = .center
    heading.text = "Design & Technology"
    bar.addSubview(heading)
  }

  /// Begins what moves by itself.
  private func start() {
    let spokeOpacity = CABasicAnimation(keyPath: "opacity")
    spokeOpacity.fromValue = 1
    spokeOpacity.toValue = 0.15
    spokeOpacity.duration = 1
    spokeOpacity.repeatCount = .infinity
    spoke.add(spokeOpacity, forKey: "opacity")
    after(0.45) { [self] in
      UIView.animate(withDuration: 0.15, delay: 0, options: []) { [self] in
        spinner.alpha = 0
        spinner.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
      }
    }
    after(0.6) { [self] in
      spoke.removeAllAnimations()
    }
    after(0.6) { [self] in
      cell0.layer.transform = CATransform3DMakeTranslation(0, table.layer.bounds.height, 0)
      cell1.layer.transform = CATransform3DMakeTranslation(0, table.layer.bounds.height, 0)
      cell2.layer.transform = CATransform3DMakeTranslation(0, table.layer.bounds.height, 0)
      cell3.layer.transform = CATransform3DMakeTranslation(0, table.layer.bounds.height, 0)
      cell4.layer.transform = CATransform3DMakeTranslation(0, table.layer.bounds.height, 0)
      cell5.layer.transform = CATransform3DMakeTranslation(0, table.layer.bounds.height, 0)
      table.alpha = 1
      UIView.animate(
        withDuration: time, delay: diff * 0, usingSpringWithDamping: damping,
        initialSpringVelocity: 0, options: []
      ) { [self] in
        cell0.transform = CGAffineTransform.identity
      }
      UIView.animate(
        withDuration: time, delay: diff * 1, usingSpringWithDamping: damping,
        initialSpringVelocity: 0, options: []
      ) { [self] in
        cell1.transform = CGAffineTransform.identity
      }
      UIView.animate(
        withDuration: time, delay: diff * 2, usingSpringWithDamping: damping,
        initialSpringVelocity: 0, options: []
      ) { [self] in
        cell2.transform = CGAffineTransform.identity
      }
      UIView.animate(
        withDuration: time, delay: diff * 3, usingSpringWithDamping: damping,
        initialSpringVelocity: 0, options: []
      ) { [self] in
        cell3.transform = CGAffineTransform.identity
      }
      UIView.animate(
        withDuration: time, delay: diff * 4, usingSpringWithDamping: damping,
        initialSpringVelocity: 0, options: []
      ) { [self] in
        cell4.transform = CGAffineTransform.identity
      }
      UIView.animate(
        withDuration: time, delay: diff * 5, usingSpringWithDamping: damping,
        initialSpringVelocity: 0, options: []
      ) { [self] in
        cell5.transform = CGAffineTransform.identity
      }
    }
  }

  /// Runs a block after some seconds.
  private func after(_ delay: TimeInterval, _ block: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: block)
  }

  /// A view whose layer shows copies of what is inside.
  final class ReplicatorView: UIView {
    override class var layerClass: AnyClass { CAReplicatorLayer.self }
    var replicator: CAReplicatorLayer { layer as! CAReplicatorLayer }
  }
}
