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
    let transparentIndex = image.transparentIndex.map(Int.init) ?? LZWDictionary.none
    // Weights are in eighths.
    let errorPerBit = image.usesAlternates ? GIFLoss.noErrorPerBit : image.errorPerBit
    let bitsPerError = Search.isLossy ? Float(1 / (8 * errorPerBit)) : 0
    let (symbols, wanted, alternates) = unsafe (rows.symbols, rows.wanted, rows.alternates)
    let usesVisibility = image.usesVisibility
    let clearCode = 1 << image.symbolBits
    // Sound: pixels are within the image's existing rows; symbols are below `clearCode`.
    let lastPixel = rows.start(ofRow: rows.rows.upperBound)
    let limit = min(rows.start(ofRow: min(row, rectangle.maxY)), lastPixel)
    let isWhole = rows.rows.upperBound == rectangle.maxY
    if position.codeWidth == 0 {
      position = Position(codeWidth: image.symbolBits + 1)
      stream.reset()
      dictionary.begin(colors: image.colors, symbolCount: clearCode, transparentIndex: transparentIndex)
      stream.append(clearCode, width: position.codeWidth)
    }
    let offset = (rows.rows.lowerBound - rectangle.y) * rectangle.width
    var pixel = position.pixel - offset
    if pixel >= lastPixel { return }
    var stringStart = Cursor(of: rows, on: canvas)
    var (codeWidth, previous) = (position.codeWidth, position.previous)
    var (start, keptPixel) = (position.start, position.keptPixel - offset)
    while pixel < limit {
      var first = unsafe symbols[pixel]
      var newest = LZWDictionary.none
      if previous >= 0 {
        // From here on, the previous string extended by this symbol is available, even to the decoder, which adds it
        // one code later.
        newest = dictionary.nextCode
        dictionary.add(first, to: previous)
        if dictionary.nextCode > 1 << codeWidth { codeWidth += 1 }
      }
      var end = End(node: Int(first), pixel: pixel + 1, error: 0, changeCount: 0)
      if Int(first) == transparentIndex, dictionary.longestRun > 1 {
        unsafe skipStills(&end, from: pixel, symbols, first, lastPixel)
      }
      changeCount = 0
      var best = end
      if Search.keepsSeveralPaths {
        _ = stringStart.next(pixel)
        best = search(
          from: pixel, end, newest: newest, stringStart, bitsPerError, codeWidth, transparentIndex, lastPixel, rows,
          canvas,
          usesVisibility: usesVisibility)
      } else {
        var bestScore = -Float.infinity
        let bitsPerPixel = runningBits / runningPixels
        if Search.isLossy { _ = stringStart.next(pixel) }
        var place = stringStart
        while end.pixel < lastPixel {
          let symbol = unsafe symbols[end.pixel]
          let child = dictionary.child(of: end.node, by: symbol)
          if child >= 0 {
            end.node = child
          } else if Search.usesAlternates {
            let other = unsafe dictionary.child(of: end.node, by: alternates[end.pixel])
            if other < 0 { break }
            end.node = other
          } else {
            if !Search.isLossy { break }
            let score = Float(end.pixel &- pixel) * bitsPerPixel - Float(end.error) * bitsPerError
            if score > bestScore {
              bestScore = score
              best = end
            }
            if dictionary.newestChild(of: end.node) < 0 { break }
            let other = unsafe alternative(
              to: symbol, wanted[end.pixel], at: place.next(end.pixel), after: end.node, transparentIndex, canvas,
              visibility: usesVisibility ? Int(rows.visibility[end.pixel]) : LZWEncoder.usualVisibility)
            if other.child < 0 { break }
            end.error &+= other.excess
            let saving = Float(end.pixel &- pixel &+ 1) * bitsPerPixel + Float(codeWidth)
            if Float(end.error) * bitsPerError > saving { break }
            changes[changeCount] = (end.pixel, dictionary.lastSymbol(of: other.child))
            changeCount &+= 1
            end.changeCount = changeCount
            end.node = other.child
          }
          end.pixel &+= 1
        }
        let score = Float(end.pixel &- pixel) * bitsPerPixel - Float(end.error) * bitsPerError
        if !Search.isLossy || score >= bestScore { best = end }
      }
      if Search.isLossy {
        for index in 0..<best.changeCount { unsafe symbols[changes[index].pixel] = changes[index].symbol }
        if Search.keepsSeveralPaths, previous >= 0, unsafe symbols[pixel] != first {
          // The previous string must be extended by another symbol, since this one changed.
          dictionary.removeLast(first, from: previous)
          first = unsafe symbols[pixel]
          dictionary.add(first, to: previous)
        }
      }
      if Int(first) != transparentIndex
        || best.node != dictionary.transparentRun(min(best.pixel &- pixel, dictionary.longestRun))
      {
        runningBits = runningBits * (63 / 64) + Float(codeWidth)
        runningPixels = runningPixels * (63 / 64) + Float(best.pixel &- pixel)
      }
      stream.append(best.node, width: codeWidth)
      previous = best.node
      pixel = best.pixel
      if dictionary.nextCode >= LZWDictionary.capacity - 1 {
        // No strings are added to a full dictionary, neither here nor in the decoder.
        previous = LZWDictionary.none
        if pixel < keptPixel { continue }
        if !Search.usesAlternates, image.errorPerBit < GIFLoss.littleErrorPerBit {
          let bitsPerPixel = Float(8 * (stream.byteCount - start.byte)) / Float(max(1, pixel + offset - start.pixel))
          keptPixel = unsafe keptPixels(
            from: pixel, symbols, transparentIndex, lastPixel, symbolBits: image.symbolBits, colors: image.colors,
            bitsPerPixel: bitsPerPixel, pixelsLeft: rectangle.area - offset - pixel)
          if pixel < keptPixel { continue }
        }
        stream.append(clearCode, width: codeWidth)
        dictionary.reset()
        codeWidth = image.symbolBits + 1
        start = (pixel + offset, stream.byteCount)
      }
    }
    position = Position(
      pixel: pixel + offset, codeWidth: codeWidth, previous: previous, start: start, keptPixel: keptPixel + offset)
    if pixel < lastPixel || !isWhole { return }
    // The decoder has added one more string by now, whatever its last symbol is.
    if previous >= 0, dictionary.nextCode >= 1 << codeWidth { codeWidth += 1 }
    stream.append(clearCode + 1, width: min(codeWidth, 12))
    stream.finish()
  }

  /// Extends a string over transparent pixels, as far as the dictionary has a run of them.
  @inline(__always)
  func skipStills(
    _ end: inout End, from start: Int, _ symbols: UnsafeMutablePointer<UInt8>, _ transparentIndex: UInt8,
    _ lastPixel: Int
  ) {
    let runs = UInt64(transparentIndex) &* 0x0101_0101_0101_0101
    let limit = min(lastPixel, start + dictionary.longestRun)
    var pixel = end.pixel
    // Sound: all pixels up to the limit are in the current rows.
    while pixel &+ 8 <= limit, unsafe UnsafeRawPointer(symbols + pixel).loadUnaligned(as: UInt64.self) == runs {
      pixel &+= 8
    }
    while pixel < limit, unsafe symbols[pixel] == transparentIndex { pixel &+= 1 }
    end.pixel = pixel
    end.node = dictionary.transparentRun(pixel - start)
  }

  /// Returns the child of a node with the smallest additional error at a pixel whose own symbol none of the children
  /// has, or ``LZWDictionary/none``.
  @inline(__always)
  private func alternative(
    to symbol: UInt8, _ wanted: UInt32, at place: Int, after node: Int, _ transparentIndex: Int, _ canvas: GIFCanvas,
    visibility: Int
  ) -> (child: Int, excess: Int) {
    let none = (LZWDictionary.none, 0)
    let shown = unsafe canvas.shown[place]
    let weight = weights.weight(unsafe canvas.changeMask[place], visibility: visibility)
    if weight == 0 {
      // An unchanged pixel may use the transparent index, or be drawn again in its exact color.
      let other =
        Int(symbol) == transparentIndex ? unsafe canvas.numbers[place] : UInt8(truncatingIfNeeded: transparentIndex)
      if Int(symbol) == transparentIndex {
        if shown == 0 || palette[Int(other)] != shown { return none }
      } else if transparentIndex < 0 {
        return none
      }
      return (dictionary.child(of: node, by: other), 0)
    }
    let (child, least) = dictionary.nearestChild(of: node, to: wanted, shown: shown)
    if child < 0 { return none }
    let own = LZWEncoder.distance(Int(symbol) == transparentIndex ? shown : palette[Int(symbol)], wanted)
    return (child, (LZWEncoder.cost(least) &- LZWEncoder.cost(own)) &* weight)
  }

  /// Returns the cost of an error: a large one costs more than several small ones of the same sum, since a missing
  /// highlight is visible in any surroundings.
  @inline(__always)
  static func cost(_ error: Int) -> Int { error &+ (error &* error) >> 11 }

  @inline(__always)
  static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    OpaqueColor(word: a).squaredDistance(to: OpaqueColor(word: b))
  }
}
