import ArgumentParser
import Flipbook

/// The option for the frame of a device around the images.
struct DeviceOption: ParsableArguments {
  /// The devices, and none.
  enum Frame: String, CaseIterable, ExpressibleByArgument {
    case iphone, ipad, pixel, none

    /// The device; nil for none.
    var device: Device? { Device(rawValue: rawValue) }
  }

  @Option(
    help: ArgumentHelp(
      "Draw the frame and the status bar of a device around the scene, whose canvas becomes its screen: iphone, ipad, "
        + "pixel or none.",
      valueName: "device"))
  var device = Frame.none

  /// Applies the option to the options of a renderer.
  func apply(to options: inout RenderOptions) { options.device = device.device }
}
