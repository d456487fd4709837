import FlipbookDrawing
import FlipbookMotion
import Foundation

/// What a tap on an element does.
@MainActor
package struct TapHandler {
  /// Taps needed in a row.
  package var count: Int
  /// Called with the place of the tap in the element's coordinates.
  package var action: @MainActor (CGPoint) -> Void

  package init(count: Int = 1, action: @escaping @MainActor (CGPoint) -> Void) {
    self.count = count
    self.action = action
  }
}

/// Runs a closure when a view is tapped.
struct TapModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let count: Int
  let action: @MainActor (CGPoint) -> Void

  var tapHandler: TapHandler? { TapHandler(count: count, action: action) }
}

/// Says where a view can be touched.
struct ContentShapeModifier<S: Shape>: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let shape: S
  let eoFill: Bool

  func isHit(at point: CGPoint, size: CGSize) -> Bool {
    shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: eoFill)
  }
}

struct AllowsHitTestingModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let isEnabled: Bool
  func allowsHits(at point: CGPoint, size: CGSize) -> Bool { isEnabled }
}

/// Gives an element a name to find it by.
struct AccessibilityNameModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let name: String
  var accessibilityNames: [String] { [name] }
}

extension View {
  /// Runs a closure when the view is tapped, by script.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    modifier(TapModifier(count: count) { _ in action() })
  }

  /// Runs a closure with the place of the tap when the view is tapped, by script.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    modifier(TapModifier(count: count, action: action))
  }

  /// Where the view can be touched, in place of what it draws.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
  }

  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(AllowsHitTestingModifier(isEnabled: enabled))
  }

  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityNameModifier(name: label.plainString))
  }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(AccessibilityNameModifier(name: labelKey.plainString))
  }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(AccessibilityNameModifier(name: String(label)))
  }

  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityNameModifier(name: identifier))
  }
}
