extension DrawingContext {
  /// Returns an element followed by its templates: the elements whose attributes it inherits by reference.
  mutating func templates(of number: Int, among names: Set<String>) -> [Int] {
    var chain = [number]
    while let next = document.target(of: chain[chain.count - 1]), names.contains(document[next].name) {
      if chain.contains(next) {
        warn("<\(document[number].name)> refers to itself", number)
        break
      }
      chain.append(next)
    }
    return chain
  }

  /// Returns the first value of an attribute in a chain of templates.
  func attribute(_ name: String, _ chain: [Int]) -> String? {
    chain.lazy.compactMap { document[$0][name] }.first
  }
}
