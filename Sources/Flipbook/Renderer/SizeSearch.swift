import Codecs

/// Finds the smallest reduction that keeps a file within a size limit.
///
/// The reductions are sorted, the smallest first. A binary search with discarded trial files finds the first reduction
/// with a small enough file, and another one finds a finer reduction between that and the previous one.
struct SizeSearch {
  /// The maximum size of the file, in bytes.
  let maxBytes: Int
  /// The options without a reduction.
  let options: RenderOptions
  /// The reductions to try.
  let concessions: [SizeReduction]

  /// Writes a file within the size limit.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - write: Writes a file with the given options; in a trial, only the size of the file is used.
  /// - Returns: The result, with the reductions in its notes.
  /// - Throws: The error of `write`, or ``RenderError/Reason/tooLarge(maxBytes:smallest:)``.
  func write(
    to path: String, _ write: (RenderOptions, _ isTrial: Bool) async throws -> RenderResult
  ) async throws -> RenderResult {
    var smallest = Int.max
    func fits(_ concession: SizeReduction) async throws -> Bool {
      let size = try await write(concession.applied(to: options), true).byteCount
      smallest = min(smallest, size)
      return size <= maxBytes
    }
    /// Returns the index of the first reduction that fits.
    func first(of concessions: ArraySlice<SizeReduction>) async throws -> Int {
      var (low, high) = (concessions.startIndex, concessions.endIndex)
      while low < high {
        let middle = (low + high) / 2
        if try await fits(concessions[middle]) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    // Usually little or no reduction is needed.
    let index = try await fits(concessions[0]) ? 0 : first(of: concessions[1...])
    guard index < concessions.count else {
      throw RenderError(.tooLarge(maxBytes: maxBytes, smallest: smallest), path: path)
    }
    var concession = concessions[index]
    if index > 0 {
      let finer = concession.finer(than: concessions[index - 1], for: options)
      let found = try await first(of: finer[...])
      if found < finer.count { concession = finer[found] }
    }
    var result = try await write(concession.applied(to: options), false)
    let given = concession.descriptions(for: options)
    if !given.isEmpty {
      result.notes.append("reduced to fit \(maxBytes) bytes: \(given.joined(separator: ", "))")
    }
    return result
  }
}
