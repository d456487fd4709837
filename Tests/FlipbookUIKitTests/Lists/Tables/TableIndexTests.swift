import FlipbookMotion
import FlipbookViews
import Foundation
import Testing

@testable import FlipbookUIKit

/// The index beside a table's rows.
@MainActor
@Suite struct TableIndexTests {
  private final class Page: UITableViewController {
    var titles: [String]? = ["A", "B", "C"]
    let names = ["A", "B", "C"]

    override func numberOfSections(in tableView: UITableView) -> Int { names.count }
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[path.section] + "\(path.row)"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
  }

  private func stage(_ titles: [String]? = ["A", "B", "C"]) -> (film: UIKitFilm, page: Page) {
    let page = Page()
    page.titles = titles
    let film = UIKitFilm(size: CGSize(width: 300, height: 400)) { page }
    film.go(to: 0.1)
    return (film, page)
  }

  @Test("titles stand in the middle of the trailing edge, 15 wide, and the rows' content makes room")
  func place() throws {
    let (_, page) = stage()
    let index = try #require(page.tableView.index)
    #expect(index.frame == CGRect(x: 285, y: 0, width: 15, height: 400))
    #expect(index.labels.map(\.text) == ["A", "B", "C"])
    let step = index.labels[1].frame.minY - index.labels[0].frame.minY
    #expect(step > 13 && step < 15)
    #expect(abs(index.labels[1].frame.midY - 200) < 0.5)
    #expect(index.labels[0].textColor == index.tintColor)
    let cell = try #require(page.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let (_, other) = stage(nil)
    let plain = try #require(other.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(plain.contentView.frame.width - cell.contentView.frame.width == 15)
    #expect(other.tableView.index == nil)
  }

  @Test("a finger on a title goes to its section at once, and one that slides goes along")
  func touch() throws {
    let (film, page) = stage()
    let index = try #require(page.tableView.index)
    film.runtime.schedule(InteractionStep(at: 1, .tap(.point(x: 292, y: 200), count: 1))) { _ in }
    film.go(to: 1.2)
    let second = page.tableView.rect(forSection: 1).minY
    #expect(page.tableView.contentOffset.y == second)
    let top = index.labels[0].frame.midY
    film.runtime.schedule(
      InteractionStep(
        at: 2,
        .drag(
          .point(x: 292, y: 200), .offsets([CGSize(width: 0, height: top - 200)]),
          .init(duration: 0.5, curve: .linear)))
    ) { _ in }
    film.go(to: 3)
    #expect(page.tableView.contentOffset.y == 0)
    #expect(index.frame.minY == 0)
  }

  @Test("of more titles than there is room for every other line is a dot, the ends stay")
  func dots() throws {
    let letters = (0..<26).map { String(UnicodeScalar(65 + $0)!) }
    let (_, page) = stage(letters)
    let index = try #require(page.tableView.index)
    #expect(index.lines(in: 400) == letters)
    let few = index.lines(in: 100)
    #expect(few.count >= 5 && !few.count.isMultiple(of: 2) && few.first == "A" && few.last == "Z")
    #expect(few.enumerated().allSatisfy { $0.offset.isMultiple(of: 2) == ($0.element != "•") })
  }
}
