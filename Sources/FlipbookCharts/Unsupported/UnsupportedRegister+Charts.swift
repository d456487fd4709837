import FlipbookDiagnostics

extension UnsupportedRegister {
  /// The names of charts that do less than on a device.
  package static let charts = UnsupportedRegister([
    .none(
      "A film has no assistive technology.", "ChartContent.accessibilityValue",
      "ChartContent.accessibilityHidden", "ChartContent.accessibilityIdentifier"),
    .none("Marks are drawn alike with and without a layer.", "AxisContent.compositingLayer"),
    .partly("A change of a layer's view is left out.", "ChartContent.compositingLayer"),
    .partly("The content behind an axis is drawn.", "View.chartXAxisStyle", "View.chartYAxisStyle"),
  ])
}

/// Warns that a scene uses a name whose effect a device shows.
///
/// - Parameters:
///   - name: As in the register.
///   - file: The file of the scene's call.
///   - line: The line of the call.
func unsupported(_ name: String, _ file: String? = nil, _ line: Int? = nil) {
  UnsupportedRegister.charts.report(name, file: file, line: line)
}
