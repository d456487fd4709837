import SwiftUI

/// A task that a thread beside the film resumes.
struct OtherThreads: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .task {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
          Thread.detachNewThread {
            usleep(20_000)
            continuation.resume()
          }
        }
        count += 1
      }
      .task { poll(nil, 0, 200) }
  }
}
