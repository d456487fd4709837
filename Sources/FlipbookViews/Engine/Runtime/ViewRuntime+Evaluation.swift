import FlipbookMotion
import Foundation
import Observation

extension ViewRuntime {
  /// Runs what a node is made from and remembers what it reads.
  package func evaluate<Result>(_ node: _ViewNode, _ body: () -> Result) -> Result {
    let (outerNode, outerUpdating) = (evaluatingNode, isUpdating)
    evaluatingNode = node
    isUpdating = true
    evaluationCount += 1
    node.evaluation += 1
    defer { (evaluatingNode, isUpdating) = (outerNode, outerUpdating) }
    let scope = node.observationScope
    scope?.end()
    return withObservationTracking(
      {
        scope?.begin()
        return body()
      }, onChange: observer(of: node))
  }

  /// The closure called at the first change of an observed value. Made only for evaluations that read one.
  private func observer(of node: _ViewNode) -> @Sendable () -> Void {
    if node.observationScope == nil { node.observationScope = ObservationScope() }
    let (link, evaluation) = (node.link, node.evaluation)
    return {
      MainActor.assumeIsolated {
        guard let node = link.target, !node.isRemoved, node.evaluation == evaluation else { return }
        let runtime = node.runtime
        runtime.schedule(runtime.ambientTransaction) { runtime.enqueue(node) }
      }
    }
  }
}
