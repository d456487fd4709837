import Foundation

extension View {
  /// Has no effect: nobody taps a film's widget.
  public func widgetURL(_ url: URL?) -> some View { self }
  /// Has no effect: no preview shows a widget in accents.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// Has no effect: no place of a preview has labels beside a widget.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
  /// Has no effect: no place of a preview has labels beside a widget.
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Shows the view as a widget in its place, and makes the picture as large as that.
  public func previewContext(_ value: WidgetPreviewContext) -> some View {
    WidgetStage(family: value.family, hasMargins: true) { self }.previewLayout(.sizeThatFits)
  }
}
