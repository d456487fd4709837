// swift-format-ignore-file
import SwiftUI

struct AccordionDemo: View {
    @State private var revealDetails = false
    @State private var openSection: Int? = nil

    var body: some View {
        List {
            DisclosureGroup("Show Terms", isExpanded: $revealDetails) {
                Text("Long terms and conditions here")
            }
            ForEach(0..<3) { i in
                DisclosureGroup(isExpanded: Binding(get: { openSection == i }, set: { openSection = $0 ? i : nil })) {
                    Text("Answer \(i)")
                } label: {
                    Text("Question \(i)")
                }
            }
        }
        .listStyle(.plain)
        .animation(.easeInOut)
    }
}
