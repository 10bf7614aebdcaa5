/// The look of a preview's page.
package struct PreviewLook: Hashable, Sendable {
  /// True if the image is shown within the frame of a device.
  package var isDevice: Bool

  /// Makes a look.
  package init(isDevice: Bool = false) { self.isDevice = isDevice }
}
