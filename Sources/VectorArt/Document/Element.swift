import Geometry

/// An element of a drawing's file.
struct Element {
  /// The content of an element.
  enum Node {
    /// An element, by its number in the document.
    case element(Int)
    /// Text, with entities replaced.
    case text(String)
  }

  /// The name in SVG's namespace; empty for elements of other namespaces.
  let name: String
  /// The line of the element's start tag.
  let line: Int
  /// The number of the element around it; nil for the outermost.
  let parent: Int?
  /// The attributes of no namespace by name, and `xlink:href`, `xml:space` and `xml:lang`.
  private(set) var attributes: [String: String]
  /// The children, in order.
  var children: [Node] = []
  /// The declarations of attributes and style sheets, the winner for each property.
  var declarations: [Property: String] = [:]
  /// The declarations of custom properties, such as `--accent`.
  var variables: [String: String] = [:]

  /// The declarations of animations, in ascending priority.
  var animations: [(property: AnimationProperty, value: String)] = []
  /// True if an animation changes it.
  var isAnimated = false
  /// The center of its rotation at the time that the document shows; nil for the middle of its box.
  var pivot: Point?
  /// The movement along a path at the time that the document shows.
  var motion = AffineTransform.identity

  init(name: String, line: Int, parent: Int?, attributes: [String: String]) {
    self.name = name
    self.line = line
    self.parent = parent
    self.attributes = attributes
  }

  /// Replaces an attribute by a style sheet's value of the property.
  mutating func override(_ attribute: String, with value: String) { attributes[attribute] = value }

  /// An attribute, or nil when it is missing.
  subscript(name: String) -> String? { attributes[name] }

  /// The name that others refer to it by.
  var id: String? { attributes["id"] }

  /// The reference, in SVG 2's spelling or else the old one.
  var href: String? { attributes["href"] ?? attributes["xlink:href"] }

  /// The elements inside.
  var childElements: [Int] {
    children.compactMap { if case .element(let index) = $0 { index } else { nil } }
  }
}
