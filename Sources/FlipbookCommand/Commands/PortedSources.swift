import ArgumentParser
import Codecs
import Flipbook
import SystemCalls

/// The Swift files of a folder, which the program `flipbook-port` converts.
///
/// It is a program of its own, so that Flipbook can be built without swift-syntax.
struct PortedSources {
  /// A converted file.
  struct File {
    /// The path, relative to the folder.
    let path: String
    /// The converted text.
    let text: String
    /// The changes, and the places that were left unchanged.
    let notes: [Note]
  }

  /// A line of the list of changes.
  struct Note {
    /// The line in the original file, from 1.
    let line: Int
    /// True if the code was left unchanged.
    let isLeft: Bool
    /// The change, or the reason for leaving the code unchanged.
    let message: String
  }

  /// True if the input is a folder.
  let isFolder: Bool
  private let folder: String
  private let paths: [String]

  /// Finds the files.
  ///
  /// - Parameters:
  ///   - input: A file or a folder.
  ///   - output: The output, whose files are not converted again if it lies inside the folder.
  /// - Throws: ``RenderError`` if the input can't be read; `ValidationError` if it contains no Swift files.
  init(of input: String, writingTo output: String?) throws {
    switch FileSystem.kind(of: input) {
    case .folder:
      (isFolder, folder) = (true, input)
      paths = Self.swiftFiles(in: input, except: output.flatMap(FilePaths.resolved))
      if paths.isEmpty { throw ValidationError("\(input) contains no Swift files") }
    case nil: throw RenderError(.missingInput("there is no such file or folder"), path: input)
    default:
      let slash = input.lastIndex(of: "/")
      isFolder = false
      folder = slash.map { $0 == input.startIndex ? "/" : String(input[..<$0]) } ?? "."
      paths = [slash.map { String(input[input.index(after: $0)...]) } ?? input]
    }
  }

  private static func swiftFiles(in folder: String, except output: String?) -> [String] {
    var found: [String] = []
    for name in FileSystem.names(in: folder) where !name.hasPrefix(".") && name != "Package.swift" {
      let path = "\(folder)/\(name)"
      switch FileSystem.kind(of: path) {
      case .folder where output == nil || FilePaths.resolved(path) != output:
        found += swiftFiles(in: path, except: output).map { "\(name)/\($0)" }
      case .file where name.hasSuffix(".swift"): found.append(name)
      default: continue
      }
    }
    return found
  }

  /// Returns the path of a file as the user would write it.
  func displayed(_ path: String) -> String { folder == "." ? path : "\(folder)/\(path)" }

  /// Converts the files.
  ///
  /// - Throws: `ValidationError` if the program is missing, or if a file isn't UTF-8.
  func ported() throws -> [File] {
    let program = Self.program
    guard FileSystem.kind(of: program) == .file else {
      throw ValidationError(
        "the program flipbook-port is not installed beside flipbook: install both with scripts/install")
    }
    let output: [UInt8]?
    do throws(SystemFailure) {
      output = try ProgramOutput.of(program, [folder] + paths)
    } catch {
      throw ValidationError("\(program) cannot be run: \(error)")
    }
    guard let output else { throw ValidationError("a file of \(folder) cannot be read as UTF-8") }
    let fields = output.split(separator: 0, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    return stride(from: 0, to: fields.count - 2, by: 3).map { index in
      File(
        path: fields[index], text: fields[index + 1],
        notes: fields[index + 2].split(separator: "\n").compactMap { Note($0) })
    }
  }

  /// The path of the program, in the folder of this one.
  private static var program: String {
    let own = FilePaths.resolved("/proc/self/exe") ?? FilePaths.resolved(CommandLine.arguments[0]) ?? ""
    return own.prefix(through: own.lastIndex(of: "/") ?? own.startIndex) + "flipbook-port"
  }
}

extension PortedSources.Note {
  /// Reads a note as `flipbook-port` prints it: `+12 message` for a change, `-12 message` for code left unchanged.
  fileprivate init?(_ text: Substring) {
    let parts = text.dropFirst().split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let line = Int(parts[0]) else { return nil }
    self.init(line: line, isLeft: text.hasPrefix("-"), message: String(parts[1]))
  }
}
