// swift-format-ignore-file
import SwiftUI

struct ScrollReaderDemo: View {
    @Namespace var topID
    @State private var position: Int?

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                Button("Scroll to Bottom") {
                    withAnimation { proxy.scrollTo(99, anchor: .bottom) }
                }
                .id(topID)
                VStack(spacing: 0) {
                    ForEach(0..<100) { i in
                        Text("Row \(i)").frame(maxWidth: .infinity).frame(height: 32).id(i)
                            .background(i % 2 == 0 ? Color.gray.opacity(0.1) : .clear)
                    }
                }
                Button("Top") { withAnimation { proxy.scrollTo(topID) } }
            }
        }
        .safeAreaInset(edge: .bottom) { Text("Inset").frame(maxWidth: .infinity).background(.ultraThinMaterial) }
    }
}
