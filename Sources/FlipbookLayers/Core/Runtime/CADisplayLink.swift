import FlipbookMotion
import FlipbookTime
import Foundation

/// Calls back 60 times a second, as a phone's screen has it, whatever the film's rate.
public final class CADisplayLink: NSObject {
  private let handler: (CADisplayLink) -> Void
  private var token: EventToken?
  private var isRunning = false
  private var isOver = false
  /// The number of the frame that the next call is for.
  private var frame = 0

  /// Makes a link that calls a function; it begins with ``start()``.
  public init(_ handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  /// The film time of the frame that the call is for, in seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The film time of the frame after it.
  public var targetTimestamp: CFTimeInterval { timestamp + duration * Double(step) }
  /// The length of a frame of the screen, in seconds.
  public var duration: CFTimeInterval { 1 / FilmClock.screenRate }

  /// Whether calls are left out.
  public var isPaused = false {
    didSet { if isPaused != oldValue { isPaused ? stop() : wait() } }
  }

  /// Calls a second; 0, as initially, for one each frame. Others become one every so many frames.
  public var preferredFramesPerSecond = 0
  /// The frames a second wanted where ``preferredFramesPerSecond`` is 0: the preferred rate, or else the
  /// maximum.
  public var preferredFrameRateRange = CAFrameRateRange.default
  /// One call every so many frames.
  public var frameInterval = 1

  private var step: Int {
    let preferred = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
    let rate = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : Double(preferred)
    guard rate > 0 else { return max(1, frameInterval) }
    return max(1, Int((1 / (rate * duration)).rounded()))
  }

  /// Begins to call, from the next frame on.
  public func start() {
    guard !isRunning, !isOver else { return }
    isRunning = true
    if !isPaused { wait() }
  }

  /// Stops for good.
  public func invalidate() {
    isOver = true
    stop()
  }

  private func stop() {
    token?.cancel()
    token = nil
  }

  private func wait() {
    guard isRunning, !isOver, token == nil else { return }
    frame = Int((LayerClock.now / duration + 1e-6).rounded(.down))
    post()
  }

  private func post() {
    frame += step
    let time = Double(frame) * duration
    token = LayerEvents.post(at: time) { [self] in
      token = nil
      guard !isPaused, !isOver else { return }
      timestamp = time
      handler(self)
      if !isPaused, !isOver, token == nil { post() }
    }
  }
}
