import FlipbookMotion

extension Color: ShapeStyle {
  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading { .color(self) }
}

extension Color.Resolved: ShapeStyle {
  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading { .color(Color(self)) }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .init(storage: .system(.red)) }
  public static var orange: Color { .init(storage: .system(.orange)) }
  public static var yellow: Color { .init(storage: .system(.yellow)) }
  public static var green: Color { .init(storage: .system(.green)) }
  public static var mint: Color { .init(storage: .system(.mint)) }
  public static var teal: Color { .init(storage: .system(.teal)) }
  public static var cyan: Color { .init(storage: .system(.cyan)) }
  public static var blue: Color { .init(storage: .system(.blue)) }
  public static var indigo: Color { .init(storage: .system(.indigo)) }
  public static var purple: Color { .init(storage: .system(.purple)) }
  public static var pink: Color { .init(storage: .system(.pink)) }
  public static var brown: Color { .init(storage: .system(.brown)) }
  public static var gray: Color { .init(storage: .system(.gray)) }
  public static var white: Color { .init(RGBA.white) }
  public static var black: Color { .init(RGBA.black) }
  public static var clear: Color { .init(RGBA.clear) }
}
