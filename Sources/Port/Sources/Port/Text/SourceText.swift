import SwiftParser
import SwiftSyntax

/// A file that is being ported: its syntax tree, and the edits and notes collected so far.
final class SourceText {
  /// The path, relative to the ported folder.
  let path: String
  /// The syntax tree of the original text.
  let tree: SourceFileSyntax
  private let bytes: [UInt8]
  private let locations: SourceLocationConverter
  private var edits: [Edit] = []
  private(set) var notes: [Note] = []
  /// The lines that already have a comment about code that was left unchanged.
  private var commentedLines: Set<Int> = []

  init(path: String, text: String) {
    self.path = path
    tree = Parser.parse(source: text)
    bytes = Array(text.utf8)
    locations = SourceLocationConverter(fileName: path, tree: tree)
  }

  // MARK: Edits

  /// Replaces a node without its surrounding trivia.
  func replace(_ node: some SyntaxProtocol, with text: String) {
    replace(Self.range(of: node), with: text)
  }

  /// Replaces a range of bytes.
  func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, text: text))
  }

  /// Inserts text at an offset.
  func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

  /// Removes a node and the trivia up to the next token, unless that trivia contains comments.
  func remove(_ node: some SyntaxProtocol) {
    let range = Self.range(of: node)
    guard let token = node.lastToken(viewMode: .sourceAccurate), let next = token.nextToken(viewMode: .sourceAccurate)
    else { return replace(range, with: "") }
    let trivia = token.trailingTrivia.pieces + next.leadingTrivia.pieces
    if trivia.allSatisfy(\.isWhitespace) {
      replace(range.lowerBound..<next.positionAfterSkippingLeadingTrivia.utf8Offset, with: "")
    } else {
      let spaces = token.trailingTrivia.sourceLength.utf8Length
      replace(range.lowerBound..<range.upperBound + spaces, with: "")
    }
  }

  /// Removes a node with its lines, if they contain nothing else, and the comments directly above it remain.
  func removeLine(of node: some SyntaxProtocol) {
    var range = Self.range(of: node)
    let start = lineStart(before: range.lowerBound)
    let end = bytes[range.upperBound...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let isBlank = { (bytes: ArraySlice<UInt8>) in
      bytes.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }
    if isBlank(bytes[start..<range.lowerBound]), isBlank(bytes[range.upperBound..<end]) {
      range = start..<min(end + 1, bytes.count)
    }
    replace(range, with: "")
  }

  /// Returns the bytes of a node without its surrounding trivia.
  static func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Returns the text of a range after the edits that lie inside it.
  func text(of range: Range<Int>? = nil) -> String {
    let range = range ?? 0..<bytes.count
    var result: [UInt8] = []
    var offset = range.lowerBound
    for edit in edits.enumerated().sorted(by: {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    })
    .map(\.element)
    where edit.range.lowerBound >= offset && edit.range.upperBound <= range.upperBound {
      result += bytes[offset..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      offset = edit.range.upperBound
    }
    result += bytes[offset..<range.upperBound]
    return String(decoding: result, as: UTF8.self)
  }

  // MARK: Notes

  /// Reports a change.
  func changed(_ node: some SyntaxProtocol, _ message: String) {
    notes.append(Note(path: path, line: line(of: node), kind: .changed, message: message))
  }

  /// Reports code that is left unchanged, and adds a comment above its line.
  func left(_ node: some SyntaxProtocol, _ message: String) {
    let line = line(of: node)
    notes.append(Note(path: path, line: line, kind: .left, message: message))
    guard commentedLines.insert(line).inserted else { return }
    let start = lineStart(before: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    let indentation = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    insert("\(String(decoding: indentation, as: UTF8.self))// port: \(message)\n", at: start)
  }

  private func line(of node: some SyntaxProtocol) -> Int {
    node.startLocation(converter: locations).line
  }

  private func lineStart(before offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  /// Returns the indentation of the line that a node starts in.
  func indentation(of node: some SyntaxProtocol) -> String {
    let start = lineStart(before: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    let spaces = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: spaces, as: UTF8.self)
  }

  /// The ported file, with its notes in the order of their lines.
  var ported: PortedFile {
    let ordered = notes.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
    return PortedFile(path: path, text: text(), notes: ordered.map(\.element))
  }
}
