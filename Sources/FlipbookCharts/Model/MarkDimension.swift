import Foundation

/// How wide or high a mark is.
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  enum Storage: Hashable, Sendable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }

  let storage: Storage

  /// As charts choose.
  public static var automatic: MarkDimension { MarkDimension(storage: .automatic) }
  /// A length, in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(storage: .fixed(value)) }
  /// A part of the room.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(storage: .ratio(ratio)) }
  /// The room less a length on both sides, in points.
  public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(storage: .inset(inset)) }

  init(storage: Storage) { self.storage = storage }

  /// A length, in points.
  public init(integerLiteral value: Int) { storage = .fixed(CGFloat(value)) }
  /// A length, in points.
  public init(floatLiteral value: Double) { storage = .fixed(CGFloat(value)) }

  /// The length in a room; `automatic` where nothing is asked for or the number is none.
  func length(in room: CGFloat, automatic: CGFloat) -> CGFloat {
    let length =
      switch storage {
      case .automatic: automatic
      case .fixed(let value): value
      case .ratio(let ratio): room * ratio
      case .inset(let inset): room - 2 * inset
      }
    return length.isFinite ? max(0, length) : automatic
  }
}
