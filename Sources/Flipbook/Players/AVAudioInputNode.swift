import Foundation

/// The sound of the microphone: none.
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}
