import Foundation
import Geometry

// Key-value coding of views and view controllers: Objective-C finds their properties by name, and Swift doesn't.

/// A property that can be read and written by its name.
struct CodedProperty {
  private let isOf: (UIResponder) -> Bool
  /// Reads the property.
  let read: (UIResponder) -> Any?
  /// Writes the property; a value of another type is ignored, as its conversion isn't defined.
  let write: (UIResponder, Any?) -> Void

  /// Returns a Boolean value that indicates whether an object has the property.
  func isProperty(of object: UIResponder) -> Bool { isOf(object) }

  /// A property of a class.
  init<Object: UIResponder, Value>(_ path: ReferenceWritableKeyPath<Object, Value>) {
    isOf = { $0 is Object }
    read = { object in
      guard let object = object as? Object else { return nil }
      return Self.boxed(object[keyPath: path])
    }
    write = { object, value in
      guard let object = object as? Object, let value = Self.unboxed(value, as: Value.self) else { return }
      object[keyPath: path] = value
    }
  }

  /// A property with an enumeration, whose values are numbers.
  init<Object: UIResponder, Value: RawRepresentable>(raw path: ReferenceWritableKeyPath<Object, Value>)
  where Value.RawValue == Int {
    isOf = { $0 is Object }
    read = { object in (object as? Object).map { $0[keyPath: path].rawValue } }
    write = { object, value in
      guard let object = object as? Object, let number = Self.unboxed(value, as: Int.self),
        let value = Value(rawValue: number)
      else { return }
      object[keyPath: path] = value
    }
  }

  private static func boxed(_ value: Any) -> Any? { (value as? any AnyOptional).map(\.wrappedAny) ?? value }

  /// Returns a value as a type: numbers convert to each other, and nil becomes an optional's.
  private static func unboxed<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    guard let value else {
      // Nil, if the property is optional.
      return Optional<Any>.none as? Value
    }
    let content = (value as? NSValue).map(\.value) ?? value
    if let value = content as? Value { return value }
    guard let number = Double(boxed: value) else { return nil }
    let kinds: [Any] = [number, CGFloat(number), Float(number), Int(exactly: number.rounded()) ?? 0, number != 0]
    return kinds.lazy.compactMap { $0 as? Value }.first
  }
}

extension UIResponder {
  /// The properties with a name that UIKit's classes have in Objective-C.
  private static func coded(_ key: String) -> [CodedProperty] {
    switch key {
    case "frame": [CodedProperty(\UIView.frame)]
    case "bounds": [CodedProperty(\UIView.bounds)]
    case "center": [CodedProperty(\UIView.center)]
    case "transform": [CodedProperty(\UIView.transform)]
    case "alpha": [CodedProperty(\UIView.alpha)]
    case "hidden": [CodedProperty(\UIView.isHidden)]
    case "tag": [CodedProperty(\UIView.tag)]
    case "backgroundColor": [CodedProperty(\UIView.backgroundColor)]
    case "tintColor": [CodedProperty(\UIView.tintColor)]
    case "clipsToBounds": [CodedProperty(\UIView.clipsToBounds)]
    case "opaque": [CodedProperty(\UIView.isOpaque)]
    case "userInteractionEnabled": [CodedProperty(\UIView.isUserInteractionEnabled)]
    case "contentMode": [CodedProperty(raw: \UIView.contentMode)]
    case "accessibilityIdentifier": [CodedProperty(\UIView.accessibilityIdentifier)]
    case "text":
      [
        CodedProperty(\UILabel.text), CodedProperty(\UITextField.text),
        CodedProperty(\UITextView.text),
      ]
    case "attributedText": [CodedProperty(\UILabel.attributedText)]
    case "font": [CodedProperty(\UILabel.font), CodedProperty(\UITextField.font)]
    case "textColor":
      [CodedProperty(\UILabel.textColor), CodedProperty(\UITextField.textColor)]
    case "textAlignment": [CodedProperty(raw: \UILabel.textAlignment)]
    case "lineBreakMode": [CodedProperty(raw: \UILabel.lineBreakMode)]
    case "numberOfLines": [CodedProperty(\UILabel.numberOfLines)]
    case "enabled": [CodedProperty(\UILabel.isEnabled), CodedProperty(\UIControl.isEnabled)]
    case "highlighted":
      [CodedProperty(\UILabel.isHighlighted), CodedProperty(\UIControl.isHighlighted)]
    case "selected": [CodedProperty(\UIControl.isSelected)]
    case "highlightedTextColor": [CodedProperty(\UILabel.highlightedTextColor)]
    case "shadowColor": [CodedProperty(\UILabel.shadowColor)]
    case "shadowOffset": [CodedProperty(\UILabel.shadowOffset)]
    case "baselineAdjustment": [CodedProperty(raw: \UILabel.baselineAdjustment)]
    case "adjustsFontSizeToFitWidth": [CodedProperty(\UILabel.adjustsFontSizeToFitWidth)]
    case "minimumScaleFactor": [CodedProperty(\UILabel.minimumScaleFactor)]
    case "image": [CodedProperty(\UIImageView.image)]
    case "contentOffset": [CodedProperty(\UIScrollView.contentOffset)]
    case "contentSize": [CodedProperty(\UIScrollView.contentSize)]
    case "contentInset": [CodedProperty(\UIScrollView.contentInset)]
    case "title": [CodedProperty(\UIViewController.title)]
    case "tabBar": [CodedProperty(\UITabBarController.bar)]
    default: []
    }
  }

  private func codedProperty(_ key: String) -> CodedProperty? {
    let plain = key.hasPrefix("is") ? key.dropFirst(2).prefix(1).lowercased() + key.dropFirst(3) : key
    return Self.coded(plain).first { $0.isProperty(of: self) }
  }

  /// Returns the value of a property by its name in Objective-C; a number or an enumeration's value as a number.
  func codedValue(_ key: String) -> Any? {
    if let property = codedProperty(key) { return property.read(self) }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == key }) {
        return (child.value as? any AnyOptional).map(\.wrappedAny) ?? child.value
      }
      mirror = current.superclassMirror
    }
    preconditionFailure(
      "NSUnknownKeyException: [<\(type(of: self))> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    )
  }

  /// Sets the value of a property by its name in Objective-C.
  func setCodedValue(_ value: Any?, _ key: String) {
    guard let property = codedProperty(key) else {
      preconditionFailure(
        "NSUnknownKeyException: [<\(type(of: self))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key): FlipbookUIKit knows properties of UIKit's classes, not of \(type(of: self))"
      )
    }
    property.write(self, value)
  }
}
