// The modules that a scene gets with `import Flipbook` alone.
@_exported import FlipbookCombine
@_exported import FlipbookDrawing
@_exported import FlipbookLayers
@_exported import FlipbookMotion
@_exported import FlipbookUIKit
@_exported import FlipbookViews
@_exported import Foundation
@_exported import Observation

/// The files that a scene comes with. The name hides Foundation's, which would look beside the compiled scene.
public typealias Bundle = SceneBundle
