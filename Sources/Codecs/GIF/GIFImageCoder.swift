import Arithmetic
import Pixels

/// Encodes the images of a window, each from top to bottom, as far as the preceding images are finished.
///
/// The rows of an image depend only on the rows above them and on the preceding images. So the next image can begin as
/// soon as the first rows of one are finished, and many can be in progress at once, each some rows behind its
/// predecessor. The codes are the same as if the images were encoded one after the other.
struct GIFImageCoder: ~Copyable {
  private let plan: GIFWindowPlan
  private let canvas: GIFCanvas
  private var encoder: LZWEncoder
  private var ditherer: Ditherer
  /// The map to the nearest colors of the table that the window's images share.
  private var map: PaletteMap
  /// The map to the nearest colors of the image's local color table.
  private var ownMap: PaletteMap
  private var ownTable: GIFTable
  /// The code size and the transparent index of the image.
  private var symbols: GIFSymbols
  /// The shortest codes found so far, for a small image.
  private var best: GIFCodes?
  /// The rows between ``doneRow`` and ``madeRow``.
  private var made = GIFImageRows()
  private var index = 0
  /// The canvas rows that the current image covers.
  private var rows = 0..<0
  /// The row above which all rows have been converted to color indices.
  private var madeRow = 0
  /// The row above which all rows have been drawn and encoded, except for refinement.
  private var doneRow = 0
  /// True if the image has been drawn, but will be encoded once more.
  private var isUnrefined = false

  /// The number of rows encoded in one step.
  private static let bandHeight = 16
  /// The default length below which runs of unchanged pixels are drawn in their colors, since the transparent index
  /// would cost more.
  private static let usualStretch = 16
  /// The default minimum length of transparent runs in images with mostly unchanged pixels.
  private static let sparseStretch = 2
  /// The range of minimum lengths of transparent runs.
  private static let stretches: ClosedRange<Float> = 2...512
  /// The ratio of runs, drawn to transparent, below which all unchanged pixels are drawn in their colors at first.
  private static let fewRuns = 0.75
  /// The area, in pixels, below which images are encoded in all ways.
  private static let tinyArea = 10_000
  /// The same limit for images whose codes take ``busyBytes`` or more, where more can be saved.
  private static let busyArea = 30_000
  private static let busyBytes = 1000
  /// The largest area, in pixels, of images that are encoded in several ways.
  private static let smallArea = 1 << 18
  /// The same limit at the highest efforts for images with little loss, since they are faster to encode.
  private static let thoroughArea = 1 << 22
  /// The largest number of changed pixels for images with more loss to be encoded in several ways.
  private static let fewChanges = 1 << 13

  /// Creates an encoder for the images of a window.
  init(_ plan: GIFWindowPlan, on canvas: GIFCanvas) {
    self.plan = plan
    self.canvas = canvas
    encoder = LZWEncoder(beamWidth: plan.loss.beamWidth)
    ditherer = Ditherer(plan.loss.dither, width: canvas.width)
    map = PaletteMap(plan.table.colors)
    ownMap = PaletteMap(plan.table.colors)
    ownTable = plan.table
    symbols = GIFSymbols(transparentIndex: plan.table.transparentIndex, bits: plan.table.symbolBits)
  }

  private var image: GIFWindowPlan.Image { plan.images[index] }

  /// True if the image is encoded in several ways, and therefore all rows at once.
  private var isSmall: Bool {
    if plan.loss.isQuick { return false }
    let area = image.frame.rectangle.area
    if losesLittle { return area <= (plan.loss.isThorough ? GIFImageCoder.thoroughArea : GIFImageCoder.smallArea) }
    return area <= GIFImageCoder.smallArea && image.frame.changes.pixelCount <= GIFImageCoder.fewChanges
  }

  /// True if the image is encoded with no loss, or almost none.
  private var losesLittle: Bool { image.errorPerBit < GIFLoss.littleErrorPerBit }

