import LayerTree

/// Leaves out as little of a text as it takes to fit a width, for an ellipsis.
struct LineTruncation {
  private let characters: [Character]
  private let place: TextContent.Truncation
  private let base: UInt8
  private let typesetter: Typesetter

  init(text: String, place: TextContent.Truncation, base: UInt8, typesetter: Typesetter) {
    characters = Array(text)
    self.place = place
    self.base = base
    self.typesetter = typesetter
  }

  /// The text with as many characters as fit; the ellipsis alone if none do.
  func fitting(_ width: Double) -> MeasuredParagraph {
    // Twice as many until they are too many, so that what it costs depends on the width and not on the text.
    var fits = 0
    var most = 1
    while most <= characters.count, self.fits(most, width) {
      fits = most
      most = most == characters.count ? most + 1 : min(most * 2, characters.count)
    }
    var tooMany = min(most, characters.count + 1)
    while tooMany - fits > 1 {
      let middle = (fits + tooMany) / 2
      if self.fits(middle, width) { fits = middle } else { tooMany = middle }
    }
    return keeping(fits)
  }

  private func fits(_ count: Int, _ width: Double) -> Bool {
    let paragraph = keeping(count)
    return paragraph.width(of: 0..<paragraph.count) <= width + MeasuredParagraph.tolerance
  }

  /// The text with `count` characters and the ellipsis.
  private func keeping(_ count: Int) -> MeasuredParagraph {
    let (head, tail) =
      switch place {
      case .start: (0, count)
      case .middle: ((count + 1) / 2, count / 2)
      case .end, .none: (count, 0)
      }
    var text = String(characters.prefix(head))
    while text.last == " " { text.removeLast() }
    return typesetter.measured(text + "…" + String(characters.suffix(tail)), base: base)
  }
}
