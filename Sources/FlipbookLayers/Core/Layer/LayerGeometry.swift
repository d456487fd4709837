import FlipbookDrawing
import Foundation

/// Where layers lie in each other.
package enum LayerGeometry {
  /// The anchor point in the layer's own coordinates.
  package static func anchor(_ values: LayerValues) -> CGPoint {
    CGPoint(
      x: values.bounds.minX + values.anchorPoint.x * values.bounds.width,
      y: values.bounds.minY + values.anchorPoint.y * values.bounds.height)
  }

  /// Whether the way to the superlayer keeps to the plane.
  @inline(__always)
  package static func isFlat(_ values: LayerValues) -> Bool {
    values.zPosition == 0 && values.anchorPointZ == 0
      && (!values.hasTransform || CATransform3DIsAffine(values.transform))
  }

  /// From the layer to its superlayer, for a layer that ``isFlat(_:)``, without the superlayer's sublayer transform.
  @inline(__always)
  package static func flatTransform(_ values: LayerValues) -> CGAffineTransform {
    let anchor = anchor(values)
    guard values.hasTransform else {
      return CGAffineTransform(
        a: 1, b: 0, c: 0, d: 1, tx: values.position.x - anchor.x, ty: values.position.y - anchor.y)
    }
    let t = values.transform
    return CGAffineTransform(
      a: t.m11, b: t.m12, c: t.m21, d: t.m22,
      tx: t.m41 - anchor.x * t.m11 - anchor.y * t.m21 + values.position.x,
      ty: t.m42 - anchor.x * t.m12 - anchor.y * t.m22 + values.position.y)
  }

  /// From the layer to its superlayer in space, without the superlayer's sublayer transform.
  package static func transform(_ values: LayerValues) -> CATransform3D {
    let anchor = anchor(values)
    let centred = CATransform3DTranslate(values.transform, -anchor.x, -anchor.y, -values.anchorPointZ)
    return CATransform3DConcat(
      centred, CATransform3DMakeTranslation(values.position.x, values.position.y, values.zPosition))
  }

  /// The map that a layer applies to its sublayers: ``LayerValues/sublayerTransform`` about the anchor point,
  /// and the flip.
  package static func sublayerTransform(_ values: LayerValues) -> CATransform3D {
    let anchor = anchor(values)
    var result = CATransform3DIdentity
    if values.isGeometryFlipped {
      result = CATransform3D(
        m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: -1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0,
        m41: 0, m42: values.bounds.minY + values.bounds.maxY, m43: 0, m44: 1)
    }
    if values.hasSublayerTransform {
      let about = CATransform3DConcat(
        CATransform3DTranslate(values.sublayerTransform, -anchor.x, -anchor.y, 0),
        CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
      result = CATransform3DConcat(result, about)
    }
    return result
  }

  package static func frame(_ values: LayerValues) -> CGRect {
    if !values.hasTransform {
      let anchor = anchor(values)
      return values.bounds.offsetBy(dx: values.position.x - anchor.x, dy: values.position.y - anchor.y)
    }
    if isFlat(values) { return values.bounds.applying(flatTransform(values)) }
    return Homography(ProjectionTransform(transform(values)))?.bounds(of: values.bounds) ?? .null
  }

  /// The size and position that give a layer a frame.
  static func place(_ values: LayerValues, in frame: CGRect) -> (size: CGSize, position: CGPoint) {
    var size = frame.size
    let affine = CATransform3DGetAffineTransform(values.transform)
    if values.hasTransform, affine.determinant != 0, affine.isFinite, !affine.isIdentity {
      size = CGRect(origin: .zero, size: size).applying(affine.inverted()).size
    }
    // The frame's corner is where the bounds' own corner comes to lie, whatever the transform does.
    var trial = values
    trial.bounds.size = size
    trial.position = .zero
    let origin = Self.frame(trial).origin
    guard origin.x.isFinite, origin.y.isFinite else { return (size, frame.origin) }
    return (size, CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y))
  }

  /// From a layer to its superlayer, all included.
  static func step(_ layer: CALayer) -> CATransform3D {
    step(layer.values, in: layer.isMask ? nil : layer.parent?.values)
  }

  /// The same for values that layers are shown with; nil for no superlayer.
  static func step(_ values: LayerValues, in parent: LayerValues?) -> CATransform3D {
    let map = transform(values)
    guard let parent, parent.hasSublayerTransform || parent.isGeometryFlipped else { return map }
    return CATransform3DConcat(map, sublayerTransform(parent))
  }

  /// From a layer to the top of its tree, each layer flattened into the plane of what it lies in.
  static func toRoot(_ layer: CALayer) -> ProjectionTransform {
    var plane = ProjectionTransform()
    var space = CATransform3DIdentity
    var current = layer
    while current.parent != nil || current.host != nil {
      space = CATransform3DConcat(space, step(current))
      guard let parent = current.parent else {
        return plane.concatenating(ProjectionTransform(space))
      }
      if !parent.keepsDepth {
        plane = plane.concatenating(ProjectionTransform(space))
        space = CATransform3DIdentity
      }
      current = parent
    }
    return plane.concatenating(ProjectionTransform(space))
  }

  static func apply(_ map: ProjectionTransform, _ point: CGPoint) -> CGPoint {
    let w = point.x * map.m13 + point.y * map.m23 + map.m33
    let x = point.x * map.m11 + point.y * map.m21 + map.m31
    let y = point.x * map.m12 + point.y * map.m22 + map.m32
    return w == 1 || w == 0 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
  }

  static func convert(_ point: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
    if source === target { return point }
    let up = source.map(toRoot) ?? ProjectionTransform()
    let down = target.map(toRoot) ?? ProjectionTransform()
    return apply(up.concatenating(down.inverted()), point)
  }

  static func hit(_ layer: CALayer, _ point: CGPoint) -> CALayer? {
    let values = layer.values
    guard !values.isHidden, values.opacity > 0 else { return nil }
    let inverse = ProjectionTransform(step(layer)).inverted()
    let inside = apply(inverse, point)
    guard inside.x.isFinite, inside.y.isFinite else { return nil }
    let isInside = layer.contains(inside)
    if values.masksToBounds && !isInside { return nil }
    for sublayer in frontToBack(layer.layers) {
      if let hit = sublayer.hitTest(inside) { return hit }
    }
    return isInside ? layer : nil
  }

  private static func frontToBack(_ layers: [CALayer]) -> [CALayer] {
    if layers.allSatisfy({ $0.values.zPosition == 0 }) { return layers.reversed() }
    return layers.enumerated()
      .sorted { ($0.element.values.zPosition, $0.offset) > ($1.element.values.zPosition, $1.offset) }
      .map(\.element)
  }
}

