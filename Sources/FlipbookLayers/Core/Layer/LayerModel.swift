import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The properties of a layer that are plain values: where it lies and how it looks.
///
/// ``CALayer`` alone inherits from it. They stand in a class and not in an extension of the layer's, since subclasses may
/// override them.
open class LayerModel: NSObject {
  // The plain values; recording reads them without going through the open properties.
  package final var values = LayerValues()
  package final var shadowPathValue: CGPath?

  /// Makes the values of an empty layer at (0, 0).
  override init() {
    super.init()
  }

  // MARK: Changes

  /// Prepares any change of a property: opens a transaction, keeps the state to look back to, finds the
  /// action.
  package func begin(_ key: LayerKey) -> (any CAAction)? { nil }

  /// Completes a change: marks pictures as out of date and runs the action.
  package func end(_ key: LayerKey, _ action: (any CAAction)?) {}

  /// Prepares a change that has no action.
  package func beginQuietly() {}

  /// Records that pictures of the layer, and of all that it lies in, are out of date.
  package func changed() {}

  /// Has what depends on the bounds made anew.
  func boundsChanged(resized: Bool) {}

  /// Sets a property that has no animation.
  package final func set<Value: Equatable>(_ path: WritableKeyPath<LayerValues, Value>, _ value: Value) {
    guard values[keyPath: path] != value else { return }
    beginQuietly()
    values[keyPath: path] = value
    changed()
  }

  // MARK: Geometry

  /// The layer's rectangle in its own coordinates. Initially empty.
  open var bounds: CGRect {
    get { values.bounds }
    set {
      guard newValue != values.bounds else { return }
      let resized = newValue.size != values.bounds.size
      let change = begin(.bounds)
      values.bounds = newValue
      end(.bounds, change)
      boundsChanged(resized: resized)
    }
  }

  /// Where the anchor point lies in the superlayer.
  open var position: CGPoint {
    get { values.position }
    set {
      guard newValue != values.position else { return }
      let change = begin(.position)
      values.position = newValue
      end(.position, change)
    }
  }

