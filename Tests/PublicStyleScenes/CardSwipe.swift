// swift-format-ignore-file
import SwiftUI

struct SwipeCard: Identifiable, Hashable {
    let id = UUID()
    var title: String
    var color: Color
}

struct CardSwipeView: View {
    @State private var cards: [SwipeCard] = [
        SwipeCard(title: "One", color: .orange), SwipeCard(title: "Two", color: .pink), SwipeCard(title: "Three", color: .purple),
    ]
    @State private var offset: CGSize = .zero

    var body: some View {
        ZStack {
            ForEach(Array(cards.enumerated()), id: \.element) { index, card in
                RoundedRectangle(cornerRadius: 25, style: .continuous)
                    .fill(card.color)
                    .overlay(Text(card.title).font(.largeTitle).foregroundColor(.white))
                    .frame(width: 280, height: 380)
                    .shadow(radius: 10)
                    .offset(x: index == cards.count - 1 ? offset.width : 0, y: CGFloat(cards.count - 1 - index) * -12)
                    .rotationEffect(.degrees(index == cards.count - 1 ? Double(offset.width / 20) : 0))
                    .gesture(
                        DragGesture()
                            .onChanged { gesture in
                                offset = gesture.translation
                            }
                            .onEnded { gesture in
                                if abs(gesture.predictedEndTranslation.width) > 150 {
                                    withAnimation(.easeOut(duration: 0.3)) { offset.width = gesture.translation.width > 0 ? 600 : -600 }
                                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
                                        cards.removeLast()
                                        offset = .zero
                                    }
                                } else {
                                    withAnimation(.interactiveSpring()) { offset = .zero }
                                }
                            }
                    )
            }
        }
    }
}
