// swift-format-ignore-file
import SwiftUI

struct MagnifyRotatePhoto: View {
    @GestureState private var zoom: CGFloat = 1.0
    @GestureState private var angle: Angle = .zero
    @State private var finalZoom: CGFloat = 1.0

    var body: some View {
        Image(systemName: "photo.fill")
            .resizable()
            .aspectRatio(contentMode: .fit)
            .frame(width: 200)
            .scaleEffect(finalZoom * zoom)
            .rotationEffect(angle)
            .gesture(
                MagnificationGesture()
                    .updating($zoom, body: { value, state, _ in state = value })
                    .onEnded { self.finalZoom *= $0 }
                    .simultaneously(with: RotationGesture().updating($angle) { (value, state, transaction) in
                        state = value
                        transaction.animation = .default
                    })
            )
    }
}
