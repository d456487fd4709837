// swift-format-ignore-file
import SwiftUI

struct MarqueeTicker: View {
    let text = "Breaking news scroll by without an end in sight"
    @State private var textWidth: CGFloat = 0
    @State private var offset: CGFloat = 0

    var body: some View {
        GeometryReader { geo in
            HStack(spacing: 40) {
                ForEach(0..<2, id: \.self) { _ in
                    Text(text).fixedSize().font(.headline)
                        .background(GeometryReader { proxy in
                            Color.clear.onAppear { textWidth = proxy.size.width }
                        })
                }
            }
            .offset(x: offset)
            .onAppear {
                DispatchQueue.main.async {
                    withAnimation(.linear(duration: 6).repeatForever(autoreverses: false)) { offset = -(textWidth + 40) }
                }
            }
        }
        .frame(height: 30)
        .clipped()
        .border(Color.gray, width: 1)
    }
}
