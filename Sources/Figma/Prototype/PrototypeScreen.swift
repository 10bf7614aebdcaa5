import Geometry
import LayerTree

/// A screen of a prototype: a frame, with the variants that its instances have changed to.
struct PrototypeScreen {
  /// A variant in place of an instance.
  private struct Change {
    /// The number of the instance.
    var instance: Int
    var component: FigmaNode
  }

  /// The frame with the variants.
  private(set) var node: FigmaNode
  /// The name of the frame, or of the variant that has appeared last.
  private(set) var title: String
  private let frame: FigmaNode
  private var changes: [Change] = []

  init(_ node: FigmaNode) {
    self.node = node
    self.node.transform = .identity
    (title, frame) = (node.name, self.node)
  }

  /// The frame, and each changed instance with its component; equal keys are the same screen.
  var key: String {
    let changed = changes.sorted { $0.instance < $1.instance }.map { "\($0.instance)=\($0.component.id)" }
    return ([frame.id] + changed).joined(separator: ",")
  }

  /// Returns the screen with an instance changed to a component.
  func changing(_ instance: FigmaNode, to component: FigmaNode, in file: FigmaFile) -> PrototypeScreen {
    var screen = self
    screen.changes.removeAll { $0.instance == instance.number }
    screen.node = frame
    screen.title = component.name
    for change in screen.changes { screen.node = screen.node.changing(change.instance, to: change.component, in: file) }
    // Going back to the frame's own component is not a change.
    if screen.node.find(instance.number)?.component != component.id {
      screen.changes.append(Change(instance: instance.number, component: component))
      if component.size != instance.size, let grid = screen.node.grid(around: instance.number) {
        file.log.warn(
          "a variant of another size doesn't move the other cells of the grid", at: grid.place, of: grid.trail)
      }
      screen.node = screen.node.changing(instance.number, to: component, in: file)
    }
    return screen
  }
}

extension FigmaNode {
  /// Returns the tree with an instance changed to a component.
  fileprivate func changing(_ instance: Int, to component: FigmaNode, in file: FigmaFile) -> FigmaNode {
    replacing(instance) { found in
      let old = found.component.flatMap(file.node)
      var new = component
      (new.name, new.trail, new.number, new.type) = (found.name, found.trail, found.number, "INSTANCE")
      (new.transform, new.isVisible, new.opacity) = (found.transform, found.isVisible, found.opacity)
      (new.constraints, new.isAbsolute, new.sizing) = (found.constraints, found.isAbsolute, found.sizing)
      (new.component, new.box) = (component.id, found.box)
      // An instance keeps its own size if it has been resized.
      if let old, abs(found.size.width - old.size.width) > 0.01 || abs(found.size.height - old.size.height) > 0.01 {
        AutoLayout.resize(&new, to: found.size)
      }
      new.keepTexts(of: found, insteadOf: old)
      return new
    }
  }

  /// Returns the tree with one node replaced, and the frames around it arranged again.
  private func replacing(_ number: Int, by change: (FigmaNode) -> FigmaNode) -> FigmaNode {
    if self.number == number { return change(self) }
    var node = self
    for index in children.indices where children[index].find(number) != nil {
      let old = children[index].size
      node.children[index] = children[index].replacing(number, by: change)
      if node.children[index].size != old { AutoLayout.arrange(&node) }
    }
    return node
  }

  /// Returns the node with a number.
  fileprivate func find(_ number: Int) -> FigmaNode? {
    if self.number == number { return self }
    for child in children { if let found = child.find(number) { return found } }
    return nil
  }

  /// Returns the innermost grid around a node; nil for none.
  fileprivate func grid(around number: Int) -> FigmaNode? {
    for child in children where child.number != number {
      if let found = child.grid(around: number) { return found }
    }
    return isGrid && self.number != number && find(number) != nil ? self : nil
  }

  /// Keeps the texts that an instance has in place of its component's, by their names.
  private mutating func keepTexts(of instance: FigmaNode, insteadOf component: FigmaNode?) {
    guard let component else { return }
    for index in children.indices {
      let name = children[index].name
      guard let own = instance.children.first(where: { $0.name == name }) else { continue }
      let standard = component.children.first { $0.name == name }
      if let text = own.text?.content.string, let old = standard?.text?.content.string, text != old {
        children[index].text?.content.string = text
      }
      children[index].keepTexts(of: own, insteadOf: standard)
    }
  }
}
