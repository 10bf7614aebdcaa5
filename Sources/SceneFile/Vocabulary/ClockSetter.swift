import Motion
import SceneDiagnostics
import SceneSyntax

/// A key of layers that sets the layer's own clock.
struct ClockSetter: Sendable {
  let key: Key<@Sendable (inout MediaTiming) -> Void>

  init(
    _ name: String, _ type: ValueType<Double>, _ summary: String,
    set: @escaping @Sendable (inout MediaTiming, Double) -> Void
  ) {
    key = Key(name, type.map { value in { set(&$0, value) } }, summary)
  }
}
