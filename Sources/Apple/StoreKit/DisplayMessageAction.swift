import Flipbook
import Foundation

/// Shows a message of the store's.
public struct DisplayMessageAction: Sendable {
  /// Has no effect.
  public func callAsFunction(_ message: Message) throws {}
}
