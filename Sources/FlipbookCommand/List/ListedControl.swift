import FlipbookDiagnostics
import FlipbookViews

/// A control that can be touched, as `flipbook list --controls` prints it.
struct ListedControl: Encodable {
  /// Empty where it has none.
  var label: String
  var kind: String
  /// The left edge, in points of the film, rounded.
  var x: Double
  /// The top edge.
  var y: Double
  var width: Double
  var height: Double
  var gestures: [String]
  var isEnabled: Bool

  @MainActor init(_ control: TouchableControl) {
    (label, kind) = (control.label, control.kind)
    (gestures, isEnabled) = (control.gestures, control.isEnabled)
    let frame = control.frame
    (x, y) = (Double(frame.minX.rounded()), Double(frame.minY.rounded()))
    (width, height) = (Double(frame.width.rounded()), Double(frame.height.rounded()))
  }

  /// The columns of its line.
  var row: [String] {
    [
      label.isEmpty ? "-" : "\"\(label)\"", kind,
      "\(PlainNumber.text(x)),\(PlainNumber.text(y)) \(PlainNumber.text(width))x\(PlainNumber.text(height))",
      gestures.joined(separator: ", ") + (isEnabled ? "" : " (disabled)"),
    ]
  }
}
