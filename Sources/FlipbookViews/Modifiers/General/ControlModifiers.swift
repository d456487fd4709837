import FlipbookDrawing
import FlipbookMotion
import Foundation

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

extension View {
  /// Sets the style of text editors; has no effect in a film.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
  /// Sets the width of buttons. Reports `flexible` as unsupported.
  public func buttonSizing(_ sizing: ButtonSizing, file: String = #fileID, line: Int = #line) -> some View {
    unsupported("View.buttonSizing", when: sizing == .flexible, file, line)
  }
  /// Sets whether sliders have a knob.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
  /// Sets the least width of the room for the icons of labels, in points.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelMetrics.iconWidth, value)
  }
  /// Sets the distance between the icon and the title of labels, in points.
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    environment(\.labelMetrics.spacing, value)
  }
  /// Sets the style of forms. Reports ``ColumnsFormStyle`` as unsupported.
  public func formStyle(_ style: some FormStyle, file: String = #fileID, line: Int = #line) -> some View {
    unsupported("View.formStyle", when: style is ColumnsFormStyle, file, line)
  }
  /// Sets the shape of bordered buttons in the view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
  /// Sets the size of controls in the view.
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
  /// Sets whether buttons act again and again while they are held.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether buttons act again and again while they are held.
  public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
  /// The visibility of labels: always `automatic`.
  public var labelsVisibility: Visibility { .automatic }
  /// The size of controls; `regular` unless set.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}
