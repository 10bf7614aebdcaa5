import Geometry
import LayerTree

extension DrawingResolver {
  /// Applies the filters of an element to its node, in order.
  ///
  /// - Returns: False if nothing is visible.
  mutating func filter(
    _ node: inout TreeNode, _ number: Int, _ style: Style, _ space: Space
  ) throws(DrawingError) -> Bool {
    guard style.isFiltered else { return true }
    let unfiltered = node.filters
    var isMissing = false
    var isFiltered = false
    var scanner = ValueScanner(style.filter.trimmed)
    while !scanner.isAtEnd {
      let name = scanner.name()
      guard scanner.take("(") else { return warnOfFilter(&node, unfiltered, style, number) }
      if name == "url" {
        guard let link = scanner.text(upTo: ")") else { return warnOfFilter(&node, unfiltered, style, number) }
        guard let target = context.document.number(ofID: Reference.id(link)), context.document[target].name == "filter"
        else {
          isMissing = true
          scanner.skipSpace()
          continue
        }
        guard !context.open.contains(target) else {
          context.warn("filter refers to itself and is left out", number)
          scanner.skipSpace()
          continue
        }
        guard try filter(&node, by: target, number, space) else { return false }
      } else {
        guard let effects = FilterFunction.effects(name, &scanner, style) else {
          return warnOfFilter(&node, unfiltered, style, number)
        }
        try context.count(3)
        node.filters.append(TreeFilter(effects: effects))
      }
      isFiltered = true
      scanner.skipSpace()
    }
    guard isMissing else { return true }
    // The remaining filters of the list are applied; without any, the element is not rendered.
    context.warn(
      "filter refers to an unknown element, " + (isFiltered ? "which is left out" : "so the element is not shown"),
      number)
    return isFiltered
  }

  private mutating func warnOfFilter(
    _ node: inout TreeNode, _ unfiltered: [TreeFilter], _ style: Style, _ number: Int
  ) -> Bool {
    context.warn("filter: \(style.filter) is not fully supported; the element is shown without it", number)
    node.filters = unfiltered
    return true
  }

  /// Applies a `filter` element within its region.
  private mutating func filter(
    _ node: inout TreeNode, by target: Int, _ number: Int, _ space: Space
  ) throws(DrawingError) -> Bool {
    let style = context.style(of: target)
    let chain = context.templates(of: target, among: ["filter"])
    guard
      let source = chain.first(where: { !context.document[$0].childElements.isEmpty }),
      let region = context.rect(
        chain, isInBoxUnits: context.attribute("filterUnits", chain) != "userSpaceOnUse", box: node.box,
        standard: ["-10%", "-10%", "120%", "120%"], style, space),
      !region.isEmpty
    else { return false }
    context.open.append(target)
    defer { context.open.removeLast() }
    var reader = FilterReader(
      source, region: region, box: node.box,
      isInBoxUnits: context.attribute("primitiveUnits", chain) == "objectBoundingBox",
      space)
    switch try reader.read(&self) {
    case .nothing: return false
    case .unsupported: return true
    case .graph(let steps, let image):
      try context.count(3)
      var effects = Effects.none
      effects.filterGraph = FilterGraph(steps, region: region)
      // The image of an `feImage` is clipped to the filter region.
      let replacement = image.map { TreeFilter.Replacement(node: $0.node, offset: $0.offset, region: region) }
      node.filters.append(TreeFilter(effects: effects, replacement: replacement))
      return true
    }
  }
}
