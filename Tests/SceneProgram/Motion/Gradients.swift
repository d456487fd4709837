import SwiftUI

/// Gradients whose stops and colours change.
struct Gradients: View {
  @State private var isLate = false

  var body: some View {
    VStack {
      LinearGradient(
        stops: [
          .init(color: .red, location: isLate ? 0.4 : 0), .init(color: .yellow, location: 0.5),
          .init(color: .blue, location: 1),
        ],
        startPoint: isLate ? .top : .leading, endPoint: .bottomTrailing)
      RadialGradient(
        colors: isLate ? [.white, .green] : [.purple, .black], center: .center, startRadius: 3,
        endRadius: isLate ? 120 : 40)
      AngularGradient(colors: [.pink, .orange, .pink], center: .center, angle: .degrees(isLate ? 180 : 0))
    }
    .onAppear { withAnimation(.linear(duration: 1)) { isLate = true } }
  }
}
