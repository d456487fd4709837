import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// Sets the colour that shapes, text and symbols are drawn in; nil for the usual one.
  public func foregroundColor(_ color: Color?) -> some View {
    // The scene's own choice wins over the tint of controls inside, also where a control around has set its tint.
    environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
      .transformEnvironment(\.foregroundIsDefault) { if color != nil { $0 = false } }
  }

  /// Sets the tint of controls and links in the view; nil for the usual one.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets the font of text and symbols; nil for the usual one.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the most lines of a text; nil for any number.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Sets the space between the lines of a text, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  /// Sets how the lines of a text are aligned to each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets the part of a line that is left out where it is too long.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// Sets how small text may get to fit, as a factor of its size, 0…1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

  /// Sets the colour scheme of the view.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}
