import SwiftUI
import UIKit

/// A counter with a plain view of UIKit's in it.
struct HostedCounter: View {
  let number: Int
  @State private var count = 0

  var body: some View {
    HStack {
      Text("\(number) \(count)").font(.title)
      PlainBox(level: Double(count % 5) / 5).frame(width: 60, height: 60)
    }
    .task {
      while count < 20 {
        try? await Task.sleep(for: .milliseconds(70 + number * 40))
        withAnimation { count += 1 }
      }
    }
  }
}

private struct PlainBox: UIViewRepresentable {
  var level: Double

  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {
    view.backgroundColor = UIColor(white: level, alpha: 1)
  }
}
