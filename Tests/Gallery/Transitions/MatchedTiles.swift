import SwiftUI

/// A tile that is at the left, small, and then at the right, large.
struct MatchedTiles: View {
  @Namespace private var space

  var body: some View {
    Turning { isOn in
      HStack {
        if !isOn { GalleryCase.tile(1, 40).matchedGeometryEffect(id: 1, in: space) }
        Spacer()
        if isOn {
          RoundedRectangle(cornerRadius: 16).fill(.teal).frame(width: 80, height: 80)
            .matchedGeometryEffect(id: 1, in: space)
        }
      }
    }
  }
}
