import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation
import Observation

/// Runs a tree of views through film time: events, updates, animations and layout, and the pictures they give.
@MainActor
public final class ViewRuntime {
  /// Updates that one instant may set off before the scene counts as one that doesn't converge.
  private static let updateLimit = 256
  /// Jobs of tasks that run before their changes are applied.
  private static let jobLimit = 1_000
  /// Updates of one instant after an instant whose tasks did not come to rest.
  private static let busyUpdateLimit = 4

  nonisolated let link = LifetimeLink<ViewRuntime>()
  package let runLoop = VirtualRunLoop()
  package let resources: DrawingResources
  /// The film's size in points.
  package private(set) var size: CGSize
  package var background: Color
  package let rootEnvironment: EnvironmentValues
  /// A child of the context that the runtime was made in.
  let context: SceneContext

  private var root: _ViewNode!
  var rootElement: RootElement!
  /// The node of an interface in front of the whole film; nil for none.
  var frontNode: _ViewNode?

  // Updates
  private var changes = PendingChanges()
  private var ambient: [(id: Int, transaction: Transaction)] = []
  private var transactionCount = 0
  private var queue: [_ViewNode] = []
  private var baseTransaction = Transaction()
  private(set) var ignoresScopes = false
  var afterUpdate: [@MainActor () -> Void] = []
  /// The views that have begun to leave in the present update.
  var departures: [Departure] = []
  package internal(set) var evaluatingNode: _ViewNode?
  package internal(set) var isUpdating = false
  package internal(set) var isTickingAnimations = false
  /// The rounds of work at the present instant.
  var updateLoop = UpdateLoop()
  /// Whether tasks did not come to rest at the last instant.
  private var isBusy = false
  /// Counts updates, so that a modifier knows whether it changed in the present one.
  package private(set) var updateCount = 0

  /// Whether modifiers change transactions for what is inside them.
  var hasTransactionScopes = false
  /// Whether a view has ever had a z-index.
  var hasZIndices = false
  /// Whether a view sets a guide by a closure.
  var hasGuideClosures = false

  // Frames
  let animations = RunningAnimations()
  /// Nodes that have left the tree, kept until the animations that refer to them have noticed.
  private var removedNodes: [_ViewNode] = []
  var frameObservers: [FrameObserver] = []
  private var frameReaders: [GeometryReaderElementBase] = []
  var preferenceObservers = PreferenceObservers()
  /// Whether anyone has asked for the layouts of texts as a preference.
  var readsTextLayouts = false
  /// The observers of each complete layout: matched geometry, and modifiers that read places.
  package let layoutObservers = LayoutObservers()
  /// The views drawn over the whole film.
  package let portals = Portals()
  /// The views that pages, covers and sheets zoom from.
  let zoomSources = ZoomSources()
  let safeAreaReaders = SafeAreaReaders()
  /// The views that send the film's page back while sheets lie over it.
  let pagesBehind = Portals()
  /// The scheme that the film's window is given.
  package private(set) lazy var windowScheme = WindowScheme(runtime: self)
  /// The fingers on the film.
  package private(set) lazy var touches = TouchScreen(runtime: self)
  package var needsLayout = true
  package var needsDisplay = true
  var lastList: DisplayList?
  /// False to draw everything anew in each picture, for tests that the result is the same.
  package var reusesRecordings = true
  /// Counts layouts, to find what is new in the present one. The elements of the first are all new.
  package private(set) var layoutCount = 1

  /// Rows that are made as they come into sight.
  package let lazyRuns = LazyRuns()
  /// Counts the nodes alive.
  package let nodeCounter = NodeCounter()
  /// How often a body has run, for tests of dependency tracking.
  package internal(set) var evaluationCount = 0

  struct FrameObserver {
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

  /// Makes a runtime without views, which ``show(_:)`` gives it. The code that makes them can use its time before.
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
    var traits = SceneTraits()
    traits.resources = resources
    traits.colorScheme = environment.colorScheme
    traits.displayScale = environment.displayScale
    traits.dynamicTypeSize = environment.dynamicTypeSize
    traits.isRegularAcross = environment.horizontalSizeClass == .regular
    traits.isRegularDown = environment.verticalSizeClass == .regular
    context = SceneContext.current.child()
    context[Self.place].runtime = self
    if context[Self.film].runtime == nil { context[Self.film].runtime = self }
    traits.set(in: context)
    context.whileCurrent { FilmClock.runLoop = runLoop }
    link.begin(self)
  }

