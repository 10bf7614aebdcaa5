import Geometry
import LayerTree
import Lottie
import Motion
import SceneProgram
import SceneWriting
import VectorArt

/// A Lottie animation converted to the layers and keyframes of a scene.
///
/// The animation is sampled at its frames and between them, and the samples are reduced to keyframes, as in an export.
struct LottieScene {
  /// The largest deviation of a property from the file, in points.
  private static let tolerance = 0.1

  /// The layers in their initial state.
  private(set) var root = LayerDescription()
  private(set) var motions: [LayerMotion] = []
  /// The features that a scene can't express, each once.
  private(set) var warnings: [String] = []
  private let count: Int

  /// Converts a recording to layers and keyframes.
  init(_ recording: LottieRecording) {
    recording.root.close(at: recording.count)
    count = recording.count
    // The recording's root contains the stage's root.
    root = description(of: recording.root.sublayers.first ?? recording.root, at: [])
    root.name = "animation"
    root.properties.anchorPoint = .zero
    root.properties.position = .zero
    root.properties.bounds = Rect(origin: .zero, size: recording.canvasSize)
    root.properties.masksToBounds = true
  }

  private mutating func warn(_ layer: RecordedLayer, _ message: String) {
    let warning = "layer “\(layer.name)”: \(message)"
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  /// Returns a layer in its initial state, and adds its motion.
  private mutating func description(
    of layer: RecordedLayer, within outer: RecordedLayer? = nil, at way: [Int?]
  ) -> LayerDescription {
    if layer.isReceding { warn(layer, "its perspective is left out") }
    if layer.isReordered { warn(layer, "the depth order of its sublayers changes; they keep their first order") }
    let samples = layer.samples
    var properties = samples.lazy.compactMap { $0?.properties }.first ?? LayerProperties()
    if !way.isEmpty { addPlacement(of: layer, to: &properties, at: way) }
    addOpacity(of: layer, within: outer, to: &properties, at: way)
    let graphs = samples.map { $0?.properties.effects.filterGraph }
    let colors = graphs.map { $0?.fillColor }
    guard colors.contains(where: { $0 != nil }), zip(graphs, colors).allSatisfy({ $0 == nil || $1 != nil }) else {
      addFilters(of: layer, to: &properties, at: way)
      return content(of: layer, properties, at: way)
    }
    properties.effects.filterGraph = nil
    return filled(content(of: layer, properties.shown, at: way + [0, nil]), properties, layer, colors, at: way)
  }

  /// Returns a layer with its content and its sublayers, and adds their motion.
  private mutating func content(
    of layer: RecordedLayer, _ properties: LayerProperties, at way: [Int?]
  ) -> LayerDescription {
    var properties = properties
    var shapeMask: LayerDescription?
    if let paint = GradientPaint(of: layer) {
      shapeMask = shapeMaskDescription(of: layer, at: way)
      addGradient(paint, to: &properties, at: way)
    } else if case .shape = properties.content {
      addShape(of: layer, at: way)
    }
    var result = LayerDescription(name: layer.name, properties: properties)
    result.mask = shapeMask ?? layer.mask.map { description(of: $0, within: layer, at: way + [nil]) }
    // A canceled import stops here; its incomplete result is discarded.
    for (number, sublayer) in layer.sublayers.enumerated() where !Task.isCancelled {
      result.sublayers.append(description(of: sublayer, within: layer, at: way + [number]))
    }
    return result
  }

  /// Returns a layer that is filled with one color, masked by the layer's content.
  private mutating func filled(
    _ content: LayerDescription, _ properties: LayerProperties, _ layer: RecordedLayer, _ colors: [Color?],
    at way: [Int?]
  ) -> LayerDescription {
    var last = colors.lazy.compactMap { $0 }.first ?? .clear
    let known = colors.map { color in
      last = color ?? last
      return [last.red, last.green, last.blue, last.alpha]
    }
    var sheet = LayerProperties()
    sheet.anchorPoint = .zero
    sheet.bounds = layer.contentBox
    sheet.position = sheet.bounds.origin
    sheet.backgroundColor = colors.lazy.compactMap { $0 }.first
    add("backgroundColor", of: way + [0], known, tolerance: 0.004) {
      .color(Color(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]))
    }
    var place = LayerProperties()
    (place.bounds, place.anchorPoint, place.position) = (properties.bounds, properties.anchorPoint, properties.position)
    (place.transform, place.opacity, place.blendMode) = (properties.transform, properties.opacity, properties.blendMode)
    var color = LayerDescription(name: "fill", properties: sheet)
    color.mask = content
    var result = LayerDescription(name: layer.name, properties: place)
    result.sublayers = [color]
    return result
  }