  /// True if most pixels of the image are unchanged.
  private var isSparse: Bool { image.frame.changes.pixelCount * 4 < image.frame.rectangle.area }

  /// Begins an image.
  mutating func begin(_ index: Int) {
    self.index = index
    let rectangle = image.frame.rectangle
    rows = rectangle.y..<rectangle.maxY
    made.begin(rectangle, rowCount: isSmall ? rows.count : GIFImageCoder.bandHeight + maximumStringRowCount)
    (madeRow, doneRow) = (rows.lowerBound, rows.lowerBound)
    if image.table != plan.table, image.table != ownTable {
      ownTable = image.table
      ownMap = PaletteMap(ownTable.colors)
    }
    symbols = image.symbols
    best = nil
    if !isSmall { encoder.begin(image.coding(symbols), weights: weights) }
  }

  /// The codes of the image.
  var codes: GIFCodes { best ?? GIFCodes(bytes: encoder.bytes, symbols: symbols, rectangle: image.frame.rectangle) }

  /// The weights of errors in pixels.
  private var weights: PixelWeights { PixelWeights(at: index, lastingWeight: plan.loss.lastingWeight) }

  /// True if the image is completely encoded.
  var isDone: Bool { isShown && !isUnrefined }

  private var isShown: Bool { doneRow == rows.upperBound }

  /// The row above which the preceding images must be finished before ``goOn()`` is called.
  var wantedRow: Int {
    if isSmall { return rows.upperBound }
    return min(rows.upperBound, doneRow + GIFImageCoder.bandHeight + maximumStringRowCount)
  }

  /// The maximum number of rows that the longest LZW string extends into.
  private var maximumStringRowCount: Int { LZWDictionary.capacity / image.frame.rectangle.width + 2 }

  /// The row above which the following images may change the canvas.
  var freeRow: Int {
    if isShown { return canvas.height }
    // Patterns depend on the colors of some rows above.
    return image.usesVisibility || plan.loss.dither != .none ? doneRow - GIFCanvas.reach : doneRow
  }

  /// Encodes the next rows.
  mutating func goOn() {
    if isUnrefined {
      refine()
    } else if isSmall {
      doAll()
    } else {
      doBand()
    }
  }

  private mutating func doBand() {
    let goal = min(rows.upperBound, doneRow + GIFImageCoder.bandHeight)
    let wantedRow = wantedRow
    let next = madeRow..<max(madeRow, wantedRow)
    make(next)
    fill(next, shortStretch: shortStretch)
    madeRow = max(madeRow, wantedRow)
    encoder.encode(above: goal, of: made, on: canvas)
    show(doneRow..<goal)
    made.drop(above: goal)
    doneRow = goal
  }

  /// The minimum length of runs of unchanged pixels that use the transparent index: half the mean length of recent
  /// strings.
  private var shortStretch: Int {
    guard doneRow > rows.lowerBound else { return isSparse ? GIFImageCoder.sparseStretch : GIFImageCoder.usualStretch }
    let (lower, upper) = (GIFImageCoder.stretches.lowerBound, GIFImageCoder.stretches.upperBound)
    return Int(saturating: Double(min(upper, max(lower, encoder.meanStringLength / 2))))
  }

  /// The kind of changes that an encoding of a small image may make.
  private enum Way {
    /// Any color index may change if the saved bits outweigh the error.
    case lossy
    /// No color index may change.
    case exact
    /// Color indices may be replaced with alternates of the same color.
    case alternating
  }

  /// Encodes and draws a small image as a whole.
  private mutating func doAll() {
    make(rows)
    // The losses are decided here; the final encoding has no influence on later images.
    if image.errorPerBit > 0 {
      noteAlternates()
      if let own = image.transparentIndex, made.drawnRuns(over: own) < GIFImageCoder.fewRuns {
        made.fill(own, shorterThan: Int.max)
      }
      encodeAll(.lossy)
    }
    let changed = noteAlternates()
    show(rows)
    doneRow = rows.upperBound
    isUnrefined = true
    if image.frame.disposal == .keep { made.crop(to: changed) }
  }

