import Flipbook
import Foundation

/// A SwiftUI view that plays a Lottie animation in film time.
public struct LottieView<Placeholder: View>: View {
  /// Loads the animation.
  typealias Loader = () async throws -> LottieAnimation?

  @State private var loaded: LottieAnimation?
  private let animation: LottieAnimation?
  private let loader: Loader?
  private let placeholder: (() -> Placeholder)?
  private var settings = LottieViewSettings()

  /// Makes a view of an animation.
  public init(animation: LottieAnimation?) where Placeholder == EmptyView {
    (self.animation, loader, placeholder) = (animation, nil, nil)
  }

  /// Makes a view of the first animation of a container.
  public init(dotLottieFile: DotLottieFile?) where Placeholder == EmptyView {
    (animation, loader, placeholder) = (dotLottieFile?.animation()?.animation, nil, nil)
  }

  /// Makes a view of an animation that is loaded first.
  public init(_ loadAnimation: @escaping () async throws -> LottieAnimation?) where Placeholder == EmptyView {
    (animation, loader, placeholder) = (nil, loadAnimation, nil)
  }

  /// Makes a view of an animation that is loaded first, with another view until then.
  public init(
    _ loadAnimation: @escaping () async throws -> LottieAnimation?,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) { (animation, loader, self.placeholder) = (nil, loadAnimation, placeholder) }

  /// Makes a view of the first animation of a container that is loaded first.
  public init(_ loadDotLottieFile: @escaping () async throws -> DotLottieFile?)
  where Placeholder == EmptyView {
    (animation, placeholder) = (nil, nil)
    loader = { try await loadDotLottieFile()?.animation()?.animation }
  }

  /// Makes a view of the first animation of a container that is loaded first, with another view until then.
  public init(
    _ loadDotLottieFile: @escaping () async throws -> DotLottieFile?,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) {
    (animation, self.placeholder) = (nil, placeholder)
    loader = { try await loadDotLottieFile()?.animation()?.animation }
  }

  /// The animation, or what stands in its place while it is loaded.
  public var body: some View {
    ZStack {
      if let shown = animation ?? loaded {
        LottieRepresentable(animation: shown, settings: settings)
      } else if let placeholder {
        placeholder()
      }
    }
    .task {
      guard loaded == nil, let loader else { return }
      do {
        loaded = try await loader()
      } catch {
        LottieAnimation.report("A Lottie animation can't be loaded: \(error)")
      }
    }
  }

  private func with(_ change: (inout LottieViewSettings) -> Void) -> Self {
    var copy = self
    change(&copy.settings)
    return copy
  }

  // MARK: Size

  /// The view takes the size that it is offered.
  public func resizable() -> Self { with { $0.isResizable = true } }
  /// The view has the animation's size.
  public func intrinsicSize() -> Self { with { $0.isResizable = false } }

  // MARK: Playing

  /// Plays the animation once.
  public func playing() -> Self { playing(loopMode: .playOnce) }
  /// Plays the animation without end.
  public func looping() -> Self { playing(loopMode: .loop) }
  /// Plays the animation.
  public func playing(loopMode: LottieLoopMode) -> Self {
    playbackMode(.playing(.fromProgress(0, toProgress: 1, loopMode: loopMode)))
  }
  /// Plays a range.
  public func playing(_ mode: LottiePlaybackMode.PlaybackMode) -> Self { playbackMode(.playing(mode)) }
  /// Plays the animation.
  public func play(loopMode: LottieLoopMode = .playOnce) -> Self { playing(loopMode: loopMode) }
  /// Plays or stands still.
  public func play(_ playbackMode: LottiePlaybackMode) -> Self { self.playbackMode(playbackMode) }
  /// Stands still.
  public func paused(at state: LottiePlaybackMode.PausedState = .currentFrame) -> Self {
    playbackMode(.paused(at: state))
  }
  /// Plays or stands still. A change takes effect at once.
  public func playbackMode(_ playbackMode: LottiePlaybackMode) -> Self { with { $0.mode = playbackMode } }
  /// How many times as fast it is played.
  public func animationSpeed(_ animationSpeed: Double) -> Self { with { $0.speed = animationSpeed } }
  /// Calls back when the animation has ended.
  public func animationDidFinish(_ animationCompletionHandler: LottieCompletionBlock?) -> Self {
    with { $0.completion = animationCompletionHandler }
  }
  /// Stands still at a part of the length; nil changes nothing.
  public func currentProgress(_ currentProgress: AnimationProgressTime?) -> Self {
    currentProgress.map { paused(at: .progress($0)) } ?? self
  }
  /// Stands still at a frame; nil changes nothing.
  public func currentFrame(_ currentFrame: AnimationFrameTime?) -> Self {
    currentFrame.map { paused(at: .frame($0)) } ?? self
  }
  /// Stands still at a time in seconds; nil changes nothing.
  public func currentTime(_ currentTime: TimeInterval?) -> Self {
    currentTime.map { paused(at: .time($0)) } ?? self
  }

  // MARK: Values

  /// Changes the view that draws.
  public func configure(_ configure: @escaping (LottieAnimationView) -> Void) -> Self {
    with { $0.changes.append(configure) }
  }

  /// Sets a property of the view that draws.
  public func configure<Property>(
    _ property: ReferenceWritableKeyPath<LottieAnimationView, Property>, to value: Property
  ) -> Self { configure { $0[keyPath: property] = value } }

  /// Settings of the device's engines; a film is drawn the same with each.
  public func configuration(_ configuration: LottieConfiguration) -> Self {
    configure { $0.configuration = configuration }
  }

  /// Sets the behaviour in the background on a device; a film is never there.
  public func backgroundBehavior(_ value: LottieBackgroundBehavior) -> Self {
    configure { $0.backgroundBehavior = value }
  }

  /// Puts values in the place of those of properties.
  public func valueProvider(_ valueProvider: any AnyValueProvider, for keypath: AnimationKeypath) -> Self {
    with { $0.values.append((keypath, valueProvider)) }
  }

  /// Texts that take the place of the file's.
  public func textProvider(_ textProvider: any AnimationKeypathTextProvider) -> Self {
    with { $0.texts = textProvider }
  }

  /// Pictures that take the place of those beside the animation.
  public func imageProvider(_ imageProvider: any AnimationImageProvider) -> Self {
    with { $0.images = imageProvider }
  }
}
