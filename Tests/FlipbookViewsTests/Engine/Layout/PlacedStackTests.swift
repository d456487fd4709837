import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Facts of layout that public screens have shown.
@MainActor
@Suite struct PlacedStackTests {
  @Test("a stack that is offered nothing across places its views in the width that it has")
  func ownWidth() {
    let runtime = ViewRuntime(200, 100) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            Color.red.frame(width: 10, height: 10).frame(maxWidth: .infinity, alignment: .trailing)
            Color.blue.frame(width: 80, height: 10)
          }
        }
      }
    }
    let fills = runtime.fills(at: 0)
    #expect(fills.count == 2 && fills[0].maxX == fills[1].maxX && fills[1].minX == 0, "\(fills)")
  }

  @Test("the same of a row: a divider in it is as high as the row")
  func ownHeight() {
    let runtime = ViewRuntime(100, 200) {
      ScrollView {
        HStack(spacing: 0) {
          Color.red.frame(width: 10, height: 50)
          Color.blue.frame(width: 4, height: nil).frame(maxHeight: .infinity)
        }
      }
    }
    #expect(runtime.fills(at: 0).map(\.height) == [50, 50])
  }

  @Test("what lies around a stack in depth keeps its distance from the views with the highest priority alone")
  func spacingInDepth() {
    func gap(_ priority: Double) -> CGFloat {
      let runtime = ViewRuntime(100, 200) {
        VStack {
          Color.red.frame(height: 10)
          ZStack {
            Color.blue.frame(height: 30)
            Wide { Color.green.frame(height: 20) }.layoutPriority(priority)
          }
        }
      }
      let fills = runtime.fills(at: 0)
      return fills[1].minY - fills[0].maxY
    }
    #expect(gap(-1) == 8)
    #expect(gap(0) == 40)
  }

  @Test("the guides of nested stacks are asked for once each")
  func guides() {
    var asked = 0
    func nested(_ depth: Int) -> AnyView {
      guard depth > 0 else {
        return AnyView(
          Color.red.frame(width: 10, height: 10).alignmentGuide(HorizontalAlignment.center) {
            asked += 1
            return $0.width
          })
      }
      return AnyView(
        VStack {
          nested(depth - 1)
          Color.blue.frame(width: 4, height: 1)
        })
    }
    _ = ViewRuntime(200, 200) { nested(12) }.displayList(at: 0)
    #expect(asked > 0 && asked < 200, "\(asked)")
  }

  @Test("a stack in depth that is offered nothing offers its views its own size")
  func ownSize() {
    let runtime = ViewRuntime(100, 200) {
      ScrollView {
        ZStack {
          Color.red.frame(height: 60)
          VStack(spacing: 0) {
            Spacer()
            Color.blue.frame(height: 10)
          }
        }
      }
    }
    let fills = runtime.fills(at: 0)
    #expect(fills.count == 2 && fills[1].maxY == fills[0].maxY && fills[0].height == 60, "\(fills)")
  }

  @Test("a stack shorter than its offer places its views by the offer that they were measured by")
  func offered() {
    let column = ViewRuntime(20, 74) {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 13)
        Color.green.frame(minHeight: 8, maxHeight: 30)
        Stepped { Color.blue }
      }
    }
    #expect(column.fills(at: 0).map(\.height) == [13, 30, 18])
    let row = ViewRuntime(74, 20) {
      HStack(spacing: 0) {
        Color.red.frame(width: 13, height: 10)
        Color.green.frame(minWidth: 8, maxWidth: 30)
        Stepped { Color.blue }
      }
    }
    #expect(row.fills(at: 0).map(\.width) == [13, 30, 18])
  }

  @Test("buttons in a stack of a bar's item are 16 apart, and other views 8")
  func barButtons() {
    let runtime = ViewRuntime(300, 200) {
      NavigationStack {
        Text("page").navigationTitle("title").navigationBarTitleDisplayMode(.inline)
          .navigationBarItems(
            leading: HStack {
              Rectangle().frame(width: 7, height: 7)
              Rectangle().frame(width: 7, height: 7)
            },
            trailing: HStack {
              Button {
              } label: {
                Rectangle().frame(width: 9, height: 9)
              }
              Button {
              } label: {
                Rectangle().frame(width: 9, height: 9)
              }
            })
      }
    }
    func gap(_ width: CGFloat) -> CGFloat {
      let found = runtime.fills(at: 0).filter { $0.width == width }.sorted { $0.minX < $1.minX }
      return found.count == 2 ? found[1].minX - found[0].maxX : -1
    }
    #expect(gap(9) == 16 && gap(7) == 8)
  }

  @Test("content that is wider than its row of a list goes over both sides")
  func wideRow() {
    let runtime = ViewRuntime(200, 200) {
      List { Color.red.frame(width: 220, height: 20) }.listStyle(.plain)
    }
    let row = zip(runtime.fills(at: 0), runtime.colors(at: 0)).first { $0.1 == "#FF3B30FF" }?.0
    #expect(row?.midX == 100, "\(String(describing: row))")
  }

  @Test("the ground of scrolled content ends at the bar, and that of the scroll view goes on under it")
  func scrolledGround() {
    func top(_ content: some View) -> CGFloat? {
      let runtime = ViewRuntime(100, 200) {
        content.safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 40) }
      }
      return zip(runtime.fills(at: 0), runtime.colors(at: 0)).first { $0.1 == "#FF3B30FF" }?.0.minY
    }
    #expect(top(ScrollView { Text("a").frame(maxWidth: .infinity).background(Color.red) }) == 40)
    #expect(top(ScrollView { Text("a") }.background(Color.red)) == 0)
    #expect(top(Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red)) == 0)
  }

  @Test("a text in a bar is black, and a button has the tint")
  func barText() throws {
    let runtime = ViewRuntime(300, 200) {
      NavigationStack {
        Text("page").navigationTitle("title").navigationBarTitleDisplayMode(.inline).toolbar {
          ToolbarItem(placement: .topBarLeading) { Rectangle().frame(width: 9, height: 9) }
          ToolbarItem(placement: .topBarTrailing) {
            Button {
            } label: {
              Rectangle().frame(width: 8, height: 8)
            }
          }
        }
      }
    }
    let fills = zip(runtime.fills(at: 0), runtime.colors(at: 0))
    #expect(fills.first { $0.0.width == 9 }?.1 == "#000000FF")
    #expect(fills.first { $0.0.width == 8 }?.1 == "#007AFFFF")
  }

  @Test("a page that is presented from the first on is there")
  func firstDestination() {
    let runtime = ViewRuntime(300, 300) {
      NavigationStack {
        Text("first").navigationDestination(isPresented: .constant(true)) { Text("second") }
      }
    }
    #expect(runtime.texts(at: 1).contains("second"))
  }

  @Test("a stepper in its older form calls the closure before and after each step")
  func olderStepper() {
    final class Record { var calls: [Bool] = [] }
    let record = Record()
    let runtime = ViewRuntime(300, 100) {
      Stepper(value: .constant(2), in: 0...9, step: 1, onEditingChanged: { record.calls.append($0) }) {
        Text("number")
      }
    }
    let stepper = runtime.fills(at: 0).first { $0.width == 94 } ?? .zero
    runtime.perform(at: 0.1, .tap(.point(x: stepper.maxX - 20, y: stepper.midY), count: 1))
    _ = runtime.fills(at: 1)
    #expect(record.calls == [true, false])
  }

  /// OpenSwiftUI's `_ZStackLayout`; mahmudahsan/SwiftUI-Action-Sheet-Custom-View-Card a583552: a card with spacers in a pile is
  /// as high as its text.
  @Test("a spacer does not count for the size of a pile, but for one of spacers alone")
  func spacersInPiles() {
    let mixed = ViewRuntime(100, 80) {
      ZStack {
        TestColor.red.frame(width: 40, height: 10)
        Spacer()
      }
      .background(TestColor.blue)
    }
    #expect(
      mixed.fills(at: 0) == [
        CGRect(x: 30, y: 35, width: 40, height: 10), CGRect(x: 30, y: 35, width: 40, height: 10),
      ])
    let alone = ViewRuntime(100, 80) { ZStack { Spacer() }.background(TestColor.blue) }
    #expect(alone.fills(at: 0) == [CGRect(x: 0, y: 0, width: 100, height: 80)])
  }
}

/// 54 points where 40 are offered, as a text that goes on to a second line, and else 18.
private struct Stepped: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: (proposal.width ?? 0) < 40 ? 18 : 54, height: (proposal.height ?? 0) < 40 ? 18 : 54)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.forEach { $0.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

/// 40 points from whatever is above and below.
private struct Wide: Layout {
  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    var spacing = ViewSpacing()
    (spacing.top, spacing.bottom) = (ViewSpacing.Side(plain: 40), ViewSpacing.Side(plain: 40))
    return spacing
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.forEach { $0.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
