import Geometry
import LayerTree

/// Stacks lines vertically.
struct LineStack {
  private let typesetter: Typesetter
  private let width: Double
  private(set) var lines: [TextLine] = []
  /// For each line, true if it runs from right to left.
  private var startsRight: [Bool] = []
  private var size = Size.zero

  init(typesetter: Typesetter, width: Double) {
    self.typesetter = typesetter
    self.width = width
  }

  /// Adds a line below the others.
  ///
  /// A fixed height adds space, or removes it, above the letters, as in Core Text.
  ///
  /// - Parameters:
  ///   - line: The line, beginning at the origin.
  ///   - paragraph: The paragraph that the line is part of.
  ///   - measured: The width needed to keep the line's breaks.
  mutating func add(_ line: TextLine, of paragraph: MeasuredParagraph, measured: Double = 0) {
    let content = typesetter.content
    var line = line
    if let height = content.fixedLineHeight {
      line.move(x: 0, y: size.height + height - (content.textRuns.isEmpty ? typesetter.standard.descent : line.descent))
      size.height += height
    } else {
      line.move(x: 0, y: size.height + line.ascent)
      size.height += line.ascent + line.descent + line.lineGap
    }
    size.width = max(size.width, line.width, measured)
    lines.append(line)
    startsRight.append(paragraph.base == 1)
  }

  /// Returns the layout, with each line aligned to its side.
  func layout() -> TextLayout {
    let content = typesetter.content
    let room = width.isFinite ? width : size.width
    var lines = lines
    for index in lines.indices {
      let free = room - lines[index].width
      let indent =
        switch content.textAlignment {
        case .left: 0.0
        case .center: free / 2
        case .right: free
        case .natural, .justified: startsRight[index] ? free : 0
        }
      lines[index].move(x: indent, y: 0)
    }
    return TextLayout(lines: lines, size: size)
  }
}
