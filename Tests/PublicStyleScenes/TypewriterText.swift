// swift-format-ignore-file
import SwiftUI

struct TypewriterText: View {
    let fullText = "Hello, World!"
    @State private var shown = ""

    var body: some View {
        Text(shown)
            .font(.system(size: 28, weight: .medium, design: .monospaced))
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
            .task {
                for character in fullText {
                    try? await Task.sleep(nanoseconds: 100_000_000)
                    shown.append(character)
                }
            }
    }
}
