import FlipbookDrawing
import FlipbookMotion
import Foundation

// What asks a pointer, a pencil, a keyboard, a menu bar, a headset or the system for something that no film has: the view
// is as it would be without.

/// When something takes place by itself.
public struct SpringLoadingBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// In which order the rows of a menu stand.
public struct MenuOrder: Hashable, Sendable {
  let name: String
  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu closes when one of its rows is chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// How much help there is with writing.
public struct WritingToolsBehavior: Sendable {
  public static let automatic = WritingToolsBehavior()
  public static let complete = WritingToolsBehavior()
  public static let limited = WritingToolsBehavior()
  public static let disabled = WritingToolsBehavior()
}

/// What is used to scroll.
public struct ScrollInputKind: Sendable {
  public static let handGestureShortcut = ScrollInputKind()
  public static let look = ScrollInputKind()
}

public struct ScrollInputBehavior: Sendable {
  public static let automatic = ScrollInputBehavior()
  public static let enabled = ScrollInputBehavior()
  public static let disabled = ScrollInputBehavior()
}

/// What a hand does instead of a finger.
public struct HandGestureShortcut: Sendable {
  public static let primaryAction = HandGestureShortcut()
}

/// Where controls for the format of a text are.
public struct TextInputFormattingControlPlacement: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let contextMenu = Set(rawValue: 1)
    public static let inputAssistant = Set(rawValue: 2)
    public static let all = Set(rawValue: 3)
  }
}

/// Whether a material looks as in the window that is used.
public struct MaterialActiveAppearance: Hashable, Sendable {
  let name: String
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  public static let active = MaterialActiveAppearance(name: "active")
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

/// How grave what a dialog says is.
public struct DialogSeverity: Hashable, Sendable {
  let name: String
  public static let automatic = DialogSeverity(name: "automatic")
  public static let standard = DialogSeverity(name: "standard")
  public static let critical = DialogSeverity(name: "critical")
}

/// A tap or a squeeze of a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  public struct HoverPose: Hashable, Sendable {}
  public var hoverPose: HoverPose? { nil }
}

/// The light around a window in a headset.
public struct SurroundingsEffect: Sendable {
  public static let systemDark = SurroundingsEffect()
  public static let dark = SurroundingsEffect()
  public static let semiDark = SurroundingsEffect()
  public static let ultraDark = SurroundingsEffect()
  public static func dim(intensity: Double) -> SurroundingsEffect { SurroundingsEffect() }
  public static func colorMultiply(_ color: Color) -> SurroundingsEffect { SurroundingsEffect() }
}

