import Pixels

/// The plan for the images of a window: all decisions that are made before the first one is encoded.
struct GIFWindowPlan: Sendable {
  /// The plan for one image.
  struct Image: Sendable {
    /// The contents of the image.
    let frame: GIFWindow.Frame
    /// The image's color table.
    let table: GIFTable
    /// The transparent index: the first index after the table, or one that the image doesn't use.
    let transparentIndex: UInt8?
    /// The distortion accepted for each bit saved.
    let errorPerBit: Double
    /// True if errors are weighted by the neighborhood of a pixel, and smooth gradients may be dithered.
    let usesVisibility: Bool
    /// The minimum squared error of a color in a gradient to be dithered.
    let minimumMixedError: Int

    /// The code size and transparent index for an image that may use the whole table.
    var symbols: GIFSymbols { GIFSymbols(transparentIndex: transparentIndex, bits: table.symbolBits) }

    /// Returns the input of the LZW encoder.
    ///
    /// - Parameter symbols: The code size and the transparent index.
    /// - Returns: The encoder's input.
    func coding(_ symbols: GIFSymbols) -> LZWEncoder.Image {
      LZWEncoder.Image(
        rectangle: frame.rectangle, colors: Array(table.colors.prefix(1 << symbols.bits)),
        transparentIndex: symbols.transparentIndex, symbolBits: symbols.bits, errorPerBit: errorPerBit,
        usesVisibility: usesVisibility)
    }
  }

  /// The images in order.
  let images: [Image]
  /// The table that most images share.
  let table: GIFTable
  /// The accepted loss.
  let loss: GIFLoss
  /// True if some pixels are transparent at some time.
  let hasClear: Bool
  /// True if another window follows.
  let hasMore: Bool
  /// True if all images reproduce all colors exactly.
  private let isExact: Bool
  /// The memory held by the changes of images that are still to be encoded.
  private let held: PendingChanges

  /// Plans the images of a window.
  ///
  /// - Parameters:
  ///   - window: The frames.
  ///   - palettes: The color tables of the frames.
  ///   - errorPerBit: The error accepted for each bit saved in images with the shared table.
  ///   - loss: The accepted loss.
  ///   - jobs: The number of threads that choose colors.
  init(for window: GIFWindow, _ palettes: GIFPalettes, errorPerBit: Double, loss: GIFLoss, jobs: Int) {
    table = palettes.table
    isExact = palettes.areExact
    self.loss = loss
    held = window.held
    (hasClear, hasMore) = (window.hasClear, window.isFull)
    var map = PaletteMap(palettes.table.colors)
    let localTables = GIFLocalTables(or: palettes.table, errorPerBit: errorPerBit, loss: loss, jobs: jobs)
    images = window.frames.indices.map { index in
      let frame = window.frames[index]
      var (table, error) = (palettes.table, palettes.areExact ? loss.exactErrorPerBit : errorPerBit)
      var isExact = palettes.areExact
      if !palettes.areExact, let own = GIFWindowPlan.ownTable(for: frame, &map, errorPerBit, loss, jobs: jobs) {
        (table, isExact) = own
        error = isExact ? loss.exactErrorPerBit : errorPerBit
      } else if index == 0, let opening = palettes.openingTable {
        (table, error) = (opening, palettes.openingErrorPerBit)
      } else if !palettes.areExact, let own = localTables.table(for: frame) {
        table = own
      }
      return Image(
        frame: frame, table: table, transparentIndex: table.transparentIndex ?? table.number(unusedBy: frame),
        errorPerBit: error,
        usesVisibility: !isExact && !loss.isQuick && (loss.dither == .adaptive || loss.dither == .none),
        minimumMixedError: loss.minimumMixedError)
    }
  }

  /// The multiple of ``GIFLoss/ownTableError`` above which a frame gets a local table regardless of the table's size.
  private static let badError = 4.0

