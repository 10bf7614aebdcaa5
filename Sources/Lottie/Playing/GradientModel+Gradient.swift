import Arithmetic
import Geometry

extension GradientModel {
  /// Returns the gradient at a frame.
  func gradient(at frame: Double, opacity: Double) -> Gradient {
    let (start, end) = (start.value(at: frame), end.value(at: frame))
    let geometry: Gradient.Geometry
    if isRadial {
      let way = Point(end.x - start.x, end.y - start.y)
      let length = max(-0.99, min(0.99, highlightLength.value(at: frame).x / 100))
      let angle = way.angle + highlightAngle.value(at: frame).x * .pi / 180
      let reach = way.length * length
      geometry = .radial(
        center: Point(start.x, start.y), radius: way.length,
        focus: Point(start.x + cos(angle) * reach, start.y + sin(angle) * reach), focusRadius: 0)
    } else {
      geometry = .axial(from: Point(start.x, start.y), to: Point(end.x, end.y))
    }
    return Gradient(stops: stops(at: frame, opacity: opacity), geometry: geometry, interpolation: .straight)
  }

  /// Returns the color stops and opacity stops merged into one list.
  private func stops(at frame: Double, opacity: Double) -> [Gradient.Stop] {
    let numbers = stops.value(at: frame)
    let count = min(colorCount, numbers.count / 4)
    var colors: [GradientMidpoint.Stop] = []
    var alphas: [GradientMidpoint.Stop] = []
    for index in 0..<count {
      colors.append((numbers[4 * index], [numbers[4 * index + 1], numbers[4 * index + 2], numbers[4 * index + 3]]))
    }
    var index = 4 * count
    while index + 1 < numbers.count {
      alphas.append((numbers[index], SIMD3(repeating: numbers[index + 1])))
      index += 2
    }
    func ordered(_ list: inout [GradientMidpoint.Stop]) {
      var least = 0.0
      for index in list.indices {
        least = max(least, min(1, list[index].location))
        list[index].location = least
      }
    }
    ordered(&colors)
    ordered(&alphas)
    if bendsAtMidpoints {
      colors = GradientMidpoint.bent(colors)
      alphas = GradientMidpoint.bent(alphas)
    }
    func value(_ list: [GradientMidpoint.Stop], at location: Double) -> SIMD3<Double> {
      guard let next = list.firstIndex(where: { $0.location >= location }) else {
        return list.last?.value ?? SIMD3(repeating: 1)
      }
      guard next > 0, list[next].location > location else { return list[next].value }
      let (a, b) = (list[next - 1], list[next])
      return a.value + (b.value - a.value) * ((location - a.location) / (b.location - a.location))
    }
    func stop(_ location: Double, _ color: SIMD3<Double>, _ alpha: Double) -> Gradient.Stop {
      Gradient.Stop(
        location: location,
        color: Color(red: color.x, green: color.y, blue: color.z, alpha: max(0, min(1, alpha)) * opacity))
    }
    if alphas.isEmpty { return colors.map { stop($0.location, $0.value, 1) } }
    // The lists are merged in order; stops of both lists at the same location become one stop.
    var result: [Gradient.Stop] = []
    var (c, a) = (0, 0)
    while c < colors.count || a < alphas.count {
      if c < colors.count, a < alphas.count, colors[c].location == alphas[a].location {
        result.append(stop(colors[c].location, colors[c].value, alphas[a].value.x))
        (c, a) = (c + 1, a + 1)
      } else if a == alphas.count || c < colors.count && colors[c].location < alphas[a].location {
        result.append(stop(colors[c].location, colors[c].value, value(alphas, at: colors[c].location).x))
        c += 1
      } else {
        result.append(stop(alphas[a].location, value(colors, at: alphas[a].location), alphas[a].value.x))
        a += 1
      }
    }
    return result
  }
}
