import CHarfBuzz
package import Geometry
import LayerTree
import Locks

/// A face of a font, with positions on its axes if it is variable.
///
/// Unchecked because of the pointers; sound because HarfBuzz objects are immutable once they have been marked so, and
/// outlines are read under a lock.
@safe package final class FontFace: @unchecked Sendable {
  /// The path of the file, for messages.
  package let path: String
  /// True if the font is from the system, not from the scene or bundled with the program.
  package let isOfSystem: Bool
  /// True if the glyphs are in color.
  package let isColored: Bool
  /// The metrics for line layout.
  package let metrics: FontMetrics
  /// An upper bound of the distance of a glyph's outline from its origin, in em units.
  package let reach: Double
  /// The HarfBuzz font, in units of ``unitsPerEm``.
  let font: OpaquePointer
  /// The number of font units per em.
  let unitsPerEm: Double
  private let outlines: Locked<OutlineReader>
  private let origin: FontFile.Origin

  /// Reads a face; nil if its file isn't a usable font.
  static func read(_ file: FontFile, style: FontStyle, drawings: GlyphDrawings? = nil) -> FontFace? {
    unsafe FontFile.withBlob(file.path, file.origin) { unsafe FontFace($0, of: file, style: style, drawings) }
  }

  @unsafe private init?(
    _ blob: OpaquePointer, of file: FontFile, style: FontStyle, _ drawings: GlyphDrawings?
  ) {
    guard let face = unsafe hb_face_create(blob, UInt32(file.index)) else { return nil }
    defer { unsafe hb_face_destroy(face) }
    let coordinates = file.isVariable ? unsafe FontFace.coordinates(of: face, style: style) : []
    guard
      let reader = unsafe OutlineReader(
        blob: blob, index: file.index, coordinates: coordinates, unitsPerEm: Double(hb_face_get_upem(face)),
        isColored: file.isColored, name: "\(file.path)#\(file.index)", drawings: drawings),
      let font = unsafe hb_font_create(face)
    else { return nil }
    let units = Int32(reader.unitsPerEm)
    unsafe hb_font_set_scale(font, units, units)
    if !coordinates.isEmpty {
      unsafe coordinates.withUnsafeBufferPointer {
        unsafe hb_font_set_var_coords_design(font, $0.baseAddress, UInt32($0.count))
      }
    }
    unsafe hb_font_make_immutable(font)
    unsafe self.font = font
    path = file.path
    origin = file.origin
    isOfSystem = file.origin == .system
    isColored = file.isColored
    unitsPerEm = reader.unitsPerEm
    metrics = reader.metrics
    reach = reader.reach
    outlines = Locked(reader)
  }

  deinit { unsafe hb_font_destroy(font) }

  /// Returns the outline of a glyph in em units, with its origin on the baseline and y down, to be filled with the
  /// nonzero rule.
  ///
  /// The outline is unhinted. It is empty for a glyph without an outline, such as a space or an image.
  package func outline(of glyph: UInt32) -> Path { outlines.withLock { $0.outline(of: glyph) } }

  /// Returns the bounding box of a glyph's outline in em units, relative to its origin, with y down; nil if the font
  /// doesn't contain it.
  func bounds(of glyph: UInt32) -> Rect? {
    var extents = hb_glyph_extents_t()
    guard unsafe hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return nil }
    let bounds = Rect(
      Double(extents.x_bearing), -Double(extents.y_bearing), Double(extents.width), -Double(extents.height))
    // The values in the font may be rounded.
    let margin = extents.width == 0 || extents.height == 0 ? 0.0 : 1
    return Rect(
      (bounds.minX - margin) / unitsPerEm, (bounds.minY - margin) / unitsPerEm,
      (bounds.width + 2 * margin) / unitsPerEm, (bounds.height + 2 * margin) / unitsPerEm)
  }

  /// Returns the image of a color glyph.
  ///
  /// - Parameters:
  ///   - glyph: The index of the glyph.
  ///   - foreground: The color of the text, which parts of the image may use.
  /// - Returns: The image; nil for a glyph that is only an outline.
  func image(of glyph: UInt32, foreground: Color) -> GlyphImage? {
    isColored ? outlines.withLock { $0.image(of: glyph, foreground: foreground) } : nil
  }

  /// Returns whether a glyph is a color glyph.
  func hasImage(of glyph: UInt32) -> Bool { image(of: glyph, foreground: .black) != nil }

  /// Returns whether the font has a character in a color format that can't be read: paints that this version of
  /// FreeType doesn't support, or a damaged drawing.
  func hasUnreadImage(of scalar: UInt32) -> Bool {
    var glyph: UInt32 = 0
    guard isColored, unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0, !hasImage(of: glyph) else {
      return false
    }
    let face = unsafe hb_font_get_face(font)
    guard unsafe hb_ot_color_has_svg(face) != 0, let blob = unsafe hb_ot_color_glyph_reference_svg(face, glyph) else {
      return outline(of: glyph).elements.isEmpty
    }
    defer { unsafe hb_blob_destroy(blob) }
    return unsafe hb_blob_get_length(blob) > 0
  }

  /// The bytes of the file.
  package var bytes: [UInt8] {
    unsafe FontFile.withBlob(path, origin) { blob in
      var count: UInt32 = 0
      guard let bytes = unsafe hb_blob_get_data(blob, &count) else { return nil }
      // Sound: the blob contains `count` bytes, and is retained until they are copied.
      return unsafe UnsafeBufferPointer(start: bytes, count: Int(count)).map { UInt8(bitPattern: $0) }
    } ?? []
  }

  /// The tags of the face's features, without duplicates.
  var featureTags: [String] {
    let face = unsafe hb_font_get_face(font)
    var tags: Set<UInt32> = []
    for table in [HarfBuzzTag.substitution, HarfBuzzTag.positioning] {
      var count = unsafe hb_ot_layout_table_get_feature_tags(face, table, 0, nil, nil)
      var found = [UInt32](repeating: 0, count: Int(count))
      _ = unsafe found.withUnsafeMutableBufferPointer {
        unsafe hb_ot_layout_table_get_feature_tags(face, table, 0, &count, $0.baseAddress)
      }
      tags.formUnion(found)
    }
    return tags.map(FontFace.letters).sorted()
  }

  /// The tags of the face's variation axes.
  var axisTags: [String] {
    unsafe FontFace.axes(of: hb_font_get_face(font)).map { FontFace.letters($0.tag) }
  }

  private static func letters(_ tag: UInt32) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }

  /// Returns whether the face has a character.
  func has(_ scalar: UInt32) -> Bool {
    var glyph: UInt32 = 0
    return unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
  }

  @unsafe private static func axes(of face: OpaquePointer?) -> [hb_ot_var_axis_info_t] {
    var count = unsafe hb_ot_var_get_axis_count(face)
    var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    _ = unsafe axes.withUnsafeMutableBufferPointer {
      unsafe hb_ot_var_get_axis_infos(face, 0, &count, $0.baseAddress)
    }
    return axes
  }

  /// Returns the position on each axis of a variable font for a style.
  @unsafe private static func coordinates(of face: OpaquePointer, style: FontStyle) -> [Float] {
    let asked = Dictionary(style.variations.map { (HarfBuzzTag.named($0.tag), Float($0.value)) }) { _, last in last }
    return unsafe axes(of: face).map { axis in
      let wanted: Float =
        switch axis.tag {
        case let tag where asked[tag] != nil: asked[tag] ?? axis.default_value
        case HarfBuzzTag.weight: Float(style.weight)
        case HarfBuzzTag.italic: style.isItalic ? 1 : 0
        case HarfBuzzTag.slant: style.isItalic ? axis.min_value : 0
        default: axis.default_value
        }
      return min(max(wanted, axis.min_value), axis.max_value)
    }
  }
}

extension FontFace: Hashable {
  /// Returns whether both are the same object: a library creates each face only once.
  package static func == (a: FontFace, b: FontFace) -> Bool { a === b }

  /// Adds the object's identity to `hasher`.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
