import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation
import Observation

/// Runs a tree of views through film time: events, updates, animations and layout, and the pictures they give.
@MainActor
public final class ViewRuntime {
  /// The runtime whose scene is being made or run.
  package static var current: ViewRuntime? { SceneContext.current[place].runtime }

  /// A runtime's own part of ``SceneContext``.
  private final class Place {
    weak var runtime: ViewRuntime?
  }

  private static let place = ContextSlot(.runtime) { Place() }

  /// Updates that one instant may set off before the scene counts as one that doesn't converge.
  private static let updateLimit = 256
  /// Jobs of tasks that run before what they changed is looked at.
  private static let jobLimit = 1_000
  /// Updates of one instant after an instant whose tasks did not come to rest.
  private static let busyUpdateLimit = 4

  /// The program's part of ``SceneContext`` for tasks.
  private final class TaskRunner {
    var run: (@MainActor (_ limit: Int) -> Bool)?
  }

  private static let taskRunner = ContextSlot(.program) { TaskRunner() }

  /// Runs so many jobs of tasks at most, and says whether there was any. Nil where tasks are left to Swift, as in
  /// tests.
  package static var runReadyTasks: (@MainActor (_ limit: Int) -> Bool)? {
    get { SceneContext.current[taskRunner].run }
    set { SceneContext.current[taskRunner].run = newValue }
  }

  package let runLoop = VirtualRunLoop()
  package let resources: DrawingResources
  /// The film's size in points.
  package private(set) var size: CGSize
  package var background: Color
  package let rootEnvironment: EnvironmentValues
  /// A child of the context that the runtime was made in.
  private let context: SceneContext

  private var root: _ViewNode!
  private var rootElement: RootElement!

  // Updates
  private struct Change {
    var id: Int
    var transaction: Transaction
    var mutations: [@MainActor () -> Void]
    /// The nodes of views whose objects have changed.
    var observers: [LifetimeLink<_ViewNode>] = []
  }
  private var changes: [Change] = []
  private var ambient: [(id: Int, transaction: Transaction)] = []
  private var transactionCount = 0
  private var queue: [_ViewNode] = []
  private var baseTransaction = Transaction()
  private var ignoresScopes = false
  private var afterUpdate: [@MainActor () -> Void] = []
  package private(set) var evaluatingNode: _ViewNode?
  package private(set) var isUpdating = false
  package private(set) var isTickingAnimations = false
  /// Whether tasks did not come to rest at the last instant.
  private var isBusy = false
  /// Counts updates, so that a modifier can tell whether it changed in the present one.
  package private(set) var updateCount = 0

  /// Whether modifiers change transactions for what is inside them.
  var hasTransactionScopes = false
  /// Whether a view has ever had a z-index.
  var hasZIndices = false

  // Frames
  /// Animations whose completions are pending.
  private var awaited: [any AnimationTicking] = []
  private var awaitedIDs: Set<ObjectIdentifier> = []
  /// When animations last took the state of a time.
  private var tickTime = 0.0
  private var ticking: [any AnimationTicking] = []
  private var tickingIDs: Set<ObjectIdentifier> = []
  /// Nodes that have left the tree, kept until the animations that refer to them have noticed.
  private var removedNodes: [_ViewNode] = []
  private var frameObservers: [FrameObserver] = []
  private var frameReaders: [GeometryReaderElementBase] = []
  var preferenceObservers = PreferenceObservers()
  /// Whether anyone has asked for the layouts of texts as a preference.
  var readsTextLayouts = false
  /// The observers of each complete layout: matched geometry, and modifiers that read places.
  package let layoutObservers = LayoutObservers()
  /// The views drawn over the whole film.
  package let portals = Portals()
  /// The views that send the film's page back while sheets lie over it.
  let pagesBehind = Portals()
  /// The fingers on the film.
  package private(set) lazy var touches = TouchScreen(runtime: self)
  package var needsLayout = true
  package var needsDisplay = true
  private var lastList: DisplayList?
  /// False to draw everything anew in each picture, for tests that the result is the same.
  package var reusesRecordings = true
  /// Counts layouts, to tell what is new in the present one. The elements of the first are all new.
  package private(set) var layoutCount = 1

  /// Rows that are made as they come into sight.
  package let lazyRuns = LazyRuns()
  /// Counts the nodes alive.
  package let census = NodeCensus()
  /// How often a body has run, for tests of dependency tracking.
  package private(set) var evaluationCount = 0

  private struct FrameObserver {
    weak var owner: AnyObject?
    var action: @MainActor () -> Void
  }

