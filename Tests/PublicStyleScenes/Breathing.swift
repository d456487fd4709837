// swift-format-ignore-file
import SwiftUI

struct BreathingFlower: View {
    @State private var breatheIn = false
    @Environment(\.accessibilityReduceMotion) var reduceMotion

    var body: some View {
        ZStack {
            ForEach(0..<6) { i in
                Circle()
                    .fill(RadialGradient(colors: [.mint, .teal.opacity(0.4)], center: .center, startRadius: 5, endRadius: 80))
                    .frame(width: 120, height: 120)
                    .offset(y: breatheIn ? -60 : 0)
                    .rotationEffect(.degrees(Double(i) * 60))
                    .blendMode(.plusLighter)
            }
        }
        .hueRotation(.degrees(breatheIn ? 40 : 0))
        .rotationEffect(.degrees(breatheIn ? 90 : 0))
        .compositingGroup()
        .onAppear { withAnimation(reduceMotion ? nil : .easeInOut(duration: 3).repeatForever(autoreverses: true)) { breatheIn = true } }
    }
}
