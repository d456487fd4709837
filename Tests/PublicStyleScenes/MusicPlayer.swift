// swift-format-ignore-file
import SwiftUI

struct MusicPlayerView: View {
    @State private var isPlaying = false
    @State private var heights: [CGFloat] = Array(repeating: 10, count: 12)
    private let timer = Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack(spacing: 40) {
            RoundedRectangle(cornerRadius: 24)
                .fill(EllipticalGradient(colors: [.pink, .purple]))
                .frame(width: isPlaying ? 280 : 220, height: isPlaying ? 280 : 220)
                .shadow(color: .purple.opacity(isPlaying ? 0.6 : 0.2), radius: isPlaying ? 30 : 10, y: 10)
                .animation(.spring(response: 0.5, dampingFraction: 0.6, blendDuration: 0), value: isPlaying)
            HStack(alignment: .center, spacing: 4) {
                ForEach(heights.indices, id: \.self) { i in
                    RoundedRectangle(cornerRadius: 2).fill(Color.pink).frame(width: 6, height: heights[i])
                }
            }
            .frame(height: 60)
            .animation(.easeInOut(duration: 0.25), value: heights)
            HStack(spacing: 50) {
                Image(systemName: "backward.fill")
                Button(action: { isPlaying.toggle() }, label: {
                    Image(systemName: isPlaying ? "pause.circle.fill" : "play.circle.fill").resizable().frame(width: 64, height: 64)
                })
                Image(systemName: "forward.fill")
            }
            .font(.title)
            .foregroundColor(.primary)
        }
        .onReceive(timer) { _ in
            guard isPlaying else { return }
            heights = heights.map { _ in .random(in: 10...60) }
        }
    }
}
