// swift-format-ignore-file
import SwiftUI

struct HamburgerMenuView: View {
    @State private var isOpen = false

    var body: some View {
        VStack(alignment: .center, spacing: 10) {
            Rectangle().frame(width: 64, height: 8).cornerRadius(4)
                .rotationEffect(.degrees(isOpen ? 48 : 0), anchor: .leading)
            Rectangle().frame(width: 64, height: 8).cornerRadius(4)
                .scaleEffect(x: isOpen ? 0 : 1, y: isOpen ? 0 : 1, anchor: .trailing)
                .opacity(isOpen ? 0 : 1)
            Rectangle().frame(width: 64, height: 8).cornerRadius(4)
                .rotationEffect(.degrees(isOpen ? -48 : 0), anchor: .leading)
        }
        .foregroundColor(.primary)
        .contentShape(Rectangle())
        .accessibility(label: Text("Menu"))
        .onTapGesture {
            withAnimation(.interpolatingSpring(stiffness: 300, damping: 15)) { self.isOpen.toggle() }
        }
    }
}
