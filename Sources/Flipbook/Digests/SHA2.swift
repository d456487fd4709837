/// The states of SHA-2's functions, by words of 32 or of 64 bits.
struct SHA2<Word: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
  /// The constants of the rounds, and the turns of the bits.
  struct Table: Sendable {
    let rounds: [Word]
    let sums: [[Int]]
    /// The third number of each is a shift.
    let schedule: [[Int]]
  }

  private var state: [Word]
  private var blocks: HashBlocks
  private let table: Table

  init(_ state: [Word], _ table: Table) {
    (self.state, self.table) = (state, table)
    blocks = HashBlocks(size: Word.bitWidth * 2, lengthSize: Word.bitWidth / 4, isBigEndian: true)
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    for block in blocks.append(bytes) { take(block) }
  }

  var digest: [UInt8] {
    var last = self
    for block in blocks.last { last.take(block) }
    return last.state.flatMap(\.bigEndianBytes)
  }

  private mutating func take(_ block: ArraySlice<UInt8>) {
    var words: [Word] = block.words(isBigEndian: true)
    func mixed(_ word: Word, _ turns: [Int]) -> Word {
      word.turned(turns[0]) ^ word.turned(turns[1]) ^ (word >> Word(turns[2]))
    }
    func sum(_ word: Word, _ turns: [Int]) -> Word {
      word.turned(turns[0]) ^ word.turned(turns[1]) ^ word.turned(turns[2])
    }
    for index in 16..<table.rounds.count {
      words.append(
        words[index - 16] &+ mixed(words[index - 15], table.schedule[0]) &+ words[index - 7]
          &+ mixed(words[index - 2], table.schedule[1]))
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for (word, constant) in zip(words, table.rounds) {
      let choice = (e & f) ^ (~e & g)
      let first = h &+ sum(e, table.sums[1]) &+ choice &+ constant &+ word
      let second = sum(a, table.sums[0]) &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }
}

extension SHA2.Table where Word == UInt32 {
  /// Of SHA-256.
  static let narrow = Self(
    rounds: [
      0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4,
      0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE,
      0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F,
      0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA, 0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7,
      0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC,
      0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B,
      0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070, 0x19A4_C116,
      0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
      0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7,
      0xC671_78F2,
    ], sums: [[2, 13, 22], [6, 11, 25]], schedule: [[7, 18, 3], [17, 19, 10]])
}

extension SHA2.Table where Word == UInt64 {
  /// Of SHA-384 and SHA-512.
  static let wide = Self(
    rounds: [
      0x428A_2F98_D728_AE22, 0x7137_4491_23EF_65CD, 0xB5C0_FBCF_EC4D_3B2F, 0xE9B5_DBA5_8189_DBBC,
      0x3956_C25B_F348_B538, 0x59F1_11F1_B605_D019, 0x923F_82A4_AF19_4F9B, 0xAB1C_5ED5_DA6D_8118,
      0xD807_AA98_A303_0242, 0x1283_5B01_4570_6FBE, 0x2431_85BE_4EE4_B28C, 0x550C_7DC3_D5FF_B4E2,
      0x72BE_5D74_F27B_896F, 0x80DE_B1FE_3B16_96B1, 0x9BDC_06A7_25C7_1235, 0xC19B_F174_CF69_2694,
      0xE49B_69C1_9EF1_4AD2, 0xEFBE_4786_384F_25E3, 0x0FC1_9DC6_8B8C_D5B5, 0x240C_A1CC_77AC_9C65,
      0x2DE9_2C6F_592B_0275, 0x4A74_84AA_6EA6_E483, 0x5CB0_A9DC_BD41_FBD4, 0x76F9_88DA_8311_53B5,
      0x983E_5152_EE66_DFAB, 0xA831_C66D_2DB4_3210, 0xB003_27C8_98FB_213F, 0xBF59_7FC7_BEEF_0EE4,
      0xC6E0_0BF3_3DA8_8FC2, 0xD5A7_9147_930A_A725, 0x06CA_6351_E003_826F, 0x1429_2967_0A0E_6E70,
      0x27B7_0A85_46D2_2FFC, 0x2E1B_2138_5C26_C926, 0x4D2C_6DFC_5AC4_2AED, 0x5338_0D13_9D95_B3DF,
      0x650A_7354_8BAF_63DE, 0x766A_0ABB_3C77_B2A8, 0x81C2_C92E_47ED_AEE6, 0x9272_2C85_1482_353B,
      0xA2BF_E8A1_4CF1_0364, 0xA81A_664B_BC42_3001, 0xC24B_8B70_D0F8_9791, 0xC76C_51A3_0654_BE30,
      0xD192_E819_D6EF_5218, 0xD699_0624_5565_A910, 0xF40E_3585_5771_202A, 0x106A_A070_32BB_D1B8,
      0x19A4_C116_B8D2_D0C8, 0x1E37_6C08_5141_AB53, 0x2748_774C_DF8E_EB99, 0x34B0_BCB5_E19B_48A8,
      0x391C_0CB3_C5C9_5A63, 0x4ED8_AA4A_E341_8ACB, 0x5B9C_CA4F_7763_E373, 0x682E_6FF3_D6B2_B8A3,
      0x748F_82EE_5DEF_B2FC, 0x78A5_636F_4317_2F60, 0x84C8_7814_A1F0_AB72, 0x8CC7_0208_1A64_39EC,
      0x90BE_FFFA_2363_1E28, 0xA450_6CEB_DE82_BDE9, 0xBEF9_A3F7_B2C6_7915, 0xC671_78F2_E372_532B,
      0xCA27_3ECE_EA26_619C, 0xD186_B8C7_21C0_C207, 0xEADA_7DD6_CDE0_EB1E, 0xF57D_4F7F_EE6E_D178,
      0x06F0_67AA_7217_6FBA, 0x0A63_7DC5_A2C8_98A6, 0x113F_9804_BEF9_0DAE, 0x1B71_0B35_131C_471B,
      0x28DB_77F5_2304_7D84, 0x32CA_AB7B_40C7_2493, 0x3C9E_BE0A_15C9_BEBC, 0x431D_67C4_9C10_0D4C,
      0x4CC5_D4BE_CB3E_42B6, 0x597F_299C_FC65_7E2A, 0x5FCB_6FAB_3AD6_FAEC, 0x6C44_198C_4A47_5817,
    ], sums: [[28, 34, 39], [14, 18, 41]], schedule: [[1, 8, 7], [19, 61, 6]])
}
