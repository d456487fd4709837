import FlipbookDrawing
import FlipbookTestSupport
import FlipbookViews
import Foundation
import Testing

@testable import FlipbookUIKit

/// Rows of tables that are edited.
@MainActor
@Suite struct TableEditingTests {
  @MainActor private class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = ["One", "Two", "Three", "Four"]
    var log: [String] = []
    var style = UITableViewCell.EditingStyle.delete

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.row]
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
      -> UITableViewCell.EditingStyle
    { style }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.append("\(editingStyle == .delete ? "delete" : "insert") \(indexPath.row)")
      guard editingStyle == .delete else { return }
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      log.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
      rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
  }

  private final class Movable: Rows, UITableViewEditing, UITableViewMoving {}

  private func film(_ rows: Rows) -> (UIKitFilm, UITableView) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    table.dataSource = rows
    table.delegate = rows
    let film = UIKitFilm { $0.addSubview(table) }
    film.go(to: 0.1)
    return (film, table)
  }

  private func cell(_ table: UITableView, _ row: Int) throws -> UITableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  @Test("the content makes room of 40 points in 0.3 s, slow at both ends, and gives it back")
  func room() throws {
    // The table doesn't keep its data source.
    let rows = Rows()
    let (film, table) = film(rows)
    defer { withExtendedLifetime(rows) {} }
    let cell = try cell(table, 0)
    let width = cell.contentView.frame.width
    func left() -> CGFloat {
      let shown = cell.contentView.layer.presentation() ?? cell.contentView.layer
      return shown.position.x - shown.bounds.width / 2
    }
    table.setEditing(true, animated: true)
    film.go(to: film.runtime.now)
    film.go(to: 0.1 + 0.15)
    #expect(abs(left() - 20) < 5, "\(left())")
    film.go(to: 0.5)
    #expect(cell.contentView.frame.minX == 40 && left() == 40)
    // The mark has gone, and there is no handle without a method that moves rows.
    #expect(cell.contentView.frame.width == 160 && width < 180)
    #expect(cell.editControls?.views.count == 1 && cell.isEditing)
    table.setEditing(false, animated: true)
    film.go(to: 1)
    #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.width == width)
    #expect(cell.editControls == nil)
  }

  @Test("a row beyond the window has its controls as it comes into sight")
  func later() throws {
    let rows = Rows()
    rows.rows = (0..<20).map { "\($0)" }
    let (film, table) = film(rows)
    table.isEditing = true
    table.contentOffset = CGPoint(x: 0, y: 400)
    film.go(to: 0.3)
    #expect(try cell(table, 12).contentView.frame.minX == 40)
  }

  @Test("the disc reveals the action that deletes the row; a green one inserts at once")
  func discs() throws {
    let rows = Movable()
    let (film, table) = film(rows)
    table.setEditing(true, animated: false)
    film.go(to: 0.3)
    // Red beside the sign's middle.
    #expect(try film.pixel(24, 60) == 0xffff_3b30)
    table.window?.tap(at: CGPoint(x: 32, y: 60))
    film.go(to: 1)
    #expect(try cell(table, 1).frame.minX == -74 && rows.log.isEmpty)
    table.window?.tap(at: CGPoint(x: 160, y: 60))
    film.go(to: 2)
    #expect(rows.log == ["delete 1"])
    rows.style = .insert
    table.setEditing(false, animated: false)
    table.setEditing(true, animated: false)
    film.go(to: 2.2)
    table.window?.tap(at: CGPoint(x: 32, y: 60))
    #expect(rows.log == ["delete 1", "insert 1"])
  }

  @Test("a handle takes its row along, and the rows that it passes make room in 0.25 s")
  func drag() throws {
    let rows = Movable()
    let (film, table) = film(rows)
    table.setEditing(true, animated: false)
    film.go(to: 0.3)
    let (first, second, third) = (try cell(table, 0), try cell(table, 1), try cell(table, 2))
    table.window?.touch(.began, at: CGPoint(x: 180, y: 20))
    film.go(to: 0.4)
    table.window?.touch(.moved, at: CGPoint(x: 180, y: 20 + 50))
    #expect(first.transform.ty == 50)
    film.go(to: 0.4 + 0.125)
    let half = second.layer.presentation()?.affineTransform().ty ?? 0
    #expect(abs(half + 20) < 3, "\(half)")
    film.go(to: 0.8)
    #expect(second.transform.ty == -40 && third.transform.ty == 0)
    table.window?.touch(.ended, at: CGPoint(x: 180, y: 20 + 50))
    #expect(rows.log == ["move 0 to 1"] && rows.rows.prefix(2) == ["Two", "One"])
    film.go(to: 1.5)
    #expect(first.frame.minY == 40 && second.frame.minY == 0 && first.transform == .identity)
    #expect(table.indexPath(for: first)?.row == 1)
  }

  @Test("rows are selected while they are edited where the table says so, and circles show it")
  func selection() throws {
    let rows = Rows()
    let (film, table) = film(rows)
    table.setEditing(true, animated: false)
    film.go(to: 0.2)
    table.window?.tap(at: CGPoint(x: 100, y: 20))
    #expect(rows.log.isEmpty)
    table.setEditing(false, animated: false)
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    film.go(to: 0.4)
    table.window?.tap(at: CGPoint(x: 100, y: 20))
    table.window?.tap(at: CGPoint(x: 100, y: 60))
    #expect(rows.log == ["select 0", "select 1"] && table.indexPathsForSelectedRows?.count == 2)
  }

  @Test("the edit button of a controller begins and ends editing, and says so")
  func button() {
    let controller = UITableViewController(style: .plain)
    let item = controller.editButtonItem
    #expect(item.title == "Edit" && item === controller.editButtonItem)
    item.primaryAction.map { $0.handler($0) }
    #expect(controller.isEditing && controller.tableView.isEditing && item.title == "Done")
    controller.setEditing(false, animated: false)
    #expect(item.title == "Edit" && !controller.tableView.isEditing)
  }
}
