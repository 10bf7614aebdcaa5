import Arithmetic
import Pixels

extension LZWEncoder {
  /// A path of the beam search: a string, and its error.
  struct Path {
    var node: Int
    var error: Int
    /// The last symbol.
    var symbol: UInt8
    /// True if the first symbol is the pixel's own.
    var beginsAsWanted: Bool
    /// The index in the trail of the step before the last symbol; negative if there is none.
    var before: Int
    /// The index in the trail of the path's last step; negative if there is none.
    var step: Int
  }

  /// A symbol on a path, linked to the preceding one.
  struct Step {
    var symbol: UInt8
    var pixel: Int32
    /// The index of the preceding step; negative if there is none.
    var before: Int32
  }

  /// A pixel that a path may extend to.
  private struct Target {
    /// The index of the pixel in the current rows.
    let pixel: Int
    let symbol: UInt8
    let shown: UInt32
    let wanted: UInt32
    /// The weight of an error at this pixel.
    let weight: Int
    /// The error of the pixel's own symbol.
    let error: Int
    let transparentIndex: Int
    /// If not nil, the only symbol that may replace the pixel's own one.
    let alternate: UInt8?

    init(
      _ pixel: Int, at position: Int, _ pass: Pass, _ rows: borrowing GIFImageRows, _ canvas: GIFCanvas,
      _ encoder: borrowing LZWEncoder
    ) {
      self.pixel = pixel
      transparentIndex = pass.transparentIndex
      // Sound: the pixel is in the current rows, and these are on the canvas.
      symbol = unsafe pass.symbols[pixel]
      alternate = pass.usesAlternates ? unsafe pass.alternates[pixel] : nil
      guard alternate == nil else {
        (wanted, shown, weight, error) = (0, 0, 0, 0)
        return
      }
      wanted = unsafe pass.wanted[pixel]
      shown = unsafe canvas.shown[position]
      let visibility = pass.usesVisibility ? Int(unsafe rows.visibility[pixel]) : LZWEncoder.usualVisibility
      weight = encoder.weights.weight(unsafe canvas.changeMask[position], visibility: visibility)
      error = LZWEncoder.cost(
        LZWEncoder.distance(Int(symbol) == transparentIndex ? shown : encoder.palette[Int(symbol)], wanted))
    }

    /// Compares the error of a symbol with the error of the pixel's own symbol.
    ///
    /// - Parameter word: The symbol in the highest byte, and its color in the lower three.
    /// - Returns: The additional error; nil if the symbol must not be used.
    @inline(__always)
    func excess(_ word: UInt32) -> Int? {
      let other = word >> 24
      if other == UInt32(symbol) { return 0 }
      if let alternate { return other == UInt32(alternate) ? 0 : nil }
      let isTransparent = Int(other) == transparentIndex
      // A pixel that was never drawn must not be skipped.
      if isTransparent, shown == 0 { return nil }
      let color = isTransparent ? shown : word
      // An unchanged pixel may use the transparent index, or be drawn again in its exact color.
      if weight == 0 { return shown != 0 && (color ^ shown) & 0xFF_FFFF == 0 ? 0 : nil }
      return max(0, LZWEncoder.cost(LZWEncoder.distance(color, wanted)) &- error) &* weight
    }
  }

