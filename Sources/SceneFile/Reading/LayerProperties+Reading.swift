import Geometry
import LayerTree
import Motion

extension LayerProperties {
  /// What an expression reads at a key path; nil when there is nothing of that name, or nothing that an expression holds.
  func reading(_ keyPath: String) -> ExpressionValue? {
    if let box = [("frame", frame), ("bounds", bounds)].first(where: { keyPath.hasPrefix($0.0 + ".") }),
      let number = Self.edge(String(keyPath.dropFirst(box.0.count + 1)), of: box.1)
    {
      return .number(number)
    }
    if keyPath == "frame" { return .numbers([frame.minX, frame.minY, frame.width, frame.height]) }
    if keyPath == "size" { return .numbers([bounds.width, bounds.height]) }
    guard let property = AnimatableProperty(keyPath: keyPath) else { return nil }
    switch property.value(in: self) {
    case .number(let number):
      return property.unit == .angle ? .number(number * 180 / .pi, .degrees) : .number(number)
    case .color(let color): return .color(color)
    case .point(let point): return .numbers([point.x, point.y])
    case .size(let size): return .numbers([size.width, size.height])
    case .rect(let rect): return .numbers([rect.minX, rect.minY, rect.width, rect.height])
    default: return nil
    }
  }

  private static func edge(_ name: String, of rect: Rect) -> Double? {
    switch name {
    case "x", "minX": rect.minX
    case "y", "minY": rect.minY
    case "midX": rect.midX
    case "midY": rect.midY
    case "maxX": rect.maxX
    case "maxY": rect.maxY
    case "width": rect.width
    case "height": rect.height
    default: nil
    }
  }
}
