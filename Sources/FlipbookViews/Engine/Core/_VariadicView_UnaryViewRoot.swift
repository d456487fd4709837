import FlipbookDrawing
import FlipbookMotion

/// Makes one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
