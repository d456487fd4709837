// flipbook: --size 720x720 --duration 6 --scale 1.5
import SwiftUI

// Three small views go on turning by themselves; a canvas resolves each of them once and draws it dozens of times, in
// rings that turn the other way.

private struct Petal: View {
  let colors: [Color]
  let seconds: Double
  @State private var isTurned = false

  var body: some View {
    ZStack {
      ForEach(0..<4) { index in
        Capsule()
          .fill(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
          .frame(width: 16, height: 64)
          .rotationEffect(.degrees(Double(index) * 45))
      }
      Circle().fill(Color.white.opacity(0.9)).frame(width: 14, height: 14)
    }
    .frame(width: 72, height: 72)
    .rotationEffect(.degrees(isTurned ? 360 : 0))
    .onAppear {
      withAnimation(.linear(duration: seconds).repeatForever(autoreverses: false)) { isTurned = true }
    }
  }
}

struct Kaleidoscope: View {
  @State private var start = Date()

  var body: some View {
    TimelineView(.animation) { timeline in
      let time = timeline.date.timeIntervalSince(start)
      Canvas { context, size in
        context.translateBy(x: size.width / 2, y: size.height / 2)
        for ring in 0..<5 {
          guard let symbol = context.resolveSymbol(id: ring % 3) else { continue }
          let count = 6 + ring * 6
          let radius = 30 + Double(ring) * 74
          var turned = context
          turned.rotate(by: .degrees((ring.isMultiple(of: 2) ? 1 : -1) * time * 60 / Double(ring + 1)))
          turned.opacity = 1 - Double(ring) * 0.11
          for index in 0..<count {
            var place = turned
            place.rotate(by: .degrees(360 * Double(index) / Double(count)))
            place.translateBy(x: radius, y: 0)
            let scale = 0.55 + 0.17 * Double(ring) + 0.12 * sin(time * 2 * .pi / 3 + Double(ring))
            place.scaleBy(x: scale, y: scale)
            place.draw(symbol, at: .zero)
          }
        }
      } symbols: {
        Petal(colors: [.pink, .orange], seconds: 3).tag(0)
        Petal(colors: [.cyan, .indigo], seconds: 2).tag(1)
        Petal(colors: [.yellow, .mint], seconds: 6).tag(2)
      }
    }
    .background(
      RadialGradient(
        colors: [Color(red: 0.2, green: 0.1, blue: 0.32), Color(red: 0.03, green: 0.02, blue: 0.08)],
        center: .center, startRadius: 0, endRadius: 480))
  }
}
