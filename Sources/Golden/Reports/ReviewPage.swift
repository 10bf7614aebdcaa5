package import Encodings

/// The page of a report, regenerated from the report's data because the report may come from an untrusted machine.
package struct ReviewPage: Sendable {
  private let data: String

  /// Reads a report.
  ///
  /// - Throws: ``GoldenError`` when there is no report, or it is damaged.
  package init(report folder: String) throws(GoldenError) { data = try GoldenReport.pageData(in: folder) }

  /// Returns the page with the data that it needs for accepting and rejecting changes.
  package func html(access: JSONValue) -> String { GoldenReport.page(data, access: access.compactText) }
}
