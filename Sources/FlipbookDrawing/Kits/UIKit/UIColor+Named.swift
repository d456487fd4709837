/// UIKit's named colours, with their components on light and on dark.
extension UIColor {
  private convenience init(
    light: (Float, Float, Float, Float), dark: (Float, Float, Float, Float)
  ) {
    self.init(Color(storage: .dynamic(light: Self.rgba(light), dark: Self.rgba(dark))))
  }

  /// A ground, which is lighter in dark sheets.
  private convenience init(
    light: (Float, Float, Float, Float), dark: (Float, Float, Float, Float),
    elevated: (Float, Float, Float, Float)
  ) {
    self.init(
      Color(
        storage: .ground(light: Self.rgba(light), dark: Self.rgba(dark), elevated: Self.rgba(elevated))))
  }

  private static func rgba(_ parts: (Float, Float, Float, Float)) -> RGBA {
    RGBA(red: parts.0 / 255, green: parts.1 / 255, blue: parts.2 / 255, opacity: parts.3)
  }

  // MARK: The palette

  /// The system's red.
  public static var systemRed: UIColor { UIColor(Color.red) }
  /// The system's orange.
  public static var systemOrange: UIColor { UIColor(Color.orange) }
  /// The system's yellow.
  public static var systemYellow: UIColor { UIColor(Color.yellow) }
  /// The system's green.
  public static var systemGreen: UIColor { UIColor(Color.green) }
  /// The system's mint.
  public static var systemMint: UIColor { UIColor(Color.mint) }
  /// The system's teal.
  public static var systemTeal: UIColor { UIColor(Color.teal) }
  /// The system's cyan.
  public static var systemCyan: UIColor { UIColor(Color.cyan) }
  /// The system's blue.
  public static var systemBlue: UIColor { UIColor(Color.blue) }
  /// The system's indigo.
  public static var systemIndigo: UIColor { UIColor(Color.indigo) }
  /// The system's purple.
  public static var systemPurple: UIColor { UIColor(Color.purple) }
  /// The system's pink.
  public static var systemPink: UIColor { UIColor(Color.pink) }
  /// The system's brown.
  public static var systemBrown: UIColor { UIColor(Color.brown) }
  /// The system's grey.
  public static var systemGray: UIColor { UIColor(Color.gray) }
  /// A grey a little nearer to the background than ``systemGray``.
  public static var systemGray2: UIColor { UIColor(light: (174, 174, 178, 1), dark: (99, 99, 102, 1)) }
  /// A grey nearer to the background than ``systemGray2``.
  public static var systemGray3: UIColor { UIColor(light: (199, 199, 204, 1), dark: (72, 72, 74, 1)) }
  /// A grey nearer to the background than ``systemGray3``.
  public static var systemGray4: UIColor { UIColor(light: (209, 209, 214, 1), dark: (58, 58, 60, 1)) }
  /// A grey nearer to the background than ``systemGray4``.
  public static var systemGray5: UIColor { UIColor(light: (229, 229, 234, 1), dark: (44, 44, 46, 1)) }
  /// The grey that is nearest to the background.
  public static var systemGray6: UIColor { UIColor(light: (242, 242, 247, 1), dark: (28, 28, 30, 1)) }

  // MARK: Colours of text

