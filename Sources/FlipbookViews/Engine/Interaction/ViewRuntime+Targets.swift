import FlipbookDrawing
import FlipbookMotion
import Foundation

extension ViewRuntime {
  /// Has the scene tapped at a film time: the finger is lifted then.
  ///
  /// - Parameter missed: Called when nothing answers, with the names that could have been meant.
  public func scheduleTap(
    on target: TapTarget, at time: TimeInterval, count: Int = 1,
    missed: @escaping @MainActor (_ names: [String]) -> Void
  ) {
    schedule(InteractionStep(at: time, .tap(target, count: count))) { [weak self] _ in
      missed(self?.touchableNames ?? [])
    }
  }

  /// Taps now. False when nothing answers.
  package func tap(_ target: TapTarget, count: Int = 1) -> Bool {
    layOutIfNeeded()
    guard let point = point(of: target) else { return false }
    var isMet = false
    for _ in 0..<count {
      let touch = touches.begin(TouchEvent(.began, time: now, location: point))
      touch.handle(TouchEvent(.ended, time: now, location: point))
      isMet = touch.isMet
    }
    return isMet
  }

  /// The point at which a target is to be touched, in the film; nil when it is not there or can't be reached.
  package func point(of target: TapTarget) -> CGPoint? {
    switch target {
    case .point(let x, let y): return CGPoint(x: x, y: y)
    case .name(let name): return elements(named: name).lazy.compactMap { self.reach($0) }.first
    }
  }

  /// The point of the film at which an element is met by a touch; its middle, unless it is a control that wants to be
  /// taken elsewhere.
  package func reach(_ element: Element) -> CGPoint? {
    guard element.isShown else { return nil }
    let size = element.displayFrame.size
    let transform = element.transformToRoot()
    if let control = element.control, let grip = control.grip {
      let inset = control.gripInset
      let x = max(inset, min(size.width - inset, size.width * grip.x))

      return CGPoint(x: x, y: size.height * grip.y).applying(transform)
    }
    var points = [CGPoint(x: size.width / 2, y: size.height / 2)]
    // Where the middle is covered or is not filled, another part may be free.
    for y in [0.5, 0.25, 0.75, 0.1, 0.9] {
      for x in [0.5, 0.25, 0.75, 0.1, 0.9] {
        points.append(CGPoint(x: size.width * x, y: size.height * y))
      }
    }
    // An outline is filled at its edges alone.
    for inset in [1.0, 4] where min(size.width, size.height) > 2 * inset {
      points += [
        CGPoint(x: inset, y: size.height / 2), CGPoint(x: size.width - inset, y: size.height / 2),
        CGPoint(x: size.width / 2, y: inset), CGPoint(x: size.width / 2, y: size.height - inset),
      ]
    }
    var places = points.map { $0.applying(transform) }
    // Where only parts are filled, their middles are.
    visit(element) { part in
      guard part !== element, places.count < 200 else { return }
      let size = part.displayFrame.size
      places.append(CGPoint(x: size.width / 2, y: size.height / 2).applying(part.transformToRoot()))
    }
    let film = CGRect(origin: .zero, size: self.size)
    for place in places {
      guard film.contains(place) else { continue }
      if touches.chain(at: place).contains(where: { $0 === element }) { return place }
    }
    // Something around it may answer in its place, such as the row it is in.
    let centre = points[0].applying(transform)
    let around = sequence(first: element, next: \.parent).first(where: \.answers)
    guard let around else { return nil }
    if touches.chain(at: centre).contains(where: { $0 === around }) { return centre }
    return around === element ? nil : reach(around)
  }

  /// The elements of a name, the exact ones first.
  package func elements(named name: String) -> [Element] {
    var exact: [Element] = []
    var loose: [Element] = []
    visit(rootForHits) { element in
      let names = element.accessibilityNames + (element.control?.names ?? [])
      if names.contains(name) {
        exact.append(element)
      } else if names.contains(where: { $0.caseInsensitiveCompare(name) == .orderedSame }) {
        loose.append(element)
      }
    }
    return exact + loose
  }

  /// The names of what is inside something that answers to touches.
  package var touchableNames: [String] {
    var names: [String] = []
    visit(rootForHits) { element in
      let isTouchable = sequence(first: element, next: \.parent)
        .contains { $0.answers || $0.control != nil }
      guard isTouchable, element.isShown else { return }
      let own = element.accessibilityNames + (element.control?.names ?? [])
      names += own.filter { !$0.isEmpty && !names.contains($0) }
    }
    return names
  }

  package func visit(_ element: Element, _ body: (Element) -> Void) {
    body(element)
    for child in element.subelements where child.isDrawn { visit(child, body) }
  }
}

extension Element {
  /// Whether a film without a script could make one of the gestures; the pan that goes back is none of those.
  var answers: Bool { gestures.contains { !$0.kinds.isEmpty } }

  /// Whether the element and all around it are drawn.
  package var isShown: Bool {
    sequence(first: self, next: \.parent).allSatisfy { $0.isDrawn && !$0.isLeaving }
  }
}
