//
//  PinnedAlphabet.swift
//  A list that scrolls itself under headers that stay.
//

import SwiftUI

struct PinnedAlphabet: View {
  @State private var position = ScrollPosition(edge: .top)
  private let groups = [
    ("A", ["Ada", "Alan", "Anders", "Anna"]), ("B", ["Barbara", "Bjarne", "Brian"]),
    ("C", ["Chris", "Claude", "Clara", "Cora"]), ("D", ["Dennis", "Donald", "Dora"]),
  ]

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders]) {
        ForEach(groups, id: \.0) { letter, names in
          Section {
            ForEach(names, id: \.self) { name in
              Label(name, systemImage: "person.crop.circle.fill")
                .font(.title3)
                .padding()
                .frame(maxWidth: .infinity, alignment: .leading)
              Divider()
            }
          } header: {
            Text("\(Image(systemName: "bookmark.fill")) \(letter)")
              .font(.headline)
              .foregroundStyle(.indigo)
              .padding(.horizontal)
              .padding(.vertical, 8)
              .frame(maxWidth: .infinity, alignment: .leading)
              .background(.thinMaterial)
          }
        }
      }
    }
    .scrollPosition($position)
    .onAppear {
      withAnimation(.easeInOut(duration: 3).delay(0.5)) { position.scrollTo(y: 260) }
    }
  }
}

struct PinnedAlphabet_Previews: PreviewProvider {
  static var previews: some View { PinnedAlphabet() }
}
