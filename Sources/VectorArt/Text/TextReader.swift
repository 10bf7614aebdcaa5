import Geometry

/// Collects the characters of a `text` element and its descendants, with white space handled as in XML and CSS.
struct TextReader {
  /// An element inside the text, with its computed style.
  struct Source {
    var number: Int
    var style: Style
    /// The index of the parent element in ``sources``; nil for the `text` element itself.
    var outer: Int?
    /// The `textLength` in pixels; nil for the natural length.
    var length: Double?
    /// True if glyphs are stretched to the length, not only the spacing (`lengthAdjust`).
    var stretchesGlyphs: Bool
    /// The decoration lines along the text, each with the index in ``sources`` of the element that sets it.
    var decorations: [(kind: TextStyle.Decoration, source: Int)]
  }

  /// The lists of positions that an element sets for its characters.
  private struct Positions {
    /// The number of UTF-16 units before the element: the base of its character positions (SVG 2, section 11.1).
    var start: Int
    var x: [Double]
    var y: [Double]
    var dx: [Double]
    var dy: [Double]
    var rotations: [Double]
  }

  private(set) var characters: [TextCharacter] = []
  private(set) var sources: [Source] = []
  private(set) var textPaths: [TextPath] = []
  private var positions: [Positions] = []
  /// The number of UTF-16 units of all characters.
  private var unitCount = 0
  private var isCut = false

  /// The maximum number of characters in a text.
  private static let maximumCharacterCount = 100_000

  /// Reads a text element.
  init(_ number: Int, _ style: Style, _ space: Space, _ context: inout DrawingContext) {
    read(number, style, space, &context)
    if isCut { context.warn("the text is cut after \(Self.maximumCharacterCount) characters", number) }
    // A space at the end of the text is dropped.
    if let last = characters.last, last.character == " ", !sources[last.styleIndex].style.text.keepsSpace {
      characters.removeLast()
    }
    place()
    mapCases(&context)
  }

  private mutating func read(
    _ number: Int, _ style: Style, _ space: Space, inside outer: Int? = nil, _ context: inout DrawingContext
  ) {
    let element = context.document[number]
    if outer == nil, let shift = element.declarations[.baselineShift], shift != "baseline", Length(shift)?.value != 0 {
      context.warn("baseline-shift has no effect on <text>; set it on a <tspan>", number)
    }
    func list(_ name: String, _ axis: LengthAxis) -> [Double] {
      (element[name].flatMap { Length.list($0) } ?? []).map { context.pixels($0, axis, style, space) }
    }
    // Text on a path is positioned along the path.
    let isPlaced = element.name != "textPath"
    let rotations = element["rotate"].flatMap { ViewBox.numbers($0) } ?? []
    let own = Positions(
      start: unitCount, x: isPlaced ? list("x", .width) : [], y: isPlaced ? list("y", .height) : [],
      dx: list("dx", .width), dy: list("dy", .height), rotations: rotations)
    positions.append(own)
    let place = positions.count - 1
    let source = sources.count
    var decorations = style.text.decorations
    if outer == nil { decorations.formUnion(context.decorationsAround(number)) }
    let lines = decorations.sorted { $0.rawValue < $1.rawValue }.map { ($0, source) }
    let length = context.length(element, "textLength", .width, style, space).flatMap { $0 >= 0 ? $0 : nil }
    sources.append(
      Source(
        number: number, style: style, outer: outer, length: length,
        stretchesGlyphs: element["lengthAdjust"] == "spacingAndGlyphs",
        decorations: (outer.map { sources[$0].decorations } ?? []) + lines))
    // The target of a `tref` replaces its content.
    for node in element.name == "tref" ? [] : element.children {
      switch node {
      case .text(let text): append(text, source, keepsSpace: style.text.keepsSpace)
      case .element(let child):
        let kind = ElementKind(rawValue: context.document[child].name)
        guard ConditionalProcessing.holds(for: context.document[child]) else { continue }
        guard kind == .tspan || kind == .a || kind == .tref else {
          if kind == .textPath {
            if element.name == "text" || element.name == "a" {
              readAlongPath(child, style, space, inside: source, &context)
            } else {
              context.warn("<textPath> must be a direct child of <text>, and is left out", child)
            }
          }
          continue
        }
        var inner = Style(context.document[child], inside: style)
        // Elements inside cannot change the writing mode of the text.
        inner.text.isVertical = style.text.isVertical
        warnOfGroupProperties(child, inner, &context)
        if inner.isDisplayed { read(child, inner, space, inside: source, &context) }
      }
    }
    if element.name == "tref", let target = context.document.target(of: number),
      ElementKind(rawValue: context.document[target].name) != nil
    {
      append(context.document.wholeText(of: target), source, keepsSpace: style.text.keepsSpace)
    }
    // An element only positions the characters inside it.
    let count = unitCount - own.start
    positions[place].x = Array(own.x.prefix(count))
    positions[place].y = Array(own.y.prefix(count))
    positions[place].dx = Array(own.dx.prefix(count))
    positions[place].dy = Array(own.dy.prefix(count))
    if let last = own.rotations.last, own.rotations.count < count {
      positions[place].rotations += Array(repeating: last, count: count - own.rotations.count)
    }
    positions[place].rotations = Array(positions[place].rotations.prefix(count))
  }

