import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// Adds a field to search in, above the view. Tokens have no effect, with a diagnostic where there are any.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T, file: String = #fileID,
    line: Int = #line
  ) -> some View where C.Element: Identifiable {
    unsupported("View.searchable(tokens:)", when: !tokens.wrappedValue.isEmpty, file, line)
      .searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Adds a field to search in, above the view. Tokens have no effect, with a diagnostic where there are any.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T, file: String = #fileID,
    line: Int = #line
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token, file: file,
      line: line)
  }

  /// Adds a field to search in, above the view. Tokens have no effect, with a diagnostic where there are any;
  /// suggested ones are not shown.
  public func searchable<C, S: Collection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<S>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T, file: String = #fileID, line: Int = #line
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable,
    S.Element == C.Element
  {
    searchable(
      text: text, tokens: tokens, placement: placement, prompt: prompt, token: token, file: file, line: line)
  }

  /// Adds a field to search in, above the view. Tokens have no effect, with a diagnostic where there are any;
  /// suggested ones are not shown.
  public func searchable<C, S: Collection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<S>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T, file: String = #fileID, line: Int = #line
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable,
    S.Element == C.Element
  {
    searchable(
      text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token, file: file,
      line: line)
  }
}
