import Codecs
import Flipbook
import Pixels

/// The images of an imported scene, referenced by their paths.
///
/// Images in the scene's folder are referenced there. All others, such as the ones inside the imported file, are
/// written beside the scene as `NAME-1.png` and so on, by the next free number unless files may be replaced; they
/// cannot be written to standard output.
final class ImportedPictures {
  /// The imported file's folder, with `/` at its end; empty for the current one.
  let folder: String
  /// The scene's path; `-` for the standard output.
  private let target: String
  private let isReplacing: Bool
  private var number = 0
  private var written: [(image: ImageReference, name: String)] = []
  /// True if an image has neither a file nor a place for one.
  private(set) var isIncomplete = false

  init(of path: String, for target: String, replacing isReplacing: Bool) {
    (folder, self.target, self.isReplacing) = (Self.folder(of: path), target, isReplacing)
  }

  /// The path of an image, as the scene has it.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - file: Its name beside the imported file, where one inside it has no file; nil for one inside an archive.
  /// - Returns: The path; nil for one that is left out.
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
  /// - Parameter bitmap: Returns the pixels of an image; nil for one that is not known.
  /// - Throws: `OutputError`, or `ImageError` when memory runs out.
  func write(_ bitmap: (ImageReference) -> Bitmap?) throws {
    for (image, name) in written {
      guard let bitmap = bitmap(image) else {
        throw ImageError.cannotEncode(.png, reason: "the picture \(image.name) is not known")
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
