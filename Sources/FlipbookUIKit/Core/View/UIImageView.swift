import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import FlipbookViews
import Foundation

/// A view of an image, or of several in turn.
open class UIImageView: UIView {
  /// The image to show. One that is a series plays by itself.
  open var image: UIImage? { didSet { imageChanged() } }
  /// The image to show while the view is highlighted; nil for ``image``.
  open var highlightedImage: UIImage?
  /// Whether the highlighted image is shown.
  open var isHighlighted = false { didSet { imageChanged() } }
  /// The images that are shown in turn while the view is animating.
  open var animationImages: [UIImage]?
  /// The time for all images once, in seconds. 0 stands for a thirtieth of a second for each.
  open var animationDuration: TimeInterval = 0
  /// The number of times that the images are shown. 0 stands for no end.
  open var animationRepeatCount = 0
  /// The size, weight and colours of a symbol; nil for those of the image.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { imageChanged() } }
  private var animationStart: TimeInterval?
  private var generation = 0
  /// The effects of the symbol.
  var symbolEffects = SymbolEffects()

  /// Makes an image view that takes no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes an image view of the image's size, in points.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
    frame.size = image?.size ?? .zero
    imageChanged()
  }

  /// Makes an image view of the first image's size, in points.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Makes a view of no size. Archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.nib?.read(into: self as UIImageView)
  }

  private func imageChanged() {
    playSeries()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  override func contentModeChanged() {
    super.contentModeChanged()
    setNeedsDisplay()
  }

  /// Plays an image that is a series.
  private func playSeries() {
    let image = isHighlighted ? highlightedImage ?? self.image : self.image
    guard let images = image?.images else {
      seriesStart = nil
      return
    }
    seriesStart = FilmClock.now
    generation += 1
    runSeries(images.count, image?.duration ?? 0, generation)
  }

  private var seriesStart: TimeInterval?

  private func runSeries(_ count: Int, _ length: TimeInterval, _ planned: Int) {
    guard planned == generation, let start = seriesStart, length > 0, count > 1 else { return }
    setNeedsDisplay()
    let each = length / Double(count)
    let next = ((FilmClock.now - start) / each + 1e-6).rounded(.down) + 1
    FilmClock.post(after: start + next * each - FilmClock.now) { [weak self] in
      self?.runSeries(count, length, planned)
    }
  }

  private var shown: UIImage? {
    if let seriesStart, let images = image?.images, let length = image?.duration, length > 0 {
      let turn = (FilmClock.now - seriesStart) / length + 1e-9
      return images[min(Int((turn - turn.rounded(.down)) * Double(images.count)), images.count - 1)]
    }
    if let animationStart, let images = animationImages, !images.isEmpty {
      let length = animationDuration > 0 ? animationDuration : Double(images.count) / 30
      let turn = (FilmClock.now - animationStart) / length + 1e-9
      return images[min(Int((turn - turn.rounded(.down)) * Double(images.count)), images.count - 1)]
    }
    let image = isHighlighted ? highlightedImage ?? self.image : self.image
    return preferredSymbolConfiguration.flatMap { image?.withConfiguration($0) } ?? image
  }

  /// The size of the image shown, in points; `noIntrinsicMetric` without an image.
  open override var intrinsicContentSize: CGSize {
    image == nil
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : shown?.size ?? .zero
  }

  /// Returns the size of the image shown, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? .zero }

  /// Draws the image in the place that the content mode says. Template images and symbols take the tint.
  open override func draw(_ rect: CGRect) {
    guard let image = shown, bounds.width > 0, bounds.height > 0 else { return }
    let isTemplate = image.renderingMode == .alwaysTemplate || image.isSymbolImage
    let drawn = isTemplate && image.tint == nil ? image.withTintColor(tintColor) : image
    drawSymbol(drawn, in: contentMode.rect(for: image.size, in: bounds))
  }

  /// The view's own rectangle, in points. A new size draws the image again.
  open override var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { setNeedsDisplay() } }
  }

  /// The view's rectangle in its superview, in points. A new size draws the image again.
  open override var frame: CGRect {
    didSet { if frame.size != oldValue.size { setNeedsDisplay() } }
  }

  /// Draws the image again in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // MARK: Images in turn

  /// Whether the images are being shown in turn.
  open var isAnimating: Bool { animationStart != nil }

  /// Begins to show the images in turn. Does nothing without images.
  open func startAnimating() {
    guard let images = animationImages, !images.isEmpty, animationStart == nil else { return }
    animationStart = FilmClock.now
    generation += 1
    step(generation)
  }

  /// Shows the single image again.
  open func stopAnimating() {
    animationStart = nil
    generation += 1
    setNeedsDisplay()
  }

  private func step(_ planned: Int) {
    guard planned == generation, let start = animationStart, let images = animationImages else { return }
    let length = animationDuration > 0 ? animationDuration : Double(images.count) / 30
    let shown = FilmClock.now - start
    if animationRepeatCount > 0, shown >= length * Double(animationRepeatCount) - 1e-9 {
      return stopAnimating()
    }
    setNeedsDisplay()
    let each = length / Double(images.count)
    let next = (shown / each + 1e-6).rounded(.down) + 1
    FilmClock.post(after: start + next * each - FilmClock.now) { [weak self] in self?.step(planned) }
  }
}

extension UIView.ContentMode {
  /// Returns the place of content of a size in a rectangle, in points.
  package func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    var scaled = size
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit:
      let scale = min(bounds.width / size.width, bounds.height / size.height)
      scaled = CGSize(width: size.width * scale, height: size.height * scale)
    case .scaleAspectFill:
      let scale = max(bounds.width / size.width, bounds.height / size.height)
      scaled = CGSize(width: size.width * scale, height: size.height * scale)
    default: break
    }
    var origin = CGPoint(x: bounds.midX - scaled.width / 2, y: bounds.midY - scaled.height / 2)
    switch self {
    case .top, .topLeft, .topRight: origin.y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: origin.y = bounds.maxY - scaled.height
    default: break
    }
    switch self {
    case .left, .topLeft, .bottomLeft: origin.x = bounds.minX
    case .right, .topRight, .bottomRight: origin.x = bounds.maxX - scaled.width
    default: break
    }
    return CGRect(origin: origin, size: scaled)
  }
}

extension UIImageView: ArchivedView {
  func archivedState() -> ViewArchives.Restore {
    let (image, highlighted, isHighlighted) = (image, highlightedImage, isHighlighted)
    let configuration = preferredSymbolConfiguration
    return { view in
      guard let view = view as? UIImageView else { return }
      (view.highlightedImage, view.preferredSymbolConfiguration) = (highlighted, configuration)
      (view.image, view.isHighlighted) = (image, isHighlighted)
    }
  }
}
