/// A text layer's content.
struct TextModel: Sendable {
  /// A text with its looks, at one time.
  struct Document: Sendable {
    var text: String
    var font: String
    var size: Double
    var color: Vector?
    var strokeColor: Vector?
    var strokeWidth: Double
    var isStrokeOverFill: Bool
    /// 0 left, 1 right, 2 center, further ones justify.
    var justification: Int
    var lineHeight: Double
    /// In thousandths of the size.
    var tracking: Double
    var baselineShift: Double
    /// True if letters are shown as capitals.
    var isCapitals: Bool
    /// The box that lines wrap in; nil for none.
    var boxSize: SIMD2<Double>?
    var boxPosition: SIMD2<Double>

    /// The part of the space beside a line that lies before it.
    var alignment: Double {
      switch justification {
      case 1: 1
      case 2: 0.5
      default: 0
      }
    }
  }

  /// The parts of a text that have an anchor point of their own.
  enum Grouping: Int, Sendable { case characters = 1, words, lines, all }

  /// The documents with their start frames.
  var documents: [(time: Double, document: Document)]
  var animators: [TextAnimator]
  var path: TextPathModel?
  /// The characters that share an anchor point.
  var grouping = Grouping.characters
  /// The distance of the groups' anchor points from the middle of the baseline, in per cent.
  var groupAlignment = Track<Vector>(.zero)
  /// True if lines end with the tracking of their last character, as in Core Animation.
  var hasTrackingAtEnds = false

  /// The document at a frame.
  func document(at frame: Double) -> Document? {
    (documents.last { $0.time <= frame } ?? documents.first)?.document
  }
}

/// The path that a text is set along.
struct TextPathModel: Sendable {
  /// The number of the mask whose path it is.
  var mask: Int
  var firstMargin: Track<Vector>
  var lastMargin: Track<Vector>
  /// Not 0 if letters turn with the path.
  var isPerpendicular: Track<Vector>
  /// Not 0 if it goes from the path’s end to its beginning.
  var isReversed: Track<Vector>
}

/// Changes of a range of a text's characters.
struct TextAnimator: Sendable {
  enum Basis: Int, Sendable { case characters = 1, charactersWithoutSpaces, words, lines }

  /// The range.
  struct Selector: Sendable {
    var start: Track<Vector>
    /// nil for the end of the text.
    var end: Track<Vector>?
    var offset: Track<Vector>
    /// In per cent.
    var amount: Track<Vector>
    var basis: Basis
    /// 1 square, 2 ramp up, 3 ramp down, 4 triangle, 5 round, 6 smooth.
    var shape: Int
    /// True if start, end and offset are counts and not per cent.
    var isIndexed: Bool
    var easeHigh: Track<Vector>
    var easeLow: Track<Vector>
    /// The softness of a square's edges, in per cent.
    var smoothness: Track<Vector>
    /// True if the order of the units is random.
    var isRandom: Bool
  }

  /// Changes of a color.
  struct Paint: Sendable {
    var color: Track<Vector>?
    /// In degrees.
    var hue: Track<Vector>?
    /// In per cent.
    var saturation: Track<Vector>?
    /// In per cent.
    var brightness: Track<Vector>?
    /// In per cent.
    var opacity: Track<Vector>?

    /// True if it changes nothing.
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

  /// True if it changes colors or the stroke.
  var paints: Bool { !fill.isEmpty || !stroke.isEmpty || strokeWidth != nil }
}
