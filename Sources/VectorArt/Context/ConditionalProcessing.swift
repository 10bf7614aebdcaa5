/// The conditions for rendering an element: `requiredExtensions` and `systemLanguage`.
enum ConditionalProcessing {
  /// Returns true if an element's conditions hold for an English user agent without extensions.
  static func holds(for element: Element) -> Bool {
    if element["requiredExtensions"] != nil { return false }
    guard let languages = element["systemLanguage"] else { return true }
    return languages.split(separator: ",").contains { language in
      let language = language.trimmed.lowercased()
      return language == "en" || language.hasPrefix("en-")
    }
  }
}
