import Encodings

/// An image beside the title of a page, inside the page.
package struct PageLogo: Sendable {
  private let mediaType: String
  private let bytes: [UInt8]

  /// Creates a logo.
  ///
  /// - Parameters:
  ///   - mediaType: The image's media type, such as `image/png`.
  ///   - bytes: The image file.
  package init(mediaType: String, bytes: [UInt8]) { (self.mediaType, self.bytes) = (mediaType, bytes) }

  /// The image as an HTML element.
  package var html: String {
    "<img class=\"logo\" alt=\"\" src=\"data:\(mediaType);base64,\(Base64.text(of: bytes))\">"
  }
}
