/// An error of the plug-in, with its message.
struct PortPluginError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