  private mutating func addPlacement(of layer: RecordedLayer, to properties: inout LayerProperties, at way: [Int?]) {
    let anchor = properties.anchor
    let track = TransformTrack(layer.samples.map { $0?.place }, anchor: anchor)
    let parts = track.scales.indices.map { TransformParts(track, at: $0).numbers }
    guard let position = track.positions.first, let first = parts.first else { return }
    properties.position = Point(position[0], position[1])
    properties.transform = TransformParts(first).transform
    add("position", of: way, track.positions, tolerance: Self.tolerance) { .point(Point($0[0], $0[1])) }
    // The error grows with the distance from the anchor.
    let shareOfReach = Self.tolerance / max(1, layer.reach(from: anchor))
    let (scaleTolerance, turnTolerance) = (min(0.001, shareOfReach), min(0.1, shareOfReach * 180 / .pi))
    // Core Animation decomposes transforms with a reflection or a skew into different scales and rotations.
    let isSimple = parts.allSatisfy { TransformParts($0).isUprightAndSquare }
    guard isSimple || parts.allSatisfy({ $0 == first }) else {
      addTransform(parts, of: way, tolerance: turnTolerance)
      return
    }
    let scales = track.scales.map { [$0[0] / 100, $0[1] / 100] }
    if scales.allSatisfy({ abs($0[0] - $0[1]) < 1e-6 }) {
      add("transform.scale", of: way, scales.map { [$0[0]] }, tolerance: scaleTolerance) { .number($0[0]) }
    } else {
      add("transform.scale.x", of: way, scales.map { [$0[0]] }, tolerance: scaleTolerance) { .number($0[0]) }
      add("transform.scale.y", of: way, scales.map { [$0[1]] }, tolerance: scaleTolerance) { .number($0[0]) }
    }
    add("transform.rotation", of: way, track.rotations, tolerance: turnTolerance) { .number($0[0]) }
  }

  /// Converts a blur or drop-shadow filter to the layer's properties.
  private mutating func addFilters(of layer: RecordedLayer, to properties: inout LayerProperties, at way: [Int?]) {
    let graphs = layer.samples.map { $0?.properties.effects.filterGraph }
    if graphs.allSatisfy({ $0 == nil || $0?.blurRadius != nil }) {
      add("filters.blurRadius", of: way, graphs.map { [$0?.blurRadius ?? 0] }, tolerance: Self.tolerance) {
        .number(max(0, $0[0]))
      }
      return
    }
    let found = graphs.map { $0.map { DropShadow($0) } }
    // A layer's mask would also clip its shadow.
    guard layer.mask == nil, !properties.masksToBounds,
      found.allSatisfy({ $0.map { $0?.showsSource == true && $0?.inside == nil } ?? true })
    else { return warn(layer, "filters with several steps are not supported in scenes, and are left out") }
    let shown = found.lazy.compactMap { $0??.below }.first ?? Shadow()
    var hidden = shown
    hidden.opacity = 0
    let shadows = found.map { $0??.below ?? hidden }
    properties.effects.filterGraph = nil
    properties.effects.shadow = shadows.first ?? shown
    add("shadowOpacity", of: way, shadows.map { [$0.opacity] }, tolerance: 0.004) { .number(max(0, min(1, $0[0]))) }
    add("shadowRadius", of: way, shadows.map { [$0.radius] }, tolerance: Self.tolerance) { .number(max(0, $0[0])) }
    add("shadowOffset", of: way, shadows.map { [$0.offset.width, $0.offset.height] }, tolerance: Self.tolerance) {
      .size(Size($0[0], $0[1]))
    }
    add(
      "shadowColor", of: way, shadows.map { [$0.color.red, $0.color.green, $0.color.blue] }, tolerance: 0.004
    ) {
      .color(Color(red: $0[0], green: $0[1], blue: $0[2]))
    }
  }

  private mutating func addOpacity(
    of layer: RecordedLayer, within outer: RecordedLayer?, to properties: inout LayerProperties, at way: [Int?]
  ) {
    let known = layer.samples.enumerated().map { frame, sample -> Double? in
      if let sample { return sample.properties.isHidden ? 0 : sample.properties.opacity }
      // While the parent layer is hidden, the opacity doesn't matter.
      return outer.map { $0.samples[frame] == nil } == true ? nil : 0
    }
    var last = known.lazy.compactMap { $0 }.first ?? 0
    let opacities = known.map { opacity in
      last = opacity ?? last
      return [last]
    }
    properties.isHidden = false
    properties.opacity = opacities.first?[0] ?? 1
    add("opacity", of: way, opacities, tolerance: 0.004) { .number(max(0, min(1, $0[0]))) }
  }

