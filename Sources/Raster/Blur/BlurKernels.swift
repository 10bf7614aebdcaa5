/// The inner loops of blurring.
///
/// Up to a vector of 32 lanes is read beyond the count, and also written in arrays of 16-bit lanes; the caller provides
/// the room.
enum BlurKernels {
  typealias Lanes = UnsafeMutablePointer<UInt16>

  /// The number of products that may be truncated while the error stays below one level.
  private static let maximumWeightCount = 32

  @inline(__always)
  private static func load(_ lanes: UnsafePointer<UInt16>) -> SIMD8<UInt16> {
    unsafe UnsafeRawPointer(lanes).loadUnaligned(as: SIMD8<UInt16>.self)
  }

  @inline(__always)
  private static func store(_ value: SIMD8<UInt16>, to lanes: Lanes) {
    unsafe UnsafeMutableRawPointer(lanes).storeBytes(of: value, as: SIMD8<UInt16>.self)
  }

  /// Returns the upper halves of the products.
  @inline(__always)
  private static func scaled(_ value: SIMD8<UInt16>, by weight: UInt16) -> SIMD8<UInt16> {
    let wide = SIMD8<UInt32>(truncatingIfNeeded: value)
    let weights = SIMD8<UInt32>(truncatingIfNeeded: SIMD8(repeating: weight))
    return SIMD8<UInt16>(truncatingIfNeeded: (wide &* weights) &>> 16)
  }

  /// Computes the weighted sum of each lane and the lanes `step`, `2 · step`, … on either side.
  ///
  /// Lanes are little more than 255 · 128, so the sum of two fits in one. Every product is truncated, and so half a
  /// unit too small on average; the initial value compensates for that.
  @inline(never)
  static func convolve(_ source: Lanes, step: Int, weights: [UInt16], into target: Lanes, lanes: Int) {
    guard weights.count <= maximumWeightCount else {
      return unsafe convolveExactly(source, step: step, weights: weights, into: target, lanes: lanes)
    }
    let start = SIMD8(repeating: UInt16(truncatingIfNeeded: weights.count / 2))
    unsafe weights.withUnsafeBufferPointer { weights in
      var lane = 0
      while lane < lanes {
        let middle = unsafe source + lane
        let first = unsafe weights[0]
        var a = unsafe start &+ scaled(load(middle), by: first)
        var b = unsafe start &+ scaled(load(middle + 8), by: first)
        var c = unsafe start &+ scaled(load(middle + 16), by: first)
        var d = unsafe start &+ scaled(load(middle + 24), by: first)
        var (before, after) = unsafe (middle, middle)
        for index in 1..<max(1, weights.count) {
          unsafe before -= step
          unsafe after += step
          let weight = unsafe weights[index]
          unsafe a &+= scaled(load(before) &+ load(after), by: weight)
          unsafe b &+= scaled(load(before + 8) &+ load(after + 8), by: weight)
          unsafe c &+= scaled(load(before + 16) &+ load(after + 16), by: weight)
          unsafe d &+= scaled(load(before + 24) &+ load(after + 24), by: weight)
        }
        unsafe store(a, to: target + lane)
        unsafe store(b, to: target + lane + 8)
        unsafe store(c, to: target + lane + 16)
        unsafe store(d, to: target + lane + 24)
        lane &+= 32
      }
    }
  }

  /// Computes the sums of ``convolve(_:step:weights:into:lanes:)`` for kernels whose truncation would be visible.
  @inline(never)
  private static func convolveExactly(
    _ source: Lanes, step: Int, weights: [UInt16], into target: Lanes, lanes: Int
  ) {
    unsafe weights.withUnsafeBufferPointer { weights in
      for lane in stride(from: 0, to: lanes, by: 8) {
        let middle = unsafe source + lane
        var sum = unsafe product(load(middle), by: weights[0]) &+ 32768
        for index in 1..<max(1, weights.count) {
          let pair = unsafe load(middle - index &* step) &+ load(middle + index &* step)
          sum &+= unsafe product(pair, by: weights[index])
        }
        unsafe store(SIMD8(truncatingIfNeeded: sum &>> 16), to: target + lane)
      }
    }
  }

