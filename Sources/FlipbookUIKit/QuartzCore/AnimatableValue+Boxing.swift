import Foundation
import Geometry
import LayerTree
import Motion

/// An optional value inside an `Any`.
protocol AnyOptional {
  var wrappedAny: Any? { get }
}

extension Optional: AnyOptional {
  var wrappedAny: Any? { map { $0 } }
}

extension AnimatableValue {
  /// Creates the value of a property from a value set in code, boxed or not; traps for a value of another type, which
  /// is a programming error.
  ///
  /// - Parameters:
  ///   - value: A number, a geometry value, a color, a path, a transform, an image, or a list.
  ///   - property: The property.
  ///   - name: The name used in the message.
  init(_ value: Any, for property: AnimatableProperty, as name: String) {
    self.init(value, property.kind, as: "\(name) of '\(property.keyPath)'")
  }

  /// Creates a value of a kind.
  init(_ value: Any, _ kind: Kind, as name: String) {
    guard let made = Self.make(value, kind) else {
      preconditionFailure("\(name) must be a \(kind.rawValue), but is a \(type(of: value)): \(value)")
    }
    precondition(made.isFinite, "\(name) must be finite, but is \(value)")
    self = made
  }

  static func make(_ any: Any, _ kind: Kind) -> AnimatableValue? {
    if let optional = any as? any AnyOptional { return optional.wrappedAny.flatMap { make($0, kind) } }
    if let boxed = any as? NSValue { return make(boxed.value, kind) }
    switch kind {
    case .number: return Double(boxed: any).map { .number($0) }
    case .point:
      if let size = any as? CGSize { return .point(Point(Double(size.width), Double(size.height))) }
      return (any as? CGPoint).map { .point(Point($0)) }
    case .size:
      if let point = any as? CGPoint { return .size(Size(Double(point.x), Double(point.y))) }
      return (any as? CGSize).map { .size(Size($0)) }
    case .rect: return (any as? CGRect).map { .rect(Rect($0)) }
    case .color: return Color(boxed: any).map { .color($0) }
    case .transform:
      if let affine = any as? CGAffineTransform { return .transform(Transform3D(affine.affine)) }
      return (any as? CATransform3D).map { .transform($0.matrix) }
    case .path: return (any as? CGPath).map { .path($0.path) }
    case .colors: return (any as? [Any])?.allMapped { Color(boxed: $0) }.map { .colors($0) }
    case .numbers: return (any as? [Any])?.allMapped { Double(boxed: $0) }.map { .numbers($0) }
    case .contents: return ImageReference(boxed: any).map { .contents(ContentsMix($0)) }
    }
  }

  /// The value as key-value coding returns it.
  var boxed: Any? {
    switch self {
    case .number(let number): NSNumber(value: number)
    case .point(let point): CGPoint(point)
    case .size(let size): CGSize(size)
    case .rect(let rect): CGRect(rect)
    case .color(let color): CGColor(color)
    case .transform(let transform): CATransform3D(transform)
    case .path(let path): CGPath(path)
    case .colors(let colors): colors.map { CGColor($0) }
    case .numbers(let numbers): numbers.map { NSNumber(value: $0) }
    case .contents(let mix): mix.to.map { CGImage($0) }
    }
  }
}

extension Double {
  /// Creates a number from any numeric type of Swift or Foundation.
  init?(boxed any: Any) {
    switch any {
    case let number as Double: self = number
    case let number as CGFloat: self = Double(number)
    case let number as Float: self.init(shortest: number)
    case let number as Bool: self = number ? 1 : 0
    case let number as any BinaryInteger: self.init(number)
    case let number as NSNumber: self = number.doubleValue
    default: return nil
    }
  }
}

extension Geometry.Color {
  /// Creates a color from UIKit's or Core Graphics' type.
  init?(boxed any: Any) {
    switch any {
    case let color as CGColor: self = color.color
    case let color as UIColor: self = color.color
    default: return nil
    }
  }
}

extension ImageReference {
  /// Creates an image from UIKit's or Core Graphics' type.
  init?(boxed any: Any) {
    switch any {
    case let image as CGImage: self = image.reference
    case let image as UIImage: self = image.reference
    default: return nil
    }
  }

  /// Creates an image, or traps.
  init(contents any: Any, of name: String) {
    guard let reference = ImageReference(boxed: any) else {
      preconditionFailure("\(name) must be a CGImage, but is a \(type(of: any))")
    }
    self = reference
  }
}

extension Array where Element == Any {
  /// Returns the elements mapped by a transform; nil if it returns nil for any of them.
  func allMapped<Result>(_ transform: (Any) -> Result?) -> [Result]? {
    let mapped = compactMap(transform)
    return mapped.count == count ? mapped : nil
  }
}

extension Animation {
  /// Returns the animation with its omitted start and end values filled in.
  func between(_ from: AnimatableValue, _ to: AnimatableValue) -> any Animation {
    guard var animation = self as? any TwoEndedAnimation else { return self }
    if animation.from == nil { animation.from = from }
    if animation.to == nil { animation.to = to }
    return animation
  }
}
