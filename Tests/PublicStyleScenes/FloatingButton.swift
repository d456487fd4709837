// swift-format-ignore-file
import SwiftUI

struct FloatingButtonView: View {
    @State private var expanded = false

    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            Rectangle().foregroundColor(.clear)
            VStack(alignment: .trailing, spacing: 12) {
                if expanded {
                    ForEach(["camera.fill", "photo", "doc.text"], id: \.self) { name in
                        Button { } label: {
                            Image(systemName: name).frame(width: 50, height: 50).background(Color.orange).foregroundColor(.white).clipShape(Circle())
                        }
                        .transition(AnyTransition.scale.combined(with: .opacity))
                    }
                }
                Button(action: { withAnimation(.spring()) { expanded.toggle() } }) {
                    Image(systemName: "plus").font(.title).rotationEffect(expanded ? .degrees(45) : .zero)
                        .frame(width: 60, height: 60).background(Circle().fill(Color.red)).foregroundColor(.white)
                        .shadow(color: Color.black.opacity(0.3), radius: 5, x: 0, y: 3)
                }
            }
            .padding(24)
        }
    }
}
