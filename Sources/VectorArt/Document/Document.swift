/// The elements of a drawing's file, in the order in which they begin; the first is the outermost.
struct Document {
  var elements: [Element]
  /// The first element of each id.
  private let numbers: [String: Int]

  init(_ elements: [Element]) {
    self.elements = elements
    var numbers: [String: Int] = [:]
    for (number, element) in elements.enumerated() {
      if let id = element.id, numbers[id] == nil { numbers[id] = number }
    }
    self.numbers = numbers
  }

  subscript(number: Int) -> Element { elements[number] }

  /// The element of an id.
  func number(ofID id: String) -> Int? { numbers[id] }

  /// The element that an element refers to by `href="#id"`.
  func target(of number: Int) -> Int? {
    guard let href = elements[number].href, href.hasPrefix("#") else { return nil }
    return numbers[String(href.dropFirst())]
  }

  /// All text inside an element, without that of elements inside it.
  func text(of number: Int) -> String {
    elements[number].children.reduce(into: "") { text, node in
      if case .text(let part) = node { text += part }
    }
  }
}
