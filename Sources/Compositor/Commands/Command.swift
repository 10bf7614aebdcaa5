import Pixels

/// A painting step, as a small value without references, so that iterating over a long list is fast.
///
/// Large values, such as images, are stored in the ``CommandList``, and commands refer to them by index.
enum Command {
  /// Fills an outline with a color.
  case fill(FillCommand)
  /// Fills glyph outlines with a color, or paints them again from a recorded strip.
  case text(TextCommand)
  /// Fills an outline with an image.
  case image(ImageCommand)
  /// Fills an outline with a gradient.
  case gradient(GradientCommand)
  /// Paints the shadow of an outline.
  case shadow(ShadowCommand)
  /// Fills an outline with its filtered backdrop.
  case backdrop(BackdropCommand)
  /// Begins a group: continues on a transparent surface.
  case beginGroup(BeginGroupCommand)
  /// Filters the surface of the last group begun.
  case filter(FilterCommand)
  /// Paints the shadow of the last group begun, below it.
  case castShadow(CastShadowCommand)
  /// Ends a group: fills an outline with the last surface begun, and continues on the one below.
  case endGroup(EndGroupCommand)
  /// Ends a layer's bitmap: fills an outline with the last surface begun, as an image with its own pixel grid, and
  /// continues on the surface below.
  case endBitmap(EndBitmapCommand)
  /// Begins a mask for the last group begun, on a transparent surface.
  case beginMask(BeginMaskCommand)
  /// Multiplies the group by the mask, and continues on the group.
  case endMask(EndMaskCommand)
  /// Saves the pixels that an outline does not completely cover.
  case beginClip(BeginClipCommand)
  /// Restores the saved pixels: everything painted since is clipped to the outline.
  case endClip(EndClipCommand)
  /// Begins a crossfade: continues with its first image, on a surface that is a copy of the current pixels.
  case beginFade(BeginFadeCommand)
  /// Continues with the second image of the crossfade, on the original surface.
  case secondImage
  /// Ends a crossfade: mixes the first image into the second, and continues there.
  case endFade(EndFadeCommand)
  /// Does nothing: the beginning of a group that doesn't need a surface.
  case nothing

  /// The rectangle of the touched pixels; for a command that begins a surface, the surface's pixels.
  var box: PixelRect {
    switch self {
    case .fill(let command): command.area.box
    case .text(let command): command.area.box
    case .image(let command): command.area.box
    case .gradient(let command): command.area.box
    case .shadow(let command): command.area.box
    case .backdrop(let command): command.area.box
    case .beginGroup(let command): command.box
    case .filter(let command): command.box
    case .castShadow(let command): command.box
    case .endGroup(let command): command.area.box
    case .endBitmap(let command): command.area.box
    case .beginMask(let command): command.box
    case .endMask(let command): command.box
    case .beginClip(let command): command.area.box
    case .endClip(let command): command.area.box
    case .beginFade(let command): command.box
    case .endFade(let command): command.box
    case .secondImage, .nothing: .empty
    }
  }

  /// The area that the command paints, if it may be the only element of a group or clip; nil for other kinds of
  /// commands.
  var thing: PaintedArea? {
    get {
      switch self {
      case .fill(let command): command.area
      case .text(let command): command.area
      case .image(let command): command.area
      case .gradient(let command): command.area
      case .shadow(let command): command.area
      case .endGroup(let command): command.area
      case .endBitmap(let command): command.area
      case .backdrop, .beginGroup, .filter, .castShadow, .beginMask, .endMask, .beginClip, .endClip, .beginFade,
        .secondImage, .endFade, .nothing:
        nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .fill(var command):
        command.area = newValue
        self = .fill(command)
      case .text(var command):
        command.area = newValue
        self = .text(command)
      case .image(var command):
        command.area = newValue
        self = .image(command)
      case .gradient(var command):
        command.area = newValue
        self = .gradient(command)
      case .shadow(var command):
        command.area = newValue
        self = .shadow(command)
      case .endGroup(var command):
        command.area = newValue
        self = .endGroup(command)
      case .endBitmap(var command):
        command.area = newValue
        self = .endBitmap(command)
      case .backdrop, .beginGroup, .filter, .castShadow, .beginMask, .endMask, .beginClip, .endClip, .beginFade,
        .secondImage, .endFade, .nothing:
        break
      }
    }
  }

  /// The change in the number of surfaces in use: 1 for a command that begins one, −1 for one that ends it.
  var surfaces: Int {
    switch self {
    case .beginGroup, .beginMask, .beginClip, .beginFade: 1
    case .endGroup, .endBitmap, .endMask, .endClip, .endFade: -1
    case .filter(let command): command.usesSecondImage ? -1 : 0
    case .fill, .text, .image, .gradient, .shadow, .backdrop, .castShadow, .secondImage, .nothing: 0
    }
  }
}
