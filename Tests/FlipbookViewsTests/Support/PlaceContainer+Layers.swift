import Foundation

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Views over others, in readers, in what scrolls, and in frames that change; lists.
extension PlaceContainer {
  static let table: [PlaceContainer] = stacks + wrapped + layers + moved

  static let layers: [PlaceContainer] = [
    PlaceContainer(
      "over another view that grows",
      [
        [box(10, 0, 80, 10), box(10, 25, 80, 10), box(10, 15, 80, 10)],
        [box(10, 10, 70, 90), box(10, 35, 70, 40), box(10, 25, 70, 60)],
        [box(59, 80, 21, 20), box(59, 55, 21, 20), box(59, 65, 21, 20)],
        [box(58, 80, 22, 20), box(58, 55, 22, 20), box(58, 65, 22, 20)],
      ], isThere: [21: [true, false, false], 22: [false, false, true]]
    ) {
      ViewRuntime.stepping($0) { value in
        VStack(alignment: .leading, spacing: 0) {
          TestColor.blue.frame(width: 80, height: 10)
          TestColor.blue.frame(width: 70, height: [90, 40, 60][value])
            .overlay(alignment: .bottomTrailing) {
              if value == 0 { TestColor.red.frame(width: 21, height: 20) }
              if value == 2 { TestColor.red.frame(width: 22, height: 20) }
            }
        }
      }
    },
    PlaceContainer(
      "in a reader of geometry that moves",
      [
        [box(0, 0, 20, 20), box(0, 0, 20, 20), box(0, 0, 20, 20)],
        [box(0, 40, 60, 60), box(0, 80, 60, 60), box(0, 60, 60, 60)],
        [box(0, 40, 40, 30), box(0, 80, 40, 30), box(0, 60, 40, 30)],
      ], isThere: [60: [true, false, false], 40: [false, false, true]]
    ) {
      ViewRuntime.stepping($0) { value in
        VStack(alignment: .leading, spacing: 0) {
          stays()
          Color.clear.frame(height: [20, 60, 40][value])
          GeometryReader { _ in
            others(value)
          }
        }
      }
    },
    PlaceContainer(
      "over another view that others move",
      [
        [box(25, 30, 50, 40), box(25, 45, 50, 40), box(25, 55, 50, 40)],
        [box(25, 30, 21, 20), nil, nil], [nil, nil, box(25, 55, 22, 20)],
      ]
    ) {
      ViewRuntime.stepping($0) { value in
        VStack(spacing: 0) {
          if value == 1 { Color.clear.frame(width: 10, height: 30) }
          if value == 2 { Color.clear.frame(width: 10, height: 50) }
          TestColor.blue.frame(width: 50, height: 40)
            .overlay(alignment: .topLeading) {
              if value == 0 { TestColor.red.frame(width: 21, height: 20) }
              if value == 2 { TestColor.red.frame(width: 22, height: 20) }
            }
        }
      }
    },
    PlaceContainer(
      "lazy column that scrolls",
      [
        [box(40, 0, 20, 20), box(40, 0, 20, 20), box(40, 0, 20, 20)],
        [box(20, 20, 60, 60), nil, nil], [nil, nil, box(30, 20, 40, 30)],
        [box(45, 80, 10, 10), box(45, 20, 10, 10), box(45, 50, 10, 10)],
      ]
    ) {
      ViewRuntime.stepping($0) { value in
        ScrollView {
          LazyVStack(spacing: 0) {
            stays()
            others(value)
            TestColor.blue.frame(width: 10, height: 10)
          }
        }
      }
    },
    PlaceContainer(
      "column that scrolls",
      [
        [box(40, 0, 20, 20), box(40, 0, 20, 20), box(40, 0, 20, 20)],
        [box(20, 20, 60, 60), nil, nil], [nil, nil, box(30, 20, 40, 30)],
        [box(45, 80, 10, 10), box(45, 20, 10, 10), box(45, 50, 10, 10)],
      ]
    ) {
      ViewRuntime.stepping($0) { value in
        ScrollView {
          VStack(spacing: 0) {
            stays()
            others(value)
            TestColor.blue.frame(width: 10, height: 10)
          }
          .frame(maxWidth: .infinity)
        }
      }
    },
  ]

  static let moved: [PlaceContainer] = [
    PlaceContainer(
      "in a frame that shrinks",
      [
        [box(10, 10, 20, 20), box(30, 30, 20, 20), box(20, 20, 20, 20)],
        [box(10, 30, 60, 60), box(30, 50, 60, 60), box(20, 40, 60, 60)],
        [box(10, 30, 40, 30), box(30, 50, 40, 30), box(20, 40, 40, 30)],
      ], isThere: [60: [true, false, false], 40: [false, false, true]]
    ) {
      ViewRuntime.stepping($0) { value in
        VStack(alignment: .leading, spacing: 0) {
          stays()
          others(value)
        }
        .frame(width: [80, 40, 60][value], height: [80, 40, 60][value], alignment: .topLeading)
      }
    },
    PlaceContainer(
      "with room around that grows",
      [
        [box(20, 20, 20, 20), box(30, 30, 20, 20), box(24, 24, 20, 20)],
        [box(20, 40, 60, 60), box(30, 50, 60, 60), box(24, 44, 60, 60)],
        [box(20, 40, 40, 30), box(30, 50, 40, 30), box(24, 44, 40, 30)],
      ], isThere: [60: [true, false, false], 40: [false, false, true]]
    ) {
      ViewRuntime.stepping($0) { value in
        VStack(alignment: .leading, spacing: 0) {
          stays()
          others(value)
        }
        .padding([20, 30, 24][value])
        .frame(width: 100, height: 100, alignment: .topLeading)
      }
    },
    PlaceContainer(
      "by a stack's spacing",
      [
        [box(0, 0, 20, 20), box(0, 0, 20, 20), box(0, 0, 20, 20)],
        [box(24, 0, 30, 30), box(40, 0, 30, 30), box(30, 0, 30, 30)],
        [box(58, 0, 60, 60), nil, nil], [nil, nil, box(70, 0, 40, 30)],
      ]
    ) {
      ViewRuntime.stepping($0) { value in
        HStack(alignment: .top, spacing: [4, 20, 10][value]) {
          stays()
          TestColor.blue.frame(width: 30, height: 30)
          others(value)
        }
        .frame(width: 100, height: 100, alignment: .topLeading)
      }
    },
  ]

  static let lists: [PlaceContainer] = [
    PlaceContainer(
      "rows of a list",
      [
        [box(0, 0, 22, 20), box(0, 20, 22, 20), box(0, 0, 22, 20)],
        [box(0, 20, 24, 20), nil, box(0, 40, 24, 20)],
        [box(0, 40, 26, 20), box(0, 0, 26, 20), box(0, 20, 26, 20)],
      ]
    ) {
      ViewRuntime.stepping($0) { value in
        List {
          ForEach([[22, 24, 26], [26, 22], [22, 26, 24]][value], id: \.self) { width in
            TestColor.red.frame(width: CGFloat(width), height: 20)
              .frame(maxWidth: .infinity, alignment: .leading)
              .listRowInsets(EdgeInsets()).listRowSeparator(.hidden).listRowBackground(Color.clear)
          }
        }
        .listStyle(.plain).environment(\.defaultMinListRowHeight, 0)
      }
    }
  ]
}
