// swift-format-ignore-file
import SwiftUI

class ThemeSettings: ObservableObject {
    @Published var hue: Double = 0.6
    @Published var isLarge = false
}

struct ThemeKnob: View {
    @EnvironmentObject var theme: ThemeSettings
    @Environment(\.horizontalSizeClass) var sizeClass

    var body: some View {
        Circle()
            .fill(Color(hue: theme.hue, saturation: 1, brightness: 1))
            .frame(width: theme.isLarge ? 200 : 100, height: theme.isLarge ? 200 : 100)
            .onTapGesture(count: 2) { withAnimation(.spring(dampingFraction: 0.4)) { theme.isLarge.toggle() } }
    }
}

struct EnvironmentModelView: View {
    @StateObject var theme = ThemeSettings()

    var body: some View {
        VStack {
            ThemeKnob()
            Slider(value: $theme.hue, in: 0...1, step: 0.05)
        }
        .environmentObject(theme)
    }
}

struct EnvironmentModelView_Previews: PreviewProvider {
    static var previews: some View {
        EnvironmentModelView().environmentObject(ThemeSettings())
    }
}
