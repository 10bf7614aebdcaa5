extension Gradient {
  /// Clips stops to the range from 0 to 1, and adds stops with the colors at both ends.
  ///
  /// - Parameter stops: The stops, in ascending order of their locations.
  /// - Returns: The same stops if all are in the range; colors are mixed as in ``Interpolation/premultiplied``.
  package static func clipped(_ stops: [Stop]) -> [Stop] {
    guard let first = stops.first, let last = stops.last, first.location < 0 || last.location > 1 else { return stops }
    let inner = stops.filter { $0.location > 0 && $0.location < 1 }
    return [Stop(location: 0, color: color(at: 0, in: stops, last))] + inner
      + [Stop(location: 1, color: color(at: 1, in: stops, last))]
  }

  private static func color(at location: Double, in stops: [Stop], _ last: Stop) -> Color {
    guard let next = stops.firstIndex(where: { $0.location > location }) else { return last.color }
    guard next > 0 else { return stops[0].color }
    let (a, b) = (stops[next - 1], stops[next])
    let share = (location - a.location) / (b.location - a.location)
    let (before, after) = (a.color.alpha * (1 - share), b.color.alpha * share)
    let alpha = before + after
    guard alpha > 0 else { return Color(red: b.color.red, green: b.color.green, blue: b.color.blue, alpha: 0) }
    func mix(_ component: KeyPath<Color, Double>) -> Double {
      (a.color[keyPath: component] * before + b.color[keyPath: component] * after) / alpha
    }
    return Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: alpha)
  }
}
