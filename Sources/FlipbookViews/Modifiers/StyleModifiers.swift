import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// The colour that shapes, text and symbols are drawn in; nil for the usual one.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
  }

  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}
