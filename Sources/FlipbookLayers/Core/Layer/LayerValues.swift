import FlipbookDrawing
import Foundation

/// The properties of every layer that are plain numbers, so that a copy costs next to nothing: a frame works on one
/// for each layer that is animated.
package struct LayerValues: Equatable {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var zPosition: CGFloat = 0
  package var anchorPointZ: CGFloat = 0
  package var transform = CATransform3DIdentity {
    didSet { hasTransform = transform != CATransform3DIdentity }
  }
  package private(set) var hasTransform = false
  package var sublayerTransform = CATransform3DIdentity {
    didSet { hasSublayerTransform = sublayerTransform != CATransform3DIdentity }
  }
  package private(set) var hasSublayerTransform = false
  package var opacity: Float = 1
  package var isHidden = false
  package var isDoubleSided = true
  package var masksToBounds = false
  package var isGeometryFlipped = false
  package var allowsGroupOpacity = true
  package var shouldRasterize = false
  package var rasterizationScale: CGFloat = 1
  package var cornerRadius: CGFloat = 0
  package var maskedCorners = CACornerMask.all
  package var isContinuous = false
  package var borderWidth: CGFloat = 0
  package var borderColor: RGBA? = .black
  package var backgroundColor: RGBA?
  package var shadowColor: RGBA? = .black
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsScale: CGFloat = 1
  package var gravity = ContentsPlacement.resize
  package var edgeAntialiasing = true
  package var magnification = ImageInterpolation.medium

  package init() {}

  /// The numbers of a property: 1 to 4 of them, colours premultiplied; nil for properties that are none.
  package func lanes(_ key: LayerKey) -> SIMD4<Double>? {
    switch key {
    case .position: Self.lanes(position)
    case .zPosition: Self.lanes(zPosition)
    case .bounds: Self.lanes(bounds)
    case .anchorPoint: Self.lanes(anchorPoint)
    case .anchorPointZ: Self.lanes(anchorPointZ)
    case .opacity: SIMD4(Double(opacity), 0, 0, 0)
    case .cornerRadius: Self.lanes(cornerRadius)
    case .borderWidth: Self.lanes(borderWidth)
    case .shadowOpacity: SIMD4(Double(shadowOpacity), 0, 0, 0)
    case .shadowRadius: Self.lanes(shadowRadius)
    case .shadowOffset: SIMD4(Double(shadowOffset.width), Double(shadowOffset.height), 0, 0)
    case .contentsRect: Self.lanes(contentsRect)
    case .contentsCenter: Self.lanes(contentsCenter)
    case .contentsScale: Self.lanes(contentsScale)
    case .rasterizationScale: Self.lanes(rasterizationScale)
    case .backgroundColor: LayerNumbers.lanes(backgroundColor)
    case .borderColor: LayerNumbers.lanes(borderColor)
    case .shadowColor: LayerNumbers.lanes(shadowColor)
    case .hidden: Self.lanes(isHidden)
    case .doubleSided: Self.lanes(isDoubleSided)
    case .masksToBounds: Self.lanes(masksToBounds)
    case .shouldRasterize: Self.lanes(shouldRasterize)
    default: nil
    }
  }

  package mutating func setLanes(_ key: LayerKey, _ v: SIMD4<Double>) {
    switch key {
    case .position: position = CGPoint(x: v.x, y: v.y)
    case .zPosition: zPosition = v.x
    case .bounds: bounds = CGRect(x: v.x, y: v.y, width: v.z, height: v.w)
    case .anchorPoint: anchorPoint = CGPoint(x: v.x, y: v.y)
    case .anchorPointZ: anchorPointZ = v.x
    case .opacity: opacity = Float(v.x)
    case .cornerRadius: cornerRadius = v.x
    case .borderWidth: borderWidth = v.x
    case .shadowOpacity: shadowOpacity = Float(v.x)
    case .shadowRadius: shadowRadius = v.x
    case .shadowOffset: shadowOffset = CGSize(width: v.x, height: v.y)
    case .contentsRect: contentsRect = CGRect(x: v.x, y: v.y, width: v.z, height: v.w)
    case .contentsCenter: contentsCenter = CGRect(x: v.x, y: v.y, width: v.z, height: v.w)
    case .contentsScale: contentsScale = v.x
    case .rasterizationScale: rasterizationScale = v.x
    case .backgroundColor: backgroundColor = LayerNumbers.color(v)
    case .borderColor: borderColor = LayerNumbers.color(v)
    case .shadowColor: shadowColor = LayerNumbers.color(v)
    case .hidden: isHidden = v.x >= 0.5
    case .doubleSided: isDoubleSided = v.x >= 0.5
    case .masksToBounds: masksToBounds = v.x >= 0.5
    case .shouldRasterize: shouldRasterize = v.x >= 0.5
    default: break
    }
  }

  package func transform(_ key: LayerKey) -> CATransform3D? {
    switch key {
    case .transform: transform
    case .sublayerTransform: sublayerTransform
    default: nil
    }
  }

  package mutating func setTransform(_ key: LayerKey, _ value: CATransform3D) {
    switch key {
    case .transform: transform = value
    case .sublayerTransform: sublayerTransform = value
    default: break
    }
  }

  private static func lanes(_ value: CGFloat) -> SIMD4<Double> { SIMD4(Double(value), 0, 0, 0) }
  private static func lanes(_ value: Bool) -> SIMD4<Double> { SIMD4(value ? 1 : 0, 0, 0, 0) }
  private static func lanes(_ value: CGPoint) -> SIMD4<Double> {
    SIMD4(Double(value.x), Double(value.y), 0, 0)
  }
  private static func lanes(_ value: CGRect) -> SIMD4<Double> {
    SIMD4(
      Double(value.origin.x), Double(value.origin.y), Double(value.size.width), Double(value.size.height))
  }
}
