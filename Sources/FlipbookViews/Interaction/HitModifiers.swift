import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Says where a view can be touched.
struct ContentShapeModifier<S: Shape>: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let shape: S
  let eoFill: Bool

  private func contains(_ point: CGPoint, _ size: CGSize) -> Bool {
    shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: eoFill)
  }

  func allowsHits(at point: CGPoint, size: CGSize) -> Bool { contains(point, size) }
  func isHit(at point: CGPoint, size: CGSize) -> Bool { contains(point, size) }
}

struct AllowsHitTestingModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let isEnabled: Bool
  func allowsHits(at point: CGPoint, size: CGSize) -> Bool { isEnabled }
}

/// What the shape of a content is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension View {
  /// Where the view can be touched, in place of what it draws.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
  }

  /// Where the view can be touched, if that is what the shape is for.
  @ViewBuilder
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
  {
    if kind.contains(.interaction) {
      modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
    } else {
      self
    }
  }

  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(AllowsHitTestingModifier(isEnabled: enabled))
  }
}
