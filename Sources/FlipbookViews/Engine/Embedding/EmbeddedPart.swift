import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Something that can be touched in an embedded interface.
package struct EmbeddedPart {
  /// Distinguishes parts.
  package var id: ObjectIdentifier
  package var names: [String]
  /// `button`, `slider` …; `view` for one with gestures.
  package var kind: String
  /// The possible actions, in words.
  package var gestures: [String]
  /// In the coordinates of the whole.
  package var frame: CGRect
  /// Inserts what is typed into the part.
  package var keyboard: (@MainActor (String) -> Void)?
  /// Whether the part is being typed in.
  package var isTypedIn = false
  /// Presses the return key of the part's keyboard.
  package var submit: (@MainActor () -> Void)?

  package init(
    id: ObjectIdentifier, names: [String], kind: String, gestures: [String], frame: CGRect,
    keyboard: (@MainActor (String) -> Void)? = nil, submit: (@MainActor () -> Void)? = nil
  ) {
    self.id = id
    self.names = names
    self.kind = kind
    self.gestures = gestures
    self.frame = frame
    (self.keyboard, self.submit) = (keyboard, submit)
  }
}
