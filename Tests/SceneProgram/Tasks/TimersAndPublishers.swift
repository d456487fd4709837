import Combine
import SwiftUI

/// Timers, queues and publishers that meet at the same film times.
struct TimersAndPublishers: View {
  @StateObject private var model = PublisherModel()

  var body: some View {
    Board(lines: model.lines)
      .onReceive(Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()) { _ in model.note("publish")
      }
      .onAppear { model.start() }
  }
}

final class PublisherModel: ObservableObject {
  @Published private(set) var lines: [String] = []
  private let words = PassthroughSubject<Int, Never>()
  private var kept: Set<AnyCancellable> = []

  func note(_ line: String) { lines.append(line) }

  func start() {
    words.debounce(for: .milliseconds(50), scheduler: RunLoop.main).sink { self.note("debounced \($0)") }
      .store(in: &kept)
    words.throttle(for: .milliseconds(150), scheduler: DispatchQueue.main, latest: true)
      .sink { self.note("throttled \($0)") }.store(in: &kept)
    words.delay(for: .milliseconds(100), scheduler: DispatchQueue.main).sink { self.note("delayed \($0)") }
      .store(in: &kept)
    words.receive(on: DispatchQueue.main).sink { self.note("received \($0)") }.store(in: &kept)
    var number = 0
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
      number += 1
      self.words.send(number)
      if number == 6 { timer.invalidate() }
    }
    DispatchQueue.global().async { self.note("global") }
    DispatchQueue.main.async { self.note("main") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.note("after") }
  }
}
