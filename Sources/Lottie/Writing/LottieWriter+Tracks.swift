import Encodings
import Geometry
import LayerTree

extension LottieWriter {
  /// Returns a property, animated if its samples differ.
  ///
  /// - Parameters:
  ///   - samples: The values; nil while the layer is hidden.
  ///   - tolerance: The maximum error of a component.
  ///   - decimals: The number of decimals to write.
  ///   - isScalar: True if a value is a single number instead of a list.
  /// - Returns: The property.
  func property(
    _ samples: [[Double]?], tolerance: Double, decimals: Int = 3, isScalar: Bool = false
  ) -> JSONValue {
    property(samples, tolerance: tolerance, decimals: decimals) { value in
      let numbers = value.map { JSONValue($0, decimals: decimals) }
      return isScalar ? numbers[0] : .array(numbers)
    }
  }

  /// Returns a property of one number.
  func scalar(_ samples: [Double?], tolerance: Double, decimals: Int = 3) -> JSONValue {
    property(samples.map { $0.map { [$0] } }, tolerance: tolerance, decimals: decimals, isScalar: true)
  }

  /// Returns a property whose values are converted to JSON by `write`.
  func property(
    _ samples: [[Double]?], tolerance: Double, decimals: Int, write: ([Double]) -> JSONValue
  ) -> JSONValue {
    // The layer is hidden before the first and after the last of these samples.
    guard let first = samples.firstIndex(where: { $0 != nil }), let last = samples.lastIndex(where: { $0 != nil })
    else {
      return ["a": 0, "k": 0]
    }
    let values = Array(samples[first...last]).filled
    let keyframes = KeyframeFitter(tolerance: tolerance, decimals: decimals).keyframes(values)
    guard keyframes.count > 1 else { return ["a": 0, "k": write(keyframes[0].value)] }
    let list = keyframes.enumerated().map { number, keyframe -> JSONValue in
      var json: JSONValue = ["t": .number(Double(first + keyframe.frame))]
      let value = write(keyframe.value)
      if case .array = value { json.set("s", value) } else { json.set("s", [value]) }
      guard number + 1 < keyframes.count else { return json }
      let isStill = keyframe.value == keyframes[number + 1].value
      switch keyframe.interpolation {
      case .hold: json.set("h", 1)
      case .even where isStill: json.set("h", 1)
      case .even: json.setEasing(0.167, 0.167, 0.833, 0.833)
      case .curve(let x1, let y1, let x2, let y2): json.setEasing(x1, y1, x2, y2)
      }
      return json
    }
    return ["a": 1, "k": .array(list)]
  }

  /// Returns the transform of a layer, or of a part that represents it.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - placement: The parent or offset of the Lottie layer.
  ///   - contentOrigin: The point of the bounds at the content's origin.
  ///   - part: The part that represents the layer; nil for the layer itself.
  ///   - showsOpacity: True if the transform includes the layer's opacity.
  /// - Returns: The transform: `ks`.
  func transform(
    of layer: RecordedLayer, in placement: Placement, contentOrigin: Point, part: LayerPart?, showsOpacity: Bool
  ) -> JSONValue {
    let anchor = layer.samples.lazy.compactMap { $0 }.first?.properties.anchor ?? .zero
    var places = layer.samples.map { $0?.place }
    var local = Point(anchor.x - contentOrigin.x, anchor.y - contentOrigin.y)
    if contentOrigin != .zero {
      places = places.map { $0.map { AffineTransform.translation(contentOrigin.x, contentOrigin.y).concatenating($0) } }
    }
    var isShown = layer.samples.map { $0 != nil }
    if case .image(_, let own) = part {
      if let inverse = own.lazy.compactMap({ $0 }).first?.inverted { local = inverse.apply(anchor) }
      places = zip(own, places).map { own, place in own.flatMap { own in place.map { own.concatenating($0) } } }
      isShown = zip(own, isShown).map { $0 != nil && $1 }
    }
    let reach = max(1, layer.reach(from: anchor))
    let isPicture = if case .image = part { true } else { false }
    let opacities = zip(layer.samples, isShown).map { sample, isShown in
      guard showsOpacity else { return 1.0 }
      let own = isShown ? sample?.properties.opacity ?? 1 : 0
      return isPicture ? own * (sample?.pictureTint?.alpha ?? 1) : own
    }
    return transform(
      places, anchor: local, reach: reach, offset: placement.offset, opacities: opacities, span: layer.span)
  }