  /// Makes the tree of a view and brings it to film time 0, or a later one for views inside others' films.
  public convenience init(
    size: CGSize, environment: EnvironmentValues = EnvironmentValues(), background: Color = .white,
    resources: DrawingResources, startingAt start: TimeInterval = 0, @ViewBuilder content: () -> some View
  ) {
    self.init(
      emptyOf: size, environment: environment, background: background, resources: resources, startingAt: start
    )
    show(content)
  }

  /// Makes a runtime without views, which ``show(_:)`` gives it. What they are made from can use its time before.
  package init(
    emptyOf size: CGSize, environment: EnvironmentValues, background: Color = .white,
    resources: DrawingResources, startingAt start: TimeInterval = 0
  ) {
    self.size = size
    runLoop.advance(to: start)
    self.resources = resources
    self.background = background
    var environment = environment
    environment.filmStore = environment.filmStore ?? FilmStore()
    rootEnvironment = environment
    var surroundings = SceneSurroundings()
    surroundings.resources = resources
    surroundings.colorScheme = environment.colorScheme
    surroundings.displayScale = environment.displayScale
    surroundings.dynamicTypeSize = environment.dynamicTypeSize
    context = SceneContext.current.child()
    context[Self.place].runtime = self
    surroundings.set(in: context)
    context.whileCurrent { FilmClock.runLoop = runLoop }
  }

