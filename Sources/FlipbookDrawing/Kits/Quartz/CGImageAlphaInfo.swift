import FlipbookDiagnostics
import FlipbookMotion
import Foundation

/// Where the alpha of a bitmap's pixels is.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// There is none.
  case none = 0
  /// Behind or before the colours, which are multiplied by it or not; an unused byte in its place; or alpha
  /// alone.
  case premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}
