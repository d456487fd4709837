import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A control for a number in a range: a track with a knob.
public struct Slider<Label: View, ValueLabel: View>: View {
  /// From 0 to 1.
  private let position: () -> Double
  private let label: Label
  private let least: ValueLabel
  private let greatest: ValueLabel

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ label: Label, _ least: ValueLabel, _ greatest: ValueLabel
  ) {
    position = {
      let length = Double(bounds.upperBound - bounds.lowerBound)
      return length > 0
        ? max(0, min(1, Double(value.wrappedValue - bounds.lowerBound) / length)) : 0
    }
    (self.label, self.least, self.greatest) = (label, least, greatest)
  }

  public var body: some View {
    HStack(spacing: 8) {
      least
      SliderTrack(position: position())
      greatest
    }
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, label(), minimumValueLabel(), maximumValueLabel())
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, label(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, label(), EmptyView(), EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, label(), EmptyView(), EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, EmptyView(), EmptyView(), EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, EmptyView(), EmptyView(), EmptyView())
  }
}

/// A track as wide as what is offered, filled up to a knob.
private struct SliderTrack: View {
  let position: Double

  init(position: Double) { self.position = position }

  var body: some View {
    GeometryReader { proxy in
      let room = max(0, proxy.size.width - 27)
      ZStack(alignment: .leading) {
        Capsule().fill(Color.gray.opacity(0.25)).frame(height: 4)
        Capsule().fill(Color.accentColor).frame(width: room * position + 13.5, height: 4)
        Circle().fill(Color.white).frame(width: 27, height: 27)
          .shadow(color: Color.black.opacity(0.2), radius: 2, y: 1)
          .offset(x: room * position)
      }
      .frame(height: 28)
    }
    .frame(height: 28)
  }
}
