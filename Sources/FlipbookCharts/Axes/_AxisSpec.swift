/// Marks at some values of an axis, as charts take them.
public struct _AxisSpec {
  var preset: AxisMarkPreset
  var position: AxisMarkPosition
  var values: AxisMarkValues
  var parts: @MainActor (AxisValue) -> [_AxisPart]
}
