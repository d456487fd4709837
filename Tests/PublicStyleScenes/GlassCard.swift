// swift-format-ignore-file
import SwiftUI

struct GlassCardView: View {
    @State private var viewState = CGSize.zero
    @State private var show = false

    var body: some View {
        ZStack {
            Circle().fill(Color.orange).frame(width: 160).offset(x: -60, y: -80)
            VStack { Text("Glass").font(.title3).bold() }
                .frame(width: 260, height: 160)
                .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 24, style: .continuous))
                .overlay(RoundedRectangle(cornerRadius: 24).stroke(.linearGradient(colors: [.white.opacity(0.8), .clear], startPoint: .topLeading, endPoint: .bottomTrailing)))
                .offset(viewState)
                .rotation3DEffect(Angle(degrees: Double(viewState.height) / 10), axis: (x: 1, y: 0, z: 0))
                .gesture(DragGesture().onChanged { value in viewState = value.translation; show = true }
                    .onEnded { _ in withAnimation(.spring(response: 0.5, dampingFraction: 0.6, blendDuration: 0)) { viewState = .zero; show = false } })
        }
    }
}
