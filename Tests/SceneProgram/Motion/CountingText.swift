import SwiftUI

/// Numbers and texts that change while they fade.
struct CountingText: View {
  @State private var number = 7

  var body: some View {
    VStack {
      Text("\(number)").contentTransition(.numericText(value: Double(number))).font(
        .system(size: 50, weight: .bold))
      Text(number % 2 == 0 ? "even and rather long" : "odd").font(.system(.title, design: .rounded))
      Text("mixed ").bold() + Text("\(Double(number) / 3, specifier: "%.3f")").italic().foregroundColor(.red)
    }
    .onReceive(Timer.publish(every: 0.3, on: .main, in: .common).autoconnect()) { _ in
      withAnimation(.smooth(duration: 0.5)) { number = number * 13 % 97 }
    }
  }
}
