import Foundation

/// Parts that make and change sound. A film has none of it: the engine runs and nothing is heard.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  /// The sound of the microphone: none.
  public let inputNode = AVAudioInputNode()
  /// The sound that goes to the loudspeaker.
  public let outputNode = AVAudioNode()
  /// The node that mixes all sound.
  public let mainMixerNode = AVAudioMixerNode()
  /// Whether it runs.
  open private(set) var isRunning = false
  private var nodes: [AVAudioNode] = []

  /// Makes an engine.
  public override init() {}

  /// Takes a part in.
  open func attach(_ node: AVAudioNode) { nodes.append(node) }
  /// Takes a part out.
  open func detach(_ node: AVAudioNode) { nodes.removeAll { $0 === node } }
  /// Leads the sound of a part to another. Nothing is heard.
  open func connect(_ first: AVAudioNode, to second: AVAudioNode, format: AVAudioFormat?) {}
  /// Ends where the sound of a part goes. Nothing is heard.
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  /// Makes it ready, which it is.
  open func prepare() {}
  /// Starts it. Nothing is heard.
  open func start() throws { isRunning = true }
  /// Stops it for a while.
  open func pause() { isRunning = false }
  /// Stops it.
  open func stop() { isRunning = false }
  /// Stops it, and begins anew.
  open func reset() { isRunning = false }
}
