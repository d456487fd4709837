import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The recording that layers are drawn in: fonts, images, the environment.
package final class RecordingContext {
  package let resources: DrawingResources
  package var environment: EnvironmentValues
  let cost: PictureCost

  package init(resources: DrawingResources, environment: EnvironmentValues) {
    self.resources = resources
    self.environment = environment
    cost = PictureCost(resources.limits)
  }
}
