import SwiftUI

/// Turns in space by half a turn and more.
struct TurningCards: View {
  @State private var angle = 0.0

  var body: some View {
    HStack {
      ForEach(0..<3) { number in
        Text("\(number)").font(.largeTitle).frame(width: 80, height: 110).background(.mint)
          .rotation3DEffect(
            .degrees(angle * Double(number + 1)), axis: (x: 0.2, y: 1, z: 0), perspective: 0.7
          )
          .rotationEffect(.degrees(angle / 2))
      }
    }
    .onAppear { withAnimation(.timingCurve(0.2, 0.8, 0.3, 1, duration: 1.4)) { angle = 200 } }
  }
}
