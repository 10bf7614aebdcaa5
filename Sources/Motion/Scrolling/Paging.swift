import Arithmetic

/// The pages of a paging scroll view, and the choice of the page to stop at.
public struct Paging: Hashable, Sendable {
  /// The length of a page in points.
  public let pageLength: Double
  /// The number of pages.
  public let pageCount: Int

  /// Creates the pages.
  ///
  /// - Precondition: The length and the number of pages are greater than 0.
  public init(pageLength: Double, pageCount: Int) {
    precondition(pageLength > 0 && pageCount > 0, "the page length and the page count must be greater than 0")
    self.pageLength = pageLength
    self.pageCount = pageCount
  }

  /// Returns the index of the page to stop at: the next one in the direction of the velocity, or the nearest one
  /// without velocity.
  ///
  /// - Parameters:
  ///   - offset: The content offset when the finger is lifted, in points.
  ///   - velocity: The velocity of the offset at that time, in points per second.
  /// - Returns: An index in 0..<``pageCount``.
  public func targetPage(offset: Double, velocity: Double) -> Int {
    let position = offset / pageLength
    let page: Double
    if velocity > 0 {
      page = position.rounded(.down) + 1
    } else if velocity < 0 {
      page = position.rounded(.up) - 1
    } else {
      page = position.rounded()
    }
    return Int(saturating: max(0, min(Double(pageCount - 1), page)))
  }

  /// Returns the offset of the page with the given index, in points.
  public func offset(ofPage page: Int) -> Double { Double(page) * pageLength }
}
