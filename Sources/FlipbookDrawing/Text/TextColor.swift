import FlipbookDiagnostics
import FlipbookMotion

/// Finds the one colour that part of a text is drawn in.
enum TextColor {
  static func color<S: ShapeStyle>(of style: S) -> Color? {
    switch style._shading(in: EnvironmentValues()).storage {
    case .color(let color): return color
    case .foreground: return nil
    case .unitGradient(let gradient, _):
      DiagnosticCollector.current.warn(
        "text.foreground-style",
        "A part of a text is drawn in one colour: the gradient's first. For a gradient over the whole text, set the shading of the resolved text."
      )
      return gradient.gradient.stops.first?.color
    default:
      DiagnosticCollector.current.warn(
        "text.foreground-style",
        "A part of a text is drawn in one colour; this style is none and is left out.")
      return nil
    }
  }
}
