// swift-format-ignore-file
import SwiftUI

struct SymbolEffectsView: View {
    @State private var bounce = 0
    @State private var active = true

    var body: some View {
        VStack(spacing: 20) {
            Image(systemName: "wifi").symbolEffect(.variableColor.iterative.reversing, isActive: active)
            Image(systemName: "heart.fill").symbolEffect(.bounce, value: bounce)
            Image(systemName: "bell.fill").symbolEffect(.bounce.up.byLayer, options: .repeat(2).speed(2), value: bounce)
            Image(systemName: "sun.max.fill").symbolEffect(.pulse)
            Image(systemName: active ? "pause.fill" : "play.fill").contentTransition(.symbolEffect(.replace))
            Image(systemName: "speaker.wave.3", variableValue: 0.5)
            Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.palette).foregroundStyle(.gray, .yellow, .blue)
            Image(systemName: "person.3.sequence.fill").symbolRenderingMode(.hierarchical).symbolVariant(.fill).imageScale(.large)
            Button("Go") { bounce += 1; withAnimation { active.toggle() } }
        }
        .font(.largeTitle)
    }
}
