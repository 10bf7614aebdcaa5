/// Counts pixels by color, as long as a table could hold all colors.
struct ColorCounts {
  private var table = ColorTable()
  private var counts: [Int] = []
  private var last: (color: OpaqueColor, number: Int)?
  private var isFull = false

  /// The colors, in the order they came, with their counts; nil when there are too many.
  var all: [(color: OpaqueColor, count: Int)]? {
    isFull ? nil : zip(table.colors, counts).map { ($0, $1) }
  }

  /// Counts the pixels of stretches that get a color.
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
