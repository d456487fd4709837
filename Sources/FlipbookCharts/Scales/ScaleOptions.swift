import Foundation

/// What a scene says about the scale of a direction.
struct ScaleOptions {
  var domain = _ChartDomain.automatic
  var range = _ChartRange()
  var type: ScaleType?
}
