import Foundation
import SystemCalls
import TestSupport
import Testing

@testable import Codecs

@Suite("Output files")
struct OutputFileTests {
  /// The error of writing and finishing a file, nil if there is none.
  private func write(
    _ bytes: [UInt8], to path: String, policy: OutputFile.Policy = .replace, meanwhile: () throws -> Void = {}
  ) throws -> OutputError? {
    do {
      let file = try OutputFile(path: path, policy: policy)
      try file.write(bytes)
      try meanwhile()
      try file.finish()
      return nil
    } catch let error as OutputError {
      return error
    }
  }

  @Test("A file appears only when it is whole, in one step")
  func atomic() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write([1, 2, 3], to: "x")
    let error = try write([7, 8, 9, 10], to: folder / "x") {
      let now = try folder.read("x")
      #expect(now == [1, 2, 3])
      #expect(folder.names.count == 2)
    }
    #expect(error == nil)
    #expect(try folder.read("x") == [7, 8, 9, 10])
    #expect(folder.names == ["x"])
  }

  @Test("A file that is given up leaves nothing, and an older one as it was")
  func abandoned() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write([1], to: "old")
    for name in ["old", "new"] {
      let file = try OutputFile(path: folder / name)
      try file.write([5])
    }
    #expect(folder.names == ["old"])
    #expect(try folder.read("old") == [1])
  }

  @Test("A file that a killed process's encoder makes after the next one has begun is removed as well")
  func abandonedLate() throws {
    let folder = try TemporaryFolder()
    let file = try OutputFile(path: folder / "x")
    let late = TemporaryName.beside(folder / "x", attempt: 0).replacing(".\(getpid())-", with: ".999999999-")
    try Data([1]).write(to: URL(filePath: late))
    try file.finish()
    #expect(folder.names == ["x"])
  }

  @Test("A name may be as long as the file system's", arguments: ["x", "é", "🎞"])
  func longName(character: String) throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: character, count: 250 / character.utf8.count)
    #expect(try write([1], to: folder / name) == nil)
    #expect(folder.names == [name])
  }

  @Test("Several files of one name can be written at once; the last to finish stays")
  func concurrent() throws {
    let folder = try TemporaryFolder()
    let first = try OutputFile(path: folder / "x")
    let second = try OutputFile(path: folder / "x")
    try second.write([2])
    try first.write([1])
    try second.finish()
    try first.finish()
    #expect(try folder.read("x") == [1])
    #expect(folder.names == ["x"])
  }

  @Test("An existing file is kept if asked, even if it comes up late")
  func keeping() throws {
    let folder = try TemporaryFolder()
    #expect(try write([1], to: folder / "x", policy: .keep) == nil)
    #expect(try write([2], to: folder / "x", policy: .keep) == .exists(path: folder / "x"))
    let late = try write([2], to: folder / "y", policy: .keep) { _ = try folder.write([9], to: "y") }
    #expect(late == .exists(path: folder / "y"))
    #expect(late?.description == "\(folder / "y") already exists")
    #expect(try folder.read("x") == [1])
    #expect(try folder.read("y") == [9])
    #expect(folder.names == ["x", "y"])
  }

  @Test("A link is followed, not replaced")
  func links() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write([1], to: "real")
    try FileManager.default.createSymbolicLink(atPath: folder / "link", withDestinationPath: folder / "real")
    #expect(try write([4, 5], to: folder / "link") == nil)
    #expect(try folder.read("real") == [4, 5])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder / "link") == folder / "real")
  }

  @Test("Folders that are missing are made, and stay only with a file that is finished")
  func folders() throws {
    let folder = try TemporaryFolder()
    do {
      let file = try OutputFile(path: folder / "a/b/x.gif")
      try file.write([1])
      #expect(FileSystem.kind(of: folder / "a/b") == .folder)
    }
    #expect(folder.names.isEmpty)
    #expect(try write([1], to: folder / "a/b/x.gif") == nil)
    #expect(try folder.read("a/b/x.gif") == [1])
    // Folders that something else has come to live in stay as well.
    do {
      let file = try OutputFile(path: folder / "c/d/x.gif")
      _ = try folder.write([2], to: "c/other")
      try file.write([1])
    }
    #expect(FileSystem.names(in: folder / "c") == ["other"])
  }

  @Test("Places that cannot be written are reported with the system's reason")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    #expect(try write([1], to: folder.path) == .cannotWrite(path: folder.path, reason: "Is a directory"))
    _ = try folder.write([1], to: "file")
    for below in ["file/x.gif", "file/folder/x.gif"] {
      let below = folder / below
      #expect(try write([1], to: below) == .cannotWrite(path: below, reason: "Not a directory"))
    }
    // No user, not even root, can write here.
    let system = "/proc/x.gif"
    let error = try write([1], to: system)
    #expect(error?.description.hasPrefix("cannot write /proc/x.gif: ") == true, "\(String(describing: error))")
  }

  @Test("A full disk is an error")
  func fullDisk() throws {
    let error = try write([UInt8](repeating: 7, count: 100_000), to: "/dev/full")
    #expect(error == .cannotWrite(path: "/dev/full", reason: "No space left on device"))
    #expect(error?.description == "cannot write /dev/full: No space left on device")
  }

  @Test("Devices are written straight")
  func devices() throws {
    #expect(try write([1, 2, 3], to: "/dev/null") == nil)
    #expect(FileManager.default.fileExists(atPath: "/dev/null"))
  }

  @Test("A pipe that nobody reads is an error, not the end of the process")
  func brokenPipe() throws {
    let folder = try TemporaryFolder()
    let path = folder / "pipe"
    let made = unsafe mkfifo(path, 0o600)
    #expect(made == 0)
    // A reader must be there for opening, and gone for writing.
    let reader = unsafe open(path, O_RDONLY | O_NONBLOCK)
    let file = try OutputFile(path: path)
    close(reader)
    let error = #expect(throws: OutputError.self) { try file.write([UInt8](repeating: 1, count: 100)) }
    #expect(error == .brokenPipe)
    #expect(folder.names == ["pipe"])
  }

  @Test(
    "What a process that was killed left behind is removed by the next one that writes there", arguments: [false, true])
  func abandoned(isFolder: Bool) throws {
    let folder = try TemporaryFolder()
    let own =
      isFolder
      ? TemporaryName.beside("\(folder.path)/frames", attempt: 3) : TemporaryName.beside(folder / "x", attempt: 3)
    // A number that no process has, and one that every machine has.
    let gone = own.replacing(".\(getpid())-", with: ".999999999-")
    let alive = own.replacing(".\(getpid())-", with: ".1-")
    for path in [gone, alive] {
      if isFolder {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        try Data([1]).write(to: URL(filePath: "\(path)/frame_0000.png"))
      } else {
        try Data([1]).write(to: URL(filePath: path))
      }
    }
    if isFolder {
      var files = try StagedFiles(folder: folder.path, policy: .replace)
      try files.add("x", [7])
      try files.finish()
    } else {
      #expect(try write([7], to: folder / "x") == nil)
    }
    #expect(folder.names == [URL(filePath: alive).lastPathComponent, "x"])
  }

  /// The mode, the owner, and the number of links of a file.
  private func facts(_ path: String) throws -> [Int] {
    let facts = try FileManager.default.attributesOfItem(atPath: path)
    return [FileAttributeKey.posixPermissions, .ownerAccountID, .groupOwnerAccountID, .referenceCount].map {
      (facts[$0] as? NSNumber)?.intValue ?? -1
    }
  }

  @Test("A file that is replaced keeps its mode, its owner, and its links", arguments: [0o600, 0o640, 0o755, 0o444])
  func identity(mode: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write([1, 2, 3], to: "x")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder / "x")
    try FileManager.default.createSymbolicLink(atPath: folder / "link", withDestinationPath: "x")
    let before = try facts(folder / "x")
    for name in ["x", "link"] {
      #expect(try write([7], to: folder / name) == nil)
      #expect(try facts(folder / "x") == before)
      #expect(try folder.read("x") == [7])
    }
    var files = try StagedFiles(folder: folder.path, policy: .replace)
    try files.add("link", [8])
    try files.add("new", [9])
    try files.finish()
    #expect(try facts(folder / "x") == before && folder.read("x") == [8])
    #expect(folder.names == ["link", "new", "x"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder / "link") == "x")
  }

  @Test("All names of a hard link have the new text")
  func hardLinks() throws {
    let folder = try TemporaryFolder()
    try folder.write([1, 2, 3], to: "x")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder / "x")
    try FileManager.default.linkItem(atPath: folder / "x", toPath: folder / "other")
    #expect(try write([7], to: folder / "x") == nil)
    #expect(try folder.read("other") == [7] && facts(folder / "x") == facts(folder / "other"))
    #expect(try facts(folder / "x")[0] == 0o600 && facts(folder / "x")[3] == 2)
    #expect(folder.names == ["other", "x"])
  }

  @Test("A link to a file that is not there yet leads to the new file")
  func danglingLink() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder / "inside", withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(atPath: folder / "link", withDestinationPath: "inside/x")
    #expect(try write([7], to: folder / "link") == nil)
    #expect(try folder.read("inside/x") == [7])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder / "link") == "inside/x")
  }

  @Test("Nobody else can read a private file while it is written")
  func privacy() throws {
    let folder = try TemporaryFolder()
    try folder.write([1], to: "x")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder / "x")
    let error = try write([7], to: folder / "x") {
      for name in folder.names { #expect((try? facts(folder / name))?.first == 0o600, "\(name)") }
    }
    #expect(error == nil)
  }

  @Test("Files of other names that a killed process left are removed, and those that are locked stay")
  func abandonedOthers() throws {
    let folder = try TemporaryFolder()
    let gone = TemporaryName.beside(folder / "other", attempt: 0).replacing(".\(getpid())-", with: ".999999998-")
    let locked = TemporaryName.beside(folder / "third", attempt: 0).replacing(".\(getpid())-", with: ".999999997-")
    // In a container each run has the same number.
    let earlier = TemporaryName.beside(folder / "fourth", attempt: 9)
    for path in [gone, locked, earlier] { try Data([1]).write(to: URL(filePath: path)) }
    let descriptor = unsafe open(locked, O_RDONLY)
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    try folder.write([1], to: ".not.flipbook.tmp")
    #expect(try write([7], to: folder / "x") == nil)
    #expect(folder.names.sorted() == [".not.flipbook.tmp", URL(filePath: locked).lastPathComponent, "x"].sorted())
    close(descriptor)
    UnfinishedFiles.removeAbandoned(in: folder.path)
    #expect(folder.names.sorted() == [".not.flipbook.tmp", "x"])
  }

  @Test("A temporary file goes with its owner")
  func temporaryFile() throws {
    var path = ""
    do {
      let file = try TemporaryFile()
      path = file.path
      #expect(try write([1], to: path) == nil)
      UnfinishedFiles.removeAbandoned(in: Environment.temporaryFolder)
      #expect(FileSystem.kind(of: path) == .file)
    }
    #expect(FileSystem.kind(of: path) == nil)
  }
}
