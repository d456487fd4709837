import FlipbookDrawing
import Foundation

/// A view controller of a collection that fills it, and its data source and delegate.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let layoutToUse: UICollectionViewLayout
  /// Whether selected items are deselected before the view comes; true unless set.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether a long press moves items, where the data source has `collectionView(_:moveItemAt:to:)`; true unless set.
  open var installsStandardGestureForInteractiveMovement = true
  /// Whether a push changes the layout of the same collection. Has no effect, with a diagnostic.
  open var useLayoutToLayoutNavigationTransitions = false {
    didSet {
      unsupported(
        "UICollectionViewController.useLayoutToLayoutNavigationTransitions",
        when: useLayoutToLayoutNavigationTransitions)
    }
  }
  private var ownView: UICollectionView?
  private var movement: UILongPressGestureRecognizer?

  /// Makes a controller of a collection with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    layoutToUse = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of a collection with a flow layout. Nib files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: SceneBundle?) {
    layoutToUse = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller of a collection with a flow layout. Archives are not read.
  public required init?(coder: NSCoder) {
    layoutToUse = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection, which is made when it is first asked for.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownView
    }
    set {
      guard newValue !== ownView, newValue !== viewIfLoaded else { return ownView = newValue }
      ownView?.removeFromSuperview()
      ownView = newValue
      if let newValue, isViewLoaded { fill(newValue) }
    }
  }

  /// Puts the collection into the view, behind other views.
  private func fill(_ own: UICollectionView) {
    own.frame = view.bounds
    own.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(own, at: 0)
  }

  /// The layout of the collection.
  open var collectionViewLayout: UICollectionViewLayout { ownView?.collectionViewLayout ?? layoutToUse }

  /// Makes the view and the collection in it, or those of the controller's storyboard or file of views.
  open override func loadView() {
    if readView() {
      // The collection of a storyboard lies in a view too.
      if let written = viewIfLoaded as? UICollectionView { wrap(written) }
      return
    }
    let own = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layoutToUse)
    own.backgroundColor = .systemBackground
    own.alwaysBounceVertical = true
    own.dataSource = self
    own.delegate = self
    wrap(ownView ?? own)
  }

  /// Makes the view, with the collection in it.
  private func wrap(_ own: UICollectionView) {
    let frame = UIView(frame: UIScreen.main.bounds)
    frame.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = frame
    ownView = own
    fill(own)
  }

  /// Deselects items, unless ``clearsSelectionOnViewWillAppear`` is false.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    installMovement()
    guard clearsSelectionOnViewWillAppear, let own = ownView else { return }
    for path in own.indexPathsForSelectedItems ?? [] { own.deselectItem(at: path, animated: animated) }
  }

  /// Adds the long press that moves items, where the data source moves any.
  private func installMovement() {
    guard movement == nil, installsStandardGestureForInteractiveMovement, let view = ownView,
      view.dataSource is any UICollectionViewMoving
    else { return }
    let press = UILongPressGestureRecognizer()
    press.addHandler { [weak view, weak press] in if let view, let press { view.follow(press) } }
    view.addGestureRecognizer(press)
    movement = press
  }

  // MARK: The data source

  /// Returns the number of sections; 1 unless overridden.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns the number of items; 0 unless overridden.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }
  /// Returns the cell of an item; an empty one unless overridden.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }
  /// Returns a supplementary view; an empty one unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  /// Whether an item can be moved by hand; true unless implemented.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Moves an item that was moved by hand.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: The delegate

  /// Called when a cell comes into sight.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Called when a cell has gone out of sight.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Called when a supplementary view comes into sight.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Whether a touched item is highlighted; true unless overridden.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  { true }
  /// Called after an item was highlighted.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// Called after the highlight was taken off an item.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// Whether a tap selects an item; true unless overridden.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  { true }
  /// Whether a tap deselects an item; true unless overridden.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  { true }
  /// Called after a tap has selected an item.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Called after a tap has deselected an item.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

  /// Returns the menu of an item that is held; nil unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns the menu of items that are held; that of the first unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    indexPaths.first.flatMap {
      self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
    }
  }
  /// Returns the part that a menu lifts; nil for the item, which it is unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns the part that a menu lifts of an item; nil for the item, which it is unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
  /// Never called. The part goes back to where it came from.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Never called. The part goes back to where it came from.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
  /// Called as a menu opens, without an animator.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called as a menu closes, without an animator.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called when the lifted part is touched.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  // MARK: Scrolling

  /// Called after each change of the offset.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called when a finger begins to drag.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called when the finger leaves. The velocity is in points a millisecond.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called when the finger has left.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Called when the content begins to move on after the finger has left.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Called when the content has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called when an animated change of the offset has ended.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns the view that is zoomed; nil unless overridden.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
