import Geometry

/// The colors of a ``GradientRamp`` in the form that kernels read.
@safe struct GradientColors {
  // Sound: there is a segment at every index below `count`, and at least one.
  private let segments: UnsafePointer<GradientSegment>
  private let count: Int
  private let spread: Gradient.Spread

  /// Creates the colors of at least one segment; the segments must outlive this value.
  @unsafe init(_ segments: UnsafePointer<GradientSegment>, count: Int, spread: Gradient.Spread) {
    unsafe self.segments = segments
    self.count = count
    self.spread = spread
  }

  /// Returns the pixels at four parameters, transparent where a parameter is NaN.
  ///
  /// - Parameters:
  ///   - parameters: The parameters before the spread, with any value.
  ///   - segment: The segment to try first; afterwards, the one that was found.
  /// - Returns: The pixels, and whether they are known to be opaque.
  @inline(__always)
  func pixels(at parameters: SIMD4<Float>, near segment: inout Int) -> (four: SIMD4<UInt32>, areOpaque: Bool) {
    let parameters = spreadOut(parameters)
    if unsafe segments[segment].contains(parameters) {
      return unsafe (segments[segment].pixels(at: parameters), segments[segment].isOpaque)
    }
    return (mixed(at: parameters, near: &segment), false)
  }

  /// Returns the pixel at one parameter.
  func pixel(at parameter: Float) -> UInt32 {
    var segment = 0
    return pixels(at: SIMD4(repeating: parameter), near: &segment).four[0]
  }

  /// Returns the pixels at four parameters that may be in different segments.
  @inline(never)
  private func mixed(at parameters: SIMD4<Float>, near segment: inout Int) -> SIMD4<UInt32> {
    var result = SIMD4<UInt32>.zero
    var pending = parameters .== parameters
    for lane in 0..<4 where pending[lane] {
      segment = index(of: parameters[lane], near: segment)
      let found = unsafe segments[segment]
      var inside = (parameters .>= found.lower) .& (parameters .< found.upper)
      // Infinity isn't below the end of the last segment.
      inside[lane] = true
      result.replace(with: found.pixels(at: parameters), where: inside .& pending)
      pending = pending .& .!inside
    }
    return result
  }

  /// Returns the index of the last segment that doesn't begin after `parameter`.
  private func index(of parameter: Float, near segment: Int) -> Int {
    for neighbor in segment..<min(segment + 2, count)
    where unsafe segments[neighbor].lower <= parameter && parameter < segments[neighbor].upper {
      return neighbor
    }
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if unsafe segments[middle].lower <= parameter { low = middle } else { high = middle }
    }
    return low
  }

  @inline(__always)
  private func spreadOut(_ t: SIMD4<Float>) -> SIMD4<Float> {
    switch spread {
    case .pad: return t
    case .repeat: return t - GradientColors.floor(t)
    case .reflect:
      let offset = t - 2 * GradientColors.floor(t * 0.5 + 0.5)
      return offset.magnitudes
    }
  }

  /// Rounds down to whole numbers, without the call that rounding compiles to before SSE 4.1.
  @inline(__always)
  private static func floor(_ values: SIMD4<Float>) -> SIMD4<Float> {
    // From 2²³ up, floating-point numbers are whole; one and a half times that also works for negative ones.
    let nearest = (values + 12_582_912) - 12_582_912
    return nearest.choosing(nearest - 1, where: (values - nearest).minusSigns)
  }
}
