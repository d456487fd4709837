extension View {
  /// The view, in a control that is shown nowhere.
  public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }
  /// The view, in a control that is shown nowhere.
  public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }
}
