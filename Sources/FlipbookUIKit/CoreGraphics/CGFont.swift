public import Foundation

/// The name of a font, `CGFont`, for ``CATextLayer/font``.
public final class CGFont: NSObject, Sendable {
  let name: String

  /// Creates a font from its name.
  public init?(_ name: NSString) { self.name = name as String }

  /// Creates a font from the contents of a file; fonts are not read from them.
  public init?(_ provider: CGDataProvider) { name = "" }

  /// The name of the font.
  public var fullName: NSString? { name as NSString }
}

/// The contents of a file, `CGDataProvider`.
public final class CGDataProvider: NSObject {
  /// The bytes.
  public let data: NSData?

  /// Creates a provider of bytes.
  public init?(data: NSData) { self.data = data }

  /// Creates a provider of the bytes of a file; nil if it can't be read.
  public init?(url: NSURL) {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    self.data = NSData(data: data)
  }
}

/// Registers nothing, and reports that: a stage has the installed fonts.
///
/// - Returns: True, as for a font that can be used.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?)
  -> Bool
{
  Unsupported.report("CTFontManagerRegisterGraphicsFont(_:_:)", "install the font instead")
  return true
}
