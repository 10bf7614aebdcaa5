import Flipbook

/// A number or a color that may move.
struct Track: Decodable {
  struct Key: Decodable {
    let frame: Double
    let value: [Double]
    /// The curve of the segment that begins here; nil holds the value.
    let curve: TimingFunction?

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      frame = try values.decode(Double.self)
      value = try Track.components(values.decode(Components.self))
      if let name = try? values.decode(String.self) {
        curve = name == "hold" ? nil : .linear
      } else {
        let points = try values.decode([Double].self)
        curve = TimingFunction(points[0], points[1], points[2], points[3])
      }
    }

    init(value: [Double]) {
      (frame, self.value, curve) = (0, value, .linear)
    }
  }

  private enum Components: Decodable {
    case one(Double)
    case many([Double])

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let number = try? value.decode(Double.self) {
        self = .one(number)
      } else {
        self = .many(try value.decode([Double].self))
      }
    }
  }

  private enum CodingKeys: CodingKey { case keys }

  let keys: [Key]

  init(from decoder: any Decoder) throws {
    if let value = try? decoder.singleValueContainer().decode(Components.self) {
      keys = [Key(value: Track.components(value))]
    } else {
      keys = try decoder.container(keyedBy: CodingKeys.self).decode([Key].self, forKey: .keys)
    }
  }

  /// The value at first.
  var first: [Double] { keys[0].value }

  /// The animation of `property` along the track, or nil when it stands still.
  func animation(
    of property: AnimatableProperty, fps: Double, _ value: ([Double]) -> AnimatableValue
  ) throws -> KeyframeAnimation? {
    guard let first = keys.first, let last = keys.last, last.frame > first.frame else { return nil }
    let length = last.frame - first.frame
    let keyframes = try Keyframes(
      values: keys.map { value($0.value) }, keyTimes: keys.map { ($0.frame - first.frame) / length },
      timingFunctions: keys.dropLast().map { $0.curve ?? .linear })
    var animation = KeyframeAnimation(property, keyframes: keyframes, duration: length / fps)
    // Zero would mean now.
    animation.settings.timing.beginTime = max(first.frame / fps, 1e-9)
    animation.settings.timing.fillMode = .both
    animation.settings.removedOnCompletion = false
    return animation
  }

  private static func components(_ value: Components) -> [Double] {
    switch value {
    case .one(let number): [number]
    case .many(let numbers): numbers
    }
  }
}
