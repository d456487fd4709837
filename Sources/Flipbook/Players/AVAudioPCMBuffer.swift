import Foundation

/// A piece of sound, without sound.
open class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
  /// The form.
  public let format: AVAudioFormat
  /// How many samples there may be.
  public let frameCapacity: AVAudioFrameCount
  /// How many samples there are.
  open var frameLength: AVAudioFrameCount = 0

  /// Makes a piece.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    (self.format, self.frameCapacity) = (format, frameCapacity)
  }
}
