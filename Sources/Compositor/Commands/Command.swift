import Pixels

/// One step of painting; a small value without references, so that a long list is cheap to walk.
///
/// Large values, such as images, are in the ``CommandList``, and a command has an index there.
enum Command {
  /// Fills an outline with a color.
  case fill(FillCommand)
  /// Fills glyph outlines with a color, or repaints their part of a strip.
  case text(TextCommand)
  /// Fills an outline with an image.
  case image(ImageCommand)
  /// Fills an outline with a gradient.
  case gradient(GradientCommand)
  /// Paints the shadow of an outline.
  case shadow(ShadowCommand)
  /// Fills an outline with its filtered backdrop.
  case backdrop(BackdropCommand)
  /// Continues on a clear surface.
  case beginGroup(BeginGroupCommand)
  /// Filters the surface of the group begun last.
  case filter(FilterCommand)
  /// Paints the shadow of the group begun last below it.
  case castShadow(CastShadowCommand)
  /// Fills an outline with the last surface begun, and continues on the one below.
  case endGroup(EndGroupCommand)
  /// Fills an outline with the last surface begun, as an image with its own pixel grid, and continues on the surface
  /// below.
  case endBitmap(EndBitmapCommand)
  /// Begins a mask for the last group begun, on a clear surface.
  case beginMask(BeginMaskCommand)
  /// Multiplies the group by the mask, and continues on the group.
  case endMask(EndMaskCommand)
  /// Saves the pixels that an outline does not fully cover.
  case beginClip(BeginClipCommand)
  /// Restores the saved pixels: everything painted since is clipped to the outline.
  case endClip(EndClipCommand)
  /// Continues on a surface initialized with the current pixels: the first image of a crossfade.
  case beginFade(BeginFadeCommand)
  /// Continues on the original surface: the second image.
  case secondPicture
  /// Mixes the first image into the second, and continues there.
  case endFade(EndFadeCommand)
  /// A group that turned out not to need a surface.
  case nothing

  /// The touched pixels; for a command that begins a surface, the surface's pixels.
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
    case .secondPicture, .nothing: .empty
    }
  }

  /// The area that may be the only element of a group or clip; nil for commands of other kinds.
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
        .secondPicture, .endFade, .nothing:
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
        .secondPicture, .endFade, .nothing:
        break
      }
    }
  }

  /// The change of the number of surfaces in use: 1 for a command that begins one, -1 for one that ends it.
  var surfaces: Int {
    switch self {
    case .beginGroup, .beginMask, .beginClip, .beginFade: 1
    case .endGroup, .endBitmap, .endMask, .endClip, .endFade: -1
    case .filter(let command): command.usesPicture ? -1 : 0
    case .fill, .text, .image, .gradient, .shadow, .backdrop, .castShadow, .secondPicture, .nothing: 0
    }
  }
}
