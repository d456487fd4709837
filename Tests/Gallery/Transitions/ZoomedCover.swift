import SwiftUI

/// A card, and the cover or the sheet that grows out of it.
struct ZoomedCover: View {
  let isOpen: Bool
  let isSheet: Bool
  @Namespace private var space

  var body: some View {
    VStack(alignment: .leading) {
      GalleryCase.tile(2, 60).matchedTransitionSource(id: 1, in: space) {
        $0.clipShape(RoundedRectangle(cornerRadius: 8))
      }
      Text("Card")
      Spacer()
    }
    .frame(maxWidth: .infinity, alignment: .leading).padding()
    .fullScreenCover(isPresented: .constant(isOpen && !isSheet)) { page }
    .sheet(isPresented: .constant(isOpen && isSheet)) { page }
  }

  private var page: some View {
    VStack {
      Color.teal.frame(height: 80)
      Text("Page").font(.title)
      Spacer()
    }
    .navigationTransition(.zoom(sourceID: 1, in: space))
  }
}
