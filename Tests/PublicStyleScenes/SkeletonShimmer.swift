// swift-format-ignore-file
import SwiftUI

struct Shimmer: ViewModifier {
    @State private var phase: CGFloat = -1

    func body(content: Content) -> some View {
        content
            .redacted(reason: .placeholder)
            .overlay(
                GeometryReader { geo in
                    LinearGradient(gradient: Gradient(stops: [
                        .init(color: .clear, location: 0), .init(color: Color.white.opacity(0.6), location: 0.5), .init(color: .clear, location: 1),
                    ]), startPoint: .leading, endPoint: .trailing)
                    .frame(width: geo.size.width)
                    .offset(x: phase * geo.size.width)
                }
            )
            .mask(content)
            .onAppear { withAnimation(.linear(duration: 1.5).repeatForever(autoreverses: false)) { phase = 1 } }
    }
}

struct SkeletonShimmerView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text("Title of something").font(.title)
            Text("A longer line of text that is loading")
            RoundedRectangle(cornerRadius: 8).frame(height: 120)
        }
        .padding()
        .modifier(Shimmer())
    }
}
