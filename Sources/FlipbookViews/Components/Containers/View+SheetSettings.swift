import FlipbookDrawing
import Foundation

extension View {
  private func sheetSetting(_ change: @escaping (inout SheetSettings) -> Void) -> some View {
    transformPreference(SheetSettingsKey.self, change)
  }

  /// Sets the heights that the sheet around can have; it begins with the least.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    sheetSetting { $0.detents = detents }
  }

  /// Sets the heights that the sheet around can have, and the one it has.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    sheetSetting {
      $0.detents = detents
      $0.selection = { selection.wrappedValue }
      $0.select = { selection.wrappedValue = $0 }
    }
  }

  /// Sets whether the sheet around has a mark to drag it by.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    sheetSetting { if visibility != .automatic { $0.showsIndicator = visibility == .visible } }
  }

  /// Sets the radius of the upper corners of the sheet around, in points; 10 unless set.
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View {
    sheetSetting { $0.cornerRadius = radius }
  }

  /// Sets the ground of the sheet or the cover around.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    sheetSetting { $0.background = AnyShapeStyle(style) }
  }

  /// Draws a view behind the content; the sheet's own ground stays behind it.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment) { content().ignoresSafeArea() }
  }

  /// Sets whether the views behind the sheet around respond to touches, and aren't dimmed.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
  {
    sheetSetting { $0.interaction = interaction }
  }

  /// Keeps the sheet around up when it is dragged or the views behind are touched.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    sheetSetting { $0.staysUp = isDisabled }
  }
}
