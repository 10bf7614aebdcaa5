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
    var scanner = ValueScanner(style.filter.trimmed)
    while !scanner.isAtEnd {
      let name = scanner.name()
      guard scanner.take("(") else { return warnOfFilter(&piece, unfiltered, style, number) }
      if name == "url" {
        guard let link = scanner.text(upTo: ")") else { return warnOfFilter(&piece, unfiltered, style, number) }
        guard let target = document.number(ofID: Reference.id(link)), document[target].name == "filter" else {
          warn("filter refers to nothing in this file, so the element is not shown", number)
          return false
        }
        guard try filter(&piece, by: target, number, space) else { return false }
      } else {
        guard let effects = effects(name, &scanner, style) else {
          return warnOfFilter(&piece, unfiltered, style, number)
        }
        try count(3)
        piece = piece.filtered(effects)
      }
      scanner.skipSpace()
    }
    return true
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
    guard
      let region = rect(
        [target], isInBoxUnits: document[target]["filterUnits"] != "userSpaceOnUse", box: piece.box,
        standard: ["-10%", "-10%", "120%", "120%"], style, space),
      !region.isEmpty
    else { return false }
    var reader = FilterReader(target, document, region: region, box: piece.box, space)
    switch reader.read(&self) {
    case .nothing: return false
    case .unsupported: return true
    case .graph(let steps):
      try count(3)
      var effects = Effects.none
      effects.filterGraph = FilterGraph(steps, region: region)
      piece = piece.filtered(effects)
      return true
    }
  }
}

extension Piece {
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
