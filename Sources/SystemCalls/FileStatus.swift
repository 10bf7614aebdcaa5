/// The status of a file or folder after following symbolic links, used to detect changes.
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
  /// The permission bits, including set-user-ID, set-group-ID, and sticky.
  package let mode: UInt32
  /// The user ID of the owner.
  package let owner: UInt32
  /// The group ID of the owner.
  package let group: UInt32
  /// The number of hard links.
  package let linkCount: Int
  /// The ID of the device that contains the file.
  private let device: UInt64
  /// The inode number of the file.
  private let inode: UInt64
  /// The time of the last modification, in whole seconds.
  private let seconds: Int
  /// The nanoseconds of the last modification time.
  private let nanoseconds: Int

  /// Reads the status of a path; nil if nothing exists there.
  package init?(_ path: String) {
    var status = stat()
    // Sound: the call reads a C string that is valid during the call, and fills in a local variable, which is read only
    // on success.
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

  /// Returns true if two paths refer to the same file.
  package static func isSameFile(_ a: String, _ b: String) -> Bool {
    guard let first = FileStatus(a), let second = FileStatus(b) else { return false }
    return first.device == second.device && first.inode == second.inode
  }
}
