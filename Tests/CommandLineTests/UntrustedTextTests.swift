import Foundation
import TestSupport
import Testing

/// Messages about files whose names and values have any length and any characters.
@Suite struct UntrustedTextTests {
  private let folder: TemporaryFolder
  private let command: Command

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
  }

  private func run(_ arguments: String...) throws -> Command.Outcome { try command.run(arguments) }

  @Test("An archive is refused in one short line", arguments: ["validate", "render", "import", "export"])
  func archives(name: String) throws {
    for (archive, message) in [
      (Self.longName, "longname.lottie: the archive has no animation “AAAA"),
      (Self.controls, "controls.lottie: the archive has no animation “\\u{1B}[31m\\u{202E}\\n”"),
      (Self.wrongChecksum, "checksum.lottie: `animations/a.json` in the archive is damaged: its checksum is wrong"),
    ] {
      let file = String(message.prefix { $0 != ":" })
      try folder.write(Array(try #require(Data(base64Encoded: archive))), to: file)
      let outcome = try run(name, file, "-o", "x.\(name == "import" ? "yaml" : name == "export" ? "json" : "gif")")
      let validated = name == "validate" ? try run(name, file) : outcome
      #expect(validated.status == (name == "validate" ? 1 : 65))
      #expect(validated.error.contains(message), "\(validated.error.prefix(900))")
      #expect(validated.error.utf8.count < 2000 && validated.error.split(separator: "\n").count == 1)
    }
  }

  @Test("A number that is too small is told the least one")
  func leastNumber() throws {
    let scene = """
      canvas: {size: [20, 20]}
      layers: [{layer: a, frame: [0, 0, 9, 9]}]
      start: [{basic: a.opacity, to: 0, duration: 1e-06}]
      """
    try folder.write(Array(scene.utf8), to: "a.yaml")
    let outcome = try run("validate", "a.yaml")
    #expect(outcome.error.contains("1e-06 is out of range"))
    #expect(outcome.error.contains("expected a time in seconds from 0.0001 to 86400"), "\(outcome.error)")
  }

  @Test("An error in a scene is printed once, not for each variant")
  func variants() throws {
    let broken = TwoSquares.text.replacing("frame:", with: "fram:")
    try folder.write(Array(TwoSquares.text.utf8), to: "menu.yaml")
    #expect(try run("golden", "record", "menu.yaml", "-q").status == 0)
    #expect(try run("golden", "record", "menu.yaml", "--variant", "all", "-q").status == 0)
    try folder.write(Array(broken.utf8), to: "menu.yaml")
    for arguments in [["golden", "verify", "menu.yaml"], ["golden", "verify", "."]] {
      let outcome = try command.run(arguments)
      #expect(outcome.status == 65)
      #expect(outcome.error.ranges(of: "layer has no ‘fram’").count == broken.ranges(of: "fram:").count)
    }
  }

  /// An archive whose manifest names an animation of a million letters.
  private static let longName = """
    UEsDBBQAAAAIAAAAIQDo3w6i+gMAAFxCDwANAAAAbWFuaWZlc3QuanNvbu3FsQ2AIBAAwFXMj2HnHMSChOYLsNCOsLvu4V1zM+rIXp+8xh37Vm\
    Zk+44DAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD4rVjnegFQSwECFAMUAAAACA\
    AAACEA6N8OovoDAABcQg8ADQAAAAAAAAAAAAAAgAEAAAAAbWFuaWZlc3QuanNvblBLBQYAAAAAAQABADsAAAAlBAAAAAA=
    """

  /// An archive whose manifest names an animation with control characters.
  private static let controls = """
    UEsDBBQAAAAIAAAAIQA4DtsaLgAAAC4AAAANAAAAbWFuaWZlc3QuanNvbqtWSszLzE0syczPK1ayUoiuVspMAdJKMaUGBoZJ0caGuTGlRgZGqT\
    F5SrWxtQBQSwECFAMUAAAACAAAACEAOA7bGi4AAAAuAAAADQAAAAAAAAAAAAAAgAEAAAAAbWFuaWZlc3QuanNvblBLBQYAAAAAAQABADsAAABZ\
    AAAAAAA=
    """

  /// An archive whose list of files has a wrong checksum.
  private static let wrongChecksum = """
    UEsDBBQAAAAIAAAAIQBeMB28KgAAAC0AAAANAAAAbWFuaWZlc3QuanNvbqtWKkstKs7Mz1OyUlAyVNJRUErMy8xNLAGKFAOFoquVMlNAUolKtb\
    G1AFBLAwQUAAAACAAAACEACawnEAsCAACYCAAAEQAAAGFuaW1hdGlvbnMvYS5qc29uzVVdb5swFP0rlp8bZBsMYW/r1laT9jBp014qVHkECgoJ\
    yGYfVcR/n69xTCmQTFMr5SHk2tyPc8+52Af8C79DmHuUegRfIZxLvQ6JtspGW2DUYIRUW7+1sYat4mjsdxD+od41iEL4ZrOxUUKprFV6cX/AJW\
    ziVHs9mCJ91NdCNBn6LJ4yiSgyOdgYQgXvbI4hc7kHC/C0T3ZrMaEBJbP804DAbClpU2wh/QHX5ilsui28JKbWHzBpB1kmLoMDAYdm4nAfaAt+\
    JDm6MmgL/iFC/EsEfR6hphEG6PHhokIXZQrVNmKq4IzMqrVbP4BW0iU6xUhEelJE+h8iBvMJL1oqcH4zoRTQYFkzDOFHCWyUrWXyOXs4q/B8zY\
    B4/Ar5zGN86GuBgVEzfucUuamqslEZ+iLaopdkt4f99x+vb9D3LG1riXrVVsj6glMBEHNRqcyMTw80N0DTmeIejUMSRXEc8UBPA/F86keMx/F6\
    zRisw5jQmMd8HXHdEnVIA0B6cij4cSaom2nX3G1ZVUtN3UnRFGWq2wKvxZ5aI8wMoSvmRRrqSvcSvaB/YZyGWTozQ2OdTsx7eJadyJTaLqcwBK\
    sp4jG/PZ3fpNirvJY73CWTAeqPDSDKhyFwH5mTxH1Gc1rUP5sXEiRnjq+0HWmuz7HkVS4VNr1UyEWfVBd5qYDMQm6tFrBsZN0YLF33F1BLAQIU\
    AxQAAAAIAAAAIQBeMB28KgAAAC0AAAANAAAAAAAAAAAAAACAAQAAAABtYW5pZmVzdC5qc29uUEsBAhQDFAAAAAgAAAAhAAEAAAALAgAAmAgAAB\
    EAAAAAAAAAAAAAAIABVQAAAGFuaW1hdGlvbnMvYS5qc29uUEsFBgAAAAACAAIAegAAAI8CAAAAAA==
    """
}
