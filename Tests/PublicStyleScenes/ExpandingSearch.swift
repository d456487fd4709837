// swift-format-ignore-file
import SwiftUI

struct ExpandingSearchView: View {
    @State private var show = false
    @State private var text = ""

    var body: some View {
        HStack(spacing: 0) {
            if show {
                TextField("Search...", text: self.$text)
                    .padding(.leading)
                    .transition(.move(edge: .trailing).combined(with: .opacity))
            }
            Button(action: {
                withAnimation(.interactiveSpring(response: 0.6, dampingFraction: 0.6, blendDuration: 0.6)) {
                    self.show.toggle()
                }
            }) {
                Image(systemName: show ? "xmark" : "magnifyingglass").foregroundColor(.white).padding(12)
                    .background(Color.blue, in: Circle())
            }
        }
        .frame(width: show ? 300 : 48, height: 48)
        .background(Color.gray.opacity(0.2))
        .clipShape(Capsule())
    }
}
