/// A sink whose frames can be kept as bytes.
package protocol PackingSink: FrameSink {
  /// The settings that decide, besides the pixels, which bytes a frame becomes.
  var form: String { get }

  /// A frame as bytes that can be kept, from any thread; nil for one that can't be.
  func packed(_ frame: EncodedFrame) -> [UInt8]?

  /// The frame that such bytes of the same form stand for, from any thread; nil for bytes that are damaged.
  func unpacked(_ bytes: [UInt8]) -> EncodedFrame?
}
