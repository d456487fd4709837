// swift-format-ignore-file
import SwiftUI

struct AnimatedGradientView: View {
    @State private var start = UnitPoint(x: 0, y: -2)
    @State private var end = UnitPoint(x: 4, y: 0)
    let timer = Timer.publish(every: 1, on: .main, in: .default).autoconnect()
    let colors = [Color(red: 0.98, green: 0.35, blue: 0.42), .blue, .purple]

    var body: some View {
        LinearGradient(gradient: Gradient(colors: colors), startPoint: start, endPoint: end)
            .animation(Animation.easeInOut(duration: 6).repeatForever(), value: start)
            .edgesIgnoringSafeArea([.top, .bottom])
            .onReceive(timer, perform: { _ in
                self.start = UnitPoint(x: 4, y: 0)
                self.end = UnitPoint(x: 0, y: 2)
            })
            .overlay(
                Text("Gradient").font(.system(size: 40, weight: .black, design: .rounded)).foregroundColor(.white)
                    .shadow(color: .black.opacity(0.4), radius: 4, x: 0, y: 2),
                alignment: .bottomLeading)
    }
}
