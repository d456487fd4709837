// swift-format-ignore-file
import SwiftUI

struct CarouselView: View {
    let colors: [Color] = [.red, .green, .blue, .yellow, .purple]

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 30) {
                ForEach(colors, id: \.self) { color in
                    GeometryReader { proxy in
                        RoundedRectangle(cornerRadius: 20)
                            .fill(color)
                            .rotation3DEffect(Angle(degrees: Double((proxy.frame(in: .global).minX - 40) / -20)), axis: (x: 0, y: 10.0, z: 0))
                    }
                    .frame(width: 200, height: 300)
                }
            }
            .padding(40)
        }
    }
}
