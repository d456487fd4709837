import FlipbookDrawing
import Foundation

/// Where lines of text lie.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Taken as left: words are not spread out.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// What becomes of text that doesn't fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It is cut off at the bounds.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// An ellipsis takes the place of what comes first.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// An ellipsis takes the place of what comes last.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// An ellipsis takes the place of what is in the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

public let kCAAlignmentNatural = CATextLayerAlignmentMode.natural
public let kCAAlignmentLeft = CATextLayerAlignmentMode.left
public let kCAAlignmentRight = CATextLayerAlignmentMode.right
public let kCAAlignmentCenter = CATextLayerAlignmentMode.center
public let kCAAlignmentJustified = CATextLayerAlignmentMode.justified
public let kCATruncationNone = CATextLayerTruncationMode.none
public let kCATruncationStart = CATextLayerTruncationMode.start
public let kCATruncationEnd = CATextLayerTruncationMode.end
public let kCATruncationMiddle = CATextLayerTruncationMode.middle

/// A layer that draws text from the top of its bounds.
open class CATextLayer: CALayer {
  public override init() {
    super.init()
    extras = TextExtras()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if extras == nil { extras = TextExtras() }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func _presentationCopy() -> CALayer { CATextLayer(layer: self) }

  private var text: TextExtras { unsafeDowncast(extras!, to: TextExtras.self) }

  /// A `String`, or an `NSAttributedString`, whose own fonts and colours count.
  open var string: Any? {
    get { text.string }
    set {
      let change = begin(.string)
      text.string = newValue
      end(.string, change)
    }
  }

  /// A `CTFont` or the name of a font; of a font only the face counts. Initially Helvetica.
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

  /// Of no effect.
  open var allowsFontSubpixelQuantization = false

  /// The size of the text on one line, or wrapped to the layer's width, in points; zero before the layer is shown.
  open override func preferredFrameSize() -> CGSize {
    guard let surroundings = rootHost?.surroundings else { return .zero }
    return text.layout(values.bounds.size, surroundings, limited: false)?.size ?? .zero
  }

  private func change<Value: Equatable>(
    _ key: LayerKey, _ path: ReferenceWritableKeyPath<TextExtras, Value>, _ value: Value
  ) {
    guard text[keyPath: path] != value else { return }
    let action = begin(key)
    text[keyPath: path] = value
    end(key, action)
  }
}
