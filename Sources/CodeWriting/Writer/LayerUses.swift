import LayerTree
import SceneProgram

/// The layers of an outline that steps and touches use.
struct LayerUses {
  /// The layers that receive touches.
  private(set) var touched: Set<Int> = []
  /// The layers that UIKit animation blocks animate.
  private(set) var viewAnimated: Set<Int> = []
  /// The properties that UIKit animation blocks animate, by layer: once for each block, or twice for a block whose
  /// value changes.
  private var blockProperties: [Int: [AnimatableProperty]] = [:]
  /// All layers that are used.
  private(set) var all: Set<Int> = []
  /// The layers whose size changes.
  private var resized: Set<Int> = []
  /// The layers whose text changes.
  private var retexted: Set<Int> = []
  /// The layers that fit their content after the start of the scene.
  private(set) var fitted: Set<Int> = []
  /// The layouts that may move layers after the start of the scene.
  private(set) var layouts: [OutlineLayout] = []

  init(_ outline: SceneOutline) {
    add(outline.start)
    for handler in outline.handlers {
      touched.insert(handler.layer)
      all.insert(handler.layer)
      add(handler.steps)
    }
    for rule in outline.rules {
      switch rule.content {
      case .name(_, let value): read(value)
      case .change(let change): add([change])
      case .unsupported: break
      }
    }
    for animator in outline.animators {
      addAnimated(animator.changes)
      add(animator.completion)
    }
    for interaction in outline.interactions {
      let changes = interaction.changes ?? []
      addAnimated(changes)
      add(interaction.completion)
    }
    noteFits(outline)
    for layout in outline.layouts { add(layout, outline) }
    for index in outline.layers.indices
    where outline.layers[index].isControl || outline.layers[index].highlighted != nil {
      all.insert(index)
    }
  }

  /// Records the layers whose size changes with their content.
  private mutating func noteFits(_ outline: SceneOutline) {
    func note(_ layer: Int?) {
      guard let layer, outline.layers[layer].fits.across || outline.layers[layer].fits.down else { return }
      fitted.insert(layer)
      resized.insert(layer)
    }
    for layer in retexted {
      note(layer)
      if let outer = outline.layers[layer].superlayer, outline.layers[outer].isControl { note(outer) }
    }
    // Sublayers are processed before their superlayers.
    for layout in outline.layouts.reversed() {
      if case .stack(let members, _, _, _, _, _) = layout.kind, !resized.isDisjoint(with: members) {
        note(layout.layer)
      }
    }
    // Text wraps to the width of its superlayer.
    for layout in outline.layouts {
      guard case .frame(let horizontal, _) = layout.kind, horizontal.setsLength,
        case .text(let text) = outline.layers[layout.layer].properties.content, text.numberOfLines != 1,
        let outer = outline.layers[layout.layer].superlayer, resized.contains(outer)
      else { continue }
      note(layout.layer)
    }
  }

  /// Adds a layout, unless its layer never leaves its initial position.
  private mutating func add(_ layout: OutlineLayout, _ outline: SceneOutline) {
    switch layout.kind {
    case .frame(let horizontal, let vertical):
      let axes = [horizontal, vertical]
      let terms = axes.flatMap { [$0.start, $0.end, $0.center, $0.length] }.compactMap(\.self)
      let outer = outline.layers[layout.layer].superlayer
      let isAtStart = axes.allSatisfy { $0.end == nil && $0.center == nil }
      let isFixed =
        terms.allSatisfy(\.reads.isEmpty) && !resized.contains(layout.layer)
        && (isAtStart || !(outer.map(resized.contains) ?? false))
      guard !isFixed || all.contains(layout.layer) else { return }
      all.insert(layout.layer)
      if let outer { all.insert(outer) }
      if axes.contains(where: { $0.start != nil && $0.end != nil || $0.length.map { !$0.reads.isEmpty } ?? false }) {
        resized.insert(layout.layer)
      }
      for term in terms { read(term) }
    case .stack(let members, _, let spacing, let insets, _, _):
      all.insert(layout.layer)
      all.formUnion(members)
      if resized.contains(layout.layer) { resized.formUnion(members) }
      read(spacing)
      read(insets)
    case .fit:
      guard fitted.contains(layout.layer) else { return }
      all.insert(layout.layer)
    }
    layouts.append(layout)
  }

