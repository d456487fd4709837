import FlipbookDrawing

/// The colors that iOS puts behind lists, their rows and presented pages.
///
/// In the dark scheme a presented page is elevated: each of its colors is one step lighter than the window's.
enum SystemGrounds {
  /// Behind plain content.
  static func plain(_ scheme: ColorScheme, isElevated: Bool) -> Color {
    switch (scheme, isElevated) {
    case (.light, _): .white
    case (.dark, false): .black
    case (.dark, true): darkGrey
    }
  }

  /// Behind the plates of a grouped list.
  static func grouped(_ scheme: ColorScheme, isElevated: Bool) -> Color {
    scheme == .light
      ? Color(.sRGB, red: 242 / 255, green: 242 / 255, blue: 247 / 255) : plain(.dark, isElevated: isElevated)
  }

  /// Of the plates of a grouped list.
  static func plate(_ scheme: ColorScheme, isElevated: Bool) -> Color {
    switch (scheme, isElevated) {
    case (.light, _): .white
    case (.dark, false): darkGrey
    case (.dark, true): Color(.sRGB, red: 44 / 255, green: 44 / 255, blue: 46 / 255)
    }
  }

  private static let darkGrey = Color(.sRGB, red: 28 / 255, green: 28 / 255, blue: 30 / 255)
}
