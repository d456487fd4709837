import FlipbookDrawing
import FlipbookViews
import Foundation

/// The view of a ``UIHostingConfiguration`` in a cell.
final class HostedCellView<Content: View, Background: View>: UIView, UIContentView {
  private var shown: UIHostingConfiguration<Content, Background>
  private var hosting: HostingView?
  /// Runs the content without the room of the cell.
  private var measured: HostingView?

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let other = newValue as? UIHostingConfiguration<Content, Background> else { return }
      shown = other
      show()
    }
  }

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    super.init(frame: .zero)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    hosting?.removeFromSuperview()
    let made = HostingView { [shown] in AnyView(shown.root) }
    made.frame = bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(made)
    hosting = made
    measured = HostingView { [shown] in AnyView(shown.content.padding(shown.insets)) }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = measured?.sizeThatFits(CGSize(width: size.width, height: 0)) ?? .zero
    return CGSize(width: max(own.width, shown.least.width), height: max(own.height, shown.least.height))
  }
  override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
}