  @inline(__always)
  private static func product(_ value: SIMD8<UInt16>, by weight: UInt16) -> SIMD8<UInt32> {
    SIMD8<UInt32>(truncatingIfNeeded: value) &* SIMD8<UInt32>(truncatingIfNeeded: SIMD8(repeating: weight))
  }

  /// Computes the weighted sum of three rows that are `stride` apart.
  @inline(never)
  static func mix(
    _ source: Lanes, stride: Int, weights: (UInt16, UInt16, UInt16), into target: Lanes, lanes: Int
  ) {
    for lane in Swift.stride(from: 0, to: lanes, by: 8) {
      let first = unsafe source + lane
      let outer = unsafe scaled(load(first), by: weights.0) &+ scaled(load(first + 2 * stride), by: weights.2)
      unsafe store(outer &+ scaled(load(first + stride), by: weights.1) &+ 1, to: target + lane)
    }
  }

  /// Converts bytes to lanes with seven fractional bits.
  @inline(never)
  static func widen(_ source: UnsafeRawPointer, into target: Lanes, lanes: Int) {
    let whole = lanes & ~7
    for lane in stride(from: 0, to: whole, by: 8) {
      let bytes = unsafe source.loadUnaligned(fromByteOffset: lane, as: SIMD8<UInt8>.self)
      unsafe store(SIMD8(truncatingIfNeeded: bytes) &<< 7, to: target + lane)
    }
    for lane in whole..<lanes {
      unsafe target[lane] = UInt16(source.load(fromByteOffset: lane, as: UInt8.self)) &<< 7
    }
  }

  /// Converts lanes to bytes, rounded.
  @inline(never)
  static func narrow(_ source: Lanes, into target: UnsafeMutableRawPointer, lanes: Int) {
    let whole = lanes & ~7
    for lane in stride(from: 0, to: whole, by: 8) {
      let bytes = unsafe SIMD8<UInt8>(truncatingIfNeeded: (load(source + lane) &+ 64) &>> 7)
      unsafe target.storeBytes(of: bytes, toByteOffset: lane, as: SIMD8<UInt8>.self)
    }
    for lane in whole..<lanes {
      let byte = unsafe UInt8(truncatingIfNeeded: (source[lane] &+ 64) &>> 7)
      unsafe target.storeBytes(of: byte, toByteOffset: lane, as: UInt8.self)
    }
  }

  /// Adds a row of bytes to a row of lanes.
  @inline(never)
  static func add(_ source: UnsafeRawPointer, to target: Lanes, lanes: Int) {
    let whole = lanes & ~7
    for lane in stride(from: 0, to: whole, by: 8) {
      let bytes = unsafe source.loadUnaligned(fromByteOffset: lane, as: SIMD8<UInt8>.self)
      unsafe store(load(target + lane) &+ SIMD8(truncatingIfNeeded: bytes), to: target + lane)
    }
    for lane in whole..<lanes {
      unsafe target[lane] &+= UInt16(source.load(fromByteOffset: lane, as: UInt8.self))
    }
  }

  /// Combines 2 to the power of `shift` pixels into each of `count` cells, and multiplies by a power of two.
  @inline(never)
  static func joinPixels(_ source: Lanes, shift: Int, scale: Int, into target: Lanes, count: Int) {
    var pixel = UnsafeRawPointer(source)
    for cell in 0..<count {
      var sum = SIMD4<UInt32>.zero
      for _ in 0..<(1 &<< shift) {
        unsafe sum &+= SIMD4(truncatingIfNeeded: pixel.load(as: SIMD4<UInt16>.self))
        unsafe pixel += 8
      }
      let scaled = scale >= 0 ? sum &<< UInt32(scale) : sum &>> UInt32(-scale)
      unsafe UnsafeMutableRawPointer(target + cell &* 4).storeBytes(
        of: SIMD4(truncatingIfNeeded: scaled), as: SIMD4<UInt16>.self)
    }
  }

