import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// Shows an image, or several in turn.
open class UIImageView: UIView {
  open var image: UIImage? { didSet { imageChanged() } }
  open var highlightedImage: UIImage?
  open var isHighlighted = false { didSet { imageChanged() } }
  /// Shown in turn while it is animating.
  open var animationImages: [UIImage]?
  /// For all images once, in seconds; 0 for a thirtieth each.
  open var animationDuration: TimeInterval = 0
  /// 0 for without end.
  open var animationRepeatCount = 0
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { imageChanged() } }
  private var animationStart: TimeInterval?
  private var generation = 0
  /// Movements of the symbol.
  var symbolEffects = SymbolEffects()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
    frame.size = image?.size ?? .zero
    imageChanged()
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func imageChanged() {
    playSeries()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  override func contentModeChanged() {
    super.contentModeChanged()
    setNeedsDisplay()
  }

  /// An image that is a series runs by itself.
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

  open override var intrinsicContentSize: CGSize {
    image == nil
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : shown?.size ?? .zero
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? .zero }

  open override func draw(_ rect: CGRect) {
    guard let image = shown, bounds.width > 0, bounds.height > 0 else { return }
    let isTemplate = image.renderingMode == .alwaysTemplate || image.isSymbolImage
    let drawn = isTemplate && image.tint == nil ? image.withTintColor(tintColor) : image
    drawSymbol(drawn, in: contentMode.rect(for: image.size, in: bounds))
  }

  open override var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { setNeedsDisplay() } }
  }

  open override var frame: CGRect {
    didSet { if frame.size != oldValue.size { setNeedsDisplay() } }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // MARK: Images in turn

  open var isAnimating: Bool { animationStart != nil }

  open func startAnimating() {
    guard let images = animationImages, !images.isEmpty, animationStart == nil else { return }
    animationStart = FilmClock.now
    generation += 1
    step(generation)
  }

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
  /// Where contents of a size lie in a rectangle.
  func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
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
