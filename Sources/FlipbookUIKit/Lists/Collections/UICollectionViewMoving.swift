/// A data source with a method that moves items, which a finger may move.
///
/// The compiler of scenes declares it of each class that has `collectionView(_:moveItemAt:to:)`, as Objective-C would find
/// the method at run time.
@MainActor @preconcurrency
public protocol UICollectionViewMoving: AnyObject {}
