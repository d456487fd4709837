import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct LayoutTests {
  private func fills(@ViewBuilder _ content: () -> some View) -> [CGRect] {
    ViewRuntime(content: content).fills(at: 0)
  }

  @Test("a position puts the centre there and takes all the room")
  func position() {
    let rects = fills {
      Color.red.frame(width: 10, height: 20).position(x: 30, y: 40).background(Color.blue)
    }
    #expect(
      rects == [CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 25, y: 30, width: 10, height: 20)])
  }

  @Test("a proportion is kept inside or over what is offered")
  func aspectRatio() {
    #expect(
      fills { Color.red.aspectRatio(2, contentMode: .fit) } == [CGRect(x: 0, y: 25, width: 100, height: 50)])
    #expect(
      fills { Color.red.aspectRatio(2, contentMode: .fill) } == [
        CGRect(x: -50, y: 0, width: 200, height: 100)
      ])
    #expect(fills { Circle().frame(height: 20).aspectRatio(1, contentMode: .fit) }.count == 1)
  }

  @Test("a fixed size is the ideal one whatever is offered")
  func fixedSize() {
    let rects = fills {
      Color.red.frame(minWidth: 10, idealWidth: 40, maxWidth: 80, minHeight: 5, idealHeight: 7, maxHeight: 9)
        .fixedSize()
        .frame(width: 20, height: 20)
    }
    #expect(rects == [CGRect(x: 30, y: 46.5, width: 40, height: 7)])
  }

  @Test("flexible frames clamp what is offered")
  func flexibleFrames() {
    #expect(
      fills { Color.red.frame(maxWidth: 60, maxHeight: .infinity) } == [
        CGRect(x: 20, y: 0, width: 60, height: 100)
      ])
    let rects = fills {
      Color.red.frame(width: 10, height: 10)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    }
    #expect(rects == [CGRect(x: 90, y: 90, width: 10, height: 10)])
    let least = fills {
      Color.red.frame(width: 10, height: 10).frame(minWidth: 30, alignment: .leading).background(Color.blue)
    }
    #expect(
      least == [CGRect(x: 35, y: 45, width: 30, height: 10), CGRect(x: 35, y: 45, width: 10, height: 10)])
  }

  @Test("room is shared by priority, then by flexibility")
  func priorities() {
    let rects = fills {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 20)
        Color.green
        Color.blue.frame(minWidth: 10).layoutPriority(1)
      }
    }
    #expect(rects.map(\.width) == [0, 0, 100])
    let even = fills {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 20)
        Color.green
        Color.blue
      }
    }
    #expect(even.map(\.width) == [20, 40, 40])
  }

  @Test("spacers take what is left, and spacing is 8 between views and none beside spacers")
  func spacers() {
    let rects = fills {
      VStack {
        Color.red.frame(width: 10, height: 10)
        Spacer()
        Color.green.frame(width: 10, height: 10)
        Color.blue.frame(width: 10, height: 10)
      }
    }
    #expect(rects.map(\.minY) == [0, 72, 90])
  }

  @Test("alignment guides move views against each other")
  func alignmentGuides() {
    let rects = fills {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 20, height: 10)
        Color.green.frame(width: 20, height: 10).alignmentGuide(.leading) { $0.width / 2 }
        Color.blue.frame(width: 20, height: 10).alignmentGuide(.leading) { $0[.trailing] }
      }
    }
    #expect(rects.map(\.minX) == [50, 40, 30])
  }

  @Test("padding, backgrounds and overlays lie around the view")
  func padding() {
    let rects = fills {
      Color.red.frame(width: 20, height: 20)
        .padding(.leading, 10).padding(5)
        .background { Color.blue }
        .overlay(alignment: .bottomTrailing) { Color.green.frame(width: 4, height: 4) }
    }
    #expect(
      rects == [
        CGRect(x: 30, y: 35, width: 40, height: 30), CGRect(x: 45, y: 40, width: 20, height: 20),
        CGRect(x: 66, y: 61, width: 4, height: 4),
      ])
  }

  @Test("the first view that fits is shown")
  func viewThatFits() {
    let rects = fills {
      ViewThatFits {
        Color.red.frame(width: 200, height: 10)
        Color.green.frame(width: 80, height: 10)
        Color.blue.frame(width: 10, height: 10)
      }
    }
    #expect(rects == [CGRect(x: 10, y: 45, width: 80, height: 10)])
  }

  private struct Choice: View {
    @Binding var log: [String]
    let isNarrow: Bool

    var body: some View {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 80, height: 10)
          .onAppear { log.append("wide") }.onDisappear { log.append("not wide") }
        Color.blue.frame(width: 10, height: 10)
          .onAppear { log.append("narrow") }.onDisappear { log.append("not narrow") }
      }
      .frame(width: isNarrow ? 50 : 100)
    }
  }

  @Test("of several views the one that fits appears, and disappears where it doesn't any more")
  func fittingAppears() {
    var log: [String] = []
    let binding = Binding(get: { log }, set: { log = $0 })
    let runtime = ViewRuntime.stepping([(0, 1, nil), (2, 0, nil)]) {
      Choice(log: binding, isNarrow: $0 == 1)
    }
    _ = runtime.fills(at: 0)
    _ = runtime.fills(at: 1)
    #expect(Set(log.suffix(2)) == ["not wide", "narrow"] && log.count <= 3, "\(log)")
    log = []
    _ = runtime.fills(at: 3)
    #expect(Set(log) == ["not narrow", "wide"], "\(log)")
  }

  struct Changer: View {
    @State private var isVertical = false

    var body: some View {
      let layout = isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      layout {
        Color.red.frame(width: 20, height: 20)
        Color.blue.frame(width: 20, height: 20)
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isVertical = true } }
    }
  }

  @Test("views move when a layout of any kind changes its kind")
  func anyLayout() {
    let runtime = ViewRuntime { Changer() }
    #expect(
      runtime.fills(at: 0) == [
        CGRect(x: 30, y: 40, width: 20, height: 20), CGRect(x: 50, y: 40, width: 20, height: 20),
      ])
    let half = runtime.fills(at: 0.5)
    #expect(isNear(half[0], CGRect(x: 35, y: 35, width: 20, height: 20)), "\(half)")
    #expect(isNear(half[1], CGRect(x: 45, y: 45, width: 20, height: 20)), "\(half)")
  }

  private struct Spread: View {
    @State private var isVertical = false

    var body: some View {
      let layout = isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      layout {
        Color.red.frame(width: 20, height: 20)
        Spacer()
        Color.blue.frame(width: 20, height: 20)
      }
      .background(Color.green)
      .onAppear { isVertical = true }
    }
  }

  @Test("spacers in a layout of any kind grow along its axis, and along the other when it changes")
  func anyLayoutSpacer() {
    let runtime = ViewRuntime {
      AnyLayout(HStackLayout(spacing: 0)) {
        Color.red.frame(width: 20, height: 20)
        Spacer()
        Color.blue.frame(width: 20, height: 20)
      }
      .background(Color.green)
    }
    #expect(runtime.fills(at: 0).first == CGRect(x: 0, y: 40, width: 100, height: 20))
    #expect(ViewRuntime { Spread() }.fills(at: 0).first == CGRect(x: 40, y: 0, width: 20, height: 100))
  }

  @Test("a layout of any kind has the guides of the one inside")
  func anyLayoutGuides() {
    let runtime = ViewRuntime {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 0)) {
          Color.red.frame(width: 20, height: 20).alignmentGuide(.firstTextBaseline) { _ in 5 }
        }
        Color.blue.frame(width: 20, height: 20).alignmentGuide(.firstTextBaseline) { _ in 15 }
      }
    }
    let fills = runtime.fills(at: 0)
    #expect(fills[0].minY - fills[1].minY == 10, "\(fills)")
  }

  @Test("text wraps in the room it has and aligns by its baselines")
  func text() {
    let runtime = ViewRuntime {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("aa").font(.system(size: 20))
        Text("b").font(.system(size: 8))
      }
    }
    let tops = runtime.displayList(at: 0).items.compactMap { item -> CGFloat? in
      guard case .text(_, let origin, _) = item.content else { return nil }
      return origin.applying(item.transform).y
    }
    #expect(tops == [40, 49])
  }

  @Test("a spacer gets what the others leave: a text beside it keeps its line")
  func spacerComesLast() {
    let stage = ViewRuntime {
      HStack(spacing: 0) {
        Rectangle().frame(minWidth: 10, maxWidth: 70).frame(height: 10)
        Spacer(minLength: 0)
        Rectangle().frame(width: 20, height: 10)
      }
    }
    #expect(stage.fills(at: 0).map(\.minX) == [0, 80])
    #expect(stage.fills(at: 0).map(\.width) == [70, 20])
  }

  @Test("a stack of several endless views takes all that is left, after the others")
  func endlessViews() {
    let stage = ViewRuntime {
      VStack(spacing: 0) {
        ZStack {
          Rectangle()
          Rectangle()
        }
        HStack(spacing: 0) {
          Rectangle().frame(width: 10, height: 10)
          Rectangle().frame(height: 10)
        }
      }
    }
    #expect(stage.fills(at: 0).map(\.height) == [90, 90, 10, 10])
  }

  @Test("views of a ZStack are offered the size of the stack, which is that of the largest of them")
  func offeredInDepth() {
    let rects = fills {
      ZStack {
        Rectangle().frame(width: 4, height: 40)
        Rectangle().frame(width: 20)
      }
      .frame(height: 0)
    }
    #expect(
      rects == [CGRect(x: 48, y: 30, width: 4, height: 40), CGRect(x: 40, y: 30, width: 20, height: 40)])
  }

  @Test("a ZStack is as large as its largest view, wherever guides put the others")
  func guidesInDepth() {
    let rects = fills {
      ZStack(alignment: .topLeading) {
        Rectangle().frame(width: 20, height: 20)
        Rectangle().frame(width: 20, height: 20).alignmentGuide(.leading) { _ in 10 }
      }
      .background(Color.red)
    }
    #expect(rects[0] == CGRect(x: 40, y: 40, width: 20, height: 20))
    #expect(rects[1].minX == 50 && rects[2].minX == 40)
  }
}
