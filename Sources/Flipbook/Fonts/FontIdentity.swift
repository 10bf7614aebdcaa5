package import LayerTree
package import Typography

/// The identity of one version of a font: letters painted from two versions differ.
package enum FontIdentity {
  /// The identity suffix of a system font; the font may differ or be missing on other machines.
  private static let systemMark = ", of the system"

  /// Returns whether an identity belongs to a system font.
  package static func isOfSystem(_ identity: String) -> Bool { identity.hasSuffix(systemMark) }

  /// The fonts that the texts of a stage are set in: the names of their files, their versions and checksums.
  ///
  /// - Parameters:
  ///   - stage: The stage in its current state.
  ///   - fonts: The library of fonts.
  /// - Returns: The fonts in the order of their names.
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

  /// Returns the font's own identity: table `head` of an OpenType font holds its version and a checksum of the file.
  ///
  /// Source: OpenType specification 1.9, "head — Font header table": fontRevision and checkSumAdjustment.
  private static func checksum(of bytes: [UInt8]) -> String {
    func number(at offset: Int, bytes count: Int = 4) -> Int {
      guard offset >= 0, offset + count <= bytes.count else { return 0 }
      return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }
    // For a collection, the first font.
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
