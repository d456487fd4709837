// swift-format-ignore-file
import SwiftUI

struct RippleBackground: View {
    @State private var ripple = false
    private let delays: [Double] = [0, 0.5, 1]

    var body: some View {
        ZStack {
            ForEach(delays, id: \.self) { delay in
                Circle()
                    .strokeBorder(style: StrokeStyle(lineWidth: 3))
                    .foregroundStyle(.cyan.gradient)
                    .scaleEffect(ripple ? 2.5 : 0.5)
                    .opacity(ripple ? 0 : 1)
                    .animation(.easeOut(duration: 2).repeatForever(autoreverses: false).delay(delay), value: ripple)
            }
            Circle().fill(RadialGradient(gradient: Gradient(colors: [.white, .cyan]), center: .center, startRadius: 2, endRadius: 60))
                .frame(width: 100, height: 100)
        }
        .frame(width: 160, height: 160)
        .drawingGroup()
        .onAppear { ripple = true }
    }
}
