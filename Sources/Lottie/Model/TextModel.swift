/// The content of a text layer.
struct TextModel: Sendable {
  /// A text with its style, valid from one keyframe to the next.
  struct Document: Sendable {
    var text: String
    var font: String
    var size: Double
    var color: Vector?
    var strokeColor: Vector?
    var strokeWidth: Double
    var isStrokeOverFill: Bool
    /// The justification: 0 left, 1 right, 2 center, 3 and above justified.
    var justification: Int
    var lineHeight: Double
    /// The tracking, in thousandths of an em.
    var tracking: Double
    var baselineShift: Double
    /// True if the text is displayed in capitals.
    var isCapitals: Bool
    /// The size of the box that lines are wrapped in; nil for point text.
    var boxSize: SIMD2<Double>?
    var boxPosition: SIMD2<Double>

    /// The fraction of the free space in a line that is placed before the text.
    var alignment: Double {
      switch justification {
      case 1: 1
      case 2: 0.5
      default: 0
      }
    }
  }

  /// The units of a text that have separate anchor points.
  enum Grouping: Int, Sendable { case characters = 1, words, lines, all }

  /// The documents with their start frames.
  var documents: [(time: Double, document: Document)]
  var animators: [TextAnimator]
  var path: TextPathModel?
  /// The unit of characters that shares an anchor point.
  var grouping = Grouping.characters
  /// The offset of the groups' anchor points from the center of the baseline, in percent.
  var groupAlignment = Track<Vector>(.zero)
  /// True if the width of a line includes the tracking of its last character, as in Core Animation.
  var hasTrackingAtEnds = false

  /// Returns the document at a frame.
  func document(at frame: Double) -> Document? {
    (documents.last { $0.time <= frame } ?? documents.first)?.document
  }
}

/// The path that a text follows.
struct TextPathModel: Sendable {
  /// The index of the mask that provides the path.
  var mask: Int
  var firstMargin: Track<Vector>
  var lastMargin: Track<Vector>
  /// Nonzero if the letters are perpendicular to the path.
  var isPerpendicular: Track<Vector>
  /// Nonzero if the text runs from the end of the path to its start.
  var isReversed: Track<Vector>
}

/// An animator that changes the style of a range of characters.
struct TextAnimator: Sendable {
  enum Basis: Int, Sendable { case characters = 1, charactersWithoutSpaces, words, lines }

  /// The range of characters, with the strength of its selection.
  struct Selector: Sendable {
    var start: Track<Vector>
    /// The end of the range; nil for the end of the text.
    var end: Track<Vector>?
    var offset: Track<Vector>
    /// The strength of the selection, in percent.
    var amount: Track<Vector>
    var basis: Basis
    /// The shape of the selection: 1 square, 2 ramp up, 3 ramp down, 4 triangle, 5 round, 6 smooth.
    var shape: Int
    /// True if start, end, and offset count units; false if they are in percent.
    var isIndexed: Bool
    var easeHigh: Track<Vector>
    var easeLow: Track<Vector>
    /// The softness of the edges of a square selection, in percent.
    var smoothness: Track<Vector>
    /// True if the units are selected in random order.
    var isRandom: Bool
  }

  /// The changes of a fill or stroke color.
  struct Paint: Sendable {
    var color: Track<Vector>?
    /// The offset of the hue, in degrees.
    var hue: Track<Vector>?
    /// The offset of the saturation, in percent.
    var saturation: Track<Vector>?
    /// The offset of the brightness, in percent.
    var brightness: Track<Vector>?
    /// The opacity, in percent.
    var opacity: Track<Vector>?

    /// True if the color is not changed.
    var isEmpty: Bool {
      color == nil && hue == nil && saturation == nil && brightness == nil && opacity == nil
    }
  }

  var selector: Selector
  var position: Track<Vector>?
  var anchor: Track<Vector>?
  var scale: Track<Vector>?
  var rotation: Track<Vector>?
  var rotationX: Track<Vector>?
  var rotationY: Track<Vector>?
  var skew: Track<Vector>?
  var skewAxis: Track<Vector>?
  var opacity: Track<Vector>?
  var fill: Paint
  var stroke: Paint
  var strokeWidth: Track<Vector>?
  var tracking: Track<Vector>?

  /// True if the animator changes colors or the stroke.
  var paints: Bool { !fill.isEmpty || !stroke.isEmpty || strokeWidth != nil }
}
