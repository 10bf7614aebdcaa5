extension DrawingContext {
  /// Returns the element of a given kind that a property refers to; nil if there is none.
  mutating func referenced(
    _ reference: Reference, _ kind: String, by number: Int, _ property: String
  ) -> Int? {
    switch reference {
    case .none: return nil
    case .other(let text):
      warn("\(property): \(text) is not supported; nothing is cut", number)
      return nil
    case .id(let id):
      guard let target = document.number(ofID: id) else {
        warn("\(property) refers to an unknown element: #\(id)", number)
        return nil
      }
      guard document[target].name == kind else {
        warn("\(property) refers to a <\(document[target].name)>, so the element is not shown", number)
        return nil
      }
      guard !open.contains(target), kind != "mask" || !maskCycles.contains(number) else {
        warn("\(property) refers to itself and is left out", number)
        return nil
      }
      return target
    }
  }

  /// Returns true if a property refers to an element of the wrong kind; such an element is not rendered.
  func isWrong(_ reference: Reference, _ kind: String) -> Bool {
    guard case .id(let id) = reference, let target = document.number(ofID: id) else { return false }
    return document[target].name != kind
  }
}
