extension LZWEncoder {
  /// The number of codes to look ahead.
  private static let trialCodes = 512
  /// A new dictionary does not pay off if at most this many codes remain.
  private static let fewCodes = 3000

  /// Determines the pixels for which keeping the full dictionary is better than starting a new one.
  ///
  /// The next strings are matched with the current dictionary, and the same pixels with a new one. The full one is kept
  /// while it takes fewer bits. The strings added to a new one pay off only later, so either few codes must remain, or
  /// the bits per pixel must not exceed the average since the dictionary was started.
  ///
  /// - Parameters:
  ///   - pixel: The next pixel.
  ///   - pass: The constants of the current rows.
  ///   - symbolBits: The number of bits of a symbol.
  ///   - colors: The color table.
  ///   - bitsPerPixel: The mean number of bits per pixel since the dictionary was started.
  ///   - pixelsLeft: The number of remaining pixels of the image.
  /// - Returns: The end of the pixels for which the dictionary should be kept; `pixel` if it should be cleared.
  mutating func keptPixels(
    from pixel: Int, _ pass: Pass, symbolBits: Int, colors: [OpaqueColor], bitsPerPixel: Float, pixelsLeft: Int
  ) -> Int {
    var (end, codes) = (pixel, 0)
    while end < pass.lastPixel, codes < LZWEncoder.trialCodes {
      end = LZWEncoder.string(from: end, pass, in: dictionary).end
      codes += 1
    }
    let bits = 12 * codes
    guard codes > 0,
      pixelsLeft * codes <= LZWEncoder.fewCodes * (end - pixel) || Float(bits) <= bitsPerPixel * Float(end - pixel)
    else { return pixel }
    let trial = trialDictionary ?? LZWDictionary()
    trialDictionary = trial
    trial.begin(colors: colors, symbolCount: pass.clearCode, transparentIndex: pass.transparentIndex)
    // The 12 bits are the clear code.
    var (other, otherBits, width, previous) = (pixel, 12, symbolBits + 1, LZWDictionary.none)
    while other < end, otherBits <= bits {
      if previous >= 0 {
        trial.add(unsafe pass.symbols[other], to: previous)
        if trial.nextCode > 1 << width { width += 1 }
      }
      (previous, other) = LZWEncoder.string(from: other, pass, in: trial)
      otherBits += width
    }
    return otherBits > bits ? end : pixel
  }

  /// Returns the longest string of the dictionary that matches the pixels from `pixel`, and its end.
  private static func string(
    from pixel: Int, _ pass: Pass, in dictionary: LZWDictionary
  ) -> (node: Int, end: Int) {
    // Sound: callers ensure that the pixel is in the current rows, which end at `lastPixel`.
    var node = Int(unsafe pass.symbols[pixel])
    var end = pixel + 1
    if node == pass.transparentIndex, dictionary.longestRun > 1 {
      let limit = min(pass.lastPixel, pixel + dictionary.longestRun)
      while end < limit, unsafe Int(pass.symbols[end]) == pass.transparentIndex { end &+= 1 }
      node = dictionary.transparentRun(end - pixel)
    }
    while end < pass.lastPixel {
      let child = dictionary.child(of: node, by: unsafe pass.symbols[end])
      if child < 0 { break }
      node = child
      end &+= 1
    }
    return (node, end)
  }
}
