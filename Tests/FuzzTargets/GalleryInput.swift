import Review

/// Lists of galleries.
enum GalleryInput {
  /// Reads a list, and what its pictures are called.
  static func read(_ bytes: [UInt8]) {
    guard let list = try? GalleryList(String(decoding: bytes, as: UTF8.self)) else { return }
    for picture in list.sections.flatMap(\.pictures) { _ = (picture.name, picture.isStill) }
  }
}