extension View {
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
  public func symbolVariableValueMode(
    _ mode: SymbolVariableValueMode?, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.symbolVariableValueMode", when: mode == .draw, file, line) }
  public func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.symbolColorRenderingMode", when: mode == .gradient, file, line) }
  public func buttonSizing(_ sizing: ButtonSizing, file: String = #fileID, line: Int = #line) -> some View {
    unsupported("View.buttonSizing", when: sizing == .flexible, file, line)
  }
  public func lineHeight(_ height: TextLineHeight?, file: String = #fileID, line: Int = #line) -> some View {
    unsupported("View.lineHeight", when: height != nil && height != .normal, file, line)
  }
  public func writingDirection(strategy: WritingDirectionStrategy, file: String = #fileID, line: Int = #line)
    -> some View
  { unsupported("View.writingDirection", when: strategy == .layoutBased, file, line) }
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { onAppear { binding.wrappedValue = value } }

  /// What lies behind a container's content.
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement)
    -> some View
  { background(style) }

  /// What lies behind a container's content.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { background(alignment: alignment, content: content) }

  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.menuActionDismissBehavior", when: behavior == .disabled, file, line) }
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View {
    self
  }
  public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
    self
  }
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
  public func dialogIcon(_ icon: Image?) -> some View { self }
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View
  { self }
  public func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> some View { self }
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func findNavigator(isPresented: Binding<Bool>, file: String = #fileID, line: Int = #line)
    -> some View
  { unsupported("View.findNavigator", when: isPresented.wrappedValue, file, line) }
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  public func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
  public func cuttable<T>(for payloadType: T.Type = T.self, action: @escaping () -> [T]) -> some View { self }
  public func pasteDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { self }
  public func onCommand(_ selector: Any, perform action: (() -> Void)?) -> some View { self }
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
  public func onModifierKeysChanged(
    mask: EventModifiers = [], initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { self }
  public func renameAction(_ action: @escaping () -> Void) -> some View { self }
  public func navigationDocument(_ url: URL) -> some View { self }
  public func focusSection() -> some View { self }
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  { self }
  public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }
  public func upperLimbVisibility(_ visibility: Visibility) -> some View { self }
  public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> some View { self }
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
  public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.listSectionMargins", when: length != nil, file, line) }
  public func listSectionIndexVisibility(_ visibility: Visibility, file: String = #fileID, line: Int = #line)
    -> some View
  { unsupported("View.listSectionIndexVisibility", when: visibility == .visible, file, line) }
  public func sectionIndexLabel(_ label: String?, file: String = #fileID, line: Int = #line) -> some View {
    unsupported("View.sectionIndexLabel", when: label != nil, file, line)
  }
  public func sectionActions<C: View>(
    @ViewBuilder content: () -> C, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.sectionActions", file, line) }
  /// Whether links in lists have a chevron.
  public func navigationLinkIndicatorVisibility(
    _ visibility: Visibility
  ) -> some View {
    environment(\.linkIndicatorVisibility, visibility)
  }
  public func scrollIndicatorsFlash(onAppear: Bool, file: String = #fileID, line: Int = #line) -> some View {
    unsupported("View.scrollIndicatorsFlash", when: onAppear, file, line)
  }
  public func scrollIndicatorsFlash<V: Equatable>(trigger value: V, file: String = #fileID, line: Int = #line)
    -> some View
  { unsupported("View.scrollIndicatorsFlash", file, line) }
  /// Whether sliders have a knob.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
  /// The least width of the room for the icons of labels, in points.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelMetrics.iconWidth, value)
  }
  /// The distance between the icon and the title of labels, in points.
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    environment(\.labelMetrics.spacing, value)
  }
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  public func defaultAppStorage(_ store: UserDefaults, file: String = #fileID, line: Int = #line) -> some View
  { unsupported("View.defaultAppStorage", when: store !== UserDefaults.standard, file, line) }
}

/// Behind which container something lies.
public struct ContainerBackgroundPlacement: Sendable {
  public static let widget = ContainerBackgroundPlacement()
  public static let navigation = ContainerBackgroundPlacement()
  public static let navigationSplitView = ContainerBackgroundPlacement()
  public static let tabView = ContainerBackgroundPlacement()
  public static let window = ContainerBackgroundPlacement()
  public static let subscriptionStore = ContainerBackgroundPlacement()
}

/// When the focus goes to where it is at first.
public struct DefaultFocusEvaluationPriority: Sendable {
  public static let automatic = DefaultFocusEvaluationPriority()
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// How wide a button is.
public struct ButtonSizing: Hashable, Sendable {
  let name: String
  public static let automatic = ButtonSizing(name: "automatic")
  public static let fitted = ButtonSizing(name: "fitted")
  public static let flexible = ButtonSizing(name: "flexible")
}

/// The distance of the lines of a text; a film's texts have their font's.
public struct TextLineHeight: Hashable, Sendable {
  let name: String
  public static let normal = TextLineHeight(name: "normal")
  public static let tight = TextLineHeight(name: "tight")
  public static let loose = TextLineHeight(name: "loose")
  public static let variable = TextLineHeight(name: "variable")
  public static func multiple(factor: CGFloat) -> TextLineHeight { TextLineHeight(name: "\(factor) ×") }
  public static func leading(increase: CGFloat) -> TextLineHeight {
    TextLineHeight(name: "\(increase) pt more")
  }
  public static func exact(points: CGFloat) -> TextLineHeight { TextLineHeight(name: "\(points) pt") }
}

/// How the direction of a text is found.
public struct WritingDirectionStrategy: Hashable, Sendable {
  let name: String
  public static let `default` = WritingDirectionStrategy(name: "default")
  public static let contentBased = WritingDirectionStrategy(name: "contentBased")
  public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
}

/// How a symbol shows a value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  let name: String
  public static let color = SymbolVariableValueMode(name: "color")
  public static let draw = SymbolVariableValueMode(name: "draw")
}

/// How the colours of a symbol are filled.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  let name: String
  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// A look for fields of many lines.
@MainActor @preconcurrency
public protocol TextEditorStyle {}
public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }
public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }
public struct RoundedBorderTextEditorStyle: TextEditorStyle { public init() {} }
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

/// What one may do with a window.
public struct WindowInteractionBehavior: Sendable {
  public static let automatic = WindowInteractionBehavior()
  public static let enabled = WindowInteractionBehavior()
  public static let disabled = WindowInteractionBehavior()
}

extension Image {
  /// How much brighter than white an image may be: a film's colours are those of a screen without more.
  public struct DynamicRange: Hashable, Sendable {
    let name: String
    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }

  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

/// Opens a window of a film, which has but one: nothing comes of it.
public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window; that of a film stays.
public struct DismissWindowAction: Sendable {
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
}

/// Opens the settings of an app; a film has none.
public struct OpenSettingsAction: Sendable {
  public func callAsFunction() {}
}

/// Asks for a review of an app; nobody is there.
public struct RequestReviewAction: Sendable {
  public func callAsFunction() {}
}

/// Begins to change a name; nothing comes of it.
public struct RenameAction: Sendable {
  public func callAsFunction() {}
}

/// Gives the focus back to where it is at first; nothing comes of it.
public struct ResetFocusAction: Sendable {
  public func callAsFunction(in namespace: Namespace.ID) {}
}

/// How much stands out from behind a view.
public enum BackgroundProminence: Hashable, Sendable { case standard, increased }

extension EnvironmentValues {
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var rename: RenameAction? { nil }
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  public var undoManager: UndoManager? { nil }
  public var supportsMultipleWindows: Bool { false }
  public var autocorrectionDisabled: Bool { false }
  public var allowsTightening: Bool { false }
  public var isFocusEffectEnabled: Bool { true }
  public var isHoverEffectEnabled: Bool { true }
  public var appearsActive: Bool { true }
  public var backgroundProminence: BackgroundProminence { .standard }
  public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
  public var menuOrder: MenuOrder { .automatic }
  public var materialActiveAppearance: MaterialActiveAppearance { .automatic }
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
  public var labelsVisibility: Visibility { .automatic }
  public var menuIndicatorVisibility: Visibility { .automatic }
  public var showsWidgetContainerBackground: Bool { true }
  public var isActivityFullscreen: Bool { false }
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
}
