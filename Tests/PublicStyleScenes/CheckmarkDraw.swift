// swift-format-ignore-file
import SwiftUI

struct CheckmarkShape: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: .init(x: rect.minX, y: rect.midY))
        path.addLine(to: .init(x: rect.width * 0.4, y: rect.maxY))
        path.addLine(to: .init(x: rect.maxX, y: rect.minY))
        return path
    }
}

struct CheckmarkDrawView: View {
    @State private var drawn: CGFloat = 0

    var body: some View {
        CheckmarkShape()
            .trim(to: drawn)
            .stroke(style: StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round))
            .foregroundColor(.green)
            .frame(width: 80, height: 60)
            .onAppear { withAnimation(Animation.easeOut(duration: 0.9).delay(0.3)) { drawn = 1 } }
    }
}
