/// The SHA-256 digest of FIPS 180-4, used to identify files.
package enum SHA256 {
  /// Returns the digest of bytes, in hexadecimal.
  package static func hexadecimal(of bytes: [UInt8]) -> String {
    var padded = bytes + [0x80]
    padded += repeatElement(0, count: (120 - padded.count % 64) % 64)
    padded += stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: (bytes.count * 8) >> $0) }
    var (state, words) = (initial, [UInt32](repeating: 0, count: 64))
    for start in stride(from: 0, to: padded.count, by: 64) { add(padded, from: start, to: &state, &words) }
    return (0..<8).map { index in
      let digits = String(state[index], radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Adds the block of 64 bytes beginning at `start`; `words` is working memory for the message schedule.
  private static func add(_ bytes: [UInt8], from start: Int, to state: inout SIMD8<UInt32>, _ words: inout [UInt32]) {
    for index in 0..<16 {
      let place = start + 4 * index
      words[index] =
        UInt32(bytes[place]) << 24 | UInt32(bytes[place + 1]) << 16 | UInt32(bytes[place + 2]) << 8
        | UInt32(bytes[place + 3])
    }
    for index in 16..<64 {
      let (a, b) = (words[index - 15], words[index - 2])
      let first = rotate(a, 7) ^ rotate(a, 18) ^ a >> 3
      let second = rotate(b, 17) ^ rotate(b, 19) ^ b >> 10
      words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
    }
    var s = state
    for index in 0..<64 {
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      let first =
        s[7] &+ (rotate(s[4], 6) ^ rotate(s[4], 11) ^ rotate(s[4], 25)) &+ choice &+ constants[index] &+ words[index]
      let second = (rotate(s[0], 2) ^ rotate(s[0], 13) ^ rotate(s[0], 22)) &+ majority
      s = SIMD8(first &+ second, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6])
    }
    state &+= s
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  private static let initial: SIMD8<UInt32> = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]

  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
    0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
    0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
    0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
    0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
    0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
    0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
  ]
}
