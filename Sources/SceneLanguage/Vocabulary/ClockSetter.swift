package import Motion
import SceneProgram

/// A key of layers that sets the layer's own clock.
package struct ClockSetter: Sendable {
  package let key: Key<@Sendable (inout MediaTiming) -> Void>

  init(
    _ name: String, _ type: ValueType<Double>, _ summary: String,
    set: @escaping @Sendable (inout MediaTiming, Double) -> Void
  ) {
    key = Key(name, type.map { value in { set(&$0, value) } }, summary)
  }
}
