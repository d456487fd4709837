import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Something in a film that can be touched.
@MainActor
package struct TouchableControl {
  /// The name that a script can use; empty without one.
  package var label: String
  /// `button`, `slider` …; `view` for one with gestures of its own.
  package var kind: String
  /// In points of the film.
  package var frame: CGRect
  /// The possible actions, in words.
  package var gestures: [String]
  package var isEnabled: Bool
  let element: Element
  /// The point at which a touch meets it, in the film.
  let place: CGPoint
  let control: ControlInfo?
}

extension ViewRuntime {
  /// The controls that can be touched now, from top to bottom and from left to right.
  package var touchableControls: [TouchableControl] {
    layOutIfNeeded()
    var found: [TouchableControl] = []
    collect(rootForHits, into: &found)
    // Rows that nearly line up count as one.
    return found.enumerated().sorted { a, b in
      let (first, second) = (a.element.frame, b.element.frame)
      if abs(first.midY - second.midY) > 8 { return first.midY < second.midY }
      if abs(first.midX - second.midX) > 1 { return first.midX < second.midX }
      return a.offset < b.offset
    }.map(\.element)
  }

  private func collect(_ element: Element, into found: inout [TouchableControl]) {
    guard element.isDrawn, !element.isLeaving else { return }
    var rest = element
    if let made = touchable(element, rest: &rest) {
      found.append(made)
      // Its two halves are parts of it.
      if made.kind == "stepper" { return }
    }
    for child in rest.subelements { collect(child, into: &found) }
  }

  /// The control that begins with an element; modifiers of one view make one control.
  ///
  /// - Parameter rest: The innermost element that belongs to it.
  private func touchable(_ element: Element, rest: inout Element) -> TouchableControl? {
    var gestures = element.gestures
    var info = element.control
    guard element.answers || info != nil else { return nil }
    var outer = element
    let size = element.displayFrame.size
    while !(rest is any ScrollMoving), rest.subelements.count == 1, let inner = rest.subelements.first {
      let own = inner.displayFrame.size
      guard abs(own.width - size.width) < 1, abs(own.height - size.height) < 1 else { break }
      if inner is any ScrollMoving || inner.control != nil && info != nil { break }
      info = info ?? inner.control
      // The innermost goes first, as it does when it is touched.
      gestures = inner.gestures + gestures
      rest = inner
      if !inner.gestures.isEmpty || inner.control != nil { outer = inner }
    }
    if info?.kind == "scroll view", info?.isEnabled != true { return nil }
    guard let place = reach(outer) ?? reach(element) else { return nil }
    var kinds: [String] = []
    for kind in gestures.flatMap(\.kinds) where !kinds.contains(kind) { kinds.append(kind) }
    if info?.keyboard != nil { kinds = ["type"] }
    if info?.kind == "stepper" { kinds = ["tap"] }
    return TouchableControl(
      label: info?.names.first ?? name(of: element), kind: info?.kind ?? "view",
      frame: CGRect(origin: .zero, size: size).bounds(through: element.transformToRoot()), gestures: kinds,
      isEnabled: info?.isEnabled ?? true, element: element, place: place, control: info)
  }

  /// The first name inside an element, or around it where that is only its own.
  private func name(of element: Element) -> String {
    if element is any ScrollMoving { return outerName(of: element) ?? "" }
    if let outer = outerName(of: element) { return outer }
    var name: String?
    visit(element) { inner in
      if name == nil { name = inner.accessibilityNames.first { !$0.isEmpty } }
    }
    return name ?? ""
  }

  /// The name that a modifier right around an element gives it.
  private func outerName(of element: Element) -> String? {
    let size = element.displayFrame.size
    var around = element.parent
    while let current = around, current.subelements.count == 1, current.displayFrame.size == size {
      if let name = current.accessibilityNames.first(where: { !$0.isEmpty }) { return name }
      around = current.parent
    }
    return nil
  }
}
