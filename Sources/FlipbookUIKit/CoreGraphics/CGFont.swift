public import Foundation

/// The name of a font, `CGFont`, for ``CATextLayer/font``.
public final class CGFont: NSObject, Sendable {
  let name: String

  /// Creates a font from its name.
  public init?(_ name: NSString) { self.name = name as String }

  /// The name of the font.
  public var fullName: NSString? { name as NSString }
}
