import FlipbookViews

/// What a `#Preview` shows: views, or a view controller or a view of UIKit's that its closure returns.
@MainActor
public func _previewContent<Content: View>(@ViewBuilder _ content: () -> Content) -> Content { content() }

@MainActor
public func _previewContent<Controller: UIViewController>(
  _ make: @escaping @MainActor () -> Controller
) -> some View { UIKitScene(.controller(make)) }

@MainActor
public func _previewContent<Content: UIView>(_ make: @escaping @MainActor () -> Content) -> some View {
  UIKitScene(.view(make))
}
