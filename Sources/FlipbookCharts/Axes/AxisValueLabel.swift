import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// The label of a value.
public struct AxisValueLabel: AxisMark {
  /// The parts as charts take them.
  public private(set) var _parts: [_AxisPart]

  private init(
    _ content: _AxisPart.Content, _ centered: Bool?, _ anchor: UnitPoint?,
    _ collision: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation,
    _ horizontal: CGFloat?, _ vertical: CGFloat?
  ) {
    var part = _AxisPart(.label)
    (part.content, part.isCentered, part.anchor) = (content, centered, anchor)
    (part.collision, part.orientation) = (collision, orientation)
    (part.horizontalSpacing, part.verticalSpacing) = (horizontal, vertical)
    _parts = [part]
  }

  /// The value as charts write it.
  ///
  /// - Parameters:
  ///   - centered: Whether the label stands in the middle of the value's band.
  ///   - anchor: The point of the label that is at the value.
  ///   - horizontalSpacing: From the value or the plot, in points.
  ///   - verticalSpacing: From the value or the plot, in points.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .automatic, centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
  }

  /// The value by a format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      .format { Format.FormatInput.make($0).map(format.format) }, centered, anchor, collisionResolution,
      orientation, horizontalSpacing, verticalSpacing)
  }

  /// Some words.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .text(Text(titleKey)), centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }

  /// Some words.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .text(Text(title)), centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }

  /// A view.
  public init<Content: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    let view = content()
    // A lone text is measured and shortened as the values are.
    let shown = (view as? Text).map { _AxisPart.Content.text($0) } ?? .view(AnyView(view))
    self.init(
      shown, centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
  }
}