extension CALayer {
  /// A point from another layer's coordinates to this one's; nil for those of the top layer.
  public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    LayerGeometry.convert(p, from: l ?? top, to: self)
  }

  /// A point from this layer's coordinates to another's; nil for those of the top layer.
  public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    LayerGeometry.convert(p, from: self, to: l ?? top)
  }

  /// The rectangle around another layer's rectangle in this one's coordinates.
  public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    Self.around(r) { convert($0, from: l) }
  }

  /// The rectangle around a rectangle in another layer's coordinates.
  public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect { Self.around(r) { convert($0, to: l) } }

  private var top: CALayer? {
    let root = root
    return root === self ? nil : root
  }

  private static func around(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    if rect.isNull { return rect }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map(map)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }

  /// A time in the layer that `l` says; nil for film time.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    let film = l.map { LayerTime.film($0, t) ?? t } ?? t
    return LayerTime.local(self, film)
  }

  /// A time of this layer in another; nil for film time.
  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let film = LayerTime.film(self, t) ?? t
    return l.map { LayerTime.local($0, film) } ?? film
  }

  /// ``transform`` as an affine map; the identity when it is none.
  public final func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets ``transform`` to an affine map.
  public final func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Whether y points up in the layer's contents: where the geometry is flipped an odd number of times.
  public final func contentsAreFlipped() -> Bool {
    var flips = false
    var layer: CALayer? = self
    while let current = layer {
      if current.isGeometryFlipped { flips.toggle() }
      layer = current.parent
    }
    return flips
  }

  /// The part of the layer that what it lies in doesn't cut off.
  public final var visibleRect: CGRect {
    var rect = bounds
    var layer = self
    while let parent = layer.parent {
      if parent.masksToBounds {
        rect = rect.overlap(with: convert(parent.bounds, from: parent))
      }
      layer = parent
    }
    return rect.isNull ? .zero : rect
  }

  /// Moves the nearest scroll layer so that a point lies at its origin.
  public final func scroll(_ p: CGPoint) {
    var layer: CALayer? = self
    while let current = layer {
      if let scroller = current as? any LayerScroller {
        scroller.scroll(to: convert(p, to: scroller))
        return
      }
      layer = current.parent
    }
  }

  /// Moves the nearest scroll layer as little as it takes to show a rectangle.
  public final func scrollRectToVisible(_ r: CGRect) {
    var layer: CALayer? = self
    while let current = layer {
      if let scroller = current as? any LayerScroller {
        scroller.reveal(convert(r, to: scroller))
        return
      }
      layer = current.parent
    }
  }
}
