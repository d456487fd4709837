import FlipbookMotion
import Foundation

/// The place of an element that leaves: it stays where it is in the film, or in the element that holds it, whatever becomes
/// of the containers around it.
///
/// Motions of those that were under way when it began to leave carry it to their ends. One that comes back follows its
/// containers again.
@MainActor
final class DetachedPlace: AnimationTicking {
  /// A motion that takes the element along (1), or that it leaves out of its container's (-1).
  struct Carrier {
    var animator: AnimatorState<PlacementMotion.Offset>
    var sign: CGFloat
  }

  private weak var element: Element?
  private unowned let runtime: ViewRuntime
  /// The origin by layout in those coordinates; nil once the element is back.
  private(set) var origin: CGPoint?
  private(set) var carriers: [Carrier] = []

  init(element: Element) {
    self.element = element
    runtime = element.runtime
  }

  /// The element begins to leave.
  func leave(from origin: CGPoint, carriedBy motions: [Carrier]) {
    self.origin = origin
    carriers += motions
    if !carriers.isEmpty { runtime.startTicking(self) }
  }

  /// The element is wanted again.
  ///
  /// - Parameter isCarriedByOthers: Whether an element around has begun to leave as well, and goes the rest of the ways.
  /// - Returns: the origin by layout that it kept, in the coordinates of ``Element/displayOrigin``.
  func comeBack(isCarriedByOthers: Bool) -> CGPoint? {
    defer { origin = nil }
    if isCarriedByOthers { carriers = [] }
    return origin
  }

  /// An element that has come back is sent elsewhere by an animation, which takes over what is left of the ways.
  func pass(to animation: Animation, at time: TimeInterval, environment: EnvironmentValues) {
    guard origin == nil else { return }
    for index in carriers.indices {
      carriers[index].animator.pass(to: animation, at: time, environment: environment)
    }
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
