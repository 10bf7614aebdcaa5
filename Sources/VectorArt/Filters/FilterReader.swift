import Geometry
import LayerTree

/// Converts the primitives of a `filter` element to the steps of a filter graph.
struct FilterReader {
  /// The result of a filter.
  enum Outcome {
    /// The steps of the filter, and the image that replaces the source graphic, if any.
    case graph([FilterGraph.Step], image: TreeFilter.Replacement?)
    /// The filter hides the element.
    case nothing
    /// The filter is not supported; the element is rendered without it.
    case unsupported
  }

  let number: Int
  let region: Rect
  let box: Rect?
  let space: Space
  /// True if lengths are fractions of the element's bounding box (`objectBoundingBox`).
  let isInBoxUnits: Bool
  private(set) var steps: [FilterGraph.Step] = []
  /// The image of an `feImage`; it replaces the source of the graph if the element has no content of its own.
  private var image: TreeFilter.Replacement?
  /// The index of the `feImage` step.
  private var imageStep: Int?
  /// The indices of the steps by their `result` names.
  private var results: [String: Int] = [:]

  private static let primitives: Set = [
    "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feConvolveMatrix", "feDiffuseLighting",
    "feDisplacementMap", "feDropShadow", "feFlood", "feGaussianBlur", "feImage", "feMerge", "feMorphology", "feOffset",
    "feSpecularLighting", "feTile", "feTurbulence",
  ]
  /// The inputs of SVG 1.1 that browsers no longer support.
  private static let unknownInputs: Set = ["BackgroundImage", "BackgroundAlpha", "FillPaint", "StrokePaint"]
  /// The maximum number of steps in a filter.
  private static let maximumStepCount = 256

  init(_ number: Int, region: Rect, box: Rect?, isInBoxUnits: Bool, _ space: Space) {
    (self.number, self.region, self.box, self.space) = (number, region, box, space)
    self.isInBoxUnits = isInBoxUnits
  }

  /// Reads all primitives.
  ///
  /// - Parameter resolver: The source of the images of `feImage`.
  /// - Returns: The filter.
  /// - Throws: An error if the drawing exceeds a limit.
  mutating func read(_ resolver: inout some FilterImageSource) throws(DrawingError) -> Outcome {
    for child in resolver.context.document[number].childElements {
      let element = resolver.context.document[child]
      guard element.name.hasPrefix("fe") else { continue }
      guard Self.primitives.contains(element.name) else {
        // An unknown primitive is treated as missing.
        resolver.context.warn("<\(element.name)> is unknown and is left out", child)
        continue
      }
      guard steps.count < Self.maximumStepCount else {
        resolver.context.warn(
          "a filter of more than \(Self.maximumStepCount) steps is not supported; the element is shown without", child)
        return .unsupported
      }
      for name in ["in", "in2"] {
        if let picture = element[name], Self.unknownInputs.contains(picture) {
          resolver.context.warn("\(name)=\"\(picture)\" is not supported; the previous result is used instead", child)
        }
      }
      let style = resolver.context.style(of: child)
      var region = region(of: element, style, resolver.context)
      var operations: [FilterGraph.Operation]
      if element.name == "feImage" {
        if let target = resolver.context.document.target(of: child), resolver.context.open.contains(target) {
          resolver.context.warn("filter refers to itself and is left out", child)
          return .unsupported
        }
        let place = region ?? (isInBoxUnits ? box : nil) ?? self.region
        guard image == nil, let shown = try resolver.filterImage(child, in: place, space) else {
          if image != nil {
            resolver.context.warn("a second <feImage> is not supported; the element is shown without the filter", child)
            return .unsupported
          }
          steps.append(FilterGraph.Step(.flood(.clear), region: nil, isLinear: false))
          if let name = element["result"] { results[name] = steps.count - 1 }
          continue
        }
        image = shown
        region = place
        operations = [.merge([.source])]
        imageStep = steps.count
      } else if let known = self.operations(element, child, &resolver.context), region.map({ !$0.isEmpty }) ?? true {
        operations = known
      } else {
        // An invalid primitive produces a transparent image.
        resolver.context.warn("<\(element.name)> is not valid and is replaced by a transparent image", child)
        operations = [.flood(.clear)]
      }
      for (index, operation) in operations.enumerated() {
        // Only the last operation is clipped to the primitive's region; intermediate results are not.
        let seen = index == operations.count - 1 ? region : nil
        steps.append(FilterGraph.Step(operation, region: seen, isLinear: style.filtersLinearLight))
      }
      if let name = element["result"] { results[name] = steps.count - 1 }
    }
    // A filter without primitives hides the element (Filter Effects Level 1).
    guard !steps.isEmpty else { return .nothing }
    if let imageStep, usesSource { steps[imageStep].operation = .merge([.picture]) }
    return .graph(steps, image: image)
  }

