import VectorArt

extension DrawingResources {
  /// Returns a reader for the images beside a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - images: The library that stores the images.
  ///   - allowsOutside: Whether images may be outside the file's folder.
  /// - Returns: The reader.
  static func beside(_ path: String, images: ImageLibrary, allowsOutside: Bool = false) -> DrawingResources {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    return DrawingResources(
      allowsOutside: allowsOutside,
      read: { file in
        do throws(RenderError) {
          return .success(try InputFile.readNamed(file.hasPrefix("/") ? file : folder + file))
        } catch {
          return .failure(DrawingResources.Failure(error.description))
        }
      },
      decode: { bytes, name in
        do throws(RenderError) {
          return .success(try images.image(decoding: bytes, name: (name.hasPrefix("#") ? path : folder) + name))
        } catch {
          return .failure(DrawingResources.Failure(error.description))
        }
      })
  }
}
