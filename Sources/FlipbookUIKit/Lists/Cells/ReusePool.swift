import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// Views that have gone out of sight, by their kind, for use at other places.
@MainActor
struct ReusePool<Kind: Hashable, Content: UIView> {
  private var classes: [Kind: AnyClass] = [:]
  private var prototypes: [Kind: NibPrototype] = [:]
  private var waiting: [Kind: [Content]] = [:]

  mutating func register(_ type: AnyClass?, for kind: Kind) {
    classes[kind] = type
    prototypes[kind] = nil
    // Views of the former class are of no use any more.
    waiting[kind] = nil
  }

  mutating func register(_ prototype: NibPrototype?, for kind: Kind) {
    (classes[kind], prototypes[kind]) = (nil, prototype)
    waiting[kind] = nil
  }

  /// Makes a view of the prototype that is registered for a kind; nil where none is.
  func makePrototype(_ kind: Kind) -> Content? { prototypes[kind]?.make() as? Content }

  func registered(_ kind: Kind) -> AnyClass? { classes[kind] }

  mutating func dequeue(_ kind: Kind) -> Content? { waiting[kind]?.popLast() }

  mutating func put(_ view: Content, _ kind: Kind) { waiting[kind, default: []].append(view) }
}
