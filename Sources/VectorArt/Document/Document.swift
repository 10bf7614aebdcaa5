import Geometry

/// The elements of a drawing's file in document order; the first is the root.
struct Document {
  private(set) var elements: [Element]
  /// The number of the first element with each id.
  private let numbers: [String: Int]
  /// True if any element is painted with `context-fill` or `context-stroke`.
  private(set) var mentionsContextPaint = false
  /// The source locations of the root element's attributes.
  let rootLocations: AttributeLocations

  init(_ elements: [Element], rootLocations: AttributeLocations) {
    self.elements = elements
    self.rootLocations = rootLocations
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

  /// Replaces the declared value of a property of an element.
  mutating func declare(_ property: Property, _ value: String, for number: Int) {
    elements[number].declarations[property] = value
  }

  /// Replaces the value of an attribute of an element.
  mutating func override(_ name: String, with value: String, for number: Int) {
    elements[number].override(name, with: value)
  }

  /// Marks an element as animated.
  mutating func markAnimated(_ number: Int) { elements[number].isAnimated = true }

  /// Sets the rotation center of an element.
  mutating func turn(_ number: Int, about pivot: Point) { elements[number].pivot = pivot }

  /// Sets the translation and rotation of an element along its motion path.
  mutating func move(_ number: Int, by motion: AffineTransform) { elements[number].motion = motion }

  /// Returns the number of the element with an id.
  func number(ofID id: String) -> Int? { numbers[id] }

  /// Returns the number of the element that an element references with `href="#id"`.
  func target(of number: Int) -> Int? {
    guard let href = elements[number].href, href.hasPrefix("#") else { return nil }
    return numbers[String(href.dropFirst())]
  }

  /// Returns the text directly inside an element, without the text of nested elements.
  func text(of number: Int) -> String {
    elements[number].children.reduce(into: "") { text, node in
      if case .text(let part) = node { text += part }
    }
  }

  /// Returns the text inside an element and its descendants.
  func wholeText(of number: Int) -> String {
    elements[number].children.reduce(into: "") { text, node in
      switch node {
      case .text(let part): text += part
      case .element(let child): text += wholeText(of: child)
      }
    }
  }
}
