import Encodings
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// A step with resolved names, whose values have not been evaluated yet.
struct CompiledStep {
  /// The condition, if it depends on changing values; nil otherwise.
  let condition: Computed<Bool>?
  let after: Computed<Double>?
  /// True if the delay is evaluated together with the steps.
  let hasLiveDelay: Bool
  /// The resulting steps, usually a single one.
  let steps: Computed<[Step]>

  /// The steps, evaluated when the step runs.
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
