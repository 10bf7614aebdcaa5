import Codecs
import Flipbook
import Pixels

/// The images of an imported scene, with the paths that the scene refers to.
///
/// Images in the scene's folder are used in place. All others, such as images inside the imported file, are written
/// beside the scene as `NAME-1.png` and so on, with the next free number unless files may be replaced. They cannot be
/// written to standard output.
final class ImportedImages {
  /// The folder of the imported file, with a trailing `/`; empty for the current folder.
  let folder: String
  /// The scene's path; `-` for standard output.
  private let target: String
  private let isReplacing: Bool
  private var number = 0
  private var written: [(image: ImageReference, name: String)] = []
  /// True if an image has no file and cannot be written to one.
  private(set) var isIncomplete = false

  init(of path: String, for target: String, replacing isReplacing: Bool) {
    (folder, self.target, self.isReplacing) = (Self.folder(of: path), target, isReplacing)
  }

  /// Returns the path of an image for the scene.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - file: The name of the image's file beside the imported file; nil for an image inside an archive.
  /// - Returns: The path; nil if the image is left out.
  func path(of image: ImageReference, file: String?) -> String? {
    let file = file.flatMap { FileSystem.kind(of: folder + $0) == nil ? nil : $0 }
    if target == "-" {
      if file == nil { isIncomplete = true }
      return file.map { folder + $0 }
    }
    if let file, folder == Self.folder(of: target) { return file }
    if let known = written.first(where: { $0.image == image }) { return known.name }
    var name: String
    repeat {
      number += 1
      name = "\(OutputTarget.stem(of: target))-\(number).png"
    } while !isReplacing && FileSystem.kind(of: Self.folder(of: target) + name) != nil
    written.append((image, name))
    return name
  }

  /// Writes the images that have no file in the scene's folder.
  ///
  /// - Parameter bitmap: Returns the pixels of an image, or nil for an unknown image.
  /// - Throws: `OutputError`, or `ImageError` when memory runs out.
  func write(_ bitmap: (ImageReference) -> Bitmap?) throws {
    for (image, name) in written {
      guard let bitmap = bitmap(image) else {
        throw ImageError.cannotEncode(.png, reason: "the image \(image.name) is unknown")
      }
      let file = try OutputFile(path: Self.folder(of: target) + name, policy: isReplacing ? .replace : .keep)
      try file.write(try PNGEncoder().encode(bitmap))
      try file.finish()
    }
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}
