/// The animations of Pop's that the code of a stage has made, by what the stage runs.
final class RunningPOPAnimations {
  var byEngine: [ObjectIdentifier: POPAnimation] = [:]
}

extension StageContext {
  /// The animations of Pop's that code has made.
  var popAnimations: RunningPOPAnimations { companion { RunningPOPAnimations() } }
}
