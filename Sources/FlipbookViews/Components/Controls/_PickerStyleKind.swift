import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The kind of a style of pickers.
public enum _PickerStyleKind: Hashable, Sendable {
  case automatic, segmented, wheel, menu, inline, palette, navigationLink
}

private enum PickerStyleKindKey: EnvironmentKey { static var defaultValue: _PickerStyleKind { .automatic } }

extension EnvironmentValues {
  var pickerStyleKind: _PickerStyleKind {
    get { self[PickerStyleKindKey.self] }
    set { self[PickerStyleKindKey.self] = newValue }
  }
}

extension Element {
  /// The value that distinguishes the element from other choices: its tag, or its identity in a `ForEach`.
  var choiceTag: AnyHashable? {
    if let tag = traits.tag { return tag }
    // Modifiers around a `ForEach` stand outside of its views.
    if let tag = modified?.choiceTag { return tag }
    var node: _ViewNode? = self.node
    while let current = node {
      if let tag = current.implicitTag { return tag }
      node = current.parent
    }
    return nil
  }
}
