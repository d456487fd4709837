import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite("Defaults of keys whose values are optional")
struct OptionalDefaultTests {
  private enum Badge: ContainerValueKey { static var defaultValue: Int? { 7 } }
  private enum Gap: LayoutValueKey { static var defaultValue: CGFloat? { 12 } }

  private enum Title: PreferenceKey {
    static var defaultValue: String? { "untitled" }
    static func reduce(value: inout String?, nextValue: () -> String?) { value = nextValue() ?? value }
  }

  @Test("a view that no device was chosen for has little room across and much down")
  func sizeClasses() {
    struct Probe: View {
      @Environment(\.horizontalSizeClass) private var across
      @Environment(\.verticalSizeClass) private var down

      var body: some View {
        if across == .compact, down == .regular { Color.red.frame(width: 10, height: 10) }
      }
    }
    let runtime = ViewRuntime(100, 100) { Probe() }
    #expect(runtime.displayList(at: 0).items.count == 1)
  }

  @Test("a container reads the default of a value that a view doesn't give")
  func containerValues() {
    var values = ContainerValues()
    #expect(values[Badge.self] == 7)
    values[Badge.self] = nil
    #expect(values[Badge.self] == nil)
  }

  @Test("a layout reads the default of a value that a view doesn't give, and nil where it gives that")
  func layoutValues() {
    final class Read { var gaps: [CGFloat?] = [] }
    struct Reader: Layout {
      let read: Read

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        read.gaps = subviews.map { $0[Gap.self] }
        return .zero
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let read = Read()
    let view = Reader(read: read) {
      Color.red
      Color.blue.layoutValue(key: Gap.self, value: nil)
    }
    _ = ViewRuntime(100, 100) { view }.displayList(at: 0)
    #expect(read.gaps == [12, nil])
  }

  @Test("a preference that is changed begins with its default")
  func preferences() {
    final class Read { var title: String? = "" }
    let read = Read()
    let view = Color.red
      .transformPreference(Title.self) { $0 = $0.map { $0 + "!" } }
      .onPreferenceChange(Title.self) { read.title = $0 }
    _ = ViewRuntime(100, 100) { view }.displayList(at: 0)
    #expect(read.title == "untitled!")
  }
}
