import FlipbookDrawing
import Foundation

extension UICollectionView {
  /// A class of cells and how one is set up for an item.
  @MainActor @preconcurrency
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let handler: Handler
    let identifier: String

    public init(handler: @escaping Handler) {
      self.handler = handler
      identifier = RegistrationNumber.next("cell")
    }
  }

  /// A class of views that are no cells, and how one is set up.
  @MainActor @preconcurrency
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let handler: Handler
    let kind: String
    let identifier: String

    public init(elementKind: String, handler: @escaping Handler) {
      self.handler = handler
      kind = elementKind
      identifier = RegistrationNumber.next("view")
    }
  }

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

@MainActor
private enum RegistrationNumber {
  private static var last = 0

  static func next(_ name: String) -> String {
    last += 1
    return "\(name) \(last)"
  }
}
