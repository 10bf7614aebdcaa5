import Pixels

/// Writes windows of frames, each as images over what the windows before have drawn.
struct GIFWindowWriter: ~Copyable, Sendable {
  /// The canvas as players show it.
  let canvas: GIFCanvas
  private var writer: GIFWriter?
  private var global: GIFTable?
  /// The distortion accepted for each bit saved, taken from the first lossy window so that all windows agree.
  private var errorPerBit = 0.0
  private let plays: Int
  private let loss: GIFLoss

  init(width: Int, height: Int, plays: Int, loss: GIFLoss) {
    canvas = GIFCanvas(width: width, height: height)
    self.plays = plays
    self.loss = loss
  }

  /// Plans the images of the next window, which are to be coded on the canvas.
  ///
  /// - Parameters:
  ///   - window: The frames.
  ///   - jobs: How many threads choose colors.
  /// - Returns: How they are made.
  mutating func plan(_ window: GIFWindow, jobs: Int = 1) -> GIFWindowPlan {
    let palettes = GIFPalettes(for: window, global: global, loss: loss, jobs: jobs)
    if global == nil { global = palettes.table }
    if errorPerBit == 0 { errorPerBit = palettes.errorPerBit }
    return GIFWindowPlan(for: window, palettes, errorPerBit: errorPerBit, loss: loss, jobs: jobs)
  }

  /// Writes the images of a window.
  ///
  /// - Parameters:
  ///   - plan: How they were made.
  ///   - codes: The codes of each, in place of which its part of the file comes: both are large.
  /// - Throws: ``ImageError/cannotEncode(_:reason:)`` with giflib's reason.
  mutating func write(_ plan: GIFWindowPlan, _ codes: inout [GIFCodes]) throws(ImageError) {
    if writer == nil {
      writer = try GIFWriter(width: canvas.width, height: canvas.height, table: plan.table, plays: plays)
    }
    for (index, image) in plan.images.enumerated() {
      try put(image, codes[index])
      codes[index].bytes = writer?.takeBytes() ?? []
    }
  }

  /// Ends the file.
  mutating func finish() throws(ImageError) -> [UInt8] {
    try writer?.finish()
    return writer?.takeBytes() ?? []
  }

  private mutating func put(_ image: GIFWindowPlan.Image, _ codes: GIFCodes) throws(ImageError) {
    let frame = image.frame
    var rest = frame.centiseconds
    func nextDelay() -> Int {
      // What is left over must not be shorter than players show.
      var delay = min(rest, GIFWriter.longestDelay)
      if (1..<FrameSchedule.shortestGIFDelay).contains(rest - delay) { delay -= FrameSchedule.shortestGIFDelay }
      rest -= delay
      return delay
    }
    let delay = nextDelay()
    try writer?.write(
      codes, in: frame.rectangle, table: image.table, hasOwnTable: image.table != global, centiseconds: delay,
      disposal: rest == 0 ? frame.disposal : .keep)
    while rest > 0 {
      // A longer delay goes on with an image that changes nothing, and leaves the same rectangle to be disposed of.
      let rectangle = frame.disposal == .keep ? PixelRect(x: 0, y: 0, width: 1, height: 1) : frame.rectangle
      let delay = nextDelay()
      try writer?.write(
        GIFWindowWriter.idleCodes(rectangle), in: rectangle, table: GIFWindowWriter.idleTable, hasOwnTable: true,
        centiseconds: delay, disposal: rest == 0 ? frame.disposal : .keep)
    }
  }

  /// The table of images that change nothing.
  private static let idleTable = GIFTable(colors: [OpaqueColor(red: 0, green: 0, blue: 0)])

  private static func idleCodes(_ rectangle: PixelRect) -> GIFCodes {
    let canvas = GIFCanvas(width: rectangle.width, height: rectangle.height)
    let transparentIndex: UInt8 = 1
    var rows = GIFImageRows()
    rows.begin(PixelRect(x: 0, y: 0, width: rectangle.width, height: rectangle.height), rowCount: rectangle.height)
    rows.append(above: rectangle.height)
    rows.leaveAll(transparentIndex)
    var coder = LZWEncoder(beamWidth: 1)
    coder.begin(
      LZWEncoder.Image(
        rectangle: rows.rectangle, colors: idleTable.colors,
        transparentIndex: transparentIndex, symbolBits: idleTable.symbolBits, errorPerBit: 0),
      weights: PixelWeights(at: 0, lastingWeight: 1))
    coder.encode(above: rectangle.height, of: rows, on: canvas)
    return GIFCodes(bytes: coder.bytes, symbols: GIFSymbols(of: idleTable))
  }
}
