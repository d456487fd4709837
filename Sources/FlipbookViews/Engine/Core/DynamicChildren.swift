import FlipbookDiagnostics
import FlipbookMotion

/// The children of a node whose content comes and goes. A child that goes is kept, out of the layout, until its
/// transition is over.
@MainActor
package final class DynamicChildren {
  /// A child as the view describes it now.
  @MainActor
  package struct Item {
    package var key: AnyHashable
    package var make: @MainActor (_ViewInputs) -> _ViewNode
    package var update: @MainActor (_ViewNode, _ViewInputs) -> Void
    /// Whether the child is the same kind of view as the node there is for its key.
    package var matches: @MainActor (_ViewNode) -> Bool = { _ in true }

    package init(
      key: AnyHashable, make: @escaping @MainActor (_ViewInputs) -> _ViewNode,
      update: @escaping @MainActor (_ViewNode, _ViewInputs) -> Void
    ) {
      self.key = key
      self.make = make
      self.update = update
    }

    package init<V: View>(key: AnyHashable, view: V) {
      self.init(
        key: key, make: { V._makeNode(view: view, inputs: $0) },
        update: { ($0 as? _TypedNode<V>)?.update(view: view, inputs: $1) })
    }
  }

  private final class Child {
    let key: AnyHashable
    let node: _ViewNode
    var isLeaving = false
    /// How often it has begun to leave: it may come back before it is gone.
    var departures = 0
    /// Of what names no transition.
    var fades: [Fade] = []

    init(key: AnyHashable, node: _ViewNode) {
      self.key = key
      self.node = node
    }
  }

  private unowned let owner: _ViewNode
  private var children: [Child] = []
  /// Those that are not on their way out, once they have been asked for by key.
  private var byKey: [AnyHashable: Child]?
  private var isInitial = true

  package init(owner: _ViewNode) { self.owner = owner }

  private var present: [AnyHashable: Child] {
    if let byKey { return byKey }
    var found: [AnyHashable: Child] = [:]
    for child in children where !child.isLeaving { found[child.key] = child }
    byKey = found
    return found
  }

  /// From now on, what comes and goes does so by its transition.
  package func finishInitial() { isInitial = false }

  /// Takes over the children as they are described now.
  package func update(_ items: [Item]) {
    let inputs = owner.inputs
    if items.count == children.count, zip(items, children).allSatisfy({ $0.key == $1.key && !$1.isLeaving }) {
      for (item, child) in zip(items, children) { item.refresh(child.node, inputs) }
      return
    }
    var present: [AnyHashable: Child] = [:]
    defer { byKey = nil }
    // A child that has come back goes before an earlier one of its key that is still leaving.
    for child in children where !child.isLeaving || present[child.key] == nil { present[child.key] = child }
    var next: [Child] = []
    var used: Set<AnyHashable> = []
    for var item in items {
      if !used.insert(item.key).inserted {
        item.key = RepeatedKey.free(for: item.key, among: used)
        used.insert(item.key)
      }
      if let child = present[item.key] {
        item.refresh(child.node, inputs)
        next.append(child)
        if child.isLeaving { comeBack(child) }
      } else {
        let child = Child(key: item.key, node: item.node(inputs, isRow: areRows))
        next.append(child)
        if !isInitial { appear(child) }
      }
    }
    let leaving = children.filter { !$0.isLeaving && !used.contains($0.key) }
    children = merge(next, keepingPlacesOf: children, leaving: Set(leaving.map(\.key)))
    for child in leaving { disappear(child) }
    if !leaving.isEmpty { owner.runtime.preferencesChanged() }
    owner.invalidateElements()
  }

  /// The new children with those that leave, now or since earlier, after the same neighbour as before.
  private func merge(_ next: [Child], keepingPlacesOf old: [Child], leaving: Set<AnyHashable>) -> [Child] {
    var after: [ObjectIdentifier?: [Child]] = [:]
    var previous: Child?
    for child in old {
      if child.isLeaving || leaving.contains(child.key) {
        after[previous.map(ObjectIdentifier.init), default: []].append(child)
      } else {
        previous = child
      }
    }
    guard !after.isEmpty else { return next }
    var result = after[nil] ?? []
    var placed = Set(result.map(ObjectIdentifier.init))
    for child in next {
      result.append(child)
      for other in after[ObjectIdentifier(child)] ?? [] where placed.insert(ObjectIdentifier(other)).inserted
      {
        result.append(other)
      }
    }
    // Those whose neighbour is not there any more come last, in the order they had.
    for child in old where child.isLeaving || leaving.contains(child.key) {
      if placed.insert(ObjectIdentifier(child)).inserted { result.append(child) }
    }
    return result
  }

  private func transitions(of child: Child) -> [any TransitionHost] {
    var hosts: [any TransitionHost] = []
    child.node.collectTransitions(into: &hosts)
    return hosts
  }

  /// Whether the children are rows of a list, which come and go in its own way and leave transitions out.
  private var areRows: Bool { owner.lazyRows?.listRow != nil }

  private var arePages: Bool { owner.isAmongPages }

  private func appear(_ child: Child) {
    if arePages { return }
    if areRows {
      let transaction = ListMotion.transaction(owner.transaction)
      guard transaction.animation != nil else { return }
      child.fades = [Fade(node: child.node, opacity: 0)]
      child.fades.forEach { $0.go(to: 1, in: transaction) }
      return
    }
    transitions(of: child).forEach { $0.appear() }
    guard owner.transaction.animation != nil else { return }
    child.fades = child.node.partsWithoutTransition.map { Fade(node: $0, opacity: 0) }
    child.fades.forEach { $0.go(to: 1) }
  }

  /// A child that is still leaving is wanted again: it reverses where it is.
  private func comeBack(_ child: Child) {
    child.isLeaving = false
    child.node.elements.forEach { $0.isLeaving = false }
    let transaction = areRows ? ListMotion.transaction(owner.transaction) : nil
    child.fades.forEach { $0.go(to: 1, in: transaction) }
    if !areRows { transitions(of: child).forEach { $0.comeBack() } }
  }

  private func disappear(_ child: Child) {
    child.isLeaving = true
    child.departures += 1
    let departure = child.departures
    child.node.elements.forEach { $0.isLeaving = true }
    let (areRows, arePages) = (areRows, arePages)
    let hosts = areRows || arePages ? [] : transitions(of: child)
    var transaction = areRows ? ListMotion.transaction(owner.transaction) : owner.transaction
    if arePages { transaction.animation = nil }
    var isOver = false
    var isStarting = true
    transaction.addAnimationCompletion(criteria: .removed) { [weak self] in
      guard child.isLeaving, child.departures == departure else { return }
      isOver = true
      if !isStarting { self?.remove(child) }
    }
    guard let completion = transaction.completions.last else { return }
    owner.runtime.withUpdateTransaction(transaction) {
      hosts.forEach { $0.disappear(completion: completion) }
      // By itself it is gone at once without an animation; beside transitions it waits for them, unseen.
      if !hosts.isEmpty || transaction.animation != nil {
        fadeOut(child, as: areRows ? [child.node] : nil, in: areRows ? transaction : nil)
      }
    }
    let close: @MainActor () -> Void = { [weak self] in
      if completion.seal() { completion.run() }
      isStarting = false
      if isOver { self?.remove(child) }
    }
    // A transition may change places alone, whose ways begin as they are laid out.
    guard !hosts.isEmpty, transaction.animation != nil else {
      return close()
    }
    owner.runtime.depart(Departure(node: child.node, completion: completion, close: close))
  }

  /// Fades parts of a child; those that name no transition where none are given.
  private func fadeOut(_ child: Child, as parts: [_ViewNode]?, in transaction: Transaction?) {
    child.fades = (parts ?? child.node.partsWithoutTransition).map { part in
      child.fades.first { $0.node === part } ?? Fade(node: part, opacity: 1)
    }
    child.fades.forEach { $0.go(to: 0, in: transaction) }
  }

  private func remove(_ child: Child) {
    guard let index = children.firstIndex(where: { $0 === child }) else { return }
    children.remove(at: index)
    child.node.remove()
    owner.invalidateElements()
  }

  package var elements: [Element] {
    children.flatMap { elements(of: $0) }
  }

  private func elements(of child: Child) -> [Element] {
    let elements = child.node.elements
    child.fades.forEach { $0.apply() }
    return elements
  }

  /// Those of the child with a key that is not on its way out.
  func elements(of key: AnyHashable) -> [Element] {
    guard let child = present[key] else { return [] }
    return elements(of: child)
  }

  /// Those of the children on their way out.
  var leavingElements: [Element] {
    children.flatMap { $0.isLeaving ? elements(of: $0) : [] }
  }

  package func forEach(_ body: (_ViewNode) -> Void) { children.forEach { body($0.node) } }

  package func forEachPresent(_ body: (_ViewNode) -> Void) {
    for child in children where !child.isLeaving { body(child.node) }
  }

  package var isEmpty: Bool { children.isEmpty }
}
