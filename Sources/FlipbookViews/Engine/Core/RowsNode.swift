import FlipbookMotion

/// The node of a `ForEach` in a list or a lazy stack: few views are all made, of many those that are in sight.
@MainActor
final class RowsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _TypedNode<
  ForEach<Data, ID, Content>
>, LazyRunSource
{
  private var view: ForEach<Data, ID, Content>
  private let rows: LazyRows
  private let group = RowGroup()
  private var children: DynamicChildren!
  /// Stands for all rows; nil while they are few.
  private var run: LazyRunElement?
  /// The rows that have been made, by their places.
  private var made: [Int: AnyHashable] = [:]

  init(view: ForEach<Data, ID, Content>, inputs: _ViewInputs, rows: LazyRows) {
    self.view = view
    self.rows = rows
    super.init(inputs: inputs)
    children = DynamicChildren(owner: self)
    refresh()
    children.finishInitial()
  }

  override func update(view: ForEach<Data, ID, Content>, inputs: _ViewInputs) {
    let old = self.view
    self.view = view
    environment = inputs.environment
    isQueued = false
    updateRows(old)
  }

  override func refresh() { updateRows(view) }

  private func updateRows(_ old: ForEach<Data, ID, Content>) {
    let count = view.data.count
    group.count = count
    guard count > LazyRows.fewest else {
      if run != nil {
        run = nil
        made = [:]
        // Rows of a list are made another way.
        if rows.listRow != nil { runtime.withoutAnimations { children.update([]) } }
        dropElementCache()
        parent?.invalidateElements()
      }
      children.update(
        runtime.evaluate(self) { view.data.enumerated().map { item($1, at: $0, isRow: false) } })
      return
    }
    guard let run else {
      if rows.listRow != nil { runtime.withoutAnimations { children.update([]) } }
      run = LazyRunElement(node: self, source: self, rows: rows, count: count)
      dropElementCache()
      parent?.invalidateElements()
      return
    }
    if transaction.animation != nil, !showsSame(as: old) {
      rows.listRow?.groups.motion.rowsChanged(update: runtime.updateCount)
      moveRows(from: old)
    } else {
      runtime.withoutAnimations { makeRows(made.keys.filter { $0 < count }.sorted()) }
    }
    run.rowsChanged(count: count)
  }

  /// Whether the rows that have been made still stand in their places.
  private func showsSame(as old: ForEach<Data, ID, Content>) -> Bool {
    let data = view.data
    return data.count == old.data.count
      && made.allSatisfy { place, key in
        AnyHashable(view.id(data[data.index(data.startIndex, offsetBy: place)])) == key
      }
  }

  /// Has the rows that there were go with what they show, and new ones come, in the present transaction.
  private func moveRows(from old: ForEach<Data, ID, Content>) {
    let known = Set(made.values)
    var places: [Int] = []
    let former = Set(old.data.map { AnyHashable(old.id($0)) })
    for (place, element) in view.data.enumerated() {
      let key = AnyHashable(view.id(element))
      // Rows that were there already and not in sight are made by the layout, without a transition.
      if known.contains(key) || made[place] != nil && !former.contains(key) { places.append(place) }
    }
    makeRows(places)
  }

  private func makeRows(_ places: [Int]) {
    made = [:]
    let data = view.data
    let items = runtime.evaluate(self) {
      places.map { place in
        let item = item(data[data.index(data.startIndex, offsetBy: place)], at: place, isRow: true)
        made[place] = item.key
        return item
      }
    }
    children.update(items)
  }

  private func item(_ element: Data.Element, at place: Int, isRow: Bool) -> DynamicChildren.Item {
    let content = view.content(element)
    guard let edits = view.edits, rows.listRow != nil else {
      return item(content, key: view.id(element), isRow: isRow)
    }
    let row = content.modifier(EditableRowModifier(edit: edits.row(place, of: group)))
    return item(row, key: view.id(element), isRow: isRow)
  }

  private func item<Row: View>(_ content: Row, key: ID, isRow: Bool) -> DynamicChildren.Item {
    if isRow, let modifier = rows.listRow {
      let row = content.modifier(modifier).modifier(ListMotionModifier(groups: modifier.groups))
      return DynamicChildren.Item(key: key, view: row, tag: key)
    }
    return DynamicChildren.Item(key: key, view: content, tag: key)
  }

  // MARK: Rows in sight

  func show(_ rows: [Int]) {
    guard rows.count != made.count || !rows.allSatisfy({ made[$0] != nil }) else { return }
    runtime.withoutAnimations { makeRows(rows) }
  }

  func elements(ofRow row: Int) -> [Element] { made[row].map { children.elements(of: $0) } ?? [] }

  var leavingElements: [Element] { children.leavingElements }

  override func makeElements() -> [Element] { run.map { [$0] } ?? children.elements }

  override func invalidateElements() {
    guard let run else { return super.invalidateElements() }
    run.contentChanged()
  }

  /// The row of an identity, made or not.
  override func lazyRow(withIdentity id: AnyHashable) -> (run: LazyRunElement, row: Int)? {
    guard let run, let wanted = id.base as? ID,
      let row = view.data.enumerated().first(where: { view.id($0.element) == wanted })?.offset
    else { return nil }
    return (run, row)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { children?.forEach(body) }
  override func forEachPresentChild(_ body: (_ViewNode) -> Void) { children?.forEachPresent(body) }
}
