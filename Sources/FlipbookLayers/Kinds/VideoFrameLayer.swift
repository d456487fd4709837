import FlipbookDrawing
import Foundation

/// A layer that draws the picture of a film at a time; the time is a property that can be animated.
package final class VideoFrameLayer: CALayer {
  /// The key path of the time.
  package static let timeKey = "videoTime"
  private static let playKey = "video.play"
  /// Seconds that a film without end is played.
  private static let longest = 1e5

  /// The film; nil for none.
  package var film: (any VideoSource)? { didSet { setNeedsDisplay() } }
  /// The part that is shown, and how fast.
  package var part = VideoTiming() { didSet { setNeedsDisplay() } }
  /// How the film goes into the layer.
  package var place = ContentsPlacement.resizeAspect { didSet { setNeedsDisplay() } }

  /// In seconds since the film's begin.
  package var videoTime: CGFloat {
    get { _managedValue(Self.timeKey) }
    set { _setManagedValue(newValue, Self.timeKey) }
  }

  package override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  package override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? VideoFrameLayer else { return }
    (film, part, place) = (other.film, other.part, other.place)
  }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  package override func _presentationCopy() -> CALayer { VideoFrameLayer(layer: self) }

  package override class func needsDisplay(forKey key: String) -> Bool {
    key == timeKey || super.needsDisplay(forKey: key)
  }

  package override func draw(in ctx: CGContext) {
    guard let film, bounds.width > 0, bounds.height > 0 else { return }
    let rect = place.place(film.size, in: bounds)
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
    let bitmap = film.picture(at: part.time(at: Double(videoTime), duration: film.duration))
    let drawing = ImageDrawing(
      bitmap: bitmap, source: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height),
      destination: rect)
    if place == .resizeAspectFill { ctx.clip(to: bounds) }
    ctx.draw { transform, canvas in
      [DisplayItem(content: .image(drawing), transform: transform, canvas: canvas)]
    }
  }

  /// Plays the part from now on.
  ///
  /// - Parameter delay: Seconds until it begins; its first picture stands still before.
  package func play(after delay: Double) {
    removeAnimation(forKey: Self.playKey)
    guard let film else { return }
    let length = part.length(of: film.duration) ?? Self.longest
    let animation = CABasicAnimation(keyPath: Self.timeKey)
    animation.fromValue = CGFloat(0)
    animation.toValue = CGFloat(length)
    animation.duration = length
    animation.beginTime = convertTime(CACurrentMediaTime(), from: nil) + delay
    animation.fillMode = .backwards
    set(time: length)
    if length > 0 { add(animation, forKey: Self.playKey) }
  }

  /// Stands still at a time, in seconds since the film's begin.
  package func stop(at time: Double) {
    removeAnimation(forKey: Self.playKey)
    set(time: time)
  }

  private func set(time: Double) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    videoTime = CGFloat(time)
    CATransaction.commit()
  }
}
