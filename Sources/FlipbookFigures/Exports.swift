// Figures are views: a file that imports them alone has what it needs to place them.
@_exported import FlipbookDrawing
@_exported import FlipbookMotion
@_exported import FlipbookViews
