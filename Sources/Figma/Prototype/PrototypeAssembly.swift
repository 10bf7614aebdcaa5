import Geometry
import LayerTree
import Motion
import SceneWriting

/// Assembles the layers of all screens, and the steps of the transitions between them.
struct PrototypeAssembly {
  private let prototype: Prototype
  private let size: Size
  private let log: FigmaLog
  private var trees: [MergedTree] = []
  /// The layers of the scene.
  private(set) var root = LayerDescription()

  init(_ prototype: Prototype, _ layers: [LayerDescription], size: Size, log: FigmaLog) {
    (self.prototype, self.size, self.log) = (prototype, size, log)
    let groups = Self.groups(prototype)
    for (index, screens) in groups.enumerated() {
      let way: [Int?] = groups.count > 1 ? [index] : []
      var tree = MergedTree(
        screens.map { layers[$0] }, screens: screens, first: screens[0], name: prototype.screens[screens[0]].node.name,
        at: way)
      if index > 0 { tree.hide() }
      trees.append(tree)
    }
    guard trees.count > 1 else {
      root = trees[0].root
      return
    }
    var properties = LayerProperties()
    properties.bounds = Rect(origin: .zero, size: size)
    properties.position = Point(size.width / 2, size.height / 2)
    properties.masksToBounds = true
    root = LayerDescription(name: "screens", properties: properties, sublayers: trees.map(\.root))
  }

  /// Groups the screens that Smart Animate, or a change of a variant, leads to.
  private static func groups(_ prototype: Prototype) -> [[Int]] {
    var group = Array(prototype.screens.indices)
    for link in prototype.links where matches(link, prototype) {
      let (a, b) = (group[link.from], group[link.to])
      for index in group.indices where group[index] == max(a, b) { group[index] = min(a, b) }
    }
    return Set(group).sorted().map { number in group.indices.filter { group[$0] == number } }
  }

  private static func matches(_ link: PrototypeLink, _ prototype: Prototype) -> Bool {
    let isVariant =
      prototype.screens[link.from].node.number == prototype.screens[link.to].node.number && link.from != link.to
    return link.transition.kind == .smartAnimate || isVariant
  }

  private func tree(of screen: Int) -> Int { trees.firstIndex { $0.screens.contains(screen) } ?? 0 }

  /// Returns the transitions, the touches that begin them, and the duration of the scene.
  ///
  /// - Parameter pause: The time from the end of a transition to the next touch, in seconds.
  /// - Returns: The prototype.
  mutating func scenePrototype(pause: Double) -> ScenePrototype {
    var result = ScenePrototype()
    var names: Set<String> = []
    for link in prototype.links {
      var action = action(of: link)
      let base = "to_\(prototype.screens[link.to].title)"
      var number = 1
      repeat {
        action.name = number == 1 ? base : "\(base)\(number)"
        number += 1
      } while !names.insert(action.name).inserted
      switch link.trigger {
      case .timeout(let delay): action.trigger = .delay(delay)
      case .tap, .other: action.trigger = .tap(touched(link))
      }
      result.actions.append(action)
    }
    var time = 0.0
    for link in prototype.path {
      guard
        let index = prototype.links.firstIndex(where: {
          $0.place === link.place && $0.from == link.from && $0.node == link.node
        })
      else { continue }
      if case .timeout(let delay) = link.trigger {
        time += delay
      } else {
        time += pause
        result.touches.append((index, time))
      }
      time += result.actions[index].settlingTime
    }
    result.duration = time + pause
    return result
  }

  /// Returns the layer that begins a link when it is touched.
  private func touched(_ link: PrototypeLink) -> [Int?] {
    let tree = trees[tree(of: link.from)]
    if let way = tree.way(to: link.node, on: link.from) { return way }
    log.warn("the node has no layer of its own; a touch anywhere begins the transition", at: link.place, of: link.trail)
    return trees.count > 1 ? [self.tree(of: link.from)] : []
  }

