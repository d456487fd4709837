import FlipbookDiagnostics

/// Where a definition is used, and where the definition is used that this lies in.
package final class SceneOrigin: Sendable {
  let offset: Int
  let outer: SceneOrigin?

  init(offset: Int, outer: SceneOrigin?) {
    self.offset = offset
    self.outer = outer
  }
}
