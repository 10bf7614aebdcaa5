import Geometry
import Pixels

extension PixelField {
  /// Returns the convolution of each pixel of `bounds`.
  func convolved(_ convolution: FilterGraph.Convolution, within bounds: PixelRect) -> PixelField {
    var result = PixelField(box)
    let seen = bounds.intersection(box)
    guard !seen.isEmpty else { return result }
    let kernel = convolution.kernel.reversed().map { Float($0 / convolution.divisor) }
    for y in seen.minY..<seen.maxY {
      for x in seen.minX..<seen.maxX {
        let own = components(x, y)
        var sum = SIMD4<Float>.zero
        for row in 0..<convolution.rows {
          for column in 0..<convolution.columns {
            let factor = kernel[row * convolution.columns + column]
            if factor == 0 { continue }
            let (nearX, nearY) = (x - convolution.targetX + column, y - convolution.targetY + row)
            var near = neighbor(nearX, nearY, bounds, convolution.edgeMode)
            if convolution.preservesAlpha, near.w > 0 { near *= 255 / near.w }
            sum += near * factor
          }
        }
        if convolution.preservesAlpha {
          sum =
            (sum + Float(convolution.bias) * 255).clamped(
              lowerBound: .zero, upperBound: SIMD4(repeating: 255)) * (own.w / 255)
          sum.w = own.w
        } else {
          // This follows browsers; the formula of Filter Effects Level 1 multiplies the bias by alpha.
          sum += Float(convolution.bias) * 255
        }
        result[x, y] = Self.word(sum)
      }
    }
    return result
  }

  private func neighbor(
    _ x: Int, _ y: Int, _ bounds: PixelRect, _ mode: FilterGraph.Convolution.EdgeMode
  ) -> SIMD4<Float> {
    switch mode {
    case .none:
      return x >= bounds.minX && x < bounds.maxX && y >= bounds.minY && y < bounds.maxY ? components(x, y) : .zero
    case .duplicate:
      return components(min(max(x, bounds.minX), bounds.maxX - 1), min(max(y, bounds.minY), bounds.maxY - 1))
    case .wrap: return components(bounds.wrappedColumn(x), bounds.wrappedRow(y))
    }
  }

  /// Returns the pixels of `tile`, repeated side by side.
  func tiled(_ tile: PixelRect) -> PixelField {
    var result = PixelField(box)
    guard !tile.isEmpty else { return result }
    for y in box.minY..<box.maxY {
      let row = tile.wrappedRow(y)
      for x in box.minX..<box.maxX { result[x, y] = self[tile.wrappedColumn(x), row] }
    }
    return result
  }

  /// Returns the pixels displaced by the unpremultiplied components of `map`, an image with the same box.
  ///
  /// - Parameters:
  ///   - map: The displacement map.
  ///   - displacement: The components that displace pixels.
  ///   - offset: Converts an offset in the layer's units to whole pixels.
  /// - Returns: The displaced pixels.
  func displaced(
    by map: PixelField, _ displacement: FilterGraph.Displacement, offset: (Double, Double) -> (x: Int, y: Int)
  ) -> PixelField {
    func share(_ color: SIMD4<Float>, _ channel: FilterGraph.Displacement.Channel) -> Double {
      let component =
        switch channel {
        case .red: color.x
        case .green: color.y
        case .blue: color.z
        case .alpha: color.w
        }
      guard channel != .alpha else { return Double(component) / 255 }
      return color.w > 0 ? Double(component / color.w) : 0
    }
    var result = PixelField(box)
    for y in box.minY..<box.maxY {
      for x in box.minX..<box.maxX {
        let color = map.components(x, y)
        let moved = offset(
          (share(color, displacement.x) - 0.5) * displacement.scale.width,
          (share(color, displacement.y) - 0.5) * displacement.scale.height)
        result[x, y] = self[x + moved.x, y + moved.y]
      }
    }
    return result
  }
}

extension PixelRect {
  /// Returns the column of this rectangle that `x` corresponds to when the rectangle is repeated.
  fileprivate func wrappedColumn(_ x: Int) -> Int {
    let (rest, width) = ((x - minX) % (maxX - minX), maxX - minX)
    return minX + (rest < 0 ? rest + width : rest)
  }

  /// Returns the row of this rectangle that `y` corresponds to when the rectangle is repeated.
  fileprivate func wrappedRow(_ y: Int) -> Int {
    let (rest, height) = ((y - minY) % (maxY - minY), maxY - minY)
    return minY + (rest < 0 ? rest + height : rest)
  }
}
