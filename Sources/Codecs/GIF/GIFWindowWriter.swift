import Pixels

/// Writes windows of frames, each as images drawn over the canvas that the previous windows left.
struct GIFWindowWriter: ~Copyable, Sendable {
  /// The canvas as players display it.
  let canvas: GIFCanvas
  private var writer: GIFWriter?
  /// The table of the first window, reused by later ones if its error is small enough.
  private var firstTable: GIFTable?
  /// The images of the first windows, held until the global table is chosen.
  private var pending: [GIFCodedImage] = []
  /// The global table, once it is written.
  private var global: (colors: [OpaqueColor], bits: Int)?
  /// The distortion accepted for each bit saved, fixed by the first lossy window so that all windows agree.
  private var errorPerBit = 0.0
  private let plays: Int
  private let loss: GIFLoss

  /// The size of the pending codes, in bytes, at which the global table is chosen, although more images follow.
  private static let maximumPendingByteCount = 2 << 20

  init(width: Int, height: Int, plays: Int, loss: GIFLoss) {
    canvas = GIFCanvas(width: width, height: height)
    self.plays = plays
    self.loss = loss
  }

  /// Plans the images of the next window.
  ///
  /// - Parameters:
  ///   - window: The frames.
  ///   - jobs: The number of threads that choose colors.
  /// - Returns: The plan, to be encoded on the canvas.
  mutating func plan(_ window: GIFWindow, jobs: Int = 1) -> GIFWindowPlan {
    let palettes = GIFPalettes(for: window, global: firstTable, loss: loss, jobs: jobs)
    if firstTable == nil { firstTable = palettes.table }
    if errorPerBit == 0 { errorPerBit = palettes.errorPerBit }
    return GIFWindowPlan(for: window, palettes, errorPerBit: errorPerBit, loss: loss, jobs: jobs)
  }

  /// Writes the images of a window, or holds them back until the global table can be chosen.
  ///
  /// - Parameters:
  ///   - plan: The plan of the images.
  ///   - codes: The codes of each image.
  ///   - jobs: The number of threads that choose tables.
  /// - Returns: The bytes of the file that are ready, as a list of byte arrays.
  /// - Throws: ``ImageError/cannotEncode(_:reason:)`` with giflib's reason.
  mutating func write(_ plan: GIFWindowPlan, _ codes: [GIFCodes], jobs: Int = 1) throws(ImageError) -> [[UInt8]] {
    var images = zip(plan.images, codes).map { image, codes in
      GIFCodedImage(
        table: image.table, codes: codes, centiseconds: image.frame.centiseconds, disposal: image.frame.disposal,
        hasClear: plan.hasClear)
    }
    if writer == nil {
      images = pending + images
      if plan.hasMore, images.reduce(0, { $0 + $1.codes.bytes.count }) < GIFWindowWriter.maximumPendingByteCount {
        pending = images
        return []
      }
      pending = []
    }
    let fitting = GIFTableFitting(
      images, global: global, with: plan.hasMore ? firstTable?.colors ?? [] : [], jobs: jobs)
    global = (fitting.global, fitting.globalBits)
    if writer == nil {
      writer = try GIFWriter(
        width: canvas.width, height: canvas.height, colors: fitting.global, bits: fitting.globalBits, plays: plays)
    }
    var pieces: [[UInt8]] = []
    for (image, fitted) in zip(images, fitting.images) {
      try put(fitted, centiseconds: image.centiseconds, image.disposal)
      pieces.append(writer?.takeBytes() ?? [])
    }
    return pieces
  }

  /// Ends the file.
  mutating func finish() throws(ImageError) -> [UInt8] {
    try writer?.finish()
    return writer?.takeBytes() ?? []
  }

  private mutating func put(
    _ image: GIFTableFitting.Image, centiseconds: Int, _ disposal: GIFWriter.Disposal
  ) throws(ImageError) {
    var rest = centiseconds
    func nextDelay() -> Int {
      // The remainder must not be shorter than the shortest delay that players support.
      var delay = min(rest, GIFWriter.maximumDelay)
      if (1..<FrameSchedule.minimumGIFDelay).contains(rest - delay) { delay -= FrameSchedule.minimumGIFDelay }
      rest -= delay
      return delay
    }
    let delay = nextDelay()
    try writer?.write(
      image.codes, colors: image.colors, centiseconds: delay, disposal: rest == 0 ? disposal : .keep)
    while rest > 0 {
      // A longer delay continues with an image that changes nothing, with the same rectangle, so that its disposal
      // clears it.
      let rectangle = disposal == .keep ? PixelRect(x: 0, y: 0, width: 1, height: 1) : image.codes.rectangle
      let delay = nextDelay()
      try writer?.write(
        GIFWindowWriter.idleCodes(rectangle), colors: GIFWindowWriter.idleColors,
        centiseconds: delay, disposal: rest == 0 ? disposal : .keep)
    }
  }

  /// The table of images that change nothing.
  private static let idleColors = [OpaqueColor(red: 0, green: 0, blue: 0)]

  private static func idleCodes(_ rectangle: PixelRect) -> GIFCodes {
    let canvas = GIFCanvas(width: rectangle.width, height: rectangle.height)
    let transparentIndex: UInt8 = 1
    let symbolBits = 2
    var rows = GIFImageRows()
    rows.begin(PixelRect(x: 0, y: 0, width: rectangle.width, height: rectangle.height), rowCount: rectangle.height)
    rows.append(above: rectangle.height)
    rows.leaveAll(transparentIndex)
    var coder = LZWEncoder(beamWidth: 1)
    coder.begin(
      LZWEncoder.Image(
        rectangle: rows.rectangle, colors: idleColors, transparentIndex: transparentIndex, symbolBits: symbolBits,
        errorPerBit: 0),
      weights: PixelWeights(at: 0, lastingWeight: 1))
    coder.encode(above: rectangle.height, of: rows, on: canvas)
    return GIFCodes(
      bytes: coder.bytes, symbols: GIFSymbols(transparentIndex: transparentIndex, bits: symbolBits),
      rectangle: rectangle)
  }
}
