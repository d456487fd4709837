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

/// What comes from the microphone: nothing.
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}

/// Mixes sound.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  /// The loudness, which nobody hears.
  open var outputVolume: Float = 1
}

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
