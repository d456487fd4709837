import FlipbookDrawing
package import FlipbookLottie
import Foundation

/// A layer that draws one frame of a Lottie animation; the frame is a property that can be animated.
package final class LottieFrameLayer: CALayer {
  /// The key path of the frame.
  package static let frameKey = "currentFrame"

  /// The animation; nil for none.
  package var file: LottieFile? {
    didSet {
      record = LottieRecord()
      setNeedsDisplay()
    }
  }
  /// The record of the last picture of the animation.
  private var record = LottieRecord()
  /// Places a picture of a size in a rectangle; nil for the layer's gravity.
  package var place: ((CGSize, CGRect) -> CGRect)?

  /// In the time of the file.
  package var currentFrame: CGFloat {
    get { _managedValue(Self.frameKey) }
    set { _setManagedValue(newValue, Self.frameKey) }
  }

  package override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  package override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? LottieFrameLayer else { return }
    (file, place) = (other.file, other.place)
  }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  package override func _presentationCopy() -> CALayer { LottieFrameLayer(layer: self) }

  package override class func needsDisplay(forKey key: String) -> Bool {
    key == frameKey || super.needsDisplay(forKey: key)
  }

  package override func draw(in ctx: CGContext) {
    guard let file, bounds.width > 0, bounds.height > 0 else { return }
    let rect = place?(file.size, bounds) ?? values.gravity.place(file.size, in: bounds)
    let fit = CGAffineTransform(
      a: rect.width / file.size.width, b: 0, c: 0, d: rect.height / file.size.height, tx: rect.minX,
      ty: rect.minY)
    // The last frame is shown at the end, which itself has no picture.
    let frame = min(max(Double(currentFrame), file.inPoint), max(file.inPoint, file.outPoint - 0.001))
    ctx.draw { transform, canvas in
      file.items(at: frame, transform: fit.concatenating(transform), canvas: canvas, record: record)
    }
  }

  /// Plays the animation from now on.
  ///
  /// - Parameters:
  ///   - repeats: Whether it begins again at its end.
  ///   - reverses: Whether it goes back to its start before.
  package func play(repeats: Bool, reverses: Bool) {
    removeAnimation(forKey: Self.playKey)
    guard let file else { return }
    let animation = CABasicAnimation(keyPath: Self.frameKey)
    animation.fromValue = CGFloat(file.inPoint)
    animation.toValue = CGFloat(file.outPoint)
    animation.duration = (file.outPoint - file.inPoint) / file.frameRate
    animation.repeatCount = repeats ? .infinity : 1
    animation.autoreverses = reverses
    currentFrame = CGFloat(reverses ? file.inPoint : file.outPoint)
    add(animation, forKey: Self.playKey)
  }

  private static let playKey = "lottie.play"
}
