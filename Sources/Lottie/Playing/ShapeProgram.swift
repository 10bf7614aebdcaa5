import Arithmetic
import Geometry
import LayerTree

/// The items of a shape layer as a list of steps: paths, path modifiers, and the paints that draw them.
///
/// A modifier changes all preceding paths of its group and of nested groups. A paint draws the preceding paths.
final class ShapeProgram {
  /// The transform from a group to its parent group.
  private enum Nesting {
    case identity
    case transform(TransformModel)
    case copy(RepeaterModel, Int)

    var isStatic: Bool {
      switch self {
      case .identity: true
      case .transform(let transform): transform.isTransformStatic
      case .copy(let repeater, _): repeater.transform.isTransformStatic && repeater.offset.isStatic
      }
    }
  }

  private struct Group {
    var parent: Int
    var place: Nesting
  }

  private struct Path {
    var source: PathSource
    var group: Int
    /// True if the contours never change, with all modifiers applied.
    var isStatic: Bool
    /// The innermost repeater that contains the path, with the index of the copy; nil for none.
    var copy: (repeater: RepeaterModel, index: Int)?
  }

  private struct Step {
    var modifier: PathModifier
    var group: Int
    var paths: [Int]
    /// The index of the path that receives the result of a merge.
    var output: Int?
    /// True if the paths to merge never change.
    var isStatic = false
    /// A cache of the merged path, if it never changes.
    var merged: [BezierShape]?
  }

  let clock: CompositionClock
  /// The layers, back to front.
  private(set) var layers: [Layer] = []
  private var groups: [Group] = [Group(parent: -1, place: .identity)]
  private var paths: [Path] = []
  private var steps: [Step] = []
  private var paints: [(model: PaintModel, paths: [Int], group: Int, layer: Layer)] = []
  private var contours: [[BezierShape]] = []
  /// The untrimmed contours for fills; nil if fills and strokes have the same contours.
  private var wholeContours: [[BezierShape]]?
  /// True if there is a trim that only applies to strokes.
  private var keepsFillsWhole = false
  private var frame: Double?
  private var copies: [(repeater: RepeaterModel, index: Int)] = []

  init(_ items: [ShapeItem], clock: CompositionClock) {
    self.clock = clock
    var active: [Int] = []
    layers = add(items, to: 0, active: &active)
    contours = Array(repeating: [], count: paths.count)
    for paint in paints {
      PaintDriver(paint.model, paths: paint.paths, group: paint.group, program: self).attach(to: paint.layer)
    }
    paints = []
  }

