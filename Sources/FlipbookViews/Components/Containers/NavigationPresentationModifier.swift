import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Pushes a view while a binding is true.
struct NavigationPresentationModifier: ViewModifier {
  let isPresented: Binding<Bool>?
  let destination: AnyView
  @Environment(\.navigation) private var navigation
  @State private var shown = Shown()

  @MainActor
  final class Shown {
    var id: Int?
    nonisolated init() {}
  }

  init(isPresented: Binding<Bool>?, destination: AnyView) {
    (self.isPresented, self.destination) = (isPresented, destination)
  }

  func body(content: Content) -> some View {
    let (isPresented, navigation, shown, destination) = (isPresented, navigation, shown, destination)
    return content.onChange(of: isPresented?.wrappedValue ?? false, initial: true) { _, isShown in
      if isShown, shown.id == nil {
        shown.id = navigation?.push(destination) {
          shown.id = nil
          isPresented?.wrappedValue = false
        }
      } else if !isShown, let id = shown.id {
        shown.id = nil
        navigation?.remove(id)
      }
    }
  }
}
