import FlipbookDrawing
import Foundation

/// The object that counts a collection's items and makes their cells.
@MainActor @preconcurrency
public protocol UICollectionViewDataSource: AnyObject {
  /// Returns the number of sections; 1 unless implemented.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns the number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns the cell of an item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  /// Returns a supplementary view; an empty one unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Whether an item can be moved by hand; true unless implemented.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Moves an item that was moved by hand.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
  /// Returns the number of sections; 1 unless implemented.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns a supplementary view; an empty one unless implemented.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  /// Whether an item can be moved by hand; true unless implemented.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Moves an item that was moved by hand.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
