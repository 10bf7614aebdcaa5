import Codecs

/// Looks for the least that must be given up for a file to keep to a number of bytes.
///
/// What could be given up is a list, the least painful first; the first entry that is small enough is found by halving,
/// with files that are thrown away.
struct SizeSearch {
  /// The most bytes that the file may have.
  let maxBytes: Int
  /// The options without a concession.
  let options: RenderOptions
  /// The reductions to try.
  let concessions: [SizeConcession]

  /// Writes a file that is small enough.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - write: Writes a file with given options; of a trial, only its size is needed.
  /// - Returns: What was made, and in its notes what that took.
  /// - Throws: What `write` throws, and ``RenderError/Reason/tooLarge(maxBytes:smallest:)``.
  func write(
    to path: String, _ write: (RenderOptions, _ isTrial: Bool) async throws -> RenderResult
  ) async throws -> RenderResult {
    var smallest = Int.max
    func fits(_ index: Int) async throws -> Bool {
      let size = try await write(concessions[index].applied(to: options), true).byteCount
      smallest = min(smallest, size)
      return size <= maxBytes
    }
    var (low, high) = (0, concessions.count)
    // Mostly there is nothing to give up, or little.
    if try await fits(0) { high = 0 } else { low = 1 }
    while low < high {
      let middle = (low + high) / 2
      if try await fits(middle) { high = middle } else { low = middle + 1 }
    }
    guard low < concessions.count else {
      throw RenderError(.tooLarge(maxBytes: maxBytes, smallest: smallest), path: path)
    }
    var result = try await write(concessions[low].applied(to: options), false)
    let given = concessions[low].descriptions(for: options)
    if !given.isEmpty {
      result.notes.append("to have at most \(maxBytes) bytes, it got \(given.joined(separator: ", "))")
    }
    return result
  }
}
