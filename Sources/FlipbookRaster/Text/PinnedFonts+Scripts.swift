extension PinnedFonts {
  /// The scripts of Noto Sans, in the order in which text falls back to them: living scripts by number of
  /// readers, then the historic ones by name.
  static let sansScripts: [String] = [
    "Arabic", "Hebrew", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil", "Telugu",
    "Kannada", "Malayalam", "Sinhala", "Thai", "Lao", "Myanmar", "Khmer", "Georgian", "Armenian", "Ethiopic",
    "Thaana", "Syriac", "Mongolian", "Canadian Aboriginal", "Cherokee", "Tifinagh", "NKo", "Vai", "Adlam",
    "Javanese", "Balinese", "Sundanese", "Buginese", "Batak", "Rejang", "Lisu", "Yi", "Miao", "Tai Le",
    "Tai Tham", "Tai Viet", "New Tai Lue", "Ol Chiki", "Meetei Mayek", "Chakma", "Cham", "Limbu", "Lepcha",
    "Newa", "Osage", "Pahawh Hmong", "Saurashtra", "Syloti Nagri", "Tagalog", "Tagbanwa", "Hanunoo", "Buhid",
    "Warang Citi", "Wancho", "Hanifi Rohingya", "Bamum", "Bassa Vah", "Mende Kikakui", "Mro", "Deseret",
    "Shavian", "Duployan", "SignWriting", "Anatolian Hieroglyphs", "Avestan", "Bhaiksuki", "Brahmi", "Carian",
    "Caucasian Albanian", "Coptic", "Cuneiform", "Cypriot", "Egyptian Hieroglyphs", "Elbasan", "Elymaic",
    "Glagolitic", "Gothic", "Grantha", "Gunjala Gondi", "Hatran", "Imperial Aramaic", "Indic Siyaq Numbers",
    "Inscriptional Pahlavi", "Inscriptional Parthian", "Kaithi", "Kayah Li", "Kharoshthi", "Khojki",
    "Khudawadi", "Linear A", "Linear B", "Lycian", "Lydian", "Mahajani", "Mandaic", "Manichaean", "Marchen",
    "Masaram Gondi", "Mayan Numerals", "Medefaidrin", "Meroitic", "Modi", "Multani", "Nabataean", "Nushu",
    "Ogham", "Old Hungarian", "Old Italic", "Old North Arabian", "Old Permic", "Old Persian", "Old Sogdian",
    "Old South Arabian", "Old Turkic", "Osmanya", "Palmyrene", "Pau Cin Hau", "PhagsPa", "Phoenician",
    "Psalter Pahlavi", "Runic", "Samaritan", "Sharada", "Siddham", "Sogdian", "Sora Sompeng", "Soyombo",
    "Takri", "Tirhuta", "Ugaritic", "Zanabazar Square", "Tamil Supplement", "Math", "Symbols", "Symbols2",
  ]

  /// The scripts of Noto Serif: for serif text, and where there is no sans.
  static let serifScripts: [String] = [
    "Hebrew", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Tamil", "Telugu", "Kannada", "Malayalam",
    "Sinhala", "Thai", "Lao", "Myanmar", "Khmer", "Georgian", "Armenian", "Ethiopic", "Tibetan", "Balinese",
    "Ahom", "Dogra", "Tangut", "Yezidi", "Nyiakeng Puachue Hmong",
  ]

  /// Families outside Noto Sans and Noto Serif, by file name.
  static let otherScripts: [String] = ["NotoNaskhArabic", "NotoKufiArabic", "NotoNastaliqUrdu", "NotoMusic"]

  /// The families that text falls back to after the one asked for, best first.
  ///
  /// Noto Sans is before DejaVu Sans, which covers many scripts less well, and both are before the fonts for
  /// Han, whose letters and symbols are as wide as ideographs.
  ///
  /// - Parameter language: Which of the Han fonts is first: `ja`, `ko`, `zh-tw`, or anything else for
  ///   simplified Chinese.
  static func fallbackFamilies(serif: Bool, language: String) -> [String] {
    var families = serif ? ["Noto Serif"] + serifFirst + ["Noto Sans"] : ["Noto Sans"]
    families += sansScripts.filter { !symbolScripts.contains($0) }.map { "Noto Sans \($0)" }
    if !serif { families += serifOnly }
    families += ["DejaVu Sans"] + symbolScripts.map { "Noto Sans \($0)" } + ["Noto Music"]
    let regions: [String] =
      switch language {
      case "ja": ["JP", "SC", "TC", "KR", "HK"]
      case "ko": ["KR", "JP", "SC", "TC", "HK"]
      case "zh-tw": ["TC", "HK", "SC", "JP", "KR"]
      default: ["SC", "TC", "JP", "KR", "HK"]
      }
    let style = serif ? "Noto Serif CJK" : "Noto Sans CJK"
    families += regions.map { "\(style) \($0)" }
    families.append("Noto Color Emoji")
    return families
  }

  private static let symbolScripts = ["Math", "Symbols", "Symbols2"]
  private static let serifFirst = ["Noto Naskh Arabic"] + serifScripts.map { "Noto Serif \(familyName($0))" }
  private static let serifOnly = ["Tibetan", "Ahom", "Dogra", "Tangut", "Yezidi", "Nyiakeng Puachue Hmong"]
    .map { "Noto Serif \(familyName($0))" }

  /// The one family whose name is not that of its file.
  private static func familyName(_ script: String) -> String {
    script == "Nyiakeng Puachue Hmong" ? "Hmong Nyiakeng" : script
  }
}