  /// Runs what makes the views, or what they are made from, in this scene's own time.
  package func make<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = enter()
    isUpdating = true
    defer {
      isUpdating = false
      leave(to: outer)
    }
    return try body()
  }

  /// Makes the tree of a view, once.
  package func show(@ViewBuilder _ content: () -> some View) {
    let outer = enter()
    defer { leave(to: outer) }
    isUpdating = true
    // Several views side by side stand one below the other, as in a window.
    let view = VStack(content: content).modifier(ColorSchemeScope()).modifier(EditModeScope())
    let inputs = _ViewInputs(
      runtime: self, parent: nil, environment: rootEnvironment, transactionScope: nil, lazyRows: nil)
    root = Self.makeNode(view, inputs: inputs)
    isUpdating = false
    rootElement = RootElement(node: root)
    update(Transaction())
    settle()
  }

  /// Lays out in another size from now on.
  package func resize(to size: CGSize) {
    guard size != self.size else { return }
    self.size = size
    rootElement.invalidateLayout()
  }

  /// The size the views take of what they are offered.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { rootElement.contentSize(proposal) }

  /// Runs something in this scene while another is run around it.
  package func whileCurrent(_ body: () -> Void) {
    let outer = enter()
    defer { leave(to: outer) }
    body()
    settle()
  }

  /// Runs something as if no scene ran yet, such as making another.
  package static func withoutCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = SceneContext.current
    outer.child().enter()
    defer { if current == nil { outer.enter() } }
    return try body()
  }

  /// - Returns: The context to ``leave(to:)``; nil where no runtime was current, so that this one stays it.
  private func enter() -> SceneContext? {
    let outer = Self.current == nil ? nil : SceneContext.current
    context.enter()
    return outer
  }

  private func leave(to outer: SceneContext?) { outer?.enter() }

  private static func makeNode<V: View>(_ view: V, inputs: _ViewInputs) -> _ViewNode {
    V._makeNode(view: view, inputs: inputs)
  }

  /// The film time, in seconds.
  package var now: TimeInterval { runLoop.now }

  // MARK: Transactions and changes

  /// The transaction that changes made now belong to; nil for an unanimated one.
  package var ambientTransaction: Transaction? { ambient.last?.transaction }

  package func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
    -> Result
  {
    transactionCount += 1
    ambient.append((transactionCount, transaction))
    defer {
      ambient.removeLast()
      if !transaction.completions.isEmpty, !changes.contains(where: { $0.id == transactionCount }) {
        // Nothing changed: an update without mutations completes at once.
        schedule(id: transactionCount, transaction) {}
      }
    }
    return try body()
  }

  /// Has a change made in the next update, or in one of its own when it is animated.
  package func schedule(_ transaction: Transaction?, _ mutation: @escaping @MainActor () -> Void) {
    if let last = ambient.last {
      schedule(id: last.id, transaction ?? last.transaction, mutation)
    } else {
      schedule(id: 0, transaction ?? Transaction(), mutation)
    }
  }

  /// Has a node refreshed whose object is about to change, in the next update. What the object has changed before, in
  /// another transaction, is shown first: later the object would have all of its new values already.
  package func scheduleRefresh(of node: _ViewNode) {
    let transaction = ambientTransaction ?? Transaction()
    let id = ambient.last?.id ?? 0
    let earlier = changes.lastIndex { change in
      change.id != id && !change.transaction.isAlike(transaction)
        && change.observers.contains { $0 === node.link }
    }
    if let earlier, !isUpdating { for _ in 0...earlier { updateFirst() } }
    schedule(transaction) {}
    changes[changes.count - 1].observers.append(node.link)
  }

  /// Works through the first change.
  private func updateFirst() {
    let change = changes.removeFirst()
    update(change.transaction) {
      change.mutations.forEach { $0() }
      for observer in change.observers { observer.target.map(enqueue) }
    }
  }

  private func schedule(id: Int, _ transaction: Transaction, _ mutation: @escaping @MainActor () -> Void) {
    // Many views that start the same animation at one instant take one update, not one each.
    if let last = changes.indices.last,
      changes[last].id == id || changes[last].transaction.isAlike(transaction)
    {
      changes[last].mutations.append(mutation)
    } else {
      changes.append(Change(id: id, transaction: transaction, mutations: [mutation]))
    }
  }

  /// Puts a node in line to be refreshed in the present update.
  package func enqueue(_ node: _ViewNode) {
    guard !node.isQueued, !node.isRemoved else { return }
    node.isQueued = true
    queue.append(node)
  }

  /// Has something run when the present update is over.
  package func afterUpdate(_ action: @escaping @MainActor () -> Void) { afterUpdate.append(action) }

  package func transaction(in scope: TransactionScope?) -> Transaction {
    var transaction = baseTransaction
    if !isTickingAnimations, !ignoresScopes { scope?.apply(to: &transaction) }
    return transaction
  }

  /// The transaction of an animation's frames: empty but for modifiers that animate every change.
  func frameTransaction(in scope: TransactionScope?) -> Transaction {
    var transaction = Transaction()
    scope?.applyToFrame(&transaction)
    return transaction
  }

  /// Runs a part of the present update in another transaction.
  package func withUpdateTransaction(_ transaction: Transaction, _ body: () -> Void) {
    let outer = baseTransaction
    baseTransaction = transaction
    body()
    baseTransaction = outer
  }

  /// Runs a part of the present update without animations, whatever modifiers ask for.
  package func withoutAnimations(_ body: () -> Void) {
    let outer = ignoresScopes
    ignoresScopes = true
    withUpdateTransaction(Transaction(), body)
    ignoresScopes = outer
  }

  /// Runs what a node is made from and remembers what it reads.
  package func evaluate<Result>(_ node: _ViewNode, _ body: () -> Result) -> Result {
    let (outerNode, outerUpdating) = (evaluatingNode, isUpdating)
    evaluatingNode = node
    isUpdating = true
    evaluationCount += 1
    node.evaluation += 1
    defer { (evaluatingNode, isUpdating) = (outerNode, outerUpdating) }
    let scope = node.observationScope
    scope?.end()
    return withObservationTracking(
      {
        scope?.begin()
        return body()
      }, onChange: observer(of: node))
  }

  /// The closure called at the first change of an observed value. Made only for evaluations that read one.
  private func observer(of node: _ViewNode) -> @Sendable () -> Void {
    if node.observationScope == nil { node.observationScope = ObservationScope() }
    let (link, evaluation) = (node.link, node.evaluation)
    return {
      MainActor.assumeIsolated {
        guard let node = link.target, !node.isRemoved, node.evaluation == evaluation else { return }
        let runtime = node.runtime
        runtime.schedule(runtime.ambientTransaction) { runtime.enqueue(node) }
      }
    }
  }

  /// Counts animations that are complete, and has the completions run that this makes due, at the next frame of a phone.
  package func finish(_ completions: [AnimationCompletion]) {
    guard !completions.isEmpty else { return }
    let frame = frame(notBefore: now)
    for completion in completions where completion.animationCompleted() {
      runLoop.post(at: frame) { completion.run() }
    }
  }

  /// Takes out the completions that are due.
  private func notice() {
    let known = awaited
    awaited = []
    for animation in known {
      if let done = animation.completions(at: now) {
        awaited.append(animation)
        finish(done)
      } else {
        awaitedIDs.remove(ObjectIdentifier(animation))
      }
    }
  }

  /// The first frame of a phone at a time or after it.
  func frame(notBefore time: TimeInterval) -> TimeInterval {
    (time * FilmClock.screenRate - 1e-6).rounded(.up) / FilmClock.screenRate
  }

  /// The first frame of a phone after now.
  var nextFrame: TimeInterval {
    ((now * FilmClock.screenRate + 1e-6).rounded(.down) + 1) / FilmClock.screenRate
  }

  // MARK: Updates

  /// Works through all changes, each in a transaction of its own.
  package func flush() {
    var rounds = 0
    while !changes.isEmpty {
      rounds += 1
      guard rounds <= Self.updateLimit else {
        DiagnosticCollector.current.warn(
          "view.update-circle",
          "The scene keeps changing itself at \(now) s: what its updates set off was cut short. Look for state that is set where it is read."
        )
        changes = []
        return
      }
      updateFirst()
    }
  }

  /// Works through what is to be done at once: changes, and what tasks have ready.
  private func settle() {
    var rounds = 0
    flush()
    while (Self.runReadyTasks?(Self.jobLimit) ?? false) || runLoop.endTurn() {
      flush()
      rounds += 1
      guard rounds < (isBusy ? Self.busyUpdateLimit : Self.updateLimit) else {
        guard !isBusy else { return }
        isBusy = true
        DiagnosticCollector.current.warn(
          "task.busy",
          "A task does not come to rest at \(now) s: it still runs after \(Self.updateLimit * Self.jobLimit) jobs, so the film goes on without waiting for it. Look for a loop that yields but never sleeps."
        )
        return
      }
    }
    isBusy = false
  }

  private func update(_ transaction: Transaction, _ mutate: () -> Void = {}) {
    catchUp()
    baseTransaction = transaction
    updateCount += 1
    isUpdating = true
    mutate()
    drainQueue()
    layOutIfNeeded()
    checkPreferences()
    // Views made from preferences may be others now: they are laid out in the same transaction.
    if needsLayout { layOutIfNeeded() }
    isUpdating = false
    baseTransaction = Transaction()
    for completion in transaction.completions where completion.seal() {
      runLoop.post(at: now) { completion.run() }
    }
    runAfterUpdate()
  }

  private func runAfterUpdate() {
    while !afterUpdate.isEmpty {
      let actions = afterUpdate
      afterUpdate = []
      actions.forEach { $0() }
    }
  }

  /// Brings animations of the layout to the present time before something changes: what has moved since the last
  /// picture would be animated with the change otherwise.
  private func catchUp() {
    guard !ticking.isEmpty, now > tickTime else { return }
    tick(at: now)
    whileTicking { layOutIfNeeded() }
  }

  /// Makes changes that animations have caused, which start no others.
  private func whileTicking(_ change: () -> Void) {
    (isTickingAnimations, isUpdating) = (true, true)
    change()
    (isTickingAnimations, isUpdating) = (false, false)
  }

  private func drainQueue() {
    while !queue.isEmpty {
      // Parents first: what they pass on may make their children's own turn unnecessary.
      queue.sort { $0.depth < $1.depth }
      let nodes = queue
      queue = []
      for node in nodes where node.isQueued && !node.isRemoved {
        node.isQueued = false
        node.refresh()
      }
    }
  }

  package func layOutIfNeeded() {
    var rounds = 0
    lazyRuns.check()
    while needsLayout || !queue.isEmpty {
      rounds += 1
      guard rounds <= 32 else {
        DiagnosticCollector.current.warn(
          "view.layout-circle",
          "The layout at \(now) s does not come to rest: a size depends on itself. The last arrangement is shown."
        )
        needsLayout = false
        return
      }
      needsLayout = false
      layoutCount += 1
      rootElement.layOut(in: size)
      drainQueue()
      lazyRuns.check()
    }
    layoutObservers.layoutFinished()
    checkFrameReaders()
  }

  // MARK: Geometry that is read

  package func addFrameReader(_ reader: GeometryReaderElementBase) {
    if !frameReaders.contains(where: { $0 === reader }) { frameReaders.append(reader) }
  }

  package func removeFrameReader(_ reader: GeometryReaderElementBase) {
    frameReaders.removeAll { $0 === reader }
  }

  private func checkFrameReaders() {
    for reader in frameReaders where !reader.node.isRemoved { reader.checkGlobalFrame() }
    frameReaders.removeAll { $0.node.isRemoved }
    if needsLayout, !frameReaders.isEmpty {
      needsLayout = false
      rootElement.layOut(in: size)
    }
  }

  // MARK: Animation

  /// - Parameter isAwaited: Whether completions of the animation are pending.
  package func startTicking(_ animation: any AnimationTicking, isAwaited: Bool = false) {
    if isAwaited, awaitedIDs.insert(ObjectIdentifier(animation)).inserted { awaited.append(animation) }
    if tickingIDs.insert(ObjectIdentifier(animation)).inserted { ticking.append(animation) }
    needsDisplay = true
  }

  /// Has something run at each frame for as long as its owner lives.
  package func observeFrames(owner: AnyObject, _ action: @escaping @MainActor () -> Void) {
    frameObservers.append(FrameObserver(owner: owner, action: action))
  }

  package func stopObservingFrames(owner: AnyObject) { frameObservers.removeAll { $0.owner === owner } }

  /// Keeps a node that has left the tree until its animations have ended.
  package func retire(_ node: _ViewNode) { removedNodes.append(node) }

  private func tick(at time: TimeInterval) {
    // Those removed from here on are kept for the next time: their animations may have had their turn.
    let removed = removedNodes
    removedNodes = []
    defer { withExtendedLifetime(removed) {} }
    tickTime = time
    guard !ticking.isEmpty else { return }
    whileTicking {
      var running = ticking
      ticking = []
      // Those that are over leave their place to the next; few are, in most frames.
      var kept = 0
      for index in running.indices {
        let animation = running[index]
        if animation.tick(at: time) {
          if kept < index { running[kept] = animation }
          kept += 1
        } else {
          tickingIDs.remove(ObjectIdentifier(animation))
        }
      }
      running.removeLast(running.count - kept)
      ticking = ticking.isEmpty ? running : running + ticking
      drainQueue()
    }
    // Changes by an animation are reported at the same instant.
    if !afterUpdate.isEmpty { runLoop.post(at: now) { [weak self] in self?.runAfterUpdate() } }
  }

  // MARK: Frames

  /// The picture at a film time, which must not be before that of the call before.
  ///
  /// Work that the scene starts while a frame is made, such as feedback from an animation, is done and shown
  /// in the same frame.
  public func displayList(at time: TimeInterval) -> DisplayList {
    let outer = enter()
    defer { leave(to: outer) }
    runEvents(until: time)
    runLoop.advance(to: time)
    frameObservers.removeAll { $0.owner == nil }
    for observer in frameObservers { observer.action() }
    settle()
    tick(at: time)
    touches.prepareDots(at: time)
    var list = record()
    var rounds = 0
    while let next = runLoop.nextTime, next <= time + VirtualRunLoop.tolerance, rounds < 8 {
      rounds += 1
      runEvents(until: time, limit: 1_000)
      tick(at: time)
      list = record()
    }
    return list
  }

  private func runEvents(until time: TimeInterval, limit: Int = .max) {
    settle()
    var count = 0
    while count < limit {
      let next = runLoop.nextTime ?? .infinity
      if !awaited.isEmpty, nextFrame < next, nextFrame <= time + VirtualRunLoop.tolerance {
        runLoop.advance(to: nextFrame)
        notice()
        continue
      }
      guard next <= time + VirtualRunLoop.tolerance else { return }
      // Animations run on between frames, so that one that is over by now says so at its own time.
      _ = runLoop.runNext(until: time)
      settle()
      count += 1
    }
  }

  private func record() -> DisplayList {
    isUpdating = true
    isTickingAnimations = true
    layOutIfNeeded()
    isTickingAnimations = false
    if preferenceObservers.needCheck {
      // A preference that follows an animation is read in an update at the same instant.
      runLoop.post(at: now) { [weak self] in self?.schedule(nil) {} }
    }
    defer { isUpdating = false }
    if !needsDisplay, reusesRecordings, let lastList { return lastList }
    needsDisplay = false
    let list = DisplayList.record(
      size: size, background: background, environment: rootEnvironment, resources: resources,
      expected: lastList?.items.count ?? 0
    ) { context in
      rootElement.recordPlaced(in: context)
      touches.recordDots(in: context)
    }
    lastList = list
    return list
  }

  /// Whether a picture of the present time would be the one that was recorded last.
  package var isSettled: Bool {
    !needsDisplay && !needsLayout && queue.isEmpty && lastList != nil
      && (runLoop.nextTime ?? .infinity) > now + VirtualRunLoop.tolerance
  }

  /// Lays out the film anew: the elements in the film itself, rather than in a container, have changed.
  func rootElementsChanged() { rootElement?.invalidateLayout() }

  /// The elements and the tree, for hit tests and lookups.
  package var rootForHits: Element { rootElement }
  package var rootNode: _ViewNode { root }
}
