import FlipbookMotion
import Foundation
import Observation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite("What views give the bars around them")
struct ToolbarModifierTests {
  @Observable
  final class Store {
    var title = "Store"
  }

  private struct StoreTitle: View {
    @Environment(Store.self) private var store
    @Environment(\.locale) private var locale
    var body: some View { Text("\(store.title) \(locale.identifier)") }
  }

  @Test(
    "items have the environment of the view that gives them",
    arguments: [ToolbarItemPlacement.topBarLeading, .bottomBar, .principal])
  func environment(placement: ToolbarItemPlacement) {
    let store = Store()
    let runtime = ViewRuntime(200, 300) {
      NavigationStack {
        Color.red.toolbar { ToolbarItem(placement: placement) { StoreTitle() } }
          .environment(store).environment(\.locale, Locale(identifier: "fr_FR")).font(.largeTitle)
      }
    }
    #expect(runtime.texts(at: 0) == ["Store fr_FR"])
    store.title = "Shop"
    #expect(runtime.texts(at: 0.1) == ["Shop fr_FR"])
  }

  @Test(
    "a toolbar around a container of pages gives the first page its items at the bottom alone",
    arguments: [true, false])
  func around(isStack: Bool) {
    let runtime = ViewRuntime(200, 300) {
      Group {
        if isStack {
          NavigationStack { Color.red }.toolbar {
            ToolbarItem(placement: .bottomBar) { Text("Start") }
            ToolbarItem(placement: .principal) { Text("Title") }
          }
        } else {
          NavigationView { Color.red }.toolbar { ToolbarItem(placement: .bottomBar) { Text("Start") } }
        }
      }
    }
    #expect(runtime.texts(at: 0) == ["Start"])
    #expect(runtime.textPlaces(at: 0).first.map { $0.frame.minY > 250 } == true)
  }

  @Test("items keep the looks of the bar, and have the tint of the page")
  func looks() {
    var seen: [String] = []
    struct Reader: View {
      @Environment(\.self) private var values
      let read: (EnvironmentValues) -> Void
      var body: some View {
        read(values)
        return Text("x")
      }
    }
    let runtime = ViewRuntime(200, 300) {
      NavigationStack {
        Color.red.toolbar {
          Reader { values in
            seen = [
              "\(values.isInBar)", "\(values.font == nil)", "\(values.tintColor == .green)",
              "\(values.isEnabled)",
            ]
          }
        }
        .font(.largeTitle).tint(.green).disabled(true)
      }
    }
    _ = runtime.displayList(at: 0)
    #expect(seen == ["true", "true", "true", "false"])
  }

  private struct Editor: View {
    @State private var mode = EditMode.active
    var body: some View {
      NavigationStack {
        Color.red.toolbar { EditButton() }.environment(\.editMode, $mode)
      }
    }
  }

  @Test("an edit button in a bar follows the mode of its page")
  func editMode() {
    #expect(ViewRuntime(200, 300) { Editor() }.texts(at: 0) == ["Done"])
  }

  @Test("items of several toolbars stand beside each other, inner ones first")
  func several() {
    let runtime = ViewRuntime(300, 300) {
      NavigationStack {
        Color.red
          .toolbar { ToolbarItem(placement: .topBarTrailing) { Text("A") } }
          .toolbar { ToolbarItem(placement: .topBarTrailing) { Text("B") } }
      }
    }
    let places = runtime.textPlaces(at: 0)
    #expect(places.map(\.text) == ["A", "B"])
    #expect(places[0].frame.maxX < places[1].frame.minX)
  }

  @Test("the badge of a link in a list stands before its chevron")
  func badge() {
    func places(_ isLink: Bool) -> (badge: CGRect?, chevron: CGRect?) {
      let runtime = ViewRuntime(300, 300) {
        NavigationStack {
          List {
            if isLink {
              NavigationLink("Link") { Text("Page") }.badge(7)
            } else {
              Text("Row").badge(7)
            }
          }
        }
      }
      let badge = runtime.textPlaces(at: 0).first { $0.text == "7" }?.frame
      // Symbols are squares of their size here.
      return (badge, runtime.fills(at: 0).last { $0.width == 14 && $0.height == 14 })
    }
    let link = places(true)
    #expect(link.badge != nil && link.chevron != nil)
    if let badge = link.badge, let chevron = link.chevron { #expect(badge.maxX < chevron.minX) }
    let row = places(false)
    #expect(row.chevron == nil)
    #expect(row.badge?.maxX ?? 0 > link.badge?.maxX ?? 300)
  }
}
