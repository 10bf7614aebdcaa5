import Motion

extension Stage {
  /// Runs `body` with everything that follows from the time or from other values as it is now.
  ///
  /// At a tick that is how the tick has left it. Between two ticks, fingers, Pop's animations, scrolling, and what the
  /// client keeps in step are evaluated, in the order in which a tick takes them on, and nothing happens: no animation
  /// begins or ends, and no event is reported. All of it is taken back afterwards. While a display link of code runs,
  /// only animations are, so that what it moves stays with what it follows.
  ///
  /// - Throws: When a value cannot be worked out for the instant; the stage is as it was.
  func evaluatingInBetween<Result>(_ body: () throws -> Result) throws -> Result {
    let fraction = (time - tickTime) * displayRate
    guard inBetween == nil, time > tickTime + Self.instant, fraction < 1,
      !displayLinks.contains(where: { $0.isOfCode && $0.isValid && !$0.isPaused })
    else { return try body() }
    let fingers = inBetweenClient?.fingersOnTheirWay(at: time) ?? []
    guard
      !fingers.isEmpty || inBetweenClient?.isFollowing == true || frameDrivers.contains(where: \.isActive)
        || scrollers.contains(where: \.isMoving)
    else { return try body() }
    return try tryingOut(fraction: fraction) { instant in
      try follow(fingers, instant)
      for driver in frameDrivers { driver.show(instant) }
      for scroller in scrollers { try scroller.show(instant) }
      try inBetweenClient?.follow(instant)
      return try body()
    }
  }

  /// Runs changes that are taken back afterwards, while nothing happens.
  ///
  /// - Parameters:
  ///   - fraction: The fraction of the time between two ticks that has passed.
  ///   - body: Takes the instant, now.
  /// - Returns: What `body` returns.
  /// - Throws: The error of `body`.
  package func tryingOut<Result>(
    fraction: Double = 1, _ body: (InBetween) throws -> Result
  ) rethrows -> Result {
    let instant = InBetween(time: time, fraction: fraction)
    root.keepModels(until: instant)
    let wasActive = hasActiveAnimations
    instant.whenOver { [unowned self] in hasActiveAnimations = wasActive }
    inBetween = instant
    defer {
      instant.end()
      inBetween = nil
    }
    inBetweenClient?.begin(instant)
    return try body(instant)
  }

  /// Moves fingers to where they are at an instant, with what follows them directly.
  private func follow(_ fingers: [TouchSample], _ instant: InBetween) throws {
    guard !fingers.isEmpty else { return }
    let trails = fingerTrails
    trails.keepTrails(until: instant)
    for sample in fingers { trails.note(sample, at: instant.time) }
    try touchDispatcher.follow(fingers, instant, on: self)
  }
}

extension Layer {
  /// Restores the models and clocks of this layer and all those inside when an instant is over.
  fileprivate func keepModels(until instant: InBetween) {
    var kept: [(layer: Layer, model: LayerProperties, timing: MediaTiming)] = []
    func keep(_ layer: Layer) {
      kept.append((layer, layer.model, layer.timing))
      for sublayer in layer.sublayers { keep(sublayer) }
      if let mask = layer.mask { keep(mask) }
    }
    keep(self)
    instant.whenOver {
      for (layer, model, timing) in kept {
        layer.model = model
        layer.timing = timing
      }
    }
  }
}
