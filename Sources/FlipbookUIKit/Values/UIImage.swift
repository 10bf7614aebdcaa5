import Flipbook
public import Foundation
public import Geometry

/// An image, `UIImage`, read by the image library of the stage.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  // Sound: an image never changes.
  /// The rendering mode of an image, `UIImage.RenderingMode`.
  public enum RenderingMode: Int, Sendable {
    /// The image's own colors.
    case automatic
    /// The image's own colors.
    case alwaysOriginal
    /// The alpha of the image, filled with the tint color of the view.
    case alwaysTemplate
  }

  /// The image as a Flipbook reference.
  public let reference: ImageReference
  /// The rendering mode.
  public let renderingMode: RenderingMode
  /// The widths of the edges that keep their size in a view, in points; zero for an image that is stretched as a whole.
  public let capInsets: UIEdgeInsets

  /// Creates an image from one that an image library has read.
  public required init(
    _ reference: ImageReference, renderingMode: RenderingMode = .automatic, capInsets: UIEdgeInsets = .zero
  ) {
    (self.reference, self.renderingMode, self.capInsets) = (reference, renderingMode, capInsets)
  }

  /// The orientation of an image's pixels, `UIImage.Orientation`.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up
    /// Turned by 180 degrees.
    case down
    /// Turned counterclockwise by 90 degrees.
    case left
    /// Turned clockwise by 90 degrees.
    case right
    /// Mirrored horizontally.
    case upMirrored
    /// Mirrored vertically.
    case downMirrored
    /// Mirrored vertically, then turned clockwise by 90 degrees.
    case leftMirrored
    /// Mirrored vertically, then turned counterclockwise by 90 degrees.
    case rightMirrored
  }

  /// A name for tests of the interface; nil, as an image never changes.
  open var accessibilityIdentifier: String? {
    get { nil }
    set {}
  }

  /// The orientation of the pixels: always upright, as the orientation of a photo is applied when it is read.
  open var imageOrientation: Orientation { .up }

  /// Returns the image with a different rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(reference, renderingMode: renderingMode, capInsets: capInsets)
  }

  /// Creates an image without pixels.
  public convenience override init() {
    self.init(ImageReference(name: "", pixelWidth: 0, pixelHeight: 0, scale: 1))
  }

  /// Reads an image by its name, from the folders passed to
  /// ``LayerTree/Stage/run(size:background:duration:style:generation:images:imageFolders:_:)`` and the asset catalogs named
  /// `Assets.xcassets` in them: a PNG, JPEG, or GIF file, its variant named `@2x` or `@3x`, or an SVG drawing.
  ///
  /// - Returns: Nil if there is no such file.
  public convenience init?(named name: String) {
    let context = StageContext.require("UIImage(named:)")
    let endings = name.contains(".") ? [""] : [".png", ".jpg", ".jpeg", ".gif", ".svg"]
    for folder in context.imageFolders {
      let start = folder == "." ? "" : folder + "/"
      for path in ["\(start)\(name)", "\(start)Assets.xcassets/\(name).imageset/\(name)"] {
        for ending in endings {
          guard let reference = context.image(at: path + ending) else { continue }
          self.init(reference)
          return
        }
      }
    }
    return nil
  }

  /// Reads the image of a literal, as in `#imageLiteral(resourceName: "logo")`.
  ///
  /// - Precondition: An image with that name exists.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else { preconditionFailure("there is no image named '\(name)'") }
    self.init(image.reference)
  }

  /// Reads an image from a file.
  public convenience init?(contentsOfFile path: String) {
    let context = StageContext.require("UIImage(contentsOfFile:)")
    guard let reference = try? context.images.image(at: path) else { return nil }
    self.init(reference)
  }

  /// Reads an image from the contents of a file.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    let context = StageContext.require("UIImage(data:)")
    guard let reference = try? context.images.image(decoding: [UInt8](data), scale: Double(scale)) else { return nil }
    self.init(reference)
  }

  /// Returns nil: the symbols of SF Symbols are for Apple's platforms only.
  public convenience init?(systemName name: String) {
    Unsupported.report("UIImage(systemName: \"\(name)\")", "there are no system symbols")
    return nil
  }

  /// Creates an image from a Core Graphics image.
  public convenience init(cgImage: CGImage) { self.init(cgImage.reference) }

  /// The image as a Core Graphics image; nil for one without pixels.
  open var cgImage: CGImage? { reference.pixelWidth > 0 ? CGImage(reference) : nil }

  /// The number of pixels per point.
  open var scale: CGFloat { CGFloat(reference.scale) }

  /// The size in points.
  open var size: CGSize {
    CGSize(
      width: Double(reference.pixelWidth) / reference.scale, height: Double(reference.pixelHeight) / reference.scale)
  }

  /// Returns a Boolean value that indicates whether `object` is the same image.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage).map {
      $0.reference == reference && $0.renderingMode == renderingMode && $0.capInsets == capInsets
    } ?? false
  }

  /// The hash of the image's name.
  open override var hash: Int { reference.hashValue }
}

/// The type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage
