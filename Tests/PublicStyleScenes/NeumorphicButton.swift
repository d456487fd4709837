// swift-format-ignore-file
import SwiftUI

extension Color {
    static let offWhite = Color(red: 225 / 255, green: 225 / 255, blue: 235 / 255)

    init(hexValue hex: String) {
        let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
        var int: UInt64 = 0
        Scanner(string: hex).scanHexInt64(&int)
        self.init(.sRGB, red: Double((int >> 16) & 0xFF) / 255, green: Double((int >> 8) & 0xFF) / 255, blue: Double(int & 0xFF) / 255, opacity: 1)
    }
}

struct SimpleButtonStyle: ButtonStyle {
    func makeBody(configuration: Self.Configuration) -> some View {
        configuration.label
            .padding(30)
            .contentShape(Circle())
            .background(
                Group {
                    if configuration.isPressed {
                        Circle().fill(Color.offWhite)
                            .overlay(Circle().stroke(Color.gray, lineWidth: 4).blur(radius: 4).offset(x: 2, y: 2)
                                .mask(Circle().fill(LinearGradient(gradient: Gradient(colors: [.black, .clear]), startPoint: .topLeading, endPoint: .bottomTrailing))))
                    } else {
                        Circle().fill(Color.offWhite)
                            .shadow(color: Color.black.opacity(0.2), radius: 10, x: 10, y: 10)
                            .shadow(color: Color.white.opacity(0.7), radius: 10, x: -5, y: -5)
                    }
                }
            )
    }
}

struct NeumorphicButtonView: View {
    var body: some View {
        ZStack {
            Color(hexValue: "#E1E1EB").ignoresSafeArea()
            Button(action: { print("Button tapped") }) {
                Image(systemName: "heart.fill").foregroundColor(.gray)
            }
            .buttonStyle(SimpleButtonStyle())
        }
    }
}
