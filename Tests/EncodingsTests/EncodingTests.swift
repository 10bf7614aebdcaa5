import Encodings
import Testing

@Suite("Bytes as text")
struct EncodingTests {
  // RFC 4648, section 10.
  @Test(
    "Base64 is that of the RFC",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
      ("foobar", "Zm9vYmFy"),
    ])
  func base64(bytes: String, text: String) {
    #expect(Base64.text(of: Array(bytes.utf8)) == text)
    #expect(Base64.bytes(of: text.utf8) == Array(bytes.utf8))
  }

  @Test("Base64 is read with white space, without its end, and in both alphabets")
  func looseBase64() {
    #expect(Base64.bytes(of: " Zm\r\n9v\tYg".utf8) == Array("foob".utf8))
    #expect(Base64.bytes(of: "-_8=".utf8) == [0xFB, 0xFF])
    #expect(Base64.bytes(of: "+/8=".utf8) == [0xFB, 0xFF])
    #expect(Base64.bytes(of: "Zm*v".utf8) == nil)
  }

  @Test("Every byte comes back")
  func roundTrips() {
    let bytes = (0...255).map { UInt8($0) }
    for count in [0, 1, 2, 3, 64, 255, 256] {
      #expect(Base64.bytes(of: Base64.text(of: Array(bytes[..<count])).utf8) == Array(bytes[..<count]))
    }
    let text = "a/b c%ü\n🙂"
    let encoded = PercentCoding.encoded(text) { $0 != UInt8(ascii: "%") && $0 < 0x80 && $0 != UInt8(ascii: "\n") }
    #expect(encoded == "a/b c%25%C3%BC%0A%F0%9F%99%82")
    #expect(PercentCoding.decoded(encoded.utf8) == Array(text.utf8))
  }

  @Test("A percent sign without digits stands for itself")
  func loosePercentCoding() {
    #expect(PercentCoding.decoded("100%, 5%x1 %4".utf8) == Array("100%, 5%x1 %4".utf8))
    #expect(PercentCoding.decoded("%3csvg/%3E".utf8) == Array("<svg/>".utf8))
  }

  // FIPS 180-4; the examples of NIST's Cryptographic Standards and Guidelines, SHA-256.
  @Test(
    "SHA-256 is the standard's",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func sha256(text: String, digest: String) { #expect(SHA256.hexadecimal(of: Array(text.utf8)) == digest) }

  @Test("Names of a file are shortened and stay on one line in messages")
  func messages() {
    #expect("`a` is not\n a\tname\u{1B}[31m".message == "`a` is not\\n a\\tname\\u{1B}[31m")
    let long = "no ‘" + String(repeating: "A", count: 1_000_000) + "’ here"
    #expect(long.message.hasPrefix("no ‘AAAA") && long.message.hasSuffix("AAA’ here"))
    #expect(long.message.unicodeScalars.count < 450)
    let many = String(repeating: "many words ", count: 100_000)
    #expect(many.message.unicodeScalars.count <= 4000)
    let path = "/" + String(repeating: "folder/", count: 50) + "file.yaml"
    #expect(path.message == path)
  }
}
