import SwiftUI

/// Views that leave a stack one after the other, with transitions of their own.
struct LeavingStack: View {
  @State private var names = ["one", "two", "three", "four"]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in
        Text(name).transition(name.count > 3 ? .slide : .opacity.combined(with: .scale))
      }
    }
    .task {
      while !names.isEmpty {
        try? await Task.sleep(for: .milliseconds(150))
        withAnimation(.easeInOut(duration: 0.4)) { _ = names.removeLast() }
      }
    }
  }
}
