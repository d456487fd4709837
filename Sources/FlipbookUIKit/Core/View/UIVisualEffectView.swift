import FlipbookDrawing
import FlipbookLayers
import Foundation

/// A pane of frosted glass: content under it shows through, blurred and tinted.
///
/// An effect that is set in an animation block, or by a property animator, comes and goes gradually.
open class UIVisualEffectView: UIView {
  /// The view that holds the content on the glass. It is as large as the pane.
  public let contentView = UIView()

  /// The effect of the pane. Only a ``UIBlurEffect`` shows; nil for none.
  open var effect: UIVisualEffect? { didSet { show() } }

  /// Makes a pane of no size.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
    show()
  }

  /// Makes a pane of no size and without an effect. Archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.nib?.read(into: self as UIVisualEffectView)
  }

  /// Makes a pane without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  private func show() {
    if let blur = effect as? UIBlurEffect {
      layer.setGlass(blur.style.glass)
      backgroundColor = blur.style.color
    } else {
      // The glass stays while its tint fades.
      backgroundColor = nil
    }
  }
}
