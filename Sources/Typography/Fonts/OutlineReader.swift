import CFreeType
import CHarfBuzz
import Geometry

/// Reads the outlines of a face through FreeType, each only once.
///
/// It has its own FreeType library, so that several threads can use faces concurrently.
///
/// Unchecked because of the pointers; sound because nothing else holds them, and HarfBuzz counts references atomically.
@safe struct OutlineReader: ~Copyable, @unchecked Sendable {
  // Sound: this value is the only owner from init to deinit. The face reads from the blob, which is retained here.
  private let library: FT_Library
  let face: FT_Face
  let blob: OpaquePointer
  /// The index of the face in its file.
  let index: Int
  /// The reader for SVG glyphs; nil to ignore them.
  let drawings: GlyphDrawings?
  private var known: [UInt32: Path] = [:]
  private var pictures: [ImageKey: GlyphImage?] = [:]
  private var elementCount = 0
  /// The maximum number of cached outline elements, which take a few megabytes.
  private static let maximumElementCount = 1 << 16

  private struct ImageKey: Hashable {
    var glyph: UInt32
    var foreground: Color
  }

  /// The maximum number of cached images.
  private static let maximumImageCount = 512

  let unitsPerEm: Double
  /// The name that distinguishes the face from others.
  let name: String

  /// Creates a reader for the face `index` of the font in `blob`; nil if FreeType cannot read it, or it has neither
  /// outlines nor color glyphs.
  @unsafe init?(
    blob: OpaquePointer, index: Int, coordinates: [Float], unitsPerEm: Double, isColored: Bool, name: String,
    drawings: GlyphDrawings?
  ) {
    var length: UInt32 = 0
    guard let bytes = unsafe hb_blob_get_data(blob, &length), length > 0 else { return nil }
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else { return nil }
    var face: FT_Face?
    let error = unsafe bytes.withMemoryRebound(to: FT_Byte.self, capacity: Int(length)) {
      unsafe FT_New_Memory_Face(library, $0, FT_Long(length), FT_Long(index), &face)
    }
    guard error == 0, let face = unsafe face,
      unitsPerEm > 0, unsafe isColored || face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0,
      unsafe OutlineReader.readsLetters(of: face)
    else {
      // This also frees the face.
      unsafe FT_Done_FreeType(library)
      return nil
    }
    if !coordinates.isEmpty {
      // FreeType's fixed-point numbers have 16 fractional bits.
      var fixed = coordinates.map { FT_Fixed(($0 * 65536).rounded()) }
      unsafe FT_Set_Var_Design_Coordinates(face, FT_UInt(fixed.count), &fixed)
    }
    unsafe self.library = library
    unsafe self.face = face
    unsafe self.blob = hb_blob_reference(blob)
    self.unitsPerEm = unitsPerEm
    self.name = name
    self.index = index
    self.drawings = drawings
  }

  /// Returns false if the font has letters but none can be read, since text in a damaged font would be invisible.
  @unsafe private static func readsLetters(of face: FT_Face) -> Bool {
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    var hasLetters = false
    for letter in "aehnotxAE".unicodeScalars {
      let glyph = unsafe FT_Get_Char_Index(face, FT_ULong(letter.value))
      if glyph == 0 { continue }
      if unsafe FT_Load_Glyph(face, glyph, flags) == 0, let slot = unsafe face.pointee.glyph,
        unsafe slot.pointee.format != FT_GLYPH_FORMAT_OUTLINE || slot.pointee.outline.n_points > 0
      {
        return true
      }
      hasLetters = true
    }
    return !hasLetters
  }

  deinit {
    unsafe FT_Done_FreeType(library)
    unsafe hb_blob_destroy(blob)
  }

