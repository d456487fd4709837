import Flipbook
import FlipbookDiagnostics
import FlipbookDrawing
internal import FlipbookLayers
internal import FlipbookLottie
import Foundation

/// A view that plays a Lottie animation in film time.
open class LottieAnimationView: UIView {
  private var frameLayer: LottieFrameLayer? { layer as? LottieFrameLayer }
  /// The layer that draws the frames.
  open override class var layerClass: AnyClass { LottieFrameLayer.self }

  private var data = LottieData()
  private var providers: [(keypath: AnimationKeypath, provider: any AnyValueProvider)] = []
  private var current: LottiePlayback?
  /// Called with the view when an animation was set.
  public var animationLoaded: ((_ animationView: LottieAnimationView, _ animation: LottieAnimation) -> Void)?

  /// Makes a view of an animation, in its size.
  public init(
    animation: LottieAnimation?, imageProvider: (any AnimationImageProvider)? = nil,
    textProvider: any AnimationKeypathTextProvider = DefaultTextProvider(),
    fontProvider: any AnimationFontProvider = DefaultFontProvider(),
    configuration: LottieConfiguration = .shared
  ) {
    self.imageProvider = imageProvider
    self.textProvider = textProvider
    self.configuration = configuration
    super.init(frame: animation?.bounds ?? .zero)
    if !(fontProvider is DefaultFontProvider) {
      DiagnosticCollector.current.reportOnce(
        Diagnostic(
          .warning, code: "lottie.fonts",
          message:
            "A font provider of a Lottie animation is not asked; the fonts are those of this machine. Name them with --fonts."
        ))
    }
    self.animation = animation
    load()
  }

  /// Makes a view of the first animation of a container, or of one that is named.
  public convenience init(
    dotLottie: DotLottieFile?, animationId: String? = nil,
    textProvider: any AnimationKeypathTextProvider = DefaultTextProvider(),
    configuration: LottieConfiguration = .shared
  ) {
    self.init(
      animation: dotLottie?.animation(for: animationId)?.animation, textProvider: textProvider,
      configuration: configuration)
  }

  /// Makes a view of an animation of a bundle.
  public convenience init(
    name: String, bundle: SceneBundle = .main, subdirectory: String? = nil,
    imageProvider: (any AnimationImageProvider)? = nil,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared,
    configuration: LottieConfiguration = .shared
  ) {
    self.init(
      animation: .named(name, bundle: bundle, subdirectory: subdirectory, animationCache: animationCache),
      imageProvider: imageProvider, configuration: configuration)
  }

  /// Makes a view of an animation of a file.
  public convenience init(filePath: String, imageProvider: (any AnimationImageProvider)? = nil) {
    self.init(animation: .filepath(filePath), imageProvider: imageProvider)
  }

  /// Makes a view of an animation of the asset catalogue.
  public convenience init(asset name: String, bundle: SceneBundle = .main) {
    self.init(animation: .asset(name, bundle: bundle))
  }

  /// Makes a view of a container in a bundle, and calls back when it was loaded.
  public convenience init(
    dotLottieName name: String, bundle: SceneBundle = .main, subdirectory: String? = nil,
    animationId: String? = nil,
    completion: ((LottieAnimationView, (any Error)?) -> Void)? = nil
  ) {
    self.init(animation: nil)
    DotLottieFile.named(name, bundle: bundle, subdirectory: subdirectory) { result in
      switch result {
      case .success(let file):
        self.loadAnimation(animationId, from: file)
        completion?(self, nil)
      case .failure(let error):
        LottieAnimation.report("\(error)")
        completion?(self, error)
      }
    }
  }

  /// Makes a view without an animation.
  public override init(frame: CGRect) {
    (imageProvider, textProvider, configuration) = (nil, DefaultTextProvider(), .shared)
    super.init(frame: frame)
    load()
  }

  /// Makes a view of no size. Archives are not read.
  public required init?(coder: NSCoder) {
    (imageProvider, textProvider, configuration) = (nil, DefaultTextProvider(), .shared)
    super.init(coder: coder)
    load()
  }

  // MARK: Content

