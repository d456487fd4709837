import FlipbookDrawing
import FlipbookMotion
import Foundation

/// What an assistive technology can go from one to the next of.
public struct AccessibilitySystemRotor: Sendable {
  public static let links = AccessibilitySystemRotor()
  public static let headings = AccessibilitySystemRotor()
  public static let boldText = AccessibilitySystemRotor()
  public static let images = AccessibilitySystemRotor()
  public static let textFields = AccessibilitySystemRotor()
  public static let tables = AccessibilitySystemRotor()
  public static let lists = AccessibilitySystemRotor()
  public static let landmarks = AccessibilitySystemRotor()
  public static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor() }
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor()
  }
}

/// One of the places that an assistive technology goes to.
public struct AccessibilityRotorEntry<ID: Hashable>: View {
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  public var body: some View { EmptyView() }
}

/// What one of a pair is to the other.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

/// What kind of text a view has.
public struct AccessibilityTextContentType: Sendable {
  public static let plain = AccessibilityTextContentType()
  public static let console = AccessibilityTextContentType()
  public static let fileSystem = AccessibilityTextContentType()
  public static let messaging = AccessibilityTextContentType()
  public static let narrative = AccessibilityTextContentType()
  public static let sourceCode = AccessibilityTextContentType()
  public static let spreadsheet = AccessibilityTextContentType()
  public static let wordProcessing = AccessibilityTextContentType()
}

/// A kind of further information about a view.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let name: String
  public init(_ label: LocalizedStringKey, id: String = "") { name = id }
  public init(_ label: Text, id: String = "") { name = id }
}

/// How a view is touched directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A zoom that an assistive technology asks for.
public struct AccessibilityZoomGestureAction {
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}

// No assistive technology looks at a film: the view is as it would be without.
extension View {
  public func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }
  public func accessibilityAction<L: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> L
  ) -> some View { self }
  public func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }
  public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AccessibilityImportance = .default
  ) -> some View { self }
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: LocalizedStringKey,
    importance: AccessibilityImportance = .default
  ) -> some View { self }
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityImportance = .default
  ) -> some View { self }
  public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey, importance: AccessibilityImportance = .default
  ) -> some View { self }
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ label: LocalizedStringKey, _ value: V, importance: AccessibilityImportance = .default
  ) -> some View { self }
  public func accessibilityDefaultFocus<V: Hashable>(
    _ binding: AccessibilityFocusState<V>.Binding, _ value: V
  ) -> some View { self }
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  public func accessibilityRotor<C: View>(_ label: Text, @ViewBuilder entries: () -> C) -> some View { self }
  public func accessibilityRotor<C: View>(
    _ labelKey: LocalizedStringKey, @ViewBuilder entries: () -> C
  ) -> some View { self }
  public func accessibilityRotor<C: View>(
    _ rotor: AccessibilitySystemRotor, @ViewBuilder entries: () -> C
  ) -> some View { self }
  public func accessibilityRotor<M: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [M], entryLabel: KeyPath<M, String>
  ) -> some View { self }
  public func accessibilityRotor<M, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [M], entryID: KeyPath<M, ID>, entryLabel: KeyPath<M, String>
  ) -> some View { self }
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V)
    -> some View
  { self }
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

/// How soon further information about a view is told.
public enum AccessibilityImportance: Hashable, Sendable {
  case `default`, high
}

extension Text {
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
  public func accessibilityLabel(_ label: Text) -> Text { self }
}
