import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Which drawings opacity goes to.
@MainActor
@Suite struct OpacityTests {
  private func items(@ViewBuilder _ content: () -> some View) -> [DisplayItem] {
    ViewRuntime(content: content).displayList(at: 0).items
  }

  @Test("each part of a view is drawn at its opacity, and a compositing group as one")
  func parts() {
    let card = ZStack {
      TestColor.red.frame(width: 40, height: 40)
      TestColor.blue.frame(width: 20, height: 20)
    }
    let parts = items { card.opacity(0.5) }
    #expect(parts.map(\.opacity) == [0.5, 0.5])
    let group = items { card.compositingGroup().opacity(0.5) }
    #expect(group.map(\.opacity) == [0.5])
    #expect(items { card.opacity(0.5).opacity(0.5) }.map(\.opacity) == [0.25, 0.25])
  }

  @Test("a view fades apart from its shadow, which is seen through it, and a blurred one as a whole")
  func shadows() throws {
    let card = TestColor.red.frame(width: 40, height: 40)
    let shadowed = items { card.shadow(radius: 2).opacity(0.5) }
    #expect(shadowed.map(\.opacity) == [1] && shadowed.map(\.filters.count) == [1])
    guard case .layer(let layer) = try #require(shadowed.first).content else {
      Issue.record("no layer")
      return
    }
    #expect(layer.items.map(\.opacity) == [0.5])
    let blurred = items { card.blur(radius: 2).opacity(0.5) }
    #expect(blurred.map(\.opacity) == [0.5] && blurred.map(\.filters.count) == [1])
  }

  @Test("what is one view of UIKit's on a phone, or has no views for parts, is one part")
  func wholes() {
    let canvas = items {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        context.opacity = 1
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.blue))
      }
      .opacity(0.5)
    }
    #expect(canvas.map(\.opacity) == [0.5])
    let scroll = items {
      ScrollView {
        ZStack {
          TestColor.red.frame(width: 40, height: 40)
          TestColor.blue.frame(width: 20, height: 20)
        }
      }
      .opacity(0.5)
    }
    #expect(scroll.map(\.opacity) == [0.5])
  }

  @Test("a switch and a slider that are disabled fade as one")
  func controls() {
    let toggle = items { Toggle("", isOn: .constant(true)).labelsHidden().disabled(true) }
    #expect(toggle.map(\.opacity) == [0.5])
    let slider = items { Slider(value: .constant(0.5)).disabled(true) }
    #expect(slider.map(\.opacity) == [0.5])
  }

  @Test("views that come and go without a transition of their own fade part by part")
  func fades() {
    let runtime = ViewRuntime.stepping { value in
      ZStack {
        if value == 0 {
          ZStack {
            TestColor.red.frame(width: 40, height: 40)
            TestColor.blue.frame(width: 20, height: 20)
          }
        }
      }
    }
    #expect(runtime.colors(at: 0.5) == ["#FF000080", "#0000FF80"])
  }
}
