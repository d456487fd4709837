import FlipbookDrawing
import FlipbookMotion

/// Makes views that stand for themselves in the container around.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
