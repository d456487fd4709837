import FlipbookViews

/// Returns the content of a `#Preview`: views.
@MainActor
public func _previewContent<Content: View>(@ViewBuilder _ content: () -> Content) -> Content { content() }

/// Returns the content of a `#Preview` whose closure returns views of several types.
@MainActor @_disfavoredOverload
public func _previewContent(_ content: () -> any View) -> AnyView { AnyView(content()) }

/// Returns the content of a `#Preview` whose closure returns a view controller of UIKit.
@MainActor
public func _previewContent<Controller: UIViewController>(
  _ make: @escaping @MainActor () -> Controller
) -> some View { UIKitScene(.controller(make)) }

/// Returns the content of a `#Preview` whose closure returns a view of UIKit.
@MainActor
public func _previewContent<Content: UIView>(_ make: @escaping @MainActor () -> Content) -> some View {
  UIKitScene(.view(make))
}
