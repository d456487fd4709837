import FlipbookDiagnostics
import FlipbookPicture
import Foundation
import Synchronization

/// A text and the room it is offered.
struct TextLayoutKey: Hashable {
  var text: TextContent.Key
  var width: CGFloat
  var height: CGFloat
}