  private func action(of link: PrototypeLink) -> ScenePrototype.Action {
    let transition = link.transition
    var action = ScenePrototype.Action(from: link.from, to: link.to)
    action.duration = transition.kind == .instant ? 0 : transition.duration
    switch transition.easing {
    case .curve(let function): action.curve = .timing(function)
    case .spring(let mass, let stiffness, let damping):
      action.curve = .spring(mass: mass, stiffness: stiffness, damping: damping)
    }
    let (from, to) = (tree(of: link.from), tree(of: link.to))
    guard from != to else {
      if ![.instant, .smartAnimate].contains(transition.kind) {
        log.warn(
          "\(transition.kind.rawValue) between screens that Smart Animate matches plays as SMART_ANIMATE",
          at: link.place, of: link.trail)
      }
      (action.set, action.animated) = trees[from].changes(from: link.from, to: link.to)
      if action.duration == 0, case .timing = action.curve {
        action.set = (action.set + action.animated).lastValues
        action.animated = []
      }
      return action
    }
    addScreenChange(&action, transition, from: from, to: to, showing: link)
    return action
  }

  /// Adds the movement of whole screens.
  ///
  /// The direction is the one of the movement: to the left is from the right.
  private func addScreenChange(
    _ action: inout ScenePrototype.Action, _ transition: FigmaTransition, from: Int, to: Int,
    showing link: PrototypeLink
  ) {
    func position(_ screen: Int) -> Point {
      let size = prototype.screens[screen].node.size
      return Point(size.width / 2, size.height / 2)
    }
    func change(_ tree: Int, _ keyPath: String, _ value: AnimatableValue) -> LayerChange {
      LayerChange(layer: [tree], keyPath: keyPath, value: value)
    }
    let (old, new) = (position(link.from), position(link.to))
    let way: Point =
      switch transition.direction {
      case .left: Point(-size.width, 0)
      case .right: Point(size.width, 0)
      case .top: Point(0, -size.height)
      case .bottom: Point(0, size.height)
      }
    let leaves = [.moveOut, .slideOut].contains(transition.kind)
    let opacity = prototype.screens[link.to].node.opacity
    action.set = trees[to].values(on: link.to).filter {
      $0.layer.count > 1 || !["position", "opacity"].contains($0.keyPath)
    }
    action.set += [
      change(to, "opacity", .number(opacity)), change(to, "position", .point(new)),
      change(to, "zPosition", .number(leaves ? 0 : 1)), change(from, "zPosition", .number(leaves ? 1 : 0)),
    ]
    // The share of the way that the other screen moves along when one slides over it.
    let share = 0.3
    switch transition.kind {
    case .instant, .smartAnimate:
      action.set.append(change(from, "opacity", .number(0)))
      action.duration = 0
    case .dissolve:
      action.set.append(change(to, "opacity", .number(0)))
      action.animated = [change(to, "opacity", .number(opacity))]
    case .moveIn, .push, .slideIn:
      action.set.append(change(to, "position", .point(new - way)))
      action.animated = [change(to, "position", .point(new))]
      if transition.kind == .push { action.animated.append(change(from, "position", .point(old + way))) }
      if transition.kind == .slideIn { action.animated.append(change(from, "position", .point(old + way * share))) }
    case .moveOut, .slideOut:
      action.animated = [change(from, "position", .point(old + way))]
      if transition.kind == .slideOut {
        action.set.append(change(to, "position", .point(new - way * share)))
        action.animated.append(change(to, "position", .point(new)))
      }
    }
    if action.duration == 0, case .timing = action.curve {
      action.set += action.animated
      action.animated = []
    }
    action.set = action.set.lastValues
    // A screen that has been left is not visible behind a translucent one.
    if !action.animated.isEmpty { action.final = [change(from, "opacity", .number(0))] }
  }
}

extension [LayerChange] {
  /// The changes with only the last value of each property.
  fileprivate var lastValues: [LayerChange] {
    var known: Set<[String]> = []
    let last = reversed().filter { change in
      known.insert([change.keyPath] + change.layer.map { $0.map(String.init) ?? "mask" }).inserted
    }
    return last.reversed()
  }
}

extension MergedTree {
  /// Hides the tree until a transition leads to it.
  fileprivate mutating func hide() { root.properties.opacity = 0 }
}
