import FlipbookDrawing

/// The colours of code.
public struct CodeTheme: Hashable, Sendable {
  /// Of what has no colour of its own.
  public var text: Color
  /// Of words of the language.
  public var keyword: Color
  /// Of names of types.
  public var type: Color
  /// Of names of functions.
  public var function: Color
  /// Of strings.
  public var string: Color
  /// Of numbers.
  public var number: Color
  /// Of comments.
  public var comment: Color
  /// Of attributes, directives and variables of a shell.
  public var attribute: Color
  /// Of names of properties in data.
  public var property: Color
  /// Behind the code.
  public var background: Color
  /// Behind highlighted lines.
  public var highlight: Color

  private static func hex(_ value: UInt32, _ opacity: Double = 1) -> Color {
    Color(
      .sRGB, red: Double(value >> 16 & 255) / 255, green: Double(value >> 8 & 255) / 255,
      blue: Double(value & 255) / 255, opacity: opacity)
  }

  /// Dark letters on a light ground.
  public static var light: CodeTheme {
    CodeTheme(
      text: hex(0x1f2328), keyword: hex(0xa626a4), type: hex(0x0b6e99), function: hex(0x3355cc),
      string: hex(0xb3341f), number: hex(0x1c5fd0), comment: hex(0x6b7480), attribute: hex(0x8a5a00),
      property: hex(0x0b6e99), background: hex(0xf6f7f9), highlight: hex(0xffd54a, 0.35))
  }

  /// Light letters on a dark ground.
  public static var dark: CodeTheme {
    CodeTheme(
      text: hex(0xe4e7eb), keyword: hex(0xff7ab2), type: hex(0x6bdfff), function: hex(0x8fb8ff),
      string: hex(0xff9a76), number: hex(0xd9c97c), comment: hex(0x8a95a3), attribute: hex(0xffb454),
      property: hex(0x6bdfff), background: hex(0x1e222a), highlight: hex(0xffd54a, 0.16))
  }

  func color(of kind: CodeWord.Kind) -> Color {
    switch kind {
    case .plain: text
    case .keyword: keyword
    case .type: type
    case .function: function
    case .string: string
    case .number: number
    case .comment: comment
    case .attribute: attribute
    case .property: property
    }
  }
}
