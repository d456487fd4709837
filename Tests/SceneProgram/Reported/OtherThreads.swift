import SwiftUI

/// A task that a thread beside the film resumes: one of the system's, since a scene's own `Thread`s work in film time.
struct OtherThreads: View {
  private final class Waiting {
    let continuation: CheckedContinuation<Void, Never>

    init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }
  }

  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .task {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
          var thread = pthread_t()
          let waiting = Unmanaged.passRetained(Waiting(continuation)).toOpaque()
          pthread_create(
            &thread, nil,
            { waiting in
              poll(nil, 0, 20)
              waiting.map { Unmanaged<Waiting>.fromOpaque($0).takeRetainedValue().continuation.resume() }
              return nil
            }, waiting)
        }
        count += 1
      }
      .task { poll(nil, 0, 200) }
  }
}
