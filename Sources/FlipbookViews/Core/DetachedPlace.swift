import FlipbookMotion
import Foundation

/// The place of an element that leaves: it stays where it is in the film, or in the element that holds it, whatever becomes
/// of the containers around it.
///
/// Motions of those that were under way when it began to leave carry it to their ends. One that comes back follows its
/// containers again, less what was left of their motions then.
@MainActor
final class DetachedPlace: AnimationTicking {
  private struct Carrier {
    var animator: AnimatorState<PlacementMotion.Offset>
    var sign: CGFloat
  }

  private weak var element: Element?
  private unowned let runtime: ViewRuntime
  /// The origin by layout in those coordinates; nil once the element is back.
  private var origin: CGPoint?
  private var carriers: [Carrier] = []

  init(element: Element) {
    self.element = element
    runtime = element.runtime
  }

  /// The element begins to leave.
  ///
  /// - Parameter carriedBy: The motions of its containers.
  func leave(from origin: CGPoint, carriedBy motions: [PlacementMotion], ignoring ignored: [PlacementMotion])
  {
    self.origin = origin
    carriers += motions.map { Carrier(animator: $0.animator, sign: 1) }
    carriers += ignored.map { Carrier(animator: $0.animator, sign: -1) }
    if !carriers.isEmpty { runtime.startTicking(self) }
  }

  /// The element is wanted again.
  ///
  /// - Returns: the origin by layout that it kept, in the coordinates of ``Element/displayOrigin``.
  func comeBack(in motions: [PlacementMotion]) -> CGPoint? {
    defer { origin = nil }
    carriers += motions.map { Carrier(animator: $0.animator, sign: -1) }
    if !carriers.isEmpty { runtime.startTicking(self) }
    return origin
  }

  /// The place at which the element is shown in its parent's coordinates.
  ///
  /// - Parameters:
  ///   - place: The place it would have without.
  ///   - own: How far its own motion takes it from where layout puts it.
  func shown(_ place: CGPoint, own: CGSize, parent: Element?) -> CGPoint {
    var shown = place
    if let origin {
      let outer = parent?.displayOrigin ?? .zero
      shown = CGPoint(x: origin.x + own.width - outer.x, y: origin.y + own.height - outer.y)
    }
    for carrier in carriers {
      let rest = carrier.animator.remainder(at: runtime.now).first
      shown.x += carrier.sign * rest.first
      shown.y += carrier.sign * rest.second
    }
    return shown
  }

  private var isCarried: Bool { carriers.contains { $0.animator.finishTime > runtime.now } }

  /// Whether the element is where layout puts it.
  var isOver: Bool { origin == nil && !isCarried }

  func tick(at time: TimeInterval) -> Bool {
    guard let element, !element.node.isRemoved, isCarried else {
      carriers = []
      return false
    }
    element.invalidateDisplay()
    return true
  }
}
