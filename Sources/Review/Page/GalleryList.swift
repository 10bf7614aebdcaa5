/// The images of a gallery, read from a Markdown file with a heading for each folder and a table row for each image.
///
/// ```
/// # Motion of the app
///
/// The menus and lists of our app.
///
/// ## pop: Motion Design for iOS, section 6
///
/// | scene | options | shows | parameters |
/// | --- | --- | --- | --- |
/// | red-ball | --scale 2 | Springy | bounciness 20; speed 1 |
/// ```
///
/// A heading is the folder's name, a colon, and a title. A scene is the name of a file in that folder, without `.yaml`.
/// The options are passed to `flipbook render`, or to `flipbook still` if they contain `--at` or `--name`. Parameters
/// are separated by semicolons. Scenes in the section `front` include their folder (`pop/red-ball`). The first heading
/// and the paragraph below it are the title and the introduction. Other text is ignored.
package struct GalleryList {
  /// A group of images under one heading.
  package struct Section {
    /// The name of the folder, beside the list.
    package let folder: String
    package let title: String
    package var pictures: [Picture] = []

    package init(folder: String, title: String, pictures: [Picture] = []) {
      (self.folder, self.title, self.pictures) = (folder, title, pictures)
    }
  }

  /// One row of a table.
  package struct Picture {
    /// The line in the list, from 1; 0 for a scene that isn't in the list.
    package let line: Int
    /// The scene file's path, relative to the list's folder, without `.yaml`.
    package let scene: String
    package let options: [String]
    package let caption: String
    package let parameters: [String]

    package init(line: Int, scene: String, options: [String], caption: String, parameters: [String]) {
      (self.line, self.scene, self.options) = (line, scene, options)
      (self.caption, self.parameters) = (caption, parameters)
    }
  }

  /// The name of the section whose images come first.
  package static let front = "front"

  package private(set) var sections: [Section] = []
  /// The first heading of level 1; empty if there is none.
  package private(set) var title = ""
  /// The first paragraph before the first section; empty if there is none.
  package private(set) var introduction = ""

  /// Parses a list.
  ///
  /// - Throws: ``Failure`` for a row that has too few columns or comes before any heading.
  package init(_ text: String) throws(Failure) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("## ") {
        let parts = line.dropFirst(3).split(separator: ":", maxSplits: 1).map(Self.trimmed)
        guard parts.count == 2, !parts[0].isEmpty else { continue }
        sections.append(Section(folder: parts[0], title: parts[1]))
      } else if line.hasPrefix("# "), title.isEmpty, sections.isEmpty {
        title = Self.trimmed(line.dropFirst(2))
      } else if line.hasPrefix("|"), !(index + 1 < lines.count && Self.isRule(lines[index + 1])) {
        // The row above a delimiter row contains the column names.
        try addRow(line, number: index + 1)
      }
    }
    introduction = Self.introduction(in: lines)
  }

  /// Returns the first paragraph before the first section, on one line.
  private static func introduction(in lines: [Substring]) -> String {
    let words = lines.prefix { !$0.hasPrefix("##") }.map(trimmed).drop { $0.isEmpty || $0.hasPrefix("#") }
    return words.prefix { !$0.isEmpty && !$0.hasPrefix("|") && !$0.hasPrefix("#") }.joined(separator: " ")
  }

  private mutating func addRow(_ line: Substring, number: Int) throws(Failure) {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().map(Self.trimmed)
    guard cells.count >= 4 else {
      throw Failure(line: number, message: "expected the columns scene, options, shows and parameters")
    }
    guard !Self.isRule(line) else { return }
    guard let section = sections.last else {
      throw Failure(line: number, message: "expected a heading such as ‘## folder: Title’ before the first image")
    }
    guard !cells[0].isEmpty else { throw Failure(line: number, message: "expected a scene in the first column") }
    let scene = section.folder == Self.front ? cells[0] : "\(section.folder)/\(cells[0])"
    let parameters = cells.count > 4 ? cells[3].split(separator: ";").map(Self.trimmed) : []
    sections[sections.count - 1].pictures.append(
      Picture(
        line: number, scene: scene, options: cells[1].split(separator: " ").map(String.init), caption: cells[2],
        parameters: parameters))
  }

  /// Returns whether a line is the delimiter row of dashes below the column names of a table.
  private static func isRule(_ line: Substring) -> Bool {
    line.hasPrefix("|") && line.contains("-") && line.allSatisfy { "|-: \t\r".contains($0) }
  }

  /// Adds a section of images that aren't in the list.
  package mutating func append(_ section: Section) { sections.append(section) }

  /// Keeps only the images of one folder.
  package mutating func keep(folder: String) { sections = sections.filter { $0.folder == folder } }

  private static func trimmed(_ text: Substring) -> String {
    var rest = text.drop { $0 == " " || $0 == "\t" }
    while let last = rest.last, last == " " || last == "\t" || last == "\r" { rest.removeLast() }
    return String(rest)
  }

  /// A line of a list that cannot be parsed.
  package struct Failure: Error {
    package let line: Int
    package let message: String
  }
}

extension GalleryList.Picture {
  /// True if the options select a single frame rather than an animation.
  package var isStill: Bool { options.contains { $0 == "--at" || $0 == "--name" } }

  /// The name of the image file, without an extension: the scene's name and the options that distinguish its images, in
  /// characters that every file system supports.
  package var name: String {
    var name = scene.replacing("/", with: "-")
    for (option, value) in zip(options, options.dropFirst())
    where ["--at", "--name", "--variant", "--matrix"].contains(option) {
      let parts = value.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".")) }
      name += "-" + parts.joined(separator: "-")
    }
    return name
  }
}
