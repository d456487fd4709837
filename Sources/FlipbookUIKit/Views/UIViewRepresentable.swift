import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// What a represented view can ask of the view around it.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction: Transaction
  public internal(set) var environment: EnvironmentValues

  /// Animates changes as the transaction does.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    guard transaction.animation != nil else {
      changes()
      completion?()
      return
    }
    UIView.animate(springDuration: 0.5, animations: changes, completion: { _ in completion?() })
  }
}

/// A view of UIKit's in a view.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  /// Called after that, and whenever something that it reads has changed.
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// nil for the size the view wants by itself.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? {
    nil
  }

  public var body: some View { RepresentedView.view(of: self) }
}

/// What a represented view controller can ask of the view around it.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction: Transaction
  public internal(set) var environment: EnvironmentValues
}

/// A view controller in a view.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Called after that, and whenever something that it reads has changed.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  public var body: some View { RepresentedView.controller(of: self) }
}

/// Keeps what stands between a representable and its view.
@MainActor
private final class Represented<Object, Coordinator> {
  let object: Object
  let coordinator: Coordinator
  init(_ object: Object, _ coordinator: Coordinator) {
    (self.object, self.coordinator) = (object, coordinator)
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
        let window = UIWindow(frame: .zero)
        let host = HostWindow(window: window, environment: environment)
        host.represented = Represented(view, coordinator)
        window.addSubview(view)
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
        host.window.overrideUserInterfaceStyle = UIUserInterfaceStyle(environment.colorScheme)
        value.updateUIView(
          represented.object, context: context(represented.coordinator, environment, transaction))
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
        host.window.overrideUserInterfaceStyle = UIUserInterfaceStyle(environment.colorScheme)
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

extension UIView {
  /// The size a represented view takes: what it wants where that is fixed, else what it is offered.
  fileprivate func fittingSize(for proposal: ProposedViewSize) -> CGSize {
    let wanted = intrinsicContentSize
    func side(
      _ wanted: CGFloat, _ offered: CGFloat?, _ hugging: UILayoutPriority, _ resistance: UILayoutPriority
    ) -> CGFloat {
      guard wanted >= 0 else { return offered.map { $0.isFinite ? $0 : 10 } ?? 10 }
      guard let offered, offered.isFinite else { return wanted }
      // Views that hug their contents loosely grow; those that resist weakly shrink.
      if offered > wanted, hugging.rawValue < 750, self is UIImageView == false, self is UILabel == false {
        return offered
      }
      return offered < wanted && resistance.rawValue < 1000 ? offered : wanted
    }
    return CGSize(
      width: side(wanted.width, proposal.width, hugging.horizontal, compressionResistance.horizontal),
      height: side(wanted.height, proposal.height, hugging.vertical, compressionResistance.vertical))
  }
}
