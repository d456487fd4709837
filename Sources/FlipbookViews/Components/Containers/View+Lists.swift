import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// Hides the line above a section's first row, the one below its last, or both. Reports `visible` as unsupported.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all, file: String = #fileID, line: Int = #line
  ) -> some View {
    layoutValue(key: ListSectionSeparatorKey.self, value: visibility == .hidden ? edges : [])
      .unsupported("View.listSectionSeparator", when: visibility == .visible, file, line)
  }
  /// Sets the colour of the lines between sections. Reports any colour as unsupported.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.listSectionSeparatorTint", when: color != nil, file, line) }
  /// Sets the tint of symbols in rows.
  public func listItemTint(_ tint: Color?) -> some View { environment(\.listItemTint, tint) }
  /// Sets how much the headers of sections in lists stand out.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Keeps a row from being deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { keepsOut(isDisabled ? .delete : []) }
  /// Keeps a row from being moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View { keepsOut(isDisabled ? .move : []) }

  private func keepsOut(_ actions: RowEditDisabled) -> some View {
    transformPreference(RowEditDisabledKey.self) { $0.formUnion(actions) }
      .transformEnvironment(\.rowEditDisabled) { $0.formUnion(actions) }
  }

  /// Adds buttons beside the row of a list that a swipe reveals, the first at the edge.
  ///
  /// Buttons have their tint as ground, red for the destructive role and grey without one. Of a label with a symbol
  /// the symbol is shown, filled. Of several modifiers at one edge the innermost counts.
  ///
  /// - Parameter allowsFullSwipe: Whether a swipe over 60 % of the row runs the first button.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
  }

  /// Fetches anew where the scroll view is pulled down by more than 60 points; a spinner turns above until the action
  /// has returned.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(RefreshableModifier(action: RefreshAction(action: action)))
  }

  // MARK: Search

  /// Adds a field to search in, above the view. The placement is ignored.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searched(SearchableModifier(text: text, prompt: prompt ?? Text("Search")))
  }

  /// Adds a field to search in, above the view. The placement is ignored.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searched(SearchableModifier(text: text, prompt: Text(prompt)))
  }

  /// Adds a field to search in, above the view. The placement is ignored.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searched(SearchableModifier(text: text, prompt: Text(prompt)))
  }

  // MARK: Badges

  /// Shows a number at the end of a row or at a tab; none for 0 and below.
  public func badge(_ count: Int) -> some View { badge(count > 0 ? Text("\(count)") : nil) }

  /// Shows a text at the end of a row or at a tab.
  public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(label: label)) }

  /// Shows a string at the end of a row or at a tab.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
  /// How much the headers of sections in lists stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}
