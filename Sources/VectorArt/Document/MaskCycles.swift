/// Finds the elements whose `mask` leads back to a mask around them.
///
/// References are followed in the order of the file, and the one that closes a circle is the one that is left out, as in
/// browsers.
struct MaskCycles {
  private let document: Document
  private var visited: Set<Int> = []
  private var found: Set<Int> = []

  /// The elements whose masks are left out.
  static func find(in document: Document) -> Set<Int> {
    var cycles = MaskCycles(document: document)
    for (number, element) in document.elements.enumerated() where element.name == "mask" { cycles.visit(number) }
    return cycles.found
  }

  private init(document: Document) { self.document = document }

  private mutating func visit(_ first: Int) {
    guard visited.insert(first).inserted else { return }
    var open = [(mask: first, links: links(of: first)[...])]
    var isOpen: Set = [first]
    while let last = open.indices.last {
      guard let (element, target) = open[last].links.popFirst() else {
        isOpen.remove(open.removeLast().mask)
        continue
      }
      if isOpen.contains(target) {
        found.insert(element)
      } else if visited.insert(target).inserted {
        isOpen.insert(target)
        open.append((target, links(of: target)[...]))
      }
    }
  }

  /// The masked elements of a mask, the mask itself included, in document order, with the masks they refer to.
  private func links(of mask: Int) -> [(element: Int, target: Int)] {
    var links: [(element: Int, target: Int)] = []
    var waiting = [mask]
    while let number = waiting.popLast() {
      if let value = document[number].declarations[.mask], case .id(let id) = Reference(value),
        let target = document.number(ofID: id), document[target].name == "mask"
      {
        links.append((number, target))
      }
      waiting += document[number].childElements.reversed()
    }
    return links
  }
}
