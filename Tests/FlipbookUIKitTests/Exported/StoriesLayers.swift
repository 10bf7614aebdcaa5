// swift-format-ignore-file
// The stories, from stories.yaml, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
  private typealias UIColor = NSColor
  private typealias UIFont = NSFont
#else
  import FlipbookUIKit
#endif

/// The stories.
final class TheStoriesLayers {
  let diff = 0.05
  let time = 1.6
  let damping = 0.77

  /// The layer with everything in it.
  let layer = CALayer()
  let table = CALayer()
  let cell0 = CALayer()
  let cell1 = CALayer()
  let cell2 = CALayer()
  let cell3 = CALayer()
  let cell4 = CALayer()
  let cell5 = CALayer()
  let spinner = CAReplicatorLayer()
  let spoke = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    layer.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    addTable()
    addSpinner()
    addBar()
  }

  private func addTable() {
    table.frame = CGRect(x: 0, y: 64, width: 320, height: 504)
    table.opacity = 0
    layer.addSublayer(table)

    cell0.frame = CGRect(x: 0, y: 0, width: 320, height: 107)
    table.addSublayer(cell0)

    let mark = CALayer()
    mark.frame = CGRect(x: 15, y: 14, width: 24, height: 24)
    mark.backgroundColor = CGColor(srgbRed: 46 / 255, green: 127 / 255, blue: 184 / 255, alpha: 1)
    mark.cornerRadius = 6
    mark.cornerCurve = .continuous
    let markText = CATextLayer()
    markText.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    markText.string = "h"
    markText.font = UIFont.systemFont(ofSize: 14, weight: .bold)
    markText.fontSize = 14
    markText.foregroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    markText.alignmentMode = .center
    markText.truncationMode = .end
    centerText(of: markText)
    mark.addSublayer(markText)
    cell0.addSublayer(mark)

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
    cell0.addSublayer(title)

    let origin = CATextLayer()
    origin.frame = CGRect(x: 54, y: 79, width: 250, height: 16)
    origin.string = "Harbor Weekly"
    origin.font = UIFont.systemFont(ofSize: 11.5, weight: .semibold)
    origin.fontSize = 11.5
    origin.foregroundColor = CGColor(srgbRed: 163 / 255, green: 168 / 255, blue: 176 / 255, alpha: 1)
    origin.truncationMode = .end
    centerText(of: origin)
    cell0.addSublayer(origin)

    let separator = CALayer()
    separator.frame = CGRect(x: 54, y: 106.5, width: 266, height: 0.5)
    separator.backgroundColor = CGColor(srgbRed: 226 / 255, green: 228 / 255, blue: 232 / 255, alpha: 1)
    cell0.addSublayer(separator)

    cell1.frame = CGRect(x: 0, y: 107, width: 320, height: 109)
    table.addSublayer(cell1)

    let cell1Mark = CALayer()
    cell1Mark.frame = CGRect(x: 15, y: 14, width: 24, height: 24)
    cell1Mark.backgroundColor = CGColor(srgbRed: 34 / 255, green: 38 / 255, blue: 46 / 255, alpha: 1)
    cell1Mark.cornerRadius = 6
    cell1Mark.cornerCurve = .continuous
    let cell1MarkText = CATextLayer()
    cell1MarkText.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    cell1MarkText.string = "L"
    cell1MarkText.font = UIFont.systemFont(ofSize: 14, weight: .bold)
    cell1MarkText.fontSize = 14
    cell1MarkText.foregroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    cell1MarkText.alignmentMode = .center
    cell1MarkText.truncationMode = .end
    centerText(of: cell1MarkText)
    cell1Mark.addSublayer(cell1MarkText)
    cell1.addSublayer(cell1Mark)

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
    cell1.addSublayer(cell1Title)

    let cell1Origin = CATextLayer()
    cell1Origin.frame = CGRect(x: 54, y: 81, width: 250, height: 16)
    cell1Origin.string = "Letters"
    cell1Origin.font = UIFont.systemFont(ofSize: 11.5, weight: .semibold)
    cell1Origin.fontSize = 11.5
    cell1Origin.foregroundColor = CGColor(srgbRed: 163 / 255, green: 168 / 255, blue: 176 / 255, alpha: 1)
    cell1Origin.truncationMode = .end
    centerText(of: cell1Origin)
    cell1.addSublayer(cell1Origin)

    let cell1Separator = CALayer()
    cell1Separator.frame = CGRect(x: 54, y: 108.5, width: 266, height: 0.5)
    cell1Separator.backgroundColor = CGColor(srgbRed: 226 / 255, green: 228 / 255, blue: 232 / 255, alpha: 1)
    cell1.addSublayer(cell1Separator)

    cell2.frame = CGRect(x: 0, y: 216, width: 320, height: 87)
    table.addSublayer(cell2)

    let cell2Mark = CALayer()
    cell2Mark.frame = CGRect(x: 15, y: 14, width: 24, height: 24)
    cell2Mark.backgroundColor = CGColor(srgbRed: 231 / 255, green: 121 / 255, blue: 43 / 255, alpha: 1)
    cell2Mark.cornerRadius = 6
    cell2Mark.cornerCurve = .continuous
    let cell2MarkText = CATextLayer()
    cell2MarkText.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    cell2MarkText.string = "G"
    cell2MarkText.font = UIFont.systemFont(ofSize: 14, weight: .bold)
    cell2MarkText.fontSize = 14
    cell2MarkText.foregroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    cell2MarkText.alignmentMode = .center
    cell2MarkText.truncationMode = .end
    centerText(of: cell2MarkText)
    cell2Mark.addSublayer(cell2MarkText)
    cell2.addSublayer(cell2Mark)

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
    cell2.addSublayer(cell2Title)

    let cell2Origin = CATextLayer()
    cell2Origin.frame = CGRect(x: 54, y: 59, width: 250, height: 16)
    cell2Origin.string = "Grid"
    cell2Origin.font = UIFont.systemFont(ofSize: 11.5, weight: .semibold)
    cell2Origin.fontSize = 11.5
    cell2Origin.foregroundColor = CGColor(srgbRed: 163 / 255, green: 168 / 255, blue: 176 / 255, alpha: 1)
    cell2Origin.truncationMode = .end
    centerText(of: cell2Origin)
    cell2.addSublayer(cell2Origin)

    let cell2Separator = CALayer()
    cell2Separator.frame = CGRect(x: 54, y: 86.5, width: 266, height: 0.5)
    cell2Separator.backgroundColor = CGColor(srgbRed: 226 / 255, green: 228 / 255, blue: 232 / 255, alpha: 1)
    cell2.addSublayer(cell2Separator)

    cell3.frame = CGRect(x: 0, y: 303, width: 320, height: 87)
    table.addSublayer(cell3)

    let cell3Mark = CALayer()
    cell3Mark.frame = CGRect(x: 15, y: 14, width: 24, height: 24)
    cell3Mark.backgroundColor = CGColor(srgbRed: 122 / 255, green: 79 / 255, blue: 192 / 255, alpha: 1)
    cell3Mark.cornerRadius = 6
    cell3Mark.cornerCurve = .continuous
    let cell3MarkText = CATextLayer()
    cell3MarkText.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    cell3MarkText.string = "e"
    cell3MarkText.font = UIFont.systemFont(ofSize: 14, weight: .bold)
    cell3MarkText.fontSize = 14
    cell3MarkText.foregroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    cell3MarkText.alignmentMode = .center
    cell3MarkText.truncationMode = .end
    centerText(of: cell3MarkText)
    cell3Mark.addSublayer(cell3MarkText)
    cell3.addSublayer(cell3Mark)

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
    cell3.addSublayer(cell3Title)

    let cell3Origin = CATextLayer()
    cell3Origin.frame = CGRect(x: 54, y: 59, width: 250, height: 16)
    cell3Origin.string = "Everyday Physics"
    cell3Origin.font = UIFont.systemFont(ofSize: 11.5, weight: .semibold)
    cell3Origin.fontSize = 11.5
    cell3Origin.foregroundColor = CGColor(srgbRed: 163 / 255, green: 168 / 255, blue: 176 / 255, alpha: 1)
    cell3Origin.truncationMode = .end
    centerText(of: cell3Origin)
    cell3.addSublayer(cell3Origin)

    let cell3Separator = CALayer()
    cell3Separator.frame = CGRect(x: 54, y: 86.5, width: 266, height: 0.5)
    cell3Separator.backgroundColor = CGColor(srgbRed: 226 / 255, green: 228 / 255, blue: 232 / 255, alpha: 1)
    cell3.addSublayer(cell3Separator)

    cell4.frame = CGRect(x: 0, y: 390, width: 320, height: 87)
    table.addSublayer(cell4)

    let cell4Mark = CALayer()
    cell4Mark.frame = CGRect(x: 15, y: 14, width: 24, height: 24)
    cell4Mark.backgroundColor = CGColor(srgbRed: 214 / 255, green: 59 / 255, blue: 75 / 255, alpha: 1)
    cell4Mark.cornerRadius = 6
    cell4Mark.cornerCurve = .continuous
    let cell4MarkText = CATextLayer()
    cell4MarkText.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    cell4MarkText.string = "c"
    cell4MarkText.font = UIFont.systemFont(ofSize: 14, weight: .bold)
    cell4MarkText.fontSize = 14
    cell4MarkText.foregroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    cell4MarkText.alignmentMode = .center
    cell4MarkText.truncationMode = .end
    centerText(of: cell4MarkText)
    cell4Mark.addSublayer(cell4MarkText)
    cell4.addSublayer(cell4Mark)

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
    cell4.addSublayer(cell4Title)

    let cell4Origin = CATextLayer()
    cell4Origin.frame = CGRect(x: 54, y: 59, width: 250, height: 16)
    cell4Origin.string = "City Notes"
    cell4Origin.font = UIFont.systemFont(ofSize: 11.5, weight: .semibold)
    cell4Origin.fontSize = 11.5
    cell4Origin.foregroundColor = CGColor(srgbRed: 163 / 255, green: 168 / 255, blue: 176 / 255, alpha: 1)
    cell4Origin.truncationMode = .end
    centerText(of: cell4Origin)
    cell4.addSublayer(cell4Origin)

    let cell4Separator = CALayer()
    cell4Separator.frame = CGRect(x: 54, y: 86.5, width: 266, height: 0.5)
    cell4Separator.backgroundColor = CGColor(srgbRed: 226 / 255, green: 228 / 255, blue: 232 / 255, alpha: 1)
    cell4.addSublayer(cell4Separator)

    cell5.frame = CGRect(x: 0, y: 477, width: 320, height: 87)
    table.addSublayer(cell5)

    let cell5Mark = CALayer()
    cell5Mark.frame = CGRect(x: 15, y: 14, width: 24, height: 24)
    cell5Mark.backgroundColor = CGColor(srgbRed: 14 / 255, green: 156 / 255, blue: 140 / 255, alpha: 1)
    cell5Mark.cornerRadius = 6
    cell5Mark.cornerCurve = .continuous
    let cell5MarkText = CATextLayer()
    cell5MarkText.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    cell5MarkText.string = "W"
    cell5MarkText.font = UIFont.systemFont(ofSize: 14, weight: .bold)
    cell5MarkText.fontSize = 14
    cell5MarkText.foregroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    cell5MarkText.alignmentMode = .center
    cell5MarkText.truncationMode = .end
    centerText(of: cell5MarkText)
    cell5Mark.addSublayer(cell5MarkText)
    cell5.addSublayer(cell5Mark)

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
    cell5.addSublayer(cell5Title)

    let cell5Origin = CATextLayer()
    cell5Origin.frame = CGRect(x: 54, y: 59, width: 250, height: 16)
    cell5Origin.string = "Workshop"
    cell5Origin.font = UIFont.systemFont(ofSize: 11.5, weight: .semibold)
    cell5Origin.fontSize = 11.5
    cell5Origin.foregroundColor = CGColor(srgbRed: 163 / 255, green: 168 / 255, blue: 176 / 255, alpha: 1)
    cell5Origin.truncationMode = .end
    centerText(of: cell5Origin)
    cell5.addSublayer(cell5Origin)

    let cell5Separator = CALayer()
    cell5Separator.frame = CGRect(x: 54, y: 86.5, width: 266, height: 0.5)
    cell5Separator.backgroundColor = CGColor(srgbRed: 226 / 255, green: 228 / 255, blue: 232 / 255, alpha: 1)
    cell5.addSublayer(cell5Separator)
  }

  private func addSpinner() {
    spinner.frame = CGRect(x: 150, y: 82, width: 20, height: 20)
    spinner.instanceCount = 12
    spinner.instanceDelay = -0.08333333333333333
    spinner.instanceTransform = CATransform3DMakeAffineTransform(CGAffineTransform(a: 0.8660254037844387, b: -0.49999999999999994, c: 0.49999999999999994, d: 0.8660254037844387, tx: 0, ty: 0))
    layer.addSublayer(spinner)

    spoke.frame = CGRect(x: 9, y: 0, width: 2, height: 5.5)
    spoke.opacity = 0.15
    spoke.backgroundColor = CGColor(srgbRed: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1)
    spoke.cornerRadius = 1
    spinner.addSublayer(spoke)
  }

  private func addBar() {
    let bar = CALayer()
    bar.frame = CGRect(x: 0, y: 0, width: 320, height: 64)
    bar.backgroundColor = CGColor(srgbRed: 0, green: 165 / 255, blue: 33 / 255, alpha: 1)
    layer.addSublayer(bar)

    let statusBar = CALayer()
    statusBar.frame = CGRect(x: 0, y: 0, width: 320, height: 20)
    statusBar.contentsGravity = .resizeAspect
    bar.addSublayer(statusBar)

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

    let menuLine0 = CALayer()
    menuLine0.frame = CGRect(x: 16, y: 34, width: 22, height: 1.5)
    menuLine0.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.85)
    menuLine0.cornerRadius = 0.75
    bar.addSublayer(menuLine0)

    let menuLine1 = CALayer()
    menuLine1.frame = CGRect(x: 16, y: 39, width: 16, height: 1.5)
    menuLine1.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.85)
    menuLine1.cornerRadius = 0.75
    bar.addSublayer(menuLine1)

    let menuLine2 = CALayer()
    menuLine2.frame = CGRect(x: 16, y: 44, width: 22, height: 1.5)
    menuLine2.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.85)
    menuLine2.cornerRadius = 0.75
    bar.addSublayer(menuLine2)

    let menuLine3 = CALayer()
    menuLine3.frame = CGRect(x: 16, y: 49, width: 16, height: 1.5)
    menuLine3.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.85)
    menuLine3.cornerRadius = 0.75
    bar.addSublayer(menuLine3)

    let heading = CATextLayer()
    heading.frame = CGRect(x: 60, y: 20, width: 200, height: 44)
    heading.string = "Design & Technology"
    heading.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    heading.fontSize = 17
    heading.foregroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    heading.alignmentMode = .center
    heading.truncationMode = .end
    centerText(of: heading)
    bar.addSublayer(heading)
  }

  /// Begins what moves by itself.
  func start() {
    let spokeOpacity = CABasicAnimation(keyPath: "opacity")
    spokeOpacity.fromValue = 1
    spokeOpacity.toValue = 0.15
    spokeOpacity.duration = 1
    spokeOpacity.repeatCount = .infinity
    spoke.add(spokeOpacity, forKey: "opacity")
    after(0.45) { [self] in
      let spinnerOpacity = CABasicAnimation(keyPath: "opacity")
      spinnerOpacity.duration = 0.15
      spinnerOpacity.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      animate(spinner, to: 0, spinnerOpacity)
      let spinnerTransform = CABasicAnimation(keyPath: "transform")
      spinnerTransform.duration = 0.15
      spinnerTransform.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      animate(spinner, to: CATransform3DMakeAffineTransform(CGAffineTransform(scaleX: 0.1, y: 0.1)), spinnerTransform)
    }
    after(0.6) { [self] in
      spoke.removeAllAnimations()
    }
    after(0.6) { [self] in
      withoutAnimation {
        cell0.transform = CATransform3DMakeTranslation(0, table.bounds.height, 0)
      }
      withoutAnimation {
        cell1.transform = CATransform3DMakeTranslation(0, table.bounds.height, 0)
      }
      withoutAnimation {
        cell2.transform = CATransform3DMakeTranslation(0, table.bounds.height, 0)
      }
      withoutAnimation {
        cell3.transform = CATransform3DMakeTranslation(0, table.bounds.height, 0)
      }
      withoutAnimation {
        cell4.transform = CATransform3DMakeTranslation(0, table.bounds.height, 0)
      }
      withoutAnimation {
        cell5.transform = CATransform3DMakeTranslation(0, table.bounds.height, 0)
      }
      withoutAnimation {
        table.opacity = 1
      }
      let cell0Transform = CASpringAnimation(keyPath: "transform")
      cell0Transform.duration = time
      cell0Transform.beginTime = CACurrentMediaTime() + diff * 0
      cell0Transform.fillMode = .backwards
      cell0Transform.stiffness = 33.17216493872057
      cell0Transform.damping = 8.869673408230414
      cell0Transform.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      animate(cell0, to: CATransform3DIdentity, cell0Transform)
      let cell1Transform = CASpringAnimation(keyPath: "transform")
      cell1Transform.duration = time
      cell1Transform.beginTime = CACurrentMediaTime() + diff * 1
      cell1Transform.fillMode = .backwards
      cell1Transform.stiffness = 33.17216493872057
      cell1Transform.damping = 8.869673408230414
      cell1Transform.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      animate(cell1, to: CATransform3DIdentity, cell1Transform)
      let cell2Transform = CASpringAnimation(keyPath: "transform")
      cell2Transform.duration = time
      cell2Transform.beginTime = CACurrentMediaTime() + diff * 2
      cell2Transform.fillMode = .backwards
      cell2Transform.stiffness = 33.17216493872057
      cell2Transform.damping = 8.869673408230414
      cell2Transform.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      animate(cell2, to: CATransform3DIdentity, cell2Transform)
      let cell3Transform = CASpringAnimation(keyPath: "transform")
      cell3Transform.duration = time
      cell3Transform.beginTime = CACurrentMediaTime() + diff * 3
      cell3Transform.fillMode = .backwards
      cell3Transform.stiffness = 33.17216493872057
      cell3Transform.damping = 8.869673408230414
      cell3Transform.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      animate(cell3, to: CATransform3DIdentity, cell3Transform)
      let cell4Transform = CASpringAnimation(keyPath: "transform")
      cell4Transform.duration = time
      cell4Transform.beginTime = CACurrentMediaTime() + diff * 4
      cell4Transform.fillMode = .backwards
      cell4Transform.stiffness = 33.17216493872057
      cell4Transform.damping = 8.869673408230414
      cell4Transform.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      animate(cell4, to: CATransform3DIdentity, cell4Transform)
      let cell5Transform = CASpringAnimation(keyPath: "transform")
      cell5Transform.duration = time
      cell5Transform.beginTime = CACurrentMediaTime() + diff * 5
      cell5Transform.fillMode = .backwards
      cell5Transform.stiffness = 33.17216493872057
      cell5Transform.damping = 8.869673408230414
      cell5Transform.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      animate(cell5, to: CATransform3DIdentity, cell5Transform)
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

  /// Makes a text layer as high as its text, about its middle, where a label has its text.
  private func centerText(of layer: CATextLayer) { layer.bounds.size.height = layer.preferredFrameSize().height }
}
