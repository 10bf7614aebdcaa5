import CFontconfig

/// The fonts that fontconfig lists, read once.
///
/// The face for a family is chosen here, from the faces' own descriptions. Fontconfig's substitutions are ignored,
/// since every system and user can change them.
@safe struct FontCatalog: ~Copyable {
  /// The faces with outlines and without colors.
  let files: [FontFile]
  // Sound: this value is the only owner from init to deinit.
  private let config: OpaquePointer?

  /// Reads fontconfig's configuration and lists its fonts.
  init() {
    unsafe config = FcInitLoadConfigAndFonts()
    var files: [FontFile] = []
    if let set = unsafe FcConfigGetFonts(config, FcSetSystem) {
      // Sound: the set contains the number of patterns that it states, and lives as long as the configuration.
      for index in 0..<Int(unsafe set.pointee.nfont) {
        if let pattern = unsafe set.pointee.fonts[index], let file = unsafe FontFile(pattern) { files.append(file) }
      }
    }
    self.files = files
  }

  deinit {
    if let config = unsafe config { unsafe FcConfigDestroy(config) }
  }

  /// Returns all faces in fallback order for characters missing from the requested face: fontconfig's order of
  /// similarity to the default family, always for English, independent of the environment's language.
  func substitutes(for style: FontStyle) -> [FallbackFont] {
    guard let config = unsafe config, let pattern = unsafe FcPatternCreate() else { return [] }
    defer { unsafe FcPatternDestroy(pattern) }
    unsafe FcPatternAddString(pattern, FC_FAMILY, LoadedFonts.defaultFamily)
    unsafe FcPatternAddString(pattern, FC_LANG, "en")
    unsafe FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(style.weight))
    unsafe FcPatternAddInteger(pattern, FC_SLANT, style.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    unsafe FcConfigSubstitute(config, pattern, FcMatchPattern)
    unsafe FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let set = unsafe FcFontSort(config, pattern, FcBool(0), nil, &result) else { return [] }
    defer { unsafe FcFontSetDestroy(set) }
    // Sound: as above; a fallback keeps its character set alive.
    return (0..<Int(unsafe set.pointee.nfont)).compactMap { index in
      guard let pattern = unsafe set.pointee.fonts[index] else { return nil }
      return unsafe FallbackFont(pattern)
    }
  }
}

extension FontFile {
  /// Creates the description of a fontconfig pattern's face; nil for a bitmap font, a color font, and the named
  /// instances of a variable font.
  @unsafe init?(_ pattern: OpaquePointer) {
    func string(_ object: String, _ index: Int32 = 0) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard unsafe FcPatternGetString(pattern, object, index, &value) == FcResultMatch, let value = unsafe value else {
        return nil
      }
      return unsafe String(cString: value)
    }
    func strings(_ object: String) -> [String] {
      var found: [String] = []
      while let next = string(object, Int32(found.count)) { found.append(next.lowercased()) }
      return found
    }
    func integer(_ object: String) -> Int {
      var value: Int32 = 0
      return unsafe FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch ? Int(value) : 0
    }
    func isTrue(_ object: String) -> Bool {
      var value: FcBool = 0
      return unsafe FcPatternGetBool(pattern, object, 0, &value) == FcResultMatch && value != 0
    }
    /// Returns the value of a property that is a number or a range of numbers.
    func range(_ object: String) -> ClosedRange<Double>? {
      var number = 0.0
      if unsafe FcPatternGetDouble(pattern, object, 0, &number) == FcResultMatch { return number...number }
      var pair: OpaquePointer?
      var (low, high) = (0.0, 0.0)
      guard unsafe FcPatternGetRange(pattern, object, 0, &pair) == FcResultMatch,
        unsafe FcRangeGetDouble(pair, &low, &high) != 0, low <= high
      else { return nil }
      return low...high
    }
    guard let path = string(FC_FILE), isTrue(FC_OUTLINE) || isTrue(FC_COLOR) else { return nil }
    let index = integer(FC_INDEX)
    isVariable = isTrue(FC_VARIABLE)
    guard isVariable || index >> 16 == 0 else { return nil }
    self.path = path
    origin = .system
    isColored = isTrue(FC_COLOR)
    self.index = index & 0xffff
    families = strings(FC_FAMILY)
    names = strings(FC_FULLNAME) + strings(FC_POSTSCRIPT_NAME)
    let weights = range(FC_WEIGHT) ?? Double(FC_WEIGHT_REGULAR)...Double(FC_WEIGHT_REGULAR)
    let lightest = FcWeightToOpenTypeDouble(weights.lowerBound)
    self.weights = lightest...max(lightest, FcWeightToOpenTypeDouble(weights.upperBound))
    isItalic = integer(FC_SLANT) > 0
    let widths = range(FC_WIDTH) ?? 100...100
    width = widths.contains(100) ? 100 : widths.lowerBound
  }
}
