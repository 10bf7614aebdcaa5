public import Foundation

extension NSDate {
  /// Returns a date that is some seconds later, as an object.
  public func addingTimeInterval(_ ti: TimeInterval) -> NSDate {
    NSDate(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + ti)
  }
}
