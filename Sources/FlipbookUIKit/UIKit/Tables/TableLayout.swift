import Foundation

/// The arrangement of a table's rows, headers, and footers from top to bottom.
struct TableLayout {
  /// A row, a header, or a footer.
  struct Part {
    /// The distance from the top of the content, in points.
    var top: CGFloat
    /// The height, in points; 0 if there is nothing to show.
    var height: CGFloat
    /// The bottom edge.
    var bottom: CGFloat { top + height }

    /// Returns a Boolean value that indicates whether the part is inside a rectangle, at least partly.
    func isVisible(in bounds: CGRect) -> Bool { top < bounds.maxY && bottom > bounds.minY }
  }

  /// A section.
  struct Section {
    /// The header.
    var header: Part
    /// The rows.
    var rows: [Part]
    /// The footer.
    var footer: Part
  }

  /// The sections.
  private(set) var sections: [Section] = []
  /// The bottom edge of the last section.
  private(set) var bottom: CGFloat

  /// Creates a layout without sections, below the table's own header.
  init(top: CGFloat) { bottom = top }

  /// Appends a section, with a space above its header.
  mutating func append(space: CGFloat, header: CGFloat, rows: [CGFloat], footer: CGFloat) {
    func next(_ height: CGFloat) -> Part {
      defer { bottom += height }
      return Part(top: bottom, height: height)
    }
    bottom += space
    sections.append(Section(header: next(header), rows: rows.map(next), footer: next(footer)))
  }

  /// Returns a row; nil if there is none at the path.
  func row(at path: IndexPath) -> Part? {
    guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.row) else {
      return nil
    }
    return sections[path.section].rows[path.row]
  }

  /// The paths of all rows, from top to bottom.
  var paths: [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].rows.indices.map { IndexPath(row: $0, section: section) }
    }
  }

  /// The number of rows in each section.
  var counts: [Int] { sections.map(\.rows.count) }

  /// Changes the height of a row, and moves what is below it.
  mutating func setHeight(_ height: CGFloat, at path: IndexPath) {
    guard let row = row(at: path), row.height != height else { return }
    let difference = height - row.height
    sections[path.section].rows[path.row].height = height
    for index in sections[path.section].rows.indices where index > path.row {
      sections[path.section].rows[index].top += difference
    }
    sections[path.section].footer.top += difference
    for index in sections.indices where index > path.section {
      sections[index].header.top += difference
      for row in sections[index].rows.indices { sections[index].rows[row].top += difference }
      sections[index].footer.top += difference
    }
    bottom += difference
  }
}
