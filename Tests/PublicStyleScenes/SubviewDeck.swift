//
//  SubviewDeck.swift
//  A fanned deck of cards that takes any views, one card each.
//

import SwiftUI

private struct FavouriteKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension ContainerValues {
  var isFavourite: Bool {
    get { self[FavouriteKey.self] }
    set { self[FavouriteKey.self] = newValue }
  }
}

extension View {
  func favourite(_ value: Bool = true) -> some View {
    containerValue(\.isFavourite, value)
  }
}

struct Deck<Content: View>: View {
  var isOpen: Bool
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { cards in
      ZStack {
        ForEach(cards) { card in
          let index = cards.firstIndex { $0.id == card.id } ?? 0
          let offset = Double(index) - Double(cards.count - 1) / 2
          card
            .frame(width: 130, height: 190)
            .background(.white, in: .rect(cornerRadius: 16))
            .overlay(alignment: .topTrailing) {
              if card.containerValues.isFavourite {
                Image(systemName: "heart.fill")
                  .foregroundStyle(.pink)
                  .padding(10)
              }
            }
            .shadow(color: .black.opacity(0.2), radius: 6, y: 3)
            .rotationEffect(.degrees(isOpen ? offset * 12 : 0), anchor: .bottom)
            .offset(x: isOpen ? offset * 36 : offset * 3)
        }
      }
    }
  }
}

struct SubviewDeck: View {
  @State private var isOpen = false
  @State private var hasJoker = true

  var body: some View {
    VStack(spacing: 40) {
      Deck(isOpen: isOpen) {
        Text("\(Image(systemName: "suit.spade.fill")) A")
          .font(.largeTitle)
        ForEach(["K", "Q"], id: \.self) { name in
          Text("\(Image(systemName: "suit.heart.fill")) \(name)")
            .font(.largeTitle)
            .foregroundStyle(.red)
            .favourite(name == "Q")
        }
        if hasJoker {
          Image(systemName: "party.popper.fill")
            .font(.system(size: 50))
            .foregroundStyle(.purple.gradient)
            .transition(.scale.combined(with: .opacity))
        }
      }
      .onTapGesture {
        withAnimation(.spring(duration: 0.6, bounce: 0.3)) { isOpen.toggle() }
      }

      Button("Joker", systemImage: "sparkles", role: .cancel) {
        withAnimation(.bouncy) { hasJoker.toggle() }
      }
      .buttonStyle(.bordered)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.mint.opacity(0.25))
  }
}

struct SubviewDeck_Previews: PreviewProvider {
  static var previews: some View { SubviewDeck() }
}
