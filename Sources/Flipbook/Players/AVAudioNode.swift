import Foundation

/// A count of samples.
public typealias AVAudioFrameCount = UInt32
/// The number of a way in or out of a part.
public typealias AVAudioNodeBus = Int
/// Takes a piece of sound.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// A part that makes or changes sound. None is heard in a film.
open class AVAudioNode: NSObject, @unchecked Sendable {
  /// Makes a part.
  public override init() {}

  /// The form of the sound that comes in.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  /// The form of the sound that goes out.
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }

  /// Listens to the sound. There is none, so nothing comes.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block: @escaping AVAudioNodeTapBlock
  ) {}

  /// Listens no more.
  open func removeTap(onBus bus: AVAudioNodeBus) {}
}
