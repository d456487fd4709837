// swift-format-ignore-file
import SwiftUI

struct ProgressRingView: View {
    @State private var progress: CGFloat = 0
    let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack(spacing: 30) {
            ZStack {
                Circle().stroke(Color.gray.opacity(0.2), style: StrokeStyle(lineWidth: 20))
                Circle()
                    .trim(from: 0.0, to: progress)
                    .stroke(LinearGradient(colors: [.green, .mint], startPoint: .leading, endPoint: .trailing),
                            style: StrokeStyle(lineWidth: 20, lineCap: .round, lineJoin: .round, miterLimit: 0, dash: [], dashPhase: 0))
                    .rotationEffect(.init(degrees: -90))
                Text(String(format: "%.0f %%", progress * 100)).font(.title.monospacedDigit())
            }
            .frame(width: 180, height: 180)
            ProgressView(value: progress).progressViewStyle(LinearProgressViewStyle(tint: .green)).padding(.horizontal)
            ProgressView("Loading…", value: Double(progress), total: 1.0)
            ProgressView().scaleEffect(1.5)
        }
        .padding()
        .onReceive(timer) { _ in
            withAnimation(.linear) {
                progress = progress >= 1 ? 0 : progress + 0.05
            }
        }
    }
}
