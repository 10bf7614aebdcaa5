import Flipbook
import TestSupport

/// Scenes and stages that are small enough to be painted often.
enum SmallScene {
  static let text = """
    canvas: {size: [60, 40], background: white}
    variables: {blue: '#2E6BE6'}
    layers:
      - {layer: back, frame: [5, 5, 30, 30], backgroundColor: '#E56B6F'}
      - {layer: front, frame: [20, 10, 20, 20], backgroundColor: blue}
    start:
      - {spring: front.position.x, to: 50, stiffness: 300, damping: 20, updateModel: true, after: 0.1}
    variants:
      green: {blue: '#2A7D4F'}
    duration: 1
    """

  /// A stage on which a square fades in.
  static func stage(opacity: Double = 1, duration: Double? = 0.5) -> Stage {
    let stage = Stage(size: Size(40, 30), background: .white, duration: duration)
    let square = Layer(name: "square", frame: Rect(10, 5, 20, 20))
    square.backgroundColor = Color(hex: 0x2E6BE6)
    square.opacity = opacity
    stage.root.addSublayer(square)
    square.add(BasicAnimation(.opacity, from: 0, to: .number(opacity), duration: 0.3))
    return stage
  }

  /// A picture of one colour.
  static func picture(_ color: Pixel, width: Int = 40, height: Int = 30) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { bitmap[x, y] = color } }
    return bitmap
  }
}
