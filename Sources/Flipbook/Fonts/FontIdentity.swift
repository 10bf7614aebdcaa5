package import LayerTree
package import Typography

/// The identity of a font's exact version, because the glyphs of two versions may differ.
package enum FontIdentity {
  /// The identity suffix of a system font; the font may differ or be missing on other machines.
  private static let systemMark = ", of the system"

  /// Returns whether an identity belongs to a system font.
  package static func isOfSystem(_ identity: String) -> Bool { identity.hasSuffix(systemMark) }

  /// Returns the fonts used by the texts of a stage, each with its file name, version, and checksum.
  ///
  /// - Parameters:
  ///   - stage: The stage in its current state.
  ///   - fonts: The library of fonts.
  /// - Returns: The fonts, sorted by name.
  /// - Throws: ``RenderError`` when no font is found.
  package static func all(on stage: Stage, fonts: FontLibrary) throws(RenderError) -> [String] {
    var faces: Set<FontFace> = []
    var waiting = [stage.root]
    while let layer = waiting.popLast() {
      waiting += layer.sublayers
      if let mask = layer.mask { waiting.append(mask) }
      guard case .text(let text) = layer.content else { continue }
      try rethrowing(as: { RenderError(.font($0)) }) { () throws(FontError) in
        for line in try fonts.layout(of: text).lines {
          faces.formUnion(line.runs.map(\.face) + line.colorGlyphs.map(\.face))
        }
      }
    }
    var identities: Set<String> = []
    for face in faces {
      let name = face.path.split(separator: "/").last.map(String.init) ?? face.path
      identities.insert("\(name) \(checksum(of: face.bytes))\(face.isOfSystem ? systemMark : "")")
    }
    return identities.sorted()
  }

  /// Returns the version and the file checksum from the `head` table of an OpenType font.
  ///
  /// Source: OpenType specification 1.9, "head — Font header table": fontRevision and checkSumAdjustment.
  private static func checksum(of bytes: [UInt8]) -> String {
    func number(at offset: Int, bytes count: Int = 4) -> Int {
      guard offset >= 0, offset + count <= bytes.count else { return 0 }
      return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }
    // A collection begins with a list of offsets; use the first font.
    let start = bytes.starts(with: "ttcf".utf8) ? number(at: 12) : 0
    for index in 0..<number(at: start + 4, bytes: 2) {
      let record = start + 12 + 16 * index
      guard record + 16 <= bytes.count, bytes[record..<record + 4].elementsEqual("head".utf8) else { continue }
      let table = number(at: record + 8)
      let thousandths = (number(at: table + 4) * 1000 + 0x8000) >> 16
      return "\(Double(thousandths) / 1000) (\(String(number(at: table + 8), radix: 16)))"
    }
    return "of \(bytes.count) bytes"
  }
}
