import FlipbookDrawing
import Foundation

/// Another name of ``CATextLayerAlignmentMode/natural``.
public let kCAAlignmentNatural = CATextLayerAlignmentMode.natural

/// Another name of ``CATextLayerAlignmentMode/left``.
public let kCAAlignmentLeft = CATextLayerAlignmentMode.left

/// Another name of ``CATextLayerAlignmentMode/right``.
public let kCAAlignmentRight = CATextLayerAlignmentMode.right

/// Another name of ``CATextLayerAlignmentMode/center``.
public let kCAAlignmentCenter = CATextLayerAlignmentMode.center

/// Another name of ``CATextLayerAlignmentMode/justified``.
public let kCAAlignmentJustified = CATextLayerAlignmentMode.justified

/// Another name of ``CATextLayerTruncationMode/none``.
public let kCATruncationNone = CATextLayerTruncationMode.none

/// Another name of ``CATextLayerTruncationMode/start``.
public let kCATruncationStart = CATextLayerTruncationMode.start

/// Another name of ``CATextLayerTruncationMode/end``.
public let kCATruncationEnd = CATextLayerTruncationMode.end

/// Another name of ``CATextLayerTruncationMode/middle``.
public let kCATruncationMiddle = CATextLayerTruncationMode.middle

/// A layer that draws text from the top of its bounds.
open class CATextLayer: CALayer {
  /// Makes a layer without text.
  public override init() {
    super.init()
    payload = TextPayload()
  }

  /// Makes a copy for presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if payload == nil { payload = TextPayload() }
  }

  /// Always nil, with a warning: layers aren't archived here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A copy of the layer for presentation.
  open override func _presentationCopy() -> CALayer { CATextLayer(layer: self) }

  private var text: TextPayload { unsafeDowncast(payload!, to: TextPayload.self) }

  /// A `String`, or an `NSAttributedString`, whose own fonts and colours count.
  open var string: Any? {
    get { text.string }
    set {
      let change = begin(.string)
      text.string = newValue
      end(.string, change)
    }
  }

  /// A `CTFont`, a `CGFont` or the name of a font; of a font only the face counts. Initially Helvetica.
  open var font: Any? {
    get { text.font }
    set {
      let change = begin(.font)
      text.font = newValue
      end(.font, change)
    }
  }

  /// In points, initially 36.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { change(.fontSize, \.fontSize, newValue) }
  }

  /// Initially white.
  open var foregroundColor: CGColor? {
    get { text.foregroundColor.map(CGColor.init) }
    set { change(.foregroundColor, \.foregroundColor, newValue?.rgba) }
  }

  /// Whether lines are broken at the width of the bounds. Initially false.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { change(.isWrapped, \.isWrapped, newValue) }
  }

  /// Initially none.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncation }
    set { change(.truncationMode, \.truncation, newValue) }
  }

  /// Initially natural.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignment }
    set { change(.alignmentMode, \.alignment, newValue) }
  }

  /// Has no effect.
  open var allowsFontSubpixelQuantization = false

  /// The size of the text on one line, or wrapped to the layer's width, in points; zero before the layer is shown.
  open override func preferredFrameSize() -> CGSize {
    guard let recording = rootHost?.recording else { return .zero }
    return text.layout(values.bounds.size, recording, limited: false)?.size ?? .zero
  }

  private func change<Value: Equatable>(
    _ key: LayerKey, _ path: ReferenceWritableKeyPath<TextPayload, Value>, _ value: Value
  ) {
    guard text[keyPath: path] != value else { return }
    let action = begin(key)
    text[keyPath: path] = value
    end(key, action)
  }
}
