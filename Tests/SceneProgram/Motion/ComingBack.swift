import SwiftUI

/// A view that is wanted again while it leaves.
struct ComingBack: View {
  @State private var isShown = true

  var body: some View {
    ZStack {
      if isShown { Circle().fill(.green).frame(width: 90).transition(.move(edge: .leading)) }
      if !isShown { Text("gone").transition(.opacity) }
    }
    .task {
      for pause in [100, 150, 220, 90] {
        try? await Task.sleep(for: .milliseconds(pause))
        withAnimation(.linear(duration: 0.5)) { isShown.toggle() }
      }
    }
  }
}
