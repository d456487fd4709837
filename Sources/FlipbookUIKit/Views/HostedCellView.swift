import FlipbookDrawing
import FlipbookViews
import Foundation

/// The view of a ``UIHostingConfiguration`` in a cell.
final class HostedCellView<Content: View, Background: View>: UIView, UIContentView {
  private var shown: UIHostingConfiguration<Content, Background>
  private var hosting: HostingView?

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
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { hosting?.sizeThatFits(size) ?? .zero }
  override var intrinsicContentSize: CGSize {
    hosting?.sizeThatFits(CGSize(width: bounds.width > 0 ? bounds.width : 10_000, height: 10_000)) ?? .zero
  }
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
}
