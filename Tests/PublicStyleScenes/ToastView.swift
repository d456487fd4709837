// swift-format-ignore-file
import SwiftUI

struct ToastModifier: ViewModifier {
    @Binding var isShowing: Bool
    let message: String

    func body(content: Content) -> some View {
        ZStack {
            content
            if isShowing {
                VStack {
                    Spacer()
                    HStack {
                        Image(systemName: "info.circle")
                        Text(message).lineLimit(2).minimumScaleFactor(0.5).fixedSize(horizontal: false, vertical: true)
                        Spacer(minLength: 0)
                    }
                    .foregroundColor(.white)
                    .padding()
                    .background(Color.black.opacity(0.8))
                    .cornerRadius(8)
                    .padding()
                }
                .transition(.asymmetric(insertion: .move(edge: .bottom), removal: AnyTransition.opacity.animation(.easeOut(duration: 0.2))))
                .onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { withAnimation { isShowing = false } }
                }
            }
        }
    }
}

struct ToastDemoView: View {
    @State private var showToast = false
    var body: some View {
        Button("Show toast") { withAnimation(.spring()) { showToast = true } }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .modifier(ToastModifier(isShowing: $showToast, message: "This is a toast"))
    }
}
