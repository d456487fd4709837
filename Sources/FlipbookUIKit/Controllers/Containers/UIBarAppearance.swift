import FlipbookDrawing
import Foundation

/// The appearance of a bar.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// The blur of what lies behind the bar; nil for none.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  /// The colour over the blur; nil for none.
  open var backgroundColor: UIColor?
  /// The colour of the line at the edge of the bar; nil for no line.
  open var shadowColor: UIColor? = .separator
  /// The image over the colour, stretched over the bar; nil for none.
  open var backgroundImage: UIImage?
  /// The image in place of the line. One at most 1 point wide hides the line; another has no effect, with a diagnostic.
  open var shadowImage: UIImage? {
    didSet {
      unsupported("UIBarAppearance.shadowImage", when: shadowImage?.standsForNone == false)
    }
  }
  var isTransparent = false

  /// The colour under the bars of views; nil for that of the bar's own appearance.
  var ground: UIColor? { backgroundColor }

  /// The ground under the texts of a bar.
  var look: BarChrome {
    let hidesLine = shadowImage?.standsForNone == true || shadowColor == .clear
    return BarChrome(
      effect: backgroundEffect, color: backgroundColor, image: backgroundImage,
      line: hidesLine ? nil : shadowColor)
  }

  /// Makes the default appearance.
  public override init() {}

  /// Makes the appearance for a kind of device. All kinds look alike.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  /// Makes an appearance that is as another.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    backgroundImage = barAppearance.backgroundImage
    shadowImage = barAppearance.shadowImage
    isTransparent = barAppearance.isTransparent
  }

  /// Sets the ground to the material of bars, with a line.
  open func configureWithDefaultBackground() {
    set(UIBlurEffect(style: .systemChromeMaterial), nil, .separator)
  }
  /// Sets the ground to the system's background, with a line.
  open func configureWithOpaqueBackground() { set(nil, .systemBackground, .separator) }
  /// Makes the bar clear, without a line.
  open func configureWithTransparentBackground() {
    set(nil, .clear, nil)
    isTransparent = true
  }

  private func set(_ effect: UIBlurEffect?, _ color: UIColor?, _ line: UIColor?) {
    (backgroundEffect, backgroundColor, shadowColor) = (effect, color, line)
    (backgroundImage, shadowImage, isTransparent) = (nil, nil, false)
  }
}
