import FlipbookDiagnostics

extension UnsupportedRegister {
  /// Windows, bars of the system, other apps, previews and what an app keeps.
  static let system: [[UnsupportedName]] = [
    .none(
      "A film has no status bar and no home indicator.", "View.statusBar", "View.statusBarHidden",
      "View.persistentSystemOverlays", "View.defersSystemGestures"),
    .none(
      "A film has one window, of the film's size.", "View.windowDismissBehavior", "View.windowResizeBehavior",
      "View.windowMinimizeBehavior", "View.windowFullScreenBehavior", "View.handlesExternalEvents",
      "OpenWindowAction.callAsFunction", "DismissWindowAction.callAsFunction",
      "View.materialActiveAppearance"),
    .none(
      "No other app and no system is there to ask.", "View.onOpenURL", "View.onContinueUserActivity",
      "View.userActivity", "View.fileImporter", "View.fileMover", "View.fileExporter",
      "OpenSettingsAction.callAsFunction", "RequestReviewAction.callAsFunction",
      "View.interactionActivityTrackingTag", "View.invalidatableContent", "View.privacySensitive"),
    .none(
      "A film has no menu bar, so values of the focus have no reader.", "View.focusedValue",
      "View.focusedSceneValue", "View.focusedObject", "View.focusedSceneObject", "FocusedValue.init",
      "FocusedBinding.init"),
    .none("Nothing is shared.", "SharePreview.init"),
    .none(
      "Titles are not edited.", "View.renameAction", "RenameAction.callAsFunction", "View.navigationDocument"),
    .none(
      "A film shows every entry of a timeline.", "TimelineView.Context.invalidateTimelineContent"),
    .none("A drag leads as far as the target says.", "ScrollTargetBehaviorProperties.limitsScrolls"),
    .none("Text is not searched.", "View.findDisabled", "View.replaceDisabled"),
    .none("`flipbook list` shows the name.", "View.previewDisplayName"),
    .none("A preview shows what the film shows.", "View.previewContext"),
    .none(
      "Colors end at white, as on a screen without more.", "View.allowedDynamicRange",
      "Image.allowedDynamicRange"),
    .none(
      "Dialogs look as on a phone.", "View.dialogIcon", "View.dialogSeverity", "View.dialogSuppressionToggle"),
    .none(
      "A film shows every tip.", "Tips.configure", "Tips.resetDatastore",
      "Tips.showAllTipsForTesting", "Tips.Rule.init", "Tips.Event.donate", "Tips.MaxDisplayCount.init",
      "Tips.MaxDisplayDuration.init", "Tips.IgnoresDisplayFrequency.init"),
    .visible("The title has no menu.", "ToolbarTitleMenu.init"),
    .visible("The find bar is not shown.", "View.findNavigator"),
    .visible("The document is not shown.", "View.quickLookPreview"),
    .visible("@AppStorage starts with its first values.", "View.defaultAppStorage"),
    .partly("@AppStorage starts with its first values.", "AppStorage.init(store:)"),
  ]
}
