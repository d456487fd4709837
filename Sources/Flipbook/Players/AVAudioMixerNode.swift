import Foundation

/// Mixes sound.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  /// The loudness, which nobody hears.
  open var outputVolume: Float = 1
}
