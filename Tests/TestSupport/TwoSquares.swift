/// A scene that is small enough to be painted often: one square over another, moved by a spring.
package enum TwoSquares {
  package static let text = """
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
}
