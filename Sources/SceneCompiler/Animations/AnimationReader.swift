import Arithmetic
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads the parameters of a property's animation.
struct AnimationReader {
  /// Creates the animation from its layer's presentation values at the time when it begins.
  typealias Maker = @Sendable (_ shown: LayerProperties) throws -> any PropertyAnimation

  /// A compiled animation, with the written forms of its values.
  struct Compiled: Sendable {
    /// The written forms of the keys whose values have the property's type.
    let forms: [String: Operand]
    /// Creates the animation; nil, after logging an error, if the record is invalid at that time.
    let make: @Sendable (_ record: RecordValues, _ fillsOpenFrom: Bool) -> Maker?
  }

  let context: ReadingContext

  /// Returns the animation of `property` that a verb's record describes.
  ///
  /// - Parameters:
  ///   - verb: The verb that opens the record.
  ///   - property: The animated property.
  ///   - record: The verb's parameters.
  /// - Returns: The compiled animation; an omitted `from` is resolved to the presentation value when the animation
  ///   begins.
  func compiled(_ verb: AnimationVerb, of property: AnimatableProperty, _ record: RecordReader) -> Compiled {
    if verb == .keyframes {
      let keyframes = KeyframesReader(context: context).maker(of: property, record)
      return Compiled(forms: keyframes.forms) { record, _ in
        guard let animation = keyframes.make(record) else { return nil }
        let applied = PropertyAnimationSettings(record).applied(to: animation)
        return { _ in applied }
      }
    }
    let ends = EndpointsReader(of: property, record)
    return Compiled(forms: ends.forms) { record, fillsOpenFrom in
      guard let ends = ends.ends(record, fillsOpenFrom: fillsOpenFrom) else { return nil }
      return Self.maker(verb, of: property, record, ends)
    }
  }

  private static func maker(
    _ verb: AnimationVerb, of property: AnimatableProperty, _ record: RecordValues, _ ends: EndpointsReader.Ends
  ) -> Maker? {
    let settings = PropertyAnimationSettings(record)
    switch verb {
    case .spring:
      guard let curve = SpringReader().coreAnimation(record) else { return nil }
      SpringReader.warnOfCut(curve, record)
      return { shown in
        settings.applied(
          to: SpringAnimation(
            property, from: ends.start(of: property, shown), to: ends.to, by: ends.by, curve: curve))
      }
    case .jnw:
      guard let spring = SpringReader().jnw(record) else { return nil }
      guard ends.hasStart, let to = ends.to else {
        record.log.error(
          at: record.range, "jnw needs both from and to", hint: "from: presentation starts at the presentation value")
        return nil
      }
      return { shown in
        let from = ends.start(of: property, shown) ?? to
        return settings.applied(to: try JNWSpringAnimation(property, from: from, to: to, spring: spring))
      }
    case .basic, .keyframes:
      return { shown in
        settings.applied(
          to: BasicAnimation(property, from: ends.start(of: property, shown), to: ends.to, by: ends.by))
      }
    }
  }
}
