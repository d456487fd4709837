import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct ButtonAndPickerTests {
  struct Grower: View {
    @State private var width: CGFloat = 10

    var body: some View {
      VStack(spacing: 0) {
        Button("Grow") { withAnimation(.linear(duration: 1)) { width = 50 } }
        Color.red.frame(width: width, height: 10)
      }
    }
  }

  @Test("a tap on a button by its label does what the button is for, at its time")
  func button() {
    let runtime = ViewRuntime { Grower() }
    runtime.scheduleTap(on: .name("Grow"), at: 0.5) { Issue.record("nothing was tapped; there is \($0)") }
    #expect(runtime.fills(at: 0.5)[0].width == 10)
    #expect(abs(runtime.fills(at: 1)[0].width - 30) < 1e-6)
    #expect(runtime.fills(at: 1.6)[0].width == 50)
  }

  @Test("a tap that hits nothing says what there is to tap")
  func miss() {
    let runtime = ViewRuntime { Grower() }
    var names: [String]?
    runtime.scheduleTap(on: .name("Shrink"), at: 0) { names = $0 }
    _ = runtime.displayList(at: 0)
    #expect(names == ["Grow"])
  }

  struct Chooser: View {
    @State private var choice = 1

    var body: some View {
      VStack(spacing: 0) {
        Picker("Size", selection: $choice) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        .pickerStyle(.segmented)
        Color.red.frame(width: CGFloat(choice * 10), height: 10)
          .animation(.linear(duration: 1), value: choice)
      }
    }
  }

  @Test("a tap on a segment chooses it, by text or by point")
  func picker() {
    let runtime = ViewRuntime { Chooser() }
    func width(_ time: Double) -> CGFloat { runtime.fills(at: time).last?.width ?? 0 }
    #expect(width(0) == 10)
    #expect(runtime.tap(.name("Two")))
    #expect(abs(width(0.5) - 15) < 1e-6)
    #expect(width(2) == 20)
    #expect(runtime.tap(.point(x: 10, y: 40)))
    #expect(width(4) == 10)
  }

  @Test("what is in front, or allows no hits, decides who is tapped")
  func hitTesting() {
    var tapped: [String] = []
    let runtime = ViewRuntime {
      ZStack {
        Color.red.onTapGesture { tapped.append("back") }
        Color.blue.frame(width: 20, height: 20).onTapGesture { tapped.append("front") }
          .offset(x: 30)
        Color.green.allowsHitTesting(false)
      }
    }
    _ = runtime.displayList(at: 0)
    #expect(runtime.tap(.point(x: 80, y: 50)))
    #expect(runtime.tap(.point(x: 50, y: 50)))
    #expect(tapped == ["front", "back"])
  }
}
