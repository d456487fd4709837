import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// A graph as it is drawn at a moment of its animations.
struct GraphPicture: View, Animatable {
  /// It holds closures of the scene; the main actor alone makes and reads it.
  nonisolated(unsafe) var model: GraphModel
  @Environment(\.locale) private var locale

  init(model: GraphModel) { self.model = model }

  nonisolated var animatableData: AnimatableVector {
    get { model.vector }
    set { model.vector = newValue }
  }

  var body: some View {
    Canvas { context, size in
      let painter = GraphPainter(model: model, locale: locale, context: context, size: size)
      painter.drawAxes()
      for curve in model.curves { painter.draw(curve) }
    }
    .frame(minWidth: 40, maxWidth: .infinity, minHeight: 40, maxHeight: .infinity)
  }
}
