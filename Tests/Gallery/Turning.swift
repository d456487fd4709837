import SwiftUI

/// Turns a value on 0.1 s into the film, with an animation.
struct Turning<Content: View>: View {
  @State private var isOn = false
  private let animation: Animation?
  private let content: (Bool) -> Content

  init(_ animation: Animation? = .linear(duration: 0.4), @ViewBuilder content: @escaping (Bool) -> Content) {
    self.animation = animation
    self.content = content
  }

  var body: some View {
    content(isOn).onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { withAnimation(animation) { isOn = true } }
    }
  }
}
