import Foundation
import Port

// flipbook-port FOLDER FILE…: the part of `flipbook port` that needs swift-syntax.
//
// It prints three fields for each file, each followed by a zero byte: the path, the ported text, and the notes, one a
// line: `+` for a change or `-` for code that was left unchanged, the line number, and the message.

let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first, arguments.count > 1 else {
  FileHandle.standardError.write(Data("flipbook-port: run `flipbook port`, which runs this program\n".utf8))
  exit(64)
}
var files: [(path: String, text: String)] = []
for path in arguments.dropFirst() {
  do {
    files.append((path, try String(contentsOfFile: folder + "/" + path, encoding: .utf8)))
  } catch {
    FileHandle.standardError.write(Data("flipbook-port: \(path) cannot be read as UTF-8\n".utf8))
    exit(66)
  }
}
for file in Port.port(files) {
  let notes = file.notes.map { "\($0.kind == .changed ? "+" : "-")\($0.line) \($0.message.replacing("\n", with: " "))" }
  let fields = [file.path, file.text, notes.joined(separator: "\n")]
  FileHandle.standardOutput.write(Data(fields.map { $0 + "\0" }.joined().utf8))
}
