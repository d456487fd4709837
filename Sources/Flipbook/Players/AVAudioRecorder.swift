import Foundation

/// Records sound. A film has no microphone: it never records.
open class AVAudioRecorder: NSObject {
  /// The delegate, which is not called.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Whether the loudness would be measured.
  open var isMeteringEnabled = false
  /// The file that would be written.
  public let url: URL
  /// How it would be written.
  public let settings: [String: Any]
  /// No.
  open var isRecording: Bool { false }
  /// 0: nothing was recorded.
  open var currentTime: TimeInterval { 0 }

  /// Makes a recorder.
  public init(url: URL, settings: [String: Any]) throws { (self.url, self.settings) = (url, settings) }

  /// No: there is nothing to record.
  @discardableResult
  open func prepareToRecord() -> Bool { false }
  /// No: there is nothing to record.
  @discardableResult
  open func record() -> Bool { false }
  /// No: there is nothing to record.
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool { false }
  /// Stops for a while, which it does anyway.
  open func pause() {}
  /// Stops, which it does anyway.
  open func stop() {}
  /// No: nothing was recorded.
  @discardableResult
  open func deleteRecording() -> Bool { false }
  /// Measures the loudness: there is none.
  open func updateMeters() {}
  /// Silence, in decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Silence, in decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
