// swift-format-ignore-file
import SwiftUI

struct SegmentedControlView: View {
    @State private var selectedIndex = 0
    @State private var favoriteColor = "Red"
    var colors = ["Red", "Green", "Blue"]

    var body: some View {
        VStack {
            Picker("Favorite Color", selection: $favoriteColor, content: {
                ForEach(colors, id: \.self, content: { color in
                    Text(color)
                })
            })
            .pickerStyle(SegmentedPickerStyle())
            Picker("Wheel", selection: $selectedIndex) {
                ForEach(0..<3) { Text(colors[$0]).tag($0) }
            }
            .pickerStyle(.wheel)
            Picker("Menu", selection: $selectedIndex) {
                ForEach(colors.indices, id: \.self) { Text(colors[$0]) }
            }
            .pickerStyle(.menu)
            Picker("Inline", selection: $selectedIndex) {
                ForEach(colors.indices, id: \.self) { Text(colors[$0]) }
            }
            .pickerStyle(InlinePickerStyle())
            .labelsHidden()
            Text("Selected color: \(favoriteColor)")
        }
    }
}
