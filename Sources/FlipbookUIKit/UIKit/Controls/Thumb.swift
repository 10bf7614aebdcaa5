import Foundation

/// The thumb of a switch or a slider: a white circle with a shadow.
final class Thumb: UIView {
  init(diameter: CGFloat) {
    super.init(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
    isUserInteractionEnabled = false
    backgroundColor = .white
    layer.cornerRadius = diameter / 2
    layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.shadowRadius = 4
    layer.shadowOpacity = 0.15
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
