import FlipbookDiagnostics
import FlipbookMotion
import Foundation

/// How a bitmap's pixels are laid out.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits of the layout, alpha included.
  public let rawValue: UInt32
  /// Makes a layout from its bits, alpha included.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits that hold a `CGImageAlphaInfo`.
  public static var alphaInfoMask: CGBitmapInfo { CGBitmapInfo(rawValue: 0x1f) }
  /// Components are floating-point numbers. No bitmap can be made of them.
  public static var floatComponents: CGBitmapInfo { CGBitmapInfo(rawValue: 1 << 8) }
  /// 16-bit words, the low byte first. No bitmap can be made of them.
  public static var byteOrder16Little: CGBitmapInfo { CGBitmapInfo(rawValue: 1 << 12) }
  /// 32-bit words, the low byte first.
  public static var byteOrder32Little: CGBitmapInfo { CGBitmapInfo(rawValue: 2 << 12) }
  /// 16-bit words, the high byte first. No bitmap can be made of them.
  public static var byteOrder16Big: CGBitmapInfo { CGBitmapInfo(rawValue: 3 << 12) }
  /// 32-bit words, the high byte first, as without an order.
  public static var byteOrder32Big: CGBitmapInfo { CGBitmapInfo(rawValue: 4 << 12) }
}
