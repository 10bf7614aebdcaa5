import LayerTree
import Motion
import SceneSyntax
import SceneDiagnostics

/// Reads what an animation of a property is made of.
struct AnimationReader {
  /// Makes the animation from what its layer shows when it begins.
  typealias Maker = @Sendable (_ shown: LayerProperties) throws -> any PropertyAnimation

  let context: ReadingContext

  /// The animation of `property` that a verb's record describes.
  ///
  /// - Parameters:
  ///   - verb: The verb that opens the record.
  ///   - property: What is animated.
  ///   - record: The verb's parameters.
  ///   - fillsOpenFrom: Whether a `from` that is not given is what the layer shows when the animation begins.
  /// - Returns: What makes the animation, or nil when the record cannot be read.
  func maker(
    _ verb: String, of property: AnimatableProperty, _ record: RecordReader, fillsOpenFrom: Bool = false
  ) -> Maker? {
    let settings = PropertyAnimationSettings(record)
    if verb == StepKeys.keyframes.name {
      guard let animation = KeyframesReader(context: context).animation(of: property, record) else { return nil }
      let applied = settings.applied(to: animation)
      return { _ in applied }
    }
    guard let ends = EndsReader(context: context).ends(of: property, record, fillsOpenFrom: fillsOpenFrom) else {
      return nil
    }
    switch verb {
    case StepKeys.spring.name:
      guard let curve = SpringReader(context: context).coreAnimation(record) else { return nil }
      return { shown in
        settings.applied(
          to: SpringAnimation(
            property, from: ends.start(of: property, shown), to: ends.to, by: ends.by, curve: curve))
      }
    case StepKeys.jnw.name:
      guard let spring = SpringReader(context: context).jnw(record) else { return nil }
      guard ends.hasStart, let to = ends.to else {
        context.log.error(
          at: record.range, "jnw needs both from and to", hint: "from: presentation begins with what is seen")
        return nil
      }
      return { shown in
        let from = ends.start(of: property, shown) ?? to
        return settings.applied(to: try JNWSpringAnimation(property, from: from, to: to, spring: spring))
      }
    default:
      return { shown in
        settings.applied(
          to: BasicAnimation(property, from: ends.start(of: property, shown), to: ends.to, by: ends.by))
      }
    }
  }
}
