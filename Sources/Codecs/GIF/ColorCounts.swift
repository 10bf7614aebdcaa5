/// Counts pixels by color until there are more colors than a table can hold.
struct ColorCounts {
  private var table = ColorTable()
  private var counts: [Int] = []
  private var last: (color: OpaqueColor, number: Int)?
  private var isFull = false

  /// The colors in order of appearance, with their counts; nil if there are too many.
  var all: [(color: OpaqueColor, count: Int)]? {
    isFull ? nil : zip(table.colors, counts).map { ($0, $1) }
  }

  /// Counts the pixels of the runs that draw a color.
  mutating func add(_ stretches: Span<Stretch>) {
    if isFull { return }
    for index in stretches.indices where !stretches[index].stays {
      let color = stretches[index].color
      if last?.color != color {
        guard let number = table.number(adding: color, limit: ColorTable.capacity) else {
          isFull = true
          return
        }
        last = (color, Int(number))
        if counts.count < table.colors.count { counts.append(0) }
      }
      if let last { counts[last.number] += stretches[index].count }
    }
  }
}
