import Pixels

extension LZWEncoder {
  /// One of the paths of a beam: a string, and its cost.
  struct Path {
    var node: Int
    var error: Int
    /// The last step of the path, in the trail; negative for the beginning.
    var step: Int
  }

  /// A symbol on a path.
  struct Step {
    var symbol: UInt8
    var pixel: Int32
    /// The step before; negative for none.
    var before: Int32
  }

  /// A pixel that a path passes.
  private struct Target {
    /// The index of the pixel among the rows at hand.
    let pixel: Int
    let symbol: UInt8
    let shown: UInt32
    let wanted: UInt32
    /// The weight of an error.
    let weight: Int

    init(_ pixel: Int, _ place: Int, _ rows: borrowing GIFImageRows, _ canvas: GIFCanvas, _ weights: PixelWeights) {
      self.pixel = pixel
      // Sound: the pixel lies in the rows at hand, and they on the canvas.
      symbol = unsafe rows.symbols[pixel]
      wanted = unsafe rows.wanted[pixel]
      shown = unsafe canvas.shown[place]
      weight = weights.weight(unsafe canvas.changeMask[place])
    }
  }

  /// Searches several paths at once for the best string; its changes are left in ``changes``.
  ///
  /// - Parameters:
  ///   - first: The pixel that it begins with.
  ///   - start: The wanted first symbol, or a stretch of transparent pixels.
  ///   - place: The place of the first pixel.
  ///   - bitsPerError: The cost of an error in bits.
  ///   - codeWidth: The number of bits in a code.
  ///   - transparentIndex: The number that leaves pixels as they are, or none.
  ///   - lastPixel: The end of the rows.
  ///   - rows: Those at hand.
  ///   - canvas: The canvas before the image.
  /// - Returns: The best string's end.
  mutating func search(
    from first: Int, _ start: End, _ place: Place, _ bitsPerError: Float, _ codeWidth: Int, _ transparentIndex: Int,
    _ lastPixel: Int, _ rows: borrowing GIFImageRows, _ canvas: GIFCanvas
  ) -> End {
    var place = place
    trail.removeAll(keepingCapacity: true)
    beam.removeAll(keepingCapacity: true)
    beam.append(Path(node: start.node, error: 0, step: -1))
    if start.pixel == first + 1 {
      addFirstSymbols(start.node, Target(first, place.next(first), rows, canvas, weights), transparentIndex)
    }
    let bitsPerPixel = runningBits / runningPixels
    var end = start
    var best = start
    var bestStep = -1
    var bestScore = -Float.infinity
    while let least = beam.first {
      // Ways are sorted by error, and all are equally long.
      let length = Float(end.pixel - first)
      let score = length * bitsPerPixel - Float(least.error) * bitsPerError
      if score > bestScore {
        bestScore = score
        best = end
        best.node = least.node
        bestStep = least.step
      }
      if end.pixel >= lastPixel { break }
      if Float(least.error) * bitsPerError > length * bitsPerPixel + Float(codeWidth) { break }
      nextBeam.removeAll(keepingCapacity: true)
      let target = Target(end.pixel, place.next(end.pixel), rows, canvas, weights)
      for path in beam { extend(path, target, transparentIndex) }
      swap(&beam, &nextBeam)
      end.pixel += 1
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

  /// Adds the paths that begin with other symbols than the wanted one.
  private mutating func addFirstSymbols(_ node: Int, _ target: Target, _ transparentIndex: Int) {
    nextBeam.removeAll(keepingCapacity: true)
    insert(Path(node: node, error: 0, step: -1), symbol: target.symbol, target.pixel)
    for symbol in 0..<symbolCount where symbol != Int(target.symbol) {
      if let error = error(of: UInt8(symbol), target, transparentIndex) {
        insert(Path(node: symbol, error: error, step: -1), symbol: UInt8(symbol), target.pixel)
      }
    }
    swap(&beam, &nextBeam)
  }

  /// Adds all extensions of a path.
  @inline(__always)
  private mutating func extend(_ path: Path, _ target: Target, _ transparentIndex: Int) {
    var child = dictionary.newestChild(of: path.node)
    let most = nextBeam.count == beamWidth ? nextBeam[beamWidth - 1].error : Int.max
    if path.error >= most { return }
    while child >= 0 {
      let symbol = dictionary.lastSymbol(of: child)
      if let error = error(of: symbol, target, transparentIndex) {
        insert(Path(node: child, error: path.error + error, step: path.step), symbol: symbol, target.pixel)
      }
      child = dictionary.sibling(before: child)
    }
  }

  /// Returns the additional error of a symbol over the wanted one, or nil if the symbol must not be used.
  @inline(__always)
  private func error(of symbol: UInt8, _ target: Target, _ transparentIndex: Int) -> Int? {
    let own = target.symbol
    if symbol == own { return 0 }
    let color = Int(symbol) == transparentIndex ? target.shown : palette[Int(symbol)]
    // What does not change may be left, or drawn again as it is; and where nothing is, nothing may be drawn.
    if target.weight == 0 { return target.shown != 0 && color == target.shown ? 0 : nil }
    if color == 0 { return nil }
    let ownColor = Int(own) == transparentIndex ? target.shown : palette[Int(own)]
    let excess = LZWEncoder.distance(color, target.wanted) - LZWEncoder.distance(ownColor, target.wanted)
    return max(0, excess) * target.weight
  }

  /// Keeps a path if it is among the best, sorted by error.
  @inline(__always)
  private mutating func insert(_ path: Path, symbol: UInt8, _ pixel: Int) {
    var index = nextBeam.count
    if index == beamWidth {
      if path.error >= nextBeam[beamWidth - 1].error { return }
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
