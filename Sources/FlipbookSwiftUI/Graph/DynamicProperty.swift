/// A property of a view that the framework updates before it evaluates the body: SwiftUI's `DynamicProperty`.
public protocol DynamicProperty {
  /// Updates the property.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public func update() {}
}

/// A dynamic property of the framework's own, connected to a node.
protocol ConnectedProperty: DynamicProperty {
  /// Connects the property to the object that the node keeps for it.
  ///
  /// - Parameters:
  ///   - kept: The object that an earlier value of the property returned; nil at first.
  ///   - context: The inputs of the view.
  /// - Returns: The object to keep.
  func connect(to kept: AnyObject?, _ context: ViewContext) -> AnyObject?
}

/// The objects that a node keeps for the dynamic properties of its view.
struct PropertySlots {
  private var kept: [AnyObject?] = []

  /// Connects the dynamic properties of a view or a modifier.
  mutating func install(_ source: Any, _ context: ViewContext) {
    let type = ObjectIdentifier(Swift.type(of: source))
    guard context.graph.mayHaveProperties(type) else { return }
    var index = 0
    visit(source, context, &index)
    if index == 0 { context.graph.noteWithoutProperties(type) }
  }

  private mutating func visit(_ source: Any, _ context: ViewContext, _ index: inout Int) {
    for (_, value) in Mirror(reflecting: source).children {
      guard let property = value as? any DynamicProperty else { continue }
      if kept.count <= index { kept.append(nil) }
      let own = index
      index += 1
      if let connected = property as? any ConnectedProperty {
        kept[own] = connected.connect(to: kept[own], context)
      } else {
        visit(property, context, &index)
        var property = property
        property.update()
      }
    }
  }
}
