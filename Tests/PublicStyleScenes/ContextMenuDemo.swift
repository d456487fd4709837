// swift-format-ignore-file
import SwiftUI

struct ContextMenuDemo: View {
    @State private var background = Color.red
    @State private var sort = 0

    var body: some View {
        VStack(spacing: 30) {
            Text("Hello").padding().background(background)
                .contextMenu {
                    Button("Red") { background = .red }
                    Button(action: { background = .green }) { Label("Green", systemImage: "leaf") }
                }
            Menu("Options") {
                Button("Order Now", action: {})
                Divider()
                Menu("Advanced") { Button("Rename") {} }
                Picker(selection: $sort, label: Text("Sort")) { Text("Size").tag(0); Text("Date").tag(1) }
            }
            Menu {
                Button("Cut") {}
            } label: {
                Image(systemName: "ellipsis.circle")
            } primaryAction: {
                background = .blue
            }
            ShareLink(item: URL(string: "https://example.com")!)
            ShareLink("Share", item: "text")
        }
        .help("Help")
        .onLongPressGesture(minimumDuration: 1, pressing: { inProgress in print(inProgress) }) { background = .yellow }
        .sensoryFeedback(.success, trigger: sort)
    }
}
