import FlipbookDrawing
import Foundation

/// Shows a collection that fills it, and is its data source and delegate.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let layoutToUse: UICollectionViewLayout
  open var clearsSelectionOnViewWillAppear = true
  open var installsStandardGestureForInteractiveMovement = true
  open var useLayoutToLayoutNavigationTransitions = false {
    didSet {
      unsupported(
        "UICollectionViewController.useLayoutToLayoutNavigationTransitions",
        when: useLayoutToLayoutNavigationTransitions)
    }
  }
  private var ownView: UICollectionView?

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    layoutToUse = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: SceneBundle?) {
    layoutToUse = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    layoutToUse = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownView
    }
    set {
      ownView?.removeFromSuperview()
      ownView = newValue
      if let newValue, isViewLoaded { fill(newValue) }
    }
  }

  /// The collection lies in the view, with whatever else a scene puts there.
  private func fill(_ own: UICollectionView) {
    own.frame = view.bounds
    own.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(own, at: 0)
  }

  open var collectionViewLayout: UICollectionViewLayout { ownView?.collectionViewLayout ?? layoutToUse }

  open override func loadView() {
    let own = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layoutToUse)
    own.backgroundColor = .systemBackground
    own.alwaysBounceVertical = true
    own.dataSource = self
    own.delegate = self
    let frame = UIView(frame: UIScreen.main.bounds)
    frame.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = frame
    ownView = ownView ?? own
    if let ownView { fill(ownView) }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let own = ownView else { return }
    for path in own.indexPathsForSelectedItems ?? [] { own.deselectItem(at: path, animated: animated) }
  }

  // MARK: The data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    true
  }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: The delegate

  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  { true }
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  { true }
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  { true }
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

  // MARK: Scrolling

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
