import Foundation

/// A request for the text of sound that comes in pieces.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// Takes a piece of sound, which nobody hears.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  /// Ends the sound, which nobody hears.
  open func endAudio() {}
}
