import FlipbookDiagnostics
import Testing

@testable import FlipbookCompiler

@Suite("Uses of names that do less than on a device")
struct UnsupportedScanTests {
  private func uses(_ source: String) -> [String] {
    let declared = NameScan(source: source).declared
    return UnsupportedScan(source: source, declared: declared).uses.map {
      "\($0.line):\($0.column) \($0.name.name)\($0.isProperty ? " =" : "")"
    }
  }

  @Test("calls are found with their lines, by labels where overloads differ")
  func calls() {
    let found = uses(
      """
      struct Card: View {
        var body: some View {
          Text("A").lineHeight(.tight)
            .lineLimit(2)
            .toolbar(removing: .title).toolbar { Text("B") }
            .contextMenu { Text("C") }
            .contextMenu { Text("C") } preview: { Text("D") }
            .onChange(of: 3) { }
          VideoPlayer(player: nil)
        }
      }
      """)
    #expect(
      found == [
        "3:15 View.lineHeight", "5:8 View.toolbar(removing:)",
        "9:5 VideoPlayer.init",
      ])
  }

  @Test("properties are found where they are set, and values of the environment where they are given")
  func properties() {
    let found = uses(
      """
      func set(_ item: UITableView, _ view: some View) {
        item.separatorEffect = color
        print(item.separatorEffect)
        _ = view.environment(\\.locale, .current).environment(\\.colorScheme, .dark)
      }
      struct Reader { @Environment(\\.sizeCategory) var size }
      """)
    #expect(found == ["2:8 UITableView.separatorEffect =", "4:26 EnvironmentValues.locale ="])
  }

  @Test("what the scene declares itself is left out, and so are methods of other types")
  func own() {
    #expect(
      uses("extension View { func lineHeight() -> Self { self } }\nlet a = Text(\"\").lineHeight()").isEmpty)
    #expect(uses("func f(_ a: Any) { a.warning(3); a.log() }").isEmpty)
    #expect(
      uses("import os\nlet log = Logger()\nfunc f() { log.warning(\"a\") }") == [
        "2:11 Logger.init", "3:16 Logger.warning",
      ])
    #expect(uses("let a = subject.subscribe(b)").isEmpty)
    #expect(uses("let a = subject.subscribe(on: c)") == ["1:17 Publisher.subscribe(on:)"])
  }
}