  /// The animation; it stands at its start until it is played.
  public var animation: LottieAnimation? {
    didSet {
      guard animation != oldValue else { return }
      current = nil
      layer.removeAnimation(forKey: Self.playKey)
      load()
      invalidateIntrinsicContentSize()
      if let animation { animationLoaded?(self, animation) }
    }
  }

  /// Pictures that take the place of those beside the animation; nil for none.
  public var imageProvider: (any AnimationImageProvider)? { didSet { load() } }
  /// Texts that take the place of the file's.
  public var textProvider: any AnimationKeypathTextProvider { didSet { load() } }
  /// Settings of the device's engines; a film is drawn the same with each.
  public var configuration: LottieConfiguration
  /// The behaviour in the background on a device; a film is never there.
  public var backgroundBehavior = LottieBackgroundBehavior.continuePlaying

  /// Shows an animation of a container: one that is named, or its first.
  public func loadAnimation(_ animationId: String? = nil, from dotLottieFile: DotLottieFile) {
    animation = dotLottieFile.animation(for: animationId)?.animation
  }

  /// Shows an animation of a container by its place.
  public func loadAnimation(atIndex index: Int, from dotLottieFile: DotLottieFile) {
    animation = dotLottieFile.animation(at: index)?.animation
  }

  /// Asks the image provider again.
  public func reloadImages() { load() }
  /// Draws the frame again.
  public func forceDisplayUpdate() { layer.setNeedsDisplay() }

  /// Reads the animation again with what providers say.
  private func load() {
    guard let frameLayer else { return }
    frameLayer.place = { [weak self] size, bounds in
      self?.contentMode.rect(for: size, in: bounds) ?? bounds
    }
    guard let animation, let resources = SceneTraits.current.resources else {
      frameLayer.file = nil
      return
    }
    var data = LottieData()
    for (keypath, provider) in providers {
      data.values.append(LottieData.Entry(path: keypath.string, content: provider.value(animation)))
    }
    for (layer, text) in animation.source.texts {
      guard let other = textProvider.text(for: AnimationKeypath(keys: [layer]), sourceText: text),
        other != text
      else { continue }
      data.texts.append(LottieData.Entry(path: layer, content: other))
    }
    for picture in animation.source.pictures {
      let asset = ImageAsset(
        id: picture.id, name: picture.name, directory: picture.directory, width: picture.width,
        height: picture.height)
      guard let image = imageProvider?.imageForAsset(asset: asset) else { continue }
      data.images.append(LottieData.Entry(path: picture.id, content: .bitmap(image.bitmap)))
    }
    do {
      let means = LottieResources(images: resources.imageProvider, textEngine: resources.textEngine)
      let file = try LottieFile(animation.source, data: data, resources: means)
      for issue in file.issues { DiagnosticCollector.current.reportOnce(issue) }
      if frameLayer.file == nil { frameLayer.currentFrame = CGFloat(file.inPoint) }
      frameLayer.file = file
    } catch {
      LottieAnimation.report("The Lottie animation can't be used: \(error)")
    }
  }

