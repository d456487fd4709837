import FlipbookDrawing
import Foundation

/// What a scripted tap is aimed at.
public enum TapTarget: Hashable, Sendable {
  /// A control by its label, its text or its accessibility identifier.
  case name(String)
  /// A point of the film.
  case point(x: Double, y: Double)
}

extension ViewRuntime {
  /// Has the scene tapped at a film time.
  ///
  /// - Parameter missed: Called when nothing answers, with the names that could have been meant.
  public func scheduleTap(
    on target: TapTarget, at time: TimeInterval, count: Int = 1,
    missed: @escaping @MainActor (_ names: [String]) -> Void
  ) {
    runLoop.post(at: time) { [weak self] in
      guard let self else { return }
      layOutIfNeeded()
      if !tap(target, count: count) { missed(tappableNames) }
    }
  }

  /// Taps now. False when nothing answers.
  package func tap(_ target: TapTarget, count: Int = 1) -> Bool {
    switch target {
    case .point(let x, let y): return tap(at: CGPoint(x: x, y: y), count: count)
    case .name(let name):
      for element in elements(named: name) {
        let size = element.displayFrame.size
        let centre = CGPoint(x: size.width / 2, y: size.height / 2).applying(element.transformToRoot())
        if tap(at: centre, count: count) { return true }
      }
      return false
    }
  }

  /// Taps what is in front at a point of the film.
  private func tap(at point: CGPoint, count: Int) -> Bool {
    var element = rootForHits.hitTest(point)
    while let current = element {
      if let handler = current.tapHandler, handler.count <= count {
        let local = current.transformToRoot().inverse.map { point.applying($0) } ?? .zero
        handler.action(local)
        return true
      }
      element = current.parent
    }
    return false
  }

  private func elements(named name: String) -> [Element] {
    var exact: [Element] = []
    var loose: [Element] = []
    visit(rootForHits) { element in
      let names = element.accessibilityNames
      if names.contains(name) {
        exact.append(element)
      } else if names.contains(where: { $0.caseInsensitiveCompare(name) == .orderedSame }) {
        loose.append(element)
      }
    }
    return exact + loose
  }

  /// The names of what is inside something that answers to taps.
  package var tappableNames: [String] {
    var names: [String] = []
    visit(rootForHits) { element in
      var around: Element? = element
      while let current = around, current.tapHandler == nil { around = current.parent }
      if around != nil { names += element.accessibilityNames.filter { !names.contains($0) } }
    }
    return names
  }

  private func visit(_ element: Element, _ body: (Element) -> Void) {
    body(element)
    for child in element.subelements { visit(child, body) }
  }
}
