import Pixels

extension PhraseCoder {
  /// One of the ways on which a beam is: a phrase, and what it costs.
  struct Path {
    var node: Int
    var error: Int
    /// The last step of the way, in the trail; negative for the beginning.
    var step: Int
  }

  /// A symbol on the way.
  struct Step {
    var symbol: UInt8
    var pixel: Int32
    /// The step before; negative for none.
    var before: Int32
  }

  /// Looks for the best phrase along several ways at once; what it changes is left in ``changes``.
  ///
  /// - Parameters:
  ///   - start: The wanted first symbol, or a stretch of still pixels.
  ///   - bitsPerError: What error costs.
  ///   - codeWidth: How many bits a code has.
  ///   - still: The number that leaves pixels as they are, or none.
  ///   - lastPixel: Where the image ends.
  ///   - width: How many ways to keep.
  ///   - canvas: Where the image is.
  /// - Returns: The best phrase's end.
  mutating func search(
    from start: End, _ bitsPerError: Float, _ codeWidth: Int, _ still: Int, _ lastPixel: Int, _ width: Int,
    _ canvas: GIFCanvas
  ) -> End {
    let stride = canvas.width
    let rectangleWidth = self.rectangleWidth
    trail.removeAll(keepingCapacity: true)
    beam.removeAll(keepingCapacity: true)
    beam.append(Path(node: start.node, error: 0, step: -1))
    if start.length == 1 { addFirstSymbols(start, still, width, canvas) }
    let bitsPerPixel = runningBits / runningPixels
    var end = start
    var best = start
    var bestStep = -1
    var bestScore = -Float.infinity
    while let first = beam.first {
      // Ways are sorted by error, and all are equally long.
      let score = Float(end.length) * bitsPerPixel - Float(first.error) * bitsPerError
      if score > bestScore {
        bestScore = score
        best = end
        best.node = first.node
        bestStep = first.step
      }
      if end.pixel >= lastPixel { break }
      if Float(first.error) * bitsPerError > Float(end.length) * bitsPerPixel + Float(codeWidth) { break }
      nextBeam.removeAll(keepingCapacity: true)
      for path in beam { extend(path, at: end.pixel, still, width, canvas) }
      swap(&beam, &nextBeam)
      end.length += 1
      end.pixel += 1
      PhraseCoder.wrap(&end, stride, rectangleWidth)
    }
    while bestStep >= 0 {
      let step = trail[bestStep]
      changes[changeCount] = (Int(step.pixel), step.symbol)
      changeCount += 1
      bestStep = Int(step.before)
    }
    best.changeCount = changeCount
    return best
  }

  /// Adds the ways that begin with other symbols than the wanted one.
  private mutating func addFirstSymbols(_ start: End, _ still: Int, _ width: Int, _ canvas: GIFCanvas) {
    let pixel = firstPixel
    let wanted = unsafe canvas.symbols[pixel]
    nextBeam.removeAll(keepingCapacity: true)
    insert(Path(node: start.node, error: 0, step: -1), symbol: wanted, pixel, width)
    for symbol in 0..<symbolCount where symbol != Int(wanted) {
      if let error = error(of: UInt8(symbol), at: pixel, still, canvas) {
        insert(Path(node: symbol, error: error, step: -1), symbol: UInt8(symbol), pixel, width)
      }
    }
    swap(&beam, &nextBeam)
  }

  /// Adds all ways that go on from one.
  @inline(__always)
  private mutating func extend(_ path: Path, at pixel: Int, _ still: Int, _ width: Int, _ canvas: GIFCanvas) {
    var child = dictionary.newestChild(of: path.node)
    let most = nextBeam.count == width ? nextBeam[width - 1].error : Int.max
    if path.error >= most { return }
    while child >= 0 {
      let symbol = dictionary.lastSymbol(of: child)
      if let error = error(of: symbol, at: pixel, still, canvas) {
        insert(Path(node: child, error: path.error + error, step: path.step), symbol: symbol, pixel, width)
      }
      child = dictionary.sibling(before: child)
    }
  }

  /// How much more error a symbol makes than the wanted one; nil if it must not be used.
  @inline(__always)
  private func error(of symbol: UInt8, at pixel: Int, _ still: Int, _ canvas: GIFCanvas) -> Int? {
    let own = unsafe canvas.symbols[pixel]
    if symbol == own { return 0 }
    let shown = unsafe canvas.shown[pixel]
    let color = Int(symbol) == still ? shown : palette[Int(symbol)]
    let life = lives.weight(unsafe canvas.comings[pixel])
    // What does not change may be left, or drawn again as it is; and where nothing is, nothing may be drawn.
    if life == 0 { return shown != 0 && color == shown ? 0 : nil }
    if color == 0 { return nil }
    let wanted = unsafe canvas.wanted[pixel]
    let ownColor = Int(own) == still ? shown : palette[Int(own)]
    return max(0, PhraseCoder.distance(color, wanted) - PhraseCoder.distance(ownColor, wanted)) * life
  }

  /// Keeps a way if it is among the best, sorted by error.
  @inline(__always)
  private mutating func insert(_ path: Path, symbol: UInt8, _ pixel: Int, _ width: Int) {
    var index = nextBeam.count
    if index == width {
      if path.error >= nextBeam[width - 1].error { return }
      nextBeam.removeLast()
      index -= 1
    }
    while index > 0, nextBeam[index - 1].error > path.error { index -= 1 }
    trail.append(Step(symbol: symbol, pixel: Int32(pixel), before: Int32(path.step)))
    var path = path
    path.step = trail.count - 1
    nextBeam.insert(path, at: index)
  }
}
