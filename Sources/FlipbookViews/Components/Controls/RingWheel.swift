import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A wheel of numbers from 0 whose last one is followed by the first.
struct RingWheel: View {
  let value: Binding<Int>
  let count: Int
  let metrics: WheelMetrics
  let text: (Int) -> String
  /// How many whole turns the wheel has made.
  @State private var turns = 0

  init(value: Binding<Int>, count: Int, metrics: WheelMetrics, text: @escaping (Int) -> String) {
    (self.value, self.count, self.metrics, self.text) = (value, count, metrics, text)
  }

  /// The number with the turns, which the rows of the wheel go by.
  private var unwound: Binding<Int> {
    Binding(
      get: { value.wrappedValue + turns * count },
      set: { (new: Int) in
        turns = Int((Double(new) / Double(count)).rounded(.down))
        value.wrappedValue = new - turns * count
      })
  }

  var body: some View {
    // A turn before and one after the first are enough for a finger.
    WheelPicker(
      selection: unwound, label: EmptyView(),
      content: ForEach(Array(-count..<2 * count), id: \.self) { number in
        Text(verbatim: text((number + count) % count))
      }, metrics: metrics)
  }
}
