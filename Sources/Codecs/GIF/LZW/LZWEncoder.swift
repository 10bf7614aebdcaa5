import Pixels

/// Encodes an image as LZW codes, and may change symbols where the saved bits outweigh the error.
///
/// The encoder begins with the longest matching string in the dictionary. At its end, the encoder considers strings
/// that continue with other symbols, follows the one with the smallest additional error, and continues while the error
/// stays below the savings of the longer string; the best end on this path is written. Errors are weighted by the
/// number of frames that show the pixels, and unchanged pixels never change their color.
struct LZWEncoder: ~Copyable, Sendable {
  /// The end of a string.
  struct End {
    var node: Int
    /// The index, in the image's current rows, of the pixel after the string.
    var pixel: Int
    var error: Int
    var changeCount: Int
  }

  /// The state of the encoder within an image.
  private struct Position {
    /// The next pixel of the image.
    var pixel = 0
    var codeWidth = 0
    var previous = LZWDictionary.none
    /// The pixel and the byte at which the current dictionary was started.
    var start = (pixel: 0, byte: 0)
    /// The end of the pixels for which the full dictionary is kept.
    var keptPixel = 0
  }

  /// A cursor that maps an image's pixels to the canvas, row by row and in order.
  struct Cursor {
    private let width: Int
    private let gap: Int
    private let start: Int
    private var rowStart = 0
    private var skipped = 0

    init(of rows: borrowing GIFImageRows, on canvas: GIFCanvas) {
      width = rows.rectangle.width
      gap = canvas.width - width
      start = rows.rows.lowerBound * canvas.width + rows.rectangle.x
    }

    /// Returns the canvas offset of a pixel in the same row as the previous one, or below it.
    @inline(__always)
    mutating func next(_ pixel: Int) -> Int {
      while pixel &- rowStart >= width {
        rowStart &+= width
        skipped &+= gap
      }
      return start &+ skipped &+ pixel
    }
  }

  let dictionary = LZWDictionary()
  /// A dictionary for trial encodings after a clear code; nil before the first trial.
  var trialDictionary: LZWDictionary?
  // The steps of all paths of the current beam search.
  var trail: [Step] = []
  var beam: [Path] = []
  var nextBeam: [Path] = []
  var symbolCount = 0
  let beamWidth: Int
  private(set) var image = Image(
    rectangle: PixelRect(x: 0, y: 0, width: 0, height: 0), colors: [], transparentIndex: nil, symbolBits: 2,
    errorPerBit: 0)
  var weights = PixelWeights(at: 0, lastingWeight: 1)
  private var position = Position()
  private var stream = CodeStream()
  var palette = [UInt32](repeating: 0, count: 256)
  // The symbols that the current candidate string would change.
  var changes = [(pixel: Int, symbol: UInt8)](repeating: (0, 0), count: LZWDictionary.capacity)
  var changeCount = 0
  // Decaying sums over recent strings, except runs of transparent pixels: their bits and their pixels.
  var runningBits: Float = 0
  var runningPixels: Float = 0

  /// The default weight of an error, in eighths, if the neighborhood is not considered.
  static let usualVisibility = 8

  /// - Parameter beamWidth: The number of paths searched in parallel; more than one takes longer.
  init(beamWidth: Int) { self.beamWidth = beamWidth }

  /// The mean length of recent strings in pixels.
  var meanStringLength: Float { 12 * runningPixels / runningBits }

  /// The bytes of the codes written so far.
  var bytes: [UInt8] { stream.bytes }

  /// The number of bytes written so far.
  var byteCount: Int { stream.byteCount }

  /// Begins an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - weights: The weights of errors in its pixels.
  mutating func begin(_ image: Image, weights: PixelWeights) {
    precondition((2...8).contains(image.symbolBits), "\(image.symbolBits) bits")
    self.image = image
    self.weights = weights
    for (number, color) in image.colors.enumerated() { palette[number] = color.word }
    symbolCount = max(image.colors.count, image.transparentIndex.map { Int($0) + 1 } ?? 0)
    runningBits = 8
    runningPixels = 2
    position = Position()
  }

  /// Encodes the image up to a row, and stores the symbols that were actually written.
  ///
  /// - Parameters:
  ///   - row: The first row in which no string may begin.
  ///   - rows: The image's rows that are not encoded yet, as far as the longest string from above `row` extends.
  ///   - canvas: The canvas before the image.
  mutating func encode(above row: Int, of rows: borrowing GIFImageRows, on canvas: GIFCanvas) {
    if image.usesAlternates || image.errorPerBit > 0, beamWidth > 1 {
      encode(above: row, of: rows, on: canvas, by: BeamSearch.self)
    } else if image.usesAlternates {
      encode(above: row, of: rows, on: canvas, by: ExactMatcher.self)
    } else if image.errorPerBit > 0 {
      encode(above: row, of: rows, on: canvas, by: GreedyMatcher.self)
    } else {
      encode(above: row, of: rows, on: canvas, by: LosslessMatcher.self)
    }
  }

