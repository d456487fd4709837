// swift-format-ignore-file
import SwiftUI

struct WiggleModifier: ViewModifier {
    @State private var isWiggling = false
    private static func randomize(interval: TimeInterval, withVariance variance: Double) -> TimeInterval {
        let random = (Double(arc4random_uniform(1000)) - 500.0) / 500.0
        return interval + variance * random
    }
    private let rotateAnimation = Animation.easeInOut(duration: WiggleModifier.randomize(interval: 0.14, withVariance: 0.025)).repeatForever(autoreverses: true)

    func body(content: Content) -> some View {
        content
            .rotationEffect(.degrees(isWiggling ? 2.0 : 0))
            .animation(rotateAnimation)
            .onAppear() { isWiggling.toggle() }
    }
}

extension View {
    func wiggling() -> some View { modifier(WiggleModifier()) }
}

struct WiggleIconsView: View {
    let layout = [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]
    var body: some View {
        LazyVGrid(columns: layout, alignment: .center, spacing: 20) {
            ForEach(0..<9) { _ in RoundedRectangle(cornerRadius: 12).frame(width: 60, height: 60).foregroundColor(.teal).wiggling() }
        }
    }
}
