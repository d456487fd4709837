import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A control for a colour: a round well.
public struct ColorPicker<Label: View>: View {
  let color: Binding<Color>
  let label: Label
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  /// Makes a well with a label; whether opacity can be chosen makes no difference.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    color = selection
    self.label = label()
  }

  /// Makes a well with a label; whether opacity can be chosen makes no difference.
  public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(selection: Self.binding(selection), supportsOpacity: supportsOpacity, label: label)
  }

  static func binding(_ selection: Binding<CGColor>) -> Binding<Color> {
    Binding {
      Color(cgColor: selection.wrappedValue)
    } set: {
      if let color = $0.cgColor { selection.wrappedValue = color }
    }
  }

  /// The label, and the colour in a ring of hues. A tap has no effect.
  public var body: some View {
    let metrics = ControlMetrics.current.colorWell
    return HStack(spacing: 0) {
      if !labelsAreHidden {
        label
        Spacer(minLength: 8)
      }
      ZStack {
        Circle().strokeBorder(Self.hues, lineWidth: metrics.ring)
        Circle().fill(color.wrappedValue).frame(width: metrics.disc, height: metrics.disc)
      }
      .frame(width: metrics.size, height: metrics.size)
    }
    .controlSpacing()
  }

  /// Eight colours a turn, from red at the trailing side downwards; as on the phone, in components of 255.
  private static var hues: AngularGradient {
    let colors: [(Double, Double, Double)] = [
      (235, 77, 74), (189, 81, 211), (113, 84, 235), (76, 200, 230), (69, 232, 135), (143, 235, 76),
      (235, 232, 76), (234, 172, 78), (235, 77, 74),
    ]
    return AngularGradient(
      colors: colors.map { Color(.sRGB, red: $0.0 / 255, green: $0.1 / 255, blue: $0.2 / 255) },
      center: .center)
  }
}

extension ColorPicker where Label == Text {
  /// Makes a well with a title from a string; whether opacity can be chosen makes no difference.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection) { Text(title) }
  }

  /// Makes a well with a localized title; whether opacity can be chosen makes no difference.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Makes a well with a title from a string; whether opacity can be chosen makes no difference.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: Self.binding(selection)) { Text(title) }
  }

  /// Makes a well with a localized title; whether opacity can be chosen makes no difference.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: Self.binding(selection)) { Text(titleKey) }
  }
}
