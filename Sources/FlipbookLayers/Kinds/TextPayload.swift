import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The properties that only text layers have.
final class TextPayload: LayerPayload {
  var string: Any?
  var font: Any?
  var fontSize: CGFloat = 36
  var foregroundColor: RGBA? = .white
  var isWrapped = false
  var truncation = CATextLayerTruncationMode.none
  var alignment = CATextLayerAlignmentMode.natural

  override func copy() -> LayerPayload {
    let copy = TextPayload()
    copy.string = string
    copy.font = font
    copy.fontSize = fontSize
    copy.foregroundColor = foregroundColor
    copy.isWrapped = isWrapped
    copy.truncation = truncation
    copy.alignment = alignment
    return copy
  }

  override func lanes(_ key: LayerKey) -> SIMD4<Double>? {
    switch key {
    case .fontSize: SIMD4(Double(fontSize), 0, 0, 0)
    case .foregroundColor: LayerNumbers.lanes(foregroundColor)
    case .isWrapped: SIMD4(isWrapped ? 1 : 0, 0, 0, 0)
    default: nil
    }
  }

  override func setLanes(_ key: LayerKey, _ v: SIMD4<Double>) {
    switch key {
    case .fontSize: fontSize = v.x
    case .foregroundColor: foregroundColor = LayerNumbers.color(v)
    case .isWrapped: isWrapped = v.x >= 0.5
    default: break
    }
  }

  override func keyedValue(_ key: LayerKey) -> Any? {
    switch key {
    case .string: string
    case .font: font
    case .foregroundColor: foregroundColor.map(CGColor.init)
    case .isWrapped: isWrapped
    case .truncationMode: truncation
    case .alignmentMode: alignment
    default: super.keyedValue(key)
    }
  }

  override func setKeyedValue(_ key: LayerKey, _ value: Any?) {
    switch key {
    case .string: string = value
    case .font: font = value
    case .foregroundColor: foregroundColor = LayerNumbers.color(value)
    case .truncationMode: if let mode = value as? CATextLayerTruncationMode { truncation = mode }
    case .alignmentMode: if let mode = value as? CATextLayerAlignmentMode { alignment = mode }
    default: super.setKeyedValue(key, value)
    }
  }

  /// The face of the layer's font at its size.
  private var descriptor: FontDescriptor {
    var result: FontDescriptor
    switch font.map({ LayerNumbers.unboxed($0) }) {
    case let font as CTFont: result = font.descriptor
    case let font as Font: result = font.descriptor()
    case let name as String: result = Font.custom(name, size: fontSize).descriptor()
    case let font as CGFont: result = Font.custom(font.postScriptName ?? "", size: fontSize).descriptor()
    default: result = Font.system(size: fontSize).descriptor()
    }
    result.size = max(0, fontSize)
    return result
  }

  private func content(_ environment: EnvironmentValues) -> TextContent? {
    var content: TextContent
    switch string {
    case let text as NSAttributedString: content = text.textContent(in: environment)
    case let text as String: content = TextContent(runs: [TextContent.Run(string: text, font: descriptor)])
    case nil: return nil
    case let other?:
      content = TextContent(runs: [TextContent.Run(string: String(describing: other), font: descriptor)])
    }
    if content.string.isEmpty { return nil }
    content.alignment =
      switch alignment {
      case .center: .center
      case .right: .trailing
      default: .leading
      }
    content.isJustified = alignment == .justified
    content.truncation =
      switch truncation {
      case .start: .head
      case .middle: .middle
      default: .tail
      }
    return content
  }

  func layout(_ size: CGSize, _ recording: RecordingContext, limited: Bool) -> TextLayout? {
    guard fontSize > 0, var content = content(recording.environment) else { return nil }
    let isTruncated = truncation != .none
    if isTruncated, !isWrapped { content.lineLimit = 1 }
    let width = isWrapped || isTruncated && limited ? size.width : .infinity
    let height = isTruncated && limited ? size.height : .infinity
    return recording.resources.textEngine.layout(content, in: CGSize(width: width, height: height))
  }

  override var isSingleItem: Bool { true }

  override func record(_ values: LayerValues, _ canvas: inout LayerCanvas) {
    let bounds = values.bounds
    guard let layout = layout(bounds.size, canvas.recording, limited: true) else { return }
    var canvas = canvas
    LayerContents.upright(&canvas, bounds)
    let spare = bounds.width - layout.size.width
    let x =
      switch alignment {
      case .center: bounds.minX + spare / 2
      case .right: bounds.maxX - layout.size.width
      default: bounds.minX
      }
    // Text is cut off where the layer ends, as a picture of it would be.
    let place = CGRect(x: x, y: bounds.minY, width: layout.size.width, height: layout.size.height)
    let ink = layout.inkBounds.offsetBy(dx: x, dy: bounds.minY)
    if !bounds.insetBy(dx: -0.5, dy: -0.5).contains(ink.isNull ? place : ink) {
      canvas.clip(to: Path(bounds))
    }
    canvas.draw(layout, at: place.origin, foregroundColor ?? .clear)
  }
}
