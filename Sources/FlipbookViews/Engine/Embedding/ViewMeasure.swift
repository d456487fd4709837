import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// Measures views that are in no tree.
@MainActor
package enum ViewMeasure {
  /// The size that a view takes of what it is offered, in points; zero where there is nothing to measure texts with.
  package static func size(of view: AnyView, proposal: ProposedViewSize, environment: EnvironmentValues)
    -> CGSize
  {
    guard let resources = resources else { return .zero }
    let start = ViewRuntime.current?.now ?? 0
    let outer = SceneContext.current
    defer { outer.enter() }
    return ViewRuntime.withoutCurrent {
      ViewRuntime(
        size: .zero, environment: environment, background: .clear, resources: resources, startingAt: start
      ) { view }.sizeThatFits(proposal)
    }
  }

  /// Measure texts and find images; nil where no scene is.
  package static var resources: DrawingResources? {
    ViewRuntime.current?.resources ?? SceneTraits.current.resources
  }
}
