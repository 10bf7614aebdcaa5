import Geometry
import LayerTree

extension DrawingBuilder {
  /// Gives a piece the filters that its element names, one after the other.
  ///
  /// - Returns: Whether anything is to be seen.
  mutating func filter(
    _ piece: inout Piece, _ number: Int, _ style: Style, _ space: Space
  ) throws(DrawingError) -> Bool {
    guard style.filter != "none", !style.filter.isEmpty else { return true }
    let unfiltered = piece
    var isMissing = false
    var isFiltered = false
    var scanner = ValueScanner(style.filter.trimmed)
    while !scanner.isAtEnd {
      let name = scanner.name()
      guard scanner.take("(") else { return warnOfFilter(&piece, unfiltered, style, number) }
      if name == "url" {
        guard let link = scanner.text(upTo: ")") else { return warnOfFilter(&piece, unfiltered, style, number) }
        guard let target = document.number(ofID: Reference.id(link)), document[target].name == "filter" else {
          isMissing = true
          scanner.skipSpace()
          continue
        }
        guard try filter(&piece, by: target, number, space) else { return false }
      } else {
        guard let effects = effects(name, &scanner, style) else {
          return warnOfFilter(&piece, unfiltered, style, number)
        }
        try count(3)
        piece = piece.filtered(effects)
      }
      isFiltered = true
      scanner.skipSpace()
    }
    guard isMissing else { return true }
    // Others of the list are applied; the element isn't shown when there are none.
    warn(
      "filter refers to nothing in this file, " + (isFiltered ? "which is left out" : "so the element is not shown"),
      number)
    return isFiltered
  }

  private mutating func warnOfFilter(_ piece: inout Piece, _ unfiltered: Piece, _ style: Style, _ number: Int) -> Bool {
    warn("filter: \(style.filter) is not supported, or not all of it; the element is shown without", number)
    piece = unfiltered
    return true
  }

  /// Applies a `filter` element within its region.
  private mutating func filter(
    _ piece: inout Piece, by target: Int, _ number: Int, _ space: Space
  ) throws(DrawingError) -> Bool {
    let style = self.style(of: target)
    let chain = templates(of: target, among: ["filter"])
    guard
      let source = chain.first(where: { !document[$0].childElements.isEmpty }),
      let region = rect(
        chain, isInBoxUnits: attribute("filterUnits", chain) != "userSpaceOnUse", box: piece.box,
        standard: ["-10%", "-10%", "120%", "120%"], style, space),
      !region.isEmpty
    else { return false }
    open.append(target)
    defer { open.removeLast() }
    var reader = FilterReader(
      source, region: region, box: piece.box, isInBoxUnits: attribute("primitiveUnits", chain) == "objectBoundingBox",
      space)
    switch try reader.read(&self) {
    case .nothing: return false
    case .unsupported: return true
    case .graph(let steps, let image):
      try count(3)
      var effects = Effects.none
      effects.filterGraph = FilterGraph(steps, region: region)
      piece = image.map { Piece(showing: $0, insteadOf: piece, within: region) } ?? piece
      piece = piece.filtered(effects)
      return true
    }
  }
}

extension Piece {
  /// A piece with another picture than its own, and all else that it has.
  fileprivate init(showing image: LayerDescription, insteadOf piece: Piece, within region: Rect) {
    self = piece
    layer.sublayers = [image]
    layer.properties.content = .plain
    layer.properties.contents = nil
    layer.properties.masksToBounds = false
    layer.place(region)
  }

  /// The piece inside a layer that has the effects; what else is done to the element comes after them.
  fileprivate func filtered(_ effects: Effects) -> Piece {
    var content = self
    content.layer.name = ""
    content.layer.mask = nil
    content.layer.properties.effects.isMaskLuminance = false
    var filtered = Piece(group: [content])
    filtered.layer.properties.effects = effects
    var result = Piece(group: [filtered])
    result.box = box
    result.layer.name = layer.name
    result.layer.mask = layer.mask
    result.layer.properties.effects.isMaskLuminance = layer.properties.effects.isMaskLuminance
    return result
  }
}
