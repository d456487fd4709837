import SwiftUI

/// Tiles that change their order and size, matched by name.
struct MatchedTiles: View {
  @Namespace private var space
  @State private var order = [3, 1, 4, 2, 5]
  @State private var isWide = false

  var body: some View {
    VStack {
      if isWide { row.frame(height: 40) } else { row }
      ForEach(order, id: \.self) { Capsule().fill(.indigo).frame(width: CGFloat($0) * 40, height: 14) }
    }
    .task {
      for round in 0..<5 {
        try? await Task.sleep(for: .milliseconds(200))
        withAnimation(.bouncy) {
          order.swapAt(round % 5, (round * 3 + 1) % 5)
          isWide.toggle()
        }
      }
    }
  }

  private var row: some View {
    HStack {
      ForEach(order, id: \.self) {
        Text("\($0)").matchedGeometryEffect(id: $0, in: space).padding(isWide ? 2 : 9)
      }
    }
  }
}
