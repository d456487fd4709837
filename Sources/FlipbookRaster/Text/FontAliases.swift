import FlipbookPicture

/// Families of other systems and the pinned ones that stand in for them.
enum FontAliases {
  /// The stand-in for a family, or nil when there is none.
  /// - Parameter key: ``FontCollection/key(_:)`` of the family's name.
  static func family(for key: String) -> String? { table[key] }

  /// The design of the phone's system whose font a family is; nil for other families.
  /// - Parameter key: ``FontCollection/key(_:)`` of the family's name.
  static func design(for key: String) -> FontDescriptor.Design? {
    if key.hasPrefix("newyork") { return .serif }
    let isSystem =
      key.hasPrefix("sf") || key.hasPrefix(".sf")
      || ["sanfrancisco", "system", "systemfont", ".applesystemuifont"].contains(key)
    guard isSystem else { return nil }
    return key.contains("mono") ? .monospaced : key.contains("rounded") ? .rounded : .default
  }

  /// The weight that a family has in its name, on the OpenType scale; nil for none.
  static func weight(for key: String) -> Int? { key.hasSuffix("bold") ? 700 : nil }

  private static let table: [String: String] = {
    var table: [String: String] = [:]
    for (family, names) in families {
      for name in names { table[FontCollection.key(name)] = family }
    }
    return table
  }()

  private static let families: [(String, [String])] = [
    (
      "Inter",
      [
        "SF Pro", "SF Pro Text", "SF Pro Display", "SF UI Text", "SF UI Display", "San Francisco", "System",
        ".SF UI Text", ".SF UI Display", ".SFUI", ".AppleSystemUIFont", "System Font", "SF Compact",
        "SF Compact Text", "SF Compact Display", "Verdana", "Gill Sans", "Optima", "Futura", "Avenir",
        "Avenir Next", "Trebuchet MS", "Sans Serif",
      ]
    ),
    ("Inter Display", ["Avenir Next Condensed", "Din Alternate", "Din Condensed", "Impact"]),
    (
      "Liberation Sans",
      ["Helvetica", "Helvetica Neue", "Arial", "Arial MT", "Nimbus Sans", "Arimo"]
    ),
    (
      "Noto Serif",
      [
        "New York", "Georgia", "Palatino", "Baskerville", "Charter", "Cochin", "Didot", "Hoefler Text",
        "Iowan Old Style", "Bodoni 72", "American Typewriter", "Cambria", "Garamond", "Serif", "Rockwell",
        "Book Antiqua", "Constantia",
      ]
    ),
    (
      "Liberation Serif",
      ["Times", "Times New Roman", "Times New Roman PS", "Times New Roman PS MT", "Nimbus Roman", "Tinos"]
    ),
    (
      "JetBrains Mono",
      ["SF Mono", "Monaco", "Fira Code", "Fira Mono", "Source Code Pro", "Cascadia Code", "Monospace"]
    ),
    ("DejaVu Sans Mono", ["Menlo", "Consolas", "Andale Mono", "Lucida Console", "Bitstream Vera Sans Mono"]),
    ("Liberation Mono", ["Courier", "Courier New", "Courier New PS", "Courier New PS MT", "Cousine"]),
    (
      "Quicksand",
      [
        "SF Pro Rounded", "SF Compact Rounded", "Arial Rounded MT Bold", "Arial Rounded", "Nunito",
        "Varela Round", "Comfortaa", "Chalkboard", "Chalkboard SE", "Marker Felt", "Noteworthy", "Comic Sans",
        "Comic Sans MS", "Bradley Hand", "Chalkduster", "Snell Roundhand", "Zapfino", "Papyrus",
      ]
    ),
    ("Noto Color Emoji", ["Apple Color Emoji", "Segoe UI Emoji"]),
    ("Noto Sans Arabic", ["Geeza Pro", "Damascus"]),
    ("Noto Sans Devanagari", ["Kohinoor Devanagari", "Devanagari Sangam MN"]),
    ("Noto Sans CJK JP", ["Hiragino Sans", "Hiragino Kaku Gothic Pro N", "Noto Sans JP"]),
    ("Noto Serif CJK JP", ["Hiragino Mincho Pro N", "Hiragino Mincho ProN", "Noto Serif JP"]),
    ("Noto Sans CJK SC", ["Ping Fang SC", "Heiti SC", "ST Heiti", "Noto Sans SC", "Microsoft YaHei"]),
    ("Noto Sans CJK TC", ["Ping Fang TC", "Ping Fang HK", "Heiti TC", "Noto Sans TC"]),
    ("Noto Sans CJK KR", ["Apple SD Gothic Neo", "Apple Gothic", "Noto Sans KR"]),
  ]
}
