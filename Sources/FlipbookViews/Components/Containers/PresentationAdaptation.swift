import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The form that a presentation takes where there is less room.
public struct PresentationAdaptation: Hashable, Sendable {
  let name: String
  /// The usual form.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// The form asked for.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A cover of the whole screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")

  /// Whether a popover stays one in little room.
  var keepsPopover: Bool { self == .popover || self == .none }
}

extension ModifiedContent: CompactAdapting {
  var compactAdaptation: PresentationAdaptation? {
    (modifier as? CompactAdaptationModifier)?.adaptation
      ?? (content as? any CompactAdapting)?.compactAdaptation
  }
}

extension View {
  /// Sets the form that a popover around takes in little room.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    modifier(CompactAdaptationModifier(adaptation: adaptation))
  }
  /// Sets the form that a popover around takes in little room across; the one in little room down is ignored.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { presentationCompactAdaptation(horizontalAdaptation) }
  /// Sets the first effect of a drag; has no effect in a film.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
  /// Sets the size where there is room; has no effect in a film.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }

  /// Shows a view at the trailing side where there is room; in a film it comes up as a sheet.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V)
    -> some View
  {
    sheet(isPresented: isPresented, content: content)
  }
  /// Sets the width of an inspector; has no effect in a film.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  /// Sets the widths that an inspector may have; has no effect in a film.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    self
  }
}
