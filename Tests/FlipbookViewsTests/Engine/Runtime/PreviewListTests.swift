import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct PreviewListTests {
  private func colors(of view: some View) -> [[String]] {
    view.previews.map { preview in ViewRuntime { AnyView(preview) }.colors(at: 0) }
  }

  @Test("views in a row, in groups and in loops are previews of their own, with what modifies them all")
  func list() {
    let red = Color(.sRGB, red: 1, green: 0, blue: 0)
    let blue = Color(.sRGB, red: 0, green: 0, blue: 1)
    #expect(colors(of: red) == [["#FF0000FF"]])
    #expect(
      colors(
        of: Group {
          red
          Group { blue }.opacity(0.5)
          if true { red }
          EmptyView()
        }) == [["#FF0000FF"], ["#0000FF80"], ["#FF0000FF"]])
    #expect(
      colors(of: ForEach([red, blue], id: \.self) { $0 }.colorMultiply(blue).opacity(0.5)).count == 2)
    #expect(
      colors(
        of: HStack {
          red; blue
        }
      ).count == 1)
  }

  @Test("what is set for all is set for each")
  func environment() {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { scheme == .dark ? Color.white : Color.black }
    }
    let all = Group {
      Scheme()
      Scheme().environment(\.colorScheme, .light)
    }
    .environment(\.colorScheme, .dark)
    #expect(colors(of: all) == [["#FFFFFFFF"], ["#000000FF"]])
  }
}
