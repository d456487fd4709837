extension Color {
  public static let red = Color(storage: .system(.red))
  public static let orange = Color(storage: .system(.orange))
  public static let yellow = Color(storage: .system(.yellow))
  public static let green = Color(storage: .system(.green))
  public static let mint = Color(storage: .system(.mint))
  public static let teal = Color(storage: .system(.teal))
  public static let cyan = Color(storage: .system(.cyan))
  public static let blue = Color(storage: .system(.blue))
  public static let indigo = Color(storage: .system(.indigo))
  public static let purple = Color(storage: .system(.purple))
  public static let pink = Color(storage: .system(.pink))
  public static let brown = Color(storage: .system(.brown))
  public static let gray = Color(storage: .system(.gray))
  public static let white = Color(RGBA.white)
  public static let black = Color(RGBA.black)
  public static let clear = Color(RGBA.clear)
  /// Black on light, white on dark.
  public static let primary = Color(storage: .primary)
  /// A weaker ``primary``.
  public static let secondary = Color(storage: .secondary)
  /// The tint in force; blue unless a scene sets another.
  public static var accentColor: Color { Color(storage: .accent) }
}
