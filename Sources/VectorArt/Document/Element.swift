import Geometry

/// An element of a drawing's file.
struct Element {
  /// A child of an element.
  enum Node {
    /// A child element, by its number in the document.
    case element(Int)
    /// Text, with entities replaced.
    case text(String)
  }

  /// The local name of an element in the SVG namespace; empty for elements of other namespaces.
  let name: String
  /// The line of the element's start tag.
  let line: Int
  /// The number of the parent element; nil for the root.
  let parent: Int?
  /// The attributes without a namespace by name, and `xlink:href`, `xml:space` and `xml:lang`.
  private(set) var attributes: [String: String]
  /// The children, in order.
  var children: [Node] = []
  /// The winning declaration of each property, from attributes and style sheets.
  var declarations: [Property: String] = [:]
  /// The declarations of custom properties, such as `--accent`.
  var variables: [String: String] = [:]

  /// The declarations of animations, in ascending priority.
  var animations: [(property: AnimationProperty, value: String)] = []
  /// True if an animation changes the element.
  var isAnimated = false
  /// The rotation center at the document's time; nil for the center of the element's bounding box.
  var pivot: Point?
  /// The transform of the motion path at the document's time.
  var motion = AffineTransform.identity

  init(name: String, line: Int, parent: Int?, attributes: [String: String]) {
    self.name = name
    self.line = line
    self.parent = parent
    self.attributes = attributes
  }

  /// Replaces the value of an attribute by a style sheet's value for the property of that name.
  mutating func override(_ attribute: String, with value: String) { attributes[attribute] = value }

  /// The value of an attribute; nil if it is missing.
  subscript(name: String) -> String? { attributes[name] }

  /// The `id` attribute.
  var id: String? { attributes["id"] }

  /// The `href` attribute, or `xlink:href` in SVG 1.1.
  var href: String? { attributes["href"] ?? attributes["xlink:href"] }

  /// The numbers of the child elements.
  var childElements: [Int] {
    children.compactMap { if case .element(let index) = $0 { index } else { nil } }
  }
}