  /// Warns about properties of whole elements, which browsers also apply to parts of texts.
  private func warnOfGroupProperties(_ number: Int, _ style: Style, _ context: inout DrawingContext) {
    let found = [
      ("opacity", style.opacity != 1), ("filter", style.isFiltered),
      ("mask", style.mask != .none), ("clip-path", style.clipPath != .none),
    ]
    for (name, isSet) in found where isSet {
      let instead = name == "opacity" ? "; write fill-opacity" : ""
      context.warn("\(name) is not supported on <\(context.document[number].name)>\(instead)", number)
    }
  }

  /// Reads text on a path; without a valid path, the text is not rendered.
  private mutating func readAlongPath(
    _ number: Int, _ style: Style, _ space: Space, inside outer: Int, _ context: inout DrawingContext
  ) {
    var inner = Style(context.document[number], inside: style)
    inner.text.isVertical = style.text.isVertical
    guard inner.isDisplayed else { return }
    guard let target = context.document.target(of: number),
      let kind = ElementKind(rawValue: context.document[target].name), kind.isShape
    else { return context.warn("<textPath> refers to an unknown shape and is left out", number) }
    let shape = context.style(of: target)
    guard let path = context.outline(target, kind, shape, space) else { return }
    var textPath = TextPath(path.transformed(by: context.transform(of: shape, in: space)))
    if let offset = context.document[number]["startOffset"].flatMap({ Length($0) }) {
      // `pathLength` sets the nominal length of a path.
      let said = context.document[target]["pathLength"].flatMap { Double(number: $0) } ?? 0
      let scale = offset.unit == .percent || said <= 0 ? 1 : textPath.length / said
      textPath.offset = offset.pixels(of: textPath.length, in: inner) * scale
    }
    textPaths.append(textPath)
    let (start, index) = (characters.count, textPaths.count - 1)
    read(number, inner, space, inside: outer, &context)
    for place in start..<max(start, characters.count) { characters[place].textPath = index }
  }

  private mutating func append(_ text: String, _ source: Int, keepsSpace: Bool) {
    for var character in text {
      guard characters.count < Self.maximumCharacterCount else {
        isCut = true
        return
      }
      if character.isNewline || character == "\t" { character = " " }
      if character == " ", !keepsSpace, characters.last.map({ $0.character == " " }) ?? true { continue }
      // A character that combines with the previous one is appended to it, even across elements.
      if let last = characters.last {
        let joined = String(last.character) + String(character)
        if joined.count == 1 {
          unitCount += character.utf16.count
          characters[characters.count - 1].character = Character(joined)
          continue
        }
      }
      characters.append(TextCharacter(character: character, styleIndex: source))
      unitCount += character.utf16.count
    }
  }

  /// Maps letters to the case of their elements.
  ///
  /// Positions belong to the original characters, so this follows their assignment.
  private mutating func mapCases(_ context: inout DrawingContext) {
    guard sources.contains(where: { $0.style.text.letterCase != .none }) else { return }
    let text = characters.map(\.character)
    let languages = sources.map { $0.style.text.letterCase == .none ? "" : context.language(of: $0.number) }
    for (source, language) in zip(sources, languages) where TextCase.isUnsupported(language: language) {
      context.warn("text-transform doesn’t follow the rules of the language ‘\(language)’", source.number)
    }
    characters = characters.enumerated().flatMap { index, character in
      let letterCase = sources[character.styleIndex].style.text.letterCase
      let mapped = letterCase.mapped(index, of: text, language: languages[character.styleIndex])
      return mapped.enumerated().map { place, mapped in
        var result = character
        result.character = mapped
        // Further characters follow the first one.
        if place > 0 { (result.x, result.y, result.dx, result.dy) = (nil, nil, 0, 0) }
        return result
      }
    }
  }

  /// Assigns positions to the characters; inner elements override outer ones.
  private mutating func place() {
    // A position for a UTF-16 unit that continues a character is skipped.
    let owners = characters.enumerated().flatMap { index, character in
      [index] + [Int?](repeating: nil, count: character.character.utf16.count - 1)
    }
    for positions in positions {
      func set(_ values: [Double], _ change: (inout TextCharacter, Double) -> Void) {
        for (unit, value) in values.enumerated() {
          guard owners.indices.contains(positions.start + unit), let owner = owners[positions.start + unit] else {
            continue
          }
          change(&characters[owner], value)
        }
      }
      set(positions.x) { $0.x = $1 }
      set(positions.y) { $0.y = $1 }
      set(positions.dx) { $0.dx = $1 }
      set(positions.dy) { $0.dy = $1 }
      set(positions.rotations) { $0.rotation = $1 }
    }
  }
}
