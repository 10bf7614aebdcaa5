extension Layer {
  /// Records the state of the emitters in this layer and its descendants.
  func noteEmissions(at parentTime: Double) {
    let time = ownTime(fromParent: parentTime)
    if case .emitter = model.content, case .emitter(let content) = presentation(atLocalTime: time).content {
      emissionHistory.note(content, at: time)
    }
    for layer in sublayers { layer.noteEmissions(at: time) }
    mask?.noteEmissions(at: time)
  }
}
