import FlipbookDiagnostics

extension UnsupportedRegister {
  /// Sheets, popovers and menus.
  static let presentations: [[UnsupportedName]] = [
    .none(
      "A sheet is as large as its detents, as on a phone.", "View.presentationSizing",
      "AutomaticPresentationSizing.fitted", "AutomaticPresentationSizing.sticky",
      "View.inspectorColumnWidth"),
    .none("A drag in a sheet scrolls its content.", "View.presentationContentInteraction"),
    .partly("A menu has no arrow.", "View.menuIndicator"),
  ]
}
