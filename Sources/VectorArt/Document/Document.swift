import Geometry

/// The elements of a drawing's file in document order; the first is the root.
struct Document {
  private(set) var elements: [Element]
  /// The first element of each id.
  private let numbers: [String: Int]
  /// True if anything is painted as the element is that shows it.
  private(set) var mentionsContextPaint = false
  /// The places of the outermost element's attributes.
  let rootPlaces: AttributeLocations

  init(_ elements: [Element], rootPlaces: AttributeLocations) {
    self.elements = elements
    self.rootPlaces = rootPlaces
    var numbers: [String: Int] = [:]
    for (number, element) in elements.enumerated() {
      if let id = element.id, numbers[id] == nil { numbers[id] = number }
    }
    self.numbers = numbers
  }

  subscript(number: Int) -> Element { elements[number] }

  /// Stores the declarations of attributes and style sheets for an element.
  mutating func declare(_ said: DeclaredStyle, for number: Int) {
    elements[number].declarations = said.properties
    elements[number].variables = said.variables
    elements[number].animations = said.animations
    for (name, value) in said.geometry { elements[number].override(name, with: value) }
    for property in [Property.fill, .stroke] where said.properties[property]?.hasPrefix("context-") == true {
      mentionsContextPaint = true
    }
  }

  /// Sets an attribute or property of an element to the value that an animation gives it; an invalid value of a property
  /// changes nothing.
  mutating func set(_ name: String, to value: String, on number: Int) {
    if let property = Property(rawValue: name) {
      if property.accepts(value) { elements[number].declarations[property] = value }
    } else {
      elements[number].override(name, with: value)
    }
  }

  /// Marks an element as animated.
  mutating func markAnimated(_ number: Int) { elements[number].isAnimated = true }

  /// Sets the center of an element's rotation.
  mutating func turn(_ number: Int, about pivot: Point) { elements[number].pivot = pivot }

  /// Moves an element along a path.
  mutating func move(_ number: Int, by motion: AffineTransform) { elements[number].motion = motion }

  /// The element of an id.
  func number(ofID id: String) -> Int? { numbers[id] }

  /// The element that an element refers to by `href="#id"`.
  func target(of number: Int) -> Int? {
    guard let href = elements[number].href, href.hasPrefix("#") else { return nil }
    return numbers[String(href.dropFirst())]
  }

  /// All text directly inside an element, without the text of nested elements.
  func text(of number: Int) -> String {
    elements[number].children.reduce(into: "") { text, node in
      if case .text(let part) = node { text += part }
    }
  }

  /// All text inside an element and the elements inside it.
  func wholeText(of number: Int) -> String {
    elements[number].children.reduce(into: "") { text, node in
      switch node {
      case .text(let part): text += part
      case .element(let child): text += wholeText(of: child)
      }
    }
  }
}
