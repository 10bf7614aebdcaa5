import Arithmetic
import Geometry
import LayerTree

extension FilterReader {
  /// The maximum number of values in a convolution kernel, which limits the time for each pixel.
  private static let maximumKernelSize = 256

  /// Returns the operations of primitives that read neighboring pixels or generate their image; nil for other kinds.
  func further(_ element: Element, _ style: Style, _ context: DrawingContext) -> [FilterGraph.Operation]? {
    let input = input(element["in"])
    switch element.name {
    case "feMorphology":
      let radii = numbers(element["radius"])
      // A negative or missing value disables the primitive.
      guard (1...2).contains(radii.count), radii.allSatisfy({ $0 >= 0 }) else { return [.merge([input])] }
      let radius = inUnits(Size(radii[0], radii.count > 1 ? radii[1] : radii[0]))
      return [.morphology(input, radius, isDilation: element["operator"] == "dilate")]
    case "feTile": return [.tile(input)]
    case "feConvolveMatrix": return convolution(element).map { [.convolve(input, $0)] }
    case "feDisplacementMap":
      let scale = number(element, "scale") ?? 0
      func channel(_ name: String) -> FilterGraph.Displacement.Channel {
        element[name].flatMap { FilterGraph.Displacement.Channel(rawValue: $0) } ?? .alpha
      }
      let displacement = FilterGraph.Displacement(
        scale: inUnits(Size(scale, scale)), x: channel("xChannelSelector"), y: channel("yChannelSelector"))
      return [.displace(input, by: self.input(element["in2"]), displacement)]
    case "feTurbulence": return [turbulence(element)]
    case "feDiffuseLighting", "feSpecularLighting":
      return lighting(element, style, context).map { [.light(input, $0)] }
    default: return nil
    }
  }

  /// Returns the kernel of an `feConvolveMatrix`; nil if it is invalid.
  private func convolution(_ element: Element) -> FilterGraph.Convolution? {
    let orders = element["order"].map { numbers($0) } ?? [3]
    guard (1...2).contains(orders.count), orders.allSatisfy({ $0 >= 1 && $0 <= 1024 && $0 == $0.rounded() }) else {
      return nil
    }
    let (columns, rows) = (Int(saturating: orders[0]), Int(saturating: orders.count > 1 ? orders[1] : orders[0]))
    let kernel = numbers(element["kernelMatrix"])
    guard columns * rows <= Self.maximumKernelSize, kernel.count == columns * rows else { return nil }
    let sum = kernel.reduce(0, +)
    // A sum that should be zero may not be, due to rounding, and must not be used as the divisor.
    let divisor = number(element, "divisor") ?? (abs(sum) < 1e-9 ? 1 : sum)
    guard divisor != 0 else { return nil }
    func target(_ name: String, _ count: Int) -> Int? {
      guard let value = number(element, name) else { return count / 2 }
      return value >= 0 && value < Double(count) ? Int(saturating: value) : nil
    }
    guard let x = target("targetX", columns), let y = target("targetY", rows) else { return nil }
    return FilterGraph.Convolution(
      kernel: kernel, columns: columns, rows: rows, divisor: divisor, bias: number(element, "bias") ?? 0, targetX: x,
      targetY: y,
      edgeMode: element["edgeMode"].flatMap { FilterGraph.Convolution.EdgeMode(rawValue: $0) } ?? .duplicate,
      preservesAlpha: element["preserveAlpha"] == "true")
  }

  private func turbulence(_ element: Element) -> FilterGraph.Operation {
    let frequencies = numbers(element["baseFrequency"] ?? "0")
    let octaves = number(element, "numOctaves") ?? 1
    guard (1...2).contains(frequencies.count), frequencies.allSatisfy({ $0 >= 0 }), octaves > 0 else {
      return .flood(.clear)
    }
    let seed = number(element, "seed") ?? 0
    return .turbulence(
      FilterGraph.Turbulence(
        frequency: Size(
          frequencies[0], frequencies.count > 1 ? frequencies[1] : frequencies[0]),
        octaves: Int(saturating: min(octaves, 100)), seed: abs(seed) < 1e9 ? Int(saturating: seed) : 0,
        isFractal: element["type"] == "fractalNoise", stitched: element["stitchTiles"] == "stitch" ? region : nil))
  }

  func number(_ element: Element, _ name: String) -> Double? { element[name].flatMap { Double(number: $0) } }

  /// Parses a list of numbers; empty if any of them is invalid.
  private func numbers(_ text: String?) -> [Double] {
    let lengths = text.flatMap { Length.list($0) } ?? []
    return lengths.allSatisfy { $0.unit == .number } ? lengths.map(\.value) : []
  }
}
