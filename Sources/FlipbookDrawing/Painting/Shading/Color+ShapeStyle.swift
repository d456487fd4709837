import FlipbookMotion

extension Color: ShapeStyle {
  /// Returns the colour as a shading.
  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading { .color(self) }
}

extension Color.Resolved: ShapeStyle {
  /// Returns the colour as a shading.
  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading { .color(Color(self)) }
}

extension ShapeStyle where Self == Color {
  /// The colour of what matters most, where a choice such as `isOn ? .primary : .red` needs one.
  @_disfavoredOverload
  public static var primary: Color { .init(storage: .primary) }
  /// The colour of what matters less, where such a choice needs one.
  @_disfavoredOverload
  public static var secondary: Color { .init(storage: .secondary) }
  /// The system's red.
  public static var red: Color { .init(storage: .system(.red)) }
  /// The system's orange.
  public static var orange: Color { .init(storage: .system(.orange)) }
  /// The system's yellow.
  public static var yellow: Color { .init(storage: .system(.yellow)) }
  /// The system's green.
  public static var green: Color { .init(storage: .system(.green)) }
  /// The system's mint.
  public static var mint: Color { .init(storage: .system(.mint)) }
  /// The system's teal.
  public static var teal: Color { .init(storage: .system(.teal)) }
  /// The system's cyan.
  public static var cyan: Color { .init(storage: .system(.cyan)) }
  /// The system's blue.
  public static var blue: Color { .init(storage: .system(.blue)) }
  /// The system's indigo.
  public static var indigo: Color { .init(storage: .system(.indigo)) }
  /// The system's purple.
  public static var purple: Color { .init(storage: .system(.purple)) }
  /// The system's pink.
  public static var pink: Color { .init(storage: .system(.pink)) }
  /// The system's brown.
  public static var brown: Color { .init(storage: .system(.brown)) }
  /// The system's grey.
  public static var gray: Color { .init(storage: .system(.gray)) }
  /// White.
  public static var white: Color { .init(RGBA.white) }
  /// Black.
  public static var black: Color { .init(RGBA.black) }
  /// Black with opacity 0.
  public static var clear: Color { .init(RGBA.clear) }
}
