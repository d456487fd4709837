import Flipbook
import FlipbookPicture
import Foundation

/// A path that is filled and stroked.
open class SKShapeNode: SKNode {
  /// The path, in points of the node; nil for none.
  open var path: CGPath?
  /// The colour inside; clear unless set.
  open var fillColor = UIColor.clear
  /// The colour of the line; white unless set.
  open var strokeColor = UIColor.white
  /// The width of the line, in points; 1 unless set.
  open var lineWidth: CGFloat = 1
  /// The width of a glow around the line, in points; 0 for none.
  open var glowWidth: CGFloat = 0
  /// The ends of the line.
  open var lineCap = CGLineCap.butt
  /// The corners of the line.
  open var lineJoin = CGLineJoin.miter
  /// The longest tip of a corner, in line widths.
  open var miterLimit: CGFloat = 10
  /// Whether edges are smooth.
  open var isAntialiased = true
  /// The picture inside, stretched over the path's rectangle and multiplied with the colour; nil for none.
  open var fillTexture: SKTexture?
  /// How the shape is combined with what is under it.
  open var blendMode = SKBlendMode.alpha

  /// A shader of GLSL for the inside; nil for none. It is left out, with a diagnostic.
  open var fillShader: SKShader?
  /// A shader of GLSL for the line; nil for none. It is left out, with a diagnostic.
  open var strokeShader: SKShader?

  /// Makes a shape without a path.
  public override init() { super.init() }

  /// Makes a shape for an archive.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// The length along the line, in points.
  open var lineLength: CGFloat {
    path.map { PathTrack($0.path).length } ?? 0
  }

  override var contentRect: CGRect {
    guard let box = path?.boundingBoxOfPath, !box.isNull else { return .null }
    let reach = strokeColor.rgba.opacity > 0 ? lineWidth / 2 + glowWidth : 0
    return box.insetBy(dx: -reach, dy: -reach)
  }

  override func drawContent(_ place: NodePlace, _ recorder: NodeRecorder) {
    guard let path = path?.path, !path.isEmpty else { return }
    let fill = fillColor.rgba
    let style = FillStyle(eoFill: false, antialiased: isAntialiased)
    if let fillTexture, fill.opacity > 0 {
      recorder.draw(
        fillTexture, in: path.boundingRect, center: nil, tint: (fill, 1), place, blendMode.mode,
        inside: (path, style))
    } else if fill.opacity > 0 {
      recorder.fill(path, .color(fill), place, blendMode.mode, style)
    }
    let stroke = strokeColor.rgba
    guard stroke.opacity > 0 else { return }
    let line = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    if glowWidth > 0 {
      var wide = line
      wide.lineWidth = lineWidth + glowWidth
      recorder.stroke(path, stroke, wide, place, blendMode.mode, blur: glowWidth / 2)
    }
    if line.lineWidth > 0 { recorder.stroke(path, stroke, line, place, blendMode.mode, blur: 0) }
  }

  override func take(from other: SKNode) {
    super.take(from: other)
    guard let other = other as? SKShapeNode else { return }
    (path, fillColor, strokeColor, lineWidth) = (
      other.path, other.fillColor, other.strokeColor, other.lineWidth
    )
    (glowWidth, lineCap, lineJoin) = (other.glowWidth, other.lineCap, other.lineJoin)
    (miterLimit, isAntialiased) = (other.miterLimit, other.isAntialiased)
    (fillTexture, blendMode) = (other.fillTexture, other.blendMode)
    (fillShader, strokeShader) = (other.fillShader, other.strokeShader)
  }
}
