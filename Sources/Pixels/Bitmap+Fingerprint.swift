extension Bitmap {
  /// A hash of all pixels: equal images have the same value, and different ones hardly ever do.
  package var fingerprint: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(width) << 32 ^ UInt64(height)
    for y in 0..<height {
      withWords(ofRow: y) { words in
        for x in words.indices {
          // A multiplication carries upward, and the rotation moves the upper bits down again.
          hash = (hash ^ UInt64(words[x])) &* 0x9E37_79B9_7F4A_7C15
          hash = hash << 29 | hash >> 35
        }
      }
    }
    return hash
  }
}
