import ArgumentParser
import Arithmetic
import Flipbook
import Review

/// Renders the images of a gallery one after the other, and continues when one fails.
struct GalleryMaker {
  /// The folder that the paths of scenes are relative to.
  let root: String
  /// The output folder.
  let output: String
  /// True if there will be a page, so that the scene files are copied beside the images.
  let hasPage: Bool
  /// True to make a review page and a plot for each scene.
  let makesPages: Bool
  /// The number of images.
  let total: Int
  let isQuiet: Bool

  /// The names of the images that failed.
  private(set) var failures: [String] = []
  private var made: [String: GalleryPage.Picture] = [:]
  private var count = 0
  private let terminal = Terminal.standardError
  private let start = ContinuousClock.now

  init(root: String, output: String, hasPage: Bool, makesPages: Bool, total: Int, isQuiet: Bool) {
    self.root = root
    self.output = output
    self.hasPage = hasPage
    self.makesPages = makesPages
    self.total = total
    self.isQuiet = isQuiet
  }

  /// Renders all images of a list.
  ///
  /// - Returns: The page that shows the images.
  /// - Throws: `CancellationError` when the task is canceled.
  mutating func make(_ list: GalleryList) async throws -> GalleryPage {
    var page = GalleryPage()
    for section in list.sections {
      var document = GalleryPage.Document(folder: section.folder, title: section.title)
      var last: String?
      for item in section.pictures {
        try Task.checkCancellation()
        guard let picture = await picture(item) else { continue }
        if section.folder == GalleryList.front {
          page.front.append(picture)
        } else {
          if item.scene != last { document.scenes.append(await scene(item)) }
          document.scenes[document.scenes.count - 1].pictures.append(picture)
          last = item.scene
        }
      }
      if section.folder != GalleryList.front, !document.scenes.isEmpty { page.documents.append(document) }
    }
    return page
  }

  /// Prints the number of images and the names of the failed ones.
  ///
  /// - Parameter page: The path of the page that shows the images, if there is one.
  func finish(page: String?) {
    if terminal.isInteractive, !isQuiet { terminal.redraw("") }
    if !failures.isEmpty {
      terminal.print("\(failures.count) of \(total) images could not be rendered: \(failures.joined(separator: ", "))")
    }
    guard !isQuiet else { return }
    let seconds = start.duration(to: .now) / .seconds(1)
    terminal.print(
      "\(output): \(made.count) images in \((seconds * 10).rounded() / 10) s"
        + (page.map { ", shown by \($0)" } ?? ""))
  }

  private mutating func picture(_ item: GalleryList.Picture) async -> GalleryPage.Picture? {
    count += 1
    let file = item.name + (item.isStill ? ".png" : ".gif")
    if let known = made[file] {
      return GalleryPage.Picture(
        file: file, caption: item.caption, parameters: item.parameters, width: known.width, height: known.height,
        facts: known.facts, isStill: known.isStill)
    }
    show(file)
    var options = item.options
    var scale = 1.0
    if let index = options.firstIndex(of: "--scale"), index + 1 < options.count {
      scale = Double(options[index + 1]) ?? 1
    }
    // Stills are small and are viewed closely.
    if item.isStill, scale == 1 {
      options += ["--scale", "2"]
      scale = 2
    }
    do {
      let path = "\(root)/\(item.scene).yaml"
      let arguments = [path] + options + ["-o", "\(output)/\(file)", "--quiet"]
      let results = try await item.isStill ? Still.parse(arguments).make() : Render.parse(arguments).make()
      guard let result = results.first else { return nil }
      // Images with at least two pixels per point are shown at half their size, as on a high-resolution display.
      let density = scale >= 2 ? 2 : 1
      let picture = GalleryPage.Picture(
        file: file, caption: item.caption.isEmpty ? about(item.scene).title : item.caption, parameters: item.parameters,
        width: result.width / density, height: result.height / density, facts: Self.facts(result, scale: scale),
        isStill: item.isStill)
      made[file] = picture
      return picture
    } catch {
      if terminal.isInteractive { terminal.redraw("") }
      ExitStatus.reporting(error, of: Render.self)
      failures.append(file)
      return nil
    }
  }

  /// Returns a scene for the page, and writes its review page, its plot, and its file beside the images.
  private mutating func scene(_ item: GalleryList.Picture) async -> GalleryPage.Scene {
    let (title, about) = about(item.scene)
    let name = item.scene.replacing("/", with: "-")
    let path = "\(root)/\(item.scene).yaml"
    var links: [(label: String, file: String)] = []
    func add(_ label: String, _ file: String, _ make: (String) async throws -> Void) async {
      do {
        try await make("\(output)/\(file)")
        links.append((label, file))
      } catch {
        // A scene without motion has no plot; other errors have already been reported with its images.
      }
    }
    guard hasPage else { return GalleryPage.Scene(title: title, about: about, links: [], pictures: []) }
    await add("Scene", "\(name).yaml") { file in
      try TextOutput.write(String(decoding: try InputFile.read(path), as: UTF8.self), to: file, replacing: true)
    }
    if makesPages {
      await add("Review page", "\(name).html") { file in
        try await MakeReview.parse([path, "-o", file, "--quiet"]).run()
      }
      await add("Plot", "\(name)-plot.svg") { file in
        try await PlotScene.parse([path, "-o", file, "--quiet"]).run()
      }
    }
    return GalleryPage.Scene(title: title, about: about, links: links, pictures: [])
  }

  /// Returns the title of a scene file and its initial comment, without the commands in it.
  private func about(_ scene: String) -> (title: String, about: String) {
    guard let bytes = try? InputFile.read("\(root)/\(scene).yaml") else { return (scene, "") }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let title = lines.first { $0.hasPrefix("title: ") }.map { String($0.dropFirst("title: ".count)) }
    let comment = lines.prefix { $0.hasPrefix("# ") }.filter { !$0.hasPrefix("#   ") && !$0.hasPrefix("# yaml-") }
    return (title ?? scene, comment.map { $0.dropFirst(2) }.joined(separator: " "))
  }

  private func show(_ file: String) {
    guard !isQuiet else { return }
    if terminal.isInteractive {
      let width = 24
      let full = width * count / max(1, total)
      let (mark, gap) = terminal.usesUnicode ? ("━", "─") : ("#", ".")
      let bar = String(repeating: mark, count: full) + String(repeating: gap, count: width - full)
      let line = "\(bar) \(count)/\(total)  \(file)".prefix(max(0, terminal.width - 1))
      terminal.redraw(TerminalText(line))
    } else {
      terminal.print("\(count)/\(total)  \(file)")
    }
  }

  private static func facts(_ result: RenderResult, scale: Double) -> String {
    let (width, height) = (Double(result.width) / scale, Double(result.height) / scale)
    let size = "\(Int(saturating: width)) × \(Int(saturating: height)) points"
    let length = result.duration > 0 ? ", \((result.duration * 10).rounded() / 10) s" : ""
    return "\(size)\(length), \(ByteCount.text(result.byteCount))"
  }
}
