import FlipbookMotion
import Foundation

/// How the rows of a list come, go and move: as UIKit's do, for that is what a phone's lists are made of.
///
/// A list has an animation of its own for rows that come, go and change places, whichever a change is made with, and
/// tells the change's completions nothing of it. A row that becomes higher or lower does so at once.
@MainActor
struct ListMotion {
  static let animation = Animation.easeInOut(duration: 0.3)

  private enum Change {
    case nothing
    /// The list became wider or narrower, which it does by the change's own animation.
    case width
    case rows
  }

  private var change = Change.nothing
  private var update = -1
  private var order: [ObjectIdentifier]?
  private var width: CGFloat?

  /// Rows have come, gone or changed places in an update.
  mutating func rowsChanged(update: Int) { (change, self.update) = (.rows, update) }

  /// The list is about to place its rows.
  mutating func arrange(_ order: [ObjectIdentifier], width: CGFloat, update: Int) {
    if update != self.update { (change, self.update) = (.nothing, update) }
    if let known = self.order, known != order {
      change = .rows
    } else if self.width != width, change == .nothing {
      change = .width
    }
    (self.order, self.width) = (order, width)
  }

  /// The transaction that rows are placed in.
  func changePlacement(_ transaction: inout Transaction) {
    switch change {
    case .rows: transaction = Self.transaction(transaction)
    case .nothing: transaction = Transaction()
    case .width: break
    }
  }

  /// The transaction that rows come and go in.
  static func transaction(_ change: Transaction) -> Transaction {
    guard change.animation != nil, !change.disablesAnimations else { return Transaction() }
    return Transaction(animation: animation)
  }
}

/// Has rows move in transactions of the list's; what is in them keeps those of the world around.
struct ListMotionModifier: ViewModifier {
  typealias Body = Never
  let groups: ListGroups

  static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    ListMotionNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class ListMotionNode<Content: View>: _TypedNode<ModifiedContent<Content, ListMotionModifier>> {
  private let outerScope: TransactionScope?
  private var child: _TypedNode<Content>!

  init(view: ModifiedContent<Content, ListMotionModifier>, inputs: _ViewInputs) {
    outerScope = inputs.transactionScope
    let groups = view.modifier.groups
    var own = inputs
    own.transactionScope = TransactionScope(outer: outerScope) { groups.motion.changePlacement(&$0) }
    super.init(inputs: own)
    child = Content._makeNode(view: view.content, inputs: self.inputs)
  }

  override var passesRows: Bool { true }

  override func makeInputs() -> _ViewInputs {
    var inputs = super.makeInputs()
    inputs.transactionScope = outerScope
    return inputs
  }

  override func update(view: ModifiedContent<Content, ListMotionModifier>, inputs: _ViewInputs) {
    environment = inputs.environment
    child.update(view: view.content, inputs: self.inputs)
  }

  override func makeElements() -> [Element] {
    let elements = child.elements
    for element in elements { element.placementNode = self }
    return elements
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
}
