import SwiftUI

/// A loop that yields for ever beside an animation.
struct Spinning: View {
  @State private var count = 0
  @State private var isWide = false

  var body: some View {
    Rectangle().fill(.blue).frame(width: isWide ? 150 : 20, height: 20)
      .task { withAnimation(.linear(duration: 1)) { isWide = true } }
      .task { while !Task.isCancelled { await Task.yield() } }
  }
}