  /// Does the same as ``joinPixels(_:shift:scale:into:count:)``, for pixels of one byte.
  @inline(never)
  static func joinBytes(_ source: Lanes, shift: Int, scale: Int, into target: Lanes, count: Int) {
    var pixel = unsafe source
    for cell in 0..<count {
      var sum: UInt32 = 0
      for index in 0..<(1 &<< shift) { unsafe sum &+= UInt32(pixel[index]) }
      unsafe pixel += 1 &<< shift
      unsafe target[cell] = UInt16(truncatingIfNeeded: scale >= 0 ? sum &<< UInt32(scale) : sum &>> UInt32(-scale))
    }
  }

  /// Computes a row of pixels from cells with a quadratic B-spline; the first cell is before the row.
  ///
  /// With n half pixels per cell, at u half pixels from its start, and the values a, b, c of the previous cell, this
  /// cell, and the next, the spline times 2 n² is n² (a + b) + 2 u n (b − a) + u² (a − 2 b + c), summed from its
  /// differences.
  @inline(never)
  static func spreadPixels(_ source: Lanes, shift: Int, into target: UnsafeMutableRawPointer, width: Int) {
    let bits = UInt32(shift) &+ 1
    let down = 2 &* bits &+ 8
    let half = SIMD4<UInt32>(repeating: 1 &<< (down &- 1))
    var cell = UnsafeRawPointer(source)
    var a = unsafe SIMD4<UInt32>(truncatingIfNeeded: cell.load(as: SIMD4<UInt16>.self))
    var b = unsafe SIMD4<UInt32>(truncatingIfNeeded: cell.load(fromByteOffset: 8, as: SIMD4<UInt16>.self))
    var x = 0
    while x < width {
      let c = unsafe SIMD4<UInt32>(truncatingIfNeeded: cell.load(fromByteOffset: 16, as: SIMD4<UInt16>.self))
      let (slope, bend) = (b &- a, a &- b &- b &+ c)
      var value = (a &+ b) &<< (2 &* bits) &+ slope &<< (bits &+ 1) &+ bend &+ half
      var step = slope &<< (bits &+ 2) &+ bend &<< 3
      for pixel in x..<min(width, x &+ 1 &<< shift) {
        let bytes = SIMD4<UInt8>(truncatingIfNeeded: value &>> down)
        unsafe target.storeBytes(of: bytes, toByteOffset: pixel &* 4, as: SIMD4<UInt8>.self)
        value &+= step
        step &+= bend &<< 3
      }
      (a, b) = (b, c)
      unsafe cell += 8
      x &+= 1 &<< shift
    }
  }

  /// Does the same as ``spreadPixels(_:shift:into:width:)``, for pixels of one byte.
  @inline(never)
  static func spreadBytes(_ source: Lanes, shift: Int, into target: UnsafeMutableRawPointer, width: Int) {
    let bits = UInt32(shift) &+ 1
    let down = 2 &* bits &+ 8
    var cell = unsafe source
    var x = 0
    while x < width {
      let (a, b, c) = unsafe (UInt32(cell[0]), UInt32(cell[1]), UInt32(cell[2]))
      let (slope, bend) = (b &- a, a &- b &- b &+ c)
      var value = (a &+ b) &<< (2 &* bits) &+ slope &<< (bits &+ 1) &+ bend &+ 1 &<< (down &- 1)
      var step = slope &<< (bits &+ 2) &+ bend &<< 3
      for pixel in x..<min(width, x &+ 1 &<< shift) {
        unsafe target.storeBytes(of: UInt8(truncatingIfNeeded: value &>> down), toByteOffset: pixel, as: UInt8.self)
        value &+= step
        step &+= bend &<< 3
      }
      unsafe cell += 1
      x &+= 1 &<< shift
    }
  }
}
