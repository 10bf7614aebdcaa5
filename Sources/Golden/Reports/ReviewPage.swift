package import Encodings

/// The page of a report, generated from the facts: a report may come from an untrusted machine.
package struct ReviewPage: Sendable {
  private let data: String

  /// Reads a report.
  ///
  /// - Throws: ``GoldenError`` when there is no report, or it is damaged.
  package init(report folder: String) throws(GoldenError) { data = try GoldenReport.pageData(in: folder) }

  /// The page, with access to decisions.
  package func html(access: JSONValue) -> String { GoldenReport.page(data, access: access.compactText) }
}
