import ArgumentParser

/// The formats that a rendering can have.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case gif
  case png
}
