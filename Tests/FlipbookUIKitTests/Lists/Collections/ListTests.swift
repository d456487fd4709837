import FlipbookDrawing
import FlipbookLayers
@testable import FlipbookUIKit
import FlipbookTestSupport
import FlipbookViews
import Foundation
import Testing

/// Snapshots of data, registrations and layouts of sections.
@MainActor struct ListTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

  @Test("a snapshot that differs animates what comes, goes and moves")
  func tableSnapshots() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    table.rowHeight = 40
    table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, name in
      let cell = table.dequeueReusableCell(withIdentifier: "c", for: path)
      cell.textLabel?.text = name
      return cell
    }
    source.defaultRowAnimation = .fade
    let film = UIKitFilm { $0.addSubview(table) }
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot, animatingDifferences: false)
    film.go(to: 0.1)
    let b = table.cellForRow(at: IndexPath(row: 1, section: 0))
    snapshot.deleteItems(["a"])
    snapshot.appendItems(["d"])
    snapshot.moveItem("c", beforeItem: "b")
    source.apply(snapshot)
    film.go(to: 0.25)
    let moving = b?.layer.presentation()?.frame.minY ?? 0
    #expect(abs(moving - 40) < 0.5)
    film.go(to: 1)
    let texts = (0..<3).map { table.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text }
    #expect(texts == ["c", "b", "d"])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === b)
    #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == "d")
    #expect(source.indexPath(for: "c") == IndexPath(row: 0, section: 0))
  }

  @Test("random snapshots follow each other without a mismatch, sections coming and going")
  func randomSnapshots() {
    var random = SeededNumbers(seed: 7)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    table.rowHeight = 20
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, name in
      let cell = UITableViewCell()
      cell.textLabel?.text = name
      return cell
    }
    let film = UIKitFilm(size: CGSize(width: 200, height: 400)) { $0.addSubview(table) }
    for round in 0..<60 {
      var snapshot = Snapshot()
      let sections = (0..<4).filter { _ in random.next() % 3 > 0 }.sorted { _, _ in random.next() % 2 == 0 }
      snapshot.appendSections(sections)
      for name in "abcdefghij" where !sections.isEmpty && random.next() % 3 > 0 {
        snapshot.appendItems(["\(name)"], toSection: sections[Int(random.next() % UInt64(sections.count))])
      }
      source.apply(snapshot, animatingDifferences: round > 0)
      film.go(to: Double(round + 1) * 0.35)
      let shown = table.visibleCells.compactMap { $0.textLabel?.text }
      #expect(shown == snapshot.itemIdentifiers)
    }
  }

  @Test("a list is on the ground of its appearance, and headers between plates have no lines")
  func listGround() throws {
    func list(_ appearance: UICollectionLayoutListConfiguration.Appearance) throws -> (UIColor?, [Bool]) {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configuration.headerMode = .supplementary
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 200),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in }
      let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { _, _, _ in }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      source.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: header, for: path)
      }
      let film = UIKitFilm { $0.addSubview(view) }
      var snapshot = Snapshot()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b"])
      source.apply(snapshot, animatingDifferences: false)
      film.go(to: 0.1)
      let labels = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
      return (view.backgroundColor, labels.compactMap { ($0 as? UICollectionViewListCell)?.showsLine })
    }
    let plates = try list(.insetGrouped)
    #expect(plates.0 == .systemGroupedBackground && plates.1 == [false])
    let plain = try list(.plain)
    #expect(plain.0 == .systemBackground && plain.1 == [true])
  }

  private final class Tile: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @Test("a registration makes its class of cells and sets them up, and fractions share out the width")
  func compositional() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 5, trailing: 0)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let registration = UICollectionView.CellRegistration<Tile, String> { cell, _, name in
      cell.label.text = name
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    let film = UIKitFilm { $0.addSubview(view) }
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot, animatingDifferences: false)
    film.go(to: 0.1)
    let frames = (0..<3).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(
      frames == [
        CGRect(x: 2, y: 7, width: 96, height: 46), CGRect(x: 102, y: 7, width: 96, height: 46),
        CGRect(x: 2, y: 67, width: 96, height: 46),
      ])
    #expect((view.cellForItem(at: IndexPath(item: 1, section: 0)) as? Tile)?.label.text == "b")
    #expect(view.contentSize.height == 120)
    snapshot.deleteItems(["a"])
    source.apply(snapshot)
    film.go(to: 0.25)
    let b = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0))?.layer.presentation())
    #expect(abs(b.frame.minX - 52) < 0.5)
  }

  @Test("a list of a collection is as high as its cells say, row by row")
  func list() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, path, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      if path.item == 1 { content.secondaryText = "More of it" }
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    let film = UIKitFilm(size: CGSize(width: 300, height: 300)) { $0.addSubview(view) }
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["One", "Two", "Three"])
    source.apply(snapshot, animatingDifferences: false)
    film.go(to: 0.1)
    let frames = (0..<3).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(frames.count == 3 && frames[0] == CGRect(x: 0, y: 0, width: 300, height: 44))
    #expect(frames[1].height > 50 && frames[2].minY == frames[1].maxY && frames[2].height == 44)
    film.runtime.scheduleTap(on: .name("Two"), at: 0.5) { _ in Issue.record("nothing was tapped") }
    film.go(to: 0.7)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }
}
