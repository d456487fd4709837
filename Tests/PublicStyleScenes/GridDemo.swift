// swift-format-ignore-file
import SwiftUI

struct GridDemoView: View {
    @State private var shown = false

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 8) {
            GridRow {
                Text("Name").gridColumnAlignment(.trailing)
                Text("Anna")
            }
            Divider().gridCellUnsizedAxes(.horizontal)
            GridRow(alignment: .firstTextBaseline) {
                Text("City")
                Text("Paris").gridCellColumns(1)
            }
            if shown { GridRow { Text("Age"); Text("30") } }
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 12).fill(.background).shadow(radius: 3))
        .onTapGesture { withAnimation(.default) { shown.toggle() } }
    }
}