  /// Returns the shape of a layer as the mask of its gradient.
  private mutating func shapeMaskDescription(of layer: RecordedLayer, at way: [Int?]) -> LayerDescription? {
    let shapes = layer.samples.lazy.compactMap { sample -> ShapeContent? in
      guard case .shape(let shape) = sample?.properties.content else { return nil }
      return shape
    }
    guard var shape = shapes.first else { return nil }
    (shape.fillColor, shape.strokeColor) = shape.fillGradient == nil ? (nil, .black) : (.black, nil)
    (shape.fillGradient, shape.strokeGradient) = (nil, nil)
    var properties = LayerProperties()
    properties.anchorPoint = .zero
    properties.content = .shape(shape)
    addShape(of: layer, at: way + [nil], isMask: true)
    return LayerDescription(name: "shape", properties: properties)
  }

  /// Replaces a layer's content by a gradient in the box of its shape, and animates the gradient.
  private mutating func addGradient(
    _ paint: GradientPaint, to properties: inout LayerProperties, at way: [Int?]
  ) {
    let (anchor, box) = (properties.anchor, paint.box)
    properties.bounds = box
    properties.anchorPoint = Point((anchor.x - box.minX) / box.width, (anchor.y - box.minY) / box.height)
    properties.content = .gradient(paint.contents[0])
    let size = max(box.width, box.height)
    let colors = paint.contents.map { $0.colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] } }
    add("colors", of: way, colors, tolerance: 0.004) { numbers in
      .colors(
        stride(from: 0, to: numbers.count, by: 4).map {
          Color(red: numbers[$0], green: numbers[$0 + 1], blue: numbers[$0 + 2], alpha: numbers[$0 + 3])
        })
    }
    add("locations", of: way, paint.contents.map { $0.locations }, tolerance: 0.002) { .numbers($0) }
    for (keyPath, points) in [
      ("startPoint", paint.contents.map { $0.startPoint }), ("endPoint", paint.contents.map { $0.endPoint }),
    ] {
      add(keyPath, of: way, points.map { [$0.x, $0.y] }, tolerance: Self.tolerance / size) {
        .point(Point($0[0], $0[1]))
      }
    }
  }

  private mutating func addShape(of layer: RecordedLayer, at way: [Int?], isMask: Bool = false) {
    let shapes = layer.samples.map { sample -> ShapeContent? in
      guard case .shape(let shape) = sample?.properties.content else { return nil }
      return shape
    }
    guard let first = shapes.lazy.compactMap({ $0 }).first else { return }
    func numbers(_ value: (ShapeContent) -> Double) -> [[Double]] {
      var last = value(first)
      return shapes.map { shape in
        if let shape { last = value(shape) }
        return [last]
      }
    }
    func colors(_ value: (ShapeContent) -> Color?) -> [[Double]] {
      var last = value(first) ?? .clear
      return shapes.map { shape in
        if let shape { last = value(shape) ?? .clear }
        return [last.red, last.green, last.blue, last.alpha]
      }
    }
    func color(_ value: [Double]) -> AnimatableValue {
      .color(Color(red: value[0], green: value[1], blue: value[2], alpha: value[3]))
    }
    addPath(shapes, at: way)
    if !isMask {
      add("fillColor", of: way, colors(\.fillColor), tolerance: 0.004, write: color)
      add("strokeColor", of: way, colors(\.strokeColor), tolerance: 0.004, write: color)
    }
    // An error in the width of a thin line shows as an error in its opacity.
    add("lineWidth", of: way, numbers(\.lineWidth), tolerance: Self.tolerance / 4) { .number($0[0]) }
    add("lineDashPhase", of: way, numbers(\.lineDashPhase), tolerance: Self.tolerance) { .number($0[0]) }
    let shareTolerance = min(0.001, Self.tolerance / max(1, 2 * layer.reach(from: .zero)))
    add("strokeStart", of: way, numbers(\.strokeStart), tolerance: shareTolerance) { .number($0[0]) }
    add("strokeEnd", of: way, numbers(\.strokeEnd), tolerance: shareTolerance) { .number($0[0]) }
    let shown = shapes.compactMap { $0 }
    if !isMask,
      shown.contains(where: { $0.fillGradient != first.fillGradient || $0.strokeGradient != first.strokeGradient })
    {
      warn(layer, "its gradient is animated, which scenes do not support; it keeps its first colors")
    }
    if shown.contains(where: { $0.lineDashPattern != first.lineDashPattern }) {
      warn(layer, "its dashes are animated, which scenes do not support; they keep their first pattern")
    }
  }

  /// Adds the motion of a path: keyframes as long as the kinds of its elements stay the same, and jumps where they
  /// change.
  private mutating func addPath(_ shapes: [ShapeContent?], at way: [Int?]) {
    var paths: [Path] = []
    var last = shapes.lazy.compactMap { $0 }.first?.path ?? Path()
    for shape in shapes {
      if let shape { last = shape.path }
      paths.append(last)
    }
    guard paths.contains(where: { $0 != paths[0] }) else { return }
    var motion = LayerMotion(layer: way, keyPath: "path", values: [], keyTimes: [], timingFunctions: [])
    var start = 0
    while start < paths.count {
      var end = start
      while end + 1 < paths.count, paths[end + 1].hasForm(of: paths[start]) { end += 1 }
      let form = paths[start]
      let keyframes = KeyframeFitter(tolerance: Self.tolerance, decimals: 3)
        .keyframes(paths[start...end].map(\.coordinates))
      append(keyframes, from: start, to: &motion) { .path(form.with($0)) }
      start = end + 1
    }
    finish(&motion)
  }

  /// Adds the motion of a layer's complete transform.
  ///
  /// Keyframes of a transform cannot express full turns or pass through a zero-length axis, so the motion is fitted in
  /// spans that turn by at most a right angle and don't change their reflection.
  private mutating func addTransform(_ parts: [[Double]], of way: [Int?], tolerance: Double) {
    let fitter = KeyframeFitter(tolerance: tolerance, decimals: 5)
    var keyframes: [KeyframeFitter.Keyframe] = []
    var start = 0
    while start < parts.count {
      let first = TransformParts(parts[start])
      let end = (parts[start...].firstIndex { !TransformParts($0).isNear(first) } ?? parts.count) - 1
      for var keyframe in fitter.keyframes(Array(parts[start...end])) {
        keyframe.frame += start
        keyframes.append(keyframe)
      }
      // A span without a change has only one keyframe.
      if var last = keyframes.last, last.frame < end {
        last.frame = end
        keyframes.append(last)
      }
      start = end + 1
    }
    var motion = LayerMotion(layer: way, keyPath: "transform", values: [], keyTimes: [], timingFunctions: [])
    append(keyframes, from: 0, to: &motion) { .transform(TransformParts($0).transform) }
    finish(&motion)
  }

  private mutating func add(
    _ keyPath: String, of way: [Int?], _ samples: [[Double]], tolerance: Double,
    write: ([Double]) -> AnimatableValue
  ) {
    let keyframes = KeyframeFitter(tolerance: tolerance, decimals: 5).keyframes(samples)
    guard keyframes.count > 1 else { return }
    var motion = LayerMotion(layer: way, keyPath: keyPath, values: [], keyTimes: [], timingFunctions: [])
    append(keyframes, from: 0, to: &motion, write: write)
    finish(&motion)
  }

  /// Adds keyframes; a value that is held until the next keyframe appears twice.
  ///
  /// A jump is slightly earlier than its frame, so that the frame shows the new value however times are rounded.
  private func append(
    _ keyframes: [KeyframeFitter.Keyframe], from start: Int, to motion: inout LayerMotion,
    write: ([Double]) -> AnimatableValue
  ) {
    func time(_ frame: Int, isJump: Bool = false) -> Double {
      max(0, Double(start + frame) - (isJump ? 0.01 : 0)) / Double(max(1, count - 1))
    }
    var jumps = false
    if let last = motion.values.last {
      // The previous span ends here with a jump.
      motion.values.append(last)
      motion.keyTimes.append(time(0, isJump: true))
      motion.timingFunctions += [.linear, .linear]
      jumps = true
    }
    for (number, keyframe) in keyframes.enumerated() {
      motion.values.append(write(keyframe.value))
      motion.keyTimes.append(time(keyframe.frame, isJump: jumps))
      jumps = keyframe.interpolation == .hold
      guard number + 1 < keyframes.count else { break }
      switch keyframe.interpolation {
      case .even: motion.timingFunctions.append(.linear)
      case .curve(let x1, let y1, let x2, let y2): motion.timingFunctions.append(TimingFunction(x1, y1, x2, y2))
      case .hold:
        motion.values.append(write(keyframe.value))
        motion.keyTimes.append(time(keyframes[number + 1].frame, isJump: true))
        motion.timingFunctions += [.linear, .linear]
      }
    }
  }

  /// Extends the keyframes to the whole duration, and adds the motion.
  private mutating func finish(_ motion: inout LayerMotion) {
    guard let last = motion.values.last, let first = motion.values.first else { return }
    if let time = motion.keyTimes.last, time < 1 {
      motion.values.append(last)
      motion.keyTimes.append(1)
      motion.timingFunctions.append(.linear)
    }
    if let time = motion.keyTimes.first, time > 0 {
      motion.values.insert(first, at: 0)
      motion.keyTimes.insert(0, at: 0)
      motion.timingFunctions.insert(.linear, at: 0)
    }
    motions.append(motion)
  }
}

extension LayerProperties {
  /// The layer's properties without its placement, opacity, and blend mode.
  fileprivate var shown: LayerProperties {
    var shown = self
    (shown.anchorPoint, shown.position, shown.transform, shown.opacity) = (.zero, bounds.origin, .identity, 1)
    shown.blendMode = .normal
    return shown
  }
}
