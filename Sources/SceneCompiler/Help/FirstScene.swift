import Geometry
import LayerTree

/// A commented scene for getting started.
public enum FirstScene {
  /// The text of the scene file.
  public static let text = """
    # A first scene. Render it with
    #   flipbook render FILE
    # ask what a word means with
    #   flipbook explain pop
    # and have everything checked with
    #   flipbook validate FILE

    # What is drawn on: its size in points, and what lies behind everything.
    canvas: {size: [320, 200], background: white}

    # Names for values. A range makes sure that --set bounce=50 is refused.
    variables:
      bounce: {value: 12, range: [0, 20]}
      stutter: 0.1

    # Layers that are used more than once; parameters differ from one to the other.
    components:
      ball:
        parameters: {radius: 25}
        size: [2 * radius, 2 * radius]
        cornerRadius: radius

    # What there is to see, back to front. Numbers may be expressions.
    layers:
      - {use: ball, as: dot, for: {i: 3}, position: [80 + 80 * i, canvas.height / 2], backgroundColor: 'mix(red, blue, i / 2)'}

    # What happens. Steps begin together; `after` makes one wait.
    start:
      - {pop: dot(i).scaleXY, to: 1.4, bounciness: bounce, speed: 8, for: {i: 3}, after: 0.5 + stutter * i}

    # The same scene with other values:
    #   flipbook render FILE --variant calm,wild
    variants:
      calm: {bounce: 0}
      wild: {bounce: 20, stutter: 0.3}

    """
}