  /// Text: black on light, white on dark.
  public static var label: UIColor { UIColor(light: (0, 0, 0, 1), dark: (255, 255, 255, 1)) }
  /// Text of less weight: 60 % opaque.
  public static var secondaryLabel: UIColor { UIColor(light: (60, 60, 67, 0.6), dark: (235, 235, 245, 0.6)) }
  /// Text of even less weight: 30 % opaque.
  public static var tertiaryLabel: UIColor { UIColor(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3)) }
  /// Text of the least weight: 18 % opaque on light, 16 % on dark.
  public static var quaternaryLabel: UIColor {
    UIColor(light: (60, 60, 67, 0.18), dark: (235, 235, 245, 0.16))
  }
  /// The text of an empty field.
  public static var placeholderText: UIColor { UIColor(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3)) }
  /// The text of a link.
  public static var link: UIColor { UIColor(light: (0, 122, 255, 1), dark: (9, 132, 255, 1)) }
  /// White, 60 % opaque, on light and on dark.
  public static var lightText: UIColor { UIColor(light: (255, 255, 255, 0.6), dark: (255, 255, 255, 0.6)) }
  /// Black, on light and on dark.
  public static var darkText: UIColor { UIColor(light: (0, 0, 0, 1), dark: (0, 0, 0, 1)) }

  // MARK: Backgrounds

  /// White on light, black on dark.
  public static var systemBackground: UIColor {
    UIColor(light: (255, 255, 255, 1), dark: (0, 0, 0, 1), elevated: (28, 28, 30, 1))
  }
  /// The ground of groups on ``systemBackground``.
  public static var secondarySystemBackground: UIColor {
    UIColor(light: (242, 242, 247, 1), dark: (28, 28, 30, 1), elevated: (44, 44, 46, 1))
  }
  /// The ground of groups inside groups on ``systemBackground``.
  public static var tertiarySystemBackground: UIColor {
    UIColor(light: (255, 255, 255, 1), dark: (44, 44, 46, 1), elevated: (58, 58, 60, 1))
  }
  /// The ground of grouped lists: a light grey on light, black on dark.
  public static var systemGroupedBackground: UIColor {
    UIColor(light: (242, 242, 247, 1), dark: (0, 0, 0, 1), elevated: (28, 28, 30, 1))
  }
  /// The ground of groups on ``systemGroupedBackground``.
  public static var secondarySystemGroupedBackground: UIColor {
    UIColor(light: (255, 255, 255, 1), dark: (28, 28, 30, 1), elevated: (44, 44, 46, 1))
  }
  /// The ground of groups inside groups on ``systemGroupedBackground``.
  public static var tertiarySystemGroupedBackground: UIColor {
    UIColor(light: (242, 242, 247, 1), dark: (44, 44, 46, 1), elevated: (58, 58, 60, 1))
  }
  /// The same as ``systemGroupedBackground``.
  public static var groupTableViewBackground: UIColor {
    UIColor(light: (242, 242, 247, 1), dark: (0, 0, 0, 1), elevated: (28, 28, 30, 1))
  }
  /// A thin fill over a ground: 20 % opaque on light, 36 % on dark.
  public static var systemFill: UIColor { UIColor(light: (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36)) }
  /// A fill over a ground: 16 % opaque on light, 32 % on dark.
  public static var secondarySystemFill: UIColor {
    UIColor(light: (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32))
  }
  /// A fill over a ground: 12 % opaque on light, 24 % on dark.
  public static var tertiarySystemFill: UIColor {
    UIColor(light: (118, 118, 128, 0.12), dark: (118, 118, 128, 0.24))
  }
  /// A fill over a ground: 8 % opaque on light, 18 % on dark.
  public static var quaternarySystemFill: UIColor {
    UIColor(light: (118, 118, 128, 0.08), dark: (118, 118, 128, 0.18))
  }
  /// The line between rows, which the ground shows through.
  public static var separator: UIColor { UIColor(light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6)) }
  /// The line between rows, opaque.
  public static var opaqueSeparator: UIColor { UIColor(light: (198, 198, 200, 1), dark: (56, 56, 58, 1)) }
  /// The accent colour in force.
  public static var tintColor: UIColor { UIColor(Color.accentColor) }

  // MARK: Fixed colours

  /// Black, on light and on dark.
  public static var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
  /// A third of white.
  public static var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  /// Two thirds of white.
  public static var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  /// White, on light and on dark.
  public static var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  /// Half of white.
  public static var gray: UIColor { UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1) }
  /// (1, 0, 0).
  public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// (0, 1, 0).
  public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// (0, 0, 1).
  public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// (0, 1, 1).
  public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// (1, 1, 0).
  public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// (1, 0, 1).
  public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// (1, 0.5, 0).
  public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// (0.5, 0, 0.5).
  public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// (0.6, 0.4, 0.2).
  public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Black with alpha 0.
  public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
