import Foundation

/// The options that a scene sets for the scale of a direction.
struct ScaleOptions {
  var domain = _ChartDomain.automatic
  var range = _ChartRange()
  var type: ScaleType?
}
