import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookUIKit
import FlipbookViews
import Foundation
import Testing

@MainActor struct TableTests {
  /// Rows of numbers.
  @MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[Int]]
    var height: CGFloat? = 40
    var made = 0
    var log: [String] = []
    var willDisplay: ((UITableViewCell, IndexPath) -> Void)?
    var titles: [String] = []

    init(_ sections: [[Int]]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell: UITableViewCell
      if let used = tableView.dequeueReusableCell(withIdentifier: "row") {
        cell = used
      } else {
        made += 1
        cell = UITableViewCell(style: .default, reuseIdentifier: "row")
      }
      cell.textLabel?.text = "Row \(sections[indexPath.section][indexPath.row])"
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles.indices.contains(section) ? titles[section] : nil
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height ?? UITableView.automaticDimension
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { willDisplay?(cell, indexPath) }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.section).\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("deselect \(indexPath.section).\(indexPath.row)")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if scrollView is UITableView { log.append("scroll") }
    }
  }

  private func film(_ rows: Rows, style: UITableView.Style = .plain) -> (UIKitFilm, UITableView) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), style: style)
    table.dataSource = rows
    table.delegate = rows
    let film = UIKitFilm { $0.addSubview(table) }
    return (film, table)
  }

  private func y(_ table: UITableView, _ row: Int, _ section: Int = 0) -> CGFloat {
    let cell = table.cellForRow(at: IndexPath(row: row, section: section))
    return (cell?.layer.presentation() ?? cell?.layer)?.frame.minY ?? .nan
  }

  private func text(_ table: UITableView, _ row: Int) -> String? {
    table.cellForRow(at: IndexPath(row: row, section: 0))?.textLabel?.text
  }

  @Test("only rows in sight have cells, which are used again for those that come")
  func reuse() {
    let rows = Rows([Array(0..<1000)])
    let (film, table) = film(rows)
    #expect(table.visibleCells.count == 5 && rows.made == 5)
    #expect(table.contentSize == CGSize(width: 200, height: 40_000))
    for step in 1...100 {
      table.contentOffset.y = CGFloat(step) * 30
      film.go(to: Double(step) / 60)
    }
    #expect(rows.made <= 7)
    #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(75...79))
    #expect(text(table, 75) == "Row 75")
    #expect(rows.log.first == "scroll")
  }

  @Test("a table is dragged by a finger and stops where the way is over")
  func dragging() {
    let rows = Rows([Array(0..<20)])
    let (film, table) = film(rows)
    let window = table.window
    window?.touch(.began, at: CGPoint(x: 100, y: 180))
    for step in 1...10 {
      film.go(to: Double(step) / 60)
      window?.touch(.moved, at: CGPoint(x: 100, y: 180 - CGFloat(step) * 12))
    }
    film.go(to: 0.3)
    window?.touch(.moved, at: CGPoint(x: 100, y: 60))
    film.go(to: 0.5)
    window?.touch(.ended, at: CGPoint(x: 100, y: 60))
    film.go(to: 0.6)
    // The finger was known for a drag after its first twelve points.
    #expect(abs(table.contentOffset.y - 108) < 1)
    #expect(!rows.log.contains("select 0.4"))
  }

  @Test("heights of rows come from their texts, and constraints inside cells say theirs")
  func automaticHeights() {
    let rows = Rows([[1, 2, 3]])
    rows.height = nil
    let (_, table) = film(rows)
    #expect(
      table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 44, width: 200, height: 44))

    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
          box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          box.heightAnchor.constraint(equalToConstant: 20 + 10 * CGFloat(indexPath.row)),
          box.widthAnchor.constraint(equalToConstant: 50),
        ])
        return cell
      }
    }
    let source = Source()
    let own = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    own.dataSource = source
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      let film = UIKitFilm { $0.addSubview(own) }
      film.go(to: 0.1)
    }
    // Nothing is solved at a height that a cell does not have yet.
    #expect(collector.diagnostics.isEmpty)
    #expect((0..<3).map { own.rectForRow(at: IndexPath(row: $0, section: 0)).height } == [30, 40, 50])
    #expect(
      own.cellForRow(at: IndexPath(row: 2, section: 0))?.contentView.subviews.first?.frame
        == CGRect(x: 0, y: 5, width: 50, height: 40))
    #expect(own.contentSize.height == 120)
  }

  @Test("a header of a plain table stays at the top with its section, and is pushed out by its end")
  func stickyHeaders() {
    let rows = Rows([[1, 2, 3], [4, 5, 6, 7, 8, 9]])
    rows.titles = ["One", "Two"]
    let (film, table) = film(rows)
    table.sectionHeaderTopPadding = 0
    table.sectionHeaderHeight = 30
    film.go(to: 0.05)
    #expect(table.rectForHeader(inSection: 1).minY == 150)
    table.contentOffset.y = 40
    film.go(to: 0.1)
    #expect(table.headerView(forSection: 0)?.frame.minY == 40)
    table.contentOffset.y = 135
    film.go(to: 0.2)
    #expect(table.headerView(forSection: 0)?.frame.maxY == 150)
    #expect(table.headerView(forSection: 1)?.frame.minY == 150)
    table.contentOffset.y = 170
    film.go(to: 0.3)
    #expect(table.headerView(forSection: 1)?.frame.minY == 170)
  }

  @Test("a tapped row is shaded, reported, and its shade fades when it is deselected")
  func selection() throws {
    let rows = Rows([Array(0..<4)])
    let (film, table) = film(rows)
    film.runtime.scheduleTap(on: TapTarget.name("Row 2"), at: 0.5) { _ in Issue.record("nothing was tapped") }
    film.go(to: 0.45)
    #expect(try film.pixel(150, 100) == 0xffd1_d1d6)
    film.go(to: 0.6)
    #expect(rows.log == ["select 0.2"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect(try film.pixel(150, 100) == 0xffd1_d1d6)
    table.deselectRow(at: IndexPath(row: 2, section: 0), animated: true)
    film.go(to: 0.75)
    let half = Int(try film.pixel(150, 100) & 0xff)
    #expect(half > 0xd8 && half < 0xfd)
    film.go(to: 1)
    #expect(try film.pixel(150, 100) == 0xffff_ffff)
    film.runtime.scheduleTap(on: .name("Row 0"), at: 1.5) { _ in }
    film.runtime.scheduleTap(on: .name("Row 1"), at: 2) { _ in }
    film.go(to: 2.1)
    #expect(rows.log == ["select 0.2", "select 0.0", "deselect 0.0", "select 0.1"])
  }

  @Test("a cell that shows touches in its own way is chosen all the same")
  func ownHighlight() {
    final class Shrinking: UITableViewCell {
      var calls: [Bool] = []
      override func setHighlighted(_ highlighted: Bool, animated: Bool) { calls.append(highlighted) }
    }
    @MainActor final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      let cell = Shrinking(style: .default, reuseIdentifier: nil)
      var picked = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { picked += 1 }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    table.dataSource = source
    table.delegate = source
    let film = UIKitFilm { $0.addSubview(table) }
    film.runtime.scheduleTap(on: .point(x: 50, y: 20), at: 0.5) { _ in }
    film.go(to: 1)
    #expect(source.picked == 1 && source.cell.calls == [true, false])
  }

  @Test("cells that are animated as they are displayed come in one after the other")
  func willDisplay() {
    let rows = Rows([Array(0..<5)])
    rows.willDisplay = { cell, path in
      cell.alpha = 0
      cell.transform = CGAffineTransform(translationX: 0, y: 100)
      UIView.animate(
        withDuration: 0.4, delay: 0.1 * Double(path.row), options: .curveLinear,
        animations: {
          cell.alpha = 1
          cell.transform = .identity
        })
    }
    let (film, table) = film(rows)
    film.go(to: 0.3)
    let opacities = (0..<5).map {
      Double(table.cellForRow(at: IndexPath(row: $0, section: 0))?.layer.presentation()?.opacity ?? -1)
    }
    for (found, wanted) in zip(opacities, [0.75, 0.5, 0.25, 0, 0]) { #expect(abs(found - wanted) < 1e-3) }
    #expect(abs(y(table, 1) - 90) < 0.1)
    film.go(to: 1)
    #expect((0..<5).map { y(table, $0) } == [0, 40, 80, 120, 160])
  }

  @Test("rows that are inserted and deleted fade, and the others move to their new places")
  func rowUpdates() {
    let rows = Rows([[0, 1, 2, 3]])
    let (film, table) = film(rows)
    let stays = table.cellForRow(at: IndexPath(row: 2, section: 0))
    var ends = 0
    rows.sections = [[0, 9, 2, 3]]
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .left)
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    } completion: { _ in
      ends += 1
    }
    film.go(to: 0.15)
    let new = table.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(abs(Double(new?.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
    film.go(to: 0.5)
    #expect(ends == 1)
    #expect(text(table, 1) == "Row 9" && table.cellForRow(at: IndexPath(row: 2, section: 0)) === stays)

    rows.sections = [[9, 2, 3]]
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    // Half way in time is half of the way for ease in and out.
    film.go(to: 0.65)
    #expect(abs(y(table, 0) - 20) < 0.2 && abs(y(table, 2) - 100) < 0.2)
    film.go(to: 1)
    #expect((0..<3).map { y(table, $0) } == [0, 40, 80])
    #expect(table.visibleCells.count == 3)
  }

  @Test("moved rows change places, rows that come into sight slide in, and reloaded ones are made anew")
  func moves() {
    let rows = Rows([Array(0..<8)])
    let (film, table) = film(rows)
    rows.sections = [[1, 2, 3, 4, 0, 5, 6, 7]]
    table.beginUpdates()
    table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 4, section: 0))
    table.endUpdates()
    film.go(to: 0.15)
    #expect(abs(y(table, 4) - 80) < 0.5 && abs(y(table, 0) - 20) < 0.5)
    film.go(to: 0.5)
    #expect((0..<5).map { text(table, $0) ?? "" } == ["Row 1", "Row 2", "Row 3", "Row 4", "Row 0"])
    rows.sections = [[1, 4, 0, 5, 6, 7]]
    table.deleteRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)], with: .top)
    film.go(to: 0.65)
    // Rows 5 and 6 came from below the edge.
    #expect(abs(y(table, 3) - 160) < 0.5)
    film.go(to: 1)
    #expect((0..<5).map { text(table, $0) ?? "" } == ["Row 1", "Row 4", "Row 0", "Row 5", "Row 6"])
    rows.sections[0][0] = 77
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    film.go(to: 1.5)
    #expect(text(table, 0) == "Row 77" && table.visibleCells.count == 5)
  }

  @Test("an update that does not add up is reported and loads the table anew")
  func mismatch() {
    let rows = Rows([[0, 1, 2]])
    let (film, table) = film(rows)
    rows.sections = [[0, 1, 2, 3]]
    table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .fade)
    film.go(to: 0.1)
    #expect(table.numberOfRows(inSection: 0) == 4 && table.visibleCells.count == 4)
  }

  @Test(
    "scrolling to a row brings it to the top, the middle or the bottom, step by step where it is animated")
  func scrolling() {
    let rows = Rows([Array(0..<50)])
    let (film, table) = film(rows)
    table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 800)
    table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .middle, animated: false)
    #expect(table.contentOffset.y == 720)
    table.scrollToRow(at: IndexPath(row: 49, section: 0), at: .top, animated: true)
    film.go(to: 0.15)
    #expect(table.contentOffset.y > 1000 && table.contentOffset.y < 1700)
    film.go(to: 0.5)
    #expect(table.contentOffset.y == 1800)
  }

  @Test("cards of an inset grouped table have round corners at their first and last row")
  func cards() {
    let rows = Rows([[1, 2, 3], [4]])
    let (_, table) = film(rows, style: .insetGrouped)
    let cells = (0..<3).compactMap { table.cellForRow(at: IndexPath(row: $0, section: 0)) }
    #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10])
    #expect(cells.map(\.frame.minX) == [16, 16, 16] && cells[0].frame.width == 168)
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test("a table view controller is its table's source and delegate, under a bar that its rows begin below")
  func controller() {
    final class List: UITableViewController {
      var picked: [Int] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "List"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Item \(indexPath.row)"
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        picked.append(indexPath.row)
        tableView.deselectRow(at: indexPath, animated: true)
      }
    }
    let list = List(style: .plain)
    let film = UIKitFilm { UINavigationController(rootViewController: list) }
    film.go(to: 0.1)
    #expect(list.tableView.contentOffset.y == -44)
    #expect(
      list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.convert(CGPoint.zero, to: nil).y == 44)
    film.runtime.scheduleTap(on: .name("Item 1"), at: 0.5) { _ in Issue.record("nothing was tapped") }
    film.go(to: 0.6)
    #expect(list.picked == [1])
  }

  @Test("a cell that is made with a frame is 320 by 44, as one of the default style")
  func framed() {
    final class Cell: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { nil }
    }
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: 400, height: 55))
    #expect(cell.frame.size == CGSize(width: 320, height: 44))
  }

  @Test("content of a cell has margins of 16 at the sides, 20 on wide screens, and of 11 above and below")
  func contentMargins() {
    for (width, side) in [(390.0, 16.0), (430, 20)] {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 300))
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      table.addSubview(cell)
      #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: side, bottom: 11, right: side))
    }
  }
}
