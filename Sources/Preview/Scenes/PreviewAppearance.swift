/// The appearance of a preview's page.
package struct PreviewAppearance: Hashable, Sendable {
  /// True if the image is shown within the frame of a device.
  package var isDevice: Bool

  /// Creates an appearance.
  package init(isDevice: Bool = false) { self.isDevice = isDevice }
}
