// swift-format-ignore-file
import SwiftUI

struct BarEntry {
    let label: String
    let value: CGFloat
}

struct BarChartView: View {
    @State private var grown = false
    private let data: [BarEntry] = [.init(label: "M", value: 0.3), .init(label: "T", value: 0.7), .init(label: "W", value: 0.5)]

    var body: some View {
        HStack(alignment: .bottom, spacing: 16) {
            ForEach(data.indices, id: \.self) { i in
                VStack {
                    Text(String(format: "%.0f", Double(data[i].value * 100))).font(.footnote).foregroundColor(.secondary)
                    ZStack(alignment: .bottom) {
                        Capsule().frame(width: 30, height: 200).foregroundColor(Color.gray.opacity(0.3))
                        Capsule().frame(width: 30, height: grown ? 200 * data[i].value : 0)
                            .foregroundColor(.accentColor)
                            .animation(.spring(response: 0.6, dampingFraction: 0.7).delay(0.1 * Double(i)), value: grown)
                    }
                    Text(data[i].label).padding(.top, 8)
                }
            }
        }
        .padding()
        .onAppear { grown.toggle() }
    }
}
