import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

private struct FocusedModifier: ViewModifier {
  let isFocused: Bool
  /// Whether the field is that of a search around which the modifier stands.
  let isOfSearch: Bool
  let set: @MainActor (Bool) -> Void
  @State private var handler = FocusHandler()
  @Environment(\.focusHandler) private var outer
  @Environment(\.searchParts) private var search

  init(_ condition: FocusState<Bool>.Binding, isOfSearch: Bool) {
    isFocused = condition.wrappedValue
    self.isOfSearch = isOfSearch
    set = { condition.wrappedValue = $0 }
  }

  init<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value, isOfSearch: Bool) {
    isFocused = binding.wrappedValue == value
    self.isOfSearch = isOfSearch
    set = { isFocused in
      if isFocused {
        binding.wrappedValue = value
      } else if binding.wrappedValue == value, let none = (Value.self as? any ExpressibleByNilLiteral.Type),
        let cleared = none.init(nilLiteral: ()) as? Value
      {
        binding.wrappedValue = cleared
      }
    }
  }

  func body(content: Content) -> some View {
    handler.set = set
    handler.outer = isOfSearch ? search.focus : outer
    let (handler, isOfSearch) = (handler, isOfSearch)
    return content.transformEnvironment(\.searchParts) { if isOfSearch { $0.focus = handler } }
      .environment(\.focusHandler, isOfSearch ? outer : handler)
      .onChange(of: isFocused, initial: true) { _, isFocused in
        guard let link = handler.link, let touches = ViewRuntime.current?.touches else { return }
        if isFocused {
          touches.setFocus(link)
        } else if touches.focus === link {
          touches.setFocus(nil)
        }
      }
  }
}

extension View {
  /// Keeps a state true while a field of the view has the keyboard; a change of the state moves the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(condition, isOfSearch: false))
  }

  /// Gives a state a value while a field of the view has the keyboard; a change of the state moves the focus.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
  { modifier(FocusedModifier(binding, equals: value, isOfSearch: false)) }

  /// Keeps a state true while the field of the search in the view has the keyboard; a change of the state opens the
  /// search, or takes the keyboard away from it.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding, isOfSearch: true))
  }

  /// Gives a state a value while the field of the search in the view has the keyboard; a change to that value opens
  /// the search.
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    modifier(FocusedModifier(binding, equals: value, isOfSearch: true))
  }
}