  /// Searches several paths in parallel for the best string, and stores the changes of its symbols in ``changes``.
  ///
  /// - Parameters:
  ///   - first: The first pixel of the string.
  ///   - start: The end of the initial string: the first pixel's own symbol, or a run of transparent pixels.
  ///   - newest: The string that was added last, ending with the first pixel's own symbol, or none; it is not available
  ///     if the first symbol changes.
  ///   - cursor: The canvas position of the first pixel.
  ///   - codeWidth: The number of bits in a code.
  ///   - pass: The constants of the current rows.
  ///   - rows: The current rows.
  ///   - canvas: The canvas before the image.
  /// - Returns: The end of the best string.
  mutating func search(
    from first: Int, _ start: End, newest: Int, _ cursor: Cursor, _ codeWidth: Int, _ pass: Pass,
    _ rows: borrowing GIFImageRows, _ canvas: GIFCanvas
  ) -> End {
    var cursor = cursor
    trail.removeAll(keepingCapacity: true)
    beam.removeAll(keepingCapacity: true)
    beam.append(Path(node: start.node, error: 0, symbol: 0, beginsAsWanted: true, before: -1, step: -1))
    if beamWidth >= LZWEncoder.wideBeam, start.pixel == first + 1 {
      addFirstSymbols(start.node, Target(first, at: cursor.next(first), pass, rows, canvas, self))
    }
    let bitsPerPixel = runningBits / runningPixels
    var end = start
    var best = start
    var bestStep = -1
    var bestScore = -Float.infinity
    while let least = beam.first {
      // Paths are sorted by error, and all have the same length.
      let length = Float(end.pixel - first)
      let score = length * bitsPerPixel - Float(least.error) * pass.bitsPerError
      if score > bestScore {
        bestScore = score
        best = end
        best.node = least.node
        bestStep = least.step
      }
      if end.pixel >= pass.lastPixel { break }
      // No string may cost more error than its saved bits are worth.
      let errorLimit = Int(
        saturating: Double(min((length * bitsPerPixel + Float(codeWidth)) / pass.bitsPerError, 1e15)))
      if least.error > errorLimit { break }
      nextBeam.removeAll(keepingCapacity: true)
      let target = Target(end.pixel, at: cursor.next(end.pixel), pass, rows, canvas, self)
      for index in beam.indices { extend(beam[index], target, newest: newest, errorLimit: errorLimit) }
      addSteps(target.pixel)
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

  /// The minimum beam width at which the search begins with all symbols instead of only the first pixel's own.
  private static let wideBeam = 4

  /// Adds the paths that begin with a symbol other than the first pixel's own.
  private mutating func addFirstSymbols(_ node: Int, _ target: Target) {
    nextBeam.removeAll(keepingCapacity: true)
    insert(Path(node: node, error: 0, symbol: target.symbol, beginsAsWanted: true, before: -1, step: -1))
    for symbol in 0..<symbolCount where symbol != Int(target.symbol) {
      if let error = target.excess(UInt32(symbol) << 24 | palette[symbol] & 0xFF_FFFF) {
        insert(
          Path(node: symbol, error: error, symbol: UInt8(symbol), beginsAsWanted: false, before: -1, step: -1))
      }
    }
    addSteps(target.pixel)
    swap(&beam, &nextBeam)
  }

  /// Adds all extensions of a path whose errors are within a limit.
  @inline(__always)
  private mutating func extend(_ path: Path, _ target: Target, newest: Int, errorLimit: Int) {
    var errorLimit = nextBeam.count == beamWidth ? nextBeam[beamWidth - 1].error - 1 : errorLimit
    if path.error > errorLimit { return }
    var child = dictionary.newestChild(of: path.node)
    while child >= 0 {
      let word = dictionary.lastWord(of: child)
      if child != newest || path.beginsAsWanted, let excess = target.excess(word), path.error &+ excess <= errorLimit {
        insert(
          Path(
            node: child, error: path.error &+ excess, symbol: UInt8(truncatingIfNeeded: word >> 24),
            beginsAsWanted: path.beginsAsWanted, before: path.step, step: -1))
        if nextBeam.count == beamWidth { errorLimit = min(errorLimit, nextBeam[beamWidth - 1].error - 1) }
        if errorLimit < path.error { return }
      }
      child = dictionary.sibling(before: child)
    }
  }

  /// Adds the last steps of the kept paths to the trail.
  @inline(__always)
  private mutating func addSteps(_ pixel: Int) {
    for index in nextBeam.indices {
      trail.append(
        Step(symbol: nextBeam[index].symbol, pixel: Int32(pixel), before: Int32(nextBeam[index].before)))
      nextBeam[index].step = trail.count - 1
    }
  }

  /// Keeps a path if it is among the best, sorted by error.
  @inline(__always)
  private mutating func insert(_ path: Path) {
    var index = nextBeam.count
    if index == beamWidth {
      if path.error >= nextBeam[beamWidth - 1].error { return }
      nextBeam.removeLast()
      index -= 1
    }
    while index > 0, nextBeam[index - 1].error > path.error { index -= 1 }
    nextBeam.insert(path, at: index)
  }
}
