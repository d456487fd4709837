import FlipbookDrawing
import FlipbookMotion
import Foundation

extension CALayer {
  final func addAnimation(_ animation: CAAnimation, _ key: String?) {
    if isPresentationCopy { return }
    CATransaction.open()
    let copy = animation.makeCopy()
    if !(copy.duration > 0) {
      if copy.duration < 0 || copy.duration.isNaN {
        LayerInput.warn(
          "duration",
          "The duration of an animation is \(copy.duration) s; the transaction's is used. Give it seconds above 0."
        )
      }
      copy.duration = CATransaction.animationDuration()
    }
    // So is its pacing, where the transaction sets one; a spring has its own.
    if copy.timingFunction == nil, !(copy is CASpringAnimation) {
      copy.timingFunction = CATransaction.animationTimingFunction()
    }
    guard copy.duration > 0 else { return addNothing(copy) }
    // A transition has one place, whatever it is called.
    let name = copy is CATransition ? kCATransition : key
    if let name, runningKeys.contains(name) { endAnimations { $0.key == name && $0.isNamed } }
    let running = RunningAnimation(
      copy, key: name ?? "unnamed-\(ObjectIdentifier(copy).hashValue)", isNamed: name != nil)
    runningStorage.append(running)
    if let name { runningKeys.insert(name) }
    if !hasUnstarted {
      hasUnstarted = true
      CATransaction.animated(self)
    }
    changed()
  }

  /// In a transaction of no length, an animation without one is over as it begins.
  private func addNothing(_ animation: CAAnimation) {
    guard let delegate = animation.delegate else { return }
    LayerEvents.post {
      delegate.animationDidStart(animation)
      delegate.animationDidStop(animation, finished: true)
    }
  }

  /// The animations that have not ended, in the order they were added.
  package final var running: [RunningAnimation] {
    if hasStaleTracks { collectTracks() }
    return runningStorage
  }

  /// The properties that the animations change, in the order they were added.
  @inline(__always)
  package final var tracks: [LayerTrack] {
    if hasStaleTracks { collectTracks() }
    return gathered.tracks
  }

  /// Whether all tracks change numbers that every layer has, each by itself.
  @inline(__always)
  package final var hasPlainTracks: Bool {
    if hasStaleTracks { collectTracks() }
    return gathered.arePlain
  }

  /// Whether a track may turn the layer out of its plane or change its depth.
  @inline(__always)
  package final var tracksLeavePlane: Bool {
    if hasStaleTracks { collectTracks() }
    return gathered.leavePlane
  }

  package final var transition: RunningTransition? {
    if hasStaleTracks { collectTracks() }
    return gathered.transition
  }

  /// Begins what has been added since the last commit at once, for a layer that is shown.
  package final func startAddedAnimations() { if isCommitted { startAnimations() } }

  /// Begins what has been added since the last commit.
  final func startAnimations() {
    shownTracks = nil
    guard hasUnstarted else { return }
    hasUnstarted = false
    for animation in running where !animation.hasStarted { animation.start(self) }
    collectTracks()
    changed()
  }

  final func endAnimations(_ isMeant: (RunningAnimation) -> Bool) {
    let ended = running.filter(isMeant)
    guard !ended.isEmpty else { return }
    keepShownTracks()
    let gone = Set(ended.map(ObjectIdentifier.init))
    runningStorage.removeAll { gone.contains(ObjectIdentifier($0)) }
    if runningStorage.isEmpty { runningKeys = [] }
    collectTracks()
    changed()
    ended.forEach { $0.cancel() }
  }

  /// Keeps what is seen of the animations until the transaction is committed: the picture is the old one until then.
  private func keepShownTracks() {
    guard isCommitted, shownTracks == nil, !tracks.isEmpty, rootHost != nil else { return }
    shownTracks = tracks
    CATransaction.open()
    CATransaction.animated(self)
  }

  /// Lets go of an animation that has ended. The others are gathered anew when they are next asked for, once for all that
  /// have ended by then.
  final func forget(_ animation: RunningAnimation) {
    animation.isForgotten = true
    hasStaleTracks = true
    if payload?.followsTracks == true { collectTracks() }
    changed()
  }

  private func collectTracks() {
    if hasStaleTracks {
      hasStaleTracks = false
      runningStorage.removeAll(where: \.isForgotten)
      if runningStorage.isEmpty { runningKeys = [] }
    }
    let old = gathered.tracks
    gathered = GatheredTracks(runningStorage)
    if let payload, payload.followsTracks, !old.isEmpty || !gathered.tracks.isEmpty {
      payload.tracksChanged(from: old, to: gathered.tracks, at: LayerTime.local(self, LayerClock.now))
    }
  }

  /// The animation under a key, with its times as they are; nil when there is none.
  public final func animation(forKey key: String) -> CAAnimation? {
    running.first { $0.key == key && $0.isNamed }?.animation
  }

  /// The keys of animations, in the order they were added; nil when there are none.
  public final func animationKeys() -> [String]? {
    let keys = running.filter(\.isNamed).map(\.key)
    return keys.isEmpty ? nil : keys
  }

  // MARK: Model and presentation

  /// A copy of the layer as it is shown now; nil for a layer that is not.
  ///
  /// Its superlayer and sublayers are none of its own: use those of the model.
  public final func presentation() -> Self? {
    if isPresentationCopy { return self }
    guard isCommitted else { return nil }
    return presentationCopy(at: LayerTime.local(self, LayerClock.now)) as? Self
  }

  /// The layer that this one shows; itself for a layer that is no copy.
  public final func model() -> Self { (modelLayer as? Self) ?? self }

  /// - Parameter time: In the layer's own time.
  final func presentationCopy(at time: TimeInterval) -> CALayer {
    let copy = copied()
    copy.isPresentationCopy = true
    copy.modelLayer = self
    let tracks = shownTracks ?? tracks
    guard !tracks.isEmpty else { return copy }
    var state = PresentedLayer(self)
    state.apply(tracks, at: time)
    copy.values = state.values
    copy.payload = state.payload
    copy.contentsValue = state.contents
    copy.shadowPathValue = state.shadowPath
    for (key, value) in (state.custom ?? [:]).sorted(by: { $0.key < $1.key }) {
      copy.setValue(value, forKey: key)
    }
    return copy
  }
}
