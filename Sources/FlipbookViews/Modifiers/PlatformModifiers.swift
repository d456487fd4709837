import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// Sets the look of text editors; has no effect in a film.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
  /// Sets how symbols show a value. Reports `draw` as unsupported.
  public func symbolVariableValueMode(
    _ mode: SymbolVariableValueMode?, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.symbolVariableValueMode", when: mode == .draw, file, line) }
  /// Sets how the colours of symbols are filled. Reports `gradient` as unsupported.
  public func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.symbolColorRenderingMode", when: mode == .gradient, file, line) }
  /// Sets the width of buttons. Reports `flexible` as unsupported.
  public func buttonSizing(_ sizing: ButtonSizing, file: String = #fileID, line: Int = #line) -> some View {
    unsupported("View.buttonSizing", when: sizing == .flexible, file, line)
  }
  /// Sets the height of lines. Reports any height but `normal` as unsupported.
  public func lineHeight(_ height: TextLineHeight?, file: String = #fileID, line: Int = #line) -> some View {
    unsupported("View.lineHeight", when: height != nil && height != .normal, file, line)
  }
  /// Sets how the direction of text is found. Reports `layoutBased` as unsupported.
  public func writingDirection(strategy: WritingDirectionStrategy, file: String = #fileID, line: Int = #line)
    -> some View
  { unsupported("View.writingDirection", when: strategy == .layoutBased, file, line) }
  /// Gives the focus a value when the view appears. The priority is ignored.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { onAppear { binding.wrappedValue = value } }

  /// Draws a style behind the view, whichever container is named; for a widget, behind all of the widget around the view.
  @ViewBuilder
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement)
    -> some View
  {
    if container.isWidget {
      modifier(WidgetBackgroundModifier(alignment: .center, background: Rectangle().fill(style)))
    } else {
      background(style)
    }
  }

  /// Draws a view behind the view, whichever container is named; for a widget, behind all of the widget around the view.
  @ViewBuilder
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    if container.isWidget {
      modifier(WidgetBackgroundModifier(alignment: alignment, background: content()))
    } else {
      background(alignment: alignment, content: content)
    }
  }

  /// Sets whether held drags activate controls; has no effect in a film.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
  /// Sets the order of rows in menus; has no effect in a film.
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  /// Sets whether menus close at a choice. Reports `disabled` as unsupported.
  public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.menuActionDismissBehavior", when: behavior == .disabled, file, line) }
  /// Sets the help with writing; has no effect in a film.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  /// Sets whether a kind of input scrolls; has no effect in a film.
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View {
    self
  }
  /// Activates the control by a gesture of the hand; has no effect in a film.
  public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
    self
  }
  /// Shows the controls for formatting text; has no effect in a film.
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }
  /// Sets the look of materials in windows; has no effect in a film.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
  /// Sets the icon of dialogs; has no effect in a film.
  public func dialogIcon(_ icon: Image?) -> some View { self }
  /// Sets the severity of dialogs; has no effect in a film.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  /// Adds a switch that suppresses dialogs; has no effect in a film.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  /// Adds an action for a double tap of a pencil; it is never called in a film.
  public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View
  { self }
  /// Darkens the room around a headset; has no effect in a film.
  public func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> some View { self }
  /// Turns off effects of a pointer; has no effect in a film.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Sets the effect of a pointer; has no effect in a film.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Keeps a row from being selected; has no effect in a film.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Turns off replacing in text; has no effect in a film.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Turns off searching in text; has no effect in a film.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Shows the bar for searching in text. Reports itself as unsupported when presented.
  public func findNavigator(isPresented: Binding<Bool>, file: String = #fileID, line: Int = #line)
    -> some View
  { unsupported("View.findNavigator", when: isPresented.wrappedValue, file, line) }
  /// Marks content that may be out of date; has no effect in a film.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  /// Lets values be copied; has no effect in a film.
  public func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
  /// Lets values be cut; the action is never called in a film.
  public func cuttable<T>(for payloadType: T.Type = T.self, action: @escaping () -> [T]) -> some View { self }
  /// Takes pasted values; the actions are never called in a film.
  public func pasteDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { self }
  /// Adds an action for a command; it is never called in a film.
  public func onCommand(_ selector: Any, perform action: (() -> Void)?) -> some View { self }
  /// Adds an action for the delete key; it is never called in a film.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
  /// Adds an action for the play key of a remote; it is never called in a film.
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
  /// Adds an action for modifier keys; it is never called in a film.
  public func onModifierKeysChanged(
    mask: EventModifiers = [], initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { self }
  /// Adds an action for renaming; it is never called in a film.
  public func renameAction(_ action: @escaping () -> Void) -> some View { self }
  /// Sets the document of the page; has no effect in a film.
  public func navigationDocument(_ url: URL) -> some View { self }
  /// Groups views for the focus; has no effect in a film.
  public func focusSection() -> some View { self }
  /// Limits the default focus to a namespace; has no effect in a film.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  /// Prefers the view for the default focus; has no effect in a film.
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  { self }
  /// Tags the view for measurements; has no effect in a film.
  public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  /// Sets whether the window can be closed; has no effect in a film.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Sets whether the window can be resized; has no effect in a film.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Sets whether the window can be minimized; has no effect in a film.
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Sets whether the window can fill the screen; has no effect in a film.
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Shows an accessory of the crown; has no effect in a film.
  public func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }
  /// Shows the arms of a person in a headset; has no effect in a film.
  public func upperLimbVisibility(_ visibility: Visibility) -> some View { self }
  /// Exports data to services; the action is never called in a film.
  public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> some View { self }
  /// Provides the data of the view; the action is never called in a film.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
  /// Sets the margins of sections in lists, in points. Reports any length as unsupported.
  public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.listSectionMargins", when: length != nil, file, line) }
  /// Shows the index of sections. Reports `visible` as unsupported.
  public func listSectionIndexVisibility(_ visibility: Visibility, file: String = #fileID, line: Int = #line)
    -> some View
  { unsupported("View.listSectionIndexVisibility", when: visibility == .visible, file, line) }
  /// Sets the label of a section in the index. Reports any label as unsupported.
  public func sectionIndexLabel(_ label: String?, file: String = #fileID, line: Int = #line) -> some View {
    unsupported("View.sectionIndexLabel", when: label != nil, file, line)
  }
  /// Adds actions to a section. Reports itself as unsupported; the actions aren't shown.
  public func sectionActions<C: View>(
    @ViewBuilder content: () -> C, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.sectionActions", file, line) }
  /// Sets whether links in lists have a chevron.
  public func navigationLinkIndicatorVisibility(
    _ visibility: Visibility
  ) -> some View {
    environment(\.linkIndicatorVisibility, visibility)
  }
  /// Flashes the scroll indicators when the view appears. Reports true as unsupported.
  public func scrollIndicatorsFlash(onAppear: Bool, file: String = #fileID, line: Int = #line) -> some View {
    unsupported("View.scrollIndicatorsFlash", when: onAppear, file, line)
  }
  /// Flashes the scroll indicators when a value changes. Reports itself as unsupported.
  public func scrollIndicatorsFlash<V: Equatable>(trigger value: V, file: String = #fileID, line: Int = #line)
    -> some View
  { unsupported("View.scrollIndicatorsFlash", file, line) }
  /// Sets whether sliders have a knob.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
  /// Sets the least width of the room for the icons of labels, in points.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelMetrics.iconWidth, value)
  }
  /// Sets the distance between the icon and the title of labels, in points.
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    environment(\.labelMetrics.spacing, value)
  }
  /// Limits the brightness of images; has no effect in a film.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  /// Sets the store of settings. Reports any store but the standard one as unsupported.
  public func defaultAppStorage(_ store: UserDefaults, file: String = #fileID, line: Int = #line) -> some View
  { unsupported("View.defaultAppStorage", when: store !== UserDefaults.standard, file, line) }
}

extension Image {
  /// How much brighter than white an image may be: a film's colours are those of a screen without more.
  public struct DynamicRange: Hashable, Sendable {
    let name: String
    /// No brighter than white.
    public static let standard = DynamicRange(name: "standard")
    /// Somewhat brighter than white.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As bright as the screen can be.
    public static let high = DynamicRange(name: "high")
  }

  /// Limits the brightness of the image; returns the image unchanged.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

extension EnvironmentValues {
  /// The action that opens windows; it has no effect in a film.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// The action that closes windows; it has no effect in a film.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// The action that opens settings; it has no effect in a film.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// The action that asks for a review; it has no effect in a film.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// The action that renames: always nil.
  public var rename: RenameAction? { nil }
  /// The action that resets the focus; it has no effect in a film.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  /// The manager of undoing: always nil.
  public var undoManager: UndoManager? { nil }
  /// Whether there can be several windows: always false.
  public var supportsMultipleWindows: Bool { false }
  /// Whether the correction of typing is turned off: always false, whatever the modifier of the name sets.
  public var autocorrectionDisabled: Bool { false }
  /// Whether characters may move closer together: always false.
  public var allowsTightening: Bool { false }
  /// Whether the focus has an effect: always true.
  public var isFocusEffectEnabled: Bool { true }
  /// Whether a pointer has an effect: always true.
  public var isHoverEffectEnabled: Bool { true }
  /// Whether the window looks active: always true.
  public var appearsActive: Bool { true }
  /// The prominence of the background: always `standard`.
  public var backgroundProminence: BackgroundProminence { .standard }
  /// The spring loading of controls: always `automatic`.
  public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
  /// The order of rows in menus: always `automatic`.
  public var menuOrder: MenuOrder { .automatic }
  /// The look of materials in windows: always `automatic`.
  public var materialActiveAppearance: MaterialActiveAppearance { .automatic }
  /// Whether assistive access is on: always false.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// Whether content should be anchored other than to the head: always false.
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
  /// The visibility of labels: always `automatic`.
  public var labelsVisibility: Visibility { .automatic }
  /// The visibility of the indicators of menus: always `automatic`.
  public var menuIndicatorVisibility: Visibility { .automatic }
  /// Whether a widget has its background: always true.
  public var showsWidgetContainerBackground: Bool { true }
  /// Whether a live activity fills the screen: always false.
  public var isActivityFullscreen: Bool { false }
  /// The visibility of horizontal scroll indicators: always `automatic`.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
  /// The visibility of vertical scroll indicators: always `automatic`.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
}
