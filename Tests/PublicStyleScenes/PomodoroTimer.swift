import SwiftUI
struct PomodoroTimer: View {
  @State private var timeRemaining: TimeInterval = 25 * 60
  @State private var isRunning = true
  @State private var timer: Timer? = nil
  private let total: TimeInterval = 1500
  var progress: CGFloat { CGFloat(1 - timeRemaining / total) }
  var formatted: String {
    let minutes = Int(timeRemaining) / 60 % 60, seconds = Int(timeRemaining) % 60
    return String(format: "%02i:%02i", minutes, seconds)
  }
  static let formatter: DateComponentsFormatter = {
    let f = DateComponentsFormatter()
    f.allowedUnits = [.minute, .second]
    f.zeroFormattingBehavior = .pad
    f.unitsStyle = .positional
    return f
  }()
  var body: some View {
    VStack(spacing: 30) {
      ZStack {
        ForEach(0..<60) { tick in
          VStack {
            Rectangle().fill(Color.primary).opacity(Double(tick) / 60 < Double(progress) * 60 ? 1 : 0.2)
              .frame(width: 2, height: tick % 5 == 0 ? 15 : 7);
            Spacer()
          }
          .rotationEffect(Angle.degrees(Double(tick) / 60 * 360))
        }
        Circle().trim(from: 0, to: progress * 40).stroke(
          AngularGradient(
            gradient: Gradient(colors: [.red, .orange, .red]), center: .center, angle: .degrees(-90)),
          style: StrokeStyle(lineWidth: 12, lineCap: .round, lineJoin: .round)
        ).rotationEffect(.degrees(270)).padding(24)
          .animation(.linear(duration: 1), value: progress)
        VStack {
          Text(formatted).font(.system(size: 54, weight: .medium, design: .monospaced)).foregroundColor(
            timeRemaining < 10 ? .red : .primary)
          Text(Self.formatter.string(from: timeRemaining) ?? "-").font(.footnote).foregroundColor(
            Color(.secondaryLabel))
          Text(Date().addingTimeInterval(timeRemaining), style: .time).font(.caption2)
          Text(timerInterval: Date.now...Date.now.addingTimeInterval(90), countsDown: true).font(.caption2)
        }
      }
      .frame(width: 280, height: 280)
      HStack(spacing: 50) {
        Button(action: { self.isRunning.toggle() }) {
          Image(systemName: isRunning ? "pause.circle.fill" : "play.circle.fill").resizable().frame(
            width: 60, height: 60)
        }
        Button {
          timeRemaining = total
        } label: {
          Image(systemName: "arrow.counterclockwise.circle").font(.system(size: 56, weight: .ultraLight))
        }
      }
    }
    .onAppear {
      self.timer = Timer.scheduledTimer(withTimeInterval: 1.0, repeats: true) { _ in
        guard self.isRunning, self.timeRemaining > 0 else { return }
        self.timeRemaining -= 1
      }
      self.timer?.tolerance = 0.1
      RunLoop.main.add(self.timer!, forMode: .common)
    }
    .onReceive(NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)) { _ in
      self.isRunning = false
    }
    .onDisappear { self.timer?.invalidate() }
  }
}
struct Pomodoro_Previews: PreviewProvider {
  static var previews: some View { PomodoroTimer().padding().previewLayout(PreviewLayout.sizeThatFits) }
}
