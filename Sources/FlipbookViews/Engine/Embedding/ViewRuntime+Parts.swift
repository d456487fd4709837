import FlipbookDrawing
import Foundation

extension ViewRuntime {
  /// The controls that are shown, as parts of an interface that the views are hosted in.
  package var embeddedParts: [EmbeddedPart] {
    var parts: [EmbeddedPart] = []
    // A backdrop would be met in place of the rows that lie on it.
    for control in touchableControls where !["view", "backdrop"].contains(control.kind) {
      var part = EmbeddedPart(
        id: ObjectIdentifier(control.element), names: [control.label].filter { !$0.isEmpty },
        kind: control.kind, gestures: control.gestures, frame: control.frame)
      if let keyboard = control.control?.keyboard {
        part.keyboard = { text in if text.isEmpty { keyboard.begin() } else { keyboard.insert(text) } }
        part.submit = keyboard.submit
        part.isTypedIn = control.control?.isTypedIn ?? false
      }
      parts.append(part)
    }
    return parts
  }
}
