import Pixels

/// Writes frames as images over what the images before have drawn.
struct GIFImageWriter: ~Copyable, Sendable {
  private let canvas: GIFCanvas
  private var coder: PhraseCoder
  private var ditherer: Ditherer
  private var writer: GIFWriter?
  private var global: GIFTable?
  private var current: GIFTable?
  /// How much error may buy a bit: what the first window that loses anything found, so that all are alike.
  private var errorPerBit = 0.0
  private let plays: Int
  private let loss: GIFLoss

  /// The longest delay that the format can hold, in hundredths of a second.
  private static let longestDelay = 65_535
  /// Pixels that stay between changed ones are cheaper as colours than left as they are in shorter stretches than this.
  private static let shortStretch = 16
  /// Images of fewer bytes, and in a smaller area, are made both ways.
  private static let smallBytes = 4096
  private static let smallArea = 1 << 17

  init(width: Int, height: Int, plays: Int, loss: GIFLoss) {
    canvas = GIFCanvas(width: width, height: height)
    ditherer = Ditherer(loss.dither, width: width)
    coder = PhraseCoder(beamWidth: loss.beamWidth)
    self.plays = plays
    self.loss = loss
  }

  /// Writes the frames of a window.
  ///
  /// - Returns: The bytes.
  mutating func write(_ window: GIFWindow) throws(ImageError) -> [UInt8] {
    let palettes = GIFPalettes(for: window, global: global, loss: loss)
    if writer == nil {
      writer = try GIFWriter(
        width: canvas.width, height: canvas.height, table: palettes.table, plays: plays)
      global = palettes.table
    }
    if errorPerBit == 0 { errorPerBit = palettes.errorPerBit }
    let errorPerBit = palettes.areExact ? 0 : errorPerBit
    var map = PaletteMap(palettes.table.colors)
    for index in window.frames.indices {
      let frame = window.frames[index]
      let following = window.frames[(index + 1)...]
      if !palettes.areExact, let table = ownTable(for: frame, &map) {
        var map = PaletteMap(table.colors)
        try write(frame, table, &map, following: following, errorPerBit: 0)
      } else if index == 0, let table = palettes.openingTable {
        var map = PaletteMap(table.colors)
        try write(frame, table, &map, following: following, errorPerBit: palettes.openingErrorPerBit)
      } else {
        try write(frame, palettes.table, &map, following: following, errorPerBit: errorPerBit)
      }
    }
    return writer?.takeBytes() ?? []
  }

  /// Ends the file.
  consuming func finish() throws(ImageError) -> [UInt8] {
    try writer?.finish()
    return writer?.takeBytes() ?? []
  }

  /// An exact table for a frame of few colours that another table would show badly; nil for others.
  private func ownTable(for frame: GIFWindow.Frame, _ map: inout PaletteMap) -> GIFTable? {
    let stretches = frame.changes.stretches.span
    let hasStill = frame.changes.pixelCount < frame.rectangle.area
    let limit = min(loss.colors, hasStill ? ColorTable.capacity - 1 : ColorTable.capacity)
    var table = ColorTable()
    var (error, count) = (0, 0)
    for index in stretches.indices where !stretches[index].stays {
      let (color, pixels) = (stretches[index].color, stretches[index].count)
      if table.number(adding: color, limit: limit) == nil { return nil }
      let number = map.number(nearestTo: color)
      error += pixels * color.squaredDistance(to: map.colors[Int(number)])
      count += pixels
    }
    return Double(error) > loss.ownTableError * Double(count) ? GIFTable(colors: table.colors) : nil
  }

  private mutating func write(
    _ frame: GIFWindow.Frame, _ table: GIFTable, _ map: inout PaletteMap, following: ArraySlice<GIFWindow.Frame>,
    errorPerBit: Double
  ) throws(ImageError) {
    if table != current {
      canvas.renumber(by: ColorTable(table.colors))
      current = table
    }
    let image = PhraseCoder.Image(
      rectangle: frame.rectangle, colors: table.colors, still: table.still, symbolBits: table.symbolBits,
      errorPerBit: errorPerBit)
    func make(_ shortStretch: Int) {
      canvas.makeImage(
        of: frame.changes, in: frame.rectangle, map: &map, ditherer: &ditherer, still: table.still,
        shortStretch: shortStretch,
        following: following)
      coder.encode(image, on: canvas)
    }
    make(GIFImageWriter.shortStretch)
    if coder.bytes.count < GIFImageWriter.smallBytes, frame.rectangle.area <= GIFImageWriter.smallArea {
      let size = coder.bytes.count
      make(.max)
      if coder.bytes.count > size { make(GIFImageWriter.shortStretch) }
    }
    canvas.show(frame.rectangle, colors: table.colors, still: table.still)
    try put(coder.bytes, frame, table)
    if frame.disposal == .clear { canvas.clear(frame.rectangle) }
  }

  private mutating func put(_ codes: [UInt8], _ frame: GIFWindow.Frame, _ table: GIFTable) throws(ImageError) {
    var rectangle = frame.rectangle
    var codes = codes
    var rest = frame.centiseconds
    repeat {
      // What is left over must not be shorter than players show.
      var delay = min(rest, GIFImageWriter.longestDelay)
      if (1..<FrameSchedule.shortestGIFDelay).contains(rest - delay) { delay -= FrameSchedule.shortestGIFDelay }
      rest -= delay
      try writer?.write(
        codes, in: rectangle, table: table, hasOwnTable: table != global, centiseconds: delay,
        disposal: rest == 0 ? frame.disposal : .keep)
      if rest > 0 {
        // A longer delay goes on with an image that changes nothing, and leaves the same rectangle to be disposed of.
        if frame.disposal == .keep { rectangle = PixelRect(x: 0, y: 0, width: 1, height: 1) }
        canvas.leave(rectangle, still: table.still)
        coder.encode(
          PhraseCoder.Image(
            rectangle: rectangle, colors: table.colors, still: table.still, symbolBits: table.symbolBits,
            errorPerBit: 0), on: canvas)
        codes = coder.bytes
      }
    } while rest > 0
  }
}
