// swift-format-ignore-file
import SwiftUI

struct CounterNumericView: View {
    @State private var value: Double = 100
    @AppStorage("count") private var stored = 3

    var body: some View {
        VStack(spacing: 20) {
            Text("\(value, specifier: "%.1f")").font(.largeTitle.bold())
                .contentTransition(.numericText(countsDown: true))
            Text(value, format: .number.precision(.fractionLength(2)))
            Text("\(stored)").contentTransition(.numericText(value: Double(stored)))
            Text("Hello **bold** and *italic*")
            (Text("A").foregroundColor(.red) + Text("B").bold() + Text(Image(systemName: "star")))
                .kerning(2).tracking(1).baselineOffset(3)
            Button("Subtract") { withAnimation(.snappy) { value -= 12.5; stored += 1 } }
        }
        .textCase(.uppercase)
    }
}