  /// Returns a local color table for a frame of few colors that the shared table represents badly, and whether it
  /// contains all of them; nil for other frames, and if the table isn't worth its bytes.
  private static func ownTable(
    for frame: GIFWindow.Frame, _ map: inout PaletteMap, _ errorPerBit: Double, _ loss: GIFLoss, jobs: Int
  ) -> (table: GIFTable, isExact: Bool)? {
    let hasStill = frame.changes.pixelCount < frame.rectangle.area
    let limit = min(loss.colors, hasStill ? ColorTable.capacity - 1 : ColorTable.capacity)
    guard let counts = frame.changes.colors, counts.count <= limit else { return nil }
    var error = 0
    for (color, pixels) in counts {
      let number = map.number(nearestTo: color)
      error += pixels * color.squaredDistance(to: map.colors[Int(number)])
    }
    let pixelCount = Double(frame.changes.pixelCount)
    guard Double(error) > loss.ownTableError * pixelCount else { return nil }
    var histogram = ColorHistogram()
    for (color, pixels) in counts { histogram.add(color, count: pixels) }
    let own = AdaptivePalette.colors(
      for: CountedColors(histogram, jobs: jobs), count: limit, error: loss.tableError, sizes: loss.tableSizes,
      halvingError: GIFPalettes.halvingError(of: pixelCount, imageCount: 1, loss))
    func bits(_ colorCount: Int) -> Int { GIFTableFitting.bits(for: colorCount + (hasStill ? 1 : 0)) }
    let tableBits = Double(24 << bits(own.colors.count))
    let isWorthIt = Double(error) - own.error * pixelCount > errorPerBit * tableBits
    guard isWorthIt || Double(error) > badError * loss.ownTableError * pixelCount else { return nil }
    // If a table of the same size has room for all colors, all of them are used, since adjacent frames usually share
    // them.
    let isExact = own.error == 0 || bits(counts.count) == bits(own.colors.count)
    return (GIFTable(colors: isExact ? counts.map(\.color) : own.colors), isExact)
  }
}

extension GIFWindowPlan {
  /// Encodes all images, one after the other.
  ///
  /// - Parameter canvas: The player's canvas before the window; it is updated.
  /// - Returns: The codes of each image.
  func code(on canvas: GIFCanvas) -> [GIFCodes] {
    canvas.beginWindow(isExact: isExact)
    var coder = GIFImageCoder(self, on: canvas)
    return images.indices.map { index in
      coder.begin(index)
      while !coder.isDone { coder.goOn() }
      held.release(images[index].frame.changes)
      return coder.codes
    }
  }

  /// Encodes all images concurrently; the codes are the same.
  ///
  /// - Parameters:
  ///   - canvas: The player's canvas before the window; it is updated.
  ///   - jobs: The number of images encoded concurrently.
  /// - Returns: The codes of each image; some are missing if the task is canceled.
  func code(on canvas: GIFCanvas, jobs: Int) async -> [GIFCodes] {
    canvas.beginWindow(isExact: isExact)
    let queue = ImageQueue(count: images.count, height: canvas.height)
    return await withTaskGroup(of: [(index: Int, codes: GIFCodes)].self) { group in
      for _ in 0..<min(jobs, images.count) {
        group.addTask {
          var coder = GIFImageCoder(self, on: canvas)
          var coded: [(index: Int, codes: GIFCodes)] = []
          // An image must be completed once it has been dequeued, since the others wait for it.
          while !Task.isCancelled, let index = queue.take() {
            coder.begin(index)
            while !coder.isDone {
              await queue.wait(for: coder.wantedRow, before: index)
              coder.goOn()
              queue.reach(coder.freeRow, of: index)
            }
            held.release(images[index].frame.changes)
            coded.append((index, coder.codes))
          }
          return coded
        }
      }
      var codes = images.map { GIFCodes(bytes: [], symbols: $0.symbols, rectangle: $0.frame.rectangle) }
      for await coded in group { for image in coded { codes[image.index] = image.codes } }
      return codes
    }
  }
}

extension GIFTable {
  /// Returns the index of a color that does not occur in the changes of a frame; nil if there is none, or all pixels
  /// change.
  fileprivate func number(unusedBy frame: GIFWindow.Frame) -> UInt8? {
    guard frame.changes.pixelCount < frame.rectangle.area, let counts = frame.changes.colors else { return nil }
    let used = Set(counts.map(\.color))
    return colors.firstIndex { !used.contains($0) }.map(UInt8.init(truncatingIfNeeded:))
  }
}
