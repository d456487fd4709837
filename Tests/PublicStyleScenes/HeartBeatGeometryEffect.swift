// swift-format-ignore-file
import SwiftUI

struct ShakeEffect: GeometryEffect {
    var amount: CGFloat = 10
    var shakesPerUnit = 3
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0))
    }
}

struct PercentageText: AnimatableModifier {
    var number: CGFloat

    var animatableData: CGFloat {
        get { number }
        set { number = newValue }
    }

    func body(content: Content) -> some View {
        content.overlay(Text("\(Int(number))%").font(.caption).foregroundColor(.white), alignment: .center)
    }
}

struct ShakeView: View {
    @State private var attempts: Int = 0
    @State private var done = false

    var body: some View {
        VStack {
            Rectangle().fill(Color.pink).frame(width: 200, height: 100)
                .modifier(PercentageText(number: done ? 100 : 0))
                .modifier(ShakeEffect(animatableData: CGFloat(attempts)))
            Button(action: {
                withAnimation(.default) { self.attempts += 1 }
                withAnimation(.easeInOut(duration: 1.5)) { self.done.toggle() }
            }, label: { Text("Login") })
        }
    }
}
