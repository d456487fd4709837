// What a scene author gets with `import Flipbook` alone.
@_exported import FlipbookDrawing
@_exported import FlipbookMotion
@_exported import Foundation
