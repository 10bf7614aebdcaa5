// swift-format-ignore-file
import FlipbookUIKit

extension CodeHelpers {
  // MARK: place
  /// Sets a layer's frame, ignoring its transform; nil keeps the current width or height.
  func place(_ layer: CALayer, x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {
    let size = CGSize(width: width ?? shownSize(layer).width, height: height ?? shownSize(layer).height)
    let anchor = layer.anchorPoint
    let position = CGPoint(x: x + anchor.x * size.width, y: y + anchor.y * size.height)
    withoutAnimation {
      if layer.position != position { layer.position = position }
      if let width, layer.bounds.width != width { layer.bounds.size.width = width }
      if let height, layer.bounds.height != height { layer.bounds.size.height = height }
    }
  }

  // MARK: fit for uiKit
  /// Resizes a label to fit its text, in whole points.
  func fit(_ label: UILabel, width: CGFloat = .greatestFiniteMagnitude) {
    let needed = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let size = CGSize(width: needed.width.rounded(.up), height: needed.height.rounded(.up))
    if label.bounds.size != size { withoutAnimation { label.bounds.size = size } }
  }

  // MARK: fit for coreAnimation
  /// Resizes a text layer to the width of its text, in whole points.
  func fit(_ layer: CATextLayer) {
    let width = layer.preferredFrameSize().width.rounded(.up)
    if layer.bounds.width != width { withoutAnimation { layer.bounds.size.width = width } }
  }

  // MARK: centerText
  /// Fits a text layer's height to its text, centering it vertically as in a label.
  func centerText(of layer: CATextLayer) { layer.bounds.size.height = layer.preferredFrameSize().height }

  // MARK: components
  /// The red, green, blue, and alpha components of a color.
  func components(_ color: CGColor) -> [CGFloat] {
    let all = color.components ?? [0, 0, 0, 0]
    return all.count == 2 ? [all[0], all[0], all[0], all[1]] : all
  }

  // MARK: mix for uiKit
  /// Interpolates between two colors.
  func mix(_ one: UIColor, _ other: UIColor, _ part: CGFloat) -> UIColor {
    let parts = zip(components(one.cgColor), components(other.cgColor)).map { $0 + ($1 - $0) * part }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  // MARK: mix for coreAnimation
  /// Interpolates between two colors.
  func mix(_ one: CGColor, _ other: CGColor, _ part: CGFloat) -> CGColor {
    let parts = zip(components(one), components(other)).map { $0 + ($1 - $0) * part }
    return CGColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  // MARK: image
  /// Returns an image of the app by its name.
  func namedImage(_ name: String) -> Any? {
    #if canImport(AppKit) && !canImport(UIKit)
      NSImage(named: name)
    #else
      UIImage(named: name)?.cgImage
    #endif
  }

  // MARK: drawnPath
  /// Parses the SVG path commands M, L, Q, C, and Z, separated from their numbers by spaces.
  func drawnPath(_ commands: String) -> CGPath {
    let path = CGMutablePath()
    var words = commands.split(separator: " ")[...]
    func number() -> Double { words.popFirst().flatMap { Double($0) } ?? 0 }
    func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    while let command = words.popFirst() {
      switch command {
      case "M": path.move(to: point())
      case "L": path.addLine(to: point())
      case "Q":
        let control = point()
        path.addQuadCurve(to: point(), control: control)
      case "C":
        let (control1, control2) = (point(), point())
        path.addCurve(to: point(), control1: control1, control2: control2)
      default: path.closeSubpath()
      }
    }
    return path
  }

  // MARK: perspective
  /// A perspective transform for a viewing distance.
  func perspective(_ distance: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
  }
}
