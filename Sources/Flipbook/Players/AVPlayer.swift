import FlipbookDrawing
import FlipbookMedia
import FlipbookTime
import FlipbookViews
import Foundation
import Observation

/// Plays a film in film time: a player layer or a `VideoPlayer` shows its pictures, and its sound is mixed into the film's.
open class AVPlayer: NSObject, Observable, @unchecked Sendable {
  /// The behaviour of a player at the end of its film.
  public enum ActionAtItemEnd: Int, Sendable {
    /// Goes on with the next film.
    case advance
    /// Stands still.
    case pause
    /// Nothing: the last picture stays.
    case none
  }

  /// Whether a player plays.
  public enum TimeControlStatus: Int, Sendable {
    /// Stands still.
    case paused
    /// Waits for data; never in a film.
    case waitingToPlayAtSpecifiedRate
    /// Plays.
    case playing
  }

  /// 0…1; 1 unless set.
  open var volume: Float = 1 { didSet { recordVolume() } }
  /// Whether the sound is left out.
  open var isMuted = false { didSet { recordVolume() } }
  /// The behaviour at the end of the film; it pauses unless set.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// The rate of ``play()``, 1 unless set.
  open var defaultRate: Float = 1
  /// Has no effect: there is no other screen.
  open var allowsExternalPlayback = true
  /// Has no effect: the film's file lies here as a whole.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Has no effect: a film has no display that sleeps.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// The film that is played; nil for none.
  open private(set) var currentItem: AVPlayerItem?

  /// Where the film stood when it was last started or stopped, in seconds.
  var position = 0.0
  /// When it was started, in seconds of the scene; nil while it stands still.
  var begun: Double?
  private var speed: Float = 0
  private var sound: SoundEntry?
  private var end: VirtualRunLoop.Token?
  private var layers: [HeldLayer] = []
  var observers: [PlayerObserver] = []

  private let registrar = ObservationRegistrar()

  private struct HeldLayer { weak var layer: AVPlayerLayer? }

  /// Makes a player of nothing.
  public override init() {}
  /// Makes a player of a file.
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }
  /// Makes a player of an item.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
    item?.player = self
  }

  /// The film that is played; a view that reads it is evaluated again when the player starts, stops or goes elsewhere.
  var film: (any VideoSource)? {
    registrar.access(self, keyPath: \.film)
    return currentItem?.asset.film
  }

  /// Seconds of the film for each second; 0 stands still.
  open var rate: Float {
    get { speed }
    set { change { speed = newValue.isFinite ? min(max(newValue, -64), 64) : 0 } }
  }

  /// Plays at ``defaultRate``.
  open func play() { rate = defaultRate }
  /// Stands still.
  open func pause() { rate = 0 }
  /// Plays at a rate.
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Whether it plays.
  open var timeControlStatus: TimeControlStatus { speed == 0 ? .paused : .playing }

  /// Puts another film in the place of the one that is played, from its begin.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    change {
      currentItem = item
      item?.player = self
      position = 0
    }
  }

  /// Where the film stands, in seconds.
  var seconds: Double {
    let now = begun.map { position + (FilmClock.now - $0) * Double(speed) } ?? position
    return min(max(0, now), film?.duration ?? 0)
  }

  /// Goes to a time of the film, in seconds.
  func move(to time: Double) {
    guard !time.isNaN else { return }
    change { position = min(max(0, time), film?.duration ?? 0) }
  }

  // MARK: Changes

  /// Ends what plays, changes something, and goes on.
  private func change(_ body: () -> Void) {
    position = seconds
    halt()
    body()
    start()
    update()
  }

  private func halt() {
    begun = nil
    PlayerObserver.cancel(end)
    end = nil
    if let sound {
      let now = FilmClock.now
      MainActor.assumeIsolated { sound.end(at: now) }
    }
    sound = nil
  }

  private func start() {
    guard speed != 0, let film else { return }
    begun = FilmClock.now
    let left = (speed > 0 ? film.duration - position : position) / Double(abs(speed))
    end = FilmClock.post(after: max(0, left)) { [weak self] in self?.reachEnd() }
    guard speed > 0, let soundStart = film.soundStart else { return }
    var timing = VideoTiming()
    (timing.from, timing.speed) = (position, Double(speed))
    guard
      var sound = Sound(
        film: film.path, duration: film.duration, timing: timing, soundStart: soundStart, begin: FilmClock.now
      )
    else { return }
    sound.levels = [SoundLevel(time: 0, gain: gain)]
    let added = sound
    self.sound = MainActor.assumeIsolated { FilmStructure.current.add(added) }
  }

  /// The rate at which the last film has ended.
  private(set) var lastRate: Float = 1

  private func reachEnd() {
    let isForward = speed > 0
    lastRate = speed
    halt()
    position = isForward ? film?.duration ?? 0 : 0
    let item = currentItem
    if actionAtItemEnd != .none || !isForward { speed = 0 }
    update()
    guard isForward, let item else { return }
    if actionAtItemEnd == .advance { advance() }
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
  }

  /// Goes on with the next film; a player of one has none.
  func advance() {}

  // MARK: Sound

  private var gain: Double { isMuted || volume.isNaN ? 0 : Double(min(max(volume, 0), 1)) }

  private func recordVolume() {
    guard let sound else { return }
    let (gain, now) = (gain, FilmClock.now)
    MainActor.assumeIsolated { sound.record(gain: gain, at: now, isSudden: true) }
  }

  // MARK: Layers that show it

  func add(_ layer: AVPlayerLayer) {
    layers = layers.filter { $0.layer != nil && $0.layer !== layer } + [HeldLayer(layer: layer)]
    layer.show(self)
  }

  func remove(_ layer: AVPlayerLayer) { layers.removeAll { $0.layer == nil || $0.layer === layer } }

  private func update() {
    registrar.withMutation(of: self, keyPath: \.film) {}
    for held in layers { held.layer?.show(self) }
    for observer in observers { observer.follow(self) }
  }
}