  /// The metrics for line layout.
  var metrics: FontMetrics {
    // Sound: FreeType owns the tables, and they live as long as the face.
    if let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_HHEA) {
      let table = unsafe table.assumingMemoryBound(to: TT_HoriHeader.self).pointee
      let (ascent, descent) = unsafe (Int(table.Ascender), -Int(table.Descender))
      if ascent != 0 || descent != 0 {
        return metrics(ascent: ascent, descent: descent, lineGap: Int(unsafe table.Line_Gap))
      }
    }
    if let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_OS2) {
      let table = unsafe table.assumingMemoryBound(to: TT_OS2.self).pointee
      let (ascent, descent) = (Int(table.usWinAscent), Int(table.usWinDescent))
      if ascent != 0 || descent != 0 { return metrics(ascent: ascent, descent: descent, lineGap: 0) }
    }
    return metrics(
      ascent: Int(unsafe face.pointee.ascender), descent: -Int(unsafe face.pointee.descender), lineGap: 0)
  }

  private func metrics(ascent: Int, descent: Int, lineGap: Int) -> FontMetrics {
    var xHeight = 0.5
    var strikeout: Double?
    var letters = (ascent: ascent, descent: descent)
    // The usual proportions, for fonts that don't state them.
    var (superscript, `subscript`) = (0.4, 0.2)
    if let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_OS2) {
      let table = unsafe table.assumingMemoryBound(to: TT_OS2.self).pointee
      if table.version != 0xFFFF {
        if table.version > 1, table.sxHeight > 0 { xHeight = Double(table.sxHeight) / unitsPerEm }
        if table.ySuperscriptYOffset != 0 { superscript = Double(table.ySuperscriptYOffset) / unitsPerEm }
        if table.ySubscriptYOffset != 0 { `subscript` = Double(table.ySubscriptYOffset) / unitsPerEm }
        // The USE_TYPO_METRICS flag (OpenType specification 1.9, "OS/2", fsSelection).
        if table.fsSelection & 0x80 != 0 { letters = (Int(table.sTypoAscender), -Int(table.sTypoDescender)) }
        if table.yStrikeoutPosition > 0 { strikeout = Double(table.yStrikeoutPosition) / unitsPerEm }
      }
    }
    let thickness = Double(unsafe face.pointee.underline_thickness)
    // FreeType has subtracted half of the thickness from the position.
    let underline = Double(unsafe face.pointee.underline_position) + thickness / 2
    return FontMetrics(
      ascent: Double(ascent) / unitsPerEm, descent: Double(descent) / unitsPerEm,
      letterAscent: Double(letters.ascent) / unitsPerEm, letterDescent: Double(letters.descent) / unitsPerEm,
      lineGap: Double(max(0, lineGap)) / unitsPerEm, xHeight: xHeight,
      underlineOffset: underline < 0 ? -underline / unitsPerEm : 0.1,
      underlineThickness: thickness > 0 ? thickness / unitsPerEm : 0.05, strikeoutOffset: strikeout ?? xHeight / 2,
      superscriptOffset: superscript, subscriptOffset: `subscript`)
  }

  /// The maximum distance of a glyph from its origin in em units, according to the font, plus half an em.
  var reach: Double {
    let box = unsafe face.pointee.bbox
    return Double([box.xMin, box.xMax, box.yMin, box.yMax].map { abs($0) }.max() ?? 0) / unitsPerEm + 0.5
  }

  /// Returns the outline of a glyph in em units, with y down.
  mutating func outline(of glyph: UInt32) -> Path {
    if let path = known[glyph] { return path }
    let path = read(glyph)
    if elementCount + path.elements.count > OutlineReader.maximumElementCount {
      known.removeAll()
      elementCount = 0
    }
    known[glyph] = path
    elementCount += path.elements.count
    return path
  }

  /// Returns the image of a color glyph; nil for a glyph that is only an outline.
  mutating func image(of glyph: UInt32, foreground: Color) -> GlyphImage? {
    let key = ImageKey(glyph: glyph, foreground: foreground)
    if let picture = pictures[key] { return picture }
    let picture =
      readLayers(of: glyph, foreground: foreground) ?? readDrawing(of: glyph, foreground: foreground)
      ?? readBitmap(of: glyph)
    if pictures.count >= OutlineReader.maximumImageCount { pictures.removeAll() }
    pictures[key] = .some(picture)
    return picture
  }

  private func read(_ glyph: UInt32) -> Path {
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard unsafe FT_Load_Glyph(face, glyph, flags) == 0, let slot = unsafe face.pointee.glyph,
      unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return Path() }
    // TrueType's contours run in the opposite direction from PostScript's. All are converted to the same direction, so
    // that glyphs of several fonts can be filled together.
    if unsafe FT_Outline_Get_Orientation(&slot.pointee.outline) == FT_ORIENTATION_TRUETYPE {
      unsafe FT_Outline_Reverse(&slot.pointee.outline)
    }
    var pen = OutlinePen(unitsPerEm: unitsPerEm)
    var steps = unsafe FT_Outline_Funcs(
      move_to: { to, pen in unsafe OutlinePen.at(pen) { unsafe $0.move(to) } },
      line_to: { to, pen in unsafe OutlinePen.at(pen) { unsafe $0.line(to) } },
      conic_to: { control, to, pen in unsafe OutlinePen.at(pen) { unsafe $0.quadratic(control, to) } },
      cubic_to: { control1, control2, to, pen in
        unsafe OutlinePen.at(pen) { unsafe $0.cubic(control1, control2, to) }
      },
      shift: 0, delta: 0)
    // Sound: the pen outlives the call, the only one that uses its address.
    let error = unsafe withUnsafeMutablePointer(to: &pen) {
      unsafe FT_Outline_Decompose(&slot.pointee.outline, &steps, $0)
    }
    return error == 0 ? pen.finished : Path()
  }
}
