import FlipbookDiagnostics
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite("Modifiers that do less than on a device")
struct UnsupportedViewTests {
  /// The warnings of some frames, with their counts.
  private func warnings(
    at times: [Double] = [0], @ViewBuilder _ content: @escaping @MainActor () -> some View
  ) -> [String] {
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      let runtime = ViewRuntime { content() }
      for time in times { _ = runtime.fills(at: time) }
    }
    return collector.diagnostics.filter { $0.code == UnsupportedRegister.code }.map {
      "\($0.message) \($0.place ?? "-") ×\(collector.count(of: $0))"
    }
  }

  @Test("a body that runs at every frame warns once for each line")
  func once() {
    let line = #line
    let found = warnings(at: [0, 0.1, 0.2, 0.3]) {
      TimelineView(.animation) { context in
        Color.red.opacity(context.date.timeIntervalSinceReferenceDate).containerShape(Circle())
          .containerShape(Circle())
      }
    }
    let message = ".containerShape has no effect. Shapes inside keep their own corners."
    #expect(
      found.sorted() == [
        "\(message) UnsupportedViewTests.swift:\(line + 3) ×1",
        "\(message) UnsupportedViewTests.swift:\(line + 4) ×1",
      ])
  }

  @Test("values that a device shows as a film does are no warning")
  func sameValues() {
    #expect(
      warnings {
        Text("a").lineHeight(nil).dynamicTypeSize(.large).scrollIndicators(.hidden).textScale(.default)
          .listItemTint(nil).buttonSizing(.fitted).presentationCompactAdaptation(.sheet)
          .environment(\.locale, Locale(identifier: "en_US")).environment(\.sizeCategory, .large)
          .lineLimit(2).lineLimit(1...3).toolbarRole(.navigationStack)
      }.isEmpty)
    #expect(
      warnings {
        Text("a").dynamicTypeSize(.accessibility2).environment(\.locale, Locale(identifier: "de"))
          .environment(\.sizeCategory, .extraLarge).lineLimit(2...3)
      }.count == 1)
  }

  @Test("names without a part in a film draw the same picture and say nothing")
  func unseen() {
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      let plain = ViewRuntime { Color.red.frame(width: 20, height: 10) }
      let named = ViewRuntime {
        Color.red.frame(width: 20, height: 10).accessibilityHint("a").help("b").statusBarHidden()
          .keyboardType(.numberPad).refreshable {}.itemProvider { nil }
      }
      #expect(plain.displayList(at: 0) == named.displayList(at: 0))
    }
    #expect(collector.diagnostics.isEmpty)
  }

  @Test("a disabled button is grey, whatever its style")
  func disabledButtons() {
    func colors(_ isDisabled: Bool, _ style: some PrimitiveButtonStyle) -> [String] {
      ViewRuntime {
        Button {
        } label: {
          Rectangle().frame(width: 9, height: 9)
        }.buttonStyle(style).disabled(isDisabled)
      }
      .colors(at: 0)
    }
    #expect(colors(false, .borderless) == ["#007AFFFF"] && colors(true, .borderless) == ["#3C3C434D"])
    #expect(colors(false, .borderedProminent) == ["#007AFFFF", "#FFFFFFFF"])
    #expect(colors(true, .borderedProminent).last == "#3C3C4339")
    #expect(colors(true, .borderedProminent).first != "#007AFFFF")
    func opacity(_ isDisabled: Bool) -> String {
      ViewRuntime {
        Button {
        } label: {
          Rectangle()
        }.buttonStyle(.plain).disabled(isDisabled)
      }
      .displayList(at: 0).description
    }
    #expect(opacity(true).contains("0.5") && !opacity(false).contains("0.5"))
  }

  @Test("a slider without a knob, a label's distances, and a mirrored view")
  func smallSettings() {
    let slider = ViewRuntime { Slider(value: .constant(1)).sliderThumbVisibility(.hidden) }
    #expect(slider.fills(at: 0).count == 2)
    func gap(_ label: some View) -> CGFloat {
      let fills = ViewRuntime { label }.fills(at: 0)
      return fills[1].minX - fills[0].maxX
    }
    let label = Label {
      Color.red.frame(width: 10, height: 10)
    } icon: {
      Color.blue.frame(width: 10, height: 10)
    }
    #expect(gap(label) == 8 && gap(label.labelIconToTitleSpacing(20)) == 20)
    #expect(gap(label.labelReservedIconWidth(30)) == 18)
    func corner(_ direction: LayoutDirection) -> CGFloat {
      ViewRuntime {
        Color.clear.frame(width: 50, height: 10)
          .overlay(alignment: .topLeading) { Color.red.frame(width: 10, height: 10) }
          .environment(\.layoutDirection, .leftToRight)
          .flipsForRightToLeftLayoutDirection(true)
          .environment(\.layoutDirection, direction)
      }.fills(at: 0).last?.minX ?? -1
    }
    #expect(corner(.leftToRight) == 25 && corner(.rightToLeft) == 65)
  }
}
