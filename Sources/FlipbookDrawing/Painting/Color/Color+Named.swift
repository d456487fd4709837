extension Color {
  /// The system's red, with one shade on light and one on dark.
  public static let red = Color(storage: .system(.red))
  /// The system's orange, with one shade on light and one on dark.
  public static let orange = Color(storage: .system(.orange))
  /// The system's yellow, with one shade on light and one on dark.
  public static let yellow = Color(storage: .system(.yellow))
  /// The system's green, with one shade on light and one on dark.
  public static let green = Color(storage: .system(.green))
  /// The system's mint, with one shade on light and one on dark.
  public static let mint = Color(storage: .system(.mint))
  /// The system's teal, with one shade on light and one on dark.
  public static let teal = Color(storage: .system(.teal))
  /// The system's cyan, with one shade on light and one on dark.
  public static let cyan = Color(storage: .system(.cyan))
  /// The system's blue, with one shade on light and one on dark.
  public static let blue = Color(storage: .system(.blue))
  /// The system's indigo, with one shade on light and one on dark.
  public static let indigo = Color(storage: .system(.indigo))
  /// The system's purple, with one shade on light and one on dark.
  public static let purple = Color(storage: .system(.purple))
  /// The system's pink, with one shade on light and one on dark.
  public static let pink = Color(storage: .system(.pink))
  /// The system's brown, with one shade on light and one on dark.
  public static let brown = Color(storage: .system(.brown))
  /// The system's grey, with one shade on light and one on dark.
  public static let gray = Color(storage: .system(.gray))
  /// 1 for red, green and blue.
  public static let white = Color(RGBA.white)
  /// 0 for red, green and blue.
  public static let black = Color(RGBA.black)
  /// Black with opacity 0.
  public static let clear = Color(RGBA.clear)
  /// Black on light, white on dark.
  public static let primary = Color(storage: .primary)
  /// A weaker ``primary``.
  public static let secondary = Color(storage: .secondary)
  /// The tint in force; blue unless a scene sets another.
  public static var accentColor: Color { Color(storage: .accent) }
}
