import SwiftUI

/// State that changes when another has changed, with animations under way.
struct ChangesFromAnimations: View {
  @State private var width = 40.0
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading) {
      Rectangle().fill(.teal).frame(width: width, height: 30)
      ForEach(0..<count, id: \.self) { Text("line \($0)").transition(.push(from: .bottom)) }
    }
    .onChange(of: width) { withAnimation(.spring(duration: 0.5)) { count = min(count + 1, 7) } }
    .onReceive(Timer.publish(every: 0.2, on: .main, in: .common).autoconnect()) { _ in
      withAnimation(.easeIn(duration: 0.3)) { width = (width * 1.7).truncatingRemainder(dividingBy: 280) }
    }
  }
}
