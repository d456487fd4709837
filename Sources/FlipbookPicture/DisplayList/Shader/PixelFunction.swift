/// A function of pixels that was compiled for the processor.
public protocol PixelFunction: AnyObject, Sendable {
  /// The name in its source.
  var name: String { get }
  /// Differs between functions of different sources.
  var digest: UInt64 { get }

  /// The reason why the function can't be called so, in words; nil where it can.
  func objection(to use: ShaderCall.Use, _ values: [ShaderValue]) -> String?
}
