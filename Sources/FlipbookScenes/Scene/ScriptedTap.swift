import Flipbook

/// A tap that a person asks for.
package struct ScriptedTap: Hashable, Sendable, CustomStringConvertible {
  package var target: TapTarget
  /// Film time, in seconds.
  package var time: TimeInterval
  /// As the person wrote it.
  package var description: String

  package init(target: TapTarget, time: TimeInterval, description: String) {
    self.target = target
    self.time = time
    self.description = description
  }
}
