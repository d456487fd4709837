import FlipbookDrawing
import FlipbookMotion
import Synchronization

/// The lasting counterpart of a view value: it keeps identity, state and animations from update to update.
///
/// Nodes follow the structure of the views. The elements that are laid out and drawn hang on some of them; a
/// node that only groups passes on those of its children.
@MainActor
public class _ViewNode {
  package unowned let runtime: ViewRuntime
  package final var parent: _ViewNode? { parentLink?.target }
  private let parentLink: LifetimeLink<_ViewNode>?
  /// Leads to this node for as long as it lives.
  package nonisolated let link = LifetimeLink<_ViewNode>()
  package var environment: EnvironmentValues
  package let transactionScope: TransactionScope?
  /// Distance from the root; parents are updated before their children.
  package let depth: Int
  package var isRemoved = false
  private let nodeCounter: NodeCounter
  /// How the container around arranges rows that are made as they come into sight; nil where all views are made.
  package let lazyRows: LazyRows?
  /// The axis of the stack that several views form for a modifier; nil among the views of a container.
  package let loneAxis: Axis?
  /// The transition that a modifier around gives what comes and goes here; nil where there is none.
  let listTransition: ListTransition?
  /// Whether the node passes on its children's elements as they are, so that they may stand for rows not yet made.
  package var passesRows: Bool { false }
  /// Whether the content stands by itself where the node does.
  package var passesLoneAxis: Bool { passesRows }
  /// Whether the node's content is pages, which come and go at once; nil leaves it to the node around.
  package var holdsPages: Bool? { nil }
  /// The name of the type of the node's view, for messages; nil for views without a body.
  package var viewName: String? { nil }
  /// Whether the node waits in the runtime's list of nodes to update.
  package var isQueued = false

  /// How often the node has been evaluated, to separate what its last evaluation read from what earlier ones did.
  package var evaluation = 0

  /// Set when an evaluation has read observed values.
  var observationScope: ObservationScope?

  /// The identity in a `ForEach`, which tags the node's elements where no tag is given.
  package var implicitTag: AnyHashable?

  private var elementCache: [Element]?

  init(inputs: _ViewInputs) {
    runtime = inputs.runtime
    parentLink = inputs.parent?.link
    environment = inputs.environment
    transactionScope = inputs.transactionScope
    lazyRows = inputs.lazyRows
    loneAxis = inputs.loneAxis
    listTransition = inputs.listTransition
    depth = (inputs.parent?.depth ?? -1) + 1
    nodeCounter = inputs.runtime.nodeCounter
    nodeCounter.add(1)
    link.begin(self)
  }

  deinit {
    link.end()
    nodeCounter.add(-1)
  }

  /// The inputs this node was last updated with, for children.
  package var inputs: _ViewInputs { makeInputs() }

  package func makeInputs() -> _ViewInputs {
    _ViewInputs(
      runtime: runtime, parent: self, environment: environment, transactionScope: transactionScope,
      lazyRows: passesRows ? lazyRows : nil, loneAxis: passesLoneAxis ? loneAxis : nil,
      listTransition: passesRows ? listTransition : nil)
  }

  // MARK: Elements

  /// The elements that this node and its children contribute to the layout of the container they are in.
  package final var elements: [Element] {
    if let elementCache { return elementCache }
    let made = makeElements()
    elementCache = made
    return made
  }

  package func makeElements() -> [Element] {
    var result: [Element] = []
    forEachChild { result += $0.elements }
    return result
  }

  /// Says that ``elements`` changed, up to the container that lays them out.
  package func invalidateElements() {
    elementCache = nil
    if let parent { parent.invalidateElements() } else { runtime.rootElementsChanged() }
  }

  package final func dropElementCache() { elementCache = nil }

  // MARK: Tree

  package func forEachChild(_ body: (_ViewNode) -> Void) {}

  /// The children without those on their way out.
  package func forEachPresentChild(_ body: (_ViewNode) -> Void) { forEachChild(body) }

  /// Takes over a changed environment where nothing else has changed.
  package func updateEnvironment(_ inputs: _ViewInputs) {
    guard inputs.environment.version != environment.version else { return }
    environment = inputs.environment
    environmentChanged()
    forEachChild { $0.updateEnvironment(self.inputs) }
  }

  /// The environment is another than before; called ahead of the children.
  package func environmentChanged() {}

  /// Runs again what this node is made from, because something it read has changed.
  package func refresh() {}

  /// The node leaves the tree: says good-bye to it and everything below.
  package func remove() {
    guard !isRemoved else { return }
    isRemoved = true
    observationScope?.end()
    runtime.retire(self)
    forEachChild { $0.remove() }
  }

  /// The transaction of the present update as seen here, changed by the modifiers on the way down.
  package final var transaction: Transaction {
    var transaction = runtime.transaction(in: transactionScope)
    runtime.addDepartures(of: self, to: &transaction)
    return transaction
  }

  /// Whether the container around the node's content chose others.
  private var isLeftOut: Bool {
    guard let elementCache, let first = elementCache.first, first.isLeftOut else { return false }
    return elementCache.allSatisfy(\.isLeftOut)
  }

  /// The value of a preference, put together from this node and those below; nil when none sets it.
  package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var result: K.Value?
    forEachPresentChild { child in
      guard !child.isLeftOut, let next = child.preference(key) else { return }
      if var value = result {
        K.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    return result
  }

  /// The row of an identity in a run of rows that are made as they come into sight; nil when there is none.
  func lazyRow(withIdentity id: AnyHashable) -> (run: LazyRunElement, row: Int)? {
    var found: (run: LazyRunElement, row: Int)?
    forEachPresentChild { child in
      if found == nil { found = child.lazyRow(withIdentity: id) }
    }
    return found
  }

  /// The transitions that play when this node comes or goes, the outermost ones of its top-level content.
  package func collectTransitions(into hosts: inout [any TransitionHost]) {
    forEachChild { $0.collectTransitions(into: &hosts) }
  }

  /// The outermost parts of the node's content that name no transition: the node itself where nothing in it does.
  package final var partsWithoutTransition: [_ViewNode] {
    var hosts: [any TransitionHost] = []
    collectTransitions(into: &hosts)
    guard !hosts.isEmpty else { return [self] }
    // Views inside of a container come and go with it; those that stand for themselves do so one by one.
    guard passesRows else { return [] }
    var parts: [_ViewNode] = []
    forEachChild { parts += $0.partsWithoutTransition }
    return parts
  }
}
