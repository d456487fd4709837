import SwiftUI
import UIKit

struct BlurView: UIViewRepresentable {
  let style: UIBlurEffect.Style
  func makeUIView(context: UIViewRepresentableContext<BlurView>) -> UIView {
    let view = UIView(frame: .zero)
    view.backgroundColor = .clear
    let blurEffect = UIBlurEffect(style: style)
    let blurView = UIVisualEffectView(effect: blurEffect)
    blurView.translatesAutoresizingMaskIntoConstraints = false
    view.insertSubview(blurView, at: 0)
    NSLayoutConstraint.activate([
      blurView.heightAnchor.constraint(equalTo: view.heightAnchor),
      blurView.widthAnchor.constraint(equalTo: view.widthAnchor),
    ])
    return view
  }
  func updateUIView(_ uiView: UIView, context: UIViewRepresentableContext<BlurView>) {}
}

struct ActivityIndicator: UIViewRepresentable {
  @Binding var isAnimating: Bool
  let style: UIActivityIndicatorView.Style
  func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView(style: style) }
  func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
    isAnimating ? uiView.startAnimating() : uiView.stopAnimating()
  }
}

struct BlurRepresentableDemo: View {
  @State private var loading = true
  @State private var show = false
  var body: some View {
    ZStack {
      LinearGradient(
        gradient: Gradient(colors: [
          Color(#colorLiteral(red: 0.2392156869, green: 0.6745098233, blue: 0.9686274529, alpha: 1)),
          Color(#colorLiteral(red: 0.5568627715, green: 0.3529411852, blue: 0.9686274529, alpha: 1)),
        ]), startPoint: .topLeading, endPoint: .bottomTrailing
      )
      .edgesIgnoringSafeArea(.all)
      Circle().fill(Color.yellow).frame(width: 160).offset(x: show ? 80 : -80)
        .animation(Animation.easeInOut(duration: 1.5).repeatForever(), value: show)
      VStack(spacing: 20) {
        ActivityIndicator(isAnimating: $loading, style: .large)
        Text("Please wait").font(.headline)
        Button(loading ? "Stop" : "Start") { self.loading.toggle() }.frame(height: 44)
      }
      .padding(40)
      .background(BlurView(style: .systemThinMaterial))
      .clipShape(RoundedRectangle(cornerRadius: 30, style: .continuous))
      .shadow(color: Color.black.opacity(0.2), radius: 20, x: 0, y: 20)
    }
    .onAppear { self.show = true }
  }
}
struct BlurRepresentableDemo_Previews: PreviewProvider {
  static var previews: some View { BlurRepresentableDemo() }
}
