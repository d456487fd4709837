import Foundation

/// A time of sound.
open class AVAudioTime: NSObject, @unchecked Sendable {
  /// The time in samples.
  public let sampleTime: Int64
  /// Samples a second.
  public let sampleRate: Double

  /// Makes a time.
  public init(sampleTime: Int64, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
  }
}
