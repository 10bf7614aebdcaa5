/// The system's facts about a file or a folder, after following links; they reveal changes of a file.
package struct FileStatus: Hashable, Sendable {
  /// The kind of item at a path.
  package enum Kind: Hashable, Sendable {
    case file
    case folder
    /// A device, a pipe, or a socket.
    case other
  }

  /// The kind of item.
  package let kind: Kind
  /// The size in bytes.
  package let size: Int64
  /// The permissions, with the bits for the user and the group that programs run as.
  package let mode: UInt32
  /// The number of the user who owns it.
  package let owner: UInt32
  /// The number of the group that owns it.
  package let group: UInt32
  /// The number of names that it has, its hard links.
  package let linkCount: Int
  /// The number of the device that it is on.
  private let device: UInt64
  /// Its number on the device.
  private let inode: UInt64
  /// The time of the last change of its content, in whole seconds.
  private let seconds: Int
  /// The additional nanoseconds of that time.
  private let nanoseconds: Int

  /// Asks the system; nil if there is nothing at the path.
  package init?(_ path: String) {
    var status = stat()
    // Sound: the call reads a C string that Swift keeps for it, and fills in a local variable, read only on success.
    guard unsafe stat(path, &status) == 0 else { return nil }
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    size = Int64(status.st_size)
    mode = UInt32(status.st_mode) & 0o7777
    (owner, group) = (UInt32(status.st_uid), UInt32(status.st_gid))
    linkCount = Int(status.st_nlink)
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(status.st_ino)
    #if canImport(Darwin)
      (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
    #else
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    #endif
  }

  /// Returns whether two paths name one and the same file.
  package static func isSameFile(_ a: String, _ b: String) -> Bool {
    guard let first = FileStatus(a), let second = FileStatus(b) else { return false }
    return first.device == second.device && first.inode == second.inode
  }
}
