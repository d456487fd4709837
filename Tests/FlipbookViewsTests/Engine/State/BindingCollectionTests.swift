import FlipbookMotion
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite("Bindings to collections")
struct BindingCollectionTests {
  private final class Box {
    var values = [1, 2, 3]
  }

  @Test("a loop goes over bindings to the elements, which change them")
  func loop() {
    let box = Box()
    let binding = Binding(get: { box.values }, set: { box.values = $0 })
    for element in binding { element.wrappedValue *= 10 }
    #expect(box.values == [10, 20, 30])
    #expect(binding.count == 3 && binding.last?.wrappedValue == 30)
    binding.first { $0.wrappedValue == 20 }?.wrappedValue = 5
    #expect(box.values == [10, 5, 30])
    #expect(binding.reversed().map(\.wrappedValue) == [30, 5, 10])
  }

  private struct Item: Identifiable {
    let id: Int
    var text: String
  }

  private struct Rows: View {
    @State var items = [Item(id: 0, text: "a"), Item(id: 1, text: "b")]
    var body: some View {
      ForEach($items) { $item in Text(item.text) }
      ForEach($items, id: \.text) { Text($0.wrappedValue.text) }
      ForEach(Array($items.enumerated()), id: \.offset) { place, item in
        Text(item.wrappedValue.text + "\(place)")
      }
    }
  }

  @Test("views are made for the bindings, whichever way they are written")
  func views() {
    #expect(ViewRuntime { Rows() }.texts(at: 0) == ["a", "b", "a", "b", "a0", "b1"])
  }
}