  /// Returns the transform of a part in its layer's space.
  func partTransform(_ part: LayerPart, of layer: RecordedLayer, in placement: Placement) -> JSONValue {
    switch part {
    case .shapes:
      let opacities = layer.samples.map { $0 == nil ? 0.0 : 1.0 }
      return transform(
        layer.samples.map { _ in .identity }, anchor: .zero, reach: 1, offset: placement.offset, opacities: opacities,
        span: layer.span)
    case .image(let reference, let places):
      let opacities = layer.samples.map { $0.map { $0.pictureTint?.alpha ?? 1 } ?? 0 }
      return transform(
        places, anchor: .zero, reach: Double(max(reference.pixelWidth, reference.pixelHeight)),
        offset: placement.offset, opacities: zip(opacities, places).map { $1 == nil ? 0 : $0 }, span: layer.span)
    }
  }

  private func transform(
    _ places: [AffineTransform?], anchor: Point, reach: Double, offset: Point, opacities: [Double],
    span: ClosedRange<Int>?
  ) -> JSONValue {
    let track = TransformTrack(places, anchor: anchor)
    var json: JSONValue = [:]
    // Tracks that move the same points share the tolerance.
    let tracks = [track.positions, track.scales, track.rotations, track.skews]
    let tolerance = options.tolerance / Double(max(1, tracks.count { list in list.contains { $0 != list[0] } }))
    if anchor != .zero { json.set("a", ["a": 0, "k": JSONValue(anchor)]) }
    /// Returns the values of the visible frames, and nil for the other frames.
    func shown<Value>(_ values: [Value]) -> [Value?] {
      values.enumerated().map { span?.contains($0) == false ? nil : $1 }
    }
    let positions = track.positions.map { [$0[0] + offset.x, $0[1] + offset.y] }
    if positions.contains(where: { $0 != [0, 0] }) { json.set("p", position(shown(positions), tolerance: tolerance)) }
    if track.scales.contains(where: { $0 != [100, 100] }) {
      json.set("s", property(shown(track.scales), tolerance: 100 * tolerance / reach, decimals: reach > 300 ? 4 : 3))
    }
    if track.rotations.contains(where: { $0 != [0] }) {
      json.set(
        "r", property(shown(track.rotations), tolerance: 180 / .pi * tolerance / reach, decimals: 3, isScalar: true))
    }
    if track.skews.contains(where: { $0 != [0] }) {
      json.set(
        "sk", property(shown(track.skews), tolerance: 180 / .pi * tolerance / reach, decimals: 3, isScalar: true))
      json.set("sa", ["a": 0, "k": 0])
    }
    let shares = shown(opacities)
    if shares.contains(where: { $0.map { $0 < 0.9999 } ?? false }) {
      json.set("o", scalar(shares.map { $0.map { $0 * 100 } }, tolerance: 0.4, decimals: 1))
    }
    return json
  }

  /// Returns a position, as a single property or one for each axis, whichever is shorter.
  func position(_ samples: [[Double]?], tolerance: Double) -> JSONValue {
    let joined = property(samples, tolerance: tolerance)
    guard joined["a"]?.integer == 1 else { return joined }
    let x = scalar(samples.map { $0?[0] }, tolerance: tolerance)
    let y = scalar(samples.map { $0?[1] }, tolerance: tolerance)
    let split: JSONValue = ["s": .boolean(true), "x": x, "y": y]
    return split.compactText.utf8.count < joined.compactText.utf8.count ? split : joined
  }
}

extension JSONValue {
  fileprivate mutating func setEasing(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    set("o", ["x": .number(x1), "y": .number(y1)])
    set("i", ["x": .number(x2), "y": .number(y2)])
  }
}

extension [[Double]?] {
  /// The samples with gaps filled by the last sample before; all samples have the same number of components.
  fileprivate var filled: [[Double]] {
    guard var value = lazy.compactMap({ $0 }).first else { return [] }
    let count = value.count
    return map { sample in
      if let sample, sample.count == count { value = sample }
      return value
    }
  }
}
