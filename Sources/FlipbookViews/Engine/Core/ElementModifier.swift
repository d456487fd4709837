import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A modifier that changes how each element of a view is laid out or drawn. Its data is animated.
@MainActor
package protocol ElementModifier: ViewModifier, Animatable where Body == Never {
  /// Whether animating the data changes the layout, or only the picture.
  static var affectsLayout: Bool { get }
  /// Whether the content is drawn over the whole film.
  static var isPortal: Bool { get }
  /// Whether it means the same around many rows as around each of them.
  static var meansRuns: Bool { get }
  /// Whether each row of a run is modified by itself inside of it.
  static var isInRuns: Bool { get }
  /// Whether the content is placed relative to the modified element, whatever moves it.
  static var holdsContent: Bool { get }
  /// Whether opacity and blend mode are those of the whole, and not of each part.
  static var compositesAsOne: Bool { get }
  /// Whether the modifier's own drawing fades with content that comes or goes.
  static var fadesWithContent: Bool { get }
  /// Whether ``resolve(in:)`` does something.
  static var dependsOnEnvironment: Bool { get }

  /// Takes from the environment the values that the data to animate depends on, such as the colour that a
  /// name stands for.
  mutating func resolve(in environment: EnvironmentValues)
  func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize
  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize)
  func explicitAlignment(_ key: AlignmentKey, in size: CGSize, content: Element) -> CGFloat?
  func changeTraits(_ traits: inout ElementTraits)
  /// The z-index of the modified element; that of its content unless the modifier sets one in the traits too.
  ///
  /// Asked for each element of each picture, so that the modifier is copied only where its value matters.
  ///
  /// - Parameter modifier: The modifier as it is shown.
  static func zIndex(of content: Element, _ modifier: () -> Self) -> Double
  /// Likewise the layout priority, which each layout asks for.
  static func layoutPriority(of content: Element, _ modifier: () -> Self) -> Double
  func spacing(of content: Element) -> ViewSpacing
  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element)
  /// From the coordinates of the content's parent to those of the modified element, beyond the content's place.
  func contentTransform(size: CGSize) -> ProjectionTransform
  func allowsHits(at point: CGPoint, size: CGSize) -> Bool
  /// Whether the modified element has something to touch at a point where its content has nothing.
  func isHit(at point: CGPoint, size: CGSize) -> Bool
  var gestures: [AttachedGesture] { get }
  /// The gestures, where they depend on the element.
  func gestures(of element: Element) -> [AttachedGesture]
  var hover: HoverHandler? { get }
  var drop: DropHandler? { get }
  var control: ControlInfo? { get }
  var accessibilityNames: [String] { get }
  var coordinateSpaceName: AnyHashable? { get }
}

extension ElementModifier {
  package static var affectsLayout: Bool { false }
  package static var isPortal: Bool { false }
  package static var dependsOnEnvironment: Bool { false }
  package static var meansRuns: Bool { false }
  package static var isInRuns: Bool { false }
  package static var holdsContent: Bool { false }
  package static var compositesAsOne: Bool { false }
  package static var fadesWithContent: Bool { false }
  package mutating func resolve(in environment: EnvironmentValues) {}

  package func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
    content.sizeThatFits(proposal)
  }

  package func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    content.place(at: .zero, proposal: proposal)
  }

  package func explicitAlignment(_ key: AlignmentKey, in size: CGSize, content: Element) -> CGFloat? {
    // Guides are asked for before the first place is given: then, and usually after, the content fills the element.
    let frame = content.layoutFrame
    guard frame.origin != .zero else { return content.explicitAlignment(key, in: size) }
    return content.explicitAlignment(key, in: frame.size).map {
      $0 + (key.axis == .horizontal ? frame.minX : frame.minY)
    }
  }

  package func changeTraits(_ traits: inout ElementTraits) {}
  package static func zIndex(of content: Element, _ modifier: () -> Self) -> Double { content.zIndex }
  package static func layoutPriority(of content: Element, _ modifier: () -> Self) -> Double {
    content.layoutPriority
  }
  package func spacing(of content: Element) -> ViewSpacing { content.knownSpacing }

  package func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    content.recordPlaced(in: context)
  }

  package func contentTransform(size: CGSize) -> ProjectionTransform { ProjectionTransform() }
  package func allowsHits(at point: CGPoint, size: CGSize) -> Bool { true }
  package func isHit(at point: CGPoint, size: CGSize) -> Bool { false }
  package var gestures: [AttachedGesture] { [] }
  package func gestures(of element: Element) -> [AttachedGesture] { gestures }
  package var hover: HoverHandler? { nil }
  package var drop: DropHandler? { nil }
  package var control: ControlInfo? { nil }
  package var accessibilityNames: [String] { [] }
  package var coordinateSpaceName: AnyHashable? { nil }

  /// Makes the node that modifies each element of the view.
  public static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    ElementModifierNode(view: view, inputs: inputs)
  }
}