  deinit { link.end() }

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
    let view = VStack(content: content).modifier(ColorSchemeScope(window: windowScheme))
      .modifier(EditModeScope())
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
      if !transaction.completions.isEmpty, !changes.contains(transactionCount) {
        // Nothing changed: an update without mutations completes at once.
        schedule(id: transactionCount, transaction) {}
      }
    }
    return try body()
  }

  /// Has a change made in the next update, or in one of its own when it is animated.
  package func schedule(_ transaction: Transaction?, _ mutation: @escaping @MainActor () -> Void) {
    // A change after a thread's sleep is seen as late as that goes on.
    if runLoop.hasSlept {
      let later = transaction ?? ambientTransaction
      runLoop.post(after: 0) { [weak self] in self?.schedule(later, mutation) }
      return
    }
    if let last = ambient.last {
      schedule(id: last.id, transaction ?? last.transaction, mutation)
    } else {
      schedule(id: 0, transaction ?? Transaction(), mutation)
    }
  }

  /// Has a node refreshed whose object is about to change, in the next update. The object's earlier changes, in
  /// another transaction, are shown first: later the object would have all of its new values already.
  package func scheduleRefresh(of node: _ViewNode) {
    if runLoop.hasSlept {
      runLoop.post(after: 0) { [weak self, weak node] in node.map { self?.scheduleRefresh(of: $0) } }
      return
    }
    let transaction = ambientTransaction ?? Transaction()
    let id = ambient.last?.id ?? 0
    let earlier = changes.lastIndex(observing: node.link, before: id, transaction)
    if let earlier, !isUpdating { for _ in 0...earlier { updateFirst() } }
    schedule(transaction) {}
    changes.observe(node.link)
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
    changes.add(id, transaction, mutation)
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

  /// Counts animations that are complete, and has the completions run that this makes due, at the next frame of a phone.
  package func finish(_ completions: [AnimationCompletion]) {
    guard !completions.isEmpty else { return }
    let frame = frame(notBefore: now)
    for completion in completions where completion.animationCompleted() {
      runLoop.post(at: frame) { completion.run() }
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
        changes = PendingChanges()
        return
      }
      updateFirst()
    }
  }

  /// Works through what is to be done at once: changes, and what tasks have ready.
  func settle() {
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
    closeDepartures()
    if needsLayout { layOutIfNeeded() }
    animations.passMotions(in: updateCount)
    isUpdating = false
    baseTransaction = Transaction()
    for completion in transaction.completions where completion.seal() {
      runLoop.post(at: now) { completion.run() }
    }
    runAfterUpdate()
  }

  /// Brings animations of the layout to the present time before something changes: what has moved since the last
  /// picture would be animated with the change otherwise.
  private func catchUp() {
    guard !animations.isEmpty, now > animations.time else { return }
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
        updateLoop.record(node)
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
      safeAreaReaders.check()
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
    animations.start(animation, isAwaited: isAwaited)
    needsDisplay = true
  }

  /// Has something run at each frame for as long as its owner lives.
  package func observeFrames(owner: AnyObject, _ action: @escaping @MainActor () -> Void) {
    frameObservers.append(FrameObserver(owner: owner, action: action))
  }

  package func stopObservingFrames(owner: AnyObject) { frameObservers.removeAll { $0.owner === owner } }

  /// Keeps a node that has left the tree until its animations have ended.
  package func retire(_ node: _ViewNode) { removedNodes.append(node) }

  func tick(at time: TimeInterval) {
    // Those removed from here on are kept for the next time: their animations may have had their turn.
    let removed = removedNodes
    removedNodes = []
    defer { withExtendedLifetime(removed) {} }
    animations.time = time
    guard !animations.isEmpty else { return }
    whileTicking {
      animations.tick()
      drainQueue()
    }
    // Changes by an animation are reported at the same instant.
    postAfterUpdate()
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
