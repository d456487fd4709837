import FlipbookDrawing
import Foundation

extension UICollectionView {
  /// A class of cells, with the closure that sets one up for an item.
  @MainActor @preconcurrency
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Called with a cell, its place and its item, to set the cell up.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let handler: Handler
    let identifier: String

    /// Makes a registration.
    public init(handler: @escaping Handler) {
      self.handler = handler
      identifier = "cell \(UIKitNumber.next())"
    }
  }

  /// A class of supplementary views, with the closure that sets one up.
  @MainActor @preconcurrency
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Called with a view, its kind and its place, to set the view up.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let handler: Handler
    let kind: String
    let identifier: String

    /// Makes a registration.
    public init(elementKind: String, handler: @escaping Handler) {
      self.handler = handler
      kind = elementKind
      identifier = "view \(UIKitNumber.next())"
    }
  }

  /// Returns a cell of the registration's class, set up for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let kind = Kind(element: nil, identifier: registration.identifier)
    if pool.registered(kind) == nil { pool.register(Cell.self, for: kind) }
    let made = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = made as? Cell else { preconditionFailure("\(Cell.self) is not made by init(frame:)") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a view of the registration's class, set up for a place.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = Kind(element: registration.kind, identifier: registration.identifier)
    if pool.registered(kind) == nil { pool.register(Supplementary.self, for: kind) }
    let made = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = made as? Supplementary else {
      preconditionFailure("\(Supplementary.self) is not made by init(frame:)")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
