// swift-format-ignore-file
import SwiftUI

struct FlipCardView: View {
    @State private var flipped = false
    @State private var degrees: Double = 0

    var body: some View {
        ZStack {
            Group {
                front.opacity(flipped ? 0 : 1)
                back.opacity(flipped ? 1 : 0).rotation3DEffect(Angle(degrees: 180), axis: (x: 0.0, y: 1.0, z: 0.0))
            }
        }
        .rotation3DEffect(Angle.degrees(degrees), axis: (x: 0, y: 1, z: 0), anchor: .center, anchorZ: 0, perspective: 0.5)
        .onTapGesture(perform: flip)
    }

    var front: some View {
        RoundedRectangle(cornerRadius: 20).fill(LinearGradient(gradient: Gradient(colors: [Color.blue, Color.purple]), startPoint: .topLeading, endPoint: .bottomTrailing))
            .frame(width: 220, height: 320)
    }

    var back: some View {
        RoundedRectangle(cornerRadius: 20).strokeBorder(Color.purple, lineWidth: 4)
            .background(RoundedRectangle(cornerRadius: 20).fill(Color.white))
            .frame(width: 220, height: 320)
    }

    private func flip() {
        withAnimation(.easeInOut(duration: 0.8)) {
            degrees += 180
        }
        DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 0.4, execute: { flipped.toggle() })
    }
}
