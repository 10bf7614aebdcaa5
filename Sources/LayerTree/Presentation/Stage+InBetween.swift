import Motion

extension Stage {
  /// Runs `body` with all values that depend on time or on other values evaluated for the current time.
  ///
  /// At a tick, the stage is evaluated as it is. Between two ticks, fingers, Pop animations, scrolling, and the
  /// client's tracked values are evaluated in the order in which a tick processes them, without events: no animation
  /// begins or ends. All changes are undone afterward. While a display link owned by client code runs, only animations
  /// are evaluated between ticks, to keep them consistent with the values that the code moves.
  ///
  /// - Throws: An error if a value cannot be computed for the instant; the stage is unchanged.
  func evaluatingInBetween<Result>(_ body: () throws -> Result) throws -> Result {
    let fraction = (time - tickTime) * displayRate
    guard inBetween == nil, time > tickTime + Self.instant, fraction < 1,
      !displayLinks.contains(where: { $0.isOfCode && $0.isValid && !$0.isPaused })
    else { return try body() }
    let fingers = inBetweenClient?.movingFingers(at: time) ?? []
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

  /// Runs changes that are undone afterward, without causing events.
  ///
  /// - Parameters:
  ///   - fraction: The elapsed fraction of the time between two ticks.
  ///   - body: Takes the current instant.
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`.
  package func tryingOut<Result>(
    fraction: Double = 1, _ body: (InterTickEvaluation) throws -> Result
  ) rethrows -> Result {
    let instant = InterTickEvaluation(time: time, fraction: fraction)
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

  /// Moves fingers to their positions at an instant, and updates the values that track them.
  private func follow(_ fingers: [TouchSample], _ instant: InterTickEvaluation) throws {
    guard !fingers.isEmpty else { return }
    let trails = fingerTrails
    trails.keepTrails(until: instant)
    for sample in fingers { trails.note(sample, at: instant.time) }
    try touchDispatcher.follow(fingers, instant, on: self)
  }
}

extension Layer {
  /// Restores the models and clocks of this layer and its descendants when an instant ends.
  fileprivate func keepModels(until instant: InterTickEvaluation) {
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
