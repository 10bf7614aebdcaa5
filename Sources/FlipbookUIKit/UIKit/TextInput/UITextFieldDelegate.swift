public import Foundation

/// An object that responds to the editing of a text field, `UITextFieldDelegate`.
public protocol UITextFieldDelegate: AnyObject {
  /// Returns a Boolean value that indicates whether editing may begin; true by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing has begun; does nothing by default.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns a Boolean value that indicates whether editing may end; true by default.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when editing has ended; does nothing by default.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Returns a Boolean value that indicates whether text may be replaced; never called, as a stage has no keyboard.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Returns a Boolean value that indicates whether the text may be cleared; never called.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns a Boolean value that indicates whether the return key has an effect; never called.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Allows it by default.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing by default.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Allows it by default.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing by default.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Does nothing by default.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Allows it by default.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Allows it by default.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
