// swift-format-ignore-file
import SwiftUI

struct GaugeBoardView: View {
    @State private var current = 67.0

    var body: some View {
        VStack(spacing: 20) {
            Gauge(value: current, in: 0...100) { Text("BPM") }
            Gauge(value: current, in: 0...100) { Text("BPM") } currentValueLabel: { Text("\(Int(current))") }
                .gaugeStyle(.accessoryCircular)
            Gauge(value: current, in: 0...170) {
                Image(systemName: "heart.fill").foregroundColor(.red)
            } currentValueLabel: {
                Text("\(Int(current))").foregroundColor(Color.green)
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("170")
            }
            .gaugeStyle(.accessoryCircularCapacity)
            .tint(Gradient(colors: [.green, .yellow, .red]))
            Gauge(value: 0.4) { Text("Speed") }.gaugeStyle(.linearCapacity).tint(.purple)
            ProgressView(value: 0.3).tint(.orange)
            Slider(value: $current, in: 0...100)
            Button("Random") { withAnimation { current = 20 } }
        }
        .padding()
    }
}
