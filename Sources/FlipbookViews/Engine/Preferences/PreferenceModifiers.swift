import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// Sets a preference for the views around this one.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceWriter<K>(value: { $0 = value }, replaces: true))
  }

  /// Changes a preference of the view.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceWriter<K>(value: callback, replaces: false))
  }

  /// Runs a closure with a preference of the views inside when it has changed, and at first.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @MainActor (K.Value) -> Void
  ) -> some View
  where K.Value: Equatable {
    modifier(PreferenceReader<K>(action: action))
  }
}
