import FlipbookCombine
import FlipbookDrawing
import FlipbookViews
import Foundation

/// A view of SwiftUI's in a bar of UIKit's.
@MainActor
final class HostedBarView {
  /// The view, which the scene may change.
  @MainActor
  private final class Model: ObservableObject {
    @Published var view: AnyView

    init(_ view: AnyView) { self.view = view }
  }

  private struct Root: View {
    @ObservedObject var model: Model

    var body: some View { model.view.fixedSize() }
  }

  private let model: Model
  /// The view of UIKit's that shows it, at its own size.
  let hosting: HostingView

  init(_ view: AnyView) {
    let model = Model(view)
    self.model = model
    hosting = HostingView { AnyView(Root(model: model)) }
    fit()
  }

  /// Shows a view in the place of the present one.
  func show(_ view: AnyView) {
    model.view = view
    fit()
  }

  private func fit() {
    hosting.frame.size = hosting.sizeThatFits(.zero)
    hosting.invalidateIntrinsicContentSize()
    hosting.superview?.setNeedsLayout()
  }
}
