/// Finds the elements whose `mask` reference is part of a cycle.
///
/// References are followed in document order, and the reference that closes a cycle is dropped, as in browsers.
struct MaskCycles {
  private let document: Document
  private var visited: Set<Int> = []
  private var found: Set<Int> = []

  /// Returns the elements whose mask references must be dropped.
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

  /// Returns the masked elements inside a mask, including the mask itself, in document order, with the masks that they
  /// reference.
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
