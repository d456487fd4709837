import FlipbookDrawing
import Foundation

/// The end of the writing of a message.
public enum MessageComposeResult: Int, Sendable {
  case cancelled = 0
  case sent, failed
}