  private mutating func encode<Search: StringMatcher>(
    above row: Int, of rows: borrowing GIFImageRows, on canvas: GIFCanvas, by _: Search.Type
  ) {
    let rectangle = image.rectangle
    precondition(canvas.contains(rectangle) && rows.rectangle == rectangle, "\(rectangle)")
    guard row > rectangle.y else { return }
    let pass = Pass(of: image, rows, isLossy: Search.isLossy)
    if position.codeWidth == 0 { beginStream(pass) }
    var position = self.position
    position.pixel -= pass.offset
    position.keptPixel -= pass.offset
    if position.pixel >= pass.lastPixel { return }
    let limit = min(rows.start(ofRow: min(row, rectangle.maxY)), pass.lastPixel)
    var stringStart = Cursor(of: rows, on: canvas)
    while position.pixel < limit {
      encodeString(at: &position, &stringStart, pass, rows, canvas, by: Search.self)
      // No strings are added to a full dictionary, neither here nor in the decoder.
      if dictionary.isFull {
        position.previous = LZWDictionary.none
        if !keepsDictionary(at: &position, pass, usesAlternates: Search.usesAlternates) {
          clearDictionary(at: &position, pass)
        }
      }
    }
    self.position = position
    self.position.pixel += pass.offset
    self.position.keptPixel += pass.offset
    if position.pixel >= pass.lastPixel, rows.rows.upperBound == rectangle.maxY { endStream(pass) }
  }

  private mutating func beginStream(_ pass: Pass) {
    position = Position(codeWidth: image.symbolBits + 1)
    stream.reset()
    dictionary.begin(colors: image.colors, symbolCount: pass.clearCode, transparentIndex: pass.transparentIndex)
    stream.append(pass.clearCode, width: position.codeWidth)
  }

  private mutating func endStream(_ pass: Pass) {
    var codeWidth = position.codeWidth
    // The decoder has added one more string by now, whatever its last symbol is.
    if position.previous >= 0, dictionary.nextCode >= 1 << codeWidth { codeWidth += 1 }
    stream.append(pass.clearCode + 1, width: min(codeWidth, 12))
    stream.finish()
  }

  /// Adds the previous string, extended by the first symbol of the next one, to the dictionary, and writes the next
  /// string.
  @inline(__always)
  private mutating func encodeString<Search: StringMatcher>(
    at position: inout Position, _ stringStart: inout Cursor, _ pass: Pass, _ rows: borrowing GIFImageRows,
    _ canvas: GIFCanvas, by _: Search.Type
  ) {
    let pixel = position.pixel
    // Sound: callers stay below the end of the rows.
    var first = unsafe pass.symbols[pixel]
    var newest = LZWDictionary.none
    if position.previous >= 0 {
      // From here on, the previous string extended by this symbol is available, even to the decoder, which adds it
      // one code later.
      newest = dictionary.nextCode
      dictionary.add(first, to: position.previous)
      if dictionary.nextCode > 1 << position.codeWidth { position.codeWidth += 1 }
    }
    var start = End(node: Int(first), pixel: pixel + 1, error: 0, changeCount: 0)
    if Int(first) == pass.transparentIndex, dictionary.longestRun > 1 {
      extendTransparentRun(&start, from: pixel, first, pass)
    }
    changeCount = 0
    if Search.isLossy { _ = stringStart.next(pixel) }
    let best: End
    if Search.keepsSeveralPaths {
      best = search(from: pixel, start, newest: newest, stringStart, position.codeWidth, pass, rows, canvas)
    } else {
      best = string(from: pixel, start, stringStart, position.codeWidth, pass, rows, canvas, by: Search.self)
    }
    if Search.isLossy {
      for index in 0..<best.changeCount { unsafe pass.symbols[changes[index].pixel] = changes[index].symbol }
      if Search.keepsSeveralPaths, position.previous >= 0, unsafe pass.symbols[pixel] != first {
        // The previous string must be extended by another symbol, since this one changed.
        dictionary.removeLast(first, from: position.previous)
        first = unsafe pass.symbols[pixel]
        dictionary.add(first, to: position.previous)
      }
    }
    if Int(first) != pass.transparentIndex
      || best.node != dictionary.transparentRun(min(best.pixel &- pixel, dictionary.longestRun))
    {
      runningBits = runningBits * (63 / 64) + Float(position.codeWidth)
      runningPixels = runningPixels * (63 / 64) + Float(best.pixel &- pixel)
    }
    stream.append(best.node, width: position.codeWidth)
    position.previous = best.node
    position.pixel = best.pixel
  }

  /// Returns true if the full dictionary is kept for the next strings, because a new one would take more bits.
  private mutating func keepsDictionary(
    at position: inout Position, _ pass: Pass, usesAlternates: Bool
  ) -> Bool {
    if position.pixel < position.keptPixel { return true }
    if usesAlternates || image.errorPerBit >= GIFLoss.littleErrorPerBit { return false }
    let pixelCount = position.pixel + pass.offset - position.start.pixel
    position.keptPixel = keptPixels(
      from: position.pixel, pass, symbolBits: image.symbolBits, colors: image.colors,
      bitsPerPixel: Float(8 * (stream.byteCount - position.start.byte)) / Float(max(1, pixelCount)),
      pixelsLeft: image.rectangle.area - pass.offset - position.pixel)
    return position.pixel < position.keptPixel
  }

  private mutating func clearDictionary(at position: inout Position, _ pass: Pass) {
    stream.append(pass.clearCode, width: position.codeWidth)
    dictionary.reset()
    position.codeWidth = image.symbolBits + 1
    position.start = (position.pixel + pass.offset, stream.byteCount)
  }
}