  /// The depth: greater values lie in front.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set {
      guard newValue != values.zPosition else { return }
      let change = begin(.zPosition)
      values.zPosition = newValue
      end(.zPosition, change)
    }
  }

  /// The point that ``position`` places and transforms turn about, as shares of the bounds. Initially the centre.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set {
      guard newValue != values.anchorPoint else { return }
      let change = begin(.anchorPoint)
      values.anchorPoint = newValue
      end(.anchorPoint, change)
    }
  }

  /// The anchor's depth in points.
  open var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set {
      guard newValue != values.anchorPointZ else { return }
      let change = begin(.anchorPointZ)
      values.anchorPointZ = newValue
      end(.anchorPointZ, change)
    }
  }

  /// Applied about the anchor point.
  open var transform: CATransform3D {
    get { values.transform }
    set {
      guard newValue != values.transform else { return }
      let change = begin(.transform)
      values.transform = newValue
      end(.transform, change)
    }
  }

  /// Applied to all sublayers about the anchor point; the place for perspective.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set {
      guard newValue != values.sublayerTransform else { return }
      let change = begin(.sublayerTransform)
      values.sublayerTransform = newValue
      end(.sublayerTransform, change)
    }
  }

  /// The rectangle around the layer in its superlayer. Setting it sets ``bounds`` and ``position``.
  open var frame: CGRect {
    get { LayerGeometry.frame(values) }
    set {
      guard newValue.origin.x.isFinite, newValue.origin.y.isFinite, newValue.width.isFinite,
        newValue.height.isFinite
      else {
        LayerInput.warn(
          "frame", "A layer's frame is set to values that aren't finite numbers; it is left as it is.")
        return
      }
      let place = LayerGeometry.place(values, in: newValue.standardized)
      bounds = CGRect(origin: values.bounds.origin, size: place.size)
      position = place.position
    }
  }

  /// Whether y points up in the layer's sublayers.
  open var isGeometryFlipped: Bool {
    get { values.isGeometryFlipped }
    set { set(\.isGeometryFlipped, newValue) }
  }

  // MARK: Looks

  /// 0…1, initially 1. It applies to the layer with its sublayers as a whole.
  open var opacity: Float {
    get { values.opacity }
    set {
      guard newValue != values.opacity else { return }
      let change = begin(.opacity)
      values.opacity = newValue
      end(.opacity, change)
    }
  }

  /// Whether the layer and its sublayers are left out.
  open var isHidden: Bool {
    get { values.isHidden }
    set {
      guard newValue != values.isHidden else { return }
      let change = begin(.hidden)
      values.isHidden = newValue
      end(.hidden, change)
    }
  }

  /// Whether the layer is seen from behind too. Initially true.
  open var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set {
      guard newValue != values.isDoubleSided else { return }
      let change = begin(.doubleSided)
      values.isDoubleSided = newValue
      end(.doubleSided, change)
    }
  }

  /// Whether contents and sublayers are cut off at the bounds, corners included.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set {
      guard newValue != values.masksToBounds else { return }
      let change = begin(.masksToBounds)
      values.masksToBounds = newValue
      end(.masksToBounds, change)
    }
  }

  /// Fills the bounds under everything else; nil for nothing.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor.map(CGColor.init) }
    set {
      guard newValue?.rgba != values.backgroundColor else { return }
      let change = begin(.backgroundColor)
      values.backgroundColor = newValue?.rgba
      end(.backgroundColor, change)
    }
  }

  /// In points, initially 0.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set {
      guard newValue != values.cornerRadius else { return }
      let change = begin(.cornerRadius)
      values.cornerRadius = newValue
      end(.cornerRadius, change)
    }
  }

  /// The corners that ``cornerRadius`` applies to; initially all.
  open var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { set(\.maskedCorners, newValue) }
  }

  /// Initially circular.
  open var cornerCurve: CALayerCornerCurve {
    get { values.isContinuous ? .continuous : .circular }
    set { set(\.isContinuous, newValue == .continuous) }
  }

  /// The width of the line along the inside of the bounds, in points; initially 0.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set {
      guard newValue != values.borderWidth else { return }
      let change = begin(.borderWidth)
      values.borderWidth = newValue
      end(.borderWidth, change)
    }
  }

  /// Initially black.
  open var borderColor: CGColor? {
    get { values.borderColor.map(CGColor.init) }
    set {
      guard newValue?.rgba != values.borderColor else { return }
      let change = begin(.borderColor)
      values.borderColor = newValue?.rgba
      end(.borderColor, change)
    }
  }

  /// Initially black.
  open var shadowColor: CGColor? {
    get { values.shadowColor.map(CGColor.init) }
    set {
      guard newValue?.rgba != values.shadowColor else { return }
      let change = begin(.shadowColor)
      values.shadowColor = newValue?.rgba
      end(.shadowColor, change)
    }
  }

  /// 0…1, initially 0: no shadow.
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set {
      guard newValue != values.shadowOpacity else { return }
      let change = begin(.shadowOpacity)
      values.shadowOpacity = newValue
      end(.shadowOpacity, change)
    }
  }

  /// In points, initially (0, -3).
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set {
      guard newValue != values.shadowOffset else { return }
      let change = begin(.shadowOffset)
      values.shadowOffset = newValue
      end(.shadowOffset, change)
    }
  }

  /// The standard deviation of the shadow's Gaussian, in points; initially 3.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set {
      guard newValue != values.shadowRadius else { return }
      let change = begin(.shadowRadius)
      values.shadowRadius = newValue
      end(.shadowRadius, change)
    }
  }

  /// The outline that casts the shadow in place of the layer's picture.
  open var shadowPath: CGPath? {
    get { shadowPathValue }
    set {
      guard newValue != shadowPathValue else { return }
      let change = begin(.shadowPath)
      shadowPathValue = newValue
      end(.shadowPath, change)
    }
  }

  /// Whether opacity applies to the layer with its sublayers as a whole, rather than to each. Initially true.
  open var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set { set(\.allowsGroupOpacity, newValue) }
  }

  /// Has no effect: everything is drawn at the output's resolution.
  open var shouldRasterize: Bool {
    get { values.shouldRasterize }
    set { set(\.shouldRasterize, newValue) }
  }

  /// Has no effect, like ``shouldRasterize``.
  open var rasterizationScale: CGFloat {
    get { values.rasterizationScale }
    set { set(\.rasterizationScale, newValue) }
  }

  // MARK: Contents

  /// The part of the contents that is shown, as shares of the picture.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set {
      guard newValue != values.contentsRect else { return }
      let change = begin(.contentsRect)
      values.contentsRect = newValue
      end(.contentsRect, change)
    }
  }

  /// The part of the contents that is stretched while what lies around it is not, as shares of the picture.
  open var contentsCenter: CGRect {
    get { values.contentsCenter }
    set {
      guard newValue != values.contentsCenter else { return }
      let change = begin(.contentsCenter)
      values.contentsCenter = newValue
      end(.contentsCenter, change)
    }
  }

  /// Pixels of the contents for each point; initially 1.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { set(\.contentsScale, newValue) }
  }

  /// Initially stretched to the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { values.gravity.gravity }
    set { set(\.gravity, ContentsPlacement(newValue)) }
  }

  /// How contents are sampled when drawn larger.
  open var magnificationFilter: CALayerContentsFilter {
    get { values.magnification == .none ? .nearest : .linear }
    set { set(\.magnification, newValue == .nearest ? .none : .medium) }
  }
}
