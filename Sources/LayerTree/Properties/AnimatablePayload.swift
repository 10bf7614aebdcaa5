import Geometry
import Motion

/// A type of layer property that is the payload of a case of ``AnimatableValue``.
protocol AnimatablePayload: Sendable {
  /// The corresponding case.
  static var kind: AnimatableValue.Kind { get }

  /// Returns the payload of a value.
  ///
  /// - Precondition: `value` is of ``kind``.
  static func payload(of value: AnimatableValue) -> Self

  /// The value with this payload.
  var animatableValue: AnimatableValue { get }
}

extension Double: AnimatablePayload {
  static var kind: AnimatableValue.Kind { .number }
  static func payload(of value: AnimatableValue) -> Double { value.number }
  var animatableValue: AnimatableValue { .number(self) }
}

extension Point: AnimatablePayload {
  static var kind: AnimatableValue.Kind { .point }
  static func payload(of value: AnimatableValue) -> Point { value.point }
  var animatableValue: AnimatableValue { .point(self) }
}

extension Size: AnimatablePayload {
  static var kind: AnimatableValue.Kind { .size }
  static func payload(of value: AnimatableValue) -> Size { value.size }
  var animatableValue: AnimatableValue { .size(self) }
}

extension Rect: AnimatablePayload {
  static var kind: AnimatableValue.Kind { .rect }
  static func payload(of value: AnimatableValue) -> Rect { value.rect }
  var animatableValue: AnimatableValue { .rect(self) }
}

extension Color: AnimatablePayload {
  static var kind: AnimatableValue.Kind { .color }
  static func payload(of value: AnimatableValue) -> Color { value.color }
  var animatableValue: AnimatableValue { .color(self) }
}

/// An optional color; nil corresponds to clear.
extension Color?: AnimatablePayload {
  static var kind: AnimatableValue.Kind { .color }
  static func payload(of value: AnimatableValue) -> Color? { value.color }
  var animatableValue: AnimatableValue { .color(self ?? .clear) }
}

extension Transform3D: AnimatablePayload {
  static var kind: AnimatableValue.Kind { .transform }
  static func payload(of value: AnimatableValue) -> Transform3D { value.transform }
  var animatableValue: AnimatableValue { .transform(self) }
}

extension Path: AnimatablePayload {
  static var kind: AnimatableValue.Kind { .path }
  static func payload(of value: AnimatableValue) -> Path { value.path }
  var animatableValue: AnimatableValue { .path(self) }
}
