// swift-format-ignore-file
import SwiftUI

extension AnyTransition {
    static var moveAndFade: AnyTransition {
        let insertion = AnyTransition.move(edge: .trailing).combined(with: .opacity)
        let removal = AnyTransition.scale.combined(with: .opacity)
        return .asymmetric(insertion: insertion, removal: removal)
    }
    static var pivot: AnyTransition {
        .modifier(active: CornerRotate(amount: -90), identity: CornerRotate(amount: 0))
    }
}

struct CornerRotate: ViewModifier {
    let amount: Double
    func body(content: Content) -> some View {
        content.rotationEffect(.degrees(amount), anchor: .topLeading).clipped()
    }
}

struct StackedTransitionsView: View {
    @State private var show = false
    @State private var id = UUID()

    var body: some View {
        VStack {
            Button("Tap Me!") { withAnimation(.easeInOut(duration: 0.8)) { show.toggle(); id = UUID() } }
            Group {
                if show { Color.red.frame(width: 80, height: 80).transition(.moveAndFade) }
                if show { Color.blue.frame(width: 80, height: 80).transition(.pivot) }
                if show { Color.green.frame(width: 80, height: 80).transition(.scale(scale: 0.1, anchor: .bottom)) }
                if !show { Color.orange.frame(width: 80, height: 80).transition(.slide) }
                Text("id").id(id).transition(.push(from: .bottom))
            }
        }
    }
}
