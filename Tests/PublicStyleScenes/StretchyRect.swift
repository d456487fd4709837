// swift-format-ignore-file
import SwiftUI

struct StretchyRectView: View {
    @State private var amount: CGFloat = 0
    @State private var insetAmount: CGFloat = 50

    var body: some View {
        VStack {
            Trapezoid(insetAmount: insetAmount)
                .fill(Color.blue)
                .frame(width: 200, height: 100)
                .onTapGesture {
                    withAnimation(.timingCurve(0.2, 0.8, 0.2, 1, duration: 1.2)) {
                        self.insetAmount = CGFloat.random(in: 10...90)
                    }
                }
            Slider(value: $amount)
                .accentColor(.purple)
                .padding(.horizontal)
            Rectangle().fill(Color.red).saturation(Double(amount)).blur(radius: (1 - amount) * 20).frame(width: 100, height: 100)
        }
    }
}

struct Trapezoid: Shape {
    var insetAmount: CGFloat
    var animatableData: CGFloat {
        get { insetAmount }
        set { self.insetAmount = newValue }
    }
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: 0, y: rect.maxY))
            path.addLine(to: CGPoint(x: insetAmount, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX - insetAmount, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: 0, y: rect.maxY))
        }
    }
}
