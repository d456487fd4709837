import Flipbook
import Foundation

/// A message of the store's. There are none.
public struct Message: Sendable {
  /// Messages; there are none.
  public static var messages: AsyncStream<Message> { AsyncStream { $0.finish() } }
}
