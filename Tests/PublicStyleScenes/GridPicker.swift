// swift-format-ignore-file
import SwiftUI

struct GridPickerView: View {
    @State private var selected: Int?
    @Namespace var animation
    let columns = [GridItem(.adaptive(minimum: 80), spacing: 10)]
    let rows = Array(repeating: GridItem(.fixed(40)), count: 2)

    var body: some View {
        ZStack {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 10) {
                    ForEach(0..<12, id: \.self) { index in
                        if selected != index {
                            RoundedRectangle(cornerRadius: 10)
                                .fill(Color(hue: Double(index) / 12, saturation: 0.8, brightness: 0.9))
                                .matchedGeometryEffect(id: index, in: animation)
                                .frame(height: 80)
                                .onTapGesture { withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) { selected = index } }
                        } else {
                            Color.clear.frame(height: 80)
                        }
                    }
                }
                .padding()
                LazyHGrid(rows: rows) { ForEach(0..<6) { Text("\($0)") } }
            }
            if let selected = selected {
                RoundedRectangle(cornerRadius: 20)
                    .fill(Color(hue: Double(selected) / 12, saturation: 0.8, brightness: 0.9))
                    .matchedGeometryEffect(id: selected, in: animation)
                    .frame(width: 300, height: 400)
                    .onTapGesture { withAnimation(.spring()) { self.selected = nil } }
                    .zIndex(1)
            }
        }
    }
}
