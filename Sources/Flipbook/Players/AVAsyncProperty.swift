import FlipbookDrawing
import Foundation

/// A property of an asset that takes a while on a device.
public struct AVAsyncProperty<Value>: Sendable {
  let value: @Sendable (AVAsset) -> Value
}

extension AVAsyncProperty where Value == CMTime {
  /// The length; not known where the file can't be used.
  public static var duration: AVAsyncProperty { AVAsyncProperty { $0.duration } }
}

extension AVAsyncProperty where Value == Bool {
  /// Whether the file can be used.
  public static var isPlayable: AVAsyncProperty { AVAsyncProperty { $0.film != nil } }
}
