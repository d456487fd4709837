import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookMedia
import FlipbookTime
import FlipbookViews
import Foundation

/// Reports that sound is not played.
func reportSilence(_ name: String) {
  DiagnosticCollector.current.report(
    Diagnostic(
      .note, code: "sound.silent", message: "\(name) plays nothing in a film; --audio adds sound to one."))
}

/// A sound. It is heard in the film from ``play()`` on.
open class AVAudioPlayer: NSObject {
  /// Never called: no sound ends in a film.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// 0…1; 1 unless set.
  open var volume: Float = 1 {
    didSet { recordVolume(volume) }
  }
  /// −1 (left) to 1 (right); 0 unless set. Has no effect.
  open var pan: Float = 0
  /// 1 unless set. Has no effect.
  open var rate: Float = 1
  /// Has no effect.
  open var enableRate = false
  /// How often the sound begins anew; negative for without end. Taken by ``play()``.
  open var numberOfLoops = 0
  /// Has no effect.
  open var isMeteringEnabled = false
  /// In seconds of the sound. While it plays, film time goes on in it; it doesn't wait for the sound's end.
  open var currentTime: TimeInterval {
    get { begun.map { position + FilmClock.now - $0.time } ?? position }
    set {
      let wasPlaying = isPlaying
      end()
      position = newValue.isFinite ? max(0, newValue) : 0
      if wasPlaying { begin() }
    }
  }
  /// Whether ``play()`` was called later than ``pause()`` and ``stop()``. It stays true: no sound ends.
  open private(set) var isPlaying = false
  /// Always 0: the sound is not read.
  open var duration: TimeInterval { 0 }
  /// The file; nil for data.
  public let url: URL?
  /// Where in the sound it begins next.
  private var position: TimeInterval = 0
  /// The sound's number in the film and when it began; nil while it doesn't play.
  private var begun: (sound: SoundEntry, time: TimeInterval)?

  /// Makes a player without a sound.
  public override init() {
    url = nil
    super.init()
  }

  /// Makes a player. Throws if there is no such file.
  public init(contentsOf url: URL) throws {
    _ = try Data(contentsOf: url, options: .mappedIfSafe)
    self.url = url
  }

  /// Makes a player. The type has no effect. Throws if there is no such file.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    _ = try Data(contentsOf: url, options: .mappedIfSafe)
    self.url = url
  }

  /// Makes a player of data, of which nothing is heard.
  public init(data: Data) throws { url = nil }

  /// Returns true.
  @discardableResult
  open func prepareToPlay() -> Bool { true }

  /// Adds the sound to the film from now on, and returns true.
  @discardableResult
  open func play() -> Bool {
    if url == nil { reportSilence("AVAudioPlayer(data:)") }
    if !isPlaying { begin() }
    isPlaying = true
    return true
  }

  /// Ends the sound; ``play()`` goes on from there.
  open func pause() {
    end()
    isPlaying = false
  }

  /// Ends the sound; ``play()`` goes on from there.
  open func stop() { pause() }

  /// Sets the volume, in so many seconds.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    recordVolume(self.volume)
    fadeDuration = duration.isFinite ? max(0, duration) : 0
    self.volume = volume
    fadeDuration = 0
  }

  /// Seconds that the change of volume takes which is being made.
  private var fadeDuration: TimeInterval = 0

  private func begin() {
    guard let url else { return }
    let now = FilmClock.now
    var sound = Sound(file: url.standardizedFileURL.path, start: now)
    sound.from = position
    sound.plays = numberOfLoops < 0 ? nil : numberOfLoops + 1
    sound.levels = [SoundLevel(time: 0, gain: Self.gain(volume))]
    let added = sound
    begun = (MainActor.assumeIsolated { FilmStructure.current.add(added) }, now)
  }

  private func end() {
    guard let begun else { return }
    let now = FilmClock.now
    position += now - begun.time
    self.begun = nil
    MainActor.assumeIsolated { begun.sound.end(at: now) }
  }

  private func recordVolume(_ volume: Float) {
    guard let begun else { return }
    let (time, isSudden) = (FilmClock.now + fadeDuration, fadeDuration == 0)
    MainActor.assumeIsolated {
      begun.sound.record(gain: Self.gain(volume), at: time, isSudden: isSudden)
    }
  }

  private static func gain(_ volume: Float) -> Double { volume.isNaN ? 1 : Double(min(max(volume, 0), 1)) }
  /// Has no effect.
  open func updateMeters() {}
  /// Returns −160 decibels: silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Returns −160 decibels: silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// The number of a sound of the system.
public typealias SystemSoundID = UInt32

/// The sound that shakes a phone. A film doesn't.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Plays nothing in a film.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  reportSilence("AudioServicesPlaySystemSound")
}
