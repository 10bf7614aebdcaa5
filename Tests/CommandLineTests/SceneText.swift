/// Scene files for tests.
enum SceneText {
  /// A square that moves for a second.
  static let square = """
    canvas: {size: [40, 20], background: white}
    layers:
      - {layer: square, frame: [0, 5, 10, 10], backgroundColor: '#E56B6F'}
    start:
      - {basic: square.position.x, from: 5, to: 35, updateModel: true, duration: 1}
    duration: 1
    """

  /// The same, for so long that there is time to interrupt it.
  static let long = square.replacing("duration: 1}", with: "duration: 10, repeatCount: 100}")
    .replacing("\nduration: 1", with: "\nduration: 10000")

  /// Two slips.
  static let broken = """
    canvas: {size: [40, 20], background: wite}
    layers:
      - {layer: square, fram: [0, 5, 10, 10]}
    """
}
