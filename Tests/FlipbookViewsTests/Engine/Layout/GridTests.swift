import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct GridTests {
  private func fills(@ViewBuilder _ content: () -> some View) -> [CGRect] {
    ViewRuntime(content: content).fills(at: 0)
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test("columns are as wide as their widest cell, rows as high as their highest")
  func fixedCells() {
    let rects = fills {
      Grid(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 4) {
        GridRow {
          box(10, 10)
          box(30, 5)
        }
        GridRow {
          box(20, 5)
          box(10, 20)
        }
      }
    }
    // 52 by 34 in the middle.
    #expect(
      rects == [
        CGRect(x: 24, y: 33, width: 10, height: 10), CGRect(x: 46, y: 33, width: 30, height: 5),
        CGRect(x: 24, y: 47, width: 20, height: 5), CGRect(x: 46, y: 47, width: 10, height: 20),
      ])
  }

  @Test("spacing is 8, cells are centred, and flexible columns share what is left")
  func flexibleCells() {
    let rects = fills {
      Grid {
        GridRow {
          box(10, 10)
          Color.blue
          Color.green
        }
        GridRow {
          box(20, 10)
          box(10, 10)
        }
      }
    }
    #expect(rects[0] == CGRect(x: 5, y: 36, width: 10, height: 10) || rects[0].minX == 5)
    #expect(rects[1].minX == 28 && rects[1].width == 32 && rects[2].minX == 68 && rects[2].width == 32)
    #expect(rects[1].minY == 0 && rects[1].height == 82)
    #expect(rects[4] == CGRect(x: 39, y: 90, width: 10, height: 10))
  }

  @Test("cells reach over columns, and views outside of rows over all")
  func spans() {
    let rects = fills {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(10, 10)
          box(10, 10)
          box(10, 10)
        }
        GridRow {
          box(20, 10).gridCellColumns(2)
          box(10, 10)
        }
        Color.blue.frame(height: 3).gridCellUnsizedAxes(.horizontal)
        GridRow { box(2, 10).gridCellColumns(3).gridCellAnchor(.bottomTrailing) }
      }
    }
    #expect(rects[3] == CGRect(x: 35, y: 43.5, width: 20, height: 10))
    #expect(rects[4] == CGRect(x: 55, y: 43.5, width: 10, height: 10))
    #expect(rects[5] == CGRect(x: 35, y: 53.5, width: 30, height: 3))
    #expect(rects[6] == CGRect(x: 63, y: 56.5, width: 2, height: 10))
  }

  @Test("a column and a row can have an alignment of their own")
  func alignments() {
    let rects = fills {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box(10, 10).gridColumnAlignment(.trailing)
          box(10, 30)
        }
        GridRow {
          box(30, 10)
          box(10, 10)
        }
      }
    }
    #expect(rects[0] == CGRect(x: 50, y: 50, width: 10, height: 10))
  }

  @Test("a lazy grid fills columns of a fixed, a shared and a fitting width")
  func lazyColumns() {
    func columns(_ items: [GridItem]) -> [CGRect] {
      fills {
        LazyVGrid(columns: items, spacing: 0) { ForEach(0..<4) { _ in Color.red.frame(height: 10) } }
      }
    }
    let shared = columns([GridItem(.fixed(20), spacing: 0), GridItem(.flexible(), spacing: 0), GridItem()])
    #expect(shared.map(\.minX) == [0, 20, 60, 0])
    #expect(shared.map(\.width) == [20, 40, 40, 20])
    #expect(shared.map(\.minY) == [40, 40, 40, 50])
    let fitting = columns([GridItem(.adaptive(minimum: 28))])
    #expect(fitting.map(\.minX) == [0, 36, 72, 0] && fitting[0].width == 28)
  }

  @Test("a lazy grid of rows grows to the side")
  func lazyRows() {
    let rects = fills {
      LazyHGrid(rows: [GridItem(.fixed(10)), GridItem(.fixed(20), alignment: .bottom)], spacing: 5) {
        ForEach(0..<3) { _ in Color.red.frame(width: 10, height: 10) }
      }
    }
    #expect(
      rects.map(\.origin) == [CGPoint(x: 37.5, y: 31), CGPoint(x: 37.5, y: 59), CGPoint(x: 52.5, y: 31)])
  }

  @Test("a lazy stack is as wide as what it is offered")
  func lazyStacks() {
    let rects = fills {
      LazyVStack(alignment: .trailing, spacing: 5) {
        box(10, 10)
        Color.blue.frame(width: 20)
      }
      .background(Color.green)
    }
    #expect(
      rects == [
        CGRect(x: 0, y: 37.5, width: 100, height: 25), CGRect(x: 90, y: 37.5, width: 10, height: 10),
        CGRect(x: 80, y: 52.5, width: 20, height: 10),
      ])
    let row = fills { LazyHStack(alignment: .top, spacing: 0) { box(10, 10) } }
    #expect(row == [CGRect(x: 45, y: 0, width: 10, height: 10)])
  }

  @Test("from right to left, stacks, paddings, frames and grids are mirrored, and offsets are not")
  func rightToLeft() {
    let rects = fills {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          box(10, 10)
          box(20, 10)
        }
        box(10, 10).padding(.leading, 5)
        box(10, 10).offset(x: 3)
        box(10, 10).frame(width: 30, alignment: .leading)
        Grid(horizontalSpacing: 0) {
          GridRow {
            box(10, 10)
            box(20, 10)
          }
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(rects.map(\.minX) == [55, 35, 50, 58, 55, 55, 35])
  }

  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
  }

  @Test("guides of one's own line up through stacks and frames")
  func customGuides() {
    let guide = HorizontalAlignment(Middle.self)
    let rects = fills {
      VStack(alignment: guide, spacing: 0) {
        box(40, 10)
        HStack(spacing: 0) {
          box(10, 10)
          box(10, 10).alignmentGuide(guide) { _ in 0 }
        }
        box(10, 10).alignmentGuide(guide) { $0[.trailing] }.frame(width: 30, alignment: .trailing)
      }
    }
    let edges = rects.map(\.minX)
    #expect(edges[0] + 10 == edges[2] && edges[3] + 10 == edges[2], "\(edges)")
  }

  @Test(
    "a lazy grid takes all that it is offered across, and is offered room before what else stands in a stack")
  func lazyAcross() {
    let wide = fills {
      LazyVGrid(columns: [GridItem(.fixed(20))]) { box(20, 10) }.background { Color.blue }
    }
    #expect(
      wide == [CGRect(x: 0, y: 45, width: 100, height: 10), CGRect(x: 40, y: 45, width: 20, height: 10)])
    // A third of 90, though the box needs 20 and the reader would take all.
    let column = fills {
      VStack(spacing: 0) {
        box(10, 20)
        LazyHGrid(rows: [GridItem(.fixed(10))]) { box(10, 10) }
        GeometryReader { _ in Color.green }
      }
      .frame(height: 90)
    }
    #expect(column[1] == CGRect(x: 45, y: 35, width: 10, height: 10))
    #expect(column[2] == CGRect(x: 0, y: 55, width: 100, height: 40))
  }

  @Test("a section of a lazy grid begins a line, between a header and a footer across all columns")
  func lazySections() {
    let rects = fills {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 4) {
        box(10, 6)
        Section {
          ForEach(0..<3) { _ in box(10, 10) }
        } header: {
          Color.blue.frame(height: 5)
        } footer: {
          Color.green.frame(height: 3)
        }
        box(10, 8)
      }
    }
    // 6, 5, 10, 10, 3 and 8 with 4 between: 62, in the middle of 100.
    #expect(
      rects == [
        CGRect(x: 18, y: 19, width: 10, height: 6), CGRect(x: 0, y: 29, width: 100, height: 5),
        CGRect(x: 18, y: 38, width: 10, height: 10), CGRect(x: 72, y: 38, width: 10, height: 10),
        CGRect(x: 18, y: 52, width: 10, height: 10), CGRect(x: 0, y: 66, width: 100, height: 3),
        CGRect(x: 18, y: 73, width: 10, height: 8),
      ])
  }

  @Test("a pinned header of a lazy grid stays at the top while its section is in sight")
  func pinnedHeaders() {
    func headers(_ top: CGFloat) -> [CGFloat] {
      fills {
        ScrollView {
          LazyVGrid(columns: [GridItem(.flexible())], spacing: 0, pinnedViews: .sectionHeaders) {
            ForEach(0..<3) { _ in
              Section {
                ForEach(0..<5) { _ in box(10, 20) }
              } header: {
                Color.blue.frame(height: 10)
              }
            }
          }
        }
        .scrollPosition(.constant(ScrollPosition(y: top)))
      }
      .filter { $0.width == 100 }.map(\.minY).sorted()
    }
    #expect(headers(0).first == 0)
    #expect(headers(50).first == 0)
    // The next section pushes it away.
    #expect(headers(105).first == -5)
  }
}
