import FlipbookDrawing
import Foundation

/// Seconds, as Core Foundation names them.
public typealias CFTimeInterval = Double

/// The film time now, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { LayerClock.now }

/// The event of a layer that becomes visible or joins a tree.
public let kCAOnOrderIn = "onOrderIn"

/// The event of a layer that leaves a tree or becomes hidden.
public let kCAOnOrderOut = "onOrderOut"

/// The key of transitions.
public let kCATransition = "transition"

/// Another name of ``CALayerContentsGravity/center``.
public let kCAGravityCenter = CALayerContentsGravity.center

/// Another name of ``CALayerContentsGravity/top``.
public let kCAGravityTop = CALayerContentsGravity.top

/// Another name of ``CALayerContentsGravity/bottom``.
public let kCAGravityBottom = CALayerContentsGravity.bottom

/// Another name of ``CALayerContentsGravity/left``.
public let kCAGravityLeft = CALayerContentsGravity.left

/// Another name of ``CALayerContentsGravity/right``.
public let kCAGravityRight = CALayerContentsGravity.right

/// Another name of ``CALayerContentsGravity/topLeft``.
public let kCAGravityTopLeft = CALayerContentsGravity.topLeft

/// Another name of ``CALayerContentsGravity/topRight``.
public let kCAGravityTopRight = CALayerContentsGravity.topRight

/// Another name of ``CALayerContentsGravity/bottomLeft``.
public let kCAGravityBottomLeft = CALayerContentsGravity.bottomLeft

/// Another name of ``CALayerContentsGravity/bottomRight``.
public let kCAGravityBottomRight = CALayerContentsGravity.bottomRight

/// Another name of ``CALayerContentsGravity/resize``.
public let kCAGravityResize = CALayerContentsGravity.resize

/// Another name of ``CALayerContentsGravity/resizeAspect``.
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect

/// Another name of ``CALayerContentsGravity/resizeAspectFill``.
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill

/// Another name of ``CALayerContentsFilter/nearest``.
public let kCAFilterNearest = CALayerContentsFilter.nearest

/// Another name of ``CALayerContentsFilter/linear``.
public let kCAFilterLinear = CALayerContentsFilter.linear

/// Another name of ``CALayerContentsFilter/trilinear``.
public let kCAFilterTrilinear = CALayerContentsFilter.trilinear