  /// Encodes the pixels that still change in several lossless ways, and keeps the smallest result: where a pixel's
  /// color is unchanged, its color index and the transparent index are equivalent.
  private mutating func refine() {
    var smallest = made.numbers
    if image.errorPerBit == 0 { encodeAll(.exact) }
    if let own = image.transparentIndex {
      let isBusy = codes.bytes.count >= GIFImageCoder.busyBytes
      let area = isBusy ? GIFImageCoder.busyArea : GIFImageCoder.tinyArea
      let isTiny = plan.loss.isThorough || losesLittle || image.frame.rectangle.area < area
      // If there are no such runs, the encoding would be the same again.
      if made.leave(own), encodeAll(.exact) { smallest = made.numbers }
      if isTiny || isSparse, made.fill(own, shorterThan: GIFImageCoder.usualStretch), encodeAll(.exact) {
        smallest = made.numbers
      }
      if isTiny || !isSparse, made.fill(own, shorterThan: Int.max), encodeAll(.exact) { smallest = made.numbers }
    }
    made.numbers = smallest
    encodeAll(.alternating)
    isUnrefined = false
  }

  /// Encodes all rows of the image, and keeps the codes if they are the shortest so far.
  ///
  /// - Parameter way: The permitted changes.
  /// - Returns: True if the codes are kept.
  @discardableResult
  private mutating func encodeAll(_ way: Way) -> Bool {
    let isLossy = way != .exact
    symbols = GIFSymbols(image.transparentIndex, isUsed: made.isUsed, isLossy: isLossy)
    // Outside of this function, the transparent index is the table's.
    if let own = image.transparentIndex, let other = symbols.transparentIndex { made.replace(own, with: other) }
    defer {
      if let own = image.transparentIndex, let other = symbols.transparentIndex { made.replace(other, with: own) }
    }
    var coding = image.coding(symbols)
    coding.usesAlternates = way == .alternating
    if way == .exact { coding.errorPerBit = 0 }
    coding.rectangle = made.rectangle
    encoder.begin(coding, weights: weights)
    var row = made.rectangle.y
    repeat {
      row = min(row + GIFImageCoder.bandHeight, made.rectangle.maxY)
      encoder.encode(above: row, of: made, on: canvas)
      if let best, best.bytes.count <= encoder.byteCount { return false }
    } while row < made.rectangle.maxY
    best = GIFCodes(bytes: encoder.bytes, symbols: symbols, rectangle: made.rectangle)
    return true
  }

  /// Converts some rows to color indices.
  private mutating func make(_ rows: Range<Int>) {
    canvas.foresee(rows, in: plan.images, from: index)
    if image.table == plan.table {
      canvas.make(rows, of: image, index, map: &map, ditherer: &ditherer, into: &made)
    } else {
      canvas.make(rows, of: image, index, map: &ownMap, ditherer: &ditherer, into: &made)
    }
  }

  /// Updates the alternate color indices of all pixels.
  ///
  /// - Returns: The bounding box of the changed pixels.
  @discardableResult
  private mutating func noteAlternates() -> PixelRect {
    image.table == plan.table
      ? canvas.noteAlternates(of: image, map: &map, in: made) : canvas.noteAlternates(of: image, map: &ownMap, in: made)
  }

  /// Draws short runs of unchanged pixels in their colors, in rows that have been converted.
  private mutating func fill(_ rows: Range<Int>, shortStretch: Int) {
    if image.table == plan.table {
      canvas.fill(rows, of: image, shortStretch: shortStretch, map: &map, in: made)
    } else {
      canvas.fill(rows, of: image, shortStretch: shortStretch, map: &ownMap, in: made)
    }
  }

  private func show(_ rows: Range<Int>) {
    let frame = image.frame
    canvas.show(rows, of: image, index, made)
    if frame.disposal == .clear { canvas.clear(rows, of: frame.rectangle) }
  }
}