  /// Adds the items of a group to the program.
  ///
  /// - Returns: The layers of the items, back to front.
  private func add(_ items: [ShapeItem], to group: Int, active: inout [Int]) -> [Layer] {
    var layers: [Layer] = []
    for (position, item) in items.enumerated() {
      switch item.kind {
      case .path(let source):
        active.append(paths.count)
        paths.append(Path(source: source, group: group, isStatic: source.isStatic, copy: copies.last))
      case .group(let inner):
        guard WorkBudget.current.draw(1, .layers) else { break }
        groups.append(Group(parent: group, place: .transform(inner.transform)))
        var own: [Int] = []
        let index = groups.count - 1
        let sublayers = add(inner.items, to: index, active: &own)
        active += own
        guard !sublayers.isEmpty else { continue }
        let layer = Layer(name: item.name)
        for sublayer in sublayers { layer.addSublayer(sublayer) }
        let driver = GroupDriver(inner.transform, clock: clock)
        driver.drive(&layer.model, at: 0)
        if !driver.isStatic { layer.driver = driver }
        layer.model.blendMode = item.blendMode
        layers.append(layer)
      case .modifier(.merge(let mode)):
        let isFixed = active.allSatisfy { isStatic(path: $0, upTo: group) }
        paths.append(Path(source: .fixed([]), group: group, isStatic: isFixed, copy: copies.last))
        steps.append(
          Step(modifier: .merge(mode), group: group, paths: active, output: paths.count - 1, isStatic: isFixed))
        active = [paths.count - 1]
      case .modifier(let modifier):
        steps.append(Step(modifier: modifier, group: group, paths: active))
        var isMixing = false
        if case .trim(_, _, _, let isIndividual, let isCoreAnimation) = modifier {
          isMixing = isIndividual
          if isCoreAnimation { keepsFillsWhole = true }
        }
        if !modifier.isStatic || isMixing && !active.allSatisfy({ paths[$0].isStatic }) {
          for path in active { paths[path].isStatic = false }
        }
      case .paint(let paint):
        guard WorkBudget.current.draw(1, .layers) else { break }
        let layer = Layer(name: item.name)
        layer.model.blendMode = item.blendMode
        // Later modifiers also apply to the paths, so the paint is attached at the end.
        paints.append((paint, active, group, layer))
        layers.append(layer)
      case .repeater(let repeater):
        // The copies replace the preceding paths and layers.
        active.removeAll()
        layers.removeAll()
        let before = Array(items[..<position])
        let count = repeater.copies.values.map { $0.x.isFinite ? $0.x : 0 }.max() ?? 0
        var made: [Layer] = []
        for index in 0..<Int(saturating: max(0, min(Double(RepeaterModel.maximumCopyCount), count.rounded(.up)))) {
          guard WorkBudget.current.draw(1, .layers) else { break }
          groups.append(Group(parent: group, place: .copy(repeater, index)))
          copies.append((repeater, index))
          var own: [Int] = []
          let layer = Layer(name: item.name)
          for sublayer in add(before, to: groups.count - 1, active: &own) {
            layer.addSublayer(sublayer)
          }
          copies.removeLast()
          active += own
          let driver = CopyDriver(repeater, index, clock: clock)
          driver.drive(&layer.model, at: 0)
          layer.driver = driver
          if !layer.sublayers.isEmpty { made.append(layer) }
        }
        layers = repeater.isBelow ? made : made.reversed()
      }
    }
    return layers.reversed()
  }

  /// Returns true if the paths that a paint of a group draws never change.
  func isStatic(_ paths: [Int], in group: Int) -> Bool {
    paths.allSatisfy { self.paths[$0].isStatic && isStatic(path: $0, upTo: group) }
  }

  private func isStatic(path: Int, upTo group: Int) -> Bool {
    var current = paths[path].group
    while current != group, current >= 0 {
      guard groups[current].place.isStatic else { return false }
      if case .copy(let repeater, _) = groups[current].place, !repeater.copies.isStatic { return false }
      current = groups[current].parent
    }
    return paths[path].isStatic
  }

  /// Returns the path that a paint of a group draws at a frame.
  func path(_ indices: [Int], in group: Int, at frame: Double, isFill: Bool) -> Geometry.Path {
    update(to: frame)
    let contours = isFill ? wholeContours ?? contours : contours
    var result = Geometry.Path()
    for index in indices where isShown(index, at: frame, upTo: group) {
      guard WorkBudget.current.draw(contours[index].reduce(0) { $0 + $1.vertices.count }, .corners) else { break }
      let matrix = matrix(from: paths[index].group, to: group, at: frame)
      for contour in contours[index] {
        (matrix.map { contour.transformed(by: $0) } ?? contour).append(to: &result)
      }
    }
    return result
  }

  /// Returns true if the repeater copies that contain a path exist at a frame.
  private func isShown(_ path: Int, at frame: Double, upTo group: Int) -> Bool {
    var current = paths[path].group
    while current != group, current >= 0 {
      if case .copy(let repeater, let index) = groups[current].place,
        Double(index) >= repeater.copies.value(at: frame).x.rounded(.up)
      {
        return false
      }
      current = groups[current].parent
    }
    return true
  }

  /// Returns the transform from a group's space to an enclosing group's; nil for the identity.
  private func matrix(from inner: Int, to outer: Int, at frame: Double) -> AffineTransform? {
    var result: AffineTransform?
    var current = inner
    while current != outer, current >= 0 {
      let own: AffineTransform? =
        switch groups[current].place {
        case .identity: nil
        case .transform(let transform): transform.matrix(at: frame)
        case .copy(let repeater, let index): repeater.matrix(ofCopy: index, at: frame)
        }
      if let own { result = result?.concatenating(own) ?? own }
      current = groups[current].parent
    }
    return result
  }

