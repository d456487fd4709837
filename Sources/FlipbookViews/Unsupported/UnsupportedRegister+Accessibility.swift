import FlipbookDiagnostics

extension UnsupportedRegister {
  /// Assistive technologies and speech.
  static let accessibility: [[UnsupportedName]] = [
    .none(
      "A film has no assistive technology.", "View.accessibilityActions", "View.accessibilityAction",
      "View.accessibilityActivationPoint", "View.accessibilityCustomContent",
      "View.accessibilityDefaultFocus", "View.accessibilityDirectTouch", "View.accessibilityLabeledPair",
      "View.accessibilityLinkedGroup", "View.accessibilityRotor", "View.accessibilityRotorEntry",
      "View.accessibilityScrollAction", "View.accessibilityTextContentType", "View.accessibilityZoomAction",
      "View.accessibilityShowsLargeContentViewer", "View.accessibilityDragPoint",
      "View.accessibilityDropPoint", "Text.accessibilityTextContentType", "Text.accessibilityHeading",
      "Text.accessibilityLabel", "View.accessibility", "View.accessibilityHidden", "View.accessibilityHint",
      "View.accessibilityValue", "View.accessibilityAddTraits", "View.accessibilityRemoveTraits",
      "View.accessibilityElement", "View.accessibilityFocused", "View.accessibilityAdjustableAction",
      "View.accessibilitySortPriority", "View.accessibilityHeading", "View.accessibilityInputLabels",
      "View.accessibilityRespondsToUserInteraction", "View.accessibilityRepresentation",
      "View.accessibilityChildren", "AccessibilityRotorEntry.init", "TabContent.accessibilityLabel",
      "TabContent.accessibilityHint", "TabContent.accessibilityValue", "TabContent.accessibilityIdentifier"),
    .none(
      "Nothing is spoken.", "View.speechAdjustedPitch", "View.speechAlwaysIncludesPunctuation",
      "View.speechAnnouncementsQueued", "Text.speechAdjustedPitch", "Text.speechAlwaysIncludesPunctuation",
      "Text.speechAnnouncementsQueued", "Text.speechSpellsOutCharacters", "View.speechSpellsOutCharacters"),
    .none("A film is not shown with inverted colors.", "View.accessibilityIgnoresInvertColors"),
  ]
}
