import FlipbookDrawing
import Foundation

/// The end of the writing of a letter.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0
  case saved, sent, failed
}
