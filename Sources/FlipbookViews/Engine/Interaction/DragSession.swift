import FlipbookDrawing
import Foundation

/// The drag of items from one view to another by a finger.
@MainActor
final class DragSession {
  private weak var source: Element?
  private let items: [NSItemProvider]
  /// The view that is shown in place of the source, where the scene gives one.
  private let shown: DragPreviewHolder?
  private(set) var preview: DragPreview
  private weak var target: Element?
  /// Whether the target would take a drop where the finger is.
  private var isWelcome = true

  init(
    of source: Element, _ items: [NSItemProvider], shown: DragPreviewHolder?, at point: CGPoint,
    time: TimeInterval
  ) {
    (self.source, self.items, self.shown) = (source, items, shown)
    let size = source.displayFrame.size
    let middle = CGPoint(x: size.width / 2, y: size.height / 2).applying(source.transformToRoot())
    preview = DragPreview(grip: point, middle: middle, start: time, finger: point)
  }

  func move(to point: CGPoint, in root: Element, at time: TimeInterval) {
    preview.finger = point
    if preview.moved == nil { preview.moved = time }
    let new = taker(at: point, in: root)
    if new !== target {
      target?.drop?.left(info(in: target), false)
      target = new
      isWelcome = true
      new?.drop?.entered(info(in: new))
    }
    guard let target, let proposal = target.drop?.moved(info(in: target)) else { return }
    isWelcome = proposal.operation != .forbidden && proposal.operation != .cancel
  }

  func end(at time: TimeInterval) {
    preview.end = time
    guard let target, let drop = target.drop else { return }
    let info = info(in: target)
    preview.isTaken = isWelcome && drop.perform(info)
    drop.left(info, preview.isTaken)
    self.target = nil
  }

  func cancel(at time: TimeInterval) {
    preview.end = time
    target?.drop?.left(info(in: target), false)
    target = nil
  }

  func record(in context: GraphicsContext, at time: TimeInterval) {
    guard let element = shown?.element ?? source else { return }
    preview.record(element, in: context, at: time)
  }

  private func info(in element: Element?) -> DropInfo {
    let inverse = element?.transformToRoot().inverse ?? ProjectionTransform()
    return DropInfo(location: preview.finger.applying(inverse), items: items)
  }

  /// The view in front that takes the items, where a point of the film is in its frame.
  private func taker(at point: CGPoint, in element: Element) -> Element? {
    guard element.isDrawn, !element.isLeaving, element.allowsHits(at: point) else { return nil }
    for child in element.subelements.reversed() {
      guard let inverse = child.transformToParent().inverse else { continue }
      if let found = taker(at: point.applying(inverse), in: child) { return found }
    }
    guard let drop = element.drop,
      CGRect(origin: .zero, size: element.displayFrame.size).contains(point),
      element === target || drop.accepts(DropInfo(location: point, items: items))
    else { return nil }
    return element
  }
}
