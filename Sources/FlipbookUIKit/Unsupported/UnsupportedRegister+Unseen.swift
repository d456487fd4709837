import FlipbookDiagnostics

extension UnsupportedRegister {
  /// Names without an effect that a film could show.
  static let unseen: [[UnsupportedName]] = [
    .none("A film is in front all the while.", "UIApplication.endBackgroundTask"),
    .none(
      "A film has no editor of tabs.", "UITab.preferredPlacement", "UITab.allowsHiding",
      "UITabGroup.allowsReordering"),
    .none("A film has no keyboard that comes by itself.", "UISearchTab.automaticallyActivatesSearch"),
    .none(
      "Columns lie side by side, and come and go by `preferredDisplayMode`.",
      "UISplitViewController.presentsWithGesture", "UISplitViewController.preferredSplitBehavior",
      "UISplitViewController.displayModeButtonVisibility", "UISplitViewController.showsSecondaryOnlyButton"),
    .none(
      "A film has no assistive technology.", "UIAccessibility.post", "AXCustomContent.importance",
      "UIAccessibilityCustomRotorSearchPredicate.searchDirection",
      "UIAccessibilityElement.accessibilityContainer",
      "UIAccessibilityElement.accessibilityFrameInContainerSpace"),
    .none(
      "Texts have the sizes of `.large`.", "UILabel.adjustsFontForContentSizeCategory",
      "UITextField.adjustsFontForContentSizeCategory", "UITextView.adjustsFontForContentSizeCategory",
      "UIListContentConfiguration.TextProperties.adjustsFontForContentSizeCategory"),
    .none(
      "A film has no keyboard; scripts type.", "UIKeyCommand.wantsPriorityOverSystemBehavior",
      "UIViewController.addKeyCommand", "UIViewController.removeKeyCommand", "UITextField.keyboardType",
      "UITextField.keyboardAppearance",
      "UITextField.returnKeyType", "UITextField.autocapitalizationType", "UITextField.autocorrectionType",
      "UITextField.spellCheckingType", "UITextField.smartQuotesType", "UITextField.textContentType",
      "UITextField.passwordRules",
      "UITextField.enablesReturnKeyAutomatically", "UITextField.clearsOnInsertion", "UITextView.keyboardType",
      "UITextView.keyboardAppearance", "UITextView.textContentType",
      "UISearchBar.keyboardType", "UISearchBar.returnKeyType", "UISearchBar.autocapitalizationType",
      "UISearchBar.autocorrectionType", "UISearchBar.enablesReturnKeyAutomatically",
      "UITextView.returnKeyType", "UITextView.autocorrectionType", "UITextView.autocapitalizationType",
      "UITextView.isSelectable", "UITextView.selectedRange", "UIScrollView.keyboardDismissMode"),
    .none(
      "The focus moves by taps and by the scene alone.", "UIFocusUpdateContext.previouslyFocusedItem",
      "UIFocusUpdateContext.nextFocusedItem", "UIFocusAnimationCoordinator.addCoordinatedAnimations",
      "UICollectionView.selectionFollowsFocus",
      "UICollectionView.remembersLastFocusedIndexPath", "UITableView.selectionFollowsFocus",
      "UITableView.remembersLastFocusedIndexPath", "UITableViewCell.focusStyle"),
    .none(
      "A film has no pointer.", "UIButton.isPointerInteractionEnabled", "UIButton.isSpringLoaded",
      "UIKeyboardLayoutGuide.followsUndockedKeyboard",
      "UIPointerInteraction.invalidate", "UIPointerStyle.init"),
    .none("A film has no menu of edit actions.", "UIMenuController.hideMenu", "UIMenuController.update"),
    .none("Classes are not archived.", "UIResponder.classForCoder"),
    .none("Constraints are not archived.", "NSLayoutConstraint.shouldBeArchived"),
    .none(
      "The content has the same look in all states.", "UIHostingConfiguration.updated"),
    .none(
      "Items of collections are not edited or dragged, and tables have the controls of their own.",
      "UICellConfigurationState.isSwiped",
      "UICellConfigurationState.isReordering",
      "UICollectionView.dragInteractionEnabled", "UICollectionView.reorderingCadence",
      "UITableView.dragInteractionEnabled", "UITableViewCell.showsReorderControl",
      "UITableViewCell.shouldIndentWhileEditing", "UITableViewCell.multipleSelectionBackgroundView"),
    .none(
      "Touches come one at a time, from the film's script.", "UIView.isMultipleTouchEnabled",
      "UIView.isExclusiveTouch", "UIGestureRecognizer.delaysTouchesBegan",
      "UIGestureRecognizer.delaysTouchesEnded", "UIGestureRecognizer.requiresExclusiveTouchType",
      "UIGestureRecognizer.allowedTouchTypes", "UIGestureRecognizer.allowedPressTypes",
      "UIPanGestureRecognizer.maximumNumberOfTouches", "UIScrollView.delaysContentTouches",
      "UIScrollView.canCancelContentTouches", "UIPageControl.allowsContinuousInteraction",
      "UIStepper.autorepeat", "UIViewPropertyAnimator.isManualHitTestingEnabled",
      "UIViewPropertyAnimator.isInterruptible"),
    .none(
      "A film has no status bar, no home screen and no other scenes.", "UIApplication.isIdleTimerDisabled",
      "UIApplicationShortcutIcon.init",
      "UIApplication.isNetworkActivityIndicatorVisible",
      "UISceneConfiguration.sceneClass", "UISceneConfiguration.delegateClass",
      "UIApplication.applicationIconBadgeNumber", "UIApplication.connectedScenes",
      "NSUserActivity.webpageURL", "NSUserActivity.isEligibleForHandoff",
      "NSUserActivity.isEligibleForSearch", "NSUserActivity.isEligibleForPrediction",
      "NSUserActivity.persistentIdentifier", "UIDevice.isBatteryMonitoringEnabled",
      "UIDevice.isProximityMonitoringEnabled",
      "UIApplication.isStatusBarHidden", "UIApplication.statusBarStyle", "UIScrollView.scrollsToTop",
      "UIViewController.modalPresentationCapturesStatusBarAppearance", "UIView.restorationIdentifier"),
    .none(
      "A date picker chooses no length of time, and its minutes go in steps of one.",
      "UIDatePicker.countDownDuration", "UIDatePicker.roundsToMinuteInterval"),
    .none(
      "Scroll indicators keep to the safe area.", "UIScrollView.verticalScrollIndicatorInsets",
      "UIScrollView.horizontalScrollIndicatorInsets",
      "UIScrollView.automaticallyAdjustsScrollIndicatorInsets", "UIScrollView.scrollIndicatorInsets"),
    .none("A zoom stops at its limits.", "UIScrollView.bouncesZoom"),
    .none("A film has no pointing device.", "UIPanGestureRecognizer.allowedScrollTypesMask"),
    .none(
      "Cells are made when they come into sight.", "UICollectionView.prefetchDataSource",
      "UITableView.prefetchDataSource",
      "UICollectionView.isPrefetchingEnabled"),
    .none(
      "Heights are those of the views, not estimates.", "UITableView.estimatedSectionHeaderHeight",
      "UITableView.estimatedSectionFooterHeight"),
    .none(
      "A film is as narrow as a phone, so margins are those of the view.",
      "UITableView.cellLayoutMarginsFollowReadableWidth", "UITableView.insetsContentViewsToSafeArea",
      "UIListContentConfiguration.axesPreservingSuperviewLayoutMargins"),
    .none(
      "An invalidation lays out everything.",
      "UICollectionViewLayoutInvalidationContext.contentSizeAdjustment",
      "UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutDelegateMetrics",
      "UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutAttributes"),
    .none(
      "A film is held upright.", "UINavigationBar.compactAppearance",
      "UINavigationBar.compactScrollEdgeAppearance", "UINavigationItem.compactAppearance",
      "UISheetPresentationController.prefersEdgeAttachedInCompactHeight",
      "UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached",
      "UIDevice.beginGeneratingDeviceOrientationNotifications",
      "UIDevice.endGeneratingDeviceOrientationNotifications"),
    .none(
      "A popover stands beside what its arrow points to.",
      "UIPopoverPresentationController.canOverlapSourceViewRect"),
    .none(
      "Nobody picks a file.",
      "UIDocumentPickerViewController.shouldShowFileExtensions",
      "UIDocumentPickerViewController.directoryURL"),
    .none(
      "No file is shown.", "QLPreviewController.reloadData", "QLPreviewController.refreshCurrentPreviewItem"),
    .none("The ground of a bar to search in is clear.", "UISearchBar.searchBarStyle"),
    .none(
      "The field to search in stands below the title.", "UINavigationItem.preferredSearchBarPlacement"),
    .none(
      "Titles of tabs stand below their images.", "UITabBarAppearance.inlineLayoutAppearance",
      "UITabBarAppearance.compactInlineLayoutAppearance"),
    .none(
      "All tabs stand in the bar, in their order.", "UITabBarController.moreNavigationController",
      "UITabBarController.customizableViewControllers"),
    .none(
      "A device is not tilted.", "UIInterpolatingMotionEffect.minimumRelativeValue",
      "UIInterpolatingMotionEffect.maximumRelativeValue",
      "UIView.addMotionEffect", "UIView.removeMotionEffect"),
    .none(
      "A film has no camera, and no library of pictures.", "UIImagePickerController.allowsEditing",
      "UIImagePickerController.mediaTypes", "UIImagePickerController.cameraDevice",
      "UIImagePickerController.cameraCaptureMode", "UIImagePickerController.cameraFlashMode",
      "UIImagePickerController.showsCameraControls", "UIImagePickerController.cameraOverlayView",
      "UIImagePickerController.cameraViewTransform", "UIImagePickerController.videoQuality",
      "UIImagePickerController.videoMaximumDuration", "PHPickerConfiguration.selectionLimit",
      "PHPickerConfiguration.preferredAssetRepresentationMode",
      "PHPickerConfiguration.preselectedAssetIdentifiers"),
    .none(
      "A film has no other apps.", "UIActivityViewController.excludedActivityTypes",
      "UIActivityViewController.completionWithItemsHandler"),
    .none(
      "No message is written.", "MFMessageComposeViewController.recipients",
      "MFMessageComposeViewController.messageComposeDelegate",
      "MFMailComposeViewController.mailComposeDelegate", "MFMailComposeViewController.setSubject",
      "MFMailComposeViewController.setToRecipients", "MFMailComposeViewController.setCcRecipients",
      "MFMailComposeViewController.setBccRecipients", "MFMailComposeViewController.setMessageBody",
      "MFMailComposeViewController.addAttachmentData"),
    .none(
      "No page of the web is shown.", "SFSafariViewController.Configuration.entersReaderIfAvailable",
      "SFSafariViewController.Configuration.barCollapsingEnabled",
      "SFSafariViewController.preferredBarTintColor", "SFSafariViewController.preferredControlTintColor",
      "SFSafariViewController.dismissButtonStyle"),
    .none(
      "A film runs to its end.", "PlaygroundPage.needsIndefiniteExecution", "PlaygroundPage.finishExecution"),
    .none(
      "Texts are laid out as a whole, with their leading.", "NSLayoutManager.allowsNonContiguousLayout",
      "NSLayoutManager.usesFontLeading", "NSLayoutManager.limitsLayoutForSuspiciousContents"),
    .none(
      "Text in a text view is as wide as the view.", "NSTextContainer.widthTracksTextView",
      "NSTextContainer.heightTracksTextView"),
    .none("Every drawing begins with nothing.", "UIView.clearsContextBeforeDrawing"),
    .none("A disabled button is dimmed as a whole.", "UIButton.adjustsImageWhenDisabled"),
    .none("Animations add to those that run.", "UIView.setAnimationBeginsFromCurrentState"),
  ]
}
