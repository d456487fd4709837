import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// The looks of headers and footers of lists.
@MainActor
@Suite struct SectionLabelTests {
  /// A list of one section, in which a rectangle is the header, one the row and one the footer.
  private struct Page: View {
    var style: AnyShapeStyle?
    var body: some View {
      let section = Section {
        Rectangle().frame(width: 30, height: 10)
      } header: {
        Rectangle().frame(width: 20, height: 10)
      } footer: {
        Rectangle().frame(width: 40, height: 10)
      }
      List {
        if let style { section.foregroundStyle(style) } else { section }
      }
    }
  }

  /// The widths and colours of what is 10 high.
  private func shown(_ style: AnyShapeStyle?) -> [String] {
    let runtime = ViewRuntime(200, 300) { Page(style: style) }
    return zip(runtime.fills(at: 0.1), runtime.colors(at: 0.1)).filter { $0.0.height == 10 }
      .map { "\(Int($0.0.width)) \($0.1)" }
  }

  @Test("a foreground style set around a section is that of its header and footer, undimmed")
  func style() {
    let red = "#FF0000FF"
    #expect(shown(AnyShapeStyle(TestColor.red)) == ["20 \(red)", "30 \(red)", "40 \(red)"])
  }

  @Test("without one they are grey")
  func grey() {
    #expect(shown(nil) == ["20 #3C3C4399", "30 #000000FF", "40 #3C3C4399"])
  }
}
