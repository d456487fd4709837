/// UIKit's named colours, with their components on light and on dark.
extension UIColor {
  private convenience init(
    light: (Float, Float, Float, Float), dark: (Float, Float, Float, Float)
  ) {
    func rgba(_ parts: (Float, Float, Float, Float)) -> RGBA {
      RGBA(red: parts.0 / 255, green: parts.1 / 255, blue: parts.2 / 255, opacity: parts.3)
    }
    self.init(Color(storage: .dynamic(light: rgba(light), dark: rgba(dark))))
  }

  // MARK: The palette

  public static var systemRed: UIColor { UIColor(Color.red) }
  public static var systemOrange: UIColor { UIColor(Color.orange) }
  public static var systemYellow: UIColor { UIColor(Color.yellow) }
  public static var systemGreen: UIColor { UIColor(Color.green) }
  public static var systemMint: UIColor { UIColor(Color.mint) }
  public static var systemTeal: UIColor { UIColor(Color.teal) }
  public static var systemCyan: UIColor { UIColor(Color.cyan) }
  public static var systemBlue: UIColor { UIColor(Color.blue) }
  public static var systemIndigo: UIColor { UIColor(Color.indigo) }
  public static var systemPurple: UIColor { UIColor(Color.purple) }
  public static var systemPink: UIColor { UIColor(Color.pink) }
  public static var systemBrown: UIColor { UIColor(Color.brown) }
  public static var systemGray: UIColor { UIColor(Color.gray) }
  public static var systemGray2: UIColor { UIColor(light: (174, 174, 178, 1), dark: (99, 99, 102, 1)) }
  public static var systemGray3: UIColor { UIColor(light: (199, 199, 204, 1), dark: (72, 72, 74, 1)) }
  public static var systemGray4: UIColor { UIColor(light: (209, 209, 214, 1), dark: (58, 58, 60, 1)) }
  public static var systemGray5: UIColor { UIColor(light: (229, 229, 234, 1), dark: (44, 44, 46, 1)) }
  public static var systemGray6: UIColor { UIColor(light: (242, 242, 247, 1), dark: (28, 28, 30, 1)) }

  // MARK: What is written

  public static var label: UIColor { UIColor(light: (0, 0, 0, 1), dark: (255, 255, 255, 1)) }
  public static var secondaryLabel: UIColor { UIColor(light: (60, 60, 67, 0.6), dark: (235, 235, 245, 0.6)) }
  public static var tertiaryLabel: UIColor { UIColor(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3)) }
  public static var quaternaryLabel: UIColor {
    UIColor(light: (60, 60, 67, 0.18), dark: (235, 235, 245, 0.16))
  }
  public static var placeholderText: UIColor { UIColor(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3)) }
  public static var link: UIColor { UIColor(light: (0, 122, 255, 1), dark: (9, 132, 255, 1)) }
  public static var lightText: UIColor { UIColor(light: (255, 255, 255, 0.6), dark: (255, 255, 255, 0.6)) }
  public static var darkText: UIColor { UIColor(light: (0, 0, 0, 1), dark: (0, 0, 0, 1)) }

  // MARK: What it is written on

  public static var systemBackground: UIColor { UIColor(light: (255, 255, 255, 1), dark: (0, 0, 0, 1)) }
  public static var secondarySystemBackground: UIColor {
    UIColor(light: (242, 242, 247, 1), dark: (28, 28, 30, 1))
  }
  public static var tertiarySystemBackground: UIColor {
    UIColor(light: (255, 255, 255, 1), dark: (44, 44, 46, 1))
  }
  public static var systemGroupedBackground: UIColor {
    UIColor(light: (242, 242, 247, 1), dark: (0, 0, 0, 1))
  }
  public static var secondarySystemGroupedBackground: UIColor {
    UIColor(light: (255, 255, 255, 1), dark: (28, 28, 30, 1))
  }
  public static var tertiarySystemGroupedBackground: UIColor {
    UIColor(light: (242, 242, 247, 1), dark: (44, 44, 46, 1))
  }
  public static var groupTableViewBackground: UIColor {
    UIColor(light: (242, 242, 247, 1), dark: (0, 0, 0, 1))
  }
  public static var systemFill: UIColor { UIColor(light: (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36)) }
  public static var secondarySystemFill: UIColor {
    UIColor(light: (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32))
  }
  public static var tertiarySystemFill: UIColor {
    UIColor(light: (118, 118, 128, 0.12), dark: (118, 118, 128, 0.24))
  }
  public static var quaternarySystemFill: UIColor {
    UIColor(light: (118, 118, 128, 0.08), dark: (118, 118, 128, 0.18))
  }
  public static var separator: UIColor { UIColor(light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6)) }
  public static var opaqueSeparator: UIColor { UIColor(light: (198, 198, 200, 1), dark: (56, 56, 58, 1)) }
  /// The accent colour in force.
  public static var tintColor: UIColor { UIColor(Color.accentColor) }

  // MARK: Fixed colours

  public static var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
  public static var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  public static var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  public static var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  public static var gray: UIColor { UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1) }
  public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
