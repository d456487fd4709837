import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The use of a link or a picture in a text.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  case invokeDefaultAction = 0
  case presentActions
  case preview
}
