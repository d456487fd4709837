import FlipbookDiagnostics

extension UnsupportedRegister {
  /// The names of text, images and Core Graphics that do less than on a device.
  package static let quartz = UnsupportedRegister([
    .none("The shadow of a text is reported where it is drawn.", "NSShadow.shadowBlurRadius"),
    .none(
      "Text and curves are always smooth, and as exact as the pixels.", "CGContext.setFlatness",
      "CGContext.setShouldSmoothFonts", "CGContext.setAllowsFontSmoothing",
      "CGContext.setShouldSubpixelPositionFonts", "CGContext.setAllowsFontSubpixelPositioning",
      "CGContext.setShouldSubpixelQuantizeFonts", "CGContext.setAllowsFontSubpixelQuantization",
      "CGContext.setRenderingIntent"),
    .none(
      "Pictures need no preparation.", "UIImage.preparingForDisplay", "UIImage.byPreparingForDisplay"),
    .partly("Constraints hold the edges of the image.", "UIImage.withAlignmentRectInsets"),
    .partly(
      "Font, colours, outlines, letter spacing, rise and paragraph are kept of UIKit's attributes.",
      "AttributeContainer.init(_:)"),
    .partly(
      "Texts of tables and dates in styles follow it; numbers and other formats are the scene's.",
      "EnvironmentValues.locale"),
  ])
}

/// Warns that a scene uses a name whose effect a device shows.
///
/// - Parameters:
///   - name: As in the register.
///   - isVisible: Whether the value that is used makes a difference.
///   - file: The file of the scene's call; nil for a property, whose use can't say.
///   - line: The line of the call.
func unsupported(_ name: String, when isVisible: Bool, _ file: String? = nil, _ line: Int? = nil) {
  if isVisible { UnsupportedRegister.quartz.report(name, file: file, line: line) }
}