  /// Returns true if a UIKit animation block may animate a property while another block still animates it.
  func isInterrupted(_ layer: Int, _ property: AnimatableProperty) -> Bool {
    (blockProperties[layer] ?? []).count { $0.overlaps(property) } > 1
  }

  private mutating func add(_ steps: [OutlineStep]) {
    for step in steps {
      read(step.condition)
      read(step.delay)
      for value in step.parameters.values.values { read(value) }
      switch step.action {
      case .set(let changes), .swiftUI(let changes): add(changes)
      case .keyframeAnimator(let tracks):
        for track in tracks {
          all.insert(track.layer)
          noteSizes(track.property.keyPath, of: track.layer)
          for (_, end) in track.keyframes { read(end.value) }
        }
      case .phases(let phases): phases.forEach { add($0.changes) }
      case .animate(let changes, let inside):
        addAnimated(changes)
        for change in changes {
          guard case .layer(let layer) = change.subject else { continue }
          if let property = AnimatableProperty(keyPath: change.keyPath) {
            let count = change.end.constant == nil ? 2 : 1
            blockProperties[layer, default: []] += Array(repeating: property, count: count)
          }
        }
        add(inside)
      case .animateKeyframes(let frames):
        for frame in frames {
          read(frame.start)
          read(frame.duration)
          addAnimated(frame.changes)
        }
      case .every(let repetition):
        read(repetition.interval)
        read(repetition.count)
        read(repetition.condition)
        add(repetition.steps)
      case .transaction(let changes, let inside):
        add(changes)
        add(inside)
      case .animation(let animation): add(animation)
      case .group(let layer, let animations):
        all.insert(layer)
        animations.forEach { add($0) }
      case .transition(let layer), .remove(let layer, _): all.insert(layer)
      case .scroll(let layer, let offset):
        all.insert(layer)
        read(offset)
      case .pop(_, let pops):
        for pop in pops {
          if case .layer(let layer, let property) = pop.subject {
            all.insert(layer)
            if property.name.hasPrefix("size") || property.name.hasPrefix("bounds") { resized.insert(layer) }
          }
          for end in [pop.from, pop.to, pop.velocity] { if let end { read(end.value) } }
        }
      case .branch(let condition, let yes, let no):
        read(condition)
        add(yes)
        add(no)
      case .steps(let steps): add(steps)
      case .call(let arguments, let steps):
        for argument in arguments { read(argument.value) }
        add(steps)
      case .drive, .interact, .unsupported: break
      }
      add(step.opening)
      add(step.completion)
    }
  }

  /// Adds the changes of a UIKit animation block.
  private mutating func addAnimated(_ changes: [OutlineChange]) {
    add(changes)
    for change in changes { if case .layer(let layer) = change.subject { viewAnimated.insert(layer) } }
  }

  private mutating func add(_ changes: [OutlineChange]) {
    for change in changes {
      if case .layer(let layer) = change.subject {
        all.insert(layer)
        noteSizes(change.keyPath, of: layer)
      }
      read(change.end.value)
    }
  }

  private mutating func add(_ animation: OutlineAnimation) {
    all.insert(animation.layer)
    noteSizes(animation.property.keyPath, of: animation.layer)
    for end in [animation.from, animation.to, animation.by] { if let end { read(end.value) } }
    for value in animation.values { read(value.value) }
  }

  private mutating func noteSizes(_ keyPath: String, of layer: Int) {
    if ["bounds", "size", "frame"].contains(where: keyPath.hasPrefix) { resized.insert(layer) }
    if keyPath == "text" || keyPath.hasPrefix("font") { retexted.insert(layer) }
  }

  private mutating func read(_ value: OutlineValue) {
    insert(value.reads)
    touched.formUnion(value.gestureLayers)
  }

  private mutating func read(_ expression: OutlineExpression?) {
    insert(expression?.reads ?? [])
    touched.formUnion(expression?.gestureLayers ?? [])
  }

  private mutating func insert(_ subjects: [OutlineExpression.Subject]) {
    for subject in subjects { if case .layer(let layer) = subject { all.insert(layer) } }
  }
}
