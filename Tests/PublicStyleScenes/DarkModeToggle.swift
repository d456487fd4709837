// swift-format-ignore-file
import SwiftUI

struct DarkModeToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Label {
                configuration.label
            } icon: {
                Image(systemName: configuration.isOn ? "moon.fill" : "sun.max.fill")
                    .foregroundStyle(configuration.isOn ? Color.indigo : .yellow)
                    .rotationEffect(.degrees(configuration.isOn ? 360 : 0))
                    .imageScale(.large)
            }
        }
        .buttonStyle(.plain)
    }
}

struct DarkModeToggleView: View {
    @State private var isDark = false

    var body: some View {
        Toggle("Theme", isOn: $isDark.animation(.spring()))
            .toggleStyle(DarkModeToggleStyle())
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(isDark ? Color.black : Color.white)
            .foregroundColor(isDark ? .white : .black)
    }
}
