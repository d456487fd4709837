import FlipbookMotion
import FlipbookTime
import Foundation

/// Stands for posted work, to call it off.
struct EventToken: @unchecked Sendable {
  let token: VirtualRunLoop.Token

  func cancel() { MainActor.assumeIsolated { token.cancel() } }
}
