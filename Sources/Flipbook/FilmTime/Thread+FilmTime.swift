import FlipbookTime
import Foundation

// Threads of a scene's own, in film time: what they do is work of a queue of their own, on the scene's one thread. Declared
// again here, they hide the system's in a file that imports Flipbook.

extension Thread {
  /// Begins the thread's work at this film time.
  @_disfavoredOverload
  public func start() {
    let thread = OnSceneThread(self)
    DispatchQueue(label: name ?? "thread", attributes: .concurrent).async { thread.value.main() }
  }

  /// Begins work of a thread of its own at this film time.
  @_disfavoredOverload
  public class func detachNewThread(_ block: @escaping @Sendable () -> Void) {
    DispatchQueue(label: "thread", attributes: .concurrent).async(execute: block)
  }
}
