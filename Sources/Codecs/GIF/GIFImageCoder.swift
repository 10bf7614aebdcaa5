import Arithmetic
import Pixels

/// Encodes the images of a window, each from the top of the canvas down, as far as the images before it are done.
///
/// The content of an image depends, row by row, on the images before it, and on nothing below. So the next image can
/// begin when the first rows of one are done, and many can be in progress at once, each some rows behind the one
/// before, with the same codes.
struct GIFImageCoder: ~Copyable {
  private let plan: GIFWindowPlan
  private let canvas: GIFCanvas
  private var encoder: LZWEncoder
  private var ditherer: Ditherer
  /// Finds the colors of the common table.
  private var map: PaletteMap
  /// Finds the nearest color of an image's local color table.
  private var ownMap: PaletteMap
  private var ownTable: GIFTable
  /// The numbering of the image's symbols.
  private var symbols: GIFSymbols
  /// The fewest codes found so far of a small image.
  private var best: GIFCodes?
  /// The rows between ``doneRow`` and ``madeRow``.
  private var made = GIFImageRows()
  private var index = 0
  /// The canvas rows that the current image covers.
  private var rows = 0..<0
  /// All of them above this one are made into numbers.
  private var madeRow = 0
  /// All rows above this one are shown and encoded, except rows to refine.
  private var doneRow = 0
  /// True if the image is shown, and is to be encoded once more.
  private var isUnrefined = false

  /// The number of rows encoded in one step.
  private static let bandHeight = 16
  /// The default run length of unchanged pixels between changed ones below which their colors are cheaper than the
  /// transparent index.
  private static let usualStretch = 16
  /// The same for images most of whose pixels stay.
  private static let sparseStretch = 2
  /// The shortest and longest of such stretches.
  private static let stretches: ClosedRange<Float> = 2...512
  /// Pixels that stay are drawn at first if that makes fewer runs than this, for each one if they are left.
  private static let fewRuns = 0.75
  /// The area of images encoded in all ways.
  private static let tinyArea = 10_000
  /// The same for images whose codes take ``busyBytes`` or more, where there is more to save.
  private static let busyArea = 30_000
  private static let busyBytes = 1000
  /// The largest area of images encoded in several ways.
  private static let smallArea = 1 << 18
  /// The same limit at the highest efforts for images with little loss; encoding these is faster.
  private static let thoroughArea = 1 << 22
  /// The largest number of changed pixels of images with more loss.
  private static let fewChanges = 1 << 13

  /// Makes a coder of images over a canvas.
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

  /// True if the image is encoded in several ways, and therefore as a whole.
  private var isSmall: Bool {
    if plan.loss.isQuick { return false }
    let area = image.frame.rectangle.area
    if losesLittle { return area <= (plan.loss.isThorough ? GIFImageCoder.thoroughArea : GIFImageCoder.smallArea) }
    return area <= GIFImageCoder.smallArea && image.frame.changes.pixelCount <= GIFImageCoder.fewChanges
  }

  /// True if the codes of the image lose nothing, or next to nothing.
  private var losesLittle: Bool { image.errorPerBit < GIFLoss.littleErrorPerBit }

  /// True if most pixels of the image stay.
  private var isSparse: Bool { image.frame.changes.pixelCount * 4 < image.frame.rectangle.area }

  /// Begins an image.
  mutating func begin(_ index: Int) {
    self.index = index
    let rectangle = image.frame.rectangle
    rows = rectangle.y..<rectangle.maxY
    made.begin(rectangle, rowCount: isSmall ? rows.count : GIFImageCoder.bandHeight + longestString)
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

  /// The weights of errors.
  private var weights: PixelWeights { PixelWeights(at: index, lastingWeight: plan.loss.lastingWeight) }

  /// True if the image is done.
  var isDone: Bool { isShown && !isUnrefined }

  private var isShown: Bool { doneRow == rows.upperBound }

  /// The images before must be done with all rows above this one before ``goOn()``.
  var wantedRow: Int {
    if isSmall { return rows.upperBound }
    return min(rows.upperBound, doneRow + GIFImageCoder.bandHeight + longestString)
  }

  /// The largest number of further rows that the longest string may reach into.
  private var longestString: Int { LZWDictionary.capacity / image.frame.rectangle.width + 2 }

  /// The images after may change all rows above this one.
  var freeRow: Int {
    if isShown { return canvas.height }
    // Patterns depend on the colors some rows above.
    return image.usesVisibility || plan.loss.dither != .none ? doneRow - GIFCanvas.reach : doneRow
  }

  /// Does some rows more.
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

  /// The length from which runs of unchanged pixels use the transparent index: half the length of recent strings.
  private var shortStretch: Int {
    guard doneRow > rows.lowerBound else { return isSparse ? GIFImageCoder.sparseStretch : GIFImageCoder.usualStretch }
    let (least, most) = (GIFImageCoder.stretches.lowerBound, GIFImageCoder.stretches.upperBound)
    return Int(saturating: Double(min(most, max(least, encoder.meanStringLength / 2))))
  }

  /// The permitted changes of an encoding of a small image.
  private enum Way {
    /// Symbols, where the saved bits outweigh the error.
    case lossy
    /// Nothing.
    case exact
    /// Symbols that have alternates.
    case alternating
  }

  /// Shows a small image as a whole.
  private mutating func doAll() {
    make(rows)
    // The loss is decided during encoding; the final encoding has no influence on later images.
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

  /// Encodes the remaining changed pixels without loss, in several ways, and keeps the smallest: where a pixel's color
  /// is unchanged, its number and the transparent index are equivalent.
  private mutating func refine() {
    var smallest = made.numbers
    if image.errorPerBit == 0 { encodeAll(.exact) }
    if let own = image.transparentIndex {
      let isBusy = codes.bytes.count >= GIFImageCoder.busyBytes
      let area = isBusy ? GIFImageCoder.busyArea : GIFImageCoder.tinyArea
      let isTiny = plan.loss.isThorough || losesLittle || image.frame.rectangle.area < area
      // Without runs of such lengths the encoding would be the same again.
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

  /// Encodes all rows of the image, and keeps the codes if they are the smallest so far.
  ///
  /// - Parameter way: The allowed changes.
  /// - Returns: True if they are kept.
  @discardableResult
  private mutating func encodeAll(_ way: Way) -> Bool {
    let isLossy = way != .exact
    symbols = GIFSymbols(image.transparentIndex, isUsed: made.isUsed, isLossy: isLossy)
    // Symbols are numbered as in the table before and after.
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

  /// Makes numbers of some rows.
  private mutating func make(_ rows: Range<Int>) {
    canvas.foresee(rows, in: plan.images, from: index)
    if image.table == plan.table {
      canvas.make(rows, of: image, index, map: &map, ditherer: &ditherer, into: &made)
    } else {
      canvas.make(rows, of: image, index, map: &ownMap, ditherer: &ditherer, into: &made)
    }
  }

  /// Notes the other numbers of all pixels.
  ///
  /// - Returns: The rectangle of the pixels that change.
  @discardableResult
  private mutating func noteAlternates() -> PixelRect {
    image.table == plan.table
      ? canvas.noteAlternates(of: image, map: &map, in: made) : canvas.noteAlternates(of: image, map: &ownMap, in: made)
  }

  /// Draws short stretches of pixels that stay in rows that have been made.
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
