import Codecs
import Flipbook
import SystemCalls

/// Finds the subjects that have a golden or should have one.
package struct GoldenSearch {
  /// The folder of the goldens, if they aren't beside the scenes.
  package var goldens: String?
  /// True if scenes may refer to files anywhere.
  package var allowsOutside = false
  /// The recorded goldens of the folders that have been read.
  private var names = GoldenNames()
  /// A cache of the lists in a folder and its ancestors, by the folder.
  private var listsAbove: [String: [GoldenList]] = [:]

  /// Creates a search.
  package init() {}

  /// Returns the recorded goldens at a path, including orphans, and the expected ones.
  ///
  /// - Parameter path: A scene, an image source, or a folder.
  /// - Returns: The subjects, each golden once.
  /// - Throws: ``RenderError`` when a `goldens.yaml` is invalid, or ``GoldenError`` when a golden is damaged, or two
  ///   subjects would have the same golden.
  package mutating func all(at path: String) throws -> [GoldenSubject] {
    let path = Self.plain(path)
    let places =
      FileSystem.kind(of: path) == .folder
      ? GoldenLocation.all(inside: path) : names.locations(ofScene: path, in: goldens)
    let expected = try self.expected(at: path)
    // The settings of a list also apply to a recorded golden.
    let listed = Dictionary(expected.map { (Self.key($0.place), $0) }) { first, _ in first }
    var found: [GoldenSubject] = []
    for place in places {
      let isListed = listed[Self.key(place)] != nil
      var subject: GoldenSubject
      do throws(GoldenError) {
        guard let recorded = try Self.recorded(place) else { continue }
        subject = recorded
      } catch {
        // A damaged golden that is expected fails when it is compared.
        if isListed { continue }
        subject = GoldenSubject(.scene(place.folder), place: place)
        subject.failure = error
      }
      if let known = listed[Self.key(place)] { subject.settings = known.settings }
      found.append(subject)
    }
    let known = Set(found.map { Self.key($0.place) })
    return found + expected.filter { !known.contains(Self.key($0.place)) }
  }

  /// Returns the expected goldens: of a scene or a file with its variants, or of all files and list entries in a
  /// folder.
  ///
  /// - Throws: The same errors as ``all(at:)``.
  package mutating func expected(at path: String) throws -> [GoldenSubject] {
    let path = Self.plain(path)
    let lists = try lists(above: path)
    var found: [GoldenSubject]
    if FileSystem.kind(of: path) == .folder {
      found = try inside(path, lists)
    } else if case .pictures(let path)? = SubjectImages.source(path) {
      found = [GoldenSubject(.pictures(path), place: GoldenLocation(scene: path, in: goldens))]
    } else {
      found = subjects(of: path, lists: nil)
    }
    let root = SystemEnvironment.absolute(path)
    for subject in lists.flatMap(\.subjects) {
      // Add the entries of the lists in parent folders that are inside the path; the entries of the path's own list
      // have already been added.
      let source = SystemEnvironment.absolute(SceneSource.parts(of: subject.source.path).file)
      guard source == root || source.hasPrefix("\(root)/") else { continue }
      found.removeAll { Self.key($0.place) == Self.key(subject.place) }
      found.append(subject)
    }
    found = Self.givingVariantsTolerance(found)
    var owners: [String: GoldenSubject] = [:]
    for subject in found {
      if let other = owners.updateValue(subject, forKey: Self.key(subject.place)) {
        throw GoldenError.forbidden(
          """
          \(other.source.path) and \(subject.source.path) would use the same golden, \(subject.place.folder): give one \
          of them a different name in goldens.yaml, as in - {file: \
          \(subject.source.path.split(separator: "/").last ?? ""), name: \(subject.place.name)-2}
          """)
      }
    }
    return found
  }

  /// Returns the tolerance for a scene, or for a variant of it, in a `goldens.yaml`; nil if there is none.
  ///
  /// - Throws: The same errors as ``all(at:)``.
  package mutating func listedTolerance(ofScene path: String, variant: String?) throws -> Tolerance? {
    let place = Self.key(GoldenLocation(scene: path, variant: variant, in: goldens))
    return try expected(at: path).first { Self.key($0.place) == place }?.settings.tolerance
  }

  /// Applies a scene's listed tolerance to its variants, unless they are listed themselves.
  private static func givingVariantsTolerance(_ subjects: [GoldenSubject]) -> [GoldenSubject] {
    let listed = subjects.filter { $0.isForVariants && $0.settings.tolerance != nil }
    guard !listed.isEmpty else { return subjects }
    return subjects.map { subject in
      guard subject.settings.variant != nil, subject.settings.tolerance == nil,
        let owner = listed.first(where: { $0.source == subject.source })
      else { return subject }
      var subject = subject
      subject.settings.tolerance = owner.settings.tolerance
      return subject
    }
  }

  /// Returns the subject of a recorded golden; nil for a golden that belongs to a test.
  private static func recorded(_ place: GoldenLocation) throws(GoldenError) -> GoldenSubject? {
    let manifest = try StoredGolden.manifest(in: place.folder)
    let source: GoldenSubject.Source
    if let pictures = manifest.pictures {
      source = .pictures(place.located(pictures))
    } else if let scene = manifest.scene {
      source = .scene(place.located(scene))
    } else {
      return nil
    }
    var subject = GoldenSubject(source, place: place)
    subject.settings.variant = manifest.variant
    subject.manifest = manifest
    subject.orphanReason = Orphan.reason(for: place, manifest)
    return subject
  }

  /// Returns the identity of a golden, independent of the spelling of its path.
  private static func key(_ place: GoldenLocation) -> String { SystemEnvironment.absolute(place.folder) }

  private static func plain(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// Returns the lists of the folders above a path, up to the root of the repository.
  private mutating func lists(above path: String) throws -> [GoldenList] {
    let absolute = SystemEnvironment.absolute(path)
    guard FileSystem.kind(of: "\(absolute)/.git") == nil, let slash = absolute.lastIndex(of: "/"),
      slash > absolute.startIndex
    else { return [] }
    let folder = String(absolute[..<slash])
    if let known = listsAbove[folder] { return known }
    // If the path is a folder, its own list is read together with its files.
    let own = try GoldenList(in: Self.relative(folder), goldens: goldens)
    let lists = [own].compactMap(\.self) + (try lists(above: folder))
    listsAbove[folder] = lists
    return lists
  }

  /// Returns a folder as a prefix for the paths of its files, relative if possible.
  private static func relative(_ absolute: String) -> String {
    let current = SystemEnvironment.absolute(".")
    if absolute == current { return "" }
    return absolute.hasPrefix(current + "/") ? String(absolute.dropFirst(current.count + 1)) : absolute
  }

  private func inside(_ folder: String, _ above: [GoldenList]) throws -> [GoldenSubject] {
    let own = try GoldenList(in: folder, goldens: goldens)
    let lists = above + [own].compactMap(\.self)
    var found: [GoldenSubject] = []
    for name in FileSystem.names(in: folder) where !name.hasPrefix(".") {
      let path = folder == "." ? name : "\(folder)/\(name)"
      switch FileSystem.kind(of: path) {
      case .folder:
        // Folders of assets, goldens, and reports contain no subjects.
        guard name != "Assets", name != GoldenLocation.folderName,
          FileSystem.kind(of: "\(path)/\(ReportRoot.factsName)") != .file
        else { continue }
        found += try inside(path, lists)
      case .file:
        if name != GoldenList.fileName, isSubject(path) { found += subjects(of: path, lists: lists) }
      case nil, .other: break
      }
    }
    for subject in own?.subjects ?? [] {
      // A list entry replaces a subject found in the folder, to apply its settings.
      found.removeAll { $0.place == subject.place }
      found.append(subject)
    }
    return found
  }

  /// Returns whether a file is a scene with a canvas, or a Lottie animation.
  private func isSubject(_ path: String) -> Bool {
    let name = path.lowercased()
    if name.hasSuffix(".lottie") { return true }
    let isLottie = name.hasSuffix(".json")
    guard isLottie || name.hasSuffix(".yaml") || name.hasSuffix(".yml") else { return false }
    do throws(RenderError) {
      let source = try SceneSource(path: path, allowsOutside: true)
      return source.isLottie || source.hasCanvas
    } catch {
      // A damaged animation is reported later; other JSON and YAML files aren't subjects.
      if case .lottie = error.reason { return true }
      return false
    }
  }

  /// Returns the subjects of a file: the scene with its variants, or the animations of an archive.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - lists: The lists of the file's parent folders; nil for a file given by the user.
  /// - Returns: The subjects.
  private func subjects(of path: String, lists: [GoldenList]?) -> [GoldenSubject] {
    func isWanted(_ variant: String?) -> Bool { !(lists ?? []).contains { $0.excludes(path, variant: variant) } }
    guard isWanted(nil) else { return [] }
    func subject(_ path: String, _ variant: String? = nil) -> GoldenSubject {
      var subject = GoldenSubject(.scene(path), place: GoldenLocation(scene: path, variant: variant, in: goldens))
      subject.settings.variant = variant
      return subject
    }
    // Unreadable scenes are reported by the comparison.
    guard let source = try? SceneSource(path: path, allowsOutside: allowsOutside) else { return [subject(path)] }
    // A file given by the user stands for the animation that it plays by default; in a folder, all animations count.
    if lists != nil, source.animations.count > 1 {
      return source.animations.map { subject("\(path)#\($0)") }
    }
    guard source.mayHaveVariants, let scene = try? source.scene(images: ImageLibrary()) else { return [subject(path)] }
    return [subject(path)] + scene.variants.filter(isWanted).map { subject(path, $0) }
  }
}
