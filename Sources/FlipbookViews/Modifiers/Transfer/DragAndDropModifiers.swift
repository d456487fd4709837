import FlipbookDrawing
import FlipbookMotion
import Foundation

// Nothing is dragged between the views of a film.
extension View {
  /// Sets whether held drags activate controls; has no effect in a film.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
  /// Exports data to services; the action is never called in a film.
  public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> some View { self }
  /// Provides the data of the view; the action is never called in a film.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
  /// Takes dropped items; the action is never called in a film.
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  /// Takes dropped items at a place; the action is never called in a film.
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }
  /// Takes dropped items by a delegate; the delegate is never called in a film.
  public func onDrop(of types: [UTType], delegate: any DropDelegate) -> some View {
    self
  }
  /// Takes dropped items by a delegate; the delegate is never called in a film.
  public func onDrop(of types: [String], delegate: any DropDelegate) -> some View {
    self
  }
  /// Lets the view be dragged with a preview; has no effect in a film.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }
  /// Lets a value be dragged with a preview; has no effect in a film.
  public func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }
  /// Lets the view be dragged; has no effect in a film.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    self
  }
  /// Lets a value be dragged; has no effect in a film.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    self
  }
  /// Takes dropped values; the actions are never called in a film.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    self
  }
  /// Takes dropped items; the action is never called in a film.
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    self
  }
}

extension EnvironmentValues {
  /// The spring loading of controls: always `automatic`.
  public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
}
