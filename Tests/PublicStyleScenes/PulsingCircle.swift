// swift-format-ignore-file
import SwiftUI
import Combine

class PulseModel: ObservableObject {
    @Published var beats = 0
    private var cancellables = Set<AnyCancellable>()

    init() {
        Timer.publish(every: 0.5, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] _ in self?.beats += 1 }
            .store(in: &cancellables)
    }
}

struct PulsingCircleView: View {
    @StateObject private var model = PulseModel()

    var body: some View {
        ZStack {
            ForEach(0..<3, id: \.self) { i in
                Circle()
                    .stroke(Color.red.opacity(0.3), lineWidth: 2)
                    .frame(width: 80 + CGFloat(i) * 40, height: 80 + CGFloat(i) * 40)
                    .scaleEffect(model.beats % 2 == 0 ? 1 : 1.25)
            }
            Text("\(model.beats)").font(.system(.title, design: .rounded)).fontWeight(.heavy)
        }
        .animation(.easeInOut(duration: 0.45), value: model.beats)
    }
}
