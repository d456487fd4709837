import SwiftUI

/// Random numbers of all kinds, drawn as they come.
struct RandomDots: View {
  @State private var dots: [CGPoint] = []

  var body: some View {
    ZStack {
      ForEach(Array(dots.enumerated()), id: \.offset) { index, dot in
        Circle().fill(Color(hue: .random(in: 0...1), saturation: 1, brightness: 1)).frame(width: 12).position(
          dot
        )
        .id(index)
      }
      Text(["one", "two", "three"].randomElement()! + " \(Int.random(in: 0..<1000)) \(Bool.random())")
    }
    .onReceive(Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()) { _ in
      dots.append(CGPoint(x: .random(in: 0...320), y: Double(arc4random_uniform(320))))
      dots.shuffle()
    }
  }
}
