public import Foundation

/// The source of a table's rows and cells, `UITableViewDataSource`.
public protocol UITableViewDataSource: AnyObject {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title of a section's header; nil for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title of a section's footer; nil for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns nil.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns nil.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}