  /// Returns the subregion of a primitive; nil if it is the whole filter region.
  private func region(of element: Element, _ style: Style, _ context: DrawingContext) -> Rect? {
    let axes: [(String, LengthAxis)] = [("x", .width), ("y", .height), ("width", .width), ("height", .height)]
    var values = [region.minX, region.minY, region.width, region.height]
    var isOwn = false
    for (index, (name, axis)) in axes.enumerated() {
      guard let length = element[name].flatMap({ Length($0) }) else { continue }
      if isInBoxUnits, let box {
        let extents = [box.width, box.height, box.width, box.height]
        let origin = [box.minX, box.minY, 0, 0]
        values[index] = origin[index] + length.pixels(of: 1, in: style) * extents[index]
      } else {
        values[index] = context.pixels(length, axis, style, space)
      }
      isOwn = true
    }
    return isOwn ? Rect(values[0], values[1], max(0, values[2]), max(0, values[3])) : nil
  }

  /// Returns the operations that implement a filter primitive, in order; nil if the primitive is not supported.
  private func operations(
    _ element: Element, _ number: Int, _ context: inout DrawingContext
  ) -> [FilterGraph.Operation]? {
    func value(_ name: String) -> Double? { element[name].flatMap { Double(number: $0) } }
    let style = context.style(of: number)
    let input = self.input(element["in"])
    switch element.name {
    case "feGaussianBlur": return [.blur(input, deviation(element["stdDeviation"] ?? "0"))]
    case "feOffset": return [.offset(input, inUnits(Size(value("dx") ?? 0, value("dy") ?? 0)))]
    case "feFlood": return [.flood(style.flood)]
    case "feMerge":
      return [
        .merge(
          element.childElements.filter { context.document[$0].name == "feMergeNode" }
            .map { self.input(context.document[$0]["in"]) })
      ]
    case "feComposite": return [.composite(input, over: self.input(element["in2"]), composite(element))]
    case "feBlend":
      return [.blend(input, over: self.input(element["in2"]), BlendMode(cssName: element["mode"] ?? "") ?? .normal)]
    case "feColorMatrix": return [.colors(input, FilterColors.factors(element))]
    case "feComponentTransfer":
      return [.transfer(input, FilterColors.transfers(element.childElements.map { context.document[$0] }))]
    case "feDropShadow":
      let offset = inUnits(Size(value("dx") ?? 2, value("dy") ?? 2))
      let first = steps.count
      return [
        .blur(input, deviation(element["stdDeviation"] ?? "2")), .offset(.step(first), offset), .flood(style.flood),
        .composite(.step(first + 2), over: .step(first + 1), .in), .merge([.step(first + 3), input]),
      ]
    default: return further(element, style, context)
    }
  }

  /// Returns the input with a name.
  ///
  /// A missing or unknown name refers to the previous step, or to the source graphic if there is none.
  func input(_ name: String?) -> FilterGraph.Input {
    switch name {
    case "SourceGraphic": .source
    case "SourceAlpha": .sourceAlpha
    case let name?: results[name].map { .step($0) } ?? before
    case nil: before
    }
  }

  /// True if a step other than the `feImage` reads the source graphic.
  private var usesSource: Bool {
    steps.indices.contains { $0 != imageStep && steps[$0].operation.inputs.contains { $0.isSource } }
  }

  private var before: FilterGraph.Input { steps.isEmpty ? .source : .step(steps.count - 1) }

  /// Parses the standard deviations of a blur; zero, which leaves the image unchanged, if they are invalid.
  private func deviation(_ text: String) -> Size {
    let values = Length.list(text)?.filter { $0.unit == .number }.map(\.value) ?? []
    guard (1...2).contains(values.count), values.allSatisfy({ $0 >= 0 }) else { return .zero }
    return inUnits(Size(values[0], values.count > 1 ? values[1] : values[0]))
  }

  /// Returns a size in user units; if `isInBoxUnits`, it is given as a fraction of the element's bounding box.
  func inUnits(_ size: Size) -> Size {
    guard isInBoxUnits, let box else { return size }
    return Size(size.width * box.width, size.height * box.height)
  }

  private func composite(_ element: Element) -> FilterGraph.Operator {
    func k(_ name: String) -> Double { element[name].flatMap { Double(number: $0) } ?? 0 }
    switch element["operator"] {
    case "in": return .in
    case "out": return .out
    case "atop": return .atop
    case "xor": return .xor
    case "lighter": return .lighter
    case "arithmetic": return .arithmetic(k("k1"), k("k2"), k("k3"), k("k4"))
    default: return .over
    }
  }
}
