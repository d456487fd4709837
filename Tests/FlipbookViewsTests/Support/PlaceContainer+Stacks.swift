import Foundation

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Stacks, and what is in them by way of groups, frames, identities and views of their own.
extension PlaceContainer {
  static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// A view that stays, one that is there for 0 alone and one for 2.
  @MainActor static func stays() -> some View { TestColor.blue.frame(width: 20, height: 20) }
  @MainActor @ViewBuilder static func others(_ value: Int) -> some View {
    if value == 0 { TestColor.red.frame(width: 60, height: 60) }
    if value == 2 { TestColor.red.frame(width: 40, height: 30) }
  }

  static let stacks: [PlaceContainer] = [
    PlaceContainer(
      "column",
      [
        [box(40, 10, 20, 20), box(40, 40, 20, 20), box(40, 25, 20, 20)],
        [box(20, 30, 60, 60), nil, nil], [nil, nil, box(30, 45, 40, 30)],
      ]
    ) {
      ViewRuntime.stepping($0) { value in
        VStack(spacing: 0) {
          stays()
          others(value)
        }
      }
    },
    PlaceContainer(
      "row",
      [
        [box(10, 40, 20, 20), box(40, 40, 20, 20), box(20, 40, 20, 20)],
        [box(30, 20, 60, 60), nil, nil], [nil, nil, box(40, 35, 40, 30)],
      ]
    ) {
      ViewRuntime.stepping($0) { value in
        HStack(spacing: 0) {
          stays()
          others(value)
        }
      }
    },
    PlaceContainer(
      "layers from a corner",
      [
        [box(20, 20, 20, 20), box(40, 40, 20, 20), box(30, 35, 20, 20)],
        [box(20, 20, 60, 60), nil, nil], [nil, nil, box(30, 35, 40, 30)],
      ]
    ) {
      ViewRuntime.stepping($0) { value in
        ZStack(alignment: .topLeading) {
          stays()
          others(value)
        }
      }
    },
    PlaceContainer(
      "rows of a ForEach that come, go and change places",
      [
        [box(39, 20, 22, 20), box(39, 50, 22, 20), box(39, 20, 22, 20)],
        [box(38, 40, 24, 20), nil, box(38, 60, 24, 20)],
        [box(37, 60, 26, 20), box(37, 30, 26, 20), box(37, 40, 26, 20)],
      ]
    ) {
      ViewRuntime.stepping($0) { value in
        VStack(spacing: 0) {
          ForEach([[22, 24, 26], [26, 22], [22, 26, 24]][value], id: \.self) { width in
            TestColor.red.frame(width: CGFloat(width), height: 20)
          }
        }
      }
    },
    PlaceContainer(
      "grid",
      [
        [box(10, 40, 20, 20), box(40, 40, 20, 20), box(20, 40, 20, 20)],
        [box(30, 20, 60, 60), nil, nil], [nil, nil, box(40, 35, 40, 30)],
      ]
    ) {
      ViewRuntime.stepping($0) { value in
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            stays()
            others(value)
          }
        }
      }
    },
    PlaceContainer(
      "layout of the scene's own",
      [
        [box(0, 80, 20, 20), box(0, 0, 20, 20), box(0, 60, 20, 20)],
        [box(20, 40, 60, 60), nil, nil], [nil, nil, box(20, 70, 40, 30)],
      ]
    ) {
      ViewRuntime.stepping($0) { value in
        Stairs {
          stays()
          others(value)
        }
      }
    },
  ]

  /// Places views beside each other, and the more of them there are, the lower: at the bottom.
  private struct Stairs: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      guard subviews.count > 1 else {
        subviews.first?.place(at: bounds.origin, proposal: .unspecified)
        return
      }
      let lift: CGFloat = subviews[1].sizeThatFits(.unspecified).height == 30 ? 20 : 0
      subviews[0].place(
        at: CGPoint(x: 0, y: bounds.maxY - lift), anchor: .bottomLeading, proposal: .unspecified)
      subviews[1].place(at: CGPoint(x: 20, y: bounds.maxY), anchor: .bottomLeading, proposal: .unspecified)
    }
  }

  static let wrapped: [PlaceContainer] = [
    PlaceContainer(
      "in a group and a frame",
      [
        [box(40, 10, 20, 20), box(40, 40, 20, 20), box(40, 25, 20, 20)],
        [box(25, 30, 60, 60), nil, nil], [nil, nil, box(45, 45, 40, 30)],
      ]
    ) {
      ViewRuntime.stepping($0) { value in
        VStack(spacing: 0) {
          stays()
          Group { others(value) }.frame(width: 70, alignment: .trailing)
        }
      }
    },
    PlaceContainer(
      "column in a row",
      [
        [box(35, 10, 20, 20), box(35, 40, 20, 20), box(35, 25, 20, 20)],
        [box(15, 30, 60, 60), nil, nil], [nil, nil, box(25, 45, 40, 30)],
        [box(75, 45, 10, 10), box(55, 45, 10, 10), box(65, 45, 10, 10)],
      ]
    ) {
      ViewRuntime.stepping($0) { value in
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            stays()
            others(value)
          }
          TestColor.blue.frame(width: 10, height: 10)
        }
      }
    },
    PlaceContainer(
      "column in a row, each in its turn",
      [[box(40, 40, 20, 20), box(25, 40, 20, 20), box(25, 20, 20, 20)]]
    ) {
      ViewRuntime.stepping($0) { value in
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            stays()
            if value == 2 { Color.clear.frame(width: 20, height: 40) }
          }
          if value > 0 { Color.clear.frame(width: 30, height: 10) }
        }
      }
    },
    PlaceContainer(
      "column that leaves, and comes without one of its views",
      [
        [box(35, 10, 20, 20), nil, box(35, 40, 20, 20)],
        [box(75, 45, 10, 10), box(45, 45, 10, 10), box(55, 45, 10, 10)],
      ]
    ) {
      ViewRuntime.stepping($0) { value in
        HStack(spacing: 0) {
          if value != 1 {
            VStack(spacing: 0) {
              stays()
              if value == 0 { TestColor.red.frame(width: 60, height: 60) }
            }
          }
          TestColor.blue.frame(width: 10, height: 10)
        }
      }
    },
    PlaceContainer(
      "another identity",
      [
        [box(10, 40, 20, 20), box(15, 40, 20, 20), box(20, 40, 20, 20)],
        [box(30, 45, 60, 10), nil, nil], [nil, box(35, 45, 50, 10), nil], [nil, nil, box(40, 45, 40, 10)],
      ]
    ) {
      ViewRuntime.stepping($0) { value in
        HStack(spacing: 0) {
          stays()
          TestColor.red.frame(width: [60, 50, 40][value], height: 10).id(value)
        }
      }
    },
    PlaceContainer(
      "views of their own",
      [
        [box(40, 10, 20, 20), box(40, 40, 20, 20), box(40, 25, 20, 20)],
        [box(20, 30, 60, 60), nil, nil], [nil, nil, box(30, 45, 40, 30)],
      ]
    ) {
      ViewRuntime.stepping($0) { value in
        VStack(spacing: 0) {
          stays()
          Part(value: value)
        }
      }
    },
  ]

  private struct Part: View {
    let value: Int
    var body: some View { PlaceContainer.others(value) }
  }
}
