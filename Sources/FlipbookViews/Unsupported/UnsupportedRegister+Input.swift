import FlipbookDiagnostics

extension UnsupportedRegister {
  /// Keyboards, pointers, pencils, drags and what is felt.
  static let input: [[UnsupportedName]] = [
    .none(
      "A film has no keyboard; scripts type.", "View.keyboardType", "View.textContentType",
      "View.autocapitalization", "View.textInputAutocapitalization", "View.disableAutocorrection",
      "View.autocorrectionDisabled", "View.submitLabel", "View.scrollDismissesKeyboard",
      "View.keyboardShortcut", "View.onKeyPress", "View.onModifierKeysChanged",
      "View.onCommand", "View.onDeleteCommand", "View.onPlayPauseCommand", "View.onCopyCommand",
      "View.onExitCommand", "View.onMoveCommand", "View.handGestureShortcut", "View.writingToolsBehavior",
      "View.textInputFormattingControlVisibility", "View.searchDictationBehavior"),
    .none(
      "The focus moves by taps and by the scene alone.", "View.focusable", "View.focusEffectDisabled",
      "View.focusSection", "View.focusScope", "View.prefersDefaultFocus", "View.submitScope",
      "ResetFocusAction.callAsFunction"),
    .none(
      "A film has no pointer.", "View.hoverEffect", "View.hoverEffectDisabled", "View.defaultHoverEffect",
      "View.help", "View.springLoadingBehavior"),
    .none(
      "A film has no pencil, crown or headset.", "View.onPencilDoubleTap", "View.digitalCrownAccessory",
      "View.upperLimbVisibility", "View.preferredSurroundingsEffect", "View.scrollInputBehavior"),
    .none("Nothing is felt.", "View.sensoryFeedback"),
    .none(
      "Nothing is dropped between the rows of a list, and nothing is handed to other apps.",
      "ForEach.onInsert", "ForEach.dropDestination", "View.exportsItemProviders", "View.itemProvider",
      "NSItemProvider.suggestedName", "ProxyRepresentation.init", "DataRepresentation.init",
      "CodableRepresentation.init"),
    .none(
      "Nothing is copied or pasted.", "View.copyable", "View.cuttable", "View.pasteDestination",
      "View.textSelection", "PasteButton.init"),
    .none(
      "Taps choose every row.", "View.selectionDisabled"),
    .visible("Glass does not react to touches.", "Glass.interactive"),
  ]
}
