public import Foundation
import Geometry
import LayerTree
import Motion

/// An animatable property of Pop, `POPAnimatableProperty`: predefined or custom.
@safe open class POPAnimatableProperty: NSObject {
  /// The name of the property.
  public let name: String
  /// A block that reads an object's value into an array of numbers.
  open var readBlock: ((_ obj: Any?, _ values: UnsafeMutablePointer<CGFloat>?) -> Void)?
  /// A block that sets an object's value from an array of numbers.
  open var writeBlock: ((_ obj: Any?, _ values: UnsafePointer<CGFloat>?) -> Void)?
  /// The smallest significant difference.
  open var threshold: CGFloat = CGFloat(PopProperty.customThreshold)

  init(name: String) { self.name = name }

  /// Returns the predefined property with the given name, or nil.
  public class func property(withName name: String) -> Any! {
    PopLayerProperty(named: name).map { _ in POPAnimatableProperty(name: name) }
  }

  /// Returns a custom property, configured by the block.
  public class func property(
    withName name: String, initializer block: (_ property: POPMutableAnimatableProperty?) -> Void
  ) -> Any! {
    let property = POPMutableAnimatableProperty(name: name)
    block(property)
    return property
  }

  /// Returns the target that an animation of the property reads and writes.
  final func target(for object: AnyObject, kind: AnimatableValue.Kind) -> PopTarget {
    guard let read = unsafe readBlock, let write = unsafe writeBlock else {
      guard let property = PopLayerProperty(named: name) else {
        preconditionFailure("Pop's property '\(name)' has no readBlock or writeBlock")
      }
      return .property(property)
    }
    let count = kind.componentCount ?? 1
    return .variable(
      PopVariable(
        name: name, threshold: Double(threshold),
        read: { [weak object] in
          var numbers = [CGFloat](repeating: 0, count: count)
          // Sound: the block receives one number for each component of the animation's values.
          unsafe numbers.withUnsafeMutableBufferPointer { unsafe read(object, $0.baseAddress) }
          return AnimatableValue(numbers, kind)
        },
        write: { [weak object] value in
          let numbers = value.numbers
          // Sound: as above.
          unsafe numbers.withUnsafeBufferPointer { unsafe write(object, $0.baseAddress) }
        }))
  }
}

/// A mutable property, for configuration, `POPMutableAnimatableProperty`.
open class POPMutableAnimatableProperty: POPAnimatableProperty {}

extension AnimatableValue {
  /// Creates a value of a kind from its components.
  fileprivate init(_ numbers: [CGFloat], _ kind: Kind) {
    let all = numbers.map { Double($0) }
    self =
      switch kind {
      case .point: .point(Point(all[0], all[1]))
      case .size: .size(Size(all[0], all[1]))
      case .rect: .rect(Rect(all[0], all[1], all[2], all[3]))
      case .color: .color(Color(red: all[0], green: all[1], blue: all[2], alpha: all[3]))
      default: .number(all[0])
      }
  }

  /// The components of the value.
  fileprivate var numbers: [CGFloat] { allComponents.map { CGFloat($0) } }
}
