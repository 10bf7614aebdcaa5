import Pixels

/// Makes the images of a window into codes, each from the top of the canvas down, as far as those before it are done.
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
  /// Finds those of a table that an image has for itself.
  private var ownMap: PaletteMap
  private var ownTable: GIFTable
  /// The rows between ``doneRow`` and ``madeRow``.
  private var made = GIFImageRows()
  private var index = 0
  /// The rows that the image at hand has to do with.
  private var rows = 0..<0
  /// All of them above this one are made into numbers.
  private var madeRow = 0
  /// All of them above this one are in codes, and shown.
  private var doneRow = 0

  /// The number of rows encoded in one step.
  private static let bandHeight = 16
  /// Pixels that stay between changed ones are cheaper as colors than left as they are in shorter stretches than this.
  private static let shortStretch = 16
  /// The largest number of changed pixels, and the largest area, of images that are made both ways.
  private static let fewChanges = 1 << 13
  private static let smallArea = 1 << 17

  /// Makes a coder of images over a canvas.
  init(_ plan: GIFWindowPlan, on canvas: GIFCanvas) {
    self.plan = plan
    self.canvas = canvas
    encoder = LZWEncoder(beamWidth: plan.loss.beamWidth)
    ditherer = Ditherer(plan.loss.dither, width: canvas.width)
    map = PaletteMap(plan.table.colors)
    ownMap = PaletteMap(plan.table.colors)
    ownTable = plan.table
  }

  private var image: GIFWindowPlan.Image { plan.images[index] }

  /// True if the image is made both ways, and so all at once.
  private var isSmall: Bool {
    let frame = image.frame
    return frame.changes.pixelCount <= GIFImageCoder.fewChanges && frame.rectangle.area <= GIFImageCoder.smallArea
  }

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
    encoder.begin(image.coding, weights: PixelWeights(at: index, lastingWeight: plan.loss.lastingWeight))
  }

  /// The codes of the image, beginning with a clear code.
  var codes: [UInt8] { encoder.bytes }

  /// True if the image is done.
  var isDone: Bool { doneRow == rows.upperBound }

  /// The images before must be done with all rows above this one before ``goOn()``.
  var wantedRow: Int {
    if isSmall { return rows.upperBound }
    return min(rows.upperBound, doneRow + GIFImageCoder.bandHeight + longestString)
  }

  /// The largest number of further rows that the longest string may reach into.
  private var longestString: Int { LZWDictionary.capacity / image.frame.rectangle.width + 2 }

  /// The images after may change all rows above this one.
  var freeRow: Int {
    if isDone { return canvas.height }
    // Patterns look at the colors some rows above.
    return plan.loss.dither == .none ? doneRow : doneRow - Ditherer.reach
  }

  /// Does some rows more.
  mutating func goOn() {
    if isSmall {
      doAll()
    } else {
      doBand()
    }
  }

  private mutating func doBand() {
    let goal = min(rows.upperBound, doneRow + GIFImageCoder.bandHeight)
    let wantedRow = wantedRow
    make(madeRow..<max(madeRow, wantedRow), shortStretch: GIFImageCoder.shortStretch)
    madeRow = max(madeRow, wantedRow)
    encoder.encode(above: goal, of: made, on: canvas)
    show(doneRow..<goal)
    made.drop(above: goal)
    doneRow = goal
  }

  private mutating func doAll() {
    make(rows, shortStretch: GIFImageCoder.shortStretch)
    encoder.encode(above: rows.upperBound, of: made, on: canvas)
    if isSmall {
      let size = encoder.bytes.count
      makeAgain(shortStretch: .max)
      if encoder.bytes.count > size { makeAgain(shortStretch: GIFImageCoder.shortStretch) }
    }
    show(rows)
    doneRow = rows.upperBound
  }

  private mutating func makeAgain(shortStretch: Int) {
    made.begin(image.frame.rectangle, rowCount: rows.count)
    make(rows, shortStretch: shortStretch)
    encoder.begin(image.coding, weights: PixelWeights(at: index, lastingWeight: plan.loss.lastingWeight))
    encoder.encode(above: rows.upperBound, of: made, on: canvas)
  }

  /// Makes numbers of some rows.
  private mutating func make(_ rows: Range<Int>, shortStretch: Int) {
    canvas.foresee(rows, in: plan.images, from: index)
    if image.table == plan.table {
      canvas.make(rows, of: image, index, shortStretch: shortStretch, map: &map, ditherer: &ditherer, into: &made)
    } else {
      canvas.make(rows, of: image, index, shortStretch: shortStretch, map: &ownMap, ditherer: &ditherer, into: &made)
    }
  }

  private func show(_ rows: Range<Int>) {
    let frame = image.frame
    canvas.show(rows, of: image, index, made)
    if frame.disposal == .clear { canvas.clear(rows, of: frame.rectangle) }
  }
}
