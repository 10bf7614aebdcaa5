import Encodings
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// A step whose names are resolved, before its values are evaluated.
struct CompiledStep {
  /// The condition, if it depends on values that change while the scene plays.
  let condition: Computed<Bool>?
  let after: Computed<Double>?
  /// True if the delay is computed together with the steps.
  let hasLiveDelay: Bool
  /// The resulting steps, mostly one.
  let steps: Computed<[Step]>

  /// The step, computed when it runs.
  var deferred: Computed<[Step]> {
    let (condition, after, steps) = (condition, hasLiveDelay ? after : nil, steps)
    let form = StepForm.deferred(steps.form.step, after: after?.form, condition: condition?.form)
    return Computed(.step(form)) { frame in
      if let condition, condition.value(frame) != true { return [] }
      let delay = after?.value(frame) ?? 0
      return steps.value(frame)?.map { $0.delayed(by: delay) }
    }
  }
}
