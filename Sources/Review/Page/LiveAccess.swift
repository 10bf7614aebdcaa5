/// The permissions of a live page beyond showing the scene.
package struct LiveAccess: Hashable, Sendable {
  /// The token that authorizes the page's changes.
  package var token: String
  /// True if the page can change variables and save.
  package var canWrite: Bool
  /// True if the scene can be touched.
  package var canTouch: Bool
  /// True if the image is shown within the frame of a device.
  package var isDevice: Bool
  /// True if the scene can be compared with a recording.
  package var hasRecording = false
  /// The path of the scene file; empty for a page that can't write.
  package var scene = ""

  /// Creates permissions.
  package init(
    token: String, canWrite: Bool, canTouch: Bool, isDevice: Bool, hasRecording: Bool = false, scene: String = ""
  ) {
    self.token = token
    self.canWrite = canWrite
    self.canTouch = canTouch
    self.isDevice = isDevice
    self.hasRecording = hasRecording
    self.scene = scene
  }

  /// The permissions as JSON.
  var json: String {
    """
    {"token":\(PageText.quoted(token)),"canWrite":\(canWrite),"canTouch":\(canTouch),"isDevice":\(isDevice),\
    "hasRecording":\(hasRecording),"scene":\(PageText.quoted(scene))}
    """
  }
}