  private func update(to frame: Double) {
    guard self.frame != frame else { return }
    self.frame = frame
    for index in paths.indices { contours[index] = paths[index].source.contours(at: frame) }
    if keepsFillsWhole {
      var whole = contours
      apply(to: &whole, at: frame, trims: false)
      wholeContours = whole
    }
    apply(to: &contours, at: frame, trims: true)
  }

  /// Applies the steps at a frame; `trims` includes the steps that only trim strokes.
  private func apply(to contours: inout [[BezierShape]], at frame: Double, trims: Bool) {
    for (number, step) in steps.enumerated() {
      if case .trim(_, _, _, _, isCoreAnimation: true) = step.modifier, !trims { continue }
      if case .merge(let mode) = step.modifier, let output = step.output {
        if let merged = step.merged, trims {
          contours[output] = merged
          continue
        }
        let inputs = step.paths.map { index in
          let matrix = matrix(from: paths[index].group, to: step.group, at: frame)
          return contours[index].map { contour in matrix.map { contour.transformed(by: $0) } ?? contour }
        }
        contours[output] = mode.merged(inputs)
        if step.isStatic, trims { steps[number].merged = contours[output] }
        continue
      }
      var own = step.paths.map { contours[$0] }
      step.modifier.apply(to: &own, at: frame)
      for (index, path) in step.paths.enumerated() { contours[path] = own[index] }
    }
  }
}

extension RepeaterModel {
  /// Returns the transform of a copy, from the space of the items to the enclosing group's.
  func matrix(ofCopy index: Int, at frame: Double) -> AffineTransform {
    let count = Double(index) + offset.value(at: frame).x
    let (anchor, position) = (transform.anchor.value(at: frame), transform.position.value(at: frame))
    let scale = transform.scale.value(at: frame) / 100
    func power(_ base: Double) -> Double { base >= 0 ? pow(base, count) : pow(base, count.rounded()) }
    func bounded(_ value: Double) -> Double { value.isFinite ? max(-1e6, min(1e6, value)) : 0 }
    return AffineTransform.translation(-anchor.x, -anchor.y)
      .concatenating(.scale(bounded(power(scale.x)), bounded(power(scale.y))))
      .concatenating(.rotation(radians: transform.rotation.value(at: frame).x * count * .pi / 180))
      .concatenating(.translation(anchor.x + position.x * count, anchor.y + position.y * count))
  }
}

/// Drives the transform and opacity of a shape group.
final class GroupDriver: LayerDriver {
  private let transform: TransformModel
  private let clock: CompositionClock

  init(_ transform: TransformModel, clock: CompositionClock) { (self.transform, self.clock) = (transform, clock) }

  var isStatic: Bool { transform.isTransformStatic && transform.opacity.isStatic }

  func drive(_ properties: inout LayerProperties, at time: Double) {
    let frame = clock.frame(at: time)
    properties.place(by: transform.matrix(at: frame), anchor: transform.anchor.value(at: frame))
    properties.opacity = max(0, min(1, transform.opacity.value(at: frame).x / 100))
  }
}

/// Drives a copy of a repeater.
final class CopyDriver: LayerDriver {
  private let repeater: RepeaterModel
  private let index: Int
  private let clock: CompositionClock

  init(_ repeater: RepeaterModel, _ index: Int, clock: CompositionClock) {
    (self.repeater, self.index, self.clock) = (repeater, index, clock)
  }

  func drive(_ properties: inout LayerProperties, at time: Double) {
    let frame = clock.frame(at: time)
    let count = repeater.copies.value(at: frame).x.rounded(.up)
    properties.isHidden = Double(index) >= count
    properties.place(by: repeater.matrix(ofCopy: index, at: frame), anchor: repeater.transform.anchor.value(at: frame))
    let (start, end) = (repeater.startOpacity.value(at: frame).x, repeater.endOpacity.value(at: frame).x)
    let share = count > 1 ? Double(index) / (count - 1) : 0
    properties.opacity = max(0, min(1, (start + (end - start) * share) / 100))
  }
}
