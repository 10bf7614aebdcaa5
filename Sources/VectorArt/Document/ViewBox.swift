import Geometry

/// The mapping from the coordinates of a drawing, symbol, or image to a viewport.
struct ViewBox: Hashable {
  /// The alignment of a view box in its viewport along one axis.
  enum Alignment: String {
    case min = "Min"
    case mid = "Mid"
    case max = "Max"

    /// The fraction of the leftover space that is placed before the view box.
    var share: Double {
      switch self {
      case .min: 0
      case .mid: 0.5
      case .max: 1
      }
    }
  }

  /// The value of `preserveAspectRatio`.
  struct AspectRatio: Hashable {
    var x = Alignment.mid
    var y = Alignment.mid
    var isSlice = false
    /// True if the view box is stretched to fill the viewport (`none`).
    var isFree = false

    init() {}

    /// Parses `preserveAspectRatio`; an invalid value means the default.
    init(_ text: String?) {
      var words = text?.words ?? []
      if words.first == "defer" { words.removeFirst() }
      guard let name = words.first else { return }
      if name == "none" {
        isFree = true
      } else if name.count == 8, name.hasPrefix("x"), name.dropFirst(4).hasPrefix("Y"),
        let x = Alignment(rawValue: String(name.dropFirst().prefix(3))),
        let y = Alignment(rawValue: String(name.suffix(3)))
      {
        (self.x, self.y) = (x, y)
        isSlice = words.dropFirst().first == "slice"
      }
    }
  }

  var rect: Rect
  var aspectRatio: AspectRatio

  /// Reads the `viewBox` of an element; nil if it is missing, invalid, or without area.
  init?(_ element: Element) {
    guard let numbers = element["viewBox"].flatMap(ViewBox.numbers), numbers.count == 4, numbers[2] > 0, numbers[3] > 0
    else { return nil }
    self.init(
      Rect(numbers[0], numbers[1], numbers[2], numbers[3]),
      aspectRatio: AspectRatio(element["preserveAspectRatio"]))
  }

  init(_ rect: Rect, aspectRatio: AspectRatio) {
    self.rect = rect
    self.aspectRatio = aspectRatio
  }

  /// Returns the transform from user units to a viewport of the given size with its corner at the origin.
  func transform(to size: Size) -> AffineTransform {
    var x = size.width / rect.width
    var y = size.height / rect.height
    if !aspectRatio.isFree {
      let both = aspectRatio.isSlice ? max(x, y) : min(x, y)
      (x, y) = (both, both)
    }
    let left = aspectRatio.isFree ? 0 : (size.width - rect.width * x) * aspectRatio.x.share
    let top = aspectRatio.isFree ? 0 : (size.height - rect.height * y) * aspectRatio.y.share
    return AffineTransform(a: x, b: 0, c: 0, d: y, tx: left - rect.minX * x, ty: top - rect.minY * y)
  }

  /// Parses numbers separated by white space or commas; nil if the text contains anything else.
  static func numbers(_ text: String) -> [Double]? {
    var scanner = ValueScanner(text.trimmed)
    var numbers: [Double] = []
    while !scanner.isAtEnd {
      guard let number = scanner.number() else { return nil }
      numbers.append(number)
      scanner.skipSeparator()
    }
    return numbers
  }
}
