import SwiftUI

/// A card, and the page that grows out of it.
struct ZoomedPage: View {
  let isOpen: Bool
  @Namespace private var space

  var body: some View {
    NavigationStack(path: .constant(isOpen ? [1] : [])) {
      VStack(alignment: .leading) {
        GalleryCase.tile(2, 60).matchedTransitionSource(id: 1, in: space) {
          $0.clipShape(RoundedRectangle(cornerRadius: 8))
        }
        Text("Card")
        Spacer()
      }
      .frame(maxWidth: .infinity, alignment: .leading).padding()
      .navigationDestination(for: Int.self) { _ in
        VStack {
          Color.teal.frame(height: 80)
          Text("Page").font(.title)
          Spacer()
        }
        .navigationTransition(.zoom(sourceID: 1, in: space))
      }
    }
  }
}