  /// The size of the animation, in points.
  open override var intrinsicContentSize: CGSize {
    animation?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Returns the size of the animation, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { animation?.size ?? .zero }

  /// How the animation lies in the view.
  open override var contentMode: UIView.ContentMode { didSet { layer.setNeedsDisplay() } }

  // MARK: Values

  /// Puts values in the place of those of properties.
  public func setValueProvider(_ valueProvider: any AnyValueProvider, keypath: AnimationKeypath) {
    providers.removeAll { $0.keypath == keypath }
    providers.append((keypath, valueProvider))
    load()
  }

  /// Takes values away again.
  public func removeValueProvider(for keypath: AnimationKeypath) {
    providers.removeAll { $0.keypath == keypath }
    load()
  }

  /// The key paths of layers and of the colours in them, as text.
  public func allHierarchyKeypaths() -> [String] { animation?.source.layerNames ?? [] }

  // MARK: Playing

  private static let playKey = "lottie.play"

  /// The behaviour at the end.
  public var loopMode = LottieLoopMode.playOnce {
    didSet { if loopMode != oldValue, let current { start(current.with(loopMode)) } }
  }

  /// How many times as fast it is played; below 0 backwards.
  public var animationSpeed: CGFloat = 1 {
    didSet { if animationSpeed != oldValue, let current { start(current.with(loopMode)) } }
  }

  /// Whether it is played.
  public var isAnimationPlaying: Bool { current != nil }

  /// Plays from where it stands to the end; from the start where it stands at the end.
  open func play(completion: LottieCompletionBlock? = nil) {
    guard let animation else { return }
    run(nil, animation.endFrame, loopMode, from: animation.startFrame, completion)
  }

  /// Plays a range.
  open func play(_ mode: LottiePlaybackMode.PlaybackMode, completion: LottieCompletionBlock? = nil) {
    switch mode {
    case .fromProgress(let from, let to, let loopMode):
      play(fromProgress: from, toProgress: to, loopMode: loopMode, completion: completion)
    case .fromFrame(let from, let to, let loopMode):
      play(fromFrame: from, toFrame: to, loopMode: loopMode, completion: completion)
    case .fromMarker(let from, let to, let isLastPlayed, let loopMode):
      play(
        fromMarker: from, toMarker: to, playEndMarkerFrame: isLastPlayed, loopMode: loopMode,
        completion: completion)
    case .marker(let name, let loopMode): play(marker: name, loopMode: loopMode, completion: completion)
    case .markers(let names): play(markers: names, completion: completion)
    }
  }

  /// Plays from a part of the length to another.
  open func play(
    fromProgress: AnimationProgressTime? = nil, toProgress: AnimationProgressTime,
    loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
  ) {
    guard let animation else { return }
    play(
      fromFrame: fromProgress.map { animation.frameTime(forProgress: $0) },
      toFrame: animation.frameTime(forProgress: toProgress), loopMode: loopMode, completion: completion)
  }

  /// Plays from a frame to another.
  open func play(
    fromFrame: AnimationFrameTime? = nil, toFrame: AnimationFrameTime, loopMode: LottieLoopMode? = nil,
    completion: LottieCompletionBlock? = nil
  ) {
    guard let animation else { return }
    if let loopMode { self.loopMode = loopMode }
    run(fromFrame, toFrame, self.loopMode, from: animation.startFrame, completion)
  }

  /// Plays from a marker to another.
  open func play(
    fromMarker: String? = nil, toMarker: String, playEndMarkerFrame: Bool = true,
    loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
  ) {
    guard let animation, let end = animation.frameTime(forMarker: toMarker) else {
      return LottieAnimation.report("There is no marker \"\(toMarker)\".")
    }
    play(
      fromFrame: fromMarker.flatMap { animation.frameTime(forMarker: $0) },
      toFrame: playEndMarkerFrame ? end : end - 1, loopMode: loopMode, completion: completion)
  }

  /// Plays the range of a marker.
  open func play(marker: String, loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil) {
    guard let animation, let start = animation.frameTime(forMarker: marker),
      let length = animation.durationFrameTime(forMarker: marker)
    else { return LottieAnimation.report("There is no marker \"\(marker)\".") }
    play(fromFrame: start, toFrame: start + length, loopMode: loopMode, completion: completion)
  }

  /// Plays the ranges of markers one after the other; the last with the loop mode.
  open func play(markers: [String], completion: LottieCompletionBlock? = nil) {
    guard let first = markers.first else { return }
    guard markers.count > 1 else { return play(marker: first, completion: completion) }
    let mode = loopMode
    play(marker: first, loopMode: .playOnce) { [weak self] isFinished in
      guard isFinished, let self else { return completion?(false) ?? () }
      self.loopMode = mode
      self.play(markers: Array(markers.dropFirst()), completion: completion)
    }
  }

  /// Stops, at the start.
  open func stop() {
    let block = halt()
    if let animation { frameLayer?.currentFrame = animation.startFrame }
    block?(false)
  }

  /// Stops where it is.
  open func pause() {
    let frame = realtimeAnimationFrame
    let block = halt()
    frameLayer?.currentFrame = frame
    block?(false)
  }

  /// Stops at a place.
  open func pause(at state: LottiePlaybackMode.PausedState) {
    switch state {
    case .currentFrame: pause()
    case .progress(let progress): currentProgress = progress
    case .frame(let frame): currentFrame = frame
    case .time(let time): currentTime = time
    case .marker(let name, let position):
      guard let start = animation?.frameTime(forMarker: name) else { return pause() }
      currentFrame = position == .start ? start : start + (animation?.durationFrameTime(forMarker: name) ?? 0)
    }
  }

  /// Plays or stops.
  open func setPlaybackMode(_ mode: LottiePlaybackMode, completion: LottieCompletionBlock? = nil) {
    switch mode {
    case .paused(let state): pause(at: state)
    case .playing(let mode): play(mode, completion: completion)
    }
  }

  private func halt() -> LottieCompletionBlock? {
    let block = current?.completion
    current = nil
    layer.removeAnimation(forKey: Self.playKey)
    return block
  }

  private func run(
    _ from: AnimationFrameTime?, _ end: AnimationFrameTime, _ mode: LottieLoopMode,
    from first: AnimationFrameTime,
    _ completion: LottieCompletionBlock?
  ) {
    let now = realtimeAnimationFrame
    let block = halt()
    let begin = from ?? first
    // Without a start it goes on from where it stands; from the start where nothing is left.
    let isAtEnd = animationSpeed < 0 ? now <= min(begin, end) : now >= max(begin, end)
    let place = from ?? (isAtEnd || now < min(begin, end) || now > max(begin, end) ? nil : now)
    start(LottiePlayback(from: begin, to: end, at: place, loopMode: mode, completion: completion))
    block?(false)
  }

  private func start(_ playback: LottiePlayback) {
    guard let animation, let frameLayer else { return }
    current = playback
    guard let timing = playback.animation(rate: animation.framerate, speed: Double(animationSpeed)) else {
      // Nothing to play: it is there already.
      frameLayer.currentFrame = playback.to
      current = nil
      playback.completion?(true)
      return
    }
    timing.delegate = LottiePlaybackEnd { [weak self] isFinished in
      guard let self, self.current === playback, isFinished else { return }
      self.current = nil
      playback.completion?(true)
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    frameLayer.currentFrame = playback.end(speed: Double(animationSpeed))
    frameLayer.removeAnimation(forKey: Self.playKey)
    frameLayer.add(timing, forKey: Self.playKey)
    CATransaction.commit()
  }

  // MARK: Times

  /// The frame, as it was set or as it will be at the end. Setting it stops the animation.
  public var currentFrame: AnimationFrameTime {
    get { current == nil ? frameLayer?.currentFrame ?? 0 : realtimeAnimationFrame }
    set {
      let block = halt()
      frameLayer?.currentFrame = newValue
      block?(false)
    }
  }

  /// The part of the length. Setting it stops the animation.
  public var currentProgress: AnimationProgressTime {
    get { animation?.progressTime(forFrame: currentFrame) ?? 0 }
    set { if let animation { currentFrame = animation.frameTime(forProgress: newValue) } }
  }

  /// The time in seconds. Setting it stops the animation.
  public var currentTime: TimeInterval {
    get { animation?.time(forFrame: currentFrame) ?? 0 }
    set { if let animation { currentFrame = animation.frameTime(forTime: newValue) } }
  }

  /// The frame that is shown now.
  public var realtimeAnimationFrame: AnimationFrameTime {
    guard current != nil else { return frameLayer?.currentFrame ?? 0 }
    return (frameLayer?.presentation() as? LottieFrameLayer)?.currentFrame ?? frameLayer?.currentFrame ?? 0
  }

  /// The part of the length that is shown now.
  public var realtimeAnimationProgress: AnimationProgressTime {
    animation?.progressTime(forFrame: realtimeAnimationFrame) ?? 0
  }

  /// The time of a marker, 0…1; nil where there is none.
  public func progressTime(forMarker named: String) -> AnimationProgressTime? {
    animation?.progressTime(forMarker: named)
  }

  /// The first frame of a marker; nil where there is none.
  public func frameTime(forMarker named: String) -> AnimationFrameTime? {
    animation?.frameTime(forMarker: named)
  }

  /// The number of frames of a marker; nil where there is none.
  public func durationFrameTime(forMarker named: String) -> AnimationFrameTime? {
    animation?.durationFrameTime(forMarker: named)
  }
}
