// swift-format-ignore-file
import SwiftUI

struct SheetDemoDetail: View {
    @Environment(\.presentationMode) var presentationMode
    @Environment(\.dismiss) private var dismiss
    let title: String

    var body: some View {
        VStack {
            Text(title).font(.largeTitle)
            Button("Close") { presentationMode.wrappedValue.dismiss() }
            Button("Dismiss") { dismiss() }
        }
    }
}

struct SheetDemoView: View {
    @State private var showSheet = false
    @State private var showCover = false
    @State private var showDialog = false
    @State private var showPopover = false

    var body: some View {
        VStack(spacing: 20) {
            Button("Show Sheet") { showSheet.toggle() }
                .sheet(isPresented: $showSheet) {
                    SheetDemoDetail(title: "Sheet").presentationDetents([.medium, .large]).presentationDragIndicator(.visible)
                }
            Button("Show Cover") { showCover = true }
                .fullScreenCover(isPresented: $showCover, content: { SheetDemoDetail(title: "Cover") })
            Button("Show Dialog") { showDialog = true }
                .confirmationDialog("Are you sure?", isPresented: $showDialog, titleVisibility: .visible) {
                    Button("Delete", role: .destructive) {}
                    Button("Cancel", role: .cancel) {}
                } message: {
                    Text("This cannot be undone.")
                }
            Button("Popover") { showPopover = true }
                .popover(isPresented: $showPopover, arrowEdge: .bottom) { Text("Hi").padding() }
        }
    }
}
