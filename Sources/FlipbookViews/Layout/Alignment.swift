import FlipbookDrawing
import Foundation

/// Where a guide lies in a view by default; the identity of a guide.
public protocol AlignmentID: SendableMetatype {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The identity of a guide together with its axis.
package struct AlignmentKey: Hashable, Sendable {
  package let id: any AlignmentID.Type
  package let axis: Axis

  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.id == rhs.id && lhs.axis == rhs.axis
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// A guide across the horizontal axis, such as the leading edge.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  private enum Leading: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  public static let leading = HorizontalAlignment(Leading.self)
  public static let center = HorizontalAlignment(Center.self)
  public static let trailing = HorizontalAlignment(Trailing.self)
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  /// Where the line under a row of a list begins: at the row's first text, unless a view sets it.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// Where the line under a row of a list ends: at the edge of the list, unless a view sets it.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}

extension VerticalAlignment {
  private enum TextTop: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum TextBottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  /// The top of the topmost text or of a frame's or padding's own edge, for the rows of lists.
  package static let textTop = VerticalAlignment(TextTop.self)
  /// The bottom of the bottommost of those, for the rows of lists.
  package static let textBottom = VerticalAlignment(TextBottom.self)

  private enum CloseTop: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum CloseBottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  /// The top of the topmost view that may come close to the edge of a row: an image or a control.
  package static let closeTop = VerticalAlignment(CloseTop.self)
  /// The bottom of the bottommost of those.
  package static let closeBottom = VerticalAlignment(CloseBottom.self)
}

extension AlignmentKey {
  /// What a view with edges of its own says of the guides for rows, whatever is in it; nil for other guides.
  package func ofEdges(height: CGFloat) -> CGFloat?? {
    switch self {
    case VerticalAlignment.textTop.key: .some(0)
    case VerticalAlignment.textBottom.key: .some(height)
    case VerticalAlignment.closeTop.key, VerticalAlignment.closeBottom.key: .some(nil)
    default: nil
    }
  }

  /// The same of an image or a control.
  package func ofCloseEdges(height: CGFloat) -> CGFloat?? {
    switch self {
    case VerticalAlignment.closeTop.key: .some(0)
    case VerticalAlignment.closeBottom.key: .some(height)
    case VerticalAlignment.textTop.key, VerticalAlignment.textBottom.key: .some(nil)
    default: nil
    }
  }
}

extension AlignmentKey {
  /// What a container says of a guide that several of its views set.
  package func combine(_ values: [CGFloat]) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    switch self {
    case VerticalAlignment.firstTextBaseline.key, VerticalAlignment.textTop.key,
      VerticalAlignment.closeTop.key, HorizontalAlignment.listRowSeparatorLeading.key:
      return values.min()
    case VerticalAlignment.lastTextBaseline.key, VerticalAlignment.textBottom.key,
      VerticalAlignment.closeBottom.key, HorizontalAlignment.listRowSeparatorTrailing.key:
      return values.max()
    default: return values.reduce(0, +) / CGFloat(values.count)
    }
  }
}

/// A guide across the vertical axis, such as the first baseline.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  private enum Top: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  public static let top = VerticalAlignment(Top.self)
  public static let center = VerticalAlignment(Center.self)
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the topmost text; the bottom of views without text.
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
  /// The baseline of the bottommost text; the bottom of views without text.
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)
}

/// A guide on each axis.
@frozen public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and guides in its own coordinates.
public struct ViewDimensions: Equatable, Sendable {
  let size: CGSize
  let element: Element?

  package init(size: CGSize, element: Element?) {
    self.size = size
    self.element = element
  }

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }

  /// From the leading edge to the guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// From the top edge to the guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// From the leading edge to the guide, where the view has set one.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// From the top edge to the guide, where the view has set one.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  package subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

  private func explicit(_ key: AlignmentKey) -> CGFloat? {
    // Layout runs on the main actor only; the guides' own protocol doesn't say so.
    MainActor.assumeIsolated { element?.explicitAlignment(key, in: size) }
  }

  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool { lhs.size == rhs.size }
}
