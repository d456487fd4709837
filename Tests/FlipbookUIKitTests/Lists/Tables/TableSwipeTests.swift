import FlipbookDrawing
import FlipbookTestSupport
import FlipbookViews
import Foundation
import Testing

@testable import FlipbookUIKit

/// Rows of tables that a finger swipes.
@MainActor
@Suite struct TableSwipeTests {
  @MainActor private class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = ["One", "Two", "Three"]
    var log: [String] = []
    var actions: UISwipeActionsConfiguration?
    var older: [UITableViewRowAction]?
    var mayEdit = true

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { mayEdit }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { actions }
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
      -> [UITableViewRowAction]?
    { older }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.append("commit \(indexPath.row)")
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
  }

  private final class Editable: Rows, UITableViewEditing {}

  private func film(_ rows: Rows) -> (UIKitFilm, UITableView) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    table.dataSource = rows
    table.delegate = rows
    return (UIKitFilm { $0.addSubview(table) }, table)
  }

  /// Moves a finger from the middle of a row to the side over 0.2 s, and lifts it after a rest.
  private func swipe(_ film: UIKitFilm, _ table: UITableView, row: Int, by way: CGFloat) {
    let window = table.window
    let start = CGPoint(x: way < 0 ? 190 : 10, y: CGFloat(row) * 40 + 20)
    let begin = film.runtime.now
    window?.touch(.began, at: start)
    for step in 1...12 {
      film.go(to: begin + Double(step) / 60)
      window?.touch(.moved, at: CGPoint(x: start.x + way * CGFloat(step) / 12, y: start.y))
    }
    film.go(to: begin + 0.5)
    window?.touch(.moved, at: CGPoint(x: start.x + way, y: start.y))
    window?.touch(.ended, at: CGPoint(x: start.x + way, y: start.y))
  }

  private func left(_ table: UITableView, _ row: Int) -> CGFloat? {
    table.cellForRow(at: IndexPath(row: row, section: 0))?.frame.minX
  }

  @Test("a data source that commits edits has a button of 74 points that deletes; the row folds up with it")
  func deletion() throws {
    let rows = Editable()
    let (film, table) = film(rows)
    swipe(film, table, row: 1, by: -70)
    film.go(to: 1.5)
    #expect(left(table, 1) == -74)
    let strip = try #require(table.swipes.open?.strip)
    #expect(strip.frame == CGRect(x: 126, y: 40, width: 74, height: 40))
    // Red, where the button is.
    #expect(try film.pixel(130, 44) == 0xffff_3b30)
    table.window?.tap(at: CGPoint(x: 160, y: 60))
    #expect(rows.log == ["commit 1"])
    film.go(to: 1.65)
    let height = strip.layer.presentation()?.bounds.height ?? 0
    #expect(height > 1 && height < 39, "\(height)")
    film.go(to: 2.5)
    #expect(table.swipes.open == nil && strip.superview == nil && table.visibleCells.count == 2)
  }

  @Test("a row without actions, or one that may not be edited, is not swiped")
  func without() {
    let plain = Rows()
    let (film, table) = film(plain)
    swipe(film, table, row: 0, by: -70)
    #expect(left(table, 0) == 0)
    let closed = Editable()
    closed.mayEdit = false
    let (other, second) = self.film(closed)
    swipe(other, second, row: 0, by: -70)
    #expect(left(second, 0) == 0 && second.swipes.open == nil)
  }

  @Test("a tap beside the actions closes the row without choosing one; an action closes it when it is over")
  func closing() {
    let rows = Rows()
    var end: ((Bool) -> Void)?
    rows.actions = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Pin") { _, _, over in end = over },
      UIContextualAction(style: .normal, title: "Flag") { _, _, _ in },
    ])
    let (film, table) = film(rows)
    swipe(film, table, row: 0, by: -100)
    film.go(to: 1.5)
    #expect(left(table, 0) == -148)
    table.window?.tap(at: CGPoint(x: 20, y: 140))
    table.window?.tap(at: CGPoint(x: 20, y: 100))
    film.go(to: 2.5)
    #expect(left(table, 0) == 0 && rows.log == ["select 2"])
    swipe(film, table, row: 0, by: -100)
    film.go(to: 3.5)
    // The first action stands at the edge.
    table.window?.tap(at: CGPoint(x: 170, y: 20))
    film.go(to: 4)
    #expect(end != nil && left(table, 0) == -148)
    end?(true)
    film.go(to: 5)
    #expect(left(table, 0) == 0)
  }

  @Test("a swipe over more than 60 % runs the first action, unless the configuration forbids it")
  func full() {
    let rows = Rows()
    var count = 0
    let configuration = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Pin") { _, _, end in
        count += 1
        end(true)
      }
    ])
    rows.actions = configuration
    let (film, table) = film(rows)
    swipe(film, table, row: 0, by: -150)
    film.go(to: 2)
    #expect(count == 1 && left(table, 0) == 0)
    configuration.performsFirstActionWithFullSwipe = false
    swipe(film, table, row: 0, by: -150)
    film.go(to: 4)
    #expect(count == 1 && left(table, 0) == -74)
  }

  @Test("actions of the older form stand in the same order and get the row")
  func older() {
    let rows = Rows()
    var path: IndexPath?
    rows.older = [UITableViewRowAction(style: .destructive, title: "Remove") { path = $1 }]
    let (film, table) = film(rows)
    swipe(film, table, row: 2, by: -70)
    film.go(to: 1.5)
    table.window?.tap(at: CGPoint(x: 170, y: 100))
    #expect(path == IndexPath(row: 2, section: 0))
  }
}
