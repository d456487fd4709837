/// The colour chunks of a PNG, of which the strongest counts: cICP, iCCP, sRGB, then gAMA with cHRM (PNG, third edition,
/// section 4.3).
struct PNGColorChunks {
  private var code: PNGColorSpace?
  private var hasProfile = false
  private var isStandard = false
  private var gamma: Double?
  private var primaries: [Double]?

  /// Takes a chunk; those that say nothing of colour are ignored.
  mutating func add(_ type: String, _ content: UnsafeRawBufferPointer) {
    switch type {
    case "cICP" where content.count == 4: code = Self.space(code: [UInt8](content))
    case "iCCP": hasProfile = true
    case "sRGB": isStandard = true
    case "gAMA" where content.count == 4:
      let value = Int(bigEndian: content, at: 0)
      if value > 0 { gamma = 100_000 / Double(value) }
    case "cHRM" where content.count == 32:
      primaries = (0..<8).map { Double(Int(bigEndian: content, at: $0 * 4)) / 100_000 }
    default: break
    }
  }

  var space: PNGColorSpace {
    if let code { return code }
    if hasProfile { return .profile }
    if isStandard { return .sRGB }
    // Programs write 0.45455 for pictures in sRGB, whose curve is near that power.
    let isNearStandard = gamma.map { abs($0 - 2.2) < 0.01 } ?? true
    let usual = Self.standardPrimaries
    let isUsual = primaries.map { zip($0, usual).allSatisfy { abs($0 - $1) < 0.002 } } ?? true
    if isNearStandard, isUsual { return .sRGB }
    // A gamma tag alone is a curve; chromaticities alone come with sRGB's.
    return .primaries(primaries ?? usual, gamma: isNearStandard ? 0 : gamma ?? 0)
  }

  /// Of ITU-R BT.709, which sRGB shares.
  static let standardPrimaries = [0.3127, 0.3290, 0.64, 0.33, 0.30, 0.60, 0.15, 0.06]
  /// Of Display P3 (SMPTE EG 432-1 with the white D65).
  private static let displayP3 = [0.3127, 0.3290, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06]

  /// The space of code points of ITU-T H.273: primaries, transfer curve, matrix, full range.
  private static func space(code: [UInt8]) -> PNGColorSpace {
    switch (code[0], code[1], code[2], code[3]) {
    case (1, 13, 0, 1): .sRGB
    case (12, 13, 0, 1): .primaries(displayP3, gamma: 0)
    default:
      .unsupported("cICP \(code.map { String($0) }.joined(separator: "-"))")
    }
  }
}
