import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite("Tables")
struct TableTests {
  private struct Item: Identifiable {
    let id: Int
    let name: String
    let amount: Int
  }

  private static let items = [
    Item(id: 1, name: "b", amount: 30), Item(id: 2, name: "a", amount: 20),
    Item(id: 3, name: "c", amount: 10),
  ]

  private struct Plain: View {
    var body: some View {
      Table(TableTests.items) {
        TableColumn("Name", value: \.name)
        TableColumn("Amount") { Text(verbatim: "\($0.amount)") }.width(100).alignment(.trailing)
      }
    }
  }

  private struct Ordered: View {
    @State var order = [KeyPathComparator(\Item.name)]
    @State var chosen: Item.ID?
    var body: some View {
      Table(of: Item.self, selection: $chosen, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Amount", value: \.amount) { Text(verbatim: "\($0.amount)") }
        TableColumn("Id") { Text(verbatim: "#\($0.id)") }
      } rows: {
        ForEach(TableTests.items.sorted(using: order)) { item in
          if item.id != 3 { TableRow(item) }
        }
        Section { TableRow(TableTests.items[2]) }
      }
    }
  }

  private func wide(_ view: some View) -> ViewRuntime {
    ViewRuntime(600, 400) { view.environment(\.horizontalSizeClass, .regular) }
  }

  @Test("a phone shows the first column alone, without titles")
  func compact() {
    #expect(ViewRuntime(390, 844) { Plain() }.texts(at: 0) == ["b", "a", "c"])
  }

  @Test("where there is room titles stand over all columns")
  func regular() {
    #expect(wide(Plain()).texts(at: 0) == ["Name", "Amount", "b", "30", "a", "20", "c", "10"])
    #expect(wide(Plain().tableColumnHeaders(.hidden)).texts(at: 0) == ["b", "30", "a", "20", "c", "10"])
  }

  @Test("a column of a set width stands at the end, its views on the side asked for")
  func widths() throws {
    let places = wide(Plain()).textPlaces(at: 0)
    let inset = ControlMetrics.current.list.inset
    for text in ["Amount", "30", "10"] {
      let frame = try #require(places.first { $0.text == text }).frame
      #expect(abs(frame.maxX - (600 - inset)) < 1e-6)
    }
    let name = try #require(places.first { $0.text == "b" }).frame
    #expect(abs(name.minX - inset) < 1e-6)
  }

  @Test(
    "a tap on a title orders by its column, another turns it round, and a column without a value does nothing"
  )
  func order() throws {
    let runtime = wide(Ordered())
    func rows() -> [String] { runtime.texts(at: 1).filter { $0.hasPrefix("#") } }
    func tap(_ title: String) throws {
      let frame = try #require(runtime.textPlaces(at: 1).first { $0.text == title }).frame
      _ = runtime.tap(.point(x: frame.midX, y: frame.midY))
    }
    #expect(rows() == ["#2", "#1", "#3"])
    try tap("Amount")
    #expect(rows() == ["#2", "#1", "#3"])
    try tap("Amount")
    #expect(rows() == ["#1", "#2", "#3"])
    try tap("Id")
    #expect(rows() == ["#1", "#2", "#3"])
    try tap("Name")
    #expect(rows() == ["#2", "#1", "#3"])
  }

  @Test("a tap chooses a row by its identity")
  func selection() throws {
    let runtime = ViewRuntime(390, 844) { Ordered() }
    func chosen(at time: Double) -> Int { runtime.colors(at: time).filter { $0 == "#D1D1D6FF" }.count }
    #expect(chosen(at: 0) == 0)
    let frame = try #require(runtime.textPlaces(at: 0).first { $0.text == "b" }).frame
    _ = runtime.tap(.point(x: frame.midX, y: frame.midY))
    #expect(chosen(at: 1) == 1)
  }
}
