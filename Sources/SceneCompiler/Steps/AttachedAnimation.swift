import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram

/// The animation of a step, without its layer.
struct AttachedAnimation: Sendable {
  let make: @Sendable (LayerProperties) throws -> any Animation
  let key: String?
  let updatesModel: Bool?
  let record: CompiledRecord
  let verb: AnimationVerb
  let property: AnimatableProperty
  /// The delay of the step in seconds.
  let delay: Double
  /// The written form of a delay other than zero.
  let writtenDelay: Operand?

  /// Evaluates a record; nil if a value is missing or invalid.
  init?(
    _ verb: AnimationVerb, _ compiled: AnimationReader.Compiled, of property: AnimatableProperty, _ record: RecordValues
  ) {
    updatesModel = record.read(StepKeys.updateModel)
    let isAdditive = record.read(TimingKeys.additive) ?? false
    // If the model value is set to the end value, an omitted `from` would be the end value as well.
    guard let make = compiled.make(record, updatesModel == true && !isAdditive) else { return nil }
    self.make = make
    key = Self.key(record, otherwise: property.keyPath)
    self.record = record.record.describing(compiled.forms)
    (self.verb, self.property) = (verb, property)
    delay = record.read(StepKeys.after) ?? 0
    writtenDelay = delay == 0 ? nil : record.record[StepKeys.after.name]?.form
  }

  /// Returns the key of an animation; nil if it has none.
  static func key(_ record: RecordValues, otherwise standard: String) -> String? {
    let key = record.read(StepKeys.key) ?? standard
    return key == "none" ? nil : key
  }

  /// Returns the written form of the step that adds the animation to a layer.
  func form(on layer: LayerTarget, _ opening: [Step], _ completion: [Step]) -> StepForm {
    .animation(
      StepForm.Animation(verb: verb, layer: layer, property: property, record: record), opening: opening,
      completion: completion)
  }

  /// Returns the step that adds the animation to a layer, without the delay.
  func step(
    on layer: Int, _ opening: [Step], _ completion: [Step], at origin: SourceRange, _ form: StepForm
  ) -> Step {
    let step = AnimationStep(
      layer: layer, make: make, key: key, updatesModel: updatesModel, opening: opening, completion: completion)
    return Step(delay: 0, action: .add(step), origin: origin, form: form)
  }
}
