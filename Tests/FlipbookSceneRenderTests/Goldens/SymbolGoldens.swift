import Flipbook
import FlipbookTestSupport

extension GoldenCase {
  static let symbols = [
    GoldenCase("symbols", "symbols are drawn in the foreground colour", width: 160, height: 110) { context in
      let names = ["heart.fill", "star", "play.fill", "gear", "bell", "person.fill", "house", "trash"]
      for (index, name) in names.enumerated() {
        context.draw(
          Image(systemName: name),
          in: CGRect(x: 10 + 38 * Double(index % 4), y: 15 + 46 * Double(index / 4), width: 30, height: 30))
      }
    },
    GoldenCase("symbols", "a symbol can be filled with a gradient") { context in
      var heart = context.resolve(Image(systemName: "heart.fill"))
      heart.shading = .linearGradient(
        Gradient(colors: [.pink, .purple]), startPoint: CGPoint(x: 0, y: 15), endPoint: CGPoint(x: 0, y: 85))
      context.draw(heart, in: CGRect(x: 10, y: 10, width: 80, height: 80))
    },
    GoldenCase("symbols", "an unknown symbol is a crossed box") { context in
      context.draw(
        Image(systemName: "no.such.symbol"), in: CGRect(x: 20, y: 20, width: 60, height: 60))
    },
  ]
}
