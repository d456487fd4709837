import Foundation

/// The form of sound: 44,100 samples a second on one channel, unless it says otherwise.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  /// Samples a second.
  public let sampleRate: Double
  /// The number of channels.
  public let channelCount: UInt32

  /// Makes the usual form.
  public override convenience init() { self.init(44_100, 1) }
  /// Makes a form.
  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    self.init(sampleRate, channels)
  }

  private init(_ sampleRate: Double, _ channels: UInt32) {
    (self.sampleRate, channelCount) = (sampleRate, channels)
  }
}
