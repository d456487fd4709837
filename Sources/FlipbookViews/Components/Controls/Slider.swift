import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A control for a number in a range: a track with a knob.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let model: SliderModel
  private let label: Label
  private let least: ValueLabel
  private let greatest: ValueLabel

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride? = nil, _ label: Label,
    _ least: ValueLabel, _ greatest: ValueLabel, _ editing: @escaping @MainActor (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    let (low, high) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    model = SliderModel(
      low: low, high: high, step: step.map { Double($0) }, get: { Double(value.wrappedValue) },
      set: { value.wrappedValue = V($0) }, editing: editing)
    (self.label, self.least, self.greatest) = (label, least, greatest)
  }

  /// The track with its knob, between the labels of its ends; the label itself isn't shown.
  public var body: some View {
    HStack(spacing: 8) {
      least
      SliderTrack(model: model, position: model.position, name: Self.name(of: label))
      greatest
    }
    .controlSpacing()
  }

  private static func name(of label: Label) -> String? {
    (label as? Text)?.plainString ?? (label as? FlipbookViews.Label<Text, Image>)?.title.plainString
  }

  /// Makes a slider with labels of its ends. The closure runs when a drag begins and ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// Makes a slider of steps with labels of its ends. The closure runs when a drag begins and ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
}

// The older forms, with the labels as views.
extension Slider {
  /// Makes a slider with labels of its ends. The closure runs when a drag begins and ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }

  /// Makes a slider of steps with labels of its ends. The closure runs when a drag begins and ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider; scripts find it by its label. The closure runs when a drag begins and ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Makes a slider of steps; scripts find it by its label. The closure runs when a drag begins and ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

// The older forms, with the label last.
extension Slider where ValueLabel == EmptyView {
  /// Makes a slider; scripts find it by its label. The closure runs when a drag begins and ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Makes a slider of steps; scripts find it by its label. The closure runs when a drag begins and ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping @MainActor (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider. The closure runs when a drag begins and ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Makes a slider of steps. The closure runs when a drag begins and ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

/// The number behind a slider.
@MainActor
private struct SliderModel {
  let low: Double
  let high: Double
  let step: Double?
  let get: @MainActor () -> Double
  let set: @MainActor (Double) -> Void
  let editing: @MainActor (Bool) -> Void

  /// From 0 to 1.
  var position: Double { high > low ? max(0, min(1, (get() - low) / (high - low))) : 0 }

  func move(to value: Double) {
    var value = max(low, min(high, value))
    if let step, step > 0 { value = min(high, low + ((value - low) / step).rounded() * step) }
    if value != get() { set(value) }
  }
}

/// A track as wide as what is offered, filled up to a knob that can be dragged.
private struct SliderTrack: View {
  let model: SliderModel
  let position: Double
  let name: String?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintColor) private var tint
  @Environment(\.sliderThumbVisibility) private var thumb
  @Environment(\.layoutDirection) private var direction
  @State private var drag = SliderDrag()

  init(model: SliderModel, position: Double, name: String?) {
    (self.model, self.position, self.name) = (model, position, name)
  }

  /// Offsets and fingers go by the picture, not by the direction of the layout.
  private var side: CGFloat { direction == .rightToLeft ? -1 : 1 }

  var body: some View {
    let metrics = ControlMetrics.current.slider
    return GeometryReader { proxy in
      let room = max(1, proxy.size.width - 2 * metrics.knobInset)
      let knob = room * position + metrics.knobInset
      let grip = knob / (room + 2 * metrics.knobInset)
      ZStack(alignment: .topLeading) {
        Capsule(style: .circular).fill(SliderPartStyle(part: { $0.rest }, usual: Color(uiColor: .systemFill)))
          .frame(height: metrics.track)
          .padding(.top, metrics.trackMiddle - metrics.track / 2)
          .padding(.horizontal, metrics.trackInset)
        Capsule(style: .circular).fill(filled)
          .frame(width: knob - metrics.trackInset, height: metrics.track)
          .padding(.top, metrics.trackMiddle - metrics.track / 2)
          .padding(.leading, metrics.trackInset)
        if thumb != .hidden {
          Circle().fill(SliderPartStyle(part: { $0.knob }, usual: .white))
            .frame(width: metrics.knob, height: metrics.knob)
            .shadow(color: Color.black.opacity(0.15), radius: 6, y: 5)
            .offset(x: side * (knob - metrics.knob / 2), y: metrics.knobMiddle - metrics.knob / 2)
        }
      }
      .frame(height: metrics.height, alignment: .top)
      .contentShape(Rectangle())
      .gesture(slide(room))
      .control {
        ControlInfo(
          kind: "slider", names: name.map { [$0] } ?? [],
          grip: UnitPoint(x: side < 0 ? 1 - grip : grip, y: 0.5), number: model.get,
          set: { value in
            guard case .number(let number) = value else { return false }
            model.move(to: number)
            return true
          })
      }
    }
    .frame(height: metrics.height)
    .modifier(FadesAsOne())
    .opacity(isEnabled ? 1 : 0.5)
  }

  /// A tint in the source goes before the scene's appearance for all sliders.
  private var filled: SliderPartStyle {
    SliderPartStyle(part: { [tint] in tint ?? $0.filled }, usual: tint ?? .accentColor)
  }

  private func slide(_ room: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { [drag] value in
        if drag.start == nil {
          drag.start = model.get()
          model.editing(true)
        }
        let way = side * value.translation.width / room * (model.high - model.low)
        model.move(to: (drag.start ?? 0) + way)
      }
      .onEnded { [drag] _ in
        drag.start = nil
        model.editing(false)
      }
  }
}

/// The value of a slider when a finger took its knob.
@MainActor
private final class SliderDrag {
  var start: Double?
  nonisolated init() {}
}

private enum SliderThumbKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// Whether sliders have a knob.
  var sliderThumbVisibility: Visibility {
    get { self[SliderThumbKey.self] }
    set { self[SliderThumbKey.self] = newValue }
  }
}
