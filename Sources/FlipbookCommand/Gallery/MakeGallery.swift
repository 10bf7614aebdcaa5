import ArgumentParser
import Flipbook
import Review
import SystemCalls

/// `flipbook gallery`: renders the images of many scenes, and shows them on one page.
struct MakeGallery: AsyncParsableCommand, MemoryLimited {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Render the images that a Markdown file lists, and a page that shows them.",
    usage: "flipbook gallery [<options>] <list> -o <folder>",
    discussion: """
      The list's first heading and paragraph are the page's title and text. It has a \
      heading ‘## folder: Title’ for each folder beside it, and a table \
      with a row for each image: the scene's name, options of ‘flipbook render’ (or \
      of ‘flipbook still’, when they have --at or --name), a caption, and parameters \
      parted by semicolons. A section ‘front’, whose scenes are written folder/scene, comes \
      first on the page. Scenes of those folders that the list does not name are \
      rendered as they are. Each scene's review page, plot and file are linked.

      EXAMPLES
        flipbook gallery Scenes/README.md -o build/previews
        flipbook gallery Scenes/README.md -o build/previews --only pop
        flipbook gallery Scenes/README.md -o build/previews --no-pages

      \(HelpTopic.note)
      """)

  @Argument(help: ArgumentHelp("The Markdown file.", valueName: "list"), completion: .file(extensions: ["md"]))
  var list: String

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp("Write the images and index.html to this folder.", valueName: "folder"),
    completion: .directory)
  var output: String

  @Option(help: ArgumentHelp("The heading of the page; the list's first heading.", valueName: "text"))
  var title: String?

  @OptionGroup var logo: LogoOption

  @Option(help: ArgumentHelp("Render only the images of this folder; the page is not changed.", valueName: "folder"))
  var only: String?

  @Flag(inversion: .prefixedNo, help: "Make a review page and a plot of each scene.")
  var pages = true

  @OptionGroup var memory: MemoryOption

  @Flag(name: .shortAndLong, help: "Print nothing unless something goes wrong.")
  var quiet = false

  func validate() throws {
    if output.isEmpty || output == "-" { throw ValidationError("a gallery is a folder: write -o build/previews") }
    if let kind = FileSystem.kind(of: output), kind != .folder {
      throw ValidationError("\(output) is a file, but a gallery is a folder: write -o build/previews")
    }
  }

  func run() async throws {
    let list = try readList()
    let logo = try logo.read()
    try FileSystem.makeFolders(output)
    var maker = GalleryMaker(
      root: folder, output: output, hasPage: only == nil, makesPages: pages,
      total: list.sections.reduce(0) { $0 + $1.pictures.count },
      isQuiet: quiet)
    var page = try await maker.make(list)
    (page.title, page.introduction, page.logo) = (title ?? heading(of: list), list.introduction, logo)
    let index = only == nil ? "\(output)/index.html" : nil
    if let index { try TextOutput.write(page.html(), to: index, replacing: true) }
    maker.finish(page: index)
    guard maker.failures.isEmpty else { throw ExitStatus.foundProblems }
  }

  /// The title of the list, or else the name of its folder.
  private func heading(of list: GalleryList) -> String {
    let name = folder.split(separator: "/").last.map(String.init) ?? ""
    return !list.title.isEmpty ? list.title : name.isEmpty || name == "." ? "Gallery" : name
  }

  /// The folder of the list and its scenes.
  private var folder: String { self.list.lastIndex(of: "/").map { String(self.list[..<$0]) } ?? "." }

  private func readList() throws -> GalleryList {
    let bytes = try InputFile.read(self.list)
    guard let text = String(validating: bytes, as: UTF8.self) else { throw RenderError(.notText, path: self.list) }
    var list: GalleryList
    do throws(GalleryList.Failure) {
      list = try GalleryList(text)
    } catch {
      throw ValidationError("\(self.list):\(error.line): \(error.message)")
    }
    addUnlisted(to: &list)
    if let only {
      let name = only.split(separator: "/").last.map(String.init) ?? only
      list.keep(folder: name)
    }
    guard list.sections.contains(where: { !$0.pictures.isEmpty }) else {
      throw ValidationError(
        only.map { "\(self.list) lists no images of a folder ‘\($0)’" } ?? "\(self.list) lists no images")
    }
    return list
  }

  /// Adds the scenes in the listed folders that aren't in the list.
  private func addUnlisted(to list: inout GalleryList) {
    let listed = Set(list.sections.flatMap(\.pictures).map(\.scene))
    var others = GalleryList.Section(folder: "others", title: "More scenes")
    for section in list.sections where section.folder != GalleryList.front {
      for path in FilePaths.matching("\(folder)/\(section.folder)/*.yaml") {
        let scene = "\(section.folder)/\(OutputTarget.stem(of: path))"
        guard !listed.contains(scene) else { continue }
        others.pictures.append(
          GalleryList.Picture(line: 0, scene: scene, options: [], caption: "", parameters: []))
      }
    }
    if !others.pictures.isEmpty { list.append(others) }
  }
}
