import LayerTree
import SceneProgram

/// The uses of an outline's layers by steps and touches.
struct LayerUses {
  /// The layers that fingers touch.
  private(set) var touched: Set<Int> = []
  /// The layers that blocks of UIKit animate.
  private(set) var viewAnimated: Set<Int> = []
  /// The layers that anything needs.
  private(set) var all: Set<Int> = []

  init(_ outline: SceneOutline) {
    add(outline.start)
    for handler in outline.handlers {
      touched.insert(handler.layer)
      all.insert(handler.layer)
      add(handler.steps)
    }
    for index in outline.layers.indices
    where outline.layers[index].isControl || outline.layers[index].highlighted != nil {
      all.insert(index)
    }
  }

  private mutating func add(_ steps: [OutlineStep]) {
    for step in steps {
      read(step.condition)
      read(step.delay)
      for value in step.parameters.values.values { read(value) }
      switch step.action {
      case .set(let changes), .swiftUI(let changes): add(changes)
      case .phases(let phases): phases.forEach { add($0.changes) }
      case .animate(let changes, let inside):
        add(changes)
        for change in changes { if case .layer(let layer) = change.subject { viewAnimated.insert(layer) } }
        add(inside)
      case .transaction(let changes, let inside):
        add(changes)
        add(inside)
      case .animation(let animation): add(animation)
      case .group(let layer, let animations):
        all.insert(layer)
        animations.forEach { add($0) }
      case .transition(let layer), .remove(let layer, _): all.insert(layer)
      case .pop(let pops):
        for pop in pops {
          if case .layer(let layer, _) = pop.subject { all.insert(layer) }
          for end in [pop.from, pop.to, pop.velocity] { if let end { read(end.value) } }
        }
      case .branch(let condition, let yes, let no):
        read(condition)
        add(yes)
        add(no)
      case .steps(let steps): add(steps)
      case .unsupported: break
      }
      add(step.opening)
      add(step.completion)
    }
  }

  private mutating func add(_ changes: [OutlineChange]) {
    for change in changes {
      if case .layer(let layer) = change.subject { all.insert(layer) }
      read(change.end.value)
    }
  }

  private mutating func add(_ animation: OutlineAnimation) {
    all.insert(animation.layer)
    for end in [animation.from, animation.to, animation.by] { if let end { read(end.value) } }
    for value in animation.values { read(value.value) }
  }

  private mutating func read(_ value: OutlineValue) { insert(value.reads) }
  private mutating func read(_ expression: OutlineExpression?) { insert(expression?.reads ?? []) }

  private mutating func insert(_ subjects: [OutlineExpression.Subject]) {
    for subject in subjects { if case .layer(let layer) = subject { all.insert(layer) } }
  }
}
