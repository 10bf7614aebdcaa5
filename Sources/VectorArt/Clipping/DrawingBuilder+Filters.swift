import Geometry
import LayerTree

extension DrawingBuilder {
  /// Gives a piece the filters that its element names.
  ///
  /// - Returns: Whether anything is to be seen.
  mutating func filter(
    _ piece: inout Piece, _ number: Int, _ style: Style, _ space: Space
  ) throws(DrawingError) -> Bool {
    guard style.filter != "none", !style.filter.isEmpty else { return true }
    if case .id(let id) = Reference(style.filter) {
      guard let target = document.number(ofID: id), document[target].name == "filter" else {
        warn("filter refers to nothing in this file, so the element is not shown", number)
        return false
      }
      return try filter(&piece, by: target, number, space)
    }
    var scanner = ValueScanner(style.filter.trimmed)
    while !scanner.isAtEnd {
      let name = scanner.name()
      guard scanner.take("("), apply(name, &scanner, to: &piece.layer.properties, style) else {
        warn("filter: \(style.filter) is not supported, or not all of it; the element is shown without", number)
        return true
      }
      scanner.skipSpace()
    }
    return true
  }

  /// Applies one of CSS's filter functions that layers have too; false when it is none of them.
  private func apply(
    _ name: String, _ scanner: inout ValueScanner, to properties: inout LayerProperties, _ style: Style
  ) -> Bool {
    guard name != "drop-shadow" else {
      // A layer's shadow comes before its filters.
      guard properties.effects == .none, let shadow = shadow(&scanner, style) else { return false }
      properties.effects.shadow = shadow
      return true
    }
    guard let argument = scanner.text(upTo: ")") else { return false }
    return apply(name, argument.trimmed, to: &properties, style)
  }

  /// Reads the rest of `drop-shadow(…)`: two or three lengths, and a colour before or after them; nil for anything else.
  private func shadow(_ scanner: inout ValueScanner, _ style: Style) -> Shadow? {
    var lengths: [Double] = []
    var color: ColorValue?
    scanner.skipSpace()
    while !scanner.take(")") {
      if let length = Length(&scanner) {
        lengths.append(length.pixels(of: 0, fontSize: style.text.size))
      } else if color == nil, let found = ColorValue(&scanner) {
        color = found
      } else {
        return nil
      }
      scanner.skipSpace()
    }
    guard lengths.count == 2 || (lengths.count == 3 && lengths[2] >= 0) else { return nil }
    var shadow = Shadow()
    shadow.color = (color ?? .current).color(current: style.color)
    shadow.opacity = 1
    shadow.offset = Size(lengths[0], lengths[1])
    shadow.radius = lengths.count == 3 ? lengths[2] : 0
    return shadow
  }

  private func apply(
    _ name: String, _ argument: String, to properties: inout LayerProperties, _ style: Style
  ) -> Bool {
    var scanner = ValueScanner(argument)
    switch name {
    case "blur":
      guard let length = argument.isEmpty ? Length(0) : Length(argument), length.value >= 0 else { return false }
      properties.effects.filters.blurRadius = length.pixels(of: 0, fontSize: style.text.size)
    case "hue-rotate":
      let value = argument.isEmpty ? 0 : scanner.number()
      guard let value else { return false }
      let factors = ["": 1, "deg": 1, "rad": 180 / Double.pi, "turn": 360, "grad": 0.9]
      guard let factor = factors[scanner.name()] else { return false }
      properties.effects.filters.hueRotation = value * factor * .pi / 180
    case "saturate", "grayscale", "contrast", "opacity":
      guard let length = argument.isEmpty ? Length(1) : Length(argument), length.value >= 0 else { return false }
      let amount = length.pixels(of: 1, fontSize: 0)
      switch name {
      case "saturate": properties.effects.filters.saturation = amount
      case "grayscale": properties.effects.filters.saturation = 1 - min(1, amount)
      case "contrast": properties.effects.filters.contrast = amount
      default: properties.opacity = min(1, amount)
      }
    default: return false
    }
    return true
  }

  /// Applies a `filter` element with one blur or one shadow, within its region.
  private mutating func filter(
    _ piece: inout Piece, by target: Int, _ number: Int, _ space: Space
  ) throws(DrawingError) -> Bool {
    let steps = document[target].childElements.filter { document[$0].name.hasPrefix("fe") }
    // A filter without steps shows nothing, as SVG has it.
    guard !steps.isEmpty else { return false }
    guard let step = steps.first, steps.count == 1, ["feGaussianBlur", "feDropShadow"].contains(document[step].name)
    else {
      warn("of filters one feGaussianBlur or feDropShadow is supported; the element is shown without", number)
      return true
    }
    let element = document[step]
    let deviations = (element["stdDeviation"] ?? (element.name == "feDropShadow" ? "2" : "0"))
      .split { $0 == "," || $0 == " " }.map { Double(number: String($0)) ?? 0 }
    let factor = document[target]["primitiveUnits"] == "objectBoundingBox" ? (piece.box?.width ?? 1) : 1
    let radius = max(0, deviations.first ?? 0) * factor
    if deviations.count > 1, deviations[0] != deviations[1] {
      warn("a blur is as wide as high here; the first of two numbers counts", step)
    }
    var effects = Effects.none
    if element.name == "feGaussianBlur" {
      effects.filters.blurRadius = radius
    } else {
      let style = self.style(of: step)
      let flood = element["flood-color"].flatMap { ColorValue($0) }?.color(current: style.color) ?? .black
      var shadow = Shadow()
      shadow.color = flood
      shadow.opacity = element["flood-opacity"].flatMap { Style.fraction($0) } ?? 1
      shadow.radius = radius
      shadow.offset = Size(
        (element["dx"].flatMap { Double(number: $0) } ?? 2) * factor,
        (element["dy"].flatMap { Double(number: $0) } ?? 2) * factor)
      effects.shadow = shadow
    }
    guard
      let region = rect(
        [target], isInBoxUnits: document[target]["filterUnits"] != "userSpaceOnUse", box: piece.box,
        standard: ["-10%", "-10%", "120%", "120%"], style(of: target), space)
    else { return false }
    try count(3)
    piece = piece.filtered(effects, within: region)
    return true
  }
}

extension Piece {
  /// The piece inside a layer that has the effects, of which no more is seen than `region`.
  fileprivate func filtered(_ effects: Effects, within region: Rect) -> Piece {
    var content = self
    content.layer.name = ""
    content.layer.mask = nil
    content.layer.properties.effects.isMaskLuminance = false
    var seen = Piece(group: [content])
    let visible = seen.box?.intersection(region)
    if visible != seen.box {
      // What is outside of the region has no part in what comes of the filter.
      seen.layer.place(region)
      seen.layer.properties.masksToBounds = true
      seen = Piece(group: [seen])
    }
    seen.layer.properties.effects = effects
    var clip = Piece(group: [seen])
    clip.layer.place(region)
    clip.layer.properties.masksToBounds = true
    var result = Piece(group: [clip])
    result.box = box
    result.layer.name = layer.name
    result.layer.mask = layer.mask
    result.layer.properties.effects.isMaskLuminance = layer.properties.effects.isMaskLuminance
    return result
  }
}
