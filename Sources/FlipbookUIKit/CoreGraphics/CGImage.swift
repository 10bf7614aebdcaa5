public import Foundation
public import Geometry

/// An image, `CGImage`, whose pixels are stored in the stage's image library.
public final class CGImage: NSObject, Sendable {
  /// The image as a Flipbook reference.
  public let reference: ImageReference

  /// Creates an image from one that an image library has read.
  public init(_ reference: ImageReference) { self.reference = reference }

  /// The width in pixels.
  public var width: Int { reference.pixelWidth }

  /// The height in pixels.
  public var height: Int { reference.pixelHeight }

  /// The bits of a component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// The bytes of a row of pixels.
  public var bytesPerRow: Int { width * 4 }
  /// The color space: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// The position of alpha: after the colors, which are multiplied by it.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The order of the components: red, green, blue, and alpha.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// Returns a Boolean value that indicates whether `object` is the same image.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CGImage)?.reference == reference }

  /// The hash of the image's name.
  public override var hash: Int { reference.hashValue }
}
