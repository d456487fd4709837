import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// Lets the view be dragged with a preview, once a finger has rested on it.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: @escaping () -> V
  ) -> some View { modifier(DragSourceModifier(items: { [data()] }, preview: preview)) }
  /// Lets a value be dragged with a preview, once a finger has rested on the view.
  public func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: @escaping () -> V
  ) -> some View {
    modifier(DragSourceModifier(items: { [NSItemProvider(object: payload())] }, preview: preview))
  }
  /// Lets the view be dragged, once a finger has rested on it.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragSourceModifier<EmptyView>(items: { [data()] }, preview: nil))
  }
  /// Lets a value be dragged, once a finger has rested on the view.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragSourceModifier<EmptyView>(items: { [NSItemProvider(object: payload())] }, preview: nil))
  }

  /// Takes dropped items.
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: types, isTargeted: isTargeted) { items, _ in action(items) }
  }
  /// Takes dropped items at a place, in points of the view.
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropTargetModifier(
        handler: DropHandler(
          accepts: { $0.hasItemsConforming(to: types) },
          entered: { _ in isTargeted?.wrappedValue = true },
          left: { _, _ in isTargeted?.wrappedValue = false },
          perform: { action($0.itemProviders(for: types), $0.location) })))
  }
  /// Takes dropped items.
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: types.map { UTType($0) }, isTargeted: isTargeted, perform: action)
  }
  /// Takes dropped items at a place, in points of the view.
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    onDrop(of: types.map { UTType($0) }, isTargeted: isTargeted, perform: action)
  }
  /// Takes dropped items by a delegate.
  public func onDrop(of types: [UTType], delegate: any DropDelegate) -> some View {
    modifier(
      DropTargetModifier(
        handler: DropHandler(
          accepts: { $0.hasItemsConforming(to: types) && delegate.validateDrop(info: $0) },
          entered: { delegate.dropEntered(info: $0) },
          moved: { delegate.dropUpdated(info: $0) },
          left: { if !$1 { delegate.dropExited(info: $0) } },
          perform: { delegate.performDrop(info: $0) })))
  }
  /// Takes dropped items by a delegate.
  public func onDrop(of types: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: types.map { UTType($0) }, delegate: delegate)
  }
  /// Takes dropped values.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropTargetModifier(
        handler: DropHandler(
          accepts: { $0.items.contains { $0.object is T } },
          entered: { _ in isTargeted(true) },
          left: { _, _ in isTargeted(false) },
          perform: { action($0.items.compactMap { $0.object as? T }, $0.location) })))
  }
}
