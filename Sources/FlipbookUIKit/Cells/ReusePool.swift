import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// Views that have gone out of sight and wait to be shown again, by what they were asked for as.
@MainActor
struct ReusePool<Kind: Hashable, Content: UIView> {
  private var classes: [Kind: AnyClass] = [:]
  private var waiting: [Kind: [Content]] = [:]

  mutating func register(_ type: AnyClass?, for kind: Kind) {
    classes[kind] = type
    // What was made as another class is not of use any more.
    waiting[kind] = nil
  }

  func registered(_ kind: Kind) -> AnyClass? { classes[kind] }

  mutating func take(_ kind: Kind) -> Content? { waiting[kind]?.popLast() }

  mutating func put(_ view: Content, _ kind: Kind) { waiting[kind, default: []].append(view) }
}

/// Says that a class could not be made, or is not what it is registered as.
@MainActor
enum ReuseTrouble {
  static func unknown(_ identifier: String, in owner: String) {
    DiagnosticCollector.current.warn(
      "cell.unregistered",
      "\(owner) is asked for a cell \"\(identifier)\" that no class is registered for; an empty one stands for it."
    )
  }

  static func unmade(_ type: AnyClass) {
    DiagnosticCollector.current.warn(
      "cell.class", "A cell can't be made from its class \(type); an empty one stands for it.")
  }

  static func nib(_ identifier: String) {
    DiagnosticCollector.current.warn(
      "cell.nib",
      "The nib for cell \"\(identifier)\" is not read; register a class that makes its views in code.")
  }
}

/// A file of views. It is not read.
@MainActor @preconcurrency
open class UINib: NSObject {
  let name: String
  public init(nibName name: String, bundle bundleOrNil: SceneBundle?) { self.name = name }

  /// Nothing, with a diagnostic.
  open func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    DiagnosticCollector.current.warn(
      "controller.nib", "The nib file \(name) is not read; make its views in code.")
    return []
  }
}
