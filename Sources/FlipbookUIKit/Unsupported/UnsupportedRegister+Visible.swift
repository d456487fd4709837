import FlipbookDiagnostics

extension UnsupportedRegister {
  /// Names without an effect, where a device shows another picture.
  static let visible: [[UnsupportedName]] = [
    .partly(
      "The first column has the background of its own view.", "UISplitViewController.primaryBackgroundStyle"),
    .visible(
      "A film has no library of pictures: an empty page.", "UIImagePickerController.init",
      "PHPickerViewController.init"),
    .visible("A film has no other apps: an empty page.", "UIActivityViewController.init"),
    .visible(
      "Views have the scene's own traits, but for their style.", "UITraitOverrides.userInterfaceLevel",
      "UITraitOverrides.preferredContentSizeCategory", "UITraitOverrides.horizontalSizeClass",
      "UITraitOverrides.verticalSizeClass"),
    .visible("All tabs can be chosen.", "UITab.isEnabled"),
    .visible(
      "The scene begins with the storyboard that Info.plist names.", "UISceneConfiguration.storyboard"),
    .visible("A length of time is not chosen.", "UIDatePicker.datePickerMode"),
    .visible("A date picker's minutes go in steps of one.", "UIDatePicker.minuteInterval"),
    .visible("A film reaches no network: an empty page.", "SFSafariViewController.init"),
    .visible(
      "A film has no viewer of files: an empty page.", "QLPreviewController.init",
      "UIDocumentPickerViewController.init"),
    .visible(
      "A film sends no messages: an empty page.", "MFMessageComposeViewController.init",
      "MFMailComposeViewController.init"),
    .visible(
      "A popover stands 10 from the window's edges.", "UIPopoverPresentationController.popoverLayoutMargins"),
    .visible(
      "A bar's buttons keep their places.", "UIBarButtonItemStateAppearance.titlePositionAdjustment"),
    .visible(
      "Titles of a bar have fonts and colours alone.", "UIBarItem.setTitleTextAttributes"),
    .visible("A bar's buttons have no image behind them.", "UIBarButtonItemStateAppearance.backgroundImage"),
    .visible("Every word is right.", "UITextChecker.rangeOfMisspelledWord"),
    .visible("A text has no links, dates, addresses and numbers.", "NSDataDetector.matches"),
    .visible("The symbol keeps the tint.", "UIListContentConfiguration.ImageProperties.tintColorTransformer"),
    .visible(
      "Headers and footers scroll with their section.",
      "NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds"),
    .visible(
      "The item takes room of its own.", "NSCollectionLayoutBoundarySupplementaryItem.extendsBoundary"),
    .visible("Sections have no decoration.", "NSCollectionLayoutSection.decorationItems"),
    .visible("Lists of collections have no footers.", "UICollectionLayoutListConfiguration.footerMode"),
    .visible("Headers keep their distance.", "UICollectionLayoutListConfiguration.headerTopPadding"),
    .visible(
      "Configurations follow the state of the cell.",
      "UICollectionViewCell.automaticallyUpdatesContentConfiguration",
      "UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration",
      "UITableViewCell.automaticallyUpdatesContentConfiguration",
      "UITableViewCell.automaticallyUpdatesBackgroundConfiguration"),
    .visible(
      "The new controller's view is pushed.",
      "UICollectionViewController.useLayoutToLayoutNavigationTransitions"),
    .visible("Sections are inset from the content.", "UICollectionViewFlowLayout.sectionInsetReference"),
    .visible(
      "Footers scroll with their section.", "UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds"),
    .visible(
      "The content stays where it is.", "UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment"),
    .visible(
      "Bars keep their own background.", "UINavigationBar.barStyle",
      "UIToolbar.barStyle", "UISearchBar.barStyle", "UITabBar.barStyle"
    ),
    .visible(
      "A field to search in has a glass and a button that clears it.", "UISearchBar.showsBookmarkButton",
      "UISearchBar.setImage"),
    .visible(
      "What lies below a controller that zooms is dimmed by a color.",
      "UIViewController.Transition.ZoomOptions.dimmingVisualEffect"),
    .visible(
      "A finger takes a controller that has zoomed back from the screen's edge alone.",
      "UIViewController.Transition.ZoomOptions.interactiveDismissShouldBegin"),
    .visible("Bars stay while the content scrolls.", "UINavigationController.hidesBarsOnSwipe"),
    .visible("Presented view controllers cover the window.", "UIViewController.definesPresentationContext"),
    .visible("Scroll views keep clear of bars.", "UIViewController.automaticallyAdjustsScrollViewInsets"),
    .visible("No activity indicator is drawn in a button.", "UIButton.Configuration.showsActivityIndicator"),
    .visible(
      "A highlighted button has no glow, and its shadow stays.", "UIButton.showsTouchWhenHighlighted",
      "UIButton.reversesTitleShadowWhenHighlighted"),
    .visible("Text that is made smaller stands in the middle.", "UILabel.baselineAdjustment"),
    .visible("Lines break where their words end.", "UILabel.lineBreakStrategy"),
    .visible("The dots of a page control are round.", "UIPageControl.preferredIndicatorImage"),
    .visible("Segments are equally wide.", "UISegmentedControl.apportionsSegmentWidthsByContent"),
    .visible("A field keeps its text.", "UITextField.clearsOnBeginEditing"),
    .visible("The text keeps its size.", "UITextField.minimumFontSize"),
    .visible("Nothing is found in the text of a text view.", "UITextView.dataDetectorTypes"),
    .visible("Typed text looks like the text before it.", "UITextView.typingAttributes"),
    .visible("A text view has as many lines as its text takes.", "NSTextContainer.maximumNumberOfLines"),
    .visible("Text keeps clear of nothing.", "NSTextContainer.exclusionPaths"),
    .visible(
      "Characters of a laid out text have no places of their own.", "NSLayoutManager.glyphIndex",
      "NSLayoutManager.characterIndex"),
    .partly(
      "The rectangle is that of the text up to the range's end.", "NSLayoutManager.boundingRect",
      "NSLayoutManager.enumerateEnclosingRects"),
    .visible("No menu is shown over text.", "UIMenuController.showMenu"),
    .visible("There are no electric and magnetic fields.", "UIDynamicItemBehavior.charge"),
    .visible(
      "One finger is enough.", "UITapGestureRecognizer.numberOfTouchesRequired",
      "UILongPressGestureRecognizer.numberOfTouchesRequired", "UIPanGestureRecognizer.minimumNumberOfTouches",
      "UISwipeGestureRecognizer.numberOfTouchesRequired"),
    .visible("No lines are drawn below the last row.", "UITableView.fillerRowHeight"),
    .visible("Separators have one color.", "UITableView.separatorEffect"),
    .visible("Actions beside rows have one color.", "UITableViewRowAction.backgroundEffect"),
    .visible("The index has one ground.", "UITableView.sectionIndexTrackingBackgroundColor"),
    .visible(
      "A transition ends with the curve it began with.",
      "UIPercentDrivenInteractiveTransition.completionCurve"),
    .visible(
      "The presented controller has the traits of the film.",
      "UIPresentationController.overrideTraitCollection"),
    .visible("A scroll view can be dragged both ways at once.", "UIScrollView.isDirectionalLockEnabled"),
    .visible("Spacing is between the edges of views.", "UIStackView.isBaselineRelativeArrangement"),
    .visible("Margins grow with the safe area.", "UIView.insetsLayoutMarginsFromSafeArea"),
    .visible("Margins are the view's own.", "UIView.preservesSuperviewLayoutMargins"),
    .visible("The tint is not dimmed.", "UIView.tintAdjustmentMode"),
    .visible("Views are laid out from left to right.", "UIView.semanticContentAttribute"),
    .visible(
      "The hosting controller's view keeps the size it is given.", "UIHostingController.sizingOptions"),
    .partly(
      "Only an empty image counts, which hides the line below the bar.", "UINavigationBar.shadowImage",
      "UIBarAppearance.shadowImage"),
    .partly("The whole symbol lights up as one.", "UIImageView.addSymbolEffect"),
    .partly("The background is that of the normal state.", "UIBackgroundConfiguration.updated"),
    .partly("The colors are those of the normal state.", "UIListContentConfiguration.updated"),
  ]
}
