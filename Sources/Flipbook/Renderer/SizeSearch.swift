import Codecs

/// Finds the smallest reduction with which a file keeps to a number of bytes.
///
/// The reductions are a list, the smallest first; the first entry with a small enough file is found by bisection, with
/// trial files that are discarded.
struct SizeSearch {
  /// The largest size of the file in bytes.
  let maxBytes: Int
  /// The options without a reduction.
  let options: RenderOptions
  /// The reductions to try.
  let concessions: [SizeConcession]

  /// Writes a file that is small enough.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - write: Writes a file with given options; for a trial, only its size is needed.
  /// - Returns: The result, with the reductions in its notes.
  /// - Throws: The error of `write`, or ``RenderError/Reason/tooLarge(maxBytes:smallest:)``.
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
    // Usually little or no reduction is needed.
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
