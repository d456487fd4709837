import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// The object of a representable and its coordinator.
@MainActor
private final class Represented<Object, Coordinator> {
  let object: Object
  let coordinator: Coordinator
  /// Whether views around have disabled it.
  private var isDisabled = false

  init(_ object: Object, _ coordinator: Coordinator) {
    (self.object, self.coordinator) = (object, coordinator)
  }

  /// A control is disabled by the views around it, and enabled again with them.
  func follow(isEnabled: Bool) {
    guard isDisabled == isEnabled else { return }
    isDisabled = !isEnabled
    (object as? UIControl)?.isEnabled = isEnabled
  }
}

@MainActor
enum RepresentedView {
  static func view<R: UIViewRepresentable>(of value: R) -> EmbeddedView {
    func context(_ coordinator: R.Coordinator, _ environment: EnvironmentValues, _ transaction: Transaction)
      -> R.Context
    { R.Context(coordinator: coordinator, transaction: transaction, environment: environment) }
    return EmbeddedView(
      make: { environment in
        let coordinator = value.makeCoordinator()
        let view = value.makeUIView(context: context(coordinator, environment, Transaction()))
        let host = HostWindow(window: UIWindow(frame: .zero), environment: environment)
        host.represented = Represented(view, coordinator)
        host.placeContents = { view.frame = $0 }
        host.fittingSize = { proposal in
          let own = context(coordinator, environment, Transaction())
          return value.sizeThatFits(proposal, uiView: view, context: own) ?? view.fittingSize(for: proposal)
        }
        return host
      },
      update: { content, environment, transaction in
        guard let host = content as? HostWindow,
          let represented = host.represented as? Represented<R.UIViewType, R.Coordinator>
        else { return }
        host.follow(environment.colorScheme)
        value.updateUIView(
          represented.object, context: context(represented.coordinator, environment, transaction))
        represented.follow(isEnabled: environment.isEnabled)
        // A view comes into the window once it has been updated.
        if represented.object.superview == nil { host.window.addSubview(represented.object) }
      },
      remove: { content in
        guard
          let represented = (content as? HostWindow)?.represented as? Represented<R.UIViewType, R.Coordinator>
        else { return }
        R.dismantleUIView(represented.object, coordinator: represented.coordinator)
      })
  }

  static func controller<R: UIViewControllerRepresentable>(of value: R) -> EmbeddedView {
    func context(_ coordinator: R.Coordinator, _ environment: EnvironmentValues, _ transaction: Transaction)
      -> R.Context
    { R.Context(coordinator: coordinator, transaction: transaction, environment: environment) }
    return EmbeddedView(
      make: { environment in
        let coordinator = value.makeCoordinator()
        let controller = value.makeUIViewController(context: context(coordinator, environment, Transaction()))
        let host = HostWindow(window: UIWindow(frame: .zero), environment: environment)
        host.represented = Represented(controller, coordinator)
        host.window.rootViewController = controller
        host.placeContents = { controller.view.frame = $0 }
        host.window.makeKeyAndVisible()
        return host
      },
      update: { content, environment, transaction in
        guard let host = content as? HostWindow,
          let represented = host.represented as? Represented<R.UIViewControllerType, R.Coordinator>
        else { return }
        host.follow(environment.colorScheme)
        value.updateUIViewController(
          represented.object, context: context(represented.coordinator, environment, transaction))
      },
      remove: { content in
        guard
          let represented = (content as? HostWindow)?.represented
            as? Represented<R.UIViewControllerType, R.Coordinator>
        else { return }
        R.dismantleUIViewController(represented.object, coordinator: represented.coordinator)
      })
  }
}
