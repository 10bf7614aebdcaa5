public import Foundation

extension NSAttributedString {
  /// A format of documents.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name of the format.
    public let rawValue: String

    /// Creates a format from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Plain text.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text.
    public static let rtf = DocumentType(rawValue: "NSRTF")
  }

  /// An option for reading documents.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The format.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of the text.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
  }

  /// Reads a document of plain text; other formats can't be read.
  ///
  /// - Throws: An error for a document that isn't plain text in UTF-8.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any], documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let type = options[.documentType] as? DocumentType ?? .plain
    guard type == .plain, let text = String(data: data, encoding: .utf8) else {
      throw CocoaError(
        .fileReadUnknown, userInfo: [NSLocalizedDescriptionKey: "documents of type \(type.rawValue) cannot be read"])
    }
    self.init(string: text)
  }
}

extension NSMutableString {
  /// Appends a formatted text.
  public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
    append(String(format: format.description, arguments: arguments))
  }
}

extension Bundle {
  /// The bundle of a package's resources; the package manager declares its own for a target that has resources.
  public static var module: Bundle { .main }
}
