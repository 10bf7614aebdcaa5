import CHarfBuzz
package import Geometry
import Synchronization

/// A face of a font, with a weight where it is variable.
///
/// Unchecked because of the pointers; sound because HarfBuzz' objects are immutable once they are made so, and outlines are
/// read under a lock.
@safe package final class FontFace: @unchecked Sendable {
  /// The file, for messages.
  package let path: String
  /// The measures for lines.
  package let metrics: FontMetrics
  /// How far from its origin, in units of the em, the outline of a glyph may go, and a little more.
  package let reach: Double
  /// HarfBuzz' font, whose units are ``unitsPerEm``.
  let font: OpaquePointer
  /// What the em is divided into.
  let unitsPerEm: Double
  private let outlines: Mutex<OutlineReader>

  /// Reads a face; nil when its file is no font that can be used.
  init?(_ file: FontFile, style: FontStyle) {
    guard let blob = unsafe hb_blob_create_from_file_or_fail(file.path) else { return nil }
    defer { unsafe hb_blob_destroy(blob) }
    guard let face = unsafe hb_face_create(blob, UInt32(file.index)) else { return nil }
    defer { unsafe hb_face_destroy(face) }
    let coordinates = file.isVariable ? unsafe FontFace.coordinates(of: face, style: style) : []
    guard
      let reader = unsafe OutlineReader(blob: blob, index: file.index, coordinates: coordinates),
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
    unitsPerEm = reader.unitsPerEm
    metrics = reader.metrics
    reach = reader.reach
    outlines = Mutex(reader)
  }

  deinit { unsafe hb_font_destroy(font) }

  /// The outline of a glyph in units of the em, its origin on the baseline, y downwards; filled by the non-zero rule.
  ///
  /// It is the font's own, never fitted to a grid of pixels. Empty for a glyph that has none, such as a space or a picture.
  package func outline(of glyph: UInt32) -> Path { outlines.withLock { $0.outline(of: glyph) } }

  /// Whether the face has a character.
  func has(_ scalar: UInt32) -> Bool {
    var glyph: UInt32 = 0
    return unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
  }

  /// For each axis of a variable font the place that a style has on it.
  @unsafe private static func coordinates(of face: OpaquePointer, style: FontStyle) -> [Float] {
    var count = unsafe hb_ot_var_get_axis_count(face)
    var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    _ = unsafe axes.withUnsafeMutableBufferPointer {
      unsafe hb_ot_var_get_axis_infos(face, 0, &count, $0.baseAddress)
    }
    return axes.map { axis in
      let wanted: Float =
        switch axis.tag {
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
  /// Whether both are the same object: a library makes each face once.
  package static func == (a: FontFace, b: FontFace) -> Bool { a === b }

  /// Hashes the object's identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
