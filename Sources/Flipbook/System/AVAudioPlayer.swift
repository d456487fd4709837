import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookViews
import Foundation

/// Reports that sound is not played.
func noteSilence(_ name: String) {
  DiagnosticCollector.current.report(
    Diagnostic(
      .note, code: "sound.silent", message: "\(name) plays nothing in a film; --audio adds sound to one."))
}

/// A sound. Nothing is heard of it in a film.
open class AVAudioPlayer: NSObject {
  /// Never called: no sound ends in a film.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// 0…1; 1 unless set. Has no effect.
  open var volume: Float = 1
  /// −1 (left) to 1 (right); 0 unless set. Has no effect.
  open var pan: Float = 0
  /// 1 unless set. Has no effect.
  open var rate: Float = 1
  /// Has no effect.
  open var enableRate = false
  /// 0 unless set. Has no effect.
  open var numberOfLoops = 0
  /// Has no effect.
  open var isMeteringEnabled = false
  /// In seconds. It changes only when set.
  open var currentTime: TimeInterval = 0
  /// Whether ``play()`` was called later than ``pause()`` and ``stop()``. It stays true: no sound ends.
  open private(set) var isPlaying = false
  /// Always 0: the sound is not read.
  open var duration: TimeInterval { 0 }
  /// The file; nil for data.
  public let url: URL?

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

  /// Makes a player of data, which is not read.
  public init(data: Data) throws { url = nil }

  /// Returns true.
  @discardableResult
  open func prepareToPlay() -> Bool { true }

  /// Records that sound is not heard, and returns true.
  @discardableResult
  open func play() -> Bool {
    noteSilence("AVAudioPlayer")
    isPlaying = true
    return true
  }

  /// Sets ``isPlaying`` to false.
  open func pause() { isPlaying = false }
  /// Sets ``isPlaying`` to false.
  open func stop() { isPlaying = false }
  /// Sets the volume at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
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
  noteSilence("AudioServicesPlaySystemSound")
}
