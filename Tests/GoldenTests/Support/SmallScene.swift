import Flipbook

/// Stages and pictures that are small enough to be painted often.
enum SmallScene {
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

  /// A picture of one color.
  static func picture(_ color: Pixel, width: Int = 40, height: Int = 30) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { bitmap[x, y] = color } }
    return bitmap
  }
}
