/// Views as one; modifiers apply to each of them: SwiftUI's `Group`.
public struct Group<Content: View>: View, PrimitiveView {
  private let content: Content
  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    content.node(updating: old, context)
  }
}

/// A view for each element of a collection: SwiftUI's `ForEach`.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, PrimitiveView {
  private let (data, id, content): (Data, (Data.Element) -> ID, (Data.Element) -> Content)

  /// Creates views for elements that are identified by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.id, self.content) = (data, { $0[keyPath: id] }, content)
  }

  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    DynamicNode.updating(old, context) {
      data.map { element in (AnyHashable(id(element)), { content(element).node(updating: $0, $1) }) }
    }
  }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  /// Creates views for elements with an identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates views for the numbers of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}

/// A view whose type isn't known: SwiftUI's `AnyView`.
public struct AnyView: View, PrimitiveView {
  private let view: any View
  /// Creates a view from another.
  public init<V: View>(_ view: V) { self.view = view }
  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    DynamicNode.updating(old, context) {
      [(ObjectIdentifier(type(of: view)), { view.node(updating: $0, $1) })]
    }
  }
}

/// A view with an identity: another identity makes another view.
private struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID
  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    DynamicNode.updating(old, context) {
      [(AnyHashable(id), { content.modified(TraitModifier { $0.tag = AnyHashable(id) }).node(updating: $0, $1) })]
    }
  }
}

extension View {
  /// Gives the view an identity.
  ///
  /// If it changes, the view is replaced. Scripted touches find the view by it.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
