import SwiftUI

/// Streams with several producers and a buffer that overflows.
struct Streams: View {
  @State private var lines: [String] = []

  var body: some View {
    Board(lines: lines)
      .task {
        let (stream, continuation) = AsyncStream.makeStream(of: String.self)
        for producer in 0..<4 {
          Task.detached {
            for number in 0..<6 {
              continuation.yield("producer \(producer) \(number)")
              for _ in 0..<producer { await Task.yield() }
              if number == 3 { try? await Task.sleep(for: .milliseconds(producer * 30)) }
            }
            if producer == 3 { continuation.finish() }
          }
        }
        for await line in stream { lines.append(line) }
        lines.append("end")
      }
      .task {
        let ticks = AsyncThrowingStream<Int, any Error>(bufferingPolicy: .bufferingNewest(2)) {
          continuation in
          Task {
            for number in 0..<20 {
              continuation.yield(number)
              if number % 5 == 4 { try? await Task.sleep(for: .milliseconds(50)) }
            }
            continuation.finish(throwing: CancellationError())
          }
        }
        do {
          for try await number in ticks { lines.append("tick \(number)") }
        } catch { lines.append("thrown") }
      }
  }
}
