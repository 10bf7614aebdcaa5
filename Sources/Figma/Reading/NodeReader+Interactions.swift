import JSONReading
import Motion

extension NodeReader {
  /// Reads the interactions of a node that lead to other screens or variants.
  func interactions(_ value: FigmaValue, of node: FigmaNode) throws(FigmaError) -> [FigmaInteraction] {
    var found: [FigmaInteraction] = []
    for item in try value.list("interactions") {
      guard let trigger = try trigger(item, of: node) else { continue }
      for action in try item.list("actions") where action.json.isObject {
        guard let kind = try self.action(action, of: node) else { continue }
        found.append(
          FigmaInteraction(
            trigger: trigger, action: kind, transition: try transition(action["transition"], of: node),
            place: action.place))
      }
    }
    // The keys of files from before interactions repeat the first one.
    guard let target = try value.string("transitionNodeID") else { return found }
    let duration = try value.number("transitionDuration") ?? 0
    let name = try value.string("transitionEasing") ?? "LINEAR"
    guard value["interactions"] == nil else { return found }
    let easing = FigmaEasing.preset(name) ?? .linear
    let transition = FigmaTransition(
      kind: duration > 0 ? .smartAnimate : .instant, duration: Self.seconds(duration), easing: easing)
    if duration > 0 {
      log.warn(
        "the file does not say which animation the transition has; SMART_ANIMATE is used",
        at: value.place.key("transitionNodeID"), of: node.trail)
    }
    return [
      FigmaInteraction(
        trigger: .tap, action: .navigate(target), transition: transition, place: value.place.key("transitionNodeID"))
    ]
  }

  /// Converts a duration to seconds.
  ///
  /// The specification has milliseconds, but interactions have seconds: 0.3 for 300 ms. Figma's longest transition is
  /// ten seconds, so a larger number is in milliseconds.
  static func seconds(_ duration: Double) -> Double {
    min(max(0, duration > 10 ? duration / 1000 : duration), 3600)
  }

  private func trigger(_ value: FigmaValue, of node: FigmaNode) throws(FigmaError) -> FigmaInteraction.Trigger? {
    guard let trigger = value["trigger"] else { return nil }
    let type = try trigger.required("type").string()
    switch type {
    case "ON_CLICK", "MOUSE_DOWN", "MOUSE_UP": return .tap
    case "AFTER_TIMEOUT": return .timeout(Self.seconds(try trigger.required("timeout").number()))
    default:
      log.warn("the trigger \(type) plays like a tap", at: trigger.place, of: node.trail)
      trigger.skip()
      return .other(type)
    }
  }

  private func action(_ value: FigmaValue, of node: FigmaNode) throws(FigmaError) -> FigmaInteraction.Action? {
    let type = try value.required("type").string()
    if type == "BACK" { return .back }
    guard type == "NODE" else {
      log.warn("the action \(type) is not supported and is left out", at: value.place, of: node.trail)
      value.skip()
      return nil
    }
    let navigation = try value.string("navigation") ?? "NAVIGATE"
    guard let target = try value.string("destinationId") else { return nil }
    switch navigation {
    case "NAVIGATE", "SWAP": return .navigate(target)
    case "CHANGE_TO": return .change(target)
    default:
      log.warn("the navigation \(navigation) is not supported and is left out", at: value.place, of: node.trail)
      value.skip()
      return nil
    }
  }

  private func transition(_ value: FigmaValue?, of node: FigmaNode) throws(FigmaError) -> FigmaTransition {
    guard let value else { return FigmaTransition() }
    let type = try value.required("type").string()
    var transition = FigmaTransition()
    if let kind = FigmaTransition.Kind(rawValue: type) {
      transition.kind = kind
    } else {
      transition.kind = .dissolve
      log.warn("the transition \(type) is unknown; DISSOLVE is used", at: value.place, of: node.trail)
    }
    transition.direction = FigmaTransition.Direction(rawValue: try value.string("direction") ?? "LEFT") ?? .left
    transition.duration = Self.seconds(try value.number("duration") ?? 0)
    if try value.flag("matchLayers") ?? false {
      log.warn("the transition moves whole screens, and does not match their layers", at: value.place, of: node.trail)
    }
    if let easing = value["easing"] { transition.easing = try self.easing(easing, of: node) }
    return transition
  }

  private func easing(_ value: FigmaValue, of node: FigmaNode) throws(FigmaError) -> FigmaEasing {
    let type = try value.required("type").string()
    if let curve = value["easingFunctionCubicBezier"] {
      let numbers = (
        try curve.required("x1").number(), try curve.required("y1").number(), try curve.required("x2").number(),
        try curve.required("y2").number()
      )
      guard TimingFunction.isValid(numbers.0, numbers.1, numbers.2, numbers.3) else {
        throw curve.error("`x1` and `x2` must be between 0 and 1")
      }
      return .curve(TimingFunction(numbers.0, numbers.1, numbers.2, numbers.3))
    }
    if let spring = value["easingFunctionSpring"] {
      let mass = try spring.required("mass").number()
      let stiffness = try spring.required("stiffness").number()
      let damping = try spring.required("damping").number()
      guard (1e-3...1e6).contains(mass), (1e-3...1e6).contains(stiffness), (1e-3...1e6).contains(damping) else {
        throw spring.error("`mass`, `stiffness`, and `damping` must be between 0.001 and 1,000,000")
      }
      return .spring(mass: mass, stiffness: stiffness, damping: damping)
    }
    if let preset = FigmaEasing.preset(type) { return preset }
    log.warn("the easing \(type) is unknown; LINEAR is used", at: value.place, of: node.trail)
    return .linear
  }
}
