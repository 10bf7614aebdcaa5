import Codecs
import Flipbook

extension GoldenSubject {
  /// Returns the files that the subject and its golden are made from, including missing ones.
  package func files(allowsOutside: Bool) -> [String] {
    let golden = [place.folder] + FileSystem.names(in: place.folder).map { "\(place.folder)/\($0)" }
    switch source {
    case .pictures(let path): return golden + [path] + SubjectImages.all(at: path)
    case .scene(let path):
      let log = FileLog()
      log.add(SceneSource.parts(of: path).file)
      // For an invalid scene, the files are known as far as it could be read.
      if let source = try? SceneSource(path: path, allowsOutside: allowsOutside, files: log) {
        _ = try? source.scene(SceneSettings(variant: settings.variant), images: ImageLibrary())
      }
      return golden + log.marks.keys.sorted()
    }
  }
}
